"""A database of an earlier revision is brought up to date with all that stands in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from bot.store import Store
from bot.store.migrations import REVISIONS, upgrade
from engines.core.sheets import Mark
from tests.bot.store.samples import ADA, SERVER, after, bare, lobby, playing
from tests.bot.store.samples import change as changed
from tests.support.clock import FakeClock


def _built(path: Path, revision: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, revision)
    engine.dispose()


@pytest.mark.parametrize("revision", REVISIONS[:-1])
async def test_an_earlier_database_is_brought_up_to_date(path: Path, clock: FakeClock, revision: str) -> None:
    _built(path, revision)
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(revision,)]
        file.execute("INSERT INTO people VALUES (?, 'cs', '{\"words\": true}', 0)", (ADA,))
    store = await Store.open(path, clock)
    assert (await store.people.get(ADA)).settings.words
    record = playing(await store.sessions.create(lobby()))
    assert await store.sessions.commit(changed(record))
    await store.sheets.set(record.id, "all", [Mark(0, 0, "no")])
    assert (await store.campaigns.found(SERVER, "lantern", "Owls", {}, ADA)).people == {ADA: None}
    assert await store.sessions.commit(bare(after(record)))
    await store.close()
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISIONS[-1],)]
