from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.store import Store
from engines.table.ports import Change, NotKept, PlaceTaken, SessionStore, Stored
from engines.table.record import Holder, Place
from tests.bot.store.samples import ADA, BORIS, CHANNEL, NOON, after, bare, change, entry, finished, lobby, playing
from tests.support.bot import server_of


async def test_a_session_is_kept_under_a_new_id(store: Store) -> None:
    sessions: SessionStore = store.sessions
    first, second = await sessions.create(lobby(1)), await sessions.create(lobby(2))
    assert first.id != second.id
    assert await sessions.load(first.id) == Stored(first, None)
    assert await sessions.load(second.id) == Stored(second, None)
    assert await sessions.load(999) is None


async def test_a_commit_keeps_record_state_and_line(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()), due=NOON + timedelta(minutes=3))
    kept = change(record, b"\x00\xff", "start")
    assert await store.sessions.commit(kept)
    assert await store.sessions.load(record.id) == Stored(record, b"\x00\xff")
    assert await store.sessions.journal(record.id) == (kept.entry,)


async def test_the_state_stays_where_a_change_brings_none(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()))
    await store.sessions.commit(change(record, b"one"))
    later = after(record, paused=True)
    assert await store.sessions.commit(bare(later))
    assert await store.sessions.load(record.id) == Stored(later, b"one")
    assert len(await store.sessions.journal(record.id)) == 1


async def test_another_version_is_refused_and_nothing_kept(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()))
    await store.sessions.commit(change(record, b"one"))
    before = await store.sessions.load(record.id)
    for wrong in (record, after(after(record))):
        assert not await store.sessions.commit(change(wrong, b"two"))
    assert not await store.sessions.commit(change(after(record, id=77), b"two"))
    assert await store.sessions.load(record.id) == before
    assert len(await store.sessions.journal(record.id)) == 1


async def test_a_finished_record_comes_back_whole(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()))
    await store.sessions.commit(change(record))
    ended = finished(record)
    await store.sessions.commit(change(ended))
    assert await store.sessions.load(record.id) == Stored(ended, b"state")


async def test_one_active_session_a_channel(store: Store) -> None:
    record = await store.sessions.create(lobby())
    with pytest.raises(PlaceTaken) as taken:
        await store.sessions.create(lobby())
    assert taken.value.session == record.id
    started = playing(record)
    await store.sessions.commit(change(started))
    with pytest.raises(PlaceTaken):
        await store.sessions.create(lobby())
    await store.sessions.commit(change(finished(started)))
    second = await store.sessions.create(lobby())
    await store.sessions.commit(bare(after(second, status="abandoned")))
    assert (await store.sessions.create(lobby())).id not in (record.id, second.id)


async def test_a_session_cannot_move_where_another_one_is(store: Store) -> None:
    here, there = await store.sessions.create(lobby(1)), await store.sessions.create(lobby(2))
    with pytest.raises(PlaceTaken) as taken:
        await store.sessions.commit(bare(after(here, place=Place(server=1, channel=2))))
    assert taken.value.session == there.id
    assert await store.sessions.load(here.id) == Stored(here, None)


async def test_a_hundred_open_one_channel_and_one_does(store: Store) -> None:
    made = await asyncio.gather(*(store.sessions.create(lobby()) for _ in range(100)), return_exceptions=True)
    kept = [record for record in made if not isinstance(record, BaseException)]
    assert len(kept) == 1
    assert {error.session for error in made if isinstance(error, PlaceTaken)} == {kept[0].id}
    assert await store.lookup.active_in(kept[0].place.channel) == kept[0].id


async def test_a_hundred_commits_at_once_to_one_session_and_one_holds(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()))
    changes = [change(record, b"%d" % n) for n in range(100)]
    kept = await asyncio.gather(*map(store.sessions.commit, changes))
    assert kept.count(True) == 1
    stored = await store.sessions.load(record.id)
    assert stored is not None
    assert stored.state == changes[kept.index(True)].state


