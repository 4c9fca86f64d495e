"""`python -m bot.store.restore`: lists the database's copies, and puts one in its place once it is known to be good.

What it replaces is kept among the copies.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.basics.errors import StartError, fail
from bot.basics.private import FILE, OTHERS, keep_private
from bot.config import load_settings
from bot.store.backups import REPLACED, Copy, Folder, remove
from bot.store.copying import Copying
from bot.store.file import UNOPENED, ProcessLock, problem
from bot.store.migrations import REVISIONS
from engines.core.text import Value
from renderers.words import SOURCE, words

NEWEST = "newest"
_ITS_OWN = ("", "-wal", "-journal")
"""What a database is made of: its file, and what SQLite has not put into it yet."""


def main(arguments: Sequence[str] | None = None) -> None:
    """List or restore; what prevents that is told in one line, with exit status 2."""
    os.umask(OTHERS)
    parser = argparse.ArgumentParser(prog="python -m bot.store.restore", description=_words("restore-help"))
    parser.add_argument("copy", nargs="?", help=_words("restore-help-copy"))
    parser.add_argument("--database", type=Path, help=_words("restore-help-database"))
    given = parser.parse_args(arguments)
    try:
        database = given.database or load_settings().database
        if not isinstance(database, Path):
            raise StartError("restore-no-file", path=str(database))
        if given.copy is None:
            _list(database)
        else:
            kept = restore(database, _chosen(database, given.copy), datetime.now(UTC))
            _say("restore-done", path=str(database))
            if kept is not None:
                _say("restore-kept", path=str(kept))
    except StartError as error:
        fail(error)


def restore(database: Path, copy: Path, now: datetime) -> Path | None:
    """Put a good copy in the database's place; where what stood there is now. Raises `StartError`.

    The copy itself stays. Nothing is replaced unless the new file lies ready beside it.
    """
    lock, ready = ProcessLock(database), database.with_name(f"{database.name}.restoring")
    try:
        lock.take()
    except UNOPENED as error:
        raise problem(database, error) from error
    try:
        remove(ready)
        Copying(copy, ready).copy()
        check(ready, copy)
        return _swap(database, ready, now)
    except UNOPENED as error:
        raise problem(copy, error) from error
    finally:
        remove(ready)
        lock.release()


def check(file: Path, named: Path) -> None:
    """See that a file is a sound database of a revision known to this version. Raises `StartError`, `sqlite3.Error`.

    `named` is what it is called where it isn't.
    """
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise StartError("start-database-damaged", path=str(named), problem=str(found))
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise StartError("start-database-damaged", path=str(named), problem="foreign_key_check")
        tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if tables != (1,):
            raise StartError("start-database-foreign", path=str(named), problem="alembic_version")
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision not in REVISIONS:
        raise StartError("start-database-newer", path=str(named), revision=str(revision))


def _swap(database: Path, ready: Path, now: datetime) -> Path | None:
    """Keep what stands in the database's place, with its log of what isn't in it yet, and put the new file there."""
    kept = None
    if database.exists():
        kept = Folder(database, 0).place(now, REPLACED)
        for end in _ITS_OWN:
            old = database.with_name(database.name + end)
            if old.exists():
                old.replace(kept.with_name(kept.name + end))
                keep_private(kept.with_name(kept.name + end), FILE)
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
    ready.replace(database)
    return kept


def _chosen(database: Path, said: str) -> Path:
    """The copy that is meant: the newest, one of the folder by its name, or any file. Raises `StartError`."""
    copies = [each for each in Folder(database, 0).copies() if each.why != REPLACED]
    if said == NEWEST and copies:
        return copies[0].path
    named = Folder(database, 0).path / said
    path = named if named.is_file() else Path(said)
    if not path.is_file():
        raise StartError("restore-no-copy", name=said)
    return path


def _list(database: Path) -> None:
    copies = Folder(database, 0).copies()
    _say("restore-list" if copies else "restore-none", path=str(database), folder=str(Folder(database, 0).path))
    for copy in copies:
        sys.stdout.write(f"  {_line(copy)}\n")


def _line(copy: Copy) -> str:
    megabytes = copy.path.stat().st_size / 1_000_000
    return f"{copy.path.name}  {copy.at:%Y-%m-%d %H:%M} UTC  {megabytes:.1f} MB"


def _words(key: str) -> str:
    return words(SOURCE).get(key)


def _say(key: str, **values: Value) -> None:
    sys.stdout.write(words(SOURCE).get(key, **values) + "\n")


if __name__ == "__main__":
    main()
