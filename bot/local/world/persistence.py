"""Where a world is kept: in memory, or as JSON documents in one SQLite file.

Each change is written before its request is answered. With `synchronous=OFF` the operating system decides when it
reaches the disk: killing this process loses nothing, a crash of the machine may.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Protocol

from bot.basics.private import FILE, FOLDER, keep_private, private_file, private_folder
from bot.local.model import Json

FILE_NAME = "local_discord.sqlite3"
VERSION = 1


class WorldStore(Protocol):
    """Documents by kind and key, and blobs."""

    def put(self, kind: str, key: int | str, document: Json) -> None:
        """Keep a document; it replaces the one of the same kind and key."""

    def drop(self, kind: str, key: int | str) -> None:
        """Delete a document if it exists."""

    def documents(self, kind: str) -> Iterator[Json]:
        """All documents of a kind, in the order in which their keys were first kept."""
        ...

    def put_blob(self, key: int, data: bytes) -> None:
        """Keep an uploaded file."""

    def blob(self, key: int) -> bytes | None:
        """An uploaded file's bytes."""
        ...

    def drop_blob(self, key: int) -> None:
        """Delete an uploaded file if it exists."""

    def blobs(self) -> list[int]:
        """The keys of all files kept."""
        ...

    def rename_base(self, old: str, new: str) -> None:
        """Change the base address of the links in all documents."""

    def together(self) -> AbstractContextManager[None]:
        """A transaction: all that is done inside is kept, or nothing."""
        ...

    def close(self) -> None:
        """Close the store."""


class MemoryStore:
    """Keeps blobs only; documents live in the world's own memory."""

    def __init__(self) -> None:
        self._blobs: dict[int, bytes] = {}

    def put(self, kind: str, key: int | str, document: Json) -> None:
        """Nothing to do."""

    def drop(self, kind: str, key: int | str) -> None:
        """Nothing to do."""

    def documents(self, kind: str) -> Iterator[Json]:
        """No documents."""
        del kind
        return iter(())

    def put_blob(self, key: int, data: bytes) -> None:
        """Keep an uploaded file."""
        self._blobs[key] = data

    def blob(self, key: int) -> bytes | None:
        """An uploaded file's bytes."""
        return self._blobs.get(key)

    def drop_blob(self, key: int) -> None:
        """Delete an uploaded file if it exists."""
        self._blobs.pop(key, None)

    def blobs(self) -> list[int]:
        """The keys of all files kept."""
        return list(self._blobs)

    def rename_base(self, old: str, new: str) -> None:
        """Nothing to do."""

    def together(self) -> AbstractContextManager[None]:
        """Nothing to do."""
        return nullcontext()

    def close(self) -> None:
        """Nothing to do."""


class FileStore:
    """Keeps everything in one SQLite file, which only one process may open at a time.

    Raises OSError when the folder cannot be written, the file is no world of this version, or another process
    holds it.
    """

    def __init__(self, folder: Path) -> None:
        private_folder(folder)
        keep_private(folder, FOLDER)
        self._path = folder / FILE_NAME
        self._db = sqlite3.connect(":memory:")
        try:
            for name in ("", "-wal", "-shm", "-journal"):
                keep_private(folder / (FILE_NAME + name), FILE)
            private_file(self._path)
            self._db = sqlite3.connect(self._path, isolation_level=None, timeout=1)
            self._prepare()
        except (sqlite3.Error, OSError) as error:
            self._db.close()
            raise OSError(f"{self._path}: {error}") from error

    def _prepare(self) -> None:
        self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=OFF")
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise OSError("made by a newer version of the local Discord; move it away to begin anew")
        self._db.execute(f"PRAGMA user_version={VERSION}")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS documents (kind TEXT, key TEXT, body TEXT NOT NULL, UNIQUE (kind, key))"
        )
        self._db.execute("CREATE TABLE IF NOT EXISTS blobs (key INTEGER PRIMARY KEY, data BLOB NOT NULL)")

    def put(self, kind: str, key: int | str, document: Json) -> None:
        """Keep a document; it replaces the one of the same kind and key."""
        self._db.execute(
            "INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body",
            (kind, str(key), json.dumps(document)),
        )

    def drop(self, kind: str, key: int | str) -> None:
        """Delete a document if it exists."""
        self._db.execute("DELETE FROM documents WHERE kind = ? AND key = ?", (kind, str(key)))

    def documents(self, kind: str) -> Iterator[Json]:
        """All documents of a kind, in the order in which their keys were first kept."""
        rows = self._db.execute("SELECT body FROM documents WHERE kind = ? ORDER BY rowid", (kind,))
        return (json.loads(body) for (body,) in rows.fetchall())

    def put_blob(self, key: int, data: bytes) -> None:
        """Keep an uploaded file."""
        self._db.execute("INSERT OR REPLACE INTO blobs VALUES (?, ?)", (key, data))

    def blob(self, key: int) -> bytes | None:
        """An uploaded file's bytes."""
        row = self._db.execute("SELECT data FROM blobs WHERE key = ?", (key,)).fetchone()
        return None if row is None else bytes(row[0])

    def drop_blob(self, key: int) -> None:
        """Delete an uploaded file if it exists."""
        self._db.execute("DELETE FROM blobs WHERE key = ?", (key,))

    def blobs(self) -> list[int]:
        """The keys of all files kept."""
        return [key for (key,) in self._db.execute("SELECT key FROM blobs")]

    def rename_base(self, old: str, new: str) -> None:
        """Change the base address of the links in all documents."""
        self._db.execute("UPDATE documents SET body = replace(body, ?, ?)", (f"{old}/cdn/", f"{new}/cdn/"))

    @contextmanager
    def together(self) -> Iterator[None]:
        """A transaction: all that is done inside is kept, or nothing."""
        with self._db:
            self._db.execute("BEGIN")
            yield

    def close(self) -> None:
        """Close the file."""
        self._db.close()
