"""The searchlight: turning it, and what it lights (TP-14)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.belief.knowledge import learn
from engines.the_plan.board import SEGMENT, beside
from engines.the_plan.cards import Action
from engines.the_plan.events import BriefcaseSeen, Event, KeyShown, LightLeft, SearchlightTurned
from engines.the_plan.moves import LeaveLight, LookIntoBriefcase, ShowKey, TurnSearchlight, refusal
from engines.the_plan.rules.keys import face_down, turn_up
from engines.the_plan.rules.turn import needs, play_card, proceed
from engines.the_plan.state import State, record


def turn_searchlight(state: State, seat: Seat, move: TurnSearchlight, chance: Chance) -> list[Event]:
    """Turn it by one segment, either way."""
    needs(state, Action.SEARCHLIGHT)
    if move.to not in beside(state.light):
        raise refusal("not-beside")
    events: list[Event] = []
    play_card(state, events)
    state.light, state.stage = move.to, "light"
    record(state, events, SearchlightTurned(seat, move.to))
    return events


def look_into_briefcase(state: State, seat: Seat, move: LookIntoBriefcase, chance: Chance) -> list[Event]:
    """Look alone into the briefcase that is lit."""
    looks = state.players[seat].looks
    if all(hideout != state.light for _, hideout in looks):
        looks.append((state.number, state.light))
        learn(state, [seat])
    events: list[Event] = []
    record(state, events, BriefcaseSeen(seat, state.light, state.light == state.plan))
    proceed(state, events, chance)
    return events


def show_key(state: State, seat: Seat, move: ShowKey, chance: Chance) -> list[Event]:
    """One face-down key of an opponent who stands in the light is turned face up."""
    if move.opponent not in lit_opponents(state, seat):
        raise refusal("not-in-light")
    events: list[Event] = []
    record(state, events, KeyShown(seat, move.opponent, turn_up(state, move.opponent, chance)))
    proceed(state, events, chance)
    return events


def leave_light(state: State, seat: Seat, move: LeaveLight, chance: Chance) -> list[Event]:
    """Do neither."""
    events: list[Event] = []
    record(state, events, LightLeft(seat))
    proceed(state, events, chance)
    return events


def lit_opponents(state: State, seat: Seat) -> list[Seat]:
    """The opponents in the lit segment who hold a face-down key."""
    return [
        other
        for other, player in enumerate(state.players)
        if other != seat and not player.out and SEGMENT[player.circle] == state.light and face_down(state, other)
    ]
