"""Answers that Discord doesn't take at first: each comes once Discord is back, whatever asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.local.model import Interaction, Message
from bot.local.rest.faults import Fault
from tests.bot.life.tables import begun, lobby
from tests.bot.showing.tables import eventually, watched
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import PATIENCE_S
from tests.support.local import quick_retries

ANSWERS = "/webhooks/**"
TRIES = 5
"""So often discord.py asks by itself where Discord answers with a 5xx."""

WAITS_S = (5, 10, 20, 40, *[60] * 11)
"""Between tries, for almost as long as a press can be answered."""

ROUNDS = 3000
"""So many turns of the event loop hold dozens of tries, if nothing waits between them."""

Pressing = Callable[[RunningBot], Awaitable[Interaction]]


def typed(command: str, **options: object) -> Pressing:
    """Ada types a command."""
    return lambda bot: bot.local.people.slash(bot.person("Ada"), bot.channel(), command, **options)


def pressed(label: str, *values: str) -> Pressing:
    """Ada presses a button, or chooses in a select."""
    return lambda bot: bot.pressing("Ada", label, values=values)


async def lost(bot: RunningBot, pressing: Pressing) -> Interaction:
    """Press while Discord breaks the connection over the answer."""
    fault = bot.local.faults.add(error="reset", route=ANSWERS)
    interaction = await pressing(bot)
    await eventually(lambda: fault.hits and bot.app.delivery.kept.waiting)
    return interaction


async def answer(bot: RunningBot, interaction: Interaction) -> Message:
    """What stands there once Discord is back and some seconds have passed, also where another call was lost first."""
    answered = asyncio.ensure_future(bot.local.people.finished(interaction, timeout=PATIENCE_S))
    while not answered.done():
        bot.clock.advance(5)
        await asyncio.wait({answered}, timeout=0.5)
    return answered.result()


COMMANDS: tuple[tuple[Pressing, str], ...] = (
    (typed("games"), "Your tables"),
    (typed("rules"), "Rules"),
    (typed("rules", query="AA-1"), "AA-1"),
    (typed("board"), "bottom"),
    (typed("board", words=True), "Lantern"),
    (typed("game verify"), "far"),
    (typed("game log"), "has begun"),
    (typed("game pause"), "paused"),
    (typed("game pause"), "paused"),
    (typed("game resume"), "goes on"),
    (typed("settings me"), "Quiet hours"),
    (typed("settings server"), "Language"),
    (typed("campaign"), "campaign"),
    (typed("play", game="lantern"), "already"),
    (typed("hand"), "Which card"),
)


async def test_commands_are_answered_after_an_outage() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        for pressing, said in COMMANDS:
            interaction = await lost(bot, pressing)
            assert interaction.loading, said
            assert said in written(await answer(bot, interaction))


async def test_a_boards_buttons_are_answered_after_an_outage() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris", game="agent_avenue")
        for label, said in (("Options", "Pace"), ("Leave", "left"), ("Join", "seat")):
            assert said in written(await answer(bot, await lost(bot, pressed(label)))), label
        await bot.press("Boris", "Start")
        for label, said in (("My hand", "Refresh"), ("Log", "has begun"), ("How to play", "Agent Avenue")):
            assert said in written(await answer(bot, await lost(bot, pressed(label)))), label


async def turned(bot: RunningBot, pressing: Pressing, said: str) -> None:
    """Press on a panel while Discord is away; the panel shows what comes of it once Discord is back."""
    interaction = await lost(bot, pressing)
    assert said not in written(bot.last("Ada"))
    bot.clock.advance(5)
    await bot.until(lambda: said in written(interaction.message or {"components": ()}) or None)


async def test_panels_are_turned_after_an_outage() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris", game="mind_mgmt")
        await bot.press("Ada", "Options")
        await turned(bot, pressed("Close the table"), "Close it?")
        await bot.press("Ada", "Cancel")
        await bot.slash("Ada", "rules")
        await turned(bot, pressed("Later ›"), "Page 2")
        await bot.slash("Ada", "settings me")
        await turned(bot, pressed("Forget me"), "Erase it all")


async def test_a_form_is_answered_after_an_outage() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "settings me")
        form = await bot.pressing("Ada", "Quiet hours")
        hours = {"start": "22:00", "end": "07:00", "zone": "Europe/Prague"}
        await turned(bot, lambda bot: bot.local.people.submit(bot.person("Ada"), form, hours), "22:00")


async def test_an_answer_comes_soon_after_discord_is_back_however_long_that_took() -> None:
    async with running_bot() as bot:
        away = bot.local.faults.add(error="reset", route=ANSWERS, times=100)
        interaction = await typed("games")(bot)
        for tries, wait_s in enumerate(WAITS_S, 1):
            await eventually(partial(_tried, bot, away, tries))
            assert interaction.loading
            if tries == len(WAITS_S):
                bot.local.faults.clear()
            bot.clock.advance(wait_s)
        assert "Your tables" in written(await bot.local.people.finished(interaction, timeout=PATIENCE_S))


def _tried(bot: RunningBot, away: Fault, tries: int) -> bool:
    """Whether so many tries have failed, and none is under way."""
    return away.hits == tries and not bot.app.delivery._turns


async def test_a_hand_waits_between_tries_too_though_it_is_put_together_anew() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        away = bot.local.faults.add(error="reset", route=ANSWERS, times=1000)
        interaction = await typed("hand")(bot)
        await eventually(lambda: away.hits and bot.app.delivery.kept.waiting)
        await bot.app.outbox.idle()
        before = away.hits
        bot.clock.advance(5)
        await eventually(lambda: away.hits > before)
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        assert away.hits - before <= 2
        bot.local.faults.clear()
        bot.clock.advance(60)
        assert "Which card" in written(await bot.local.people.finished(interaction, timeout=PATIENCE_S))


async def test_discords_errors_are_waited_out_too() -> None:
    async with running_bot() as bot:
        with quick_retries():
            away = bot.local.faults.add(error=503, route=ANSWERS, times=TRIES)
            interaction = await typed("games")(bot)
            await eventually(lambda: bot.app.delivery.kept.waiting)
            assert away.hits == TRIES
            assert "Your tables" in written(await answer(bot, interaction))


async def test_nothing_is_tried_longer_than_discord_could_take_it() -> None:
    async with running_bot() as bot:
        away = bot.local.faults.add(error="reset", route=ANSWERS, times=100)
        await typed("games")(bot)
        await eventually(lambda: bot.app.delivery.kept.waiting)
        bot.clock.advance(16 * 60)
        await eventually(lambda: not bot.app.delivery.kept.waiting)
        assert away.hits == 1


async def test_of_two_answers_on_one_panel_the_newer_one_stays() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "rules")
        first = await lost(bot, pressed("Later ›"))
        await bot.press("Ada", "Last »")
        newer = written(bot.last("Ada"))
        with watched(bot) as heard:
            bot.clock.advance(60)
            await bot.slash("Ada", "games")
        assert written(first.message or {}) == newer
        assert first.message is not None
        assert first.message["id"] not in [change.payload["id"] for change in heard.changes]


async def test_an_older_answer_that_comes_through_late_does_not_stay() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "rules")
        slow = bot.local.faults.hold(route=ANSWERS)
        first = await bot.pressing("Ada", "Later ›")
        await slow.arrived.wait()
        await bot.press("Ada", "Last »")
        newer = written(bot.last("Ada"))
        slow.open()
        await bot.finished(first)
        assert written(bot.last("Ada")) == newer


async def test_what_is_in_several_parts_comes_in_order() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", game="mind_mgmt")
        await bot.press("Ada", "How to play")
        whole = await said_in_words(bot)
        bot.local.faults.add(error="reset", route=ANSWERS)
        assert await said_in_words(bot) == whole


async def said_in_words(bot: RunningBot) -> list[str]:
    """The parts of `/board words`."""
    before = len(bot.seen("Ada"))
    interaction = await typed("board", words=True)(bot)
    await eventually(lambda: bot.app.delivery.kept.waiting or not interaction.loading)
    bot.clock.advance(5)
    await bot.local.people.finished(interaction, timeout=PATIENCE_S)
    await eventually(lambda: not bot.app.delivery.kept.waiting)
    return [written(message) for message in bot.seen("Ada")[before:]]


async def test_an_acknowledgement_that_only_seems_lost_is_one() -> None:
    async with running_bot() as bot:
        for pressing, said in ((typed("games"), "Your tables"), (typed("settings me"), "Quiet hours")):
            bot.local.faults.add(error="reset", route="/interactions/**", handled=True)
            interaction = await pressing(bot)
            assert said in written(await bot.local.people.finished(interaction, timeout=PATIENCE_S))
        bot.local.faults.add(error="reset", route="/interactions/**", handled=True)
        form = await bot.pressing("Ada", "Quiet hours")
        assert form.modal is not None
        assert "22:00" in written(await bot.fill("Ada", form, start="22:00", end="07:00", zone="UTC"))


async def test_a_restart_that_cuts_a_press_short_is_said() -> None:
    async with running_bot() as bot:
        held = bot.local.faults.hold(route="/channels/**", method="POST")
        interaction = await typed("play", game="lantern")(bot)
        await held.arrived.wait()
        await bot.app.front.stop(0)
        assert "may be done or not" in written(await bot.local.people.finished(interaction, timeout=PATIENCE_S))
        held.open()
        assert "about to restart" in written(await bot.slash("Boris", "games"))


async def test_a_stopped_bot_tries_nothing_again() -> None:
    async with running_bot() as bot:
        await lost(bot, typed("games"))
        await bot.app.delivery.kept.stop()
        answers = bot.local.faults.add(error=503, route=ANSWERS, times=10)
        bot.clock.advance(60)
        await eventually(lambda: not bot.app.delivery.kept.waiting)
        assert not answers.hits


async def test_what_discord_does_not_take_at_all_is_said(caplog: pytest.LogCaptureFixture) -> None:
    async with running_bot(quiet=False) as bot:
        bot.local.faults.add(error=50035, method="PATCH", route=ANSWERS)
        await bot.slash("Ada", "games")
        await bot.until_reads("Ada", "went wrong")
        await begun(bot, "Ada", "Boris")
        await bot.app.outbox.idle()
        bot.local.faults.add(error=50035, method="PATCH", route=ANSWERS)
        assert "went wrong" in written(await bot.press("Ada", "My hand"))
