"""The moves of glance: settings in private while a beat is open, and confirming them (WK-22)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink.events import Event, SettingsChanged
from engines.wink.moves import (
    PlanAccusation,
    PlanCall,
    PlanNaming,
    SetManner,
    Watch,
    refusal,
)
from engines.wink.rules import accusing, beats, calling
from engines.wink.state import State
from engines.wink.views import Accusation


def watch(state: State, seat: Seat, move: Watch) -> list[Event]:
    """Watch exactly one other player (WK-21)."""
    _check_open(state, seat)
    if not 0 <= move.watched < state.seats:
        raise refusal("no-such-player")
    if move.watched == seat:
        raise refusal("yourself")
    return _set(state, seat, watching=move.watched)


def set_manner(state: State, seat: Seat, move: SetManner) -> list[Event]:
    """Wink boldly or subtly."""
    _check_open(state, seat)
    return _set(state, seat, manner=move.manner)


def plan_accusation(state: State, seat: Seat, move: PlanAccusation) -> list[Event]:
    """Accuse when the beat closes, one at most (WK-28)."""
    _check_open(state, seat)
    accusing.check_accusation(state, seat, move.accused, move.number)
    accusing.check_sighting(state, seat, move.accused, move.number)
    return _set(state, seat, accusation=Accusation(seat, move.accused, move.number))


def drop_accusation(state: State, seat: Seat) -> list[Event]:
    """Accuse nobody after all."""
    _check_open(state, seat)
    if not accusing.sightings(state, seat):
        raise refusal("nothing-seen")
    return _set(state, seat, accusation=None)


def plan_naming(state: State, seat: Seat, move: PlanNaming) -> list[Event]:
    """Name somebody, or nobody, over the seat's own call when the beat closes."""
    _check_open(state, seat)
    calling.check_turn(state, seat)
    if move.named is not None:
        calling.check_naming(state, seat, move.named)
    elif state.players[seat].call is None:
        raise refusal("no-call")
    return _set(state, seat, naming=move.named)


def plan_call(state: State, seat: Seat, move: PlanCall) -> list[Event]:
    """Call this number when the beat closes."""
    _check_open(state, seat)
    calling.check_turn(state, seat)
    calling.check_call(state, seat, move.number)
    return _set(state, seat, call=move.number)


def confirm(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """Confirm for this beat."""
    _check_open(state, seat)
    _check_ready(state, seat)
    events: list[Event] = []
    beats.come_back(state, seat, events)
    return [*events, *beats.confirm(state, seat, chance)]


def confirm_until_turn(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """Let the program confirm until the seat's next turn; if this beat is confirmed, from the next one on."""
    if may_stand(state, seat):
        return _set(state, seat, standing=True)
    _check_open(state, seat)
    _check_ready(state, seat)
    events: list[Event] = []
    beats.come_back(state, seat, events)
    state.set(seat, standing=True)
    return [*events, *beats.confirm(state, seat, chance)]


def confirm_myself(state: State, seat: Seat) -> list[Event]:
    """The program confirms no longer; this beat stays confirmed."""
    if not state.settings(seat).standing:
        raise refusal("not-standing")
    return _set(state, seat, standing=False)


def is_open(state: State, seat: Seat) -> bool:
    """Whether the seat may still set things in this beat, as may one who comes back from away (WK-30)."""
    return not state.players[seat].confirmed or state.players[seat].away


def may_stand(state: State, seat: Seat) -> bool:
    """Whether the seat has confirmed for itself and may let the program do it from now on."""
    return not is_open(state, seat) and not state.settings(seat).standing


def is_ready(state: State, seat: Seat) -> bool:
    """Whether the seat may confirm: the player on turn first sets a call if one is possible (WK-22)."""
    return seat != state.active or state.settings(seat).call is not None or not calling.may_call(state, seat)


def _check_open(state: State, seat: Seat) -> None:
    if not is_open(state, seat):
        raise refusal("confirmed")


def _check_ready(state: State, seat: Seat) -> None:
    if not is_ready(state, seat):
        raise refusal("set-call-first")


def _set(state: State, seat: Seat, **changes: object) -> list[Event]:
    events: list[Event] = []
    beats.come_back(state, seat, events)
    before = state.settings(seat)
    after = state.set(seat, **changes)
    return events if after == before else [*events, SettingsChanged(seat, after)]
