"""What a rated game changes, in the transaction that ends it."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import bindparam, insert, select

from bot.store.database import Connection
from bot.store.preferences import Seasons
from bot.store.ratings.skill import Skill, after, known
from bot.store.schema import handicaps, rating_steps, ratings
from bot.store.servers import server_of
from bot.store.statements import upsert
from engines.table.contest import Contest, Entrant, Team
from engines.table.record import Person, Record

_OF = (
    select(ratings.c.mu, ratings.c.sigma, ratings.c.games)
    .where(
        ratings.c.server == bindparam("server"),
        ratings.c.game == bindparam("game"),
        ratings.c.side == bindparam("side"),
        ratings.c.season == bindparam("season"),
        ratings.c.person == bindparam("person"),
    )
    .with_for_update()
)
_KEEP = upsert(ratings)
_STEP = insert(rating_steps)
_HANDICAP = (
    select(handicaps.c.mu, handicaps.c.sigma)
    .where(handicaps.c.game == bindparam("game"), handicaps.c.handicap == bindparam("handicap"))
    .with_for_update()
)
_KEEP_HANDICAP = upsert(handicaps)


def rate(connection: Connection, record: Record, contest: Contest) -> None:
    """Rate the people of a game by its contest."""
    server = record.place.server
    if server is None:
        return
    season = season_at(server_of(connection, server).settings.seasons, record.changed_at)
    connection.hold(f"ratings {server} {contest.game}")
    Rating(connection, record, contest, {"server": server, "game": contest.game, "season": season}).keep()


def season_at(seasons: Seasons, moment: datetime) -> str:
    """The season of a moment, by the calendar in UTC; one that never ends has no name."""
    day = moment.astimezone(UTC)
    names = {
        "none": "",
        "month": f"{day:%Y-%m}",
        "quarter": f"{day.year}-Q{(day.month + 2) // 3}",
        "year": f"{day.year}",
    }
    return names[seasons]


class Rating:
    """A game that is being rated; `at` says where its ratings are kept."""

    def __init__(self, connection: Connection, record: Record, contest: Contest, at: dict[str, object]) -> None:
        self._connection, self._record, self._contest, self._at = connection, record, contest, at
        self._games: dict[tuple[str | None, Person], int] = {}
        """Of how many games people's ratings were before this one, by side and person."""

    def keep(self) -> None:
        """Keep what the game makes of its people's ratings, and of its handicap's."""
        contest = self._contest
        teams = [[self._skill(team, entrant) for entrant in team.entrants] for team in contest.teams]
        places = [team.place for team in contest.teams]
        if contest.has_handicap:
            if contest.favoured is None:
                teams.append([])
                places.append(3 - places[0])
            teams[contest.handicapped].append(self._handicap())
        found = after(teams, places)
        for team, skills in zip(contest.teams, found, strict=False):
            self._keep_team(team, skills)
        if contest.has_handicap:
            self._keep_handicap(found[contest.handicapped][-1])

    def _skill(self, team: Team, entrant: Entrant) -> Skill:
        """How well they played so far."""
        if (person := entrant.person) is None:
            return known(entrant.level)
        row = self._connection.execute(_OF, {**self._at, "side": team.side or "", "person": person}).first()
        self._games[team.side, person] = 0 if row is None else row.games
        return Skill() if row is None else Skill(row.mu, row.sigma)

    def _keep_team(self, team: Team, skills: list[Skill]) -> None:
        for entrant, skill in zip(team.entrants, skills, strict=False):
            if entrant.person is not None:
                self._keep_person(team, entrant.person, skill)

    def _keep_person(self, team: Team, person: Person, skill: Skill) -> None:
        row = {**self._at, "side": team.side or "", "person": person, "mu": skill.mu, "sigma": skill.sigma}
        games = self._games[team.side, person] + 1
        self._connection.execute(_KEEP, {**row, "least": skill.least, "games": games})
        self._connection.execute(_STEP, {**row, "session": self._record.id, "at": self._record.changed_at})

    def _handicap(self) -> Skill:
        at = {"game": self._contest.game, "handicap": self._contest.handicap}
        self._connection.hold(f"handicap {at['game']} {at['handicap']}")
        row = self._connection.execute(_HANDICAP, at).first()
        return Skill() if row is None else Skill(row.mu, row.sigma)

    def _keep_handicap(self, skill: Skill) -> None:
        row = {"game": self._contest.game, "handicap": self._contest.handicap, "mu": skill.mu, "sigma": skill.sigma}
        self._connection.execute(_KEEP_HANDICAP, row)
