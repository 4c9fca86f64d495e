"""Infiltraitors by pressing what the panels offer: whole missions, shots asked twice, few taps, searched discards."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from engines.infiltraitors import INFILTRAITORS
from engines.infiltraitors.cards import Card
from engines.infiltraitors.missions import MissionId
from tests.bot.choosing.pressing import NAMES, Players
from tests.bot.life.tables import lobby, snapshot
from tests.support.bot import RunningBot, running_bot, written


@asynccontextmanager
async def mission(name: MissionId, people: int) -> AsyncIterator[RunningBot]:
    """A mission that so many people have begun."""
    async with running_bot({INFILTRAITORS.id: INFILTRAITORS}) as bot:
        await lobby(bot, *NAMES[:people], game=INFILTRAITORS.id)
        if name != "t1":
            await bot.press("Ada", "Options")
            await bot.press("Ada", "Mission", values=[name])
        await bot.press("Ada", "Start")
        await bot.app.publisher.idle()
        yield bot


@pytest.mark.parametrize(
    ("name", "people"),
    [("t1", 2), ("m2", 4), ("m6", 3), ("m12", 2), ("m15", 3), ("m16", 2), ("m17", 4), ("m18", 2), ("m19", 3)],
)
async def test_a_mission_is_pressed_to_its_end(name: MissionId, people: int) -> None:
    async with mission(name, people) as bot:
        await Players(bot, NAMES[:people], random.Random(people)).play_out(600)
        record = await bot.record()
        assert record.options["mission"] == name
        assert record.status == "finished"
        assert not bot.local.rest.unknown
