"""Live: moves that somebody quicker has made pointless; they cost nothing, and are refused by saying who it was."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.errors import IllegalMove
from engines.core.seats import Seat
from engines.core.text import Who
from engines.wink.cards import Number
from engines.wink.moves import Accuse, Move, NameAccomplice, refusal
from engines.wink.state import State
from engines.wink.views import Turn


def overtaken(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves that the seat could make until a short while ago, before somebody else was quicker."""
    if not state.live or state.stage == "over":
        return ()
    others = [other for other in range(state.seats) if other != seat]
    accusing = (Accuse(other, number) for number in _settled(_recent(state)) for other in others)
    naming = (NameAccomplice(other) for other in others if _own_call_caught(state, seat) is not None)
    return (*accusing, *naming)


def quicker_over(state: State, number: Number) -> IllegalMove | None:
    """What keeps anybody from accusing over a number now, where that was done lately: an accusation or a naming."""
    return next((found for turn in reversed(_recent(state)) if (found := _over(turn, number)) is not None), None)


def quicker_than_naming(state: State, seat: Seat) -> IllegalMove | None:
    """What keeps the player on turn from naming, where somebody has caught their accomplice since they called."""
    number = _own_call_caught(state, seat)
    return None if number is None else quicker_over(state, number)


def _recent(state: State) -> tuple[Turn, ...]:
    """The turns since the player on turn last called: those of a round, and the one that goes on."""
    return tuple(past.turn for past in state.past[-state.seats - 1 :])


def _settled(turns: Iterable[Turn]) -> tuple[Number, ...]:
    """The numbers that were accused or named over."""
    numbers = [made.number for turn in turns for made in turn.accusations]
    return (*numbers, *(turn.naming.number for turn in turns if turn.naming is not None))


def _over(turn: Turn, number: Number) -> IllegalMove | None:
    if turn.naming is not None and turn.naming.number == number:
        return refusal("named-before", who=Who(turn.seat), number=number)
    for made in turn.accusations:
        if made.number == number:
            return refusal("caught-before" if made.right else "accused-before", who=Who(made.seat), number=number)
    return None


def _own_call_caught(state: State, seat: Seat) -> Number | None:
    """The number of the call that the player on turn would name over, if somebody has caught their accomplice."""
    if seat != state.active or state.players[seat].call is not None or state.turn.naming is not None:
        return None
    turns = _recent(state)
    called = next((turn.call for turn in reversed(turns[:-1]) if turn.seat == seat), None)
    caught = {made.number for turn in turns for made in turn.accusations if made.right}
    return called if called in caught else None
