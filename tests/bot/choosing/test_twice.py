"""The same click twice is one move, in every game: a pick, a proposal, a note, a setting."""

from __future__ import annotations

from itertools import islice

import pytest

from engines.agent_avenue import AGENT_AVENUE
from engines.core.errors import AlreadySo
from engines.mind_mgmt import MIND_MGMT
from engines.table import play
from engines.wink import WINK
from tests.bot.choosing.offers import at_table
from tests.contract.tables import Table
from tests.contract.walks import walked
from tests.support.clock import FakeClock

TABLES = {
    Table(AGENT_AVENUE, AGENT_AVENUE.options(advanced=True), 4): {"recruit", "propose_market_card"},
    Table(MIND_MGMT, MIND_MGMT.options(mission="full"), 3): {"write_note"},
    Table(WINK, WINK.options(), 4): {"watch", "set_manner", "plan_call"},
}
REPEATABLE = {"set_aside", "confirm"}
"""Kinds of moves that may be made twice in a row, and do something each time."""
MOST_STEPS = 400


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_move_again_is_refused_where_it_would_change_nothing(table: Table) -> None:
    game, kinds = table.game, set()
    for step in islice(walked(table, 3), MOST_STEPS):
        if step.seat is None or step.move not in step.after.legal(step.seat) or step.move.kind in REPEATABLE:
            continue
        now = at_table(game, table.seats, step.after.state)
        record = now.record.model_copy(update={"chance_position": step.chance_after.position})
        again = play.move(step.seat, step.move, None, record.holders[step.seat].person)
        with pytest.raises(AlreadySo):
            again(now.recorded(record), FakeClock().now())
        kinds.add(step.move.kind)
    assert kinds >= TABLES[table]
