from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, create_engine, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DatabaseError
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.basics.address import Address
from bot.basics.errors import StartError, explain
from bot.store import Store
from bot.store.file import problem
from bot.store.migrations import MIGRATIONS, REVISIONS
from bot.store.schema import metadata
from tests.bot.store.samples import NOON
from tests.support.clock import FakeClock

ROOT = Path(__file__).parents[3]
OPEN = """
import asyncio, sys
from pathlib import Path
from bot.basics.clock import SystemClock
from bot.basics.errors import StartError, fail
from bot.store import Store
from bot.store.file import problem

async def main():
    await Store.open(Path(sys.argv[1]), SystemClock())
    print("open", flush=True)
    sys.stdin.read()

try:
    asyncio.run(main())
except StartError as error:
    fail(error)
"""
BECOME_NOBODY = """
import os
from bot.basics.errors import explain

for known in sys.argv[2:]:
    try:
        asyncio.run(Store.open(Path(known), SystemClock()))
    except StartError as error:
        explain(error)
os.setgid(65534)
os.setuid(65534)
"""
"""Opens files of its own first: all code and words are loaded then, which may lie where nobody else can read them."""


@pytest.fixture
def address(path: Path) -> Address:
    """What is looked at here is SQLite alone."""
    return path


def _sqlite(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    return error


def _refused(path: Path) -> str:
    with pytest.raises(StartError) as refusal:
        asyncio.run(Store.open(path, FakeClock(NOON)))
    return explain(refusal.value)


def _open_and_close(path: Path) -> None:
    async def open_and_close() -> None:
        await (await Store.open(path, FakeClock(NOON))).close()

    asyncio.run(open_and_close())


def _process(path: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", OPEN, str(path)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=pipe)


async def test_the_revisions_build_what_the_schema_says(store: Store, path: Path) -> None:
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == REVISIONS[-1]
        built = MetaData()
        built.reflect(connection)
    engine.dispose()
    assert set(built.tables) == {*metadata.tables, "alembic_version"}


async def test_what_revisions_build_is_word_for_word_what_the_schema_builds(store: Store, path: Path) -> None:
    """`compare_metadata` looks past predicates, options of tables and defaults."""
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.connect() as memory, sqlite3.connect(path) as file:
        query = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%' AND sql IS NOT NULL"
        wanted = {name: _words(sql) for name, sql in memory.exec_driver_sql(query)}
        assert {name: _words(sql) for name, sql in file.execute(query)} == wanted
    engine.dispose()


def _words(sql: str) -> list[str]:
    return sorted(sql.replace("(", " ( ").replace(")", " ) ").replace(",", " , ").split())


def test_the_revisions_files_are_named_after_them() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(script.revision for script in scripts)[::-1] == REVISIONS


def test_opening_again_changes_nothing(path: Path, clock: FakeClock) -> None:
    _open_and_close(path)
    with sqlite3.connect(path) as file:
        before = list(file.iterdump())
    _open_and_close(path)
    with sqlite3.connect(path) as file:
        assert list(file.iterdump()) == before


async def test_the_log_of_writes_is_durable(store: Store) -> None:
    async def set_to(pragma: str) -> object:
        asked: object = await store.database.write(
            lambda connection: connection.execute(text(f"PRAGMA {pragma}")).scalar()
        )
        return asked

    assert await set_to("journal_mode") == "wal"
    assert await set_to("synchronous") == 2
    assert await set_to("secure_delete") == 1
    assert await set_to("foreign_keys") == 1


async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(Exception, match="readonly"):
        await store.database.read(lambda connection: connection.execute(text("DELETE FROM people")))


def test_the_schema_suits_postgresql() -> None:
    dialect: Any = postgresql.dialect()  # type: ignore[no-untyped-call]
    tables = metadata.sorted_tables
    built = [str(CreateTable(table).compile(dialect=dialect)) for table in tables]
    indexes = [str(CreateIndex(index).compile(dialect=dialect)) for table in tables for index in table.indexes]
    place = "INDEX one_active_session_a_channel ON sessions (channel) WHERE status IN ('lobby', 'playing')"
    assert any("id BIGSERIAL" in table for table in built)
    assert f"CREATE UNIQUE {place}" in indexes


def test_a_newer_database_is_refused(path: Path, clock: FakeClock) -> None:
    _open_and_close(path)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    line = _refused(path)
    assert str(path) in line
    assert "newer" in line
    assert "9999" in line
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_another_programs_file_is_refused_and_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 100)
    assert "isn’t a Safehouse database" in _refused(path)
    assert path.read_bytes() == b"Dear diary, " * 100
    path.unlink()
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE people (name)")
    assert "another program" in _refused(path)
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT name FROM sqlite_master").fetchall() == [("people",)]


def test_paths_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "x.sqlite3", tmp_path / "folder", Path("/proc/none/x.sqlite3")):
        line = _refused(path)
        assert str(path) in line
        assert "can’t be written" in line


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (_sqlite(sqlite3.SQLITE_FULL), "Make room"),
        (_sqlite(sqlite3.SQLITE_BUSY), "Another program"),
        (_sqlite(sqlite3.SQLITE_IOERR_WRITE), "The disk"),
        (_sqlite(sqlite3.SQLITE_CORRUPT), "is damaged"),
        (_sqlite(sqlite3.SQLITE_NOTADB), "isn’t a Safehouse database"),
        (_sqlite(sqlite3.SQLITE_READONLY), "the right to write"),
        (_sqlite(sqlite3.SQLITE_CANTOPEN), "the right to write"),
        (DatabaseError("SELECT 1", None, _sqlite(sqlite3.SQLITE_FULL)), "Make room"),
        (OSError(errno.ENOSPC, "No space left on device"), "Make room"),
        (OSError(errno.EACCES, "Permission denied"), "the right to write"),
        (OSError(errno.EROFS, "Read-only file system"), "the right to write"),
    ],
)
def test_each_trouble_has_its_own_advice(path: Path, error: Exception, said: str) -> None:
    line = explain(problem(path, error))
    assert said in line
    assert str(path) in line


