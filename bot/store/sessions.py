"""Sessions as they are kept: the record, its state and its journal, and the rows that these come to."""

from __future__ import annotations

from datetime import datetime, timedelta

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ArgsKwargs
from sqlalchemy import Integer, bindparam, delete, func, insert, select, update

from bot.store.campaigns import begin_game
from bot.store.codes import replay_code
from bot.store.database import Connection, ConstraintFailed, Database, Job
from bot.store.domain import Domain
from bot.store.lookup import active_in
from bot.store.numbers import NUMBERS, fresh
from bot.store.ratings.rating import rate
from bot.store.reading import SPOILT
from bot.store.schema import (
    DIRECT,
    crossings,
    journal,
    owed_calls,
    records,
    result_people,
    results,
    seats,
    sessions,
    shown,
)
from bot.store.statements import MICROSECOND, Row, insert_or_ignore, upsert
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.table.clocks import put_off
from engines.table.journal import Entry, UnreadableJournal
from engines.table.ports import Change, PlaceTaken, Stored, Unreadable, UnreadableNow
from engines.table.record import Record

PAYLOAD: TypeAdapter[dict[str, object]] = TypeAdapter(dict[str, object])
EVENTS: TypeAdapter[tuple[dict[str, object], ...]] = TypeAdapter(tuple[dict[str, object], ...])
_OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)
_ENTRY = TypeAdapter(Entry)

Values = dict[str, object]
"""A row to write: values by the names of their columns."""

_CREATE = insert(sessions)
_NEWEST = select(func.max(sessions.c.id))
_ROW = select(sessions).where(sessions.c.id == bindparam("session")).with_for_update()
_SWAP = update(sessions).where(sessions.c.id == bindparam("session"), sessions.c.version == bindparam("before"))
_FIRST_RECORD = insert(records)
_RECORD = update(records).where(records.c.session == bindparam("of"))
_SEATS = upsert(seats)
_SURPLUS = delete(seats).where(seats.c.session == bindparam("of"), seats.c.seat >= bindparam("kept"))
_JOURNAL = insert(journal)
_RESULT = insert_or_ignore(results)
_RESULT_PEOPLE = insert(result_people)
_LOAD = (
    select(records.c.record, records.c.state, sessions.c.given, sessions.c.version, sessions.c.status)
    .outerjoin_from(sessions, records)
    .where(sessions.c.id == bindparam("session"))
)
_CROSS = insert(crossings).from_select(
    ["session", "version", "record", "state", "given"],
    select(sessions.c.id, bindparam("to", type_=Integer), records.c.record, records.c.state, sessions.c.given)
    .join_from(sessions, records)
    .where(sessions.c.id == bindparam("session"), sessions.c.version == bindparam("to", type_=Integer) - 1),
)
_NOT_CROSSED = delete(crossings).where(
    crossings.c.session == bindparam("session"), crossings.c.version == bindparam("to")
)
_CLOSE = (
    update(sessions)
    .where(sessions.c.id == bindparam("session"))
    .values(status="abandoned", due=None, program_waits=False)
)
_REST = update(seats).where(seats.c.session == bindparam("of")).values(asked=False, due=None)
_SHOW_NOTHING = update(shown).where(shown.c.session == bindparam("of")).values(closed=True)
_CALL_NOBODY = delete(owed_calls).where(owed_calls.c.session == bindparam("of"))
_LINES = select(journal).where(journal.c.session == bindparam("of")).order_by(journal.c.version)


