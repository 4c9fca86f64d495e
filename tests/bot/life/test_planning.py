"""The private thread of those who plan together: who is in it, who can't be, when there is none, its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.local.model import PRIVATE_THREAD, Channel, Message
from bot.local.world.permissions import sees
from bot.store.shown import PLANNING, Shown
from engines.mind_mgmt.game import MIND_MGMT
from engines.table import ending, pausing
from tests.bot.life.tables import begun, lobby
from tests.bot.showing.tables import watched
from tests.support.bot import RunningBot, running_bot
from tests.support.local import quick_retries

GAMES = {MIND_MGMT.id: MIND_MGMT}
RECRUITER, AGENTS, LOOKING = "Boris", ("Cleo", "Dmitri"), "Ada"


@asynccontextmanager
async def table(*people: str) -> AsyncIterator[RunningBot]:
    """A game that these people have begun, the first of them the Recruiter, and all that follows shown."""
    async with running_bot(GAMES) as bot:
        await begun(bot, *people, game=MIND_MGMT.id)
        await bot.app.outbox.idle()
        yield bot


def threads(bot: RunningBot) -> list[Channel]:
    """The private threads there are."""
    return [each for each in bot.local.world.channels.values() if each["type"] == PRIVATE_THREAD]


def members(bot: RunningBot, thread: Channel) -> set[str]:
    """Who is in a thread, of the people."""
    inside = bot.local.world.thread_members[int(thread["id"])]
    return {name for name in ("Ada", "Boris", "Cleo", "Dmitri") if bot.person(name) in inside}


def without(bot: RunningBot) -> list[Message]:
    """The messages that say why there is no thread."""
    return [each for each in bot.seen(LOOKING) if "no private thread to plan in" in each["content"]]


async def test_the_agents_plan_where_the_recruiter_is_not() -> None:
    async with table(RECRUITER, *AGENTS) as bot:
        (thread,) = threads(bot)
        assert members(bot, thread) == set(AGENTS)
        assert not sees(bot.local.world, thread, bot.person(RECRUITER))
        assert thread["thread_metadata"]["invitable"] is False
        assert "you can plan" in bot.reads("Cleo", where=int(thread["id"]))


async def test_it_closes_with_the_game() -> None:
    async with table(RECRUITER, *AGENTS) as bot:
        await bot.app.registry.change((await bot.record()).id, ending.abandon("abandoned"))
        await bot.app.outbox.idle()
        (thread,) = threads(bot)
        assert thread["thread_metadata"]["archived"]
        kept = await bot.app.store.shown.get((await bot.record()).id, PLANNING)
        assert kept is not None
        assert kept.closed


def show_no_more(bot: RunningBot) -> None:
    """What happens from now on is stored and not shown, as where the bot is killed in between."""
    bot.show_nothing()


def kept(folder: Path) -> dict[str, Any]:
    return {"database": folder / "bot.sqlite3", "data": folder / "world"}


async def test_one_that_a_crash_kept_from_opening_opens_at_the_next_start(tmp_path: Path) -> None:
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        await lobby(bot, RECRUITER, *AGENTS, game=MIND_MGMT.id)
        show_no_more(bot)
        await bot.press(RECRUITER, "Start")
        assert threads(bot) == []
    for _ in range(2):
        async with running_bot(GAMES, **kept(tmp_path)) as bot:
            (thread,) = threads(bot)
            assert members(bot, thread) == set(AGENTS)
            with watched(bot) as heard:
                await bot.app.upkeep.catch_up()
            assert heard.changes == []


async def test_one_that_a_crash_left_empty_is_filled_at_the_next_start(tmp_path: Path) -> None:
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        bot.local.faults.add(error=50013, method="PUT", route="/channels/*/thread-members/*", times=2)
        record = await begun(bot, RECRUITER, *AGENTS, game=MIND_MGMT.id)
        await bot.app.outbox.idle()
        (thread,) = threads(bot)
        await bot.app.store.shown.set(Shown(record.id, PLANNING, 0, int(thread["id"])))
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        (thread,) = threads(bot)
        assert members(bot, thread) == set(AGENTS)


async def test_whoever_discord_was_too_busy_to_put_out_is_put_out_later() -> None:
    async with table(RECRUITER, *AGENTS) as bot:
        record, leaver = await bot.record(), bot.person("Cleo")
        with quick_retries():
            bot.local.faults.add(error=500, method="DELETE", route="/channels/*/thread-members/*", times=5)
            await bot.app.registry.change(record.id, ending.resign(record.seat_of(leaver) or 0, leaver))
            await bot.app.outbox.idle()
            assert members(bot, threads(bot)[0]) == set(AGENTS)
            bot.clock.advance(5)
            await bot.until(lambda: members(bot, threads(bot)[0]) == {"Dmitri"} or None)


async def test_who_left_and_what_ended_before_a_crash_is_caught_up_with(tmp_path: Path) -> None:
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        record = await begun(bot, RECRUITER, *AGENTS, game=MIND_MGMT.id)
        await bot.app.outbox.idle()
        seat, leaver = record.seat_of(bot.person("Cleo")), bot.person("Cleo")
        assert seat is not None
        show_no_more(bot)
        await bot.app.registry.change(record.id, ending.resign(seat, leaver))
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        assert members(bot, threads(bot)[0]) == {"Dmitri"}
        show_no_more(bot)
        await bot.app.registry.change(record.id, ending.abandon("abandoned"))
        assert not threads(bot)[0]["thread_metadata"]["archived"]
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        assert threads(bot)[0]["thread_metadata"]["archived"]
        assert await bot.app.store.shown.plans_behind([MIND_MGMT.id]) == ()


async def test_it_closes_where_the_recruiter_comes_to_read_it() -> None:
    async with table(RECRUITER, *AGENTS) as bot:
        record = await bot.record()
        bot.local.world.allow(bot.channel(), bot.person(RECRUITER), "manage_threads")
        seat, leaver = record.seat_of(bot.person("Cleo")), bot.person("Cleo")
        assert seat is not None
        await bot.app.registry.change(record.id, ending.resign(seat, leaver))
        await bot.app.outbox.idle()
        (thread,) = threads(bot)
        assert thread["thread_metadata"]["archived"]
        assert "can read this thread now" in bot.reads("Dmitri", where=int(thread["id"]))
        await bot.app.registry.change(record.id, pausing.pause())
        assert await bot.app.store.shown.plans_behind([MIND_MGMT.id]) == ()


async def test_whoever_leaves_the_side_leaves_the_thread() -> None:
    async with table(RECRUITER, *AGENTS) as bot:
        record = await bot.record()
        leaver = bot.person("Cleo")
        seat = record.seat_of(leaver)
        assert seat is not None
        await bot.app.registry.change(record.id, ending.resign(seat, leaver))
        await bot.app.outbox.idle()
        assert members(bot, threads(bot)[0]) == {"Dmitri"}


async def test_there_is_none_where_the_recruiter_could_read_it() -> None:
    async with table("Ada", *AGENTS) as bot:
        assert threads(bot) == []
        (told,) = without(bot)
        assert f"<@{bot.person('Ada')}> could read it" in bot.reads("Cleo")
        assert {int(each["id"]) for each in told["mentions"]} == {bot.person(agent) for agent in AGENTS}
        record, leaver = await bot.record(), bot.person("Cleo")
        await bot.app.registry.change(record.id, ending.resign(record.seat_of(leaver) or 0, leaver))
        await bot.app.outbox.idle()
        assert len(without(bot)) == 1, "once is enough"


@pytest.mark.parametrize("people", [(RECRUITER, "Cleo"), (RECRUITER,)])
async def test_there_is_none_where_nobody_needs_it(people: tuple[str, ...]) -> None:
    async with table(*people) as bot:
        assert threads(bot) == []
        assert without(bot) == []


async def test_there_is_none_where_the_bot_may_not_open_it() -> None:
    async with running_bot(GAMES) as bot:
        bot.local.world.deny(bot.channel(), "bot", "create_private_threads")
        await begun(bot, RECRUITER, *AGENTS, game=MIND_MGMT.id)
        await bot.app.outbox.idle()
        assert threads(bot) == []
        assert len(without(bot)) == 1
        assert not bot.errors
        assert bot.sees(LOOKING, "My hand")


async def test_a_table_in_a_thread_plans_in_the_channel_that_it_belongs_to() -> None:
    async with running_bot(GAMES) as bot:
        await lobby(bot, LOOKING, game=MIND_MGMT.id)
        await bot.slash(RECRUITER, "play", game=MIND_MGMT.id)
        await bot.press(RECRUITER, "Open another one in a thread")
        (sitting,) = await bot.app.store.lookup.of_person(bot.person(RECRUITER))
        async with bot.app.registry.holding(sitting.session) as held:
            there = held.record.place.channel
        for agent in AGENTS:
            await bot.press(agent, "Join", where=there)
        await bot.press(RECRUITER, "Start", where=there)
        await bot.app.outbox.idle()
        (thread,) = threads(bot)
        assert thread["parent_id"] == str(bot.channel())
        assert members(bot, thread) == set(AGENTS)


async def test_another_game_has_no_planning_thread() -> None:
    async with running_bot() as bot:
        await begun(bot, RECRUITER, *AGENTS, game="agent_avenue")
        await bot.app.outbox.idle()
        assert threads(bot) == []
