"""The end of a turn, of the game, and the score (WK-8, WK-9, WK-10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Literal

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.wink.cards import PLAYERS
from engines.wink.events import Event, GameEnded, LastRoundBegan, TurnBegan
from engines.wink.state import Past, State
from engines.wink.views import Turn

QUIET_ROUNDS = 3
"""The game ends after this number of whole rounds that changed no crowd card (WK-9)."""

LEAST = PLAYERS[0]
"""With fewer players left the game ends: of three, who doesn't hold a number would know who does (WK-39)."""

Tie = Literal["none", "opened", "lost", "shared"]


def next_turn(state: State, events: list[Event]) -> None:
    """End the turn; then the game is over, or it is the next player's turn."""
    state.quiet = 0 if state.changed else state.quiet + 1
    state.changed = False
    _look_after_turn(state, events)
    if state.stage == "over":
        return
    state.active = next(seat for seat in _after(state, state.active) if not state.players[seat].left)
    state.number += 1
    if state.live:
        state.past = (*state.past, Past(Turn(state.number, state.active)))
    events.append(TurnBegan(state.number, state.active))


def look(state: State, events: list[Event]) -> None:
    """End the game, or begin its last round, if a hand or the crowd is empty (WK-8), or too few are left (WK-39)."""
    if state.stage == "over" or not (_empty_handed(state) or _is_stopped(state)):
        return
    if not state.equal or _is_stopped(state):
        _finish(state, events)
    elif not state.ending:
        state.ending = True
        events.append(LastRoundBegan())


def look_after_naming(state: State, events: list[Event]) -> None:
    """As `look`; the last player of the last round makes no new call (WK-8)."""
    look(state, events)
    if state.stage != "over" and state.ending and _is_last(state):
        _finish(state, events)


def look_in_turn(state: State, events: list[Event]) -> None:
    """As `look`, in the middle of a live turn; its player may have named already (WK-33)."""
    (look if state.turn.naming is None else look_after_naming)(state, events)


def _look_after_turn(state: State, events: list[Event]) -> None:
    """End the game after the last round, or when it is stuck (WK-8, WK-9)."""
    if state.stage == "over":
        return
    playing = len(state.playing)
    stuck = state.unable >= playing or state.quiet >= QUIET_ROUNDS * playing
    if stuck or (state.ending and _is_last(state)):
        _finish(state, events)


def _is_last(state: State) -> bool:
    """Whether all have had the same number of turns after this one."""
    rest = takewhile(lambda seat: seat != state.start, _after(state, state.active))
    return all(state.players[seat].left for seat in rest)


def _after(state: State, seat: Seat) -> Iterator[Seat]:
    """The other seats, clockwise."""
    return ((seat + step) % state.seats for step in range(1, state.seats))


def _is_stopped(state: State) -> bool:
    """Whether no further turn can be played."""
    return not state.up or len(state.playing) < LEAST


def _finish(state: State, events: list[Event]) -> None:
    """The game is over; calls still open score nothing."""
    state.stage = "over"
    state.outcome = outcome(state)
    events.append(GameEnded(state.outcome))


def outcome(state: State) -> Outcome:
    """Winners, ranking and scores (WK-10); who left comes after all others (WK-39)."""
    keys = [(not player.left, player.score, player.opened, len(player.lost)) for player in state.players]
    ranks = sorted(set(keys), reverse=True)
    ranking = tuple(tuple(seat for seat, key in enumerate(keys) if key == rank) for rank in ranks)
    return Outcome(
        winners=ranking[0],
        ranking=ranking,
        scores=tuple(player.score for player in state.players),
        reason=_reason(state, ranking[0], _tie(keys)),
    )


def _tie(keys: list[tuple[bool, int, int, int]]) -> Tie:
    """What settled the first place: points alone, one of the tie-breaks, or nothing."""
    best = max(keys)
    if keys.count(best) > 1:
        return "shared"
    level = [key for key in keys if key[:2] == best[:2]]
    if len(level) == 1:
        return "none"
    return "opened" if sum(key[2] == best[2] for key in level) == 1 else "lost"


def _reason(state: State, winners: tuple[Seat, ...], tie: Tie) -> Text:
    empty = _empty_handed(state)
    if len(state.playing) < LEAST:
        why = text("wink-end-few")
    elif empty:
        why = text("wink-end-hand", who=tuple(map(Who, empty)), count=len(empty))
    elif not state.up:
        why = text("wink-end-crowd")
    else:
        why = text("wink-end-unable" if state.unable >= len(state.playing) else "wink-end-quiet")
    points = state.players[winners[0]].score
    return text("wink-reason", why=why, who=tuple(map(Who, winners)), count=len(winners), points=points, tie=tie)


def _empty_handed(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.playing if not state.players[seat].hand)
