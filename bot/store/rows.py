"""The rows that a record, a line of its journal and its result come to in the tables."""

from __future__ import annotations

from datetime import datetime, timedelta

from pydantic import TypeAdapter

from bot.store.schema import MICROSECOND
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.table.clocks import put_off
from engines.table.journal import Entry
from engines.table.record import Record

PAYLOAD: TypeAdapter[dict[str, object]] = TypeAdapter(dict[str, object])
EVENTS: TypeAdapter[tuple[dict[str, object], ...]] = TypeAdapter(tuple[dict[str, object], ...])
_OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)

Values = dict[str, object]
"""A row to write: values by the names of their columns."""


def session_row(record: Record) -> Values:
    """The row of `sessions`, without its id."""
    return {
        "game": record.game,
        "server": record.place.server,
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
        "server": record.place.server,
        "options": PAYLOAD.dump_json({**record.options}).decode(),
        "seats": record.seats,
        "ended_at": record.changed_at,
        "ended": record.ended,
        "outcome": None if record.outcome is None else _OUTCOME.dump_json(record.outcome).decode(),
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
    }