async def test_a_hundred_commits_at_once_to_different_sessions_all_hold(store: Store) -> None:
    records = [playing(await store.sessions.create(lobby(n))) for n in range(100)]
    kept = await asyncio.gather(*(store.sessions.commit(change(record, b"%d" % record.id)) for record in records))
    assert all(kept)
    for record in records:
        assert await store.sessions.load(record.id) == Stored(record, b"%d" % record.id)


async def test_a_failing_commit_among_many_harms_no_other(store: Store) -> None:
    records = [playing(await store.sessions.create(lobby(n))) for n in range(30)]
    changes = [change(record) for record in records]
    await store.sessions.commit(changes[7])
    twice = replace(entry(records[7]), version=records[7].version)
    changes[7] = Change(after(records[7]), b"lost", twice)
    kept = await asyncio.gather(*map(store.sessions.commit, changes), return_exceptions=True)
    assert isinstance(kept.pop(7), Exception)
    assert kept == [True] * 29
    assert await store.sessions.load(records[7].id) == Stored(records[7], b"state")


async def test_a_cancelled_commit_is_whole_or_never_was(store: Store) -> None:
    records = [playing(await store.sessions.create(lobby(n))) for n in range(60)]
    tasks = [asyncio.ensure_future(store.sessions.commit(change(record))) for record in records]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await store.sessions.create(lobby(1000))
    for number, record in enumerate(records):
        stored, lines = await store.sessions.load(record.id), await store.sessions.journal(record.id)
        assert stored is not None
        assert (stored.record.version, stored.state, len(lines)) in ((0, None, 0), (1, b"state", 1))
        assert stored.record.version == 1 or number % 2 == 0


async def test_fewer_seats_leave_no_seat_behind(store: Store) -> None:
    four = (Holder(person=ADA), Holder(), Holder(), Holder(person=BORIS))
    record = await store.sessions.create(lobby(holders=four))
    assert len(await store.lookup.of_person(BORIS)) == 1
    await store.sessions.commit(bare(after(record, holders=(Holder(person=ADA), Holder()))))
    assert await store.lookup.of_person(BORIS) == ()
    assert [table.seats for table in await store.lookup.open_in_server(server_of(record))] == [2]


async def test_a_session_can_move_to_a_free_channel(store: Store) -> None:
    record = await store.sessions.create(lobby())
    await store.sessions.commit(bare(after(record, place=Place(server=1, channel=5, thread=True))))
    assert await store.lookup.active_in(CHANNEL) is None
    assert await store.lookup.active_in(5) == record.id


async def test_errors_tell_no_values(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()))
    await store.sessions.commit(change(record))
    line = replace(entry(record), payload={"card": "Double Agent"})
    with pytest.raises(Exception, match=r"UNIQUE|journal_pkey") as error:
        await store.sessions.commit(Change(after(record), b"state", line))
    assert "Double Agent" not in str(error.value)


async def test_a_full_disk_refuses_and_loses_nothing(file_store: Store) -> None:
    store = file_store
    records = [playing(await store.sessions.create(lobby(n))) for n in range(5)]
    await store.database.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 1")))
    kept = await asyncio.gather(
        *(store.sessions.commit(change(record, bytes(100_000))) for record in records), return_exceptions=True
    )
    assert all(isinstance(each, NotKept) for each in kept)
    await store.database.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 1000000")))
    assert await asyncio.gather(*(store.sessions.commit(change(record)) for record in records)) == [True] * 5
    for record in records:
        assert await store.sessions.load(record.id) == Stored(record, b"state")


async def test_when_the_others_had_a_seat_reminded_is_read_by_its_older_name() -> None:
    record = playing(lobby())
    clocks = [{**clock.model_dump(mode="json"), "nudged_at": NOON.isoformat()} for clock in record.clocks]
    older = {**record.model_dump(mode="json"), "clocks": [_without(clock, "reminded_at") for clock in clocks]}
    loaded = type(record).model_validate_json(json.dumps(older))
    assert [clock.reminded_at for clock in loaded.clocks] == [NOON for _ in clocks]
    assert type(record).model_validate_json(loaded.model_dump_json()) == loaded


def _without(values: dict[str, object], name: str) -> dict[str, object]:
    return {key: value for key, value in values.items() if key != name}
