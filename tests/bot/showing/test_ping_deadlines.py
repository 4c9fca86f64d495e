"""A ping tells its deadline as it is, however it has moved meanwhile, and notifies nobody of that."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.known import WAKING
from bot.local.model import Message
from bot.panels.moments import stamp
from bot.store.preferences import QuietHours
from engines.table import lateness, pausing
from tests.bot.life.tables import turn
from tests.bot.showing.tables import Table, settle_in, table, watched
from tests.support.bot import running_bot

LIMIT_S = 180
GRACE_S = 45


def ping(at: Table, who: str = "Boris", where: int | None = None) -> Message:
    """The one ping that calls somebody."""
    bot = at.bot
    seen = bot.seen(who, where=where or at.channel)
    (found,) = (m for m in seen if f"<@{bot.person(who)}>" in m["content"] and not m["flags"] & 64)
    return found


async def due(at: Table) -> str:
    """Boris's deadline, as it is written."""
    moment = (await at.record()).clocks[1].due
    assert moment is not None
    return stamp(moment)


async def test_the_time_that_the_others_give_is_told() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.bid(0)
        await turn(bot, LIMIT_S)
        await at.settled()
        reminder = ping(at)
        assert "Late" in reminder["content"]
        assert await due(at) in reminder["content"]
        await bot.app.registry.change(at.session, lateness.wait(1, bot.app.people))
        await at.settled()
        now = ping(at)
        assert now["id"] == reminder["id"]
        assert await due(at) in now["content"]
        assert "Late" not in now["content"]
        assert [user["id"] for user in now["mentions"]] == [str(bot.person("Boris"))]


async def test_a_time_that_is_up_is_told() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.bid(0)
        await turn(bot, LIMIT_S)
        await turn(bot, GRACE_S)
        await at.settled()
        assert f"The computer takes the seat {await due(at)}" in ping(at)["content"]


async def test_a_deadline_that_quiet_hours_move_is_told() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = ping(at)
        end = bot.clock.now() + timedelta(hours=1)
        await settle_in(bot, "Boris", quiet=QuietHours(start=bot.clock.now().time(), end=end.time()))
        await bot.app.departing.hours_changed(bot.person("Boris"))
        await at.settled()
        assert ping(at)["id"] == first["id"]
        assert stamp(end + WAKING) in ping(at)["content"]
        assert stamp(end + WAKING) not in ping(at, "Ada")["content"]


async def test_a_pause_moves_it_too() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        before = await due(at)
        await bot.app.registry.change(at.session, pausing.pause())
        bot.clock.advance(60)
        await bot.app.registry.change(at.session, pausing.resume(bot.app.people))
        await at.settled()
        assert await due(at) in ping(at)["content"]
        assert before not in ping(at)["content"]


async def test_a_deadline_that_stays_is_written_once() -> None:
    async with running_bot() as bot:
        at = await table(bot, people=3)
        with watched(bot) as heard:
            await at.bid(0)
        assert sorted(kind for kind, _ in heard.messages()) == ["message_delete", "message_update"]


async def test_a_ping_by_message_goes_on_telling_the_question_itself_and_one_in_the_channel_never_does() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Boris", hands="dm")
        at = await table(bot)
        dm = bot.local.world.dm(bot.person("Boris"))
        by_message = ping(at, where=dm)["content"].splitlines()
        in_channel = ping(at, "Ada")["content"].splitlines()
        await settle_in(bot, "Ada", hands="dm", language="cs")
        for seat in (0, 1):
            await bot.app.registry.change(at.session, lateness.wait(seat, bot.app.people))
            bot.clock.advance(1)
        await at.settled()
        for seat in (0, 1):
            await bot.app.registry.change(at.session, lateness.wait(seat, bot.app.people))
        await at.settled()
        heading, question, *rest = ping(at, where=dm)["content"].splitlines()
        assert [heading, *rest] == [by_message[0], *by_message[2:]]
        assert question.split("Answer by")[0] == by_message[1].split("Answer by")[0]
        assert ping(at, "Ada")["content"].splitlines()[1:] == in_channel[1:]
        assert await due(at) in ping(at, where=dm)["content"]


async def test_after_a_restart_the_downtime_given_back_is_told_with_the_next_change(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**kept) as bot:
        at = await table(bot)
        clock = bot.clock
    clock.advance(60)
    async with running_bot(clock=clock, **kept) as bot:
        at.bot = bot
        await at.bid(0)
        assert await due(at) in ping(at)["content"]
