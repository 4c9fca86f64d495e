"""Who plays how well: a server's leaderboards, and one person's ratings. Only reads."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, func, select

from bot.store.database import Database
from bot.store.ratings.skill import Skill
from bot.store.schema import people, rating_steps, ratings
from bot.store.statements import Row
from engines.table.record import Person

LATEST = 200
"""So many of somebody's latest games make the course of their ratings."""

_HERE = (ratings.c.server == bindparam("server")) & (ratings.c.game == bindparam("game"))
_BOARD = _HERE & (ratings.c.side == bindparam("side")) & (ratings.c.season == bindparam("season"))
_ROWS = select(ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.games)
_BEST = (
    _ROWS.join_from(ratings, people, people.c.id == ratings.c.person)
    .where(_BOARD, people.c.settings.contains('"profile":'))
    .order_by(ratings.c.least.desc(), ratings.c.person)
    .limit(bindparam("most"))
)
"""Of those who let others see their profile: a setting stands among the others where it isn't the default."""
_OWN = _ROWS.where(_BOARD, ratings.c.person == bindparam("person"))
_OF_SIDE = _HERE & (ratings.c.side == bindparam("side"))
_EARLIER = select(func.max(ratings.c.season)).where(_OF_SIDE, ratings.c.season < bindparam("season"))
_STEPS = (
    select(rating_steps)
    .where(rating_steps.c.person == bindparam("person"), rating_steps.c.server == bindparam("server"))
    .order_by(rating_steps.c.at.desc(), rating_steps.c.session.desc())
    .limit(LATEST)
)


@dataclass(frozen=True, slots=True)
class Board:
    """What a leaderboard is of; `side` is empty where a game has one rating, `season` where they never end."""

    server: int
    game: str
    side: str = ""
    season: str = ""

    @property
    def values(self) -> dict[str, object]:
        """Its fields by their names."""
        return {"server": self.server, "game": self.game, "side": self.side, "season": self.season}


@dataclass(frozen=True, slots=True)
class Standing:
    """How well a person plays, by so many games."""

    person: Person
    skill: Skill
    games: int


@dataclass(frozen=True, slots=True)
class Course:
    """A person's rating after each game, the earliest first, of the season of the latest one."""

    game: str
    side: str
    skills: tuple[Skill, ...]


class Ratings:
    """Questions about ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(self, board: Board, most: int) -> tuple[Standing, ...]:
        """The best of those who let others see it, the best first."""
        asked = {**board.values, "most": most}
        rows = (await self._database.read(lambda connection: connection.execute(_BEST, asked))).rows
        return tuple(map(_standing, rows))

    async def own(self, board: Board, person: Person) -> Standing | None:
        """A person's own rating, or None."""
        asked = {**board.values, "person": person}
        row = (await self._database.read(lambda connection: connection.execute(_OWN, asked))).first()
        return None if row is None else _standing(row)

    async def season_before(self, board: Board) -> str | None:
        """The last season before with ratings, or None."""
        found: str | None = await self._database.read(
            lambda connection: connection.execute(_EARLIER, board.values).scalar()
        )
        return found

    async def courses(self, person: Person, server: int) -> tuple[Course, ...]:
        """How a person's ratings went on a server, the one that has changed last first."""
        asked = {"person": person, "server": server}
        rows = (await self._database.read(lambda connection: connection.execute(_STEPS, asked))).rows
        newest: dict[tuple[str, str], str] = {}
        found: dict[tuple[str, str], list[Skill]] = {}
        for row in rows:
            key = row.game, row.side
            if newest.setdefault(key, row.season) == row.season:
                found.setdefault(key, []).insert(0, Skill(row.mu, row.sigma))
        return tuple(Course(game, side, tuple(skills)) for (game, side), skills in found.items())


def _standing(row: Row) -> Standing:
    return Standing(row.person, Skill(row.mu, row.sigma), row.games)
