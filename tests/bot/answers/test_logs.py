"""What the log says of failures that are expected: a line each, and nobody's id."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

import pytest

from bot.basics.errors import told
from bot.basics.lanes import Lanes
from bot.delivery.logs import Discreet, DiscreetJson
from bot.local.errors import InteractionFailed
from tests.bot.life.tables import begun
from tests.bot.showing.tables import eventually
from tests.support.bot import RunningBot, running_bot


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """What a running bot would write to its log meanwhile."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Discreet())
    logging.getLogger().addHandler(handler)
    try:
        yield written
    finally:
        logging.getLogger().removeHandler(handler)


def ids(bot: RunningBot) -> list[str]:
    return [str(bot.person(name)) for name in ("Ada", "Boris", "Cleo", "Dmitri")]


async def test_a_late_autocomplete_is_one_quiet_line() -> None:
    async with running_bot(quiet=False) as bot:
        late = bot.local.faults.add(error=10062, route="/interactions/**")
        with logged() as log:
            typing = asyncio.ensure_future(
                bot.local.people.autocomplete(bot.person("Ada"), bot.channel(), "rules", "query", "AA")
            )
            await eventually(lambda: late.hits and log.getvalue())
            bot.clock.advance(4)
            with pytest.raises(InteractionFailed):
                await typing
        (line,) = log.getvalue().splitlines()
        assert "INFO" in line
        assert "10062" in line
        assert not [each for each in ids(bot) if each in line]


async def test_a_broken_autocomplete_is_one_line_that_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(quiet=False) as bot:
        monkeypatch.setattr(bot.app.use_cases.finding, "games_from", None)
        with logged() as log:
            typing = asyncio.ensure_future(
                bot.local.people.autocomplete(bot.person("Ada"), bot.channel(), "rules", "query", "AA")
            )
            await eventually(log.getvalue)
            bot.clock.advance(4)
            with pytest.raises(InteractionFailed):
                await typing
        (line,) = log.getvalue().splitlines()
        assert "ERROR" in line
        assert "TypeError at bot/entrances/rules.py" in line
        assert not [each for each in ids(bot) if each in line]


async def test_others_lines_tell_neither_ids_nor_tokens() -> None:
    async with running_bot() as bot:
        with logged() as log:
            other = logging.getLogger("discord.http")
            other.warning("PUT /channels/1/thread-members/%s responded with 429.", bot.person("Ada"))
            other.warning("/webhooks/%s/%s\nis slow", bot.person("Ada"), "aW50" * 20)
        assert len(log.getvalue().splitlines()) == 2
        assert not [each for each in (*ids(bot), "aW50") if each in log.getvalue()]


async def test_a_panel_that_fails_names_its_table_and_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(quiet=False) as bot:
        session = (await begun(bot, "Ada", "Boris")).id
        await bot.app.outbox.idle()
        await bot.press("Ada", "My hand")
        await bot.app.outbox.idle()
        monkeypatch.setattr(bot.app.hands, "compose", None)
        with logged() as log:
            await bot.press("Boris", "My hand")
            for live in bot.app.hands.live.in_session(session):
                bot.app.hands.live.refresh(live)
            await bot.app.outbox.idle()
        assert f"showing hand {session} failed" in log.getvalue()
        assert not [each for each in ids(bot) if each in log.getvalue()]


async def test_a_lane_of_a_table_alone_is_named_whole() -> None:
    async def fail() -> None:
        raise RuntimeError("Ada")

    with logged() as log:
        lanes = Lanes("recording")
        lanes.poke(7, fail)
        await lanes.idle()
    assert "recording 7 failed: RuntimeError at" in log.getvalue()
    assert "Ada" not in log.getvalue()


def test_each_line_can_be_an_object_for_programs() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(DiscreetJson())
    failed = _failure()
    for logger, said, error in (
        ("bot.clocks.ticker", "a clock failed: %s", told(failed)),
        ("aiohttp.server", "%s", 1),
    ):
        handler.handle(logging.LogRecord(logger, logging.ERROR, __file__, 1, said, (error,), None))
    info = (type(failed), failed, None)
    handler.handle(logging.LogRecord("asyncio", logging.ERROR, __file__, 1, "hand %s\nlost", ("Ace",), info))
    ours, plain, others = map(json.loads, written.getvalue().splitlines())
    assert (ours["level"], ours["logger"], ours["error"]) == ("ERROR", "bot.clocks.ticker", "KeyError")
    assert ours["message"].startswith("a clock failed: KeyError at tests/bot/answers/test_logs.py")
    assert datetime.fromisoformat(ours["time"]).tzinfo is not None
    assert plain.keys() == {"time", "level", "logger", "message"}
    assert others["error"] == "KeyError"
    assert not [secret for secret in ("Ace", "hidden card") if secret in written.getvalue()]


def _failure() -> KeyError:
    try:
        raise KeyError("hidden card")
    except KeyError as error:
        return error
