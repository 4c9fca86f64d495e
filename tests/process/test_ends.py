"""A bot that can't do its work ends, with one line that says what to do, and a status that isn't 0."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.basics.clock import SystemClock
from bot.store import Store
from tests.process.processes import bot, refusal
from tests.support.database import spoil_pages
from tests.support.local import fresh

DATABASE = "var/safehouse.sqlite3"


async def _kept(folder: Path) -> Path:
    """A database as a first start leaves it."""
    path = folder / DATABASE
    await (await Store.open(path, SystemClock())).close()
    return path


@pytest.mark.parametrize("table", ["alembic_version", "heartbeats", "servers", "marks", "shown", "sessions"])
async def test_a_damaged_database_is_told_in_one_line(tmp_path: Path, table: str) -> None:
    path = await _kept(tmp_path)
    spoil_pages(path, table)
    async with fresh() as local:
        line = await refusal(bot(tmp_path, SAFEHOUSE_DISCORD=local.url))
    assert DATABASE in line
    assert "is damaged" in line
    assert "backup" in line


async def test_a_database_that_another_program_keeps_locked_is_told_as_that(tmp_path: Path) -> None:
    path = await _kept(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        line = await refusal(bot(tmp_path))
    assert "Another program" in line
    assert "right" not in line


async def test_commands_that_discord_does_not_take_are_the_end(tmp_path: Path) -> None:
    async with fresh() as local:
        local.faults.add(error=50001, method="PUT", route="/applications/*/commands", times=99)
        assert "Discord refuses" in await refusal(bot(tmp_path, SAFEHOUSE_DISCORD=local.url))


async def test_a_token_that_becomes_invalid_is_the_end(tmp_path: Path) -> None:
    async with fresh() as local, bot(tmp_path, SAFEHOUSE_DISCORD=local.url) as process:
        await process.line()
        await local.gateway.cut(4004)
        out, err = await process.ended()
    assert (process.running.returncode, out, err.count("\n")) == (2, "", 1)
    assert "DISCORD_TOKEN" in err


async def test_a_world_of_the_local_discord_that_is_damaged_is_named(tmp_path: Path) -> None:
    (tmp_path / "var/local_discord").mkdir(parents=True)
    (tmp_path / "var/local_discord/local_discord.sqlite3").write_bytes(b"letters" * 1000)
    line = await refusal(bot(tmp_path))
    assert "var/local_discord" in line
    assert "Move that folder away" in line


async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    """With a mask that allows everything, in a folder that is made, and with files that were open to all."""
    async with bot(tmp_path, umask=0) as process:
        await process.line()
        folder = tmp_path / "var"
        assert {path.name: _open_to(path) for path in (folder, *folder.rglob("*")) if _open_to(path)} == {}
        names = {path.name for path in folder.iterdir()}
        assert names >= {"safehouse.sqlite3", "safehouse.sqlite3.lock", "safehouse.sqlite3-wal", "local_discord"}
        await process.killed()
    for path in folder.rglob("*"):
        path.chmod(0o777 if path.is_dir() else 0o666)
    folder.chmod(0o755)
    async with bot(tmp_path, umask=0) as process:
        await process.line()
        assert {path.name: _open_to(path) for path in folder.rglob("*") if _open_to(path)} == {}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o755


def _open_to(path: Path) -> int:
    """What others may do with a file or folder."""
    return stat.S_IMODE(path.stat().st_mode) & 0o077
