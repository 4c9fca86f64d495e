"""Infiltraitors on Discord beside its moves: the fifteen minutes of T3, a group's way through the Secret File."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.local.model import Json, Message
from engines.infiltraitors import INFILTRAITORS
from engines.infiltraitors.cards import CARDS
from engines.infiltraitors.moves import Eliminate
from engines.table.record import Record
from tests.bot.life.tables import begun, lobby, snapshot, turn
from tests.bot.life.test_programs import until_waited_for
from tests.bot.showing.tables import settle_in
from tests.support.bot import RunningBot, parts, running_bot, written
from tests.support.clock import FakeClock

GAMES = {INFILTRAITORS.id: INFILTRAITORS}
QUARTER = timedelta(minutes=15)


async def against_time(bot: RunningBot) -> Record:
    """Training 3, begun by Ada and Boris."""
    await lobby(bot, "Ada", "Boris", game=INFILTRAITORS.id)
    await bot.arrange("Ada", mission="t3")
    await bot.press("Ada", "Start")
    return await bot.record()


@pytest.mark.rule("IN-11")
async def test_the_fifteen_minutes_stand_still_while_the_table_pauses() -> None:
    async with running_bot(GAMES) as bot:
        begins = await against_time(bot)
        assert begins.table_due == bot.clock.now() + QUARTER
        await turn(bot, 10 * 60)
        await bot.slash("Ada", "game pause")
        await turn(bot, 3600)
        await bot.slash("Ada", "game resume")
        await turn(bot, 5 * 60 - 1)
        assert (await bot.record()).status == "playing"
        await turn(bot, 1)
        record = await bot.record()
        assert record.outcome is not None
        assert (record.status, record.outcome.winners) == ("finished", ())
        await bot.until_reads("Cleo", "the 15 minutes are over")


@pytest.mark.rule("IN-11")
async def test_the_fifteen_minutes_outlive_a_restart_with_the_downtime_given_back(tmp_path: Path) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(GAMES, **kept) as bot:
        await against_time(bot)
        await turn(bot, 600)
    clock.advance(7200)
    async with running_bot(GAMES, **kept) as bot:
        await turn(bot, 299)
        assert (await bot.record()).status == "playing"
        await turn(bot, 1)
        assert (await bot.record()).status == "finished"


async def shoot(bot: RunningBot, right: bool) -> None:
    """Play a mission to its end: whoever can shoot does, all of them rightly or none."""
    now = await snapshot(bot)
    while now.record.status == "playing":
        [seat] = now.to_act()
        shots = [move for move in now.legal(seat) if isinstance(move, Eliminate)]
        truths = {shot for shot in shots if shot.identity == CARDS[now.state.held[shot.target].identity]}
        chosen = next((shot for shot in shots if (shot in truths) is right), now.legal(seat)[0])
        person = now.record.holders[seat].person
        now = (await bot.app.registry.act(now.record.id, seat, chosen, now.question(seat), person)).after


async def opened(bot: RunningBot) -> str:
    """Open the group's next mission and begin it with Boris; what the file said."""
    said = written(await bot.slash("Ada", "campaign"))
    await bot.press("Ada", "Open: Training 1")
    await bot.press("Boris", "Join")
    await bot.press("Ada", "Start")
    return said


def pictures(message: Message) -> list[Json]:
    """The galleries of a message."""
    return [part for part in parts(message["components"]) if "items" in part]


def lines(message: Message) -> list[str]:
    """The texts of a message beside its pictures and buttons."""
    return [part["content"] for part in parts(message["components"]) if "content" in part]


@pytest.mark.rule("IN-28")
async def test_a_group_s_file_tells_what_was_solved_how_often_tried_and_bullets_left() -> None:
    async with running_bot(GAMES) as bot:
        await bot.slash("Ada", "campaign")
        form = await bot.pressing("Ada", "New campaign: Infiltraitors")
        await bot.fill("Ada", form, name="The Owls")
        said = await opened(bot)
        assert "Training 1: First Steps – open, not tried yet" in said
        assert "22 missions are still sealed." in said
        assert "Training 2" not in said
        await shoot(bot, right=False)
        await bot.app.recorder.idle()
        assert not bot.sees("Ada", "Rematch")
        assert "Training 1: First Steps – 1 try, not accomplished yet" in await opened(bot)
        await shoot(bot, right=True)
        await bot.app.recorder.idle()
        file = await bot.slash("Ada", "campaign")
        said = written(file)
        assert "1 of 23 missions" in said
        assert "Training 1: First Steps – accomplished, 2 tries; most bullets left: 3" in said
        assert "Open: Training 2" in said
        assert len(pictures(file)) == 1
        assert lines(file)[1:] == ["**Next: Training 2: One for Each**"]
        await settle_in(bot, "Ada", words=True)
        spoken = await bot.slash("Ada", "campaign")
        assert not pictures(spoken)
        assert "1 of 23 missions" in "\n".join(lines(spoken))


@pytest.mark.rule("IN-33", "IN-28")
async def test_a_group_that_plays_daily_has_turns_against_time_and_can_go_on() -> None:
    async with running_bot(GAMES) as bot:
        await bot.slash("Ada", "settings server")
        await bot.press("Ada", "Pace of new tables", values=["daily"])
        await bot.slash("Ada", "campaign")
        form = await bot.pressing("Ada", "New campaign: Infiltraitors")
        await bot.fill("Ada", form, name="The Owls")
        for mission in ("Training 1", "Training 2", "Training 3"):
            await bot.slash("Ada", "campaign")
            await bot.press("Ada", f"Open: {mission}")
            await bot.press("Boris", "Join")
            if mission == "Training 3":
                assert "You have 16 turns in all." in bot.reads("Cleo")
            await bot.press("Ada", "Start")
            await turn(bot, 16 * 60)
            assert (await bot.record()).table_due is None
            await shoot(bot, right=True)
            await bot.app.recorder.idle()
        assert "Open: Mission 1" in written(await bot.slash("Ada", "campaign"))


@pytest.mark.rule("IN-29")
async def test_one_person_plays_a_mission_with_a_computer_agent() -> None:
    async with running_bot(GAMES) as bot:
        record = await begun(bot, "Ada", game=INFILTRAITORS.id)
        assert [holder.program for holder in record.holders] == [False, True]
        while (await bot.record()).status == "playing":
            await until_waited_for(bot, 0)
            now = await snapshot(bot)
            if 0 in now.to_act():
                chosen = now.legal(0)[0]
                await bot.app.registry.act(record.id, 0, chosen, now.question(0), bot.person("Ada"))
        assert (await bot.record()).outcome is not None
