"""MIND MGMT by pressing what the panels offer: setups, turns, answers, notes, whole games, few taps."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.local.model import Json, Message
from engines.core import lobby as plans
from engines.mind_mgmt.game import MIND_MGMT
from engines.mind_mgmt.views import MindMgmtView
from tests.bot.choosing.pressing import NAMES, Players, choices
from tests.bot.life.tables import lobby, snapshot
from tests.support.bot import RunningBot, running_bot

GAMES = {MIND_MGMT.id: MIND_MGMT}
MOST_TAPS = 8
ASIDE = ("Back", "Notes", "Another", "Answer ", "Standing", "Where can", "Capture")


@asynccontextmanager
async def table(people: int, seed: int = 0, **options: Any) -> AsyncIterator[tuple[RunningBot, Players]]:
    """A game that so many people have begun, all hands closed; Ada is the Recruiter."""
    async with running_bot(GAMES) as bot:
        record = await lobby(bot, *NAMES[:people], game=MIND_MGMT.id)
        if options:
            await bot.app.registry.change(record.id, plans.set_options(bot.person("Ada"), options))
        await bot.press("Ada", "Start")
        yield bot, Players(bot, NAMES[:people], random.Random(seed))


async def seen(bot: RunningBot, who: str | None = None) -> MindMgmtView:
    """The table as somebody sees it."""
    now = await snapshot(bot)
    view = now.view(None if who is None else now.record.seat_of(bot.person(who)))
    assert isinstance(view, MindMgmtView)
    return view


def forward(panel: Message, dice: random.Random, *, aside: tuple[str, ...] = ASIDE) -> Json:
    """A control that goes on with the game: what is done beside it now and then."""
    offered = [*choices(panel)]
    straight = [each for each in offered if not str(each.get("label", "")).startswith(aside)]
    return dice.choice(straight if straight and dice.random() < 0.95 else offered)


async def press(bot: RunningBot, players: Players, who: str, **only: Any) -> None:
    """Open the hand where none is open, else press something on it."""
    await bot.app.publisher.idle()
    panel = players.panel(who)
    if panel is None or not [*choices(panel)]:
        await bot.press(who, "My hand")
    else:
        await players.press_one(who, panel, forward(panel, players.dice, **only))
    await bot.app.publisher.idle()


async def press_on(bot: RunningBot, players: Players, most: int) -> int:
    """Press at random so often, or to the end; how often that was."""
    for count in range(most):
        waited = await players.waited_for()
        if not waited:
            return count
        await press(bot, players, players.dice.choice(waited))
    return most


@pytest.mark.parametrize(("people", "mission"), [(2, "training"), (3, "full"), (4, "full")])
async def test_a_game_is_pressed_at_random(people: int, mission: str) -> None:
    async with table(people, people, mission=mission, belief=True) as (bot, players):
        await press_on(bot, players, 90)
        assert not bot.errors
        assert not bot.local.rest.unknown
        assert (await seen(bot)).hour >= 5


@pytest.mark.long
@pytest.mark.parametrize(("people", "mission"), [(2, "full"), (4, "training"), (4, "full")])
async def test_whole_games_are_pressed_at_random(people: int, mission: str) -> None:
    async with table(people, people, mission=mission, belief=True) as (bot, players):
        await press_on(bot, players, 2000)
        assert (await bot.record()).status == "finished"
        assert not bot.errors