class Sessions:
    """The `SessionStore` of `engines.table.ports`."""

    def __init__(self, database: Database, domain: Domain | None) -> None:
        """`domain` is what belongs to a process that shares the database."""
        self._database, self._domain = database, domain

    async def create(self, record: Record) -> Record:
        """Keep a new session under a new id; raises `PlaceTaken`, `GroupPlays`."""
        try:
            made = await self._database.write(lambda connection: _create(connection, record))
        except ConstraintFailed as error:
            raise await self._taken(record, error) from None
        if self._domain is not None:
            self._domain.saw(made.id, made.place.server)
        return made

    async def commit(self, change: Change) -> bool:
        """Make a change durable; False (and nothing kept) if the version stored is not the one before.

        Raises `PlaceTaken` for a session that moves to a channel where another one is active.
        """
        try:
            return await self._database.write(self._job(change))
        except ConstraintFailed as error:
            raise await self._taken(change.record, error) from None

    def _job(self, change: Change) -> Job[bool]:
        server = change.record.place.server
        if self._domain is None or self._domain.has(server):
            return lambda connection: commit(connection, change)
        return lambda connection: _cross(connection, change)

    async def load(self, session: int) -> Stored | None:
        """The session as last committed, with the downtime since given back to its clocks, or None."""
        found = await self._database.read(lambda connection: load(connection, session))
        if found is not None and self._domain is not None:
            self._domain.saw(session, found.record.place.server)
        return found

    async def journal(self, session: int) -> tuple[Entry, ...]:
        """All entries of a session, oldest first. Raises `UnreadableJournal` where they are damaged."""
        try:
            return await self._database.read(
                lambda connection: tuple(map(read_entry, connection.execute(_LINES, {"of": session}).rows))
            )
        except SPOILT as error:
            raise UnreadableJournal from error

    async def close_unreadable(self, session: int, at: datetime) -> None:
        """End a session that can't be read: its place is free, and nothing waits for anybody there."""

        def job(connection: Connection) -> None:
            connection.execute(_CLOSE, {"session": session, "changed_at": at})
            connection.execute(_REST, {"of": session})
            connection.execute(_SHOW_NOTHING, {"of": session})
            connection.execute(_CALL_NOBODY, {"of": session})

        await self._database.write(job)

    async def _taken(self, record: Record, error: ConstraintFailed) -> Exception:
        other = await self._database.read(lambda connection: active_in(connection, record.place.channel))
        return error if other in (None, record.id) else PlaceTaken(other or 0)


def _cross(connection: Connection, change: Change) -> bool:
    """A commit at a table of another process's, which is told of it and finds what was there before."""
    record = change.record
    connection.execute(_ROW, {"session": record.id})
    connection.execute(_CROSS, {"session": record.id, "to": record.version})
    if not commit(connection, change):
        connection.execute(_NOT_CROSSED, {"session": record.id, "to": record.version})
        return False
    connection.relay("crossed", session=record.id, server=record.place.server)
    return True


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
    if change.contest is not None:
        rate(connection, record, change.contest)
    return True


def _swap(connection: Connection, record: Record) -> bool:
    """Write what has changed of the session's row, as each index of a written column costs a page of the log."""
    before = connection.execute(_ROW, {"session": record.id}).first()
    if before is None or before.version != record.version - 1:
        return False
    news = {column: value for column, value in session_row(record).items() if value != getattr(before, column)}
    at = {"session": record.id, "before": record.version - 1}
    return connection.execute(_SWAP, {**news, **at}).rowcount == 1


def held(connection: Connection, session: int) -> Stored | None:
    """What a load finds, in a session that no other transaction changes until this one ends."""
    connection.execute(_ROW, {"session": session})
    return load(connection, session)


def load(connection: Connection, session: int) -> Stored | None:
    """The statements of a load."""
    row = connection.execute(_LOAD, {"session": session}).first()
    return None if row is None else _stored(row)


def _stored(row: Row) -> Stored:
    """Raise `Unreadable` for a row whose record is no JSON, or isn't its own: of its version and status.

    A record that reads but means nothing may be another version's: `UnreadableNow`.
    """
    stored = stored_from(row.record, row.state, row.given)
    if (stored.record.version, stored.record.status) != (row.version, row.status):
        raise Unreadable
    return stored


def stored_from(record: str, state: object, given: int) -> Stored:
    """What these columns tell, with downtime given back. Raise `Unreadable`, `UnreadableNow`."""
    if not isinstance(state, bytes | None):
        raise Unreadable
    try:
        return Stored(given_back(Record.model_validate_json(record), given), state)
    except ValidationError as error:
        raise (Unreadable if _is_no_json(error) else UnreadableNow) from error
    except (TypeError, OverflowError) as error:
        raise Unreadable from error


def _is_no_json(error: ValidationError) -> bool:
    kinds = (each["type"] for each in error.errors(include_input=False, include_url=False))
    return any(kind in ("json_invalid", "json_type") for kind in kinds)


def _create(connection: Connection, record: Record) -> Record:
    connection.hold(NUMBERS)
    number = fresh(record.created_at, record.salt, connection.execute(_NEWEST).scalar() or 0)
    record = record.model_copy(update={"id": number})
    connection.execute(_CREATE, {"id": number, **session_row(record)})
    connection.execute(_FIRST_RECORD, {"session": record.id, "record": record.model_dump_json()})
    connection.execute_many(_SEATS, seat_rows(record))
    begin_game(connection, record)
    return record


