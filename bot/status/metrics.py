"""What is counted and timed, in Prometheus' form. Labels name kinds, games and codes: nobody, no table, no place."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot.entrances.front import Done
from engines.table.changes import Publication

_QUICK = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Discord gives up on a press that isn't acknowledged within three seconds."""
_ANSWERS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
_WRITES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0)


class Metrics:
    """Hears of what happens, and tells it all as one text."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        ProcessCollector(registry=self._all)
        self._presses = self._counter("presses", "Presses by how they ended", "kind", "outcome")
        self._acknowledged = self._histogram("acknowledge_seconds", "Until a press was acknowledged", _QUICK)
        self._answered = self._histogram("answer_seconds", "Until a press was answered", _ANSWERS, "kind")
        self._moves = self._counter("moves", "Moves", "game", "by")
        self._refused = self._counter("discord_errors", "Calls that Discord refused; 0: no answer", "code")
        self._commits = self._histogram("commit_seconds", "Transactions of the database", _WRITES, "outcome")
        self._tables = self._gauge("tables", "Active tables", "game", "status")
        self._waiting = self._gauge("programs_waiting", "Tables in the line for a worker, or at one")
        self._lanes = self._gauge("lanes", "Lanes that have something to do", "what")
        self._kept = self._gauge("answers_kept", "Answers that Discord has not taken yet")
        self._healthy = self._gauge("healthy", "1 where a part is well", "part")
        self._backup = self._gauge("last_backup_timestamp_seconds", "When the newest backup was made; 0: none")

    def pressed(self, done: Done) -> None:
        """A press is done with."""
        self._presses.labels(done.kind, done.outcome).inc()
        if done.acknowledged_s is not None:
            self._acknowledged.observe(done.acknowledged_s)
            self._answered.labels(done.kind).observe(done.answered_s)

    def published(self, publication: Publication) -> None:
        """A change is stored; only moves count."""
        entry, record = publication.entry, publication.before.record
        if entry is not None and entry.kind == "move" and entry.seat is not None:
            by = "program" if record.holders[entry.seat].program else "person"
            self._moves.labels(record.game, by).inc()

    def refused(self, code: int) -> None:
        """Discord has refused a call."""
        self._refused.labels(code).inc()

    def committed(self, seconds: float, kept: bool) -> None:
        """A transaction has ended."""
        self._commits.labels("kept" if kept else "failed").observe(seconds)

    def note(
        self, tables: Mapping[tuple[str, str], int], lanes: Mapping[str, int], health: Mapping[str, bool]
    ) -> None:
        """How it stands now."""
        self._tables.clear()
        for (game, status), count in tables.items():
            self._tables.labels(game, status).set(count)
        for what, count in lanes.items():
            self._lanes.labels(what).set(count)
        for part, well in health.items():
            self._healthy.labels(part).set(well)

    def note_numbers(self, waiting: int, kept: int, backup: float) -> None:
        """How long the programs' line is, how many answers are kept, and when the newest backup was made."""
        self._waiting.set(waiting)
        self._kept.set(kept)
        self._backup.set(backup)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._all)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"safehouse_{name}", what, labels, registry=self._all)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(f"safehouse_{name}", what, labels, registry=self._all)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"safehouse_{name}", what, labels, buckets=buckets, registry=self._all)
