"""On the panels of all games whatever leads to another panel leads to one that shows something else."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from bot.panels.asking import Asking
from bot.panels.choices import PICTURES, question_blocks
from engines.agent_avenue import AGENT_AVENUE
from engines.core.chance import Chance
from engines.core.game import AnyGame
from engines.infiltraitors import INFILTRAITORS
from engines.mind_mgmt import MIND_MGMT
from engines.table.snapshot import Snapshot
from engines.the_plan import THE_PLAN
from engines.wink import WINK
from renderers.words import words
from tests.bot.choosing.offers import at_table, offered
from tests.contract.tables import Table
from tests.contract.walks import walked
from tests.renderers import infiltraitors_samples, samples

TABLES = (
    Table(AGENT_AVENUE, AGENT_AVENUE.options(advanced=True), 4),
    Table(INFILTRAITORS, INFILTRAITORS.options(mission="m17"), 3),
    Table(MIND_MGMT, MIND_MGMT.options(mission="full", belief=True), 3),
    Table(THE_PLAN, THE_PLAN.options(), 3),
    Table(WINK, WINK.options(), 5),
    Table(WINK, WINK.options(signal="nod"), 5),
)
SAMPLES = [
    *((AGENT_AVENUE, view) for view in samples.HANDS.values()),
    *((INFILTRAITORS, view) for view in infiltraitors_samples.HANDS.values()),
]
MOST_MOVES, OF_A_KIND, MOST_STEPS = 400, 2, 4


def shown(now: Snapshot, seat: int, focus: tuple[str, ...]) -> tuple[Any, ...]:
    """What a half-made choice shows: the panel's blocks, and what tells its picture from the hand."""
    asking = Asking(now, seat, words("en"), focus)
    draw = PICTURES.get(now.game.id)
    picture = None if draw is None else draw(asking)
    return question_blocks(now, seat, asking.words, focus), None if picture is None else picture[0]


def leads_on(now: Snapshot, seat: int) -> None:
    """Go every way that the panel offers, and find each time something else."""
    waiting: list[tuple[str, ...]] = [()]
    seen: set[tuple[str, ...]] = set()
    for _ in range(MOST_STEPS):
        there = {focus for focus in waiting if focus not in seen}
        seen |= there
        waiting = []
        for focus in there:
            here = shown(now, seat, focus)
            for label, move, onward in (each for block in here[0] for each in offered(block)):
                if not move:
                    assert shown(now, seat, onward) != here, f"{label} at {focus} leads to itself"
                    waiting.append(onward)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_in_random_games(table: Table) -> None:
    met: Counter[str] = Counter()
    for step in islice(walked(table, 0), MOST_MOVES):
        for seat in range(table.seats):
            decision = step.before.decision(seat)
            kind = "" if decision is None else f"{decision.kind} {decision.prompt.id}"
            met[kind] += 1
            if met[kind] <= OF_A_KIND:
                leads_on(at_table(table.game, table.seats, step.before.state), seat)
    assert len(met) > 1


@pytest.mark.parametrize(("game", "view"), SAMPLES)
def test_in_samples(game: AnyGame, view: Any) -> None:
    leads_on(at_table(game, len(view.hands), game.imagine(view, Chance(b"any"))), view.seat)
