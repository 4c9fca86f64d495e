"""`/leaderboard` on a server with a hundred thousand rated games, beside a plain answer of the same bot."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median
from time import perf_counter
from typing import Any

from sqlalchemy import insert

from bot.store.database import Connection
from bot.store.preferences import PersonSettings
from bot.store.ratings.skill import Skill
from bot.store.schema import people, rating_steps, ratings, result_people, results, sessions
from bot.store.sessions import result_people_rows, result_row, session_row
from engines.table.record import Holder
from tests.bench.rows import Row
from tests.bot.store.samples import NOON, finished, lobby
from tests.support.bot import running_bot

GAMES, PEOPLE, ROUNDS = 100_000, 5_000, 100
SHOWN = 10
"""One of so many people lets others see it."""
MOST_OF_A_PLAIN_ANSWER = 1.5
GAME = "agent_avenue"
FIRST = 900_000_000_000_000_000


@dataclass(frozen=True)
class Figures:
    """The medians in milliseconds: a leaderboard in words and with its picture, `/settings me`."""

    words_ms: float
    picture_ms: float
    plain_ms: float


def run() -> list[Row]:
    """The section's rows."""
    found = asyncio.run(measure())
    plain = f"plain answer {found.plain_ms:.1f} ms"
    return [
        Row(f"/leaderboard among {GAMES:,} games, {name}", f"{took:.1f} ms", plain, took / found.plain_ms, limit)
        for name, took, limit in (
            ("in words", found.words_ms, MOST_OF_A_PLAIN_ANSWER),
            ("with its picture", found.picture_ms, MOST_OF_A_PLAIN_ANSWER),
        )
    ]


async def measure(games: int = GAMES, rounds: int = ROUNDS) -> Figures:
    """Take all figures in one run, what is compared turn by turn."""
    async with running_bot() as bot:
        await bot.slash("Ada", "play", where="table-2", game=GAME)
        server = (await bot.record("table-2")).place.server or 0
        await bot.app.store.database.write(lambda connection: fill(connection, server, games))
        await bot.app.people.set(bot.person("Ada"), PersonSettings(words=True))

        async def timed(who: str, command: str, **options: str) -> float:
            began = perf_counter()
            await bot.slash(who, command, **options)
            return 1000 * (perf_counter() - began)

        asked: tuple[Callable[[], Awaitable[float]], ...] = (
            lambda: timed("Ada", "leaderboard", game=GAME),
            lambda: timed("Boris", "leaderboard", game=GAME),
            lambda: timed("Ada", "settings me"),
        )
        taken = [[await each() for each in asked] for _ in range(rounds + 3)][3:]
    words, picture, plain = map(median, zip(*taken, strict=True))
    return Figures(words, picture, plain)


def fill(connection: Connection, server: int, games: int) -> None:
    """So many finished games of two, and the ratings and courses of those who played them."""
    dice = random.Random("leaderboards")
    over = finished(lobby(server=server), holders=(Holder(person=FIRST), Holder(person=FIRST)))
    session, result, parts = session_row(over), result_row(over), result_people_rows(over)
    step = {"server": server, "game": GAME, "side": "", "season": "", "mu": 0.0, "sigma": 1.0}
    pairs = {number: dice.sample(range(PEOPLE), 2) for number in range(1, games + 1)}
    connection.execute_many(insert(sessions), [{**session, "id": each, "channel": each} for each in pairs])
    connection.execute_many(
        insert(results), [{**result, "session": each, "ended_at": _ended(each)} for each in pairs]
    )
    for table, rows in ((result_people, parts), (rating_steps, [{**step, "at": NOON}] * 2)):
        connection.execute_many(
            insert(table),
            [
                {**row, "session": number, "person": FIRST + person} | ({"at": _ended(number)} if "at" in row else {})
                for number, pair in pairs.items()
                for row, person in zip(rows, pair, strict=True)
            ],
        )
    connection.execute_many(insert(ratings), [_rating(number, server, dice) for number in range(PEOPLE)])
    connection.execute_many(insert(people), [_person(number) for number in range(PEOPLE)])


def _ended(number: int) -> datetime:
    return NOON + timedelta(minutes=number)


def _rating(number: int, server: int, dice: random.Random) -> dict[str, Any]:
    skill = Skill(dice.gauss(0, 4), dice.uniform(1, 4))
    at = {"server": server, "game": GAME, "side": "", "season": "", "person": FIRST + number, "games": 40}
    return {**at, "mu": skill.mu, "sigma": skill.sigma, "least": skill.least}


def _person(number: int) -> dict[str, Any]:
    settings = PersonSettings(profile="nobody" if number % SHOWN else "server")
    kept = settings.model_dump_json(exclude_defaults=True)
    return {"id": FIRST + number, "locale": "en-US", "settings": kept, "hours": False}
