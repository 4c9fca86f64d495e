"""Moving everything from one kind of database into the other."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.basics.address import Address
from bot.basics.errors import StartError, explain
from bot.store import Store, move
from bot.store.opening import open_database
from bot.store.owed_calls import OwedCall
from bot.store.preferences import PersonSettings, ServerSettings
from bot.store.schema import crossings, leases
from bot.store.shown import BOARD, Shown
from bot.store.statements import upsert
from engines.core.sheets import Mark
from engines.table.contest import Contest, Entrant, Team
from engines.table.ports import Change
from engines.table.record import Group
from tests.bot.store.samples import ADA, BORIS, CLEO, NOON, SERVER, change, finished, lobby, playing
from tests.support.clock import FakeClock
from tests.support.postgres import fresh_database


async def _filled(address: Address) -> None:
    """Something in every table."""
    store = await Store.open(address, FakeClock(NOON))
    group = await store.campaigns.found(SERVER, "agent_avenue", "Sovy a žáby 🦉", {"played": 0}, ADA)
    record = await store.sessions.create(lobby(group=Group(id=group.id, name=group.name)))
    record = playing(record, due=NOON)
    await store.sessions.commit(change(record, bytes(range(256))))
    await store.sheets.set(record.id, "case", [Mark(1, 2, "yes")])
    await store.sessions.commit(change(finished(record)))
    await store.campaigns.record(record.id, {ADA: 0, BORIS: 1}, lambda progress: progress)
    await store.shown.set(Shown(record.id, BOARD, 2, 5, 6))
    await store.owed_calls.owe(OwedCall(record.id, CLEO, "invited", ADA))
    await store.people.set(ADA, PersonSettings(zone="Europe/Prague", words=True))
    await store.servers.set(SERVER, ServerSettings(channels=(1, 2)))
    await store.marks.set("commands", "x" * 300)
    crossing = {"session": record.id, "version": 2, "record": "{}", "state": b"state", "given": 0}
    await store.database.write(lambda connection: connection.execute(upsert(crossings), crossing))
    lease = {"shards": 2, "shard": 1, "holder": -(1 << 63), "beats": 3, "at": NOON}
    await store.database.write(lambda connection: connection.execute(upsert(leases), lease))
    rated = playing(await store.sessions.create(lobby(9)))
    await store.sessions.commit(change(rated))
    contest = Contest("agent_avenue", (Team((Entrant(ADA, 1500),), 1),), "handicap")
    await store.sessions.commit(Change(finished(rated), b"", None, contest))
    for channel in range(6):
        await store.sessions.create(lobby(100 + channel))
    await store.close()


async def _contents(address: Address) -> dict[str, move.Contents]:
    database = await open_database(address)
    try:
        return {each.name: await each.contents(database) for each in move.TABLES}
    finally:
        await database.close()


async def test_all_of_it_arrives_and_comes_back(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move, "PAGE", 3)
    await _filled(path)
    before = await _contents(path)
    assert all(each.rows for each in before.values()), before
    back = tmp_path / "back.sqlite3"
    async with fresh_database(built=False) as target:
        moved = await move.move(path, target)
        assert moved == {name: each.rows for name, each in before.items()}
        assert await _contents(target) == before == await _contents(path)
        await move.move(target, back)
    assert await _contents(back) == before


async def test_games_go_on_in_the_new_database(path: Path) -> None:
    await _filled(path)
    async with fresh_database(built=False) as target:
        await move.move(path, target)
        store = await Store.open(target, FakeClock(NOON))
        new = playing(await store.sessions.create(lobby(300)))
        assert await store.sessions.commit(change(new))
        assert await store.sessions.commit(change(finished(new)))
        assert (await store.people.get(ADA)).settings.zone == "Europe/Prague"
        await store.close()


async def test_a_target_that_is_not_empty_is_left_alone(path: Path, tmp_path: Path) -> None:
    await _filled(path)
    other = tmp_path / "other.sqlite3"
    store = await Store.open(other, FakeClock(NOON))
    await store.close()
    before = await _contents(other)
    with pytest.raises(StartError) as refused:
        await move.move(path, other)
    assert "isn’t empty" in explain(refused.value)
    assert await _contents(other) == before


async def test_what_fails_leaves_nothing_behind(path: Path) -> None:
    await _filled(path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE shown SET message = 'spoilt'")
    async with fresh_database(built=False) as target:
        with pytest.raises(StartError) as refused:
            await move.move(path, target)
        assert "shown" in explain(refused.value)
        assert not any(each.rows for each in (await _contents(target)).values())


async def test_a_running_bot_is_not_moved(path: Path) -> None:
    store = await Store.open(path, FakeClock(NOON))
    async with fresh_database(built=False) as target:
        with pytest.raises(StartError, match="start-database-locked"):
            await move.move(path, target)
    await store.close()


def test_nothing_is_made_of_a_file_that_is_not_there(path: Path) -> None:
    with pytest.raises(StartError, match="start-move-missing"):
        asyncio.run(move.move(path, path.with_name("new.sqlite3")))
    assert not path.exists()


def test_the_command_tells_what_it_has_moved(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_filled(path))
    move.main([str(path), str(tmp_path / "copy.sqlite3")])
    said = capsys.readouterr().out
    assert "sessions: 8\n" in said
    assert "copy.sqlite3" in said
    for wrong in ([], ["mysql://x/y", str(path)]):
        with pytest.raises(SystemExit):
            move.main(wrong)
    assert "safehouse: " in capsys.readouterr().err
