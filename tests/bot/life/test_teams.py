"""Partners of a team in Agent Avenue: what one picks or proposes, and how the other hears of it."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store.preferences import QuietHours
from engines.agent_avenue.game import AgentAvenue
from engines.agent_avenue.moves import LayFaceDown, LayFaceUp, Recruit
from tests.bot.life.tables import lobby, turn
from tests.bot.showing.tables import NAMES, Table, settle_in, watched
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import FakeClock

THREE = datetime(2030, 1, 1, 15, tzinfo=UTC)


async def teams(bot: RunningBot, pace: str = "daily-28800") -> Table:
    """A game of two teams at a pace, as one of them is about to recruit."""
    record = await lobby(bot, *NAMES, game="agent_avenue")
    await bot.arrange("Ada", pace=pace)
    await bot.press("Ada", "Start")
    at = Table(bot, record.id, record.place.channel)
    while (now := await at.snapshot()).state.stage != "recruit":
        seat = min(now.to_act())
        await at.act(seat, next(move for move in now.legal(seat) if isinstance(move, LayFaceUp | LayFaceDown)))
    return at


async def recruiters(at: Table) -> tuple[int, int]:
    """The seats of the team that recruits."""
    one, other = sorted((await at.snapshot()).to_act())
    return one, other


async def picks_in_journal(at: Table) -> int:
    """How many picks the journal holds."""
    async with at.bot.app.registry.holding(at.session) as held:
        entries = await held.journal()
    return sum(entry.kind == "move" and entry.payload["kind"] == "recruit" for entry in entries)


DOWN = "Take face down"


async def pick(bot: RunningBot, who: str) -> str:
    """Press the card face down; what the answer says."""
    await bot.until_sees(who, DOWN)
    return written(await bot.press(who, DOWN))


async def test_a_pick_clicked_three_times_is_one_move() -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        seat, _ = await recruiters(at)
        who = NAMES[seat]
        await bot.press(who, "My hand")
        assert "like that already" not in await pick(bot, who)
        assert "like that already" in await pick(bot, who)
        assert "like that already" in await pick(bot, who)
        assert await picks_in_journal(at) == 1


async def test_nothing_is_said_to_be_taken_back_by_an_undo_that_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        seat, _ = await recruiters(at)
        with monkeypatch.context() as before:
            before.setattr(AgentAvenue, "is_same", lambda *_: False)
            for _ in range(3):
                await at.act(seat, Recruit("face_down"))
        assert await picks_in_journal(at) == 3
        assert "Taken back" not in written(await bot.slash(NAMES[seat], "game undo"))


NEARBY_S = 120


def nudges(bot: RunningBot, who: str) -> list[str]:
    """The nudges in somebody's direct messages."""
    seen = bot.seen(who, where=bot.local.world.dm(bot.person(who)))
    return [message["content"] for message in seen if "Your partner wants something else" in message["content"]]


@pytest.mark.rule("AA-43")
async def test_a_different_pick_calls_the_partner_and_nobody_else_can_tell() -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        one, other = await recruiters(at)
        await at.act(one, Recruit("face_up"))
        bot.clock.advance(NEARBY_S + 1)
        with watched(bot) as heard:
            await at.act(other, Recruit("face_down"))
        assert heard.messages(at.channel) == []
        (told,) = nudges(bot, NAMES[one])
        assert "would take the card face down" in told
        assert not any(nudges(bot, who) for who in NAMES if who != NAMES[one])
        await at.act(one, Recruit("face_down"))
        assert nudges(bot, NAMES[one]) == []


@pytest.mark.rule("AA-43")
async def test_somebody_who_has_just_picked_is_called_once_they_may_have_gone() -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        one, other = await recruiters(at)
        await at.act(one, Recruit("face_up"))
        await at.act(other, Recruit("face_down"))
        assert nudges(bot, NAMES[one]) == []
        bot.clock.advance(NEARBY_S + 1)
        await bot.until(lambda: nudges(bot, NAMES[one]) or None)
        await at.settled()
        assert len(nudges(bot, NAMES[one])) == 1


@pytest.mark.parametrize("hours", [{"quiet": QuietHours(start=time(11), end=time(15))}, {"away_until": THREE}])
async def test_a_partner_who_sleeps_or_is_away_is_called_afterwards(hours: dict[str, object]) -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        one, other = await recruiters(at)
        await settle_in(bot, NAMES[one], **hours)
        await at.act(one, Recruit("face_up"))
        bot.clock.advance(NEARBY_S + 1)
        await at.act(other, Recruit("face_down"))
        assert nudges(bot, NAMES[one]) == []
        bot.clock.advance((THREE - bot.clock.now()).total_seconds())
        await bot.until(lambda: nudges(bot, NAMES[one]) or None)


async def test_a_nudge_that_waits_for_the_morning_outlives_a_restart_and_comes_once(tmp_path: Path) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        at = await teams(bot)
        one, other = await recruiters(at)
        await settle_in(bot, NAMES[one], quiet=QuietHours(start=time(11), end=time(15)))
        await at.act(one, Recruit("face_up"))
        await at.act(other, Recruit("face_down"))
    for until in (THREE - timedelta(minutes=1), THREE):
        async with running_bot(**kept) as bot:
            await bot.app.outbox.idle()
            assert nudges(bot, NAMES[one]) == []
            clock.advance((until - clock.now()).total_seconds())
    async with running_bot(**kept) as bot:
        await bot.until(lambda: nudges(bot, NAMES[one]) or None)
        await bot.app.outbox.idle()
    clock.advance(3600)
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        assert len(nudges(bot, NAMES[one])) == 1


async def test_who_chooses_once_more_while_they_are_owed_a_nudge_is_owed_none() -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        one, other = await recruiters(at)
        await settle_in(bot, NAMES[one], quiet=QuietHours(start=time(11), end=time(15)))
        await at.act(one, Recruit("face_up"))
        await at.act(other, Recruit("face_down"))
        await at.act(one, Recruit("face_down"))
        bot.clock.advance((THREE - bot.clock.now()).total_seconds())
        await at.settled()
        assert nudges(bot, NAMES[one]) == []


async def test_nobody_is_called_who_wants_no_pings() -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        one, other = await recruiters(at)
        await settle_in(bot, NAMES[one], pings=False)
        await at.act(one, Recruit("face_up"))
        bot.clock.advance(NEARBY_S + 1)
        await at.act(other, Recruit("face_down"))
        assert nudges(bot, NAMES[one]) == []


@pytest.mark.rule("AA-43")
async def test_the_panel_says_what_is_picked_whom_it_waits_for_and_what_chance_will_do() -> None:
    async with running_bot() as bot:
        at = await teams(bot)
        one, other = await recruiters(at)
        await bot.press(NAMES[one], "My hand")
        await pick(bot, NAMES[one])
        await bot.until_sees(NAMES[one], "Refresh")
        said = await at.refresh(NAMES[one])
        assert "Waiting for " in said
        assert "this one counts" in said
        await at.act(other, Recruit("face_up"))
        said = await at.refresh(NAMES[one])
        assert "You want different cards." in said
        clock = (await at.record()).clock(one)
        assert clock.due is not None
        ends = clock.due + timedelta(seconds=2 * 3600)
        assert f"chance decides <t:{int(ends.timestamp())}:R>" in said
        await turn(bot, 8 * 3600 + 1)
        await turn(bot, 2 * 3600 + 1)
        await at.settled()
        assert (await at.snapshot()).state.number == 2
        assert "without an agreement: chance decides" in written(at.board())
