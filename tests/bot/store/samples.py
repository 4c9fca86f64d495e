"""Records, journal lines and changes for the store's tests."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from engines.core.game import Outcome
from engines.core.text import Who, text
from engines.table.journal import Entry
from engines.table.ports import Change
from engines.table.record import Heard, Holder, Place, Record, Score, SeatClock, Series

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
ADA, BORIS, CLEO, DMITRI = (812_345_678_901_234_560 + n for n in range(4))
SERVER, CHANNEL = 711_111_111_111_111_111, 722_222_222_222_222_222


def lobby(channel: int = CHANNEL, *, server: int = SERVER, **other: Any) -> Record:
    fields: dict[str, Any] = {
        "id": 0,
        "game": "agent_avenue",
        "game_version": 1,
        "options": {"advanced": False, "start": "chance"},
        "place": Place(server=server, channel=channel),
        "host": ADA,
        "holders": (Holder(person=ADA), Holder()),
        "created_at": NOON,
        "changed_at": NOON,
        "seed": bytes(range(32)),
        "salt": b"\xff" * 16,
        **other,
    }
    return Record(**fields)


def after(record: Record, **changes: Any) -> Record:
    """The record one version later."""
    return record.model_copy(update={"version": record.version + 1, **changes})


def playing(record: Record, *, due: datetime | None = None, **changes: Any) -> Record:
    """The record as a game of Ada against Boris in which Ada is asked."""
    fields = {
        "status": "playing",
        "holders": (Holder(person=ADA), Holder(person=BORIS)),
        "clocks": (SeatClock(serial=1, key="play-1", asked_at=NOON, due=due), SeatClock()),
        "heard": Heard(public=record.version + 1, seats=(record.version + 1,) * 2),
        **changes,
    }
    return after(record, **fields)


def finished(record: Record, **changes: Any) -> Record:
    outcome = Outcome((0,), ((0,), (1,)), (12, 7), text("agent-avenue-caught", who=Who(1), by=(Who(0), "x", 3)))
    fields = {
        "status": "finished",
        "outcome": outcome,
        "ended": "game",
        "clocks": (SeatClock(serial=9), SeatClock(serial=8)),
        "series": Series(games=1, scores=(Score(person=ADA, wins=1), Score(person=BORIS))),
        "changed_at": NOON + timedelta(hours=1),
        **changes,
    }
    return after(record, **fields)


def entry(record: Record, kind: Any = "move", payload: dict[str, Any] | None = None) -> Entry:
    events: tuple[dict[str, object], ...] = ({"kind": "played", "cards": [1, 2]},)
    body = {"kind": "play", "face_up": 3} if payload is None else payload
    return Entry(record.version, record.changed_at, kind, 0, body, 1, 40 + record.version, events)


def change(record: Record, state: bytes | None = b"state", kind: Any = "move") -> Change:
    return Change(record, state, entry(record, kind))


def bare(record: Record, state: bytes | None = None) -> Change:
    """A change without a journal line."""
    return Change(record, state, None)
