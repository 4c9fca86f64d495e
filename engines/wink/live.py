"""What is done live: naming, calling, accusing; the signal is people's own (WK-20)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink import accusing, calling, ending
from engines.wink.errors import refusal
from engines.wink.events import Event
from engines.wink.facts import Accusation
from engines.wink.flow import next_turn
from engines.wink.moves import Accuse, CallNumber, NameAccomplice, SkipCall
from engines.wink.state import State


def name_accomplice(state: State, seat: Seat, move: NameAccomplice, chance: Chance) -> list[Event]:
    """Name one's accomplice, before the token moves (WK-5)."""
    check_turn(state, seat)
    check_naming(state, seat, move.named)
    events: list[Event] = []
    calling.name(state, move.named, events)
    ending.look_after_naming(state, events)
    return events


def call_number(state: State, seat: Seat, move: CallNumber, chance: Chance) -> list[Event]:
    """Decline an open call, and make a new one (WK-2)."""
    check_turn(state, seat)
    calling.check_call(state, seat, move.number)
    events: list[Event] = []
    calling.decline(state, events)
    calling.call(state, move.number, events)
    next_turn(state, events)
    return events


def skip_call(state: State, seat: Seat, move: SkipCall, chance: Chance) -> list[Event]:
    """Call nothing because one can't (WK-9)."""
    check_turn(state, seat)
    if calling.may_call(state, seat):
        raise refusal("can-call")
    events: list[Event] = []
    calling.decline(state, events)
    calling.skip(state, events, able=False)
    next_turn(state, events)
    return events


def accuse(state: State, seat: Seat, move: Accuse, chance: Chance) -> list[Event]:
    """Accuse, at whoever's turn (WK-6, WK-7); the player on turn may have named already (WK-33)."""
    accusing.check_accusation(state, seat, move.accused, move.number)
    events: list[Event] = []
    accusing.accuse(state, Accusation(seat, move.accused, move.number), events)
    look = ending.look if state.turn.naming is None else ending.look_after_naming
    look(state, events)
    return events


def check_turn(state: State, seat: Seat) -> None:
    """Refuse what is only the player's on turn."""
    if seat != state.active:
        raise refusal("not-your-turn")


def check_naming(state: State, seat: Seat, named: Seat) -> None:
    """Refuse to name anybody without an open call, oneself, or nobody there is (WK-5)."""
    if state.players[seat].call is None:
        raise refusal("no-call")
    if not 0 <= named < state.seats:
        raise refusal("no-such-player")
    if named == seat:
        raise refusal("yourself")
