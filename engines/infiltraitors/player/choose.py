"""The computer agent's moves: it shoots when it is sure, else plays the card that tells most (IN-10, IN-29)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.infiltraitors.cards import MATCHING, Code, codes_in
from engines.infiltraitors.imagine import imagine
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
from engines.infiltraitors.player.mind import STYLES, Mind
from engines.infiltraitors.rules.apply import apply
from engines.infiltraitors.views import InfiltraitorsView

DREAMS = 6
"""A move that loses at once in so many imagined states is avoided."""
SURE = 0.999
RISK = 0.5
"""With bullets to spare, a shot this likely is better than another clue."""
DRAW, DRAW_SAVED = 0.7, 0.5
"""What drawing a card along with a clue is worth, in bits; the other where HQ must last."""
LEAST, LEAST_SAVED = 0.3, 0.1
"""A clue that tells less, in bits, waits for better cards; the other where HQ must last."""
HELD = 0.25
"""A sure shot that can wait comes after clues that tell more."""
KEEP = 0.05
"""How much a card's best use is regretted when it is played for less."""

M = TypeVar("M")


def choose(
    view: InfiltraitorsView, legal: Sequence[Move], chance: Chance, budget_s: float, strength: Strength
) -> Move:
    """The best move that does not lose at once; the best of all if every one does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    ranked = _RANKINGS[view.stage](Mind(view, view.seat, STYLES[strength]), legal)
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


def _ranked(moves: Sequence[M], value: Callable[[M], float]) -> list[M]:
    return sorted(moves, key=value, reverse=True)


def _act(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    return _ranked(legal, lambda move: worth(mind, move))


def worth(mind: Mind, move: Move) -> float:
    """What an action is worth, in bits; shots that are sure come first, then a suspect of one's own."""
    match move:
        case Eliminate():
            return _shot(mind, move)
        case Capture():
            return 50.0
        case GiveClue():
            return _clue(mind, mind.seat, move.card.code)
        case Exchange():
            return _clue(mind, move.target, move.card.code) + (mind.view.hq > 0) * (
                DRAW_SAVED if mind.saving else DRAW
            )
        case Wait():
            return _wait(mind, move)
        case _:
            raise AssertionError(move)


def _shot(mind: Mind, move: Eliminate) -> float:
    likely = mind.likely(move.target, move.identity.code)
    if mind.stalling:
        return likely - 1.0
    if likely > SURE:
        return HELD if mind.can_wait(move.target) else 100.0
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
    if mind.saving and hand:
        return LEAST_SAVED if move.draw == 0 else -3.0
    room = min(mind.facts.limit - hand, mind.view.hq - 1)
    return LEAST + 0.01 * move.draw if 0 < move.draw <= room else -2.0


def _reward(mind: Mind, legal: Sequence[Move]) -> list[Move]:
    def value(move: Move) -> float:
        if isinstance(move, TakeReward):
            code = move.card.code
            return _of_pool(mind, code) if mind.facts.has("last_stand") else mind.use(code)
        return -0.5 if isinstance(move, TakeFaceDownReward) else -1.0

    return _ranked(legal, value)


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
