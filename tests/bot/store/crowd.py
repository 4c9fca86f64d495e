"""A database with ten thousand open sessions, and half as many ended ones, made in a second."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import insert

from bot.store.database import Connection
from bot.store.schema import records, seats, sessions, shown
from bot.store.sessions import seat_rows, session_row
from engines.table.record import Heard, Holder, Record, SeatClock
from tests.bot.store.samples import BORIS, NOON, lobby, playing

OPEN, ENDED = 10_000, 5_000
BEHIND, PROGRAMS = 100, 50
STATE = bytes(600)


def fill(connection: Connection, open_sessions: int = OPEN, ended: int = ENDED) -> None:
    """Sessions 1… of which the first `BEHIND` have an old board, and in the last open ones `PROGRAMS` are asked."""
    made = [_record(number, open_sessions) for number in range(1, open_sessions + ended + 1)]
    connection.execute_many(insert(sessions), [{"id": record.id, **session_row(record)} for record in made])
    kept = [{"session": record.id, "record": record.model_dump_json(), "state": STATE} for record in made]
    connection.execute_many(insert(records), kept)
    connection.execute_many(insert(seats), [row for record in made for row in seat_rows(record)])
    connection.execute_many(insert(shown), [row for record in made for row in _shown(record.id)])


def _record(number: int, open_sessions: int) -> Record:
    heard = Heard(public=1, seats=(1, 1))
    game = playing(lobby(number), due=NOON + timedelta(seconds=number), heard=heard)
    changes: dict[str, Any] = {"id": number}
    if number > open_sessions:
        changes |= {"status": "finished", "clocks": (SeatClock(), SeatClock())}
    elif number > open_sessions - PROGRAMS:
        changes["holders"] = (Holder(program=True), Holder(person=BORIS))
    return game.model_copy(update=changes)


def _shown(session: int) -> list[dict[str, Any]]:
    old = 0 if session <= BEHIND else 1
    row = {"session": session, "channel": 1, "message": session, "version": 1, "closed": False}
    return [row | {"recipient": "board", "seat": None, "version": old}, row | {"recipient": "ping:0", "seat": 0}]
