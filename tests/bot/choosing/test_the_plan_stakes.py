"""Agents: T.H.E. Plan: what is at stake is said where one decides: claims, battles, playing on alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.panels.board import board_panel
from bot.panels.choices import question_blocks, sure_blocks
from bot.panels.layout import ActionRow, Block, Button, Line
from bot.tables.keys import move_key
from engines.table.changes import Draft
from engines.table.snapshot import asked
from engines.the_plan import THE_PLAN
from engines.the_plan.cards import Action
from engines.the_plan.moves import Battle, EnterHideout, MoveAgent
from renderers import the_plan
from renderers.words import words
from tests.bot.choosing.offers import at_table
from tests.bot.choosing.test_the_plan import seen, table
from tests.bot.life.tables import snapshot
from tests.engines.the_plan.table import Table, X
from tests.support.bot import written

ENGLISH = words("en")


def at_door() -> Table:
    """Red can enter 101, whose owner V's file it has read in full."""
    table = Table(3).at(2).holds(0, 101).light(103).roll(2)
    table.state.players[0].seen = [(1, 0, 0), (1, 0, 1)]
    return table.choose(Action.MOVE_AGENT)


def seen_at(table: Table) -> Any:
    return at_table(THE_PLAN, table.state.seats, table.state)


def said(blocks: Sequence[Block]) -> str:
    return "\n".join(block.content for block in blocks if isinstance(block, Line))


def buttons(blocks: Sequence[Block]) -> Iterator[Button]:
    return (button for block in blocks if isinstance(block, ActionRow) for button in block.buttons)


@pytest.mark.rule("TP-20", "TP-22")
def test_a_claim_that_one_s_own_sheet_refutes_is_asked_about_with_the_reason() -> None:
    now = seen_at(at_door())
    owners = question_blocks(now, 0, ENGLISH, ("enter", "101"))
    assert said(owners) == "**Into 101: whose hideout is it?**"
    assert [button.label for button in buttons(owners)][:2] == ["It’s V’s", "It’s X’s (your notes say no)"]
    spoken = said(question_blocks(now, 0, ENGLISH, ("enter", "101"), spoken=True))
    assert "you’re out" in spoken
    assert "You have seen both halves of 101 in the file of V." in spoken
    for owner, do, warned in (("V", "Do it", False), ("X", "Do it all the same", True)):
        claim = next(move for move in now.legal(0) if isinstance(move, EnterHideout) and move.owner.name == owner)
        sure = sure_blocks(now, 0, ENGLISH, move_key(THE_PLAN, now.record.salt, claim))
        assert next(buttons(sure)).label == do
        assert ("By what you have seen, 101 belongs to V." in said(sure)) == warned
        assert "If either is wrong, you’re out." in said(sure)


async def test_a_claim_is_asked_about_when_it_is_typed_too() -> None:
    async with table(3) as (bot, _):
        now = await snapshot(bot)
        arranged = Draft(now.record, at_door().state)
        await bot.app.registry.change(now.record.id, lambda _snapshot, _moment: arranged)
        now = await snapshot(bot)
        claim = next(move for move in now.legal(0) if isinstance(move, EnterHideout) and move.owner is X)
        key = move_key(now.game, now.record.salt, claim)
        answer = await bot.slash("Ada", "move", move=f"{now.record.id}:{now.question(0)}:{key}")
        assert "By what you know, this claim is wrong" in written(answer)
        assert (await seen(bot)).claims == ()
        await bot.press("Ada", "Do it all the same")
        assert [claim.owner for claim in (await seen(bot)).claims] == [X]


@pytest.mark.rule("TP-17")
def test_a_battle_says_how_it_is_decided_on_panel_and_board() -> None:
    battle = Table(3).holds(1, 103).at(1, 2).roll(2).choose(Action.MOVE_AGENT)
    battle.play(MoveAgent((2, 3)))
    now, told = seen_at(battle), "the higher roll wins a key. A tie or a lower roll changes nothing."
    assert told in said(question_blocks(now, 0, ENGLISH))
    assert told in said(board_panel(now, ENGLISH, None, asked(now)).blocks)
    assert told in the_plan.board(battle.view(None), ENGLISH).alt
    assert told in the_plan.tell(battle.view(1), ENGLISH)
    sure = sure_blocks(now, 0, ENGLISH, move_key(THE_PLAN, now.record.salt, Battle(1)))
    assert told in said(sure), "which is all that one who taps under the board is shown"


@pytest.mark.rule("TP-23")
def test_the_last_one_left_is_told_what_it_means() -> None:
    left = Table(2, solves=True).at(2).holds(0, 101).light(103).roll(2).choose(Action.MOVE_AGENT)
    assert "the only one left" not in said(question_blocks(seen_at(left), 0, ENGLISH, spoken=True))
    left.play(EnterHideout((3,), 101, X))
    assert "You’re the only one left" in said(question_blocks(seen_at(left), 1, ENGLISH, spoken=True))
    assert "plays on alone" in the_plan.board(left.view(None), ENGLISH).alt
