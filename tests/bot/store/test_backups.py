"""Copies of the database file: one a day, one before an upgrade, so many kept; and one of them put back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.basics.address import Address
from bot.basics.errors import StartError, explain
from bot.clocks.backups import SETTLED, Backups
from bot.store import Store, copying, restore
from bot.store.backups import REPLACED, Copy, Folder, copy_before_upgrade
from bot.store.copying import CopyStopped
from bot.store.migrations import REVISIONS
from bot.store.sqlite import SqliteDatabase
from tests.bot.showing.tables import eventually
from tests.bot.store.samples import ADA, NOON, lobby
from tests.bot.store.test_upgrading import _built
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.database import spoil_pages

DAY_S = 24 * 3600.0


@pytest.fixture
def address(path: Path) -> Address:
    """Copies are SQLite's alone."""
    return path


def _sqlite(store: Store) -> SqliteDatabase:
    assert isinstance(store.database, SqliteDatabase)
    return store.database


@asynccontextmanager
async def _backing_up(
    store: Store, path: Path, clock: FakeClock, kept: int
) -> AsyncIterator[Callable[[], list[Copy]]]:
    backups = Backups(clock, path, _sqlite(store).copy, kept)
    backups.start()
    try:
        yield Folder(path, kept).copies
    finally:
        await backups.stop()


async def _day(clock: FakeClock, seconds: float, copies: Callable[[], list[Copy]]) -> None:
    """Turn the clock on to a copy, and wait for it."""
    await eventually(lambda: clock.is_slept_on(seconds))
    clock.advance(seconds)
    await eventually(lambda: any(copy.at == clock.now() for copy in copies()))


def _mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def _bytes(path: Path) -> bytes:
    return path.read_bytes()


