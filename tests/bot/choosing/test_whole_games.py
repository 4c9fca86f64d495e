"""Whole games by pressing what the panels offer: every mode, every number of seats, and a game without a panel."""

from __future__ import annotations

import random

import pytest

from bot.local.model import Json, Message
from tests.bot.choosing.pressing import NAMES, Players, choices
from tests.bot.life.tables import begun, lobby
from tests.support.bot import RunningBot, controls, running_bot, written
from tests.support.rarely import rarely


async def play(bot: RunningBot, people: int, *, advanced: bool, seed: int) -> Players:
    """Begin a game of so many people and press it to its end."""
    names = NAMES[:people]
    await lobby(bot, *names, game="agent_avenue")
    if advanced:
        await bot.arrange("Ada", switches=["advanced"])
    await bot.press("Ada", "Start")
    players = Players(bot, names, random.Random(seed))
    await players.play_out()
    return players


@pytest.mark.parametrize(("people", "advanced"), [(2, False), *rarely((3, True), (4, False))])
async def test_agent_avenue_is_pressed_to_its_end(people: int, advanced: bool) -> None:
    async with running_bot() as bot:
        await play(bot, people, advanced=advanced, seed=people + 10 * advanced)
        record = await bot.record()
        assert record.options["advanced"] is advanced
        assert record.status == "finished"
        assert record.seats == people
        assert ".gif" in str(await bot.press("Ada", "Story")), "the game is told as a film"
        assert not bot.local.rest.unknown


@pytest.mark.parametrize("people", [2, 4])
async def test_a_game_without_a_panel_of_its_own(people: int) -> None:
    async with running_bot() as bot:
        await begun(bot, *NAMES[:people], game="lantern")
        await Players(bot, NAMES[:people], random.Random(1)).play_out()
        assert (await bot.record()).status == "finished"


async def test_an_ordinary_turn_takes_few_taps() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", game="agent_avenue")
        players = Players(bot, ("Ada", "Boris"), random.Random(0))
        for _ in range(6):
            await bot.app.outbox.idle()
            waited = await players.waited_for()
            if not waited:
                break
            who = waited[0]
            await bot.press(who, "My hand")
            await bot.app.outbox.idle()
            taps = 1
            while who in await players.waited_for() and taps < 9:
                panel = players.panel(who)
                assert panel is not None
                await players.press_one(who, panel, _forward(panel))
                await bot.app.outbox.idle()
                taps += 1
            assert taps <= 6


def _forward(panel: Message) -> Json:
    return next(iter(choices(panel)))


async def test_the_panel_says_what_each_card_does_to_either_side() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", game="agent_avenue")
        players = Players(bot, ("Ada", "Boris"), random.Random(0))
        who = (await players.waited_for())[0]
        await bot.app.outbox.idle()
        hand = written(await bot.press(who, "My hand"))
        assert " · you +" in hand
        assert " · they +" in hand


async def test_the_open_choice_under_the_board_is_for_everybody_to_read() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", game="agent_avenue")
        players = Players(bot, ("Ada", "Boris"), random.Random(0))
        active = (await players.waited_for())[0]
        while (waited := await players.waited_for()) == [active]:
            await players.press_any(active)
        recruiter = waited[0]
        assert "Take face down" in bot.reads("Cleo")
        board = next(message for message in bot.seen("Cleo") if "Take face down" in written(message))
        assert not [control for control in controls(board) if "you" in control.get("label", "")]
        assert "they get" in written(await bot.press(recruiter, "Take face down"))
        await bot.press(recruiter, "Do it")
        await bot.app.outbox.idle()
        assert await players.waited_for() != [recruiter] or "Turn 2" in bot.reads("Cleo")
