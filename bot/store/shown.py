"""The message that each recipient has (boards, hands by DM, pings), and who is behind."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from pydantic import TypeAdapter
from pydantic_core import ArgsKwargs
from sqlalchemy import and_, bindparam, delete, exists, func, literal, or_, select, text

from bot.store.database import Connection, Database
from bot.store.domain import Domain
from bot.store.reading import read_each
from bot.store.schema import ACTIVE, journal, seats, sessions, shown
from bot.store.statements import Row, Statement, upsert
from engines.core.seats import Seat

BOARD = "board"
"""The recipient of the public board."""

PLANNING = "planning"
"""The recipient that the private thread of those who plan together is kept under, as its channel."""

INVITED, GATHERED, HOST, TOLD = "invited", "gathered", "host", "told"
"""The recipients of a lobby's calls: who is invited, who sits there to begin, its host who hears of the others, who
wanted to hear of it."""

LOBBY_CALLS = (INVITED, GATHERED, HOST, TOLD)

OVER, REFUSED = "over", "refused"
"""The recipients of the calls that a game is over, and that a wish was refused."""

EVENT = "event"
"""The recipient that a table's scheduled event is kept under, as its message."""


def dm_hand(seat: Seat) -> str:
    """The recipient of a seat's hand by DM."""
    return f"seat:{seat}"


def ping(seat: Seat) -> str:
    """The recipient of a seat's ping."""
    return f"ping:{seat}"


def guest_board(seat: Seat) -> str:
    """The recipient of the board that a guest has of a table in somebody else's direct messages."""
    return f"board:{seat}"


def nudge(seat: Seat) -> str:
    """The recipient of a seat's nudge."""
    return f"nudge:{seat}"


def over_by_dm(seat: Seat) -> str:
    """The recipient of the call by direct message that a game is over."""
    return f"{OVER}:{seat}"


def called_directly(kind: str, key: str) -> str:
    """The recipient of a lobby's call of that kind by direct message; eight letters stand for its person."""
    return f"{kind}-{key}"


def calls_to_lobby(recipient: str) -> bool:
    """Whether what this recipient has goes with its lobby."""
    return recipient.split("-", maxsplit=1)[0] in LOBBY_CALLS


def calls_once(recipient: str) -> bool:
    """Whether what this recipient has is a call, which isn't posted again where somebody deletes it."""
    return re.split("[:-]", recipient)[0] in ("ping", OVER, REFUSED, *LOBBY_CALLS)


@dataclass(frozen=True, slots=True)
class Shown:
    """The message a recipient has, and the version of the recipient's own view that it shows.

    Without a message: there was nothing to show at that version. `closed`: nothing more will be shown. `owed`: there
    was, but it had to wait, as nothing may call the person yet.
    """

    session: int
    recipient: str
    version: int
    channel: int | None = None
    message: int | None = None
    closed: bool = False
    owed: bool = False


@dataclass(frozen=True, slots=True)
class Behind:
    """A recipient whose own view has changed, at version `heard`, after what it is shown (None: nothing yet)."""

    session: int
    recipient: str
    heard: int
    shown: Shown | None


