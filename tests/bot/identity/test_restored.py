"""A game that goes on from an older copy of its database: no press on what was lost is taken for another question."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.local.model import Message
from tests.bot.life.tables import begun, move, snapshot
from tests.support.bot import RunningBot, controls, running_bot
from tests.support.clock import FakeClock

AN_HOUR_S = 3600


class Copies:
    """A bot whose database is copied and put back."""

    def __init__(self, folder: Path) -> None:
        self._path, self._copy, self._world = folder / "bot.sqlite3", folder / "copy.sqlite3", folder / "world"
        self.clock = FakeClock()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[RunningBot]:
        """The bot, an hour later than before."""
        self.clock.advance(AN_HOUR_S)
        async with running_bot(database=self._path, data=self._world, clock=self.clock) as bot:
            yield bot

    def keep(self) -> None:
        shutil.copy(self._path, self._copy)

    def put_back(self) -> None:
        for path in self._path.parent.glob("bot.sqlite3*"):
            path.unlink()
        shutil.copy(self._copy, self._path)


def _moves(panel: Message) -> list[str]:
    return [each["custom_id"] for each in controls(panel) if str(each.get("custom_id")).startswith("move:")]


async def _press_lost(bot: RunningBot, who: str, message: int, identifier: str) -> None:
    """Press what a client still shows, on any message that it may stand on."""
    await bot.finished(await bot.local.people.forged(bot.person(who), bot.channel(), message, identifier))


async def _round(bot: RunningBot, ada: int, boris: int) -> None:
    await move(bot, "Ada", ada)
    await move(bot, "Boris", boris)


async def test_a_move_of_a_lost_question_is_refused(tmp_path: Path) -> None:
    copies = Copies(tmp_path)
    async with copies.running() as bot:
        await begun(bot, "Ada", "Boris")
    copies.keep()
    async with copies.running() as bot:
        await _round(bot, 0, 0)
        lost, asked = _moves(await bot.press("Ada", "My hand")), (await snapshot(bot)).question(0)
    copies.put_back()
    async with copies.running() as bot:
        await _round(bot, 1, 1)
        before = await snapshot(bot)
        assert before.question(0) not in (None, asked)
        panel = await bot.press("Ada", "My hand")
        now = {each.split(":")[-1] for each in _moves(panel)}
        still_legal = next(each for each in lost if each.split(":")[-1] in now)
        await _press_lost(bot, "Ada", int(panel["id"]), still_legal)
        assert (await snapshot(bot)).record.version == before.record.version


async def test_an_undo_of_a_lost_history_is_not_agreed_to_in_another(tmp_path: Path) -> None:
    copies = Copies(tmp_path)
    async with copies.running() as bot:
        await begun(bot, "Ada", "Boris")
    copies.keep()
    async with copies.running() as bot:
        lost = await _asked_to_agree(bot, 0)
    copies.put_back()
    async with copies.running() as bot:
        await _asked_to_agree(bot, 1, lost)
        await _press_lost(bot, "Boris", int(bot.find("Boris", "Agree")[0]["id"]), lost)
        assert (await snapshot(bot)).record.undo is not None
        await bot.press("Boris", "Agree")
        assert (await snapshot(bot)).record.undo is None


async def _asked_to_agree(bot: RunningBot, number: int, lost: str = "") -> str:
    """Ada makes the move of that number and wants it back; the custom id, not the lost one, by which Boris agrees."""
    await move(bot, "Ada", number)
    await bot.slash("Ada", "game undo")
    assert (await snapshot(bot)).record.undo is not None

    def offered() -> str | None:
        found = str(bot.find("Boris", "Agree")[1]["custom_id"]) if bot.sees("Boris", "Agree") else lost
        return None if found == lost else found

    return await bot.until(offered)
