"""Agents: T.H.E. Plan: all suspects moved in one tap, all checks made in another, and what comes in between."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from typing import Any

import pytest

from engines.table.changes import Publication
from engines.table.session import Session
from engines.the_plan.belief.sweep import sweeps
from engines.the_plan.moves import ChooseAction, EnterHideout
from tests.bot.choosing.test_the_plan import seen, table, to
from tests.bot.life.tables import snapshot
from tests.bot.showing.tables import settle_in
from tests.support.bot import RunningBot, written
from tests.support.database import full_disk


def sweeping(now: Any, seat: int, moves: list[Any]) -> Any:
    """Come to a turn in which the card is ready that moves all suspects, and two of them can be met with it."""
    everybody = [move for move in moves if isinstance(move, ChooseAction) and move.action == "move_all"]
    chosen = now.view(seat).choice
    if everybody and chosen is None and len(sweeps(now.view(seat))[0].meets) > 1:
        return True
    others = [move for move in moves if not isinstance(move, EnterHideout | ChooseAction)]
    return (others or [move for move in moves if move not in everybody] or moves)[0]


@pytest.mark.rule("TP-11", "TP-12")
async def test_all_suspects_are_moved_in_one_tap_and_all_met_are_checked_in_another() -> None:
    async with table(3) as (bot, _):
        who = await to(bot, sweeping)
        seat = min((await snapshot(bot)).to_act())
        before = await seen(bot)
        await bot.app.outbox.idle()
        await bot.press(who, "My hand")
        await bot.press(who, "4 · All four")
        await bot.app.outbox.idle()
        _, select = bot.find(who, "All at once")
        await bot.press(who, "All at once", values=[select["options"][0]["value"]])
        await bot.app.outbox.idle()
        met = sum((await seen(bot)).checks)
        assert met > 1
        await bot.press(who, f"Check all {met}")
        after = await seen(bot)
        made = sum(after.seats[seat].checked) - sum(before.seats[seat].checked)
        assert made == met or after.bonus is not None
        assert (after.active != seat) == (after.bonus is None)


async def test_who_is_asked_once_more_is_asked_for_the_first_of_several_moves() -> None:
    async with table(3) as (bot, _):
        who = await to(bot, sweeping)
        await settle_in(bot, who, confirm=True)
        await bot.app.outbox.idle()
        await bot.press(who, "My hand")
        await bot.press(who, "4 · All four")
        await bot.press(who, "Do it")
        await bot.app.outbox.idle()
        version = (await snapshot(bot)).record.version
        _, select = bot.find(who, "All at once")
        await bot.press(who, "All at once", values=[select["options"][0]["value"]])
        assert (await snapshot(bot)).record.version == version
        await bot.press(who, "Do it")
        assert len((await seen(bot)).to_move) == 3


@asynccontextmanager
async def about_to_sweep() -> AsyncIterator[tuple[RunningBot, str, str]]:
    """A table at which somebody is about to move all suspects: who that is, and what the select offers first."""
    async with table(3) as (bot, _):
        who = await to(bot, sweeping)
        await bot.app.outbox.idle()
        await bot.press(who, "My hand")
        await bot.press(who, "4 · All four")
        await bot.app.outbox.idle()
        _, select = bot.find(who, "All at once")
        yield bot, who, select["options"][0]["value"]


async def test_several_moves_go_on_at_a_table_that_had_to_be_loaded_anew_in_between() -> None:
    async with about_to_sweep() as (bot, who, value):
        now = await snapshot(bot)
        async with bot.app.registry.holding(now.record.id) as session:
            session.subscribe(lambda _: bot.app.registry.drop([now.record.id]))
            await bot.press(who, "All at once", values=[value])
        assert (await seen(bot)).to_move == ()
        assert sum((await seen(bot)).checks) > 1


async def test_what_several_moves_have_brought_stays_when_the_next_can_t_be_kept() -> None:
    async with about_to_sweep() as (bot, who, value):
        now = await snapshot(bot)
        with ExitStack() as until_freed:

            def fill(_: Publication) -> None:
                until_freed.enter_context(full_disk(bot.app.store.database))

            async with bot.app.registry.holding(now.record.id) as session:
                session.subscribe(fill)
                shown = await bot.press(who, "All at once", values=[value])
        assert "Done." in written(shown)
        assert len((await seen(bot)).to_move) == 3
        await bot.app.outbox.idle()
        bot.errors.clear()
        _, select = bot.find(who, "All at once")
        await bot.press(who, "All at once", values=[select["options"][0]["value"]])
        assert (await seen(bot)).to_move == ()


async def test_a_tap_that_moved_all_suspects_is_taken_back_whole() -> None:
    async with about_to_sweep() as (bot, who, value):
        before = await seen(bot)
        await bot.press(who, "All at once", values=[value])
        assert (await seen(bot)).to_move == ()
        await undo(bot, who)
        assert await seen(bot) == before


async def undo(bot: RunningBot, who: str) -> None:
    """Take back what somebody did last, with everybody's consent."""
    now = await snapshot(bot)
    people, doing = now.record.people(), partial(bot.app.registry.doing, now.record.id)
    asker = bot.person(who)
    asked = await doing(lambda session: session.ask_undo(people.index(asker), asker))
    request = asked.after.record.undo
    assert request is not None
    for seat, person in enumerate(people):
        if person != asker:
            await doing(partial(Session.answer_undo, seat=seat, by=person, version=request.version, agree=True))
