"""The computer agent: it shoots when it is sure, else plays the card that tells most (views only: IN-10, IN-29).

`Mind` is what it concludes from its view: likely identities, what others know, what a card would tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log2
from typing import TypeVar

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.infiltraitors.belief.knowledge import fits, identities, told_apart
from engines.infiltraitors.belief.posterior import Weights, posterior
from engines.infiltraitors.cards import BITS, MATCHING, Code, Mask, cards_mask, codes_in, mask_of
from engines.infiltraitors.imagine import imagine
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.moves import (
    Capture,
    Discard,
    Eliminate,
    EliminateKeyPerson,
    Exchange,
    GiveClue,
    GiveKeyClue,
    Leave,
    Move,
    Stay,
    TakeFaceDownReward,
    TakeReward,
    Wait,
)
from engines.infiltraitors.rules.apply import apply
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


DREAMS = 6
"""A move that loses at once in so many imagined states is avoided."""
SURE = 0.999
RISK = 0.5
"""With bullets to spare, a shot this likely is better than another clue."""
DRAW = 0.7
"""What drawing a card along with a clue is worth, in bits."""
LEAST = 0.3
"""A clue that tells less, in bits, waits for better cards."""
KEEP = 0.05
"""How much a card's best use is regretted when it is played for less."""

M = TypeVar("M")


def choose(
    view: InfiltraitorsView, legal: Sequence[Move], chance: Chance, budget_s: float, strength: Strength
) -> Move:
    """The best move that does not lose at once; the best of all if every one does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    ranked = _RANKINGS[view.stage](Mind(view, view.seat), legal)
    if not _is_close(view):
        return ranked[0]
    return next((move for move in ranked[:40] if not _loses(view, move, chance)), ranked[0])


def _is_close(view: InfiltraitorsView) -> bool:
    """Whether a move might lose at once without a shot: HQ is empty or nearly so, or an agent is about to leave."""
    return view.hq <= 1 or view.stage in ("leave", "key_clue")


def _loses(view: InfiltraitorsView, move: Move, chance: Chance) -> bool:
    """Whether the move loses at once in all of some imagined states."""
    for _ in range(DREAMS):
        state = imagine(view, chance)
        apply(state, state.active, move, chance)
        if state.outcome is None or state.outcome.winners:
            return False
    return True


def _ranked(moves: Sequence[M], worth: Callable[[M], float]) -> list[M]:
    return sorted(moves, key=worth, reverse=True)


def _act(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    return _ranked(legal, lambda move: _worth(mind, move))


def _worth(mind: Mind, move: Move) -> float:
    """What an action is worth, in bits; shots that are sure come first, then a suspect of one's own."""
    match move:
        case Eliminate():
            return _shot(mind, move)
        case Capture():
            return 50.0
        case GiveClue():
            return _clue(mind, mind.seat, move.card.code)
        case Exchange():
            return _clue(mind, move.target, move.card.code) + (DRAW if mind.view.hq else 0.0)
        case Wait():
            return _wait(mind, move)
        case _:
            raise AssertionError(move)


def _shot(mind: Mind, move: Eliminate) -> float:
    likely = mind.likely(move.target, move.identity.code)
    if mind.stalling:
        return likely - 1.0
    if likely > SURE:
        return 100.0
    if mind.spare > 0 and likely >= RISK:
        return 60.0 + likely
    return likely - 10.0


def _clue(mind: Mind, target: Seat, code: Code) -> float:
    suspect = mind.view.suspect_of(target)
    return 0.0 if suspect is None else mind.gain(suspect, code) - KEEP * mind.use(code)


def _wait(mind: Mind, move: Wait) -> float:
    if mind.stalling:
        return 10.0 + move.draw
    hand = mind.view.hands[mind.seat].count
    room = min(mind.facts.limit - hand, mind.view.hq - 1)
    return LEAST + 0.01 * move.draw if 0 < move.draw <= room else -2.0


def _reward(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    def worth(move: Move) -> float:
        if isinstance(move, TakeReward):
            code = move.card.code
            return _of_pool(mind, code) if mind.facts.has("last_stand") else mind.use(code)
        return -0.5 if isinstance(move, TakeFaceDownReward) else -1.0

    return _ranked(legal, worth)


def _of_pool(mind: Mind, code: Code) -> float:
    """Mission 18: into how many parts the pool with this card divides what the last suspect may be."""
    unseen = mind.public
    pool = [card.code for card in mind.view.pool]
    return float(len({tuple(MATCHING[card] >> one & 1 for card in (*pool, code)) for one in codes_in(unseen)}))


def _discard(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    return _ranked(legal, lambda move: -mind.use(move.card.code) if isinstance(move, Discard) else 0.0)


def _leave(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    """Leave as late as possible: each elimination lets one agent go."""
    to_come, to_go = mind.view.left - 1, len(mind.view.hands) - len(mind.view.gone) - 1
    wanted = Leave if to_go > to_come else Stay
    return _ranked(legal, lambda move: float(isinstance(move, wanted)))


def _key_clue(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    key = mind.view.key
    assert key is not None
    return _ranked(legal, lambda move: mind.gain(key, move.card.code) if isinstance(move, GiveKeyClue) else 0.0)


def _key_shot(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    weights = mind.weights[0]
    return _ranked(
        legal, lambda move: weights.get(move.identity.code, 0) if isinstance(move, EliminateKeyPerson) else 0.0
    )


_RANKINGS: dict[str, Callable[[Mind, Sequence[Move]], list[Move]]] = {
    "action": _act,
    "reward": _reward,
    "discard": _discard,
    "leave": _leave,
    "key_clue": _key_clue,
    "key_shot": _key_shot,
}
