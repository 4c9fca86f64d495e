"""Live: turns that are passed, players who are away and come back, and players who leave for good (WK-38, WK-39)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink.events import CameBack, Event, PlayerLeft, TurnPassed, WentAway
from engines.wink.moves import refusal
from engines.wink.rules import calling, ending
from engines.wink.rules.beats import PATIENCE
from engines.wink.state import State


def pass_turn(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """The turn of a player who is late passes; who has let two in a row pass is away from now on (WK-38)."""
    calling.check_turn(state, seat)
    events: list[Event] = []
    passed = min(state.players[seat].passed + 1, PATIENCE)
    state.update(seat, passed=passed)
    if passed == PATIENCE and not state.players[seat].away:
        state.update(seat, away=True)
        events.append(WentAway(seat, live=True))
    _pass(state, events)
    go_on(state, events)
    return events


def go_on(state: State, events: list[Event]) -> None:
    """Pass the turns of players who are away, unless all are: the game must wait for somebody."""
    while state.stage != "over" and state.players[state.active].away and not _all_away(state):
        _pass(state, events)


def acting(state: State, seat: Seat) -> list[Event]:
    """The seat does something: no turn of theirs counts as passed any more, and who was away is back."""
    was_away = state.players[seat].away
    state.update(seat, passed=0, away=False)
    return [CameBack(seat)] if was_away else []


def come_back(state: State, seat: Seat) -> list[Event]:
    """A player who is away plays again."""
    if not state.players[seat].away:
        raise refusal("not-away")
    return acting(state, seat)


def leave(state: State, seat: Seat) -> list[Event]:
    """A player leaves: their cards, and the crowd's of the same numbers, are turned face down (WK-39)."""
    player = state.players[seat]
    events: list[Event] = [PlayerLeft(seat, player.hand)]
    calling.give_up(state, seat)
    for number in player.hand:
        calling.turn_down(state, seat, number)
    state.update(seat, left=True, away=False, passed=0)
    state.changed = True
    state.note(left=(*state.turn.left, seat))
    ending.look_in_turn(state, events)
    if state.stage != "over" and seat == state.active:
        _pass(state, events)
    go_on(state, events)
    return events


def _pass(state: State, events: list[Event]) -> None:
    """The turn ends without a call: an open one is declined, the token leaves the table (WK-22)."""
    seat = state.active
    if not state.players[seat].left:
        events.append(TurnPassed(seat))
    calling.decline(state, events)
    calling.let_pass(state)
    ending.next_turn(state, events)


def _all_away(state: State) -> bool:
    return all(state.players[seat].away for seat in state.playing)
