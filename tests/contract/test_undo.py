"""Undo: what a game says its mover could foresee follows from the mover's own view."""

from __future__ import annotations

from engines.core.chance import Chance
from tests.contract.tables import Table
from tests.contract.walks import Step, played, some_steps

DREAMS = 2
"""So many states that the mover could have been in are tried for each move."""


def test_what_reveals_nothing_looks_the_same_whatever_is_hidden(table: Table, seeds: range) -> None:
    game = table.game
    for step in some_steps(table, seeds):
        if step.seat is None or _revealed(step):
            continue
        for number in range(DREAMS):
            dream = game.imagine(step.before.view(step.seat), Chance(b"undo%d/%d" % (step.number, number)))
            played(table, dream, step.chance.copy(), step.seat, step.move)
            assert game.view(dream, step.seat) == step.after.view(step.seat), step.move


def _revealed(step: Step) -> bool:
    game, drawn = step.table.game, step.chance.position != step.chance_after.position
    over = game.outcome(step.after.state) is not None
    return drawn or over or any(game.reveals(step.after.state, event) for event in step.events)
