"""Sessions as they are kept: the record, the state and the journal; what a Session needs of its store."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select, update

from bot.store.campaigns import begin_game
from bot.store.database import Connection, ConstraintFailed, Database
from bot.store.lookup import active_in
from bot.store.rows import (
    EVENTS,
    PAYLOAD,
    entry_row,
    given_back,
    result_people_rows,
    result_row,
    seat_rows,
    session_row,
)
from bot.store.schema import journal, records, result_people, results, seats, sessions
from bot.store.statements import Row, insert_or_ignore, upsert
from engines.table.journal import Entry
from engines.table.ports import Change, PlaceTaken, Stored
from engines.table.record import Record

_CREATE = insert(sessions)
_ROW = select(sessions).where(sessions.c.id == bindparam("session"))
_SWAP = update(sessions).where(sessions.c.id == bindparam("session"), sessions.c.version == bindparam("before"))
_FIRST_RECORD = insert(records)
_RECORD = update(records).where(records.c.session == bindparam("of"))
_SEATS = upsert(seats)
_SURPLUS = delete(seats).where(seats.c.session == bindparam("of"), seats.c.seat >= bindparam("kept"))
_JOURNAL = insert(journal)
_RESULT = insert_or_ignore(results)
_RESULT_PEOPLE = insert(result_people)
_LOAD = (
    select(records.c.record, records.c.state, sessions.c.given)
    .join_from(sessions, records)
    .where(sessions.c.id == bindparam("session"))
)
_LINES = select(journal).where(journal.c.session == bindparam("of")).order_by(journal.c.version)


class Sessions:
    """The `SessionStore` of `engines.table.ports`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, record: Record) -> Record:
        """Keep a new session under a new id, whatever id it came with; raises `PlaceTaken`, `GroupPlays`."""
        try:
            return await self._database.write(lambda connection: _create(connection, record))
        except ConstraintFailed as error:
            raise await self._taken(record, error) from None

    async def commit(self, change: Change) -> bool:
        """Make a change durable; False (and nothing kept) if the version stored is not the one before.

        Raises `PlaceTaken` for a session that moves to a channel where another one is active.
        """
        try:
            return await self._database.write(lambda connection: commit(connection, change))
        except ConstraintFailed as error:
            raise await self._taken(change.record, error) from None

    async def load(self, session: int) -> Stored | None:
        """The session as last committed, with the downtime since given back to its clocks, or None."""
        return await self._database.read(lambda connection: load(connection, session))

    async def journal(self, session: int) -> tuple[Entry, ...]:
        """All lines of a session, oldest first."""
        return await self._database.read(
            lambda connection: tuple(map(_entry, connection.execute(_LINES, {"of": session}).rows))
        )

    async def _taken(self, record: Record, error: ConstraintFailed) -> Exception:
        other = await self._database.read(lambda connection: active_in(connection, record.place.channel))
        return error if other in (None, record.id) else PlaceTaken(other or 0)


def commit(connection: Connection, change: Change) -> bool:
    """The statements of a commit; False where the version stored is another one."""
    record = change.record
    if not _swap(connection, record):
        return False
    kept = {"of": record.id, "record": record.model_dump_json()}
    connection.execute(_RECORD, kept if change.state is None else {**kept, "state": change.state})
    connection.execute_many(_SEATS, seat_rows(record))
    if record.status == "lobby" or (change.entry is not None and change.entry.kind == "start"):
        connection.execute(_SURPLUS, {"of": record.id, "kept": record.seats})
    if change.entry is not None:
        connection.execute(_JOURNAL, entry_row(record.id, change.entry))
    if record.status == "finished":
        _keep_result(connection, record)
    return True


def _swap(connection: Connection, record: Record) -> bool:
    """Write what has changed of the session's row, as each index of a written column costs a page of the log."""
    before = connection.execute(_ROW, {"session": record.id}).first()
    if before is None or before.version != record.version - 1:
        return False
    news = {column: value for column, value in session_row(record).items() if value != getattr(before, column)}
    at = {"session": record.id, "before": record.version - 1}
    return connection.execute(_SWAP, {**news, **at}).rowcount == 1


def load(connection: Connection, session: int) -> Stored | None:
    """The statements of a load."""
    row = connection.execute(_LOAD, {"session": session}).first()
    if row is None:
        return None
    return Stored(given_back(Record.model_validate_json(row.record), row.given), row.state)


def _create(connection: Connection, record: Record) -> Record:
    record = record.model_copy(update={"id": connection.execute(_CREATE, session_row(record)).inserted})
    connection.execute(_FIRST_RECORD, {"session": record.id, "record": record.model_dump_json()})
    connection.execute_many(_SEATS, seat_rows(record))
    begin_game(connection, record)
    return record


def _keep_result(connection: Connection, record: Record) -> None:
    """Write a finished game down, once: what its table does afterwards changes nothing."""
    if connection.execute(_RESULT, result_row(record)).rowcount == 1:
        connection.execute_many(_RESULT_PEOPLE, result_people_rows(record))


def _entry(row: Row) -> Entry:
    return Entry(
        row.version,
        row.at,
        row.kind,
        row.seat,
        PAYLOAD.validate_json(row.payload),
        row.game_version,
        row.chance_position,
        EVENTS.validate_json(row.events),
    )
