"""Finished games: who played them, and how each of them did. Only reads, without records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from sqlalchemy import BigInteger, bindparam, func, select

from bot.store.codes import typed
from bot.store.database import Database
from bot.store.reading import read_each
from bot.store.schema import result_people, results
from bot.store.statements import Row
from engines.core.parts import OptionValue
from engines.core.seats import Seat
from engines.table.record import Person

MOST = 1000
"""So many of somebody's latest games are looked at."""

ANYWHERE = -1
"""No server has this number: games of all of them."""

_mine = result_people.alias("mine")
_SERVER = bindparam("server", type_=BigInteger)
_HERE = (_SERVER == ANYWHERE) | (results.c.server == _SERVER)
_LATEST = (
    select(results.c.session)
    .join_from(_mine, results, _mine.c.session == results.c.session)
    .where(_mine.c.person == bindparam("person"), _HERE)
    .group_by(results.c.session)
    .order_by(func.max(results.c.ended_at).desc(), results.c.session.desc())
    .limit(bindparam("most"))
    .offset(bindparam("after"))
    .subquery("latest")
)
_GAMES = (
    select(
        results.c.session,
        results.c.game,
        results.c.options,
        results.c.seats,
        results.c.ended_at,
        result_people.c.seat,
        result_people.c.person,
        result_people.c.resigned,
        result_people.c.won,
        result_people.c.side,
    )
    .join_from(_LATEST, results, _LATEST.c.session == results.c.session)
    .join(result_people, result_people.c.session == results.c.session)
    .order_by(results.c.ended_at.desc(), results.c.session.desc(), result_people.c.seat, result_people.c.id)
)
_COUNT = (
    select(func.count(func.distinct(results.c.session)))
    .join_from(_mine, results, _mine.c.session == results.c.session)
    .where(_mine.c.person == bindparam("person"), _HERE)
)


_BY_CODE = select(results.c.session).where(results.c.code == bindparam("code"))


@dataclass(frozen=True, slots=True)
class Part:
    """Somebody's part in a finished game; `person` None: the program; `side` None: the game has none."""

    seat: Seat
    person: Person | None
    resigned: bool
    won: bool
    side: str | None


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game and everybody's part in it; of each seat those who left it come first."""

    session: int
    game: str
    options: Mapping[str, OptionValue]
    seats: int
    ended_at: datetime
    parts: tuple[Part, ...]

    def part_of(self, person: Person) -> Part:
        """A player's part, the last one where they came back."""
        return next(part for part in reversed(self.parts) if part.person == person)


class History:
    """Questions about finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(
        self, person: Person, server: int = ANYWHERE, most: int = MOST, after: int = 0
    ) -> tuple[Finished, ...]:
        """A person's finished games, the latest first, so many `after` others; on one server, or all."""
        asked = {"person": person, "server": server, "most": most, "after": after}
        rows = await self._database.read(lambda connection: connection.execute(_GAMES, asked).rows)
        games = [tuple(rows_of) for _, rows_of in groupby(rows, key=lambda row: row.session)]
        return read_each(_finished, games, "a finished game")

    async def by_code(self, written: str) -> int | None:
        """The finished game that somebody means by a code, or None."""
        code = {"code": typed(written)}
        found: int | None = await self._database.read(lambda connection: connection.execute(_BY_CODE, code).scalar())
        return found

    async def count(self, person: Person, server: int = ANYWHERE) -> int:
        """How many games a person has finished."""
        asked = {"person": person, "server": server}
        found: int = await self._database.read(lambda connection: connection.execute(_COUNT, asked).scalar())
        return found


def _finished(rows: Sequence[Row]) -> Finished:
    first = rows[0]
    options = json.loads(first.options)
    return Finished(first.session, first.game, options, first.seats, first.ended_at, tuple(_parts(rows)))


def _parts(rows: Iterable[Row]) -> Iterator[Part]:
    for row in rows:
        yield Part(row.seat, row.person, bool(row.resigned), bool(row.won), row.side)
