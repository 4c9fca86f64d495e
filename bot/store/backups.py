"""Copies of the database file in a folder beside it: their names, which are kept, and making one."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.basics.errors import told
from bot.basics.private import private_folder
from bot.store.copying import Copying
from bot.store.file import BESIDE, connected
from bot.store.migrations import REVISIONS

log = logging.getLogger(__name__)

DAILY, REPLACED = "daily", "replaced"

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"(\d{8}T\d{6}Z)-([\w-]+)\.sqlite3")
_UNFINISHED = ".part"
_REVISION = "SELECT version_num FROM alembic_version"
_GLANCE = ("query_only=ON", "busy_timeout=1000")


@dataclass(frozen=True, slots=True, order=True)
class Copy:
    """A copy: the moment that it shows, and why it was made."""

    at: datetime
    why: str
    path: Path


class Folder:
    """The folder of a database's copies."""

    def __init__(self, database: Path, kept: int) -> None:
        """`kept` copies at most stay, whatever they were made for."""
        self.path = database.with_name(f"{database.name}.backups")
        self._kept = kept

    def copies(self) -> list[Copy]:
        """All copies that are whole, the newest first."""
        found = []
        for path in self.path.glob("*.sqlite3"):
            match = _NAME.fullmatch(path.name)
            with suppress(ValueError):
                if match is not None:
                    found.append(Copy(datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC), match[2], path))
        return sorted(found, reverse=True)

    def place(self, at: datetime, why: str) -> Path:
        """Where a copy of that moment goes; its folder is there then."""
        private_folder(self.path)
        return self.path / f"{at.astimezone(UTC):{_STAMP}}-{why}.sqlite3"

    def roll_out(self) -> None:
        """Remove the oldest copies, as far as there are too many, and what was never finished."""
        for copy in self.copies()[self._kept :]:
            remove(copy.path)
        for path in self.path.glob(f"*{_UNFINISHED}*"):
            path.unlink(missing_ok=True)

    async def make(self, at: datetime, why: str, copying: Callable[[Path], Awaitable[None]]) -> None:
        """Make a copy by `copying`, which is told where, and remove what is too old. Raises what that raises."""
        whole = self.place(at, why)
        part = whole.with_name(whole.name + _UNFINISHED)
        try:
            part.unlink(missing_ok=True)
            await copying(part)
            part.replace(whole)
        finally:
            self.roll_out()


def remove(path: Path) -> None:
    """Remove a database file, with what SQLite keeps beside it."""
    for name in ("", *BESIDE):
        path.with_name(path.name + name).unlink(missing_ok=True)


async def copy_before_upgrade(database: Path, kept: int, at: datetime) -> None:
    """Copy a database of an older revision, which is about to be brought up to date.

    What keeps that from being done is told in the log; a file that can't even be read is left to whoever opens it.
    """
    revision = revision_of(database) if kept else None
    if revision is None or revision not in REVISIONS[:-1]:
        return
    try:
        await Folder(database, kept).make(
            at, f"before-{REVISIONS[-1]}", lambda target: Copying(database, target).run()
        )
    except (OSError, sqlite3.Error) as error:
        tell_failed(database, error)


def tell_failed(database: Path, error: Exception) -> None:
    """Tell in the log that no copy was made; the games go on."""
    log.error("no backup of %s was made: %s (%s)", database, _said(error), told(error))


def _said(error: Exception) -> str:
    return error.strerror or "" if isinstance(error, OSError) else str(error)


def revision_of(database: Path) -> str | None:
    """The revision of a database file; None where there is none that can be read."""
    if not database.is_file():
        return None
    try:
        with closing(connected(database, _GLANCE)) as connection:
            row = connection.execute(_REVISION).fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else str(row[0])
