"""What the tables hold of a record beside the record itself."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from pydantic import TypeAdapter

from bot.store.columns import MICROSECOND
from engines.core.seats import Seat
from engines.table.clocks import put_off
from engines.table.journal import Entry
from engines.table.record import Record

PAYLOAD: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])
EVENTS: TypeAdapter[tuple[dict[str, Any], ...]] = TypeAdapter(tuple[dict[str, Any], ...])


def session_row(record: Record) -> dict[str, Any]:
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


def seat_rows(record: Record) -> list[dict[str, Any]]:
    """The rows of `seats`."""
    return [_seat_row(record, seat) for seat in range(record.seats)]


def entry_row(session: int, entry: Entry) -> dict[str, Any]:
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


def given_back(record: Record, microseconds: int) -> Record:
    """The record with so much downtime given back to the running clocks of a game in play."""
    if not microseconds:
        return record
    by = microseconds * MICROSECOND
    clocks = tuple(put_off(clock, by) for clock in record.clocks)
    return record.model_copy(update={"clocks": clocks, "table_due": _later(record.table_due, by)})


def _seat_row(record: Record, seat: Seat) -> dict[str, Any]:
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
