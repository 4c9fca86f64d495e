"""Calls and how they end: calling, naming, declining, skipping (WK-2, WK-5, WK-9)."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.text import Who
from engines.wink.cards import Number
from engines.wink.events import AccompliceNamed, CallDeclined, CallSkipped, Event, NumberCalled
from engines.wink.moves import refusal
from engines.wink.state import NOWHERE, State
from engines.wink.views import Call, Naming


def may_call(state: State, seat: Seat) -> tuple[Number, ...]:
    """The numbers a seat may call: face up, not in its hand, without a token, its own included (WK-2)."""
    barred = {player.token for player in state.players}
    barred.update(state.players[seat].hand)
    return tuple(sorted(state.up - barred))


def check_call(state: State, seat: Seat, number: Number) -> None:
    """Refuse a number that the seat may not call (WK-2)."""
    if number not in state.up:
        raise refusal("not-face-up", number=number)
    if number in state.players[seat].hand:
        raise refusal("own-number", number=number)
    if number == state.players[seat].token:
        raise refusal("same-card", number=number)
    if any(number == player.token for player in state.players):
        raise refusal("occupied", number=number)


def check_turn(state: State, seat: Seat) -> None:
    """Refuse a move that only the player on turn may make, and say who that is."""
    if seat != state.active:
        raise refusal("not-your-turn", who=Who(state.active))


def check_naming(state: State, seat: Seat, named: Seat) -> None:
    """Refuse a naming without an open call, of a seat that does not exist, or of oneself (WK-5)."""
    if state.players[seat].call is None:
        raise refusal("no-call")
    if not 0 <= named < state.seats:
        raise refusal("no-such-player")
    if named == seat:
        raise refusal("yourself")
    check_playing(state, named)


def check_playing(state: State, seat: Seat) -> None:
    """Refuse a player who has left the game (WK-39)."""
    if state.players[seat].left:
        raise refusal("has-left", who=Who(seat))


def call(state: State, number: Number, events: list[Event]) -> None:
    """The player on turn puts their token on a card and announces its number."""
    seat = state.active
    state.update(seat, token=number, call=Call(seat, number, state.number))
    state.lacking |= {(number, seat)}
    state.unable = 0
    state.note(call=number)
    events.append(NumberCalled(seat, number))


def skip(state: State, events: list[Event], *, able: bool) -> None:
    """The player on turn calls nothing, and their token leaves the table (WK-9); `able`: they could have called."""
    state.update(state.active, token=NOWHERE)
    state.unable = 0 if able else state.unable + 1
    state.note(skipped=True)
    events.append(CallSkipped(state.active))


def let_pass(state: State) -> None:
    """The live turn passes: no call, no token; that doesn't count as a turn in which nobody could call (WK-38)."""
    state.update(state.active, token=NOWHERE)
    state.unable = 0
    state.note(skipped=True, passed=True)


def decline(state: State, events: list[Event]) -> None:
    """The player on turn names nobody: an open call is closed, and nothing else changes (WK-5)."""
    own = state.players[state.active].call
    if own is not None:
        state.update(state.active, call=None)
        state.note(naming=Naming(None, own.number, None, None))
        events.append(CallDeclined(state.active, own.number))


def name(state: State, named: Seat, events: list[Event]) -> None:
    """The player on turn names their accomplice over their open call (WK-5)."""
    seat, own = state.active, state.players[state.active].call
    assert own is not None, "only an open call is named over"
    number, holder = own.number, holder_of(state, own.number)
    if named == holder:
        close(state, own)
        lay_down(state, holder, number, face_up=True)
        state.update(seat, crowd=(*state.players[seat].crowd, number))
    else:
        turn_down(state, holder, number)
    state.note(naming=Naming(named, number, named == holder, holder))
    events.append(AccompliceNamed(seat, named, number, named == holder, holder))


def holder_of(state: State, number: Number) -> Seat:
    """Who holds the agent card of a crowd card that lies face up."""
    return next(seat for seat, player in enumerate(state.players) if number in player.hand)


def give_up(state: State, seat: Seat) -> None:
    """A seat's open call, if any, is closed, and its token leaves the table; the card stays."""
    state.update(seat, call=None, token=NOWHERE)


def turn_down(state: State, holder: Seat, number: Number) -> None:
    """Both cards of a number are turned face down, the agent card before its holder; a call over it is closed."""
    state.up -= {number}
    state.down |= {number}
    state.changed = True
    for seat, player in enumerate(state.players):
        if player.token == number:
            give_up(state, seat)
    lay_down(state, holder, number, face_up=False)


def close(state: State, closed: Call) -> None:
    """A call's card leaves the crowd or is turned: the call is over and its token leaves the table (WK-2)."""
    state.up -= {closed.number}
    state.changed = True
    state.update(closed.seat, call=None, token=NOWHERE)


def lay_down(state: State, holder: Seat, number: Number, *, face_up: bool) -> None:
    """The holder's agent card goes from their hand before them."""
    player = state.players[holder]
    hand = tuple(held for held in player.hand if held != number)
    if face_up:
        state.update(holder, hand=hand, agents=(*player.agents, number))
    else:
        state.update(holder, hand=hand, lost=(*player.lost, number))