_ROW = tuple(shown.c[name] for name in ("session", "recipient", "version", "channel", "message", "closed", "owed"))
_KEEP = upsert(shown)
_OF_SESSION = select(*_ROW).where(shown.c.session == bindparam("session")).order_by(shown.c.recipient)
_OF_RECIPIENT = _OF_SESSION.where(shown.c.recipient == bindparam("recipient"))
_OF_MESSAGE = select(*_ROW).where(shown.c.message == bindparam("message"))
_WITH = select(shown.c.session).where(shown.c.recipient == bindparam("recipient")).order_by(shown.c.session)
_CLEAR = delete(shown).where(shown.c.session == bindparam("of"), shown.c.recipient == bindparam("by"))
_SESSION = (
    select(sessions.c.id).where(sessions.c.id == bindparam("session")).with_for_update(read=True, key_share=True)
)
"""The session stays there until the transaction ends."""
_OPEN = text("NOT shown.closed")
_ACTIVE = text(f"sessions.{ACTIVE}")
_BOARDS_BEHIND = (
    select(sessions.c.heard, *_ROW)
    .join_from(shown, sessions)
    .where(_OPEN, shown.c.recipient == BOARD, shown.c.version < sessions.c.heard)
)
_SEATS_BEHIND = (
    select(seats.c.heard, *_ROW)
    .join_from(shown, seats, and_(seats.c.session == shown.c.session, seats.c.seat == shown.c.seat))
    .where(_OPEN, or_(shown.c.version < seats.c.heard, shown.c.owed))
)
_BOARDS_MISSING = select(sessions.c.id.label("session"), literal(BOARD).label("recipient"), sessions.c.heard).where(
    _ACTIVE, ~exists().where(shown.c.session == sessions.c.id, shown.c.recipient == BOARD)
)
_PLANNING_ROW = and_(shown.c.session == sessions.c.id, shown.c.recipient == PLANNING)
_LIFE = select(func.max(journal.c.version)).where(journal.c.session == sessions.c.id, text("journal.kind = 'life'"))
_PLANS_MISSING = (
    select(sessions.c.id)
    .select_from(sessions.outerjoin(shown, _PLANNING_ROW))
    .where(
        _ACTIVE,
        sessions.c.status == "playing",
        or_(shown.c.session.is_(None), and_(_OPEN, shown.c.version < _LIFE.scalar_subquery())),
    )
)
_PLANS_OPEN = (
    select(sessions.c.id)
    .join_from(shown, sessions)
    .where(_OPEN, shown.c.recipient == PLANNING, sessions.c.status.notin_(("lobby", "playing")))
)
_PING = literal("ping:") + seats.c.seat.cast(shown.c.recipient.type)
_PINGS_MISSING = (
    select(sessions.c.id.label("session"), _PING.label("recipient"), seats.c.heard)
    .join_from(sessions, seats)
    .where(
        _ACTIVE,
        text("NOT sessions.paused"),
        text("seats.asked AND NOT seats.program"),
        ~exists().where(shown.c.session == sessions.c.id, shown.c.recipient == _PING),
    )
)


_SHOWN = TypeAdapter(Shown)
_CALLED_DIRECTLY = (shown.c.recipient.startswith(called_directly(kind, "")) for kind in (INVITED, GATHERED))
_LOBBY_CALL = or_(shown.c.recipient.in_(LOBBY_CALLS), *_CALLED_DIRECTLY)
_LOBBY_CALLS = select(shown.c.session).where(_OPEN, _LOBBY_CALL).distinct()
_ALONE = "|".join((BOARD, PLANNING, EVENT, OVER, REFUSED, *LOBBY_CALLS))
_RECIPIENT = re.compile(rf"{_ALONE}|({INVITED}|{GATHERED})-[a-z2-7]{{8}}|[a-z]+:\d{{1,3}}")
_WHAT = "what somebody is shown"


