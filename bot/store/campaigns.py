"""Campaigns of groups: their progress, who belongs to them, and which sessions are games of theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ArgsKwargs
from sqlalchemy import bindparam, delete, func, insert, select, text, update

from bot.basics.clock import Clock
from bot.store.database import Connection, Database
from bot.store.domain import Domain
from bot.store.lookup import MOST_SEATS
from bot.store.numbers import NUMBERS, fresh
from bot.store.reading import read_each, spoilt
from bot.store.schema import ACTIVE, campaign_games, campaign_people, campaigns, sessions
from bot.store.statements import Row, Statement, upsert
from engines.core.campaign import Progress
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.table.record import Person, Record

MOST_GROUPS = 25
"""To so many groups of a server a person may belong."""

_PROGRESS: TypeAdapter[dict[str, object]] = TypeAdapter(dict[str, object])
_FOUND = insert(campaigns)
_NEWEST = select(func.max(campaigns.c.id))
_JOIN = upsert(campaign_people)
_GROUPS_OF = (
    select(func.count())
    .select_from(campaigns.join(campaign_people))
    .where(campaigns.c.server == bindparam("server"), campaign_people.c.person == bindparam("person"))
)
_GROUP = select(campaigns).where(campaigns.c.id == bindparam("group"))
_HELD = _GROUP.with_for_update()
"""Nobody else begins a game of the group, joins, leaves or counts until the transaction ends."""
_GROUPS = select(campaigns).where(campaigns.c.server == bindparam("server")).order_by(campaigns.c.id.desc())
_PEOPLE = (
    select(campaign_people).where(campaign_people.c.campaign == bindparam("group")).order_by(campaign_people.c.person)
)
_PLAYED = select(campaign_games.c.session).join(sessions, sessions.c.id == campaign_games.c.session)
_PLAYS = _PLAYED.where(campaign_games.c.campaign == bindparam("group"), text(f"sessions.{ACTIVE}"))
_UNRECORDED = _PLAYED.where(~campaign_games.c.recorded, sessions.c.status == "finished")
_GROUPS_WITH = select(campaign_people.c.campaign).where(campaign_people.c.person == bindparam("person"))
_LEAVE = delete(campaign_people).where(
    campaign_people.c.campaign == bindparam("group"), campaign_people.c.person == bindparam("who")
)
_DISSOLVE = delete(campaigns).where(campaigns.c.id == bindparam("group"))
_BEGIN = insert(campaign_games)
_COUNT = (
    update(campaign_games)
    .where(campaign_games.c.session == bindparam("of"), ~campaign_games.c.recorded)
    .values(recorded=True)
)
_GROUP_AT = (
    select(campaigns)
    .join(campaign_games, campaign_games.c.campaign == campaigns.c.id)
    .where(campaign_games.c.session == bindparam("session"))
    .with_for_update(of=campaigns)
)
_ADVANCE = update(campaigns).where(campaigns.c.id == bindparam("group")).values(games=campaigns.c.games + 1)


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


_GROUP_ROW = TypeAdapter(GroupRow)


class GroupPlays(SafehouseError):
    """The group has a table already; `session` is its id."""

    def __init__(self, session: int) -> None:
        super().__init__("error-group-plays")
        self.session = session


class Campaigns:
    """The groups of all servers."""

    def __init__(self, database: Database, clock: Clock, domain: Domain) -> None:
        self._database, self._clock, self._domain = database, clock, domain

    async def found(self, server: int, game: str, name: str, progress: Progress, founder: Person) -> GroupRow:
        """A new group of one person. Raises `SafehouseError` for somebody who belongs to too many."""
        values = {"server": server, "game": game, "name": name, "progress": _dumped(progress), "games": 0}
        now, about = self._clock.now(), f"{server}:{game}:{founder}:{name}".encode()

        def job(connection: Connection) -> int:
            connection.hold(NUMBERS)
            if connection.execute(_GROUPS_OF, {"server": server, "person": founder}).scalar() >= MOST_GROUPS:
                raise SafehouseError("error-too-many-groups")
            group = fresh(now, about, connection.execute(_NEWEST).scalar() or 0)
            connection.execute(_FOUND, {"id": group, **values})
            connection.execute(_JOIN, {"campaign": group, "person": founder, "seat": None})
            return group

        return GroupRow(await self._database.write(job), server, game, name, progress, 0, {founder: None})

    async def get(self, group: int) -> GroupRow | None:
        """The group, or None."""
        return next(iter(await self._groups(_GROUP, group=group)), None)

    async def in_server(self, server: int) -> tuple[GroupRow, ...]:
        """The groups of a server, the newest first."""
        return await self._groups(_GROUPS, server=server)

    async def plays(self, group: int) -> int | None:
        """The session of the table where the group plays, or is about to, or None."""
        return await self._database.read(lambda connection: _plays(connection, group))

    async def join(self, group: int, seated: Mapping[Person, Seat]) -> None:
        """These people belong to the group from now on."""
        await self._database.write(lambda connection: _join(connection, group, seated))

    async def leave(self, group: int, person: Person) -> None:
        """Take a person out of the group; a group without people goes, and its campaign with it."""
        await self._database.write(lambda connection: _leave(connection, group, person))

    async def record(self, session: int, seated: Mapping[Person, Seat], step: Callable[[Progress], Progress]) -> bool:
        """Count a game in the progress of its group, in one transaction; False where it is counted already."""
        return await self._database.write(lambda connection: _record(connection, session, seated, step))

    async def unrecorded(self) -> tuple[int, ...]:
        """The sessions of the process's own servers played to an end that no progress counts yet."""
        query = self._domain.of(_UNRECORDED)
        return await self._database.read(lambda connection: tuple(connection.execute(query).scalars()))

    async def _groups(self, query: Statement, **values: int) -> tuple[GroupRow, ...]:
        return await self._database.read(
            lambda connection: read_each(
                lambda row: _group(connection, row), connection.execute(query, values).rows, "a group"
            )
        )


