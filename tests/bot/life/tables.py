"""Tables for the tests of this folder: opened and begun by pressing, moved on by the registry."""

from __future__ import annotations

import asyncio
from typing import Any

from engines.table.record import Record
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot
from tests.support.clock import PATIENCE_S

DAY_S = 24 * 3600


async def lobby(bot: RunningBot, *people: str, game: str = "lantern", where: str | int = "table-1") -> Record:
    """A lobby opened by the first of these people, whom the others have joined."""
    host, *others = people
    await bot.slash(host, "play", where=where, game=game)
    for other in others:
        await bot.press(other, "Join", where=where)
    return await bot.record(where)


async def begun(bot: RunningBot, *people: str, game: str = "lantern", where: str | int = "table-1") -> Record:
    """A game that these people have begun; with one alone the program plays too."""
    await lobby(bot, *people, game=game, where=where)
    await bot.press(people[0], "Start", where=where)
    record = await bot.record(where)
    assert record.status == "playing"
    return record


async def snapshot(bot: RunningBot, where: str | int = "table-1") -> AnySnapshot:
    """The table as it stands."""
    session = await bot.app.store.lookup.last_in(where if isinstance(where, int) else bot.channel(where))
    assert session is not None
    async with bot.app.registry.holding(session) as held:
        return held.snapshot


async def move(bot: RunningBot, who: str, number: int = 0, where: str | int = "table-1") -> AnySnapshot:
    """Make somebody's legal move of that number in the order of `legal`."""
    before = await snapshot(bot, where)
    seat = before.record.seat_of(bot.person(who))
    assert seat is not None
    moves: list[Any] = list(before.legal(seat))
    question = before.question(seat)
    done = await bot.app.registry.act(before.record.id, seat, moves[number], question, bot.person(who))
    return done.after


async def finish(bot: RunningBot, *people: str, where: str | int = "table-1") -> AnySnapshot:
    """Play on until the game is over, the program's seats too."""
    now = await snapshot(bot, where)
    while now.record.status == "playing":
        for who in people:
            seat = now.record.seat_of(bot.person(who))
            if seat in now.to_act():
                now = await move(bot, who, where=where)
        await bot.app.programs.settled()
        now = await snapshot(bot, where)
    return now


async def turn(bot: RunningBot, seconds: float) -> None:
    """Turn the clock on and let the ticker do what is due."""
    bot.clock.advance(seconds)
    await bot.app.ticker.tick()


async def changed(bot: RunningBot, session: int, version: int) -> Record:
    """The record of a session once it is past a version."""
    async with bot.app.registry.holding(session) as held:
        news = asyncio.Event()
        forget = held.subscribe(lambda _: news.set())
        async with asyncio.timeout(PATIENCE_S):
            while held.record.version <= version:
                news.clear()
                await news.wait()
        forget()
        return held.record
