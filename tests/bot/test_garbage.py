"""Garbage is collected between presses, not while somebody waits for an answer."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from bot.basics.garbage import BETWEEN, collect_some
from tests.bot.life.tables import lobby
from tests.bot.showing.tables import eventually
from tests.support.bot import running_bot
from tests.support.clock import PATIENCE_S


@pytest.mark.parametrize(
    ("count", "collected"),
    [((BETWEEN[0] - 1, BETWEEN[1] - 1, 0), []), ((BETWEEN[0], 0, 0), [0]), ((0, BETWEEN[1], 0), [1])],
)
def test_the_young_are_looked_through_once_there_are_enough_of_them(
    count: tuple[int, int, int], collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[int] = []
    monkeypatch.setattr(gc, "collect", done.append)
    monkeypatch.setattr(gc, "get_count", lambda: count)
    collect_some()
    assert done == collected


async def test_garbage_waits_until_no_press_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        begun, held, collected = asyncio.Event(), asyncio.Event(), asyncio.Event()
        join, front = bot.app.use_cases.lobbies.join, bot.app.front

        async def held_up(*args: Any) -> Any:
            begun.set()
            await held.wait()
            return await join(*args)

        monkeypatch.setattr(bot.app.use_cases.lobbies, "join", held_up)
        monkeypatch.setattr(gc, "get_count", lambda: (BETWEEN[0], 0, 0))
        monkeypatch.setattr(gc, "collect", lambda _: collected.set())
        await bot.pressing("Boris", "Join")
        async with asyncio.timeout(PATIENCE_S):
            await begun.wait()
        await eventually(lambda: len(front._under_way) == 1)
        await asyncio.sleep(0)
        collected.clear()
        await bot.slash("Ada", "games")
        await eventually(lambda: len(front._under_way) == 1)
        await asyncio.sleep(0)
        assert not collected.is_set()
        held.set()
        async with asyncio.timeout(PATIENCE_S):
            await collected.wait()
