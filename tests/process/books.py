"""The database of a bot that runs in another process, or did: read as any program can, without the bot's own code."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import threading
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Self

import asyncpg

import engines
from bot.basics.address import PostgresAddress
from bot.tables.keys import move_key
from engines.core.seats import Seat
from engines.table.record import Record
from tests.support.clock import PATIENCE_S


@dataclass
class Books:
    """What is durable; the connection of each look is its own, so that it sees the last commit."""

    path: Path

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=30)) as connection:
            return connection.execute(query, values).fetchall()

    def session(self, channel: int) -> int | None:
        """The session last opened in a channel."""
        return next(iter(self.rows("SELECT max(id) FROM sessions WHERE channel = ?", channel)))[0]  # type: ignore[no-any-return]

    def status(self, session: int) -> str:
        """A session's status."""
        return str(self.rows("SELECT status FROM sessions WHERE id = ?", session)[0][0])

    def record(self, session: int) -> Record:
        """A session's record."""
        return Record.model_validate_json(self.rows("SELECT record FROM records WHERE session = ?", session)[0][0])

    def asked(self, session: int) -> tuple[int, ...]:
        """The people a session waits for."""
        query = "SELECT person FROM seats WHERE session = ? AND asked AND NOT program ORDER BY seat"
        return tuple(person for (person,) in self.rows(query, session))

    def program_waits(self, session: int) -> bool:
        """Whether the program is to move."""
        return bool(self.rows("SELECT program_waits FROM sessions WHERE id = ?", session)[0][0])

    def moves(self, session: int) -> list[tuple[Seat, str]]:
        """All moves made, oldest first: the seat, and the move's key in custom ids."""
        query = "SELECT seat, payload FROM journal WHERE session = ? AND kind = 'move' ORDER BY version"
        record = self.record(session)
        game = engines.GAMES[record.game]
        read = (
            (seat, game.moves.validate_python(json.loads(payload))) for seat, payload in self.rows(query, session)
        )
        return [(seat, move_key(game, record.salt, move)) for seat, move in read]

    def deadlines(self, session: int) -> list[int]:
        """When the clocks of a session run out, in microseconds."""
        return [due for (due,) in self.rows("SELECT due FROM seats WHERE session = ? AND due IS NOT NULL", session)]

    def last_beat(self) -> int:
        """When the bot last gave a sign of life, in microseconds."""
        return int(self.rows("SELECT max(at) FROM heartbeats")[0][0])


class PostgresBooks(Books):
    """The same of a PostgreSQL database, through a thread of its own; open within `with`."""

    def __init__(self, address: PostgresAddress) -> None:
        super().__init__(Path())
        self._address = address
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    def __enter__(self) -> Self:
        """Connect."""
        self._thread.start()
        self._connection = self._done(asyncpg.connect(self._address.url))
        return self

    def __exit__(self, *_: object) -> None:
        """End the connection and the thread."""
        self._done(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        places = count(1)
        query = re.sub(r"\?", lambda _: f"${next(places)}", query)
        return [tuple(row) for row in self._done(self._connection.fetch(query, *values))]

    def _done(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)
