"""The bot's icons on Discord: brought there in the background, kept as they are drawn, shown where they can be."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.results import Sent
from bot.local.model import Json
from bot.panels.layout import Button, Note
from bot.showing.icons import AGAIN_S
from engines.wink.game import WINK
from renderers.icons import icons_of, kin
from renderers.words import seat_text
from tests.bot.showing.tables import eventually, settle_in, table
from tests.support.bot import RunningBot, controls, running_bot, written

GAME = WINK.id
GAMES = {GAME: WINK}
ALL = len(icons_of(GAME))
"""Few enough to be drawn for a test: the masks, and the two ways to wink."""
PNG = b"\x89PNG\r\n\x1a\n"
UPLOAD: dict[str, Any] = {"method": "POST", "route": "/applications/{application}/emojis"}


@asynccontextmanager
async def illustrated(**options: Any) -> AsyncIterator[RunningBot]:
    async with running_bot(GAMES, icons=(GAME,), **options) as bot:
        yield bot


def there(bot: RunningBot) -> dict[str, int]:
    return {each["name"]: key for key, each in bot.local.world.emojis.items()}


async def all_there(bot: RunningBot) -> dict[str, int]:
    """Wait until all icons can be shown, and nothing else is left to do."""
    await bot.until(lambda: sum(bool(kin(name)) for name in there(bot)) == ALL or None)
    await eventually(lambda: len(bot.app.icons) == ALL)
    return there(bot)


def emojis(message: Json) -> dict[str, Any]:
    """The ids of the emojis on a message's buttons and options, by their labels."""
    shown = [each for control in controls(message) for each in (control, *control.get("options", ()))]
    return {each["label"]: each.get("emoji", {}).get("id") for each in shown if "label" in each}


async def test_icons_stand_on_buttons_and_before_names_but_in_no_notification_and_not_for_readers_of_words() -> None:
    async with illustrated() as bot:
        await settle_in(bot, "Boris", words=True)
        known = await all_there(bot)
        at = await table(bot, GAME, people=4)
        icons = {seat: bot.app.icons[seat_text(GAME, seat)] for seat in range(4)}
        await bot.press("Ada", "My hand")
        buttons = emojis(at.panel("Ada"))
        assert {label: key for label, key in buttons.items() if label in ("👁️ C", "👁️ D")} == {
            f"👁️ {letter}": icons[seat].rpartition(":")[2][:-1] for letter, seat in (("C", 2), ("D", 3))
        }
        assert {int(key) for key in buttons.values() if key} <= set(known.values())
        assert f"{icons[3]} <@{bot.person('Dmitri')}>" in written(at.board())
        assert not any("<:" in ping for ping in at.pings())
        await bot.press("Boris", "My hand")
        assert "<:" not in written(at.panel("Boris"))
        assert not any(emojis(at.panel("Boris")).values())


async def test_a_restart_uploads_what_is_missing_replaces_what_has_changed_and_leaves_others_alone(
    tmp_path: Path,
) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path}
    async with illustrated(**kept) as bot:
        before = await all_there(bot)
    async with running_bot(GAMES, **kept) as bot:
        missing, changed = sorted(before)[:2]
        world = bot.local.world
        world.forget_emoji(world.emojis[before[missing]])
        world.forget_emoji(world.emojis[before[changed]])
        older = world.add_emoji(f"sfh_{kin(changed)}_00dd11", PNG)
        world.add_emoji("sfh_gone_with_time_00dd11", PNG)
        others = world.add_emoji("host_own", PNG)
    async with illustrated(**kept) as bot:
        await bot.until(
            lambda: ("sfh_gone_with_time_00dd11" not in there(bot) and len(there(bot)) == ALL + 1) or None
        )
        now = there(bot)
        assert older["name"] not in now
        assert now.pop("host_own") == int(others["id"])
        assert set(now) == set(before)
        assert sum(now[name] == before[name] for name in now) == ALL - 2


async def test_a_rate_limit_takes_its_time_and_a_lost_answer_makes_no_double(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with illustrated() as bot:
        bot.local.faults.add(**UPLOAD, error=429, retry_after=3000, after=1)
        bot.local.faults.add(**UPLOAD, error="reset", handled=True, after=2)
        await eventually(lambda: bot.clock.is_slept_on(3000))
        assert len(there(bot)) < ALL
        bot.clock.advance(3000)
        assert len(await all_there(bot)) == ALL
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING and "icons" in line.message]


async def test_where_discord_refuses_words_stand_alone_and_the_log_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with illustrated() as bot:
        bot.local.faults.add(**UPLOAD, error=503, times=100)
        await eventually(lambda: bot.clock.is_slept_on(AGAIN_S))
        bot.local.faults.clear()
        bot.local.faults.add(**UPLOAD, error=30008, times=100)
        bot.clock.advance(AGAIN_S)
        await table(bot, GAME, people=4)
        assert bot.sees("Ada", "My hand")
        await eventually(lambda: bot.app.icon_keeper.rests)
        assert not bot.app.icons
    assert len([line for line in caplog.records if "icons" in line.message]) == 1


async def test_a_panel_whose_icon_is_gone_comes_without_icons_and_they_come_back() -> None:
    async with illustrated() as bot:
        known = await all_there(bot)
        at = await table(bot, GAME, people=4)
        world = bot.local.world
        for key in known.values():
            world.forget_emoji(world.emojis[key])
        await bot.press("Ada", "My hand")
        assert not any(emojis(at.panel("Ada")).values())
        assert "👁️ " in written(at.panel("Ada"))
        again = await all_there(bot)
        assert not set(again.values()) & set(known.values())


async def test_a_ping_whose_icon_is_gone_comes_without_it() -> None:
    async with illustrated() as bot:
        known = await all_there(bot)
        world, name = bot.local.world, min(known)
        note = Note("Your turn", (Button("hand:1", "My hand", emoji=f"<:{name}:{known[name]}>"),))
        world.forget_emoji(world.emojis[known[name]])
        sent = await bot.app.delivery.post(bot.channel(), note)
        assert isinstance(sent, Sent)
        assert emojis(bot.last("Ada")) == {"My hand": None}
        assert isinstance(await bot.app.delivery.edit(sent.channel, sent.message, note), Sent)
        await all_there(bot)