class ShownMessages:
    """Which version each board, hand by DM and ping shows, and where."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self._database, self._domain = database, domain

    async def get(self, session: int, recipient: str) -> Shown | None:
        """What the recipient has, or None."""
        return next(iter(await self._all(_OF_RECIPIENT, session=session, recipient=recipient)), None)

    async def of_session(self, session: int) -> tuple[Shown, ...]:
        """What all recipients of a session have."""
        return await self._all(_OF_SESSION, session=session)

    async def of_message(self, message: int) -> Shown | None:
        """Whose message this is, or None."""
        return next(iter(await self._all(_OF_MESSAGE, message=message)), None)

    async def sessions_with(self, recipient: str) -> tuple[int, ...]:
        """The sessions of the process's own servers that have something for such a recipient."""
        values, query = {"recipient": recipient}, self._domain.of_sessions(_WITH, shown.c.session)
        return await self._database.read(lambda connection: tuple(connection.execute(query, values).scalars()))

    async def set(self, now_shown: Shown) -> None:
        """Keep what a recipient has; nothing happens where the session is gone."""
        await self._database.write(lambda connection: _set(connection, now_shown))

    async def clear(self, session: int, recipient: str) -> None:
        """The recipient has lost its message, for example by deletion: it counts as behind."""
        await self._database.write(lambda connection: connection.execute(_CLEAR, {"of": session, "by": recipient}))

    async def behind(self) -> tuple[Behind, ...]:
        """The recipients in the process's own servers that must be shown something on start and reconnect.

        Recipients with an older version, or to whom something is owed, of ended sessions too until they are closed;
        boards of active sessions that were never posted; people who are asked and were never pinged. By session.
        """
        return await self._database.read(lambda connection: _behind(connection, self._domain))

    async def plans_behind(self, games: Collection[str]) -> tuple[int, ...]:
        """Sessions of these games whose planning thread doesn't show who plays, or that they are over."""
        missing, open_ = self._domain.of(_PLANS_MISSING), self._domain.of(_PLANS_OPEN)
        query = missing.where(sessions.c.game.in_(games)).union(open_.where(sessions.c.game.in_(games)))
        return tuple(sorted(await self._database.read(lambda connection: connection.execute(query).scalars())))

    async def lobby_calls(self) -> tuple[int, ...]:
        """Sessions of the process's own servers that have a lobby's calls, which may be a lobby no more."""
        query = self._domain.of_sessions(_LOBBY_CALLS, shown.c.session)
        return tuple(sorted(await self._database.read(lambda connection: connection.execute(query).scalars())))

    async def _all(self, query: Statement, **values: int | str) -> tuple[Shown, ...]:
        rows = await self._database.read(lambda connection: connection.execute(query, values).rows)
        return read_each(_shown, rows, _WHAT)


def _shown(row: Row) -> Shown:
    """Raise ValueError for what tells of no recipient or no message."""
    values = (row.session, _recipient(row), row.version, row.channel, row.message, row.closed, row.owed)
    return _SHOWN.validate_python(ArgsKwargs(values))


def _behind_by_row(row: Row) -> Behind:
    return Behind(row.session, row.recipient, row.heard, _shown(row))


def _never_shown(row: Row) -> Behind:
    return Behind(row.session, _recipient(row), row.heard, None)


def _recipient(row: Row) -> str:
    if not isinstance(row.recipient, str) or not _RECIPIENT.fullmatch(row.recipient):
        raise ValueError("no such recipient")
    return row.recipient


def _set(connection: Connection, now_shown: Shown) -> None:
    if connection.execute(_SESSION, {"session": now_shown.session}).first() is None:
        return
    _, _, seat = now_shown.recipient.partition(":")
    row = {
        "session": now_shown.session,
        "recipient": now_shown.recipient,
        "seat": int(seat) if seat else None,
        "channel": now_shown.channel,
        "message": now_shown.message,
        "version": now_shown.version,
        "closed": now_shown.closed,
        "owed": now_shown.owed,
    }
    connection.execute(_KEEP, row)


def _behind(connection: Connection, domain: Domain) -> tuple[Behind, ...]:
    found: list[Behind] = []
    for query in (domain.of(_BOARDS_BEHIND), domain.of_sessions(_SEATS_BEHIND, shown.c.session)):
        found += read_each(_behind_by_row, connection.execute(query).rows, _WHAT)
    for query in (domain.of(_BOARDS_MISSING), domain.of(_PINGS_MISSING)):
        found += read_each(_never_shown, connection.execute(query).rows, _WHAT)
    return tuple(sorted(found, key=lambda each: (each.session, each.recipient)))
