"""Secrets: events never tell a viewer more than its view shows."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from engines.core.seats import Seat
from tests.contract.tables import Table
from tests.contract.walks import Moment, Step, listed, played, some_steps, walks

COMPARED = 12
"""So many other moves of a seat are compared in each state."""


def test_a_changed_view_comes_with_an_event(table: Table, seeds: range) -> None:
    for step in walks(table, seeds):
        for viewer in table.viewers:
            if not any(heard(table, step.events, viewer)):
                assert step.after.view(viewer) == step.before.view(viewer), f"{viewer} heard nothing"


def test_moves_that_look_the_same_sound_the_same(table: Table, seeds: range) -> None:
    """Two moves of a seat that leave a viewer the same view are the same events to it."""
    random = Random(3)
    for step in some_steps(table, seeds):
        if step.seat is None:
            continue
        legal = step.before.legal(step.seat)
        for move in random.sample(legal, min(len(legal), COMPARED)):
            _sounds_the_same(step, step.before.clone(), move, table.viewers)


def test_states_that_look_the_same_sound_the_same(table: Table, seeds: range) -> None:
    """The same move in two states a viewer can't tell apart before or after is the same events to it."""
    for step in some_steps(table, seeds):
        for viewer, dream in step.before.dreams():
            if _possible(step, dream):
                _sounds_the_same(step, dream.clone(), step.move, [viewer])


def _possible(step: Step, moment: Moment) -> bool:
    """Whether the same can happen in another state: whether time runs out by the rules may hang on hidden picks."""
    if step.seat is None:
        return step.table.game.expire(moment.clone(), step.chance.copy()) is not None
    return listed(step.move, moment.legal(step.seat))


def heard(table: Table, events: list[Any], viewer: Seat | None) -> list[Any]:
    """The events as the viewer hears of them."""
    return [known for known in (table.game.redact(event, viewer) for event in events) if known is not None]


def _sounds_the_same(step: Step, state: Any, move: Any, viewers: Iterable[Seat | None]) -> None:
    table, game = step.table, step.table.game
    events = played(table, state, step.chance.copy(), step.seat, move)
    for viewer in viewers:
        if game.view(state, viewer) == step.after.view(viewer):
            told = f"step {step.number}: {step.move} and {move} to {viewer}"
            assert heard(table, events, viewer) == heard(table, step.events, viewer), told
