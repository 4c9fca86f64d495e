"""The moves of a live game: naming, calling, accusing; people give the signal themselves (WK-20)."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.wink.events import Event
from engines.wink.moves import Accuse, CallNumber, NameAccomplice, refusal
from engines.wink.rules import accusing, calling, ending
from engines.wink.state import State
from engines.wink.views import Accusation


def name_accomplice(state: State, seat: Seat, move: NameAccomplice) -> list[Event]:
    """Name an accomplice, before the token moves (WK-5)."""
    calling.check_turn(state, seat)
    calling.check_naming(state, seat, move.named)
    events: list[Event] = []
    calling.name(state, move.named, events)
    ending.look_after_naming(state, events)
    return events


def call_number(state: State, seat: Seat, move: CallNumber) -> list[Event]:
    """Decline the open call, if any, and make a new one (WK-2)."""
    calling.check_turn(state, seat)
    calling.check_call(state, seat, move.number)
    events: list[Event] = []
    calling.decline(state, events)
    calling.call(state, move.number, events)
    ending.next_turn(state, events)
    return events


def skip_call(state: State, seat: Seat) -> list[Event]:
    """Call nothing, as there is nothing to call (WK-9)."""
    calling.check_turn(state, seat)
    if calling.may_call(state, seat):
        raise refusal("can-call")
    events: list[Event] = []
    calling.decline(state, events)
    calling.skip(state, events, able=False)
    ending.next_turn(state, events)
    return events


def accuse(state: State, seat: Seat, move: Accuse) -> list[Event]:
    """Accuse, on anybody's turn (WK-6, WK-7); the player on turn may have named already (WK-33)."""
    accusing.check_accusation(state, seat, move.accused, move.number)
    events: list[Event] = []
    accusing.accuse(state, Accusation(seat, move.accused, move.number), events)
    look = ending.look if state.turn.naming is None else ending.look_after_naming
    look(state, events)
    return events
