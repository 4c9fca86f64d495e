"""MIND MGMT on the page: a Recruiter and the agents play a training mission to a capture."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from engines.mind_mgmt.board import Location, column_of, row_of
from engines.mind_mgmt.game import MIND_MGMT
from engines.mind_mgmt.moves import Capture, ChooseStart, EndActivation, MoveAgent, PutPawn
from engines.mind_mgmt.names import place_name
from engines.mind_mgmt.views import MindMgmtView
from renderers.mind_mgmt.telling import secret_lines
from renderers.words import Words
from tests.browser.driver import Panes
from tests.browser.tables import Step, Table, begun, closed, opened_with
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot, running_bot

SEED = 4
MOST_MOVES = 60


@pytest_asyncio.fixture(loop_scope="session")
async def playing() -> AsyncIterator[RunningBot]:
    """The bot with this game."""
    async with running_bot({MIND_MGMT.id: MIND_MGMT}, packed=True) as bot:
        yield bot


def told(view: MindMgmtView, said: Words) -> list[str]:
    """What the Recruiter alone is told."""
    return [] if view.secret is None else [*secret_lines(view.secret, said)]


def far(one: Location, other: Location) -> int:
    """How far apart two locations are."""
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


async def play(table: Table, move: Any) -> None:
    """Press a move as its panel offers it."""
    now = await table.now()
    key = await table.key(move)
    begun_by = [] if now.state.activation is not None else _agent(now, move)
    match move:
        case ChooseStart(location=location):
            await table.press(Step("focus", f"row:{row_of(location)}"), Step("move", key))
        case PutPawn(agent=agent):
            await table.press(Step("choose", f"pawn-{agent}", key))
        case MoveAgent():
            await table.press(*begun_by, Step("choose", "walk", key))
        case _:
            await table.press(*begun_by, Step("move", key))


def _agent(now: AnySnapshot, move: Any) -> list[Step]:
    """Choose the agent first, where there are several to act with."""
    fresh = [each for each in now.state.pawns if each.fresh]
    acts = isinstance(move, MoveAgent | Capture | EndActivation)
    return [Step("focus", f"agent:{move.agent}")] if acts and len(fresh) > 1 else []


def hunting(now: AnySnapshot) -> Any:
    """What somebody would do who knew where the Recruiter is: go there, and capture."""
    moves, state = list(now.legal(min(now.to_act()))), now.state
    if state.stage not in ("agents", "pawns"):
        return min((move for move in moves if move.kind != "set_order"), key=str)
    here = state.here
    at = {pawn.agent: pawn.location for pawn in state.pawns}
    captures = [move for move in moves if isinstance(move, Capture) and at[move.agent] == here]
    walks = [move for move in moves if isinstance(move, MoveAgent) and far(at[move.agent], here)]
    if captures or not walks:
        ends = [move for move in moves if isinstance(move, EndActivation)]
        puts = [move for move in moves if isinstance(move, PutPawn)]
        return captures[0] if captures else ends[0] if ends else min(puts, key=lambda move: far(move.location, here))
    return min(walks, key=lambda move: (far(move.to, here), move.agent))


@pytest.mark.long
async def test_a_recruiter_is_captured_in_a_training_mission(playing: RunningBot, pages: Panes) -> None:
    with opened_with(playing, SEED):
        table = await begun(playing, pages, "MIND MGMT", told)
    for _ in range(MOST_MOVES):
        now = await table.now()
        if now.record.status != "playing":
            break
        await play(table, hunting(now))
    here = place_name((await table.now()).state.here)
    assert await closed(table) == (1,)
    for player in table.players:
        await player.pane.wait_for_text("The Recruiter was captured on")
        await player.pane.wait_for_text(f"({here})")
        await player.pane.press("Story")
        await player.pane.wait_for_picture("The trail hour by hour")