def test_a_refused_file_can_be_opened_once_it_is_mended(path: Path, clock: FakeClock) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 100)
    _refused(path)
    path.unlink()
    _open_and_close(path)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users can reach."""
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize("closed", ["file", "folder"])
def test_without_the_right_to_write_the_bot_does_not_start(open_folder: Path, tmp_path: Path, closed: str) -> None:
    path = open_folder / "safehouse.sqlite3"
    if closed == "file":
        _open_and_close(path)
        path.with_name(path.name + ".lock").chmod(0o666)
    else:
        open_folder.chmod(0o755)
    known = (tmp_path / "known.sqlite3", Path("/proc/none/x.sqlite3"))
    command = [sys.executable, "-c", OPEN.replace("try:\n", f"{BECOME_NOBODY}try:\n", 1), *map(str, (path, *known))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert "can’t be written" in done.stderr


def test_any_name_is_a_files_name(tmp_path: Path) -> None:
    path = tmp_path / "100% ours? #1 'quoted' Žižkov" / "a&b=c.sqlite3"
    _open_and_close(path)
    assert path.is_file()
    assert {file.name for file in path.parent.iterdir()} == {path.name, path.name + ".lock"}


def test_a_second_process_is_refused_until_the_first_is_gone(path: Path) -> None:
    first = _process(path)
    assert first.stdout is not None
    assert first.stdout.readline() == "open\n"
    second = _process(path)
    out, line = second.communicate(timeout=60)
    assert (second.returncode, out, line.count("\n")) == (2, "", 1)
    assert str(path) in line
    assert "in use by another running Safehouse" in line
    first.kill()
    first.communicate()
    third = _process(path)
    out, line = third.communicate("", timeout=60)
    assert (third.returncode, out, line) == (0, "open\n", "")


async def test_one_process_cannot_open_the_file_twice(store: Store, path: Path, clock: FakeClock) -> None:
    with pytest.raises(StartError, match="start-database-locked"):
        await Store.open(path, clock)
    await store.close()
    await (await Store.open(path, clock)).close()