def _keep_result(connection: Connection, record: Record) -> None:
    """Write a finished game down, once; later changes of its table change nothing here."""
    if connection.execute(_RESULT, result_row(record)).rowcount == 1:
        connection.execute_many(_RESULT_PEOPLE, result_people_rows(record))


def read_entry(row: Row) -> Entry:
    """The entry of a row. Raise ValueError or TypeError for what is no entry."""
    payload, events = PAYLOAD.validate_json(row.payload), EVENTS.validate_json(row.events)
    return _ENTRY.validate_python(ArgsKwargs((*row[1:5], payload, *row[6:8], events)))


def session_row(record: Record) -> Values:
    """The row of `sessions`, without its id."""
    return {
        "game": record.game,
        "server": record.place.server or DIRECT,
        "channel": record.place.channel,
        "thread": record.place.thread,
        "status": record.status,
        "paused": record.paused,
        "version": record.version,
        "host": record.host,
        "program_waits": any(_program_waits(record, seat) for seat in range(record.seats)),
        "heard": record.heard.public,
        "due": record.due(),
        "given": 0,
        "idle_since": record.changed_at,
        "created_at": record.created_at,
        "changed_at": record.changed_at,
    }


def seat_rows(record: Record) -> list[Values]:
    """The rows of `seats`."""
    return [_seat_row(record, seat) for seat in range(record.seats)]


def entry_row(session: int, entry: Entry) -> Values:
    """The row of `journal`."""
    return {
        "session": session,
        "version": entry.version,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "payload": PAYLOAD.dump_json(entry.payload).decode(),
        "game_version": entry.game_version,
        "chance_position": entry.chance_position,
        "events": EVENTS.dump_json(entry.events).decode(),
    }


def result_row(record: Record) -> Values:
    """The row of `results`."""
    return {
        "session": record.id,
        "game": record.game,
        "server": record.place.server or DIRECT,
        "options": PAYLOAD.dump_json({**record.options}).decode(),
        "seats": record.seats,
        "ended_at": record.changed_at,
        "ended": record.ended,
        "outcome": None if record.outcome is None else _OUTCOME.dump_json(record.outcome).decode(),
        "code": replay_code(record),
    }


def result_people_rows(record: Record) -> list[Values]:
    """The rows of `result_people`: of each seat those who left it, then who holds it."""
    rows: list[Values] = []
    for seat, holder in enumerate(record.holders):
        row = _result_of(record, seat)
        rows += [{**row, "person": person, "resigned": True, "won": False} for person in holder.left]
        rows.append({**row, "person": holder.person, "resigned": False})
    return rows


def given_back(record: Record, microseconds: int) -> Record:
    """The record with so much downtime given back to the running clocks of a game in play."""
    if not microseconds:
        return record
    by = microseconds * MICROSECOND
    clocks = tuple(put_off(clock, by) for clock in record.clocks)
    return record.model_copy(update={"clocks": clocks, "table_due": _later(record.table_due, by)})


def _seat_row(record: Record, seat: Seat) -> Values:
    holder, clock, heard = record.holders[seat], record.clock(seat), record.heard.seats
    playing = record.status == "playing"
    return {
        "session": record.id,
        "seat": seat,
        "person": holder.person,
        "program": holder.program,
        "asked": playing and clock.key is not None,
        "due": clock.due if playing and not record.paused else None,
        "heard": heard[seat] if seat < len(heard) else record.heard.public,
    }


def _program_waits(record: Record, seat: Seat) -> bool:
    clock = record.clock(seat)
    moves = record.holders[seat].program or clock.skip
    return record.status == "playing" and not record.paused and clock.key is not None and moves


def _later(moment: datetime | None, by: timedelta) -> datetime | None:
    return None if moment is None else moment + by


def _result_of(record: Record, seat: Seat) -> Values:
    outcome = record.outcome
    ranking = () if outcome is None else outcome.ranking
    return {
        "session": record.id,
        "seat": seat,
        "won": outcome is not None and seat in outcome.winners,
        "place": next((place for place, equals in enumerate(ranking, 1) if seat in equals), None),
        "score": outcome.scores[seat] if outcome is not None and seat < len(outcome.scores) else None,
        "side": record.sides[seat] if seat < len(record.sides) else None,
    }
