"""What a computer agent concludes from its view: likely identities, what others know, what a card would tell."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from typing import Literal

from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.infiltraitors.belief.knowledge import fits, identities, told_apart, visible
from engines.infiltraitors.belief.posterior import Weights, posterior
from engines.infiltraitors.cards import BITS, MATCHING, Code, Mask, cards_mask, codes_in, mask_of
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.rules.twists import FEWEST_CLUES
from engines.infiltraitors.views import InfiltraitorsView, SuspectView

BITS_A_CLUE = 1.25
"""About how much a clue tells, in missions that count clues (7 and 13)."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a strength plays.

    `reads`: what it excludes by, beside a suspect's own clues: every card that it has seen, and how all suspects hang
    together; the cards before it and in its hand; nothing else. `grain`: how finely it tells apart what clues are
    worth, in bits. `matches`: how much a clue that doesn't match counts. `lets`: it leaves to others what they could
    still find out. `saves`: it lets HQ last where that is the clock.
    """

    reads: Literal["all", "hand", "clues"]
    grain: float = 0.0
    matches: float = 1.0
    lets: bool = True
    saves: bool = False


STYLES = {
    Strength.EASY: Style("clues", grain=0.5, matches=0.5),
    Strength.NORMAL: Style("hand", grain=0.5),
    Strength.HARD: Style("all", lets=False, saves=True),
}


def _read(view: InfiltraitorsView, style: Style) -> dict[int, Weights]:
    """By serial, of each suspect whose identity the viewer doesn't know: how likely it is taken to be what."""
    if style.reads == "all" or (style.reads == "hand" and view.left == 1):
        return posterior(view)
    seen = visible(view) & ~cards_mask(view.discards) if style.reads == "hand" else 0
    apart = told_apart(view.mission, seen)
    unknown = (suspect for suspect in view.every_suspect if suspect.identity is None)
    return {one.serial: dict.fromkeys(codes_in(fits(view, one) & ~apart), 1) for one in unknown}


class Mind:
    """One agent's thoughts in one moment."""

    def __init__(self, view: InfiltraitorsView, seat: Seat, style: Style) -> None:
        self.view, self.seat, self.style = view, seat, style
        self.facts = MISSIONS[view.mission]
        self.weights: dict[int, Weights] = _read(view, style)
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

    @property
    def saving(self) -> bool:
        """Whether HQ has to last, as agents who can reach no suspect pass by waiting alone (mission 8)."""
        return self.style.saves and self.facts.has("exchange_to_the_left")

    def can_wait(self, target: Seat) -> bool:
        """Whether a sure shot at the suspect there had better wait, if there is something useful to do meanwhile.

        Others could still find out what it is, and time doesn't press; or as long as it lies there, its holder and
        their neighbour can pass without HQ, which others need.
        """
        suspect = self.view.suspect_of(target)
        if suspect is None or self.view.left == 1:
            return False
        if self.saving:
            return self.view.middle == 0 and any(self.audience(one).bit_count() > 1 for one in self.view.suspects)
        open_to_all = (fits(self.view, suspect) & self.public).bit_count() > 1
        return self.style.lets and open_to_all and not self._pressed and self._others_may_shoot(suspect)

    @property
    def _pressed(self) -> bool:
        """Whether time presses: HQ, or the turns that are counted, are nearly used up."""
        view = self.view
        rounds = 2 * (len(view.hands) - len(view.gone))
        return view.hq < rounds or (view.last_turn is not None and view.last_turn - view.number < rounds)

    def _others_may_shoot(self, suspect: SuspectView) -> bool:
        seats = len(self.view.hands)
        if self.facts.has("one_shooter") or self.facts.has("eliminate_to_the_right"):
            return False
        return any(seat not in (self.seat, suspect.holder, *self.view.gone) for seat in range(seats))

    def likely(self, target: Seat, identity: Code) -> float:
        """How likely the suspect before an agent is that."""
        suspect = self.view.suspect_of(target)
        if suspect is None or told_apart(self.view.mission, visible(self.view)) & BITS[identity]:
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
        heard = match + (1 - match) * self.style.matches
        before = self.cost(suspect, self.audience(suspect))
        after = 0.0
        if match:
            after += match * self.cost(suspect, upright, upright=1)
        if match < 1:
            after += (1 - match) * self.cost(suspect, sideways, sideways=1)
        told = heard * (before - after)
        return told if not self.style.grain else self.style.grain * round(told / self.style.grain)

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
