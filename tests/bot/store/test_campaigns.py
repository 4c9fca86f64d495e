from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.basics.address import Address
from bot.store import Store
from bot.store.campaigns import MOST_GROUPS, GroupPlays, GroupRow
from bot.store.forget import KEPT
from engines.core.errors import SafehouseError
from engines.table.record import Group, Record
from tests.bot.store.samples import ADA, BORIS, CLEO, NOON, SERVER, after, bare, change, finished, lobby, playing
from tests.support.clock import FakeClock


async def _group(store: Store, name: str = "Owls", server: int = SERVER) -> GroupRow:
    return await store.campaigns.found(server, "lantern", name, {"played": 0}, ADA)


async def _game(store: Store, group: GroupRow, channel: int = 5, **other: Any) -> Record:
    return await store.sessions.create(lobby(channel, group=Group(id=group.id, name=group.name), **other))


async def _ended(store: Store, record: Record) -> Record:
    now = playing(record)
    await store.sessions.commit(change(now))
    now = finished(now)
    await store.sessions.commit(change(now))
    return now


def _counted(progress: dict[str, Any]) -> dict[str, Any]:
    return {"played": progress["played"] + 1}


async def test_a_group_has_its_name_its_progress_and_its_founder(store: Store) -> None:
    owls, foxes = await _group(store), await _group(store, "Foxes")
    await _group(store, "Elsewhere", SERVER + 1)
    assert owls == GroupRow(owls.id, SERVER, "lantern", "Owls", {"played": 0}, 0, {ADA: None})
    assert await store.campaigns.get(owls.id) == owls
    assert await store.campaigns.in_server(SERVER) == (foxes, owls)
    assert await store.campaigns.get(99) is None


async def test_nobody_founds_more_groups_than_can_be_shown(store: Store) -> None:
    for _ in range(MOST_GROUPS):
        await _group(store)
    with pytest.raises(SafehouseError, match="error-too-many-groups"):
        await _group(store)
    await _group(store, server=SERVER + 1)


async def test_a_group_plays_at_one_table_at_a_time(store: Store) -> None:
    group = await _group(store)
    record = await _game(store, group)
    assert await store.campaigns.plays(group.id) == record.id
    with pytest.raises(GroupPlays) as refused:
        await _game(store, group, 6)
    assert refused.value.session == record.id
    assert await store.lookup.active_in(6) is None
    await store.sessions.commit(bare(after(record, status="abandoned")))
    assert await store.campaigns.plays(group.id) is None
    await _game(store, group, 6)


async def test_of_two_tables_opened_at_once_one_stands(store: Store) -> None:
    group = await _group(store)
    opened = await asyncio.gather(*(_game(store, group, channel) for channel in (5, 6, 7)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in opened) == ["GroupPlays", "GroupPlays", "Record"]


async def test_a_game_of_no_group_that_there_is_does_not_begin(store: Store) -> None:
    group = await _group(store)
    await store.campaigns.leave(group.id, ADA)
    with pytest.raises(SafehouseError, match="error-no-such-group"):
        await _game(store, group)


async def test_a_game_counts_once_however_often_it_is_recorded(store: Store) -> None:
    group = await _group(store)
    record = await _ended(store, await _game(store, group))
    seated = {ADA: 0, BORIS: 1}
    done = await asyncio.gather(*(store.campaigns.record(record.id, seated, _counted) for _ in range(5)))
    assert sorted(done) == [False] * 4 + [True]
    assert await store.campaigns.get(group.id) == replace(group, progress={"played": 1}, games=1, people=seated)


async def test_what_fails_counts_nothing_and_can_be_done_again(store: Store) -> None:
    group = await _group(store)
    record = await _ended(store, await _game(store, group))
    with pytest.raises(ZeroDivisionError):
        await store.campaigns.record(record.id, {ADA: 0}, lambda progress: {"x": 1 // 0})
    assert await store.campaigns.unrecorded() == (record.id,)
    assert await store.campaigns.record(record.id, {ADA: 0}, _counted)
    assert await store.campaigns.unrecorded() == ()


async def test_what_a_crash_left_unrecorded_is_found(store: Store, address: Address, clock: FakeClock) -> None:
    group = await _group(store)
    record = await _ended(store, await _game(store, group))
    going_on = await _game(store, group, 6)
    await store.sessions.commit(change(playing(going_on)))
    await store.close()
    again = await Store.open(address, clock)
    assert await again.campaigns.unrecorded() == (record.id,)
    await again.close()


async def test_people_join_and_leave_and_the_last_one_takes_the_group_along(store: Store) -> None:
    group = await _group(store)
    await store.campaigns.join(group.id, {BORIS: 1, ADA: 0})
    now = await store.campaigns.get(group.id)
    assert now is not None
    assert now.people == {ADA: 0, BORIS: 1}
    await store.campaigns.leave(group.id, ADA)
    await store.campaigns.leave(group.id, CLEO)
    assert await store.campaigns.get(group.id) is not None
    await store.campaigns.leave(group.id, BORIS)
    assert await store.campaigns.get(group.id) is None
    await store.campaigns.join(group.id, {CLEO: 0})
    assert await store.campaigns.get(group.id) is None


async def test_whoever_is_forgotten_is_in_no_group(store: Store) -> None:
    alone, together = await _group(store, "Alone"), await _group(store, "Together")
    await store.campaigns.join(together.id, {BORIS: 1})
    await store.forgetting.person(ADA)
    assert await store.campaigns.get(alone.id) is None
    now = await store.campaigns.get(together.id)
    assert now is not None
    assert now.people == {BORIS: 1}


async def test_groups_go_with_a_server_that_removed_the_bot(store: Store) -> None:
    gone, kept = await _group(store), await _group(store, server=SERVER + 1)
    await store.servers.here({SERVER: "en-GB", SERVER + 1: "cs"})
    await store.servers.removed(SERVER, NOON)
    await store.forgetting.purge(NOON + KEPT)
    assert await store.campaigns.get(gone.id) is not None
    await store.forgetting.purge(NOON + KEPT + timedelta(seconds=1))
    assert await store.campaigns.get(gone.id) is None
    assert await store.campaigns.get(kept.id) == kept
