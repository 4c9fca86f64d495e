"""Two programs with one token and a database each: every press is answered once."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot.delivery.delivery import Interaction
from bot.delivery.logs import Discreet
from bot.delivery.others import SILENT_FOR
from bot.local.model import EPHEMERAL, Message
from tests.bot.life.tables import begun
from tests.support.bot import RunningBot, beside, running_bot, written
from tests.support.clock import PATIENCE_S
from tests.support.local import quick_retries

SHOUT = "ANOTHER PROGRAM"


class Acknowledged:
    """Which programs have acknowledged what is pressed, and which had to leave it alone."""

    def __init__(self, *bots: RunningBot) -> None:
        self._told: asyncio.Queue[bool] = asyncio.Queue()
        self._bots = bots
        for bot in bots:
            self._watch(bot)

    def _watch(self, bot: RunningBot) -> None:
        acknowledge = bot.app.delivery.acknowledge

        async def noting(interaction: Interaction, *, private: bool) -> bool:
            done = await acknowledge(interaction, private=private)
            self._told.put_nowait(done)
            return done

        bot.app.delivery.acknowledge = noting  # type: ignore[method-assign]

    async def each(self) -> list[bool]:
        """Whether each of the programs has acknowledged the press, the one that hasn't first."""
        async with asyncio.timeout(PATIENCE_S):
            return sorted([await self._told.get() for _ in self._bots])


def _shouts(caplog: pytest.LogCaptureFixture) -> int:
    return sum(SHOUT in line for line in caplog.messages)


def _public(bot: RunningBot) -> list[Message]:
    return [message for message in bot.seen("Ada") if not message["flags"] & EPHEMERAL]


async def test_of_two_programs_one_alone_answers_each_press(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running_bot(quiet=False) as bot, beside(bot, tmp_path / "other.sqlite3") as other:
        both = Acknowledged(bot, other)
        await bot.slash("Ada", "play", game="lantern")
        assert await both.each() == [False, True]
        await bot.until(lambda: bot.sees("Boris", "Join") or None)
        for who, label in (("Boris", "Join"), ("Ada", "Options"), ("Boris", "How to play")):
            private = len(_private(bot, who))
            await bot.press(who, label)
            assert await both.each() == [False, True]
            assert len(_private(bot, who)) == private + 1
        opened = [await each.app.store.lookup.active_in(bot.channel()) for each in (bot, other)]
        assert opened.count(None) == 1
        assert len(_public(bot)) == 1
        shouts = _shouts(caplog)
        assert shouts in (1, 2)
        bot.clock.advance(SILENT_FOR.total_seconds())
        await bot.press("Ada", "How to play")
        assert await both.each() == [False, True]
        assert _shouts(caplog) == shouts + 1


def _private(bot: RunningBot, who: str) -> list[Message]:
    return [message for message in bot.seen(who) if message["flags"] & EPHEMERAL]


@pytest.mark.parametrize("label", ["My hand", "Notes"])
async def test_what_somebody_else_has_answered_is_left_alone(label: str, caplog: pytest.LogCaptureFixture) -> None:
    async with running_bot(quiet=False) as bot:
        await begun(bot, "Ada", "Boris")
        await bot.until_sees("Ada", label)
        seen = len(_private(bot, "Ada"))
        for _ in range(2):
            bot.local.faults.add(error=40060, method="POST", route="/interactions/**")
            pressed = await _pressed(bot, "Ada", label)
            await bot.handled[pressed].wait()
        assert len(_private(bot, "Ada")) == seen
        assert _shouts(caplog) == 1


async def _pressed(bot: RunningBot, who: str, label: str) -> int:
    """Press what the other program will have answered; the interaction's id."""
    message, control = bot.find(who, label)
    pressing = asyncio.ensure_future(
        bot.local.people.click(bot.person(who), bot.channel(), int(message["id"]), control["custom_id"])
    )
    known = set(bot.local.world.interactions)
    interaction = await bot.until(
        lambda: next((each for key, each in bot.local.world.interactions.items() if key not in known), None)
    )
    interaction.answered.set()
    await pressing
    return interaction.id


async def test_a_form_that_somebody_else_has_opened_or_refused_is_left_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with running_bot(quiet=False) as bot:
        await bot.slash("Ada", "settings me")
        seen = [written(message) for message in bot.seen("Ada")]
        bot.local.faults.add(error=40060, method="POST", route="/interactions/**")
        await bot.handled[await _pressed(bot, "Ada", "Quiet hours")].wait()
        assert [written(message) for message in bot.seen("Ada")] == seen
        assert _shouts(caplog) == 1


async def test_an_acknowledgement_that_was_only_put_off_is_not_taken_for_our_own(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with running_bot(quiet=False) as bot:
        await begun(bot, "Ada", "Boris")
        await bot.until_sees("Ada", "My hand")
        seen = len(_private(bot, "Ada"))
        bot.local.faults.add(error=429, method="POST", route="/interactions/**")
        bot.local.faults.add(error=40060, method="POST", route="/interactions/**")
        await bot.handled[await _pressed(bot, "Ada", "My hand")].wait()
        assert len(_private(bot, "Ada")) == seen
        assert _shouts(caplog) == 1


@pytest.mark.parametrize("error", [500, 502])
async def test_ones_own_acknowledgement_found_at_the_next_try_is_no_other_program(
    error: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await bot.until_sees("Ada", "My hand")
        bot.local.faults.add(error=error, method="POST", route="/interactions/**", handled=True)
        with quick_retries():
            assert "Which card do you lay" in written(await bot.press("Ada", "My hand"))
        assert _shouts(caplog) == 0


class _Lines(logging.Handler):
    """The lines of one logger, as they come."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: asyncio.Queue[logging.LogRecord] = asyncio.Queue()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.put_nowait(record)


async def test_suggestions_that_somebody_else_has_made_are_one_quiet_line(monkeypatch: pytest.MonkeyPatch) -> None:
    handler = _Lines()
    monkeypatch.setattr(logging.getLogger("discord.app_commands.tree"), "handlers", [handler])
    async with running_bot(quiet=False) as bot, asyncio.timeout(PATIENCE_S):
        bot.local.faults.add(error=40060, method="POST", route="/interactions/**", handled=True)
        await bot.local.people.autocomplete(bot.person("Ada"), bot.channel(), "play", "game", "L")
        line = await handler.lines.get()
        told = Discreet().format(line)
        assert "INFO" in told
        assert len(told.splitlines()) == 1
