"""Partners of a team in Agent Avenue: what one picks or proposes, and how the other hears of it."""

from __future__ import annotations

import pytest

from engines.agent_avenue.moves import LayFaceDown, LayFaceUp, Recruit
from engines.table import play
from tests.bot.life.tables import lobby
from tests.bot.showing.tables import NAMES, Table
from tests.support.bot import RunningBot, running_bot, written


async def teams(bot: RunningBot, pace: str = "daily-28800") -> Table:
    """A game of two teams at a pace, as one of them is about to recruit."""
    record = await lobby(bot, *NAMES, game="agent_avenue")
    await bot.press("Ada", "Options")
    await bot.press("Ada", "Pace", values=[pace])
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


DOWN = "Take the card face down"


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
            before.setattr(play, "changes_nothing", lambda *_: False)
            for _ in range(3):
                await at.act(seat, Recruit("face_down"))
        assert await picks_in_journal(at) == 3
        assert "Taken back" not in written(await bot.slash(NAMES[seat], "game undo"))