def _put(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def _modes(folder: Path) -> set[int]:
    return {_mode(path) for path in folder.iterdir()}


async def test_a_copy_is_made_each_day_and_so_many_stay(store: Store, path: Path, clock: FakeClock) -> None:
    async with _backing_up(store, path, clock, kept=2) as copies:
        await _day(clock, SETTLED.total_seconds(), copies)
        for channel in range(3):
            session = await store.sessions.create(lobby(channel=channel))
            await _day(clock, DAY_S, copies)
        newest, before = copies()
        assert (newest.at - before.at).total_seconds() == DAY_S
        folder = newest.path.parent
        assert (_mode(folder), _modes(folder)) == (0o700, {0o600})
        assert sorted(folder.iterdir()) == [before.path, newest.path]
    with closing(sqlite3.connect(newest.path)) as copy:
        assert copy.execute("SELECT max(id) FROM sessions").fetchone() == (session.id,)


async def test_a_start_makes_none_while_the_last_is_younger_than_a_day(
    store: Store, path: Path, clock: FakeClock
) -> None:
    async with _backing_up(store, path, clock, kept=7) as copies:
        await _day(clock, SETTLED.total_seconds(), copies)
    clock.advance(DAY_S / 2)
    async with _backing_up(store, path, clock, kept=7) as copies:
        await _day(clock, DAY_S / 2, copies)
    assert len(copies()) == 2


async def test_none_are_made_where_none_are_to_be_kept(store: Store, path: Path, clock: FakeClock) -> None:
    async with _backing_up(store, path, clock, kept=0):
        clock.advance(3 * DAY_S)
    assert not Folder(path, 0).path.exists()


async def test_a_full_disk_is_a_line_in_the_log_and_tried_again(
    store: Store, path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    async with _backing_up(store, path, clock, kept=7) as copies:
        with monkeypatch.context() as patch:
            patch.setattr(copying.Copying, "_step", full)
            await eventually(lambda: clock.is_slept_on(SETTLED.total_seconds()))
            clock.advance(SETTLED.total_seconds())
            await eventually(lambda: clock.is_slept_on(3600))
        assert [(each.levelname, "disk is full" in each.getMessage()) for each in caplog.records] == [("ERROR", True)]
        assert [*Folder(path, 7).path.iterdir()] == []
        assert await store.sessions.create(lobby())
        await _day(clock, 3600, copies)


async def test_what_cannot_even_be_begun_is_a_line_too(
    store: Store, path: Path, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    Folder(path, 7).path.write_text("in the way")
    async with _backing_up(store, path, clock, kept=7):
        await eventually(lambda: clock.is_slept_on(SETTLED.total_seconds()))
        clock.advance(SETTLED.total_seconds())
        await eventually(lambda: clock.is_slept_on(3600))
    assert [each.levelname for each in caplog.records] == ["ERROR"]


async def test_writers_go_on_while_a_copy_is_made_and_it_shows_one_moment(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await store.sessions.create(lobby())
    loop, reached, written = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

    def step(*_: int) -> None:
        loop.call_soon_threadsafe(reached.set)
        asyncio.run_coroutine_threadsafe(written.wait(), loop).result(PATIENCE_S)

    monkeypatch.setattr(copying, "_PAGES", 5)
    monkeypatch.setattr(copying.Copying, "_step", staticmethod(step))
    target = path.with_name("copy.sqlite3")
    copied = asyncio.ensure_future(_sqlite(store).copy(target))
    async with asyncio.timeout(PATIENCE_S):
        await reached.wait()
        await store.sessions.create(lobby(channel=77))
        written.set()
        await copied
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT id FROM sessions").fetchall() == [(first.id,)]
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("ending", ["forget", "close"])
async def test_a_copy_is_stopped_by_whatever_must_not_wait_for_it(
    path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    """A copy that went on would hold what somebody wants forgotten, and keep the log from being emptied."""
    store = await Store.open(path, clock)
    monkeypatch.setattr(copying, "_PAGES", 1)
    monkeypatch.setattr(copying, "_PAUSE_S", PATIENCE_S)
    copied = asyncio.ensure_future(_sqlite(store).copy(path.with_name("copy.sqlite3")))
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE_S / 2):
        await (store.forgetting.person(ADA) if ending == "forget" else store.close())
        with pytest.raises(CopyStopped):
            await copied
    assert ending == "close" or path.with_name(f"{path.name}-wal").stat().st_size == 0
    await store.close()


@pytest.mark.parametrize("revision", REVISIONS[:-1])
async def test_an_older_database_is_copied_before_it_is_brought_up(
    path: Path, clock: FakeClock, revision: str
) -> None:
    _built(path, revision)
    await copy_before_upgrade(path, 7, clock.now())
    await (await Store.open(path, clock)).close()
    await copy_before_upgrade(path, 7, clock.now())
    (copy,) = Folder(path, 7).copies()
    assert copy.why == f"before-{REVISIONS[-1]}"
    with closing(sqlite3.connect(copy.path)) as before:
        assert before.execute("SELECT version_num FROM alembic_version").fetchone() == (revision,)


async def test_no_copy_is_made_of_what_is_new_foreign_or_missing(path: Path, clock: FakeClock) -> None:
    await copy_before_upgrade(path, 7, clock.now())
    path.parent.mkdir(parents=True)
    _put(path, b"no database, but longer than the header that SQLite looks at" * 10)
    await copy_before_upgrade(path, 7, clock.now())
    assert [*path.parent.iterdir()] == [path]


async def test_a_disk_that_is_full_before_an_upgrade_is_a_line(
    path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_: copying.Copying) -> None:
        raise OSError(28, "No space left on device")

    _built(path, REVISIONS[0])
    monkeypatch.setattr(copying.Copying, "copy", full)
    await copy_before_upgrade(path, 7, clock.now())
    assert ["No space left" in each.getMessage() for each in caplog.records] == [True]


async def _filled(path: Path, clock: FakeClock, *channels: int) -> None:
    store = await Store.open(path, clock)
    for channel in channels:
        await store.sessions.create(lobby(channel=channel))
    await store.close()


def _channels(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as file:
        return [channel for (channel,) in file.execute("SELECT channel FROM sessions ORDER BY channel")]


def _restored(path: Path, said: str) -> str:
    with pytest.raises(StartError) as refusal:
        restore.restore(path, restore._chosen(path, said), NOON)
    return explain(refusal.value)


async def test_a_copy_is_restored_and_what_it_replaces_is_kept(
    path: Path, clock: FakeClock, capsys: pytest.CaptureFixture[str]
) -> None:
    await _filled(path, clock, 1)
    await Folder(path, 7).make(clock.now(), "daily", lambda target: copying.Copying(path, target).run())
    await _filled(path, clock, 2)
    restore.main(["--database", str(path)])
    listed = capsys.readouterr().out
    restore.main(["--database", str(path), "newest"])
    said = capsys.readouterr().out
    daily, replaced = sorted(Folder(path, 7).copies(), key=lambda copy: copy.why)
    assert daily.path.name in listed
    assert str(replaced.path) in said
    assert (replaced.why, _channels(path), _channels(replaced.path)) == (REPLACED, [1], [1, 2])
    assert (_mode(path), _mode(replaced.path)) == (0o600, 0o600)
    restore.main(["--database", str(path), replaced.path.name])
    assert _channels(path) == [1, 2]
    await _filled(path, clock, 3)


async def test_what_was_killed_before_it_was_folded_in_is_kept_with_what_it_replaces(
    path: Path, clock: FakeClock
) -> None:
    await _filled(path, clock, 1)
    copy = path.with_name("copy.sqlite3")
    _put(copy, _bytes(path))
    log = path.with_name(f"{path.name}-wal")
    log.write_bytes(b"what was not folded in yet")
    kept = restore.restore(path, copy, NOON)
    assert kept is not None
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"what was not folded in yet"
    assert not log.exists()
    assert _channels(path) == [1]


async def test_nothing_is_restored_while_a_bot_runs(store: Store, path: Path) -> None:
    copy = path.with_name("copy.sqlite3")
    await _sqlite(store).copy(copy)
    assert "in use by another running Safehouse" in _restored(path, str(copy))
    assert await store.sessions.create(lobby())


async def test_a_bad_copy_replaces_nothing(path: Path, clock: FakeClock) -> None:
    await _filled(path, clock, 1)
    before, copy = _bytes(path), path.with_name("copy.sqlite3")
    _put(copy, before)
    spoil_pages(copy, "sessions")
    assert "damaged" in _restored(path, str(copy))
    _put(copy, b"nothing that SQLite knows" * 100)
    assert "isn’t a Safehouse database" in _restored(path, str(copy))
    _put(copy, before)
    with closing(sqlite3.connect(copy)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in _restored(path, str(copy))
    copy.unlink()
    assert "doesn’t exist" in _restored(path, "newest")
    assert "doesn’t exist" in _restored(path, str(copy))
    assert _bytes(path) == before
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name, f"{path.name}.lock"]
