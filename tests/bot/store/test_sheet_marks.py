from __future__ import annotations

import asyncio
from datetime import timedelta

from bot.basics.address import Address
from bot.store import Store
from bot.store.forget import KEPT
from engines.core.sheets import Mark
from engines.table.record import Record
from tests.bot.store.samples import after, bare, lobby
from tests.support.clock import FakeClock


async def _session(store: Store, channel: int = 5) -> Record:
    return await store.sessions.create(lobby(channel))


async def test_a_sign_takes_the_place_of_another_and_no_other_cell_is_lost(store: Store) -> None:
    record = await _session(store)
    await store.sheets.set(record.id, "a", [Mark(1, 2, "no"), Mark(0, 1, "yes")])
    await store.sheets.set(record.id, "a", [Mark(1, 2, "maybe")])
    await store.sheets.set(record.id, "b", [Mark(1, 2, "dot")])
    assert await store.sheets.of(record.id) == {
        "a": (Mark(0, 1, "yes"), Mark(1, 2, "maybe")),
        "b": (Mark(1, 2, "dot"),),
    }


async def test_setting_again_changes_nothing_and_clearing_empties_only_what_it_names(store: Store) -> None:
    record = await _session(store)
    for _ in range(2):
        await store.sheets.set(record.id, "a", [Mark(0, 0, "no"), Mark(0, 1, "no"), Mark(1, 0, "no")])
    for _ in range(2):
        await store.sheets.set(record.id, "a", [], cleared=[(0, 0)])
    assert await store.sheets.of(record.id) == {"a": (Mark(0, 1, "no"), Mark(1, 0, "no"))}


async def test_a_hundred_signs_made_at_once_are_all_kept(store: Store) -> None:
    record = await _session(store)
    cells = [(row, column) for row in range(10) for column in range(10)]
    await asyncio.gather(*(store.sheets.set(record.id, "a", [Mark(*cell, "no")]) for cell in cells))
    assert [(mark.row, mark.column) for mark in (await store.sheets.of(record.id))["a"]] == cells


async def test_signs_outlive_the_process(store: Store, address: Address, clock: FakeClock) -> None:
    record = await _session(store)
    await store.sheets.set(record.id, "a", [Mark(3, 4, "yes")])
    await store.close()
    again = await Store.open(address, clock)
    assert await again.sheets.of(record.id) == {"a": (Mark(3, 4, "yes"),)}
    await again.close()


async def test_signs_go_with_their_session(store: Store, clock: FakeClock) -> None:
    record, other = await _session(store), await _session(store, 6)
    for session in (record.id, other.id):
        await store.sheets.set(session, "a", [Mark(0, 0, "no")])
    await store.sessions.commit(bare(after(record, status="abandoned")))
    await store.forgetting.purge(clock.now() + KEPT + timedelta(days=1))
    assert await store.sheets.of(record.id) == {}
    assert await store.sheets.of(other.id) == {"a": (Mark(0, 0, "no"),)}
