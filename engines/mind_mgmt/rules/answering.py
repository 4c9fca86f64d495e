"""Answers to an Ask, by the Recruiter or by a standing order (MM-32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.board import FEATURES_OF, Feature, Location, blocks_between
from engines.mind_mgmt.cards import Order
from engines.mind_mgmt.events import Event, Jammed, NoNewStep, OrderSet, StepsShown
from engines.mind_mgmt.moves import Jam, Move, SayNoNewStep, SetOrder, ShowStep
from engines.mind_mgmt.state import State, put_step, record, unmarked

ORDERS: tuple[Order, ...] = ("none", "oldest", "farthest")


def answers(state: State, feature: Feature) -> list[Location]:
    """The visited locations with the feature that can answer an Ask about it, oldest first."""
    return [at for at in unmarked(state) if feature in FEATURES_OF[at]]


def asked(state: State) -> Feature:
    """The feature asked about."""
    assert state.activation is not None
    assert state.activation.asked is not None
    return state.activation.asked


def show_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Each location that can answer."""
    return map(ShowStep, answers(state, asked(state)))


def no_step_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The only answer if there is no step to show."""
    if not answers(state, asked(state)):
        yield SayNoNewStep()


def show_step(state: State, seat: Seat, move: ShowStep, chance: Chance) -> list[Event]:
    """Put the step; the activation goes on."""
    return _answered(state, (move.location,))


def say_no_new_step(state: State, seat: Seat, move: SayNoNewStep, chance: Chance) -> list[Event]:
    """Answer that there is none; the activation goes on."""
    return _answered(state, ())


def _answered(state: State, steps: tuple[Location, ...]) -> list[Event]:
    events: list[Event] = []
    answer(state, events, asked(state), steps)
    _go_on(state)
    return events


def _go_on(state: State) -> None:
    assert state.activation is not None
    state.stage, state.activation.asked = "agents", None


def jam_moves(state: State, seat: Seat) -> Iterator[Move]:
    """A jam, while there is one, whatever there would be to show (MS-12)."""
    if state.kit is not None and state.kit.jams:
        yield Jam()


def jam(state: State, seat: Seat, move: Jam, chance: Chance) -> list[Event]:
    """Leave it unanswered; nobody can ask about the feature for the rest of the round (MS-13)."""
    events: list[Event] = []
    kit = state.kit
    assert kit is not None
    kit.jams -= 1
    kit.jammed, kit.jammed_at = asked(state), state.hour
    record(state, events, Jammed(state.hour, kit.jammed))
    _go_on(state)
    return events


def answer(
    state: State, events: list[Event], feature: Feature, steps: Sequence[Location], *, every: bool = False
) -> None:
    """Give the public answer; `every`: it shows all steps there are."""
    for at in steps:
        put_step(state, at)
    if steps:
        record(state, events, StepsShown(state.hour, feature, tuple(sorted(steps)), every))
    else:
        record(state, events, NoNewStep(state.hour, feature))


def ordered(state: State, feature: Feature) -> list[Location]:
    """The step that the standing order answers with, in a list; empty if there is no new one."""
    able = answers(state, feature)
    if not able:
        return []
    return [able[0] if state.order == "oldest" else max(able, key=lambda at: blocks_between(at, state.here))]


def order_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The Recruiter may set another order at any time."""
    if seat == state.recruiter:
        yield from (SetOrder(order) for order in ORDERS if order != state.order)


def set_order(state: State, seat: Seat, move: SetOrder, chance: Chance) -> list[Event]:
    """Set the order for all coming Asks."""
    state.order = move.order
    return [OrderSet(seat, move.order)]
