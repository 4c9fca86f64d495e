"""Campaigns of groups: their progress, who belongs to them, and which sessions are games of theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, text, update

from bot.store.database import Database
from bot.store.rows import PAYLOAD
from bot.store.schema import ACTIVE, campaign_games, campaign_people, campaigns, sessions
from bot.store.upsert import upsert
from engines.core.campaign import Progress
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.table.record import Person, Record

MOST_GROUPS = 25
"""To so many groups of a server a person may belong."""

_JOIN = upsert(campaign_people)


@dataclass(frozen=True, slots=True)
class GroupRow:
    """A group and its campaign: `games` were recorded; `people` with the seat each held last (None: none yet)."""

    id: int
    server: int
    game: str
    name: str
    progress: Progress
    games: int
    people: Mapping[Person, Seat | None]


class GroupPlays(SafehouseError):
    """The group has a table already; `session` is its id."""

    def __init__(self, session: int) -> None:
        super().__init__("error-group-plays")
        self.session = session


class Campaigns:
    """The groups of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def found(self, server: int, game: str, name: str, progress: Progress, founder: Person) -> GroupRow:
        """A new group of one person. Raises `SafehouseError` for somebody who belongs to too many."""
        values = {"server": server, "game": game, "name": name, "progress": _dumped(progress), "games": 0}

        def job(connection: Connection) -> int:
            mine = select(func.count()).select_from(campaigns.join(campaign_people))
            mine = mine.where(campaigns.c.server == server, campaign_people.c.person == founder)
            if connection.execute(mine).scalar_one() >= MOST_GROUPS:
                raise SafehouseError("error-too-many-groups")
            [group] = connection.execute(insert(campaigns).values(values)).inserted_primary_key or (0,)
            connection.execute(_JOIN, {"campaign": group, "person": founder, "seat": None})
            return int(group)

        return GroupRow(await self._database.write(job), server, game, name, progress, 0, {founder: None})

    async def get(self, group: int) -> GroupRow | None:
        """The group, or None."""
        return next(iter(await self._groups(select(campaigns).where(campaigns.c.id == group))), None)

    async def in_server(self, server: int) -> tuple[GroupRow, ...]:
        """The groups of a server, the newest first."""
        return await self._groups(
            select(campaigns).where(campaigns.c.server == server).order_by(campaigns.c.id.desc())
        )

    async def plays(self, group: int) -> int | None:
        """The session of the table where the group plays, or is about to, or None."""
        return await self._database.read(lambda connection: _active(connection, group))

    async def join(self, group: int, seated: Mapping[Person, Seat]) -> None:
        """These people belong to the group from now on, if they didn't yet."""
        await self._database.write(lambda connection: _join(connection, group, seated))

    async def leave(self, group: int, person: Person) -> None:
        """A person belongs to the group no more; without anybody it goes, and its campaign with it."""
        await self._database.write(lambda connection: _leave(connection, group, person))

    async def record(self, session: int, seated: Mapping[Person, Seat], step: Callable[[Progress], Progress]) -> bool:
        """Count a game in the progress of its group, in one transaction; False where it is counted already."""
        return await self._database.write(lambda connection: _record(connection, session, seated, step))

    async def unrecorded(self) -> tuple[int, ...]:
        """The sessions played to an end that no progress counts yet."""
        ended = select(campaign_games.c.session).join(sessions, sessions.c.id == campaign_games.c.session)
        ended = ended.where(~campaign_games.c.recorded, sessions.c.status == "finished")
        return await self._database.read(lambda connection: tuple(connection.execute(ended).scalars()))

    async def _groups(self, query: Select[Any]) -> tuple[GroupRow, ...]:
        return await self._database.read(lambda connection: _groups(connection, query))


def begin_game(connection: Connection, record: Record) -> None:
    """Note a new session as a game of its group, within the transaction that keeps it; raises `GroupPlays`."""
    if record.group is None:
        return
    if connection.execute(select(campaigns.c.id).where(campaigns.c.id == record.group.id)).one_or_none() is None:
        raise SafehouseError("error-no-such-group")
    other = _active(connection, record.group.id)
    if other is not None:
        raise GroupPlays(other)
    values = {"session": record.id, "campaign": record.group.id, "recorded": False}
    connection.execute(insert(campaign_games).values(values))


def forget_in_groups(connection: Connection, person: Person) -> None:
    """Take a person out of all groups; those without anybody go."""
    mine = select(campaign_people.c.campaign).where(campaign_people.c.person == person)
    for group in connection.execute(mine).scalars().all():
        _leave(connection, group, person)


def _active(connection: Connection, group: int) -> int | None:
    of = select(campaign_games.c.session).join(sessions, sessions.c.id == campaign_games.c.session)
    found = connection.execute(of.where(campaign_games.c.campaign == group, text(f"sessions.{ACTIVE}")))
    return found.scalars().first()


def _join(connection: Connection, group: int, seated: Mapping[Person, Seat]) -> None:
    known = connection.execute(select(campaigns.c.id).where(campaigns.c.id == group)).one_or_none()
    if known is not None and seated:
        people = [{"campaign": group, "person": person, "seat": seat} for person, seat in seated.items()]
        connection.execute(_JOIN, people)


def _leave(connection: Connection, group: int, person: Person) -> None:
    of = campaign_people.c.campaign == group
    connection.execute(delete(campaign_people).where(of, campaign_people.c.person == person))
    if connection.execute(select(func.count()).select_from(campaign_people).where(of)).scalar_one() == 0:
        connection.execute(delete(campaigns).where(campaigns.c.id == group))


def _record(
    connection: Connection, session: int, seated: Mapping[Person, Seat], step: Callable[[Progress], Progress]
) -> bool:
    game = (campaign_games.c.session == session, ~campaign_games.c.recorded)
    if connection.execute(update(campaign_games).where(*game).values(recorded=True)).rowcount != 1:
        return False
    of = select(campaign_games.c.campaign).where(campaign_games.c.session == session)
    group = connection.execute(of).scalar_one()
    at = campaigns.c.id == group
    before = PAYLOAD.validate_json(connection.execute(select(campaigns.c.progress).where(at)).scalar_one())
    values = {"progress": _dumped(step(before)), "games": campaigns.c.games + 1}
    connection.execute(update(campaigns).where(at).values(values))
    _join(connection, group, seated)
    return True


def _groups(connection: Connection, query: Select[Any]) -> tuple[GroupRow, ...]:
    rows = connection.execute(query).all()
    people: dict[int, dict[Person, Seat | None]] = {row.id: {} for row in rows}
    belonging = select(campaign_people).where(campaign_people.c.campaign.in_(people))
    for row in connection.execute(belonging.order_by(campaign_people.c.person)):
        people[row.campaign][row.person] = row.seat
    return tuple(
        GroupRow(
            row.id,
            row.server,
            row.game,
            row.name,
            PAYLOAD.validate_json(row.progress),
            row.games,
            people[row.id],
        )
        for row in rows
    )


def _dumped(progress: Progress) -> str:
    return PAYLOAD.dump_json(progress).decode()
