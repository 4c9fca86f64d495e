"""Finished games, kept for history and statistics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import insert

from bot.store.rows import PAYLOAD
from bot.store.schema import result_people, results
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.table.record import Record

_OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)
_KEEP = insert(results).on_conflict_do_nothing()


def keep_result(connection: Connection, record: Record) -> None:
    """Write a finished game down, once: what its table does afterwards changes nothing."""
    if connection.execute(_KEEP, _row(record)).rowcount == 1:
        connection.execute(insert(result_people), list(_people(record)))


def _row(record: Record) -> dict[str, Any]:
    return {
        "session": record.id,
        "game": record.game,
        "server": record.place.server,
        "options": PAYLOAD.dump_json(record.options).decode(),
        "seats": record.seats,
        "ended_at": record.changed_at,
        "ended": record.ended,
        "outcome": None if record.outcome is None else _OUTCOME.dump_json(record.outcome).decode(),
    }


def _people(record: Record) -> Iterator[dict[str, Any]]:
    for seat, holder in enumerate(record.holders):
        for person in holder.left:
            yield {**_person(record, seat), "person": person, "resigned": True, "won": False}
        yield {**_person(record, seat), "person": holder.person, "resigned": False}


def _person(record: Record, seat: Seat) -> dict[str, Any]:
    outcome = record.outcome
    ranking = () if outcome is None else outcome.ranking
    return {
        "session": record.id,
        "seat": seat,
        "won": outcome is not None and seat in outcome.winners,
        "place": next((place for place, equals in enumerate(ranking, 1) if seat in equals), None),
        "score": outcome.scores[seat] if outcome is not None and seat < len(outcome.scores) else None,
    }