def begin_game(connection: Connection, record: Record) -> None:
    """Note a new session as a game of its group, within the transaction that keeps it; raises `GroupPlays`."""
    if record.group is None:
        return
    if connection.execute(_HELD, {"group": record.group.id}).first() is None:
        raise SafehouseError("error-no-such-group")
    other = _plays(connection, record.group.id)
    if other is not None:
        raise GroupPlays(other)
    connection.execute(_BEGIN, {"session": record.id, "campaign": record.group.id, "recorded": False})


def forget_in_groups(connection: Connection, person: Person) -> None:
    """Take a person out of all groups; empty groups go."""
    for group in connection.execute(_GROUPS_WITH, {"person": person}).scalars():
        _leave(connection, group, person)


def _plays(connection: Connection, group: int) -> int | None:
    session: int | None = connection.execute(_PLAYS, {"group": group}).scalar()
    return session


def _join(connection: Connection, group: int, seated: Mapping[Person, Seat]) -> None:
    if connection.execute(_HELD, {"group": group}).first() is not None:
        people = [{"campaign": group, "person": person, "seat": seat} for person, seat in seated.items()]
        connection.execute_many(_JOIN, people)


def _leave(connection: Connection, group: int, person: Person) -> None:
    connection.execute(_HELD, {"group": group})
    connection.execute(_LEAVE, {"group": group, "who": person})
    if connection.execute(_PEOPLE, {"group": group}).first() is None:
        connection.execute(_DISSOLVE, {"group": group})


def _record(
    connection: Connection, session: int, seated: Mapping[Person, Seat], step: Callable[[Progress], Progress]
) -> bool:
    if connection.execute(_COUNT, {"of": session}).rowcount != 1:
        return False
    [row] = connection.execute(_GROUP_AT, {"session": session}).rows
    progress = _dumped(step(_progress(row)))
    connection.execute(_ADVANCE, {"group": row.id, "progress": progress})
    _join(connection, row.id, seated)
    return True


def _group(connection: Connection, row: Row) -> GroupRow:
    belonging = connection.execute(_PEOPLE, {"group": row.id}).rows
    people = {each.person: each.seat if each.seat in range(MOST_SEATS) else None for each in belonging}
    values = (row.id, row.server, row.game, row.name, _progress(row), row.games, people)
    return _GROUP_ROW.validate_python(ArgsKwargs(values))


def _progress(row: Row) -> Progress:
    """What a group has done so far; nothing where that can't be read."""
    try:
        return _PROGRESS.validate_json(row.progress)
    except (ValidationError, TypeError):
        spoilt("the progress of a group", row.id)
        return {}


def _dumped(progress: Progress) -> str:
    return _PROGRESS.dump_json(progress).decode()
