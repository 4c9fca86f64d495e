"""A store in memory for tests of sessions, with a gate before each commit and faults to order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engines.table.journal import Entry
from engines.table.ports import Change, Stored
from engines.table.record import Record


class MemoryStore:
    """Keeps sessions in dictionaries. `gate` holds commits back while it isn't set; `faults` are raised one by one.

    A fault with `kept` true is raised after the change was made durable: a commit whose fate is unknown.
    """

    def __init__(self) -> None:
        self.stored: dict[int, Stored] = {}
        self.entries: dict[int, list[Entry]] = {}
        self.gate = asyncio.Event()
        self.gate.set()
        self.faults: list[tuple[Exception, bool]] = []
        self.waiting = asyncio.Event()

    async def create(self, record: Record) -> Record:
        """Keep a new record under the next id."""
        record = record.model_copy(update={"id": len(self.stored) + 1})
        self.stored[record.id] = Stored(record, None)
        self.entries[record.id] = []
        return record

    async def commit(self, change: Change) -> bool:
        """Keep the change if its version follows the stored one."""
        self.waiting.set()
        await self.gate.wait()
        fault, kept = self.faults.pop(0) if self.faults else (None, True)
        if fault is not None and not kept:
            raise fault
        done = self._keep(change)
        if fault is not None:
            raise fault
        return done

    async def load(self, session: int) -> Stored | None:
        """The session as last kept."""
        return self.stored.get(session)

    async def journal(self, session: int) -> tuple[Entry, ...]:
        """Its lines."""
        return tuple(self.entries[session])

    def edit(self, session: int, change: Callable[[Record], Record]) -> None:
        """Change a record behind everybody's back, as another process would."""
        old = self.stored[session]
        record = change(old.record)
        self.stored[session] = Stored(record.model_copy(update={"version": old.record.version + 1}), old.state)

    def _keep(self, change: Change) -> bool:
        old = self.stored[change.record.id]
        if old.record.version != change.record.version - 1:
            return False
        self.stored[change.record.id] = Stored(change.record, old.state if change.state is None else change.state)
        if change.entry is not None:
            self.entries[change.record.id].append(change.entry)
        return True
