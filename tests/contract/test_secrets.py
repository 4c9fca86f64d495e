"""Secrets: events never tell a viewer more than its view shows."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from engines.core.chance import Chance
from engines.core.seats import Seat
from tests.contract.tables import Table
from tests.contract.walks import Step, listed, played, walk

COMPARED = 12
"""So many other moves of a seat are compared in each state."""


def test_a_changed_view_comes_with_an_event(table: Table, seeds: range) -> None:
    game = table.game
    for step in (step for seed in seeds for step in walk(table, seed)):
        for viewer in table.viewers:
            if not any(heard(table, step.events, viewer)):
                assert game.view(step.after, viewer) == game.view(step.before, viewer), f"{viewer} heard nothing"


def test_moves_that_look_the_same_sound_the_same(table: Table, seeds: range) -> None:
    """Two moves of a seat that leave a viewer the same view are the same events to it."""
    random = Random(3)
    for step in (step for seed in seeds for step in walk(table, seed)):
        if step.seat is None:
            continue
        legal = list(table.game.legal(step.before, step.seat))
        for move in random.sample(legal, min(len(legal), COMPARED)):
            _sounds_the_same(step, table.game.clone(step.before), move, table.viewers)


def test_states_that_look_the_same_sound_the_same(table: Table, seeds: range) -> None:
    """The same move in two states a viewer can't tell apart before or after is the same events to it."""
    game = table.game
    for step in (step for seed in seeds for step in walk(table, seed)):
        for number, viewer in enumerate(table.viewers):
            dream = game.imagine(game.view(step.before, viewer), Chance(b"other" + bytes([number])))
            if _possible(step, dream):
                _sounds_the_same(step, dream, step.move, [viewer])


def _possible(step: Step, state: Any) -> bool:
    """Whether the same can happen in another state: whether time runs out by the rules may hang on hidden picks."""
    game = step.table.game
    if step.seat is None:
        return game.expire(game.clone(state), step.chance.copy()) is not None
    return listed(step.move, game.legal(state, step.seat))


def heard(table: Table, events: list[Any], viewer: Seat | None) -> list[Any]:
    """The events as the viewer hears of them."""
    return [known for known in (table.game.redact(event, viewer) for event in events) if known is not None]


def _sounds_the_same(step: Step, state: Any, move: Any, viewers: Iterable[Seat | None]) -> None:
    table, game = step.table, step.table.game
    events = played(table, state, step.chance.copy(), step.seat, move)
    for viewer in viewers:
        if game.view(state, viewer) == game.view(step.after, viewer):
            told = f"step {step.number}: {step.move} and {move} to {viewer}"
            assert heard(table, events, viewer) == heard(table, step.events, viewer), told
