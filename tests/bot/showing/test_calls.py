"""Calls beside the pings: invitations, what the host hears, refusals, the end and the wish for another game."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.local.model import Message
from engines.table import ending, seating
from tests.bot.life.tables import lobby
from tests.bot.showing.tables import settle_in, table
from tests.bot.showing.test_quiet_hours import BEDTIME, MORNING, NIGHT
from tests.support.bot import RunningBot, controls, running_bot, written
from tests.support.clock import FakeClock

NEARBY_S = 120


def notes(bot: RunningBot, part: str, who: str = "Cleo", where: str | int = "table-1") -> list[Message]:
    return [m for m in bot.seen(who, where=where) if part in m["content"] and not m["flags"] & 64]


def called(bot: RunningBot, message: Message) -> set[str]:
    ids = {user["id"] for user in message["mentions"]}
    return {name for name in ("Ada", "Boris", "Cleo", "Dmitri") if str(bot.person(name)) in ids}


def labels(message: Message) -> list[str]:
    return [control["label"] for control in controls(message)]


async def test_an_invitation_is_answered_where_it_stands_and_goes_once_it_is_past() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="the_plan", **{"with": "Boris", "with-2": "Cleo"})
        (invitation,) = notes(bot, "invites you")
        assert called(bot, invitation) == {"Boris", "Cleo"}
        assert labels(invitation) == ["Join", "I can’t", "Go to the table"]
        bot.clock.advance(NEARBY_S + 1)
        assert "is told that you can’t" in written(await bot.press("Cleo", "I can’t"))
        await bot.app.outbox.idle()
        (invitation,) = notes(bot, "invites you")
        assert f"<@{bot.person('Cleo')}>" not in invitation["content"]
        (told,) = notes(bot, "can’t come")
        assert called(bot, told) == {"Ada"}
        assert "aren’t invited" in written(await bot.press("Cleo", "I can’t"))
        await bot.press("Boris", "Join")
        await bot.app.outbox.idle()
        assert notes(bot, "invites you") == []
        (told,) = notes(bot, "your table of")
        assert "sat down" in told["content"] or "seats are taken" in told["content"]
        assert (await bot.record()).declined == (bot.person("Cleo"),)


async def test_the_host_hears_once_that_somebody_came_and_that_the_table_is_full(tmp_path: Path) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        record = await lobby(bot, "Ada", game="lantern")
        await bot.app.use_cases.lobbies.resize(record.id, bot.person("Ada"), 4)
        await bot.press("Boris", "Join")
        await bot.app.outbox.idle()
        assert notes(bot, "your table of") == []
    async with running_bot(**kept) as bot:
        clock.advance(NEARBY_S)
        (came,) = await bot.until(lambda: notes(bot, "your table of"))
        assert called(bot, came) == {"Ada"}
        assert "2 seats are free" in came["content"]
        assert labels(came)[0] == "Start"
        await bot.press("Cleo", "Join")
        await bot.app.outbox.idle()
        (edited,) = notes(bot, "your table of")
        assert edited["id"] == came["id"]
        assert "one seat is free" in edited["content"]
        await bot.press("Dmitri", "Join")
        await bot.app.outbox.idle()
        (full,) = notes(bot, "all seats are taken")
        assert full["id"] != came["id"]
        assert len(notes(bot, "your table of")) == 1
        bot.show_nothing()
        await bot.app.use_cases.lobbies.start(record.id, bot.person("Ada"))
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        assert notes(bot, "your table of") == []


async def test_whoever_is_refused_hears_it_until_the_game_goes_on() -> None:
    async with running_bot() as bot:
        at = await table(bot, "the_plan", people=3)
        (mover,) = (await at.snapshot()).to_act()
        names = ("Ada", "Boris", "Cleo")
        while (await at.snapshot()).to_act() == {mover}:
            await at.act(mover)
        await bot.slash(names[mover], "game undo")
        await at.settled()
        bot.clock.advance(NEARBY_S + 1)
        await bot.press(names[(mover + 1) % 3], "Refuse the undo")
        await at.settled()
        (told,) = notes(bot, "isn’t taken back")
        assert called(bot, told) == {names[mover]}
        (active,) = (await at.snapshot()).to_act()
        while (await at.snapshot()).to_act() == {active}:
            await at.act(active)
        assert notes(bot, "isn’t taken back") == []


async def test_the_end_calls_everybody_once_and_a_wish_for_another_game_takes_its_place() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Boris", hands="dm")
        await settle_in(bot, "Dmitri", pings=False)
        dm = bot.local.world.dm(bot.person("Boris"))
        at = await table(bot, people=4)
        await at.play_out()
        assert notes(bot, "wins") == notes(bot, "wins", "Boris", dm) == []
        bot.clock.advance(NEARBY_S + 1)
        await bot.press("Cleo", "Rematch")
        await at.settled()
        (wish,) = notes(bot, "would like a rematch")
        assert called(bot, wish) == {"Ada"}
        assert "Rematch" in labels(wish)
        (own,) = notes(bot, "would like a rematch", "Boris", dm)
        assert own["content"].startswith("**Lantern** – \\#table-1 · Safehouse")
        await bot.press("Ada", "Rematch")
        await at.settled()
        assert [m["id"] for m in notes(bot, "would like a rematch")] == [wish["id"]]
        for who in ("Boris", "Dmitri"):
            await bot.press(who, "Rematch")
        await at.settled()
        assert notes(bot, "would like a rematch") == notes(bot, "would like a rematch", "Boris", dm) == []


async def test_who_is_not_near_is_called_to_the_end_whatever_was_asked_of_them() -> None:
    async with running_bot() as bot:
        at = await table(bot, people=3)
        bot.clock.advance(NEARBY_S + 1)
        bot.app.owners.pings.moved(at.session, 0)
        await bot.app.registry.change(at.session, ending.abandon("abandoned"))
        await at.settled()
        (call,) = at.pings()
        (message,) = notes(bot, "without a result")
        assert call == message["content"]
        assert called(bot, message) == {"Boris", "Cleo"}
        assert "Log" in labels(message)


async def test_whoever_is_refused_a_seat_hears_it() -> None:
    async with running_bot() as bot:
        at, dmitri = await table(bot), bot.person("Dmitri")
        await bot.app.programs.stop()
        await bot.app.registry.change(at.session, seating.stand_in(1, bot.app.people))
        await bot.app.registry.change(at.session, seating.ask_seat(dmitri, 1, bot.app.people))
        await at.settled()
        await bot.press("Ada", "Refuse the newcomer")
        await at.settled()
        (told,) = notes(bot, "keeps the seat")
        assert called(bot, told) == {"Dmitri"}


async def test_who_sleeps_as_the_game_ends_is_told_in_the_morning_once_whatever_restarts(tmp_path: Path) -> None:
    clock = FakeClock(BEDTIME + timedelta(hours=1))
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        for who in ("Boris", "Cleo"):
            await settle_in(bot, who, quiet=NIGHT)
        at = await table(bot, people=3)
        await bot.app.registry.change(at.session, ending.abandon("abandoned"))
        await at.settled()
        assert notes(bot, "without a result") == []
        await settle_in(bot, "Cleo", quiet=NIGHT, pings=False)
    async with running_bot(**kept) as bot:
        clock.advance((MORNING - clock.now()).total_seconds())
        (told,) = await bot.until(lambda: notes(bot, "without a result"))
        assert called(bot, told) == {"Boris"}
        await bot.app.outbox.idle()
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        assert len(notes(bot, "without a result")) == 1
        assert await bot.app.store.owed_calls.all() == ()
