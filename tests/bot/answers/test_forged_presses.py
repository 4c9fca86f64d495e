"""Thousands of presses that are forged, stale or malformed: each is answered, none fails."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest
from sqlalchemy import select

from bot.local.client.commands import autocomplete_data
from bot.local.model import Interaction, Json
from bot.local.world import prompts
from bot.store.schema import sessions
from tests.bot.answers.forging import ODD, PEOPLE, Sample, Samples, forged, sent
from tests.bot.life.tables import begun, finish, lobby, move
from tests.support.bot import RunningBot, running_bot
from tests.support.clock import PATIENCE_S

OPEN_TO_ALL = {
    "lobby-join",
    "lobby-invite",
    "seat-take",
    "seat-choose",
    "seat-chosen",
    "open",
    "open-apart",
    "campaign-open",
    "campaign-apart",
}
"""By these somebody who sits nowhere may change something, too: tables are open to all."""

FINAL = {"abandon-now", "resign-now", "lobby-close-now", "me-forget-now"}
"""What leaves less to forge afterwards; only whom nothing belongs to presses it here."""

OUTSIDER = "Dmitri"


async def a_busy_evening(bot: RunningBot) -> list[Sample]:
    """Tables at all stages of their lives, and all panels that Ada and Boris have open there."""
    samples, everywhere = Samples(bot), [bot.channel(name) for name in ("table-1", "table-2", "general")]
    await begun(bot, "Ada", "Boris")
    await bot.app.outbox.idle()
    for who in ("Ada", "Boris"):
        await bot.press(who, "My hand")
    await bot.press("Ada", "Log")
    samples.look(*everywhere)
    await move(bot, "Ada")
    await bot.app.outbox.idle()
    samples.look(*everywhere)
    await bot.slash("Ada", "game resign")
    await bot.slash("Ada", "game abandon")
    await lobby(bot, "Ada", "Boris", where="table-2", game="mind_mgmt")
    await bot.press("Ada", "Options", where="table-2")
    for form in ("The game", "The table"):
        samples.form("Ada", await bot.pressing("Ada", form, where="table-2"))
    await bot.press("Ada", "Close the table", where="table-2")
    await begun(bot, "Ada", "Boris", where="general")
    await finish(bot, "Ada", "Boris", where="general")
    for command in ("games", "rules", "settings me", "settings server", "campaign", "hand"):
        await bot.slash("Ada", command, where="general")
    samples.look(*everywhere)
    samples.form("Ada", await bot.pressing("Ada", "Quiet hours", where="general"))
    samples.form("Ada", await bot.pressing("Ada", "Away", where="general"))
    samples.form("Ada", await bot.pressing("Ada", "New campaign", where="general"))
    await bot.app.outbox.idle()
    return [*samples.found.values()]


async def unanswered(bot: RunningBot, press: Sample, interaction: Interaction) -> str | None:
    """What is wrong with how a press was answered; None where nothing is left hanging."""
    async with asyncio.timeout(PATIENCE_S):
        await bot.handled[interaction.id].wait()
    if interaction.response_type is None:
        return f"{press} is not acknowledged"
    return f"{press} is left waiting" if interaction.loading else None


async def versions(bot: RunningBot) -> dict[int, int]:
    """How often each table has been changed."""
    every = select(sessions.c.id, sessions.c.version)
    rows = await bot.app.store.database.read(lambda connection: connection.execute(every).rows)
    assert len(rows) > 2
    return {row.id: row.version for row in rows}


COUNTS = [pytest.param(100, id="some"), pytest.param(10_000, id="many", marks=pytest.mark.long)]


@pytest.mark.parametrize("count", COUNTS)
async def test_forged_presses_are_all_answered_and_change_nothing_that_is_anothers(count: int) -> None:
    rng, wrong = random.Random(count), []
    async with running_bot() as bot:
        samples = await a_busy_evening(bot)
        assert len({sample.name for sample in samples}) > 30
        for number in range(count):
            outsider = number % 3 == 0
            press = forged(rng, samples)
            if press.name in (OPEN_TO_ALL if outsider else FINAL):
                continue
            press = replace(press, who=OUTSIDER) if outsider else press
            before = await versions(bot) if outsider else {}
            wrong.append(await unanswered(bot, press, sent(bot, rng, press)))
            if outsider:
                await bot.app.programs.settled()
                assert await versions(bot) == before, press
        assert not [each for each in wrong if each]
        for who in PEOPLE:
            assert "Something went wrong" not in bot.reads(who)


async def test_whatever_is_typed_gets_offers() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        for command, option in (("move", "move"), ("rules", "query"), ("play", "game")):
            for typed in (*ODD[:16], "é" * 6000, "1:2:3", "\U0001f30d" * 100):
                for who in ("Ada", OUTSIDER)[: 1 + (command == "move")]:
                    assert await offered(bot, who, command, option, typed) is not None, typed


async def offered(bot: RunningBot, who: str, command: str, option: str, typed: str) -> list[Json] | None:
    """What is offered for what somebody types; None for no answer."""
    world, person, channel = bot.local.world, bot.person(who), bot.channel()
    data = autocomplete_data(world, person, channel, command, (option, typed), {})
    interaction = prompts.start(world, person, channel, "autocomplete", data)
    await bot.local.people._answered(interaction)
    return interaction.choices
