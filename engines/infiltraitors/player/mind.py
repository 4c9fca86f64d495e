"""What a computer agent concludes from its view: likely identities, what others know, what a card would tell."""

from __future__ import annotations

from math import log2

from engines.core.seats import Seat
from engines.infiltraitors.belief.knowledge import fits, identities, told_apart
from engines.infiltraitors.belief.posterior import Weights, posterior
from engines.infiltraitors.components.cards import BITS, MATCHING, Code, Mask, cards_mask, mask_of
from engines.infiltraitors.components.missions import MISSIONS
from engines.infiltraitors.rules.twists import FEWEST_CLUES
from engines.infiltraitors.views import InfiltraitorsView, SuspectView

BITS_A_CLUE = 1.25
"""About how much a clue tells, in missions that count clues (7 and 13)."""


class Mind:
    """One agent's thoughts in one moment."""

    def __init__(self, view: InfiltraitorsView, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.facts = MISSIONS[view.mission]
        self.weights: dict[int, Weights] = posterior(view)
        self.suspects = {suspect.serial: suspect for suspect in view.every_suspect}
        self.public = identities(view.mission) & ~told_apart(view.mission, cards_mask(view.shown))
        self._audiences: dict[int, Mask] = {}

    @property
    def spare(self) -> int:
        """Bullets that may miss."""
        return self.view.bullets - self.view.left

    @property
    def stalling(self) -> bool:
        """Mission 19: before the last elimination all look through HQ: no card seen there is the key person."""
        view = self.view
        return view.key is not None and view.left == 2 and view.hq > 0 and len(view.gone) < len(view.hands) - 1

    def likely(self, target: Seat, identity: Code) -> float:
        """How likely the suspect before an agent is that."""
        suspect = self.view.suspect_of(target)
        if suspect is None:
            return 0.0
        weights = self.weights[suspect.serial]
        return weights.get(identity, 0) / sum(weights.values())

    def audience(self, suspect: SuspectView) -> Mask:
        """What the suspect may be to those who could shoot it: to this agent, or to one who knows what all know."""
        found = self._audiences.get(suspect.serial)
        if found is None:
            found = self._audience(suspect)
            self._audiences[suspect.serial] = found
        return found

    def _audience(self, suspect: SuspectView) -> Mask:
        if self.may_shoot(suspect):
            return mask_of(self.weights[suspect.serial])
        public = fits(self.view, suspect) & self.public
        return public if suspect.identity is None else public | BITS[suspect.identity.code]

    def may_shoot(self, suspect: SuspectView) -> bool:
        """Whether this agent could shoot the suspect, now or later."""
        if suspect.holder in (None, self.seat) or self.seat in self.view.gone:
            return False
        if self.facts.has("one_shooter"):
            return self.view.shooter == self.seat
        if self.facts.has("eliminate_to_the_right"):
            return suspect.holder == (self.seat - 1) % len(self.view.hands)
        return True

    def gain(self, suspect: SuspectView, card: Code) -> float:
        """How much nearer the card is expected to bring the suspect's end, in bits."""
        audience = self.audience(suspect) & ~BITS[card]
        upright = audience & MATCHING[card]
        sideways = audience & ~MATCHING[card]
        match = self._match(suspect, card)
        before = self.cost(suspect, self.audience(suspect))
        after = 0.0
        if match:
            after += match * self.cost(suspect, upright, upright=1)
        if match < 1:
            after += (1 - match) * self.cost(suspect, sideways, sideways=1)
        return before - after

    def _match(self, suspect: SuspectView, card: Code) -> float:
        """How likely the card matches, as this agent sees it."""
        if suspect.identity is not None:
            return float(bool(MATCHING[suspect.identity.code] & BITS[card]))
        weights = self.weights[suspect.serial]
        matching = sum(weight for identity, weight in weights.items() if MATCHING[card] & BITS[identity])
        return matching / sum(weights.values())

    def cost(self, suspect: SuspectView, audience: Mask, upright: int = 0, sideways: int = 0) -> float:
        """What is still missing before the suspect can be shot, in bits."""
        bits = log2(max(1, audience.bit_count()))
        if not self.facts.has("balanced_clues"):
            return bits
        upright += sum(clue.upright for clue in suspect.clues)
        sideways += sum(not clue.upright for clue in suspect.clues)
        pairs = max(FEWEST_CLUES // 2, upright, sideways)
        missing = 2 * pairs - upright - sideways
        return BITS_A_CLUE * max(float(missing), bits / BITS_A_CLUE) + 0.1 * (missing + bits)

    def use(self, card: Code) -> float:
        """The value of a card in the hand: the most it could tell of a suspect."""
        return max((self.gain(suspect, card) for suspect in self.suspects.values()), default=0.0)
