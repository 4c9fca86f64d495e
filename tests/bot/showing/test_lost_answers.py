"""Messages that Discord has taken though its answer never came: each is there once, and up to date."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot.delivery.results import Later, Sent
from bot.local.model import Message
from engines.table import pausing
from tests.bot.showing.tables import Table, settle_in, table, watched
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.local import quick_retries

TRIES = 5
"""So often discord.py asks by itself."""


def lose_answers(bot: RunningBot, channel: int, *, after: int = 0, tries: int = TRIES) -> None:
    """Let what is posted in a channel come there, and its answer nowhere."""
    route = f"/channels/{channel}/messages"
    bot.local.faults.add(error=500, method="POST", route=route, times=tries, after=after, handled=True)


async def tried_again(bot: RunningBot, channel: int) -> None:
    """Turn the clock on to the next try, and let it be done with."""
    gate = bot.local.faults.hold(method="POST", route=f"/channels/{channel}/messages")
    bot.clock.advance(5)
    async with asyncio.timeout(PATIENCE_S):
        await gate.arrived.wait()
    gate.open()
    await bot.app.outbox.idle()


def boards(bot: RunningBot) -> list[Message]:
    return [m for m in bot.seen("Cleo") if "How to play" in written(m) and not m["flags"] & 64]


def pings(bot: RunningBot, who: str, where: str | int = "table-1") -> list[Message]:
    return [m for m in bot.seen(who, where=where) if f"<@{bot.person(who)}>" in m["content"]]


async def test_a_board_is_posted_once() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        with quick_retries():
            lose_answers(bot, at.channel)
            assert isinstance(await bot.app.boards.show(at.session, anew=True), Later)
            assert len(boards(bot)) == 2
            await tried_again(bot, at.channel)
        shown = await at.shown("board")
        assert shown is not None
        assert str(shown.message) == at.board()["id"] == bot.last("Cleo")["id"]


async def test_a_board_that_was_lost_shows_what_has_happened_since() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        with quick_retries():
            lose_answers(bot, at.channel)
            await bot.app.boards.show(at.session, anew=True)
            lost = boards(bot)[-1]
            await at.bid(0)
            await bot.until(lambda: len(boards(bot)) == 1 or None)
            await at.settled()
        assert at.board()["id"] != lost["id"]
        assert "laid a card" in written(at.board())
        assert isinstance(await bot.app.boards.show(at.session), Sent)


async def test_a_board_lost_before_a_restart_is_known_again(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": FakeClock()}
    async with running_bot(**kept) as bot:
        at = await table(bot)
        with quick_retries():
            lose_answers(bot, at.channel)
            await bot.app.boards.show(at.session, anew=True)
            assert len(boards(bot)) == 2
    async with running_bot(**kept) as bot:
        await bot.app.boards.show(at.session, anew=True)
        assert len(boards(bot)) == 1


async def test_a_lobby_that_could_not_be_shown_offers_no_seats() -> None:
    async with running_bot() as bot:
        with quick_retries():
            lose_answers(bot, bot.channel())
            await bot.slash("Ada", "play", game="lantern")
            await bot.app.outbox.idle()
        assert not bot.sees("Cleo", "Join")
        assert (await bot.record()).status == "abandoned"
        assert len([m for m in bot.seen("Cleo") if not m["flags"] & 64]) == 1


async def lost_ping(bot: RunningBot, at: Table) -> Message:
    """Boris' ping, there for him to see, while the answer that tells of it is lost."""
    lose_answers(bot, at.channel)
    bot.app.calls.remind(at.session, 1)
    await at.settled()
    (lost,) = pings(bot, "Boris")
    return lost


async def test_a_person_is_pinged_once() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        with quick_retries():
            lost = await lost_ping(bot, at)
            await tried_again(bot, at.channel)
        shown = await at.shown("ping:1")
        assert [m["id"] for m in pings(bot, "Boris")] == [lost["id"]]
        assert shown is not None
        assert str(shown.message) == lost["id"]


async def test_a_ping_that_was_lost_gives_way_to_the_next_question() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        with quick_retries():
            lost = await lost_ping(bot, at)
            await at.bid(1)
            await at.bid(0)
            bot.clock.advance(121)
            await bot.until(lambda: [m for m in pings(bot, "Boris") if m["id"] != lost["id"]] or None)
            await at.settled()
        assert lost["id"] not in [m["id"] for m in pings(bot, "Boris")]
        assert len(pings(bot, "Boris")) == 1


async def test_what_was_lost_long_ago_is_no_matter_any_more() -> None:
    async with running_bot() as bot:
        await bot.app.ticker.stop()
        at = await table(bot)
        with quick_retries():
            bot.local.faults.add(error=500, method="POST", route=f"/channels/{at.channel}/messages", times=TRIES)
            bot.app.calls.remind(at.session, 1)
            await at.settled()
            assert pings(bot, "Boris") == []
            await at.bid(1)
            await at.bid(0)
            with watched(bot) as heard:
                bot.clock.advance(601)
                await bot.until(lambda: pings(bot, "Boris") or None)
                await at.settled()
        created = [change.payload["content"] for change in heard.changes if change.kind == "message_create"]
        assert len([said for said in created if f"<@{bot.person('Boris')}>" in said]) == 1


async def test_a_hand_by_direct_message_is_posted_once() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Ada", hands="dm")
        dm = bot.local.world.dm(bot.person("Ada"))
        with quick_retries():
            lose_answers(bot, dm)
            await table(bot)
            await tried_again(bot, dm)
        assert len([m for m in bot.seen("Ada", where=dm) if "Refresh" in written(m)]) == 1


async def test_what_is_posted_anew_is_never_taken_for_what_was_there_before() -> None:
    async with running_bot() as bot:
        with watched(bot) as heard:
            at = await table(bot)
            for _ in range(2):
                await bot.app.boards.show(at.session, anew=True)
            bot.local.world.delete_message(at.channel, int(at.board()["id"]))
            await bot.until(lambda: boards(bot) or None)
            for _ in range(2):
                await bot.app.registry.change(at.session, pausing.pause())
                await at.settled()
                await bot.app.registry.change(at.session, pausing.resume(bot.app.people))
                await at.settled()
        posted = [
            change.payload for change in heard.changes if change.kind == "message_create" and not change.only_for
        ]
        nonces = [message["nonce"] for message in posted]
        assert len(nonces) == 10
        assert len(set(nonces)) == 10
