from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bot.store import Store
from bot.store.database import Connection
from bot.store.forget import KEPT
from bot.store.owed_calls import OwedCall
from bot.store.people import PersonRow
from bot.store.preferences import PersonSettings, ServerSettings
from bot.store.schema import metadata, result_people, results
from bot.store.servers import ServerRow
from bot.store.shown import BOARD, Behind, Shown, dm_hand, ping
from engines.table.record import SOMEONE, Holder, Record, Score, SeatRequest, Series
from tests.bot.store.samples import (
    ADA,
    BORIS,
    CLEO,
    NOON,
    SERVER,
    after,
    bare,
    change,
    entry,
    finished,
    lobby,
    playing,
)


async def _load(store: Store, record: Record) -> Record:
    stored = await store.sessions.load(record.id)
    assert stored is not None
    return stored.record


async def _finished(store: Store, channel: int, **changes: Any) -> Record:
    record = playing(await store.sessions.create(lobby(channel)))
    await store.sessions.commit(change(record))
    ended = finished(record, **changes)
    await store.sessions.commit(change(ended))
    return ended


def _traces(path: Path, person: int) -> list[str]:
    """The files that hold the id, as digits or as SQLite stores an integer."""
    needles = (str(person).encode(), person.to_bytes(8, "big"))
    files = [file for file in path.parent.iterdir() if file.name.startswith(path.name)]
    return [file.name for file in files if any(needle in file.read_bytes() for needle in needles)]


async def _named(store: Store, number: int) -> list[str]:
    """The tables with a row that tells the number."""

    def job(connection: Connection) -> list[str]:
        found = [(table.name, str(connection.execute(select(table)).rows)) for table in metadata.sorted_tables]
        return [name for name, rows in found if str(number) in rows]

    return await store.database.read(job)


async def test_calls_that_are_owed_go(store: Store) -> None:
    table = await store.sessions.create(lobby())
    for person, by in ((ADA, BORIS), (BORIS, ADA), (CLEO, BORIS)):
        await store.owed_calls.owe(OwedCall(table.id, person, "invited", by))
    await store.forgetting.person(ADA)
    assert await store.owed_calls.all() == (OwedCall(table.id, CLEO, "invited", BORIS),)


async def test_settings_go(store: Store) -> None:
    await store.people.set(ADA, PersonSettings(words=True))
    await store.people.seen(BORIS, "cs")
    await store.forgetting.person(ADA)
    assert await store.people.get(ADA) == PersonRow(ADA)
    assert (await store.people.get(BORIS)).locale == "cs"


async def test_a_lobby_loses_the_person_and_passes_the_host_on(store: Store) -> None:
    holders = (Holder(person=ADA), Holder(person=BORIS))
    record = await store.sessions.create(lobby(holders=holders, invited=(CLEO, ADA)))
    other = await store.sessions.create(lobby(5, holders=(Holder(person=BORIS),), host=BORIS))
    assert await store.forgetting.person(ADA) == (record.id,)
    now = await _load(store, record)
    assert now.holders == (Holder(), Holder(person=BORIS))
    assert (now.host, now.invited, now.version) == (BORIS, (CLEO,), 1)
    assert await store.lookup.of_person(ADA) == ()
    assert await _load(store, other) == other


async def test_a_game_in_play_goes_on_with_the_program(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()))
    await store.sessions.commit(change(record, b"state"))
    assert await store.forgetting.person(ADA) == (record.id,)
    stored = await store.sessions.load(record.id)
    assert stored is not None
    assert stored.state == b"state"
    assert stored.record.holders[0] == Holder(program=True, left=(SOMEONE,))
    assert await store.lookup.waiting_programs() == (record.id,)


async def test_objects_from_before_are_out_of_date(store: Store) -> None:
    record = await store.sessions.create(lobby())
    await store.forgetting.person(ADA)
    assert not await store.sessions.commit(bare(playing(record)))
    assert ADA not in (await _load(store, record)).people()


async def test_finished_games_keep_someone(store: Store) -> None:
    ended = await _finished(store, 1, request=SeatRequest(person=ADA, seat=1))
    await store.forgetting.person(ADA)
    now = await _load(store, ended)
    assert now.people() == (SOMEONE, BORIS)
    assert now.series.scores == (Score(person=SOMEONE, wins=1), Score(person=BORIS))
    assert (now.outcome, now.request, now.host) == (ended.outcome, None, BORIS)


async def test_no_trace_of_the_id_is_left_on_the_disk(file_store: Store, path: Path) -> None:
    store = file_store
    await store.people.set(ADA, PersonSettings(words=True, quiet=None, zone="Europe/Prague"))
    for channel in range(40):
        record = playing(await store.sessions.create(lobby(channel, invited=(ADA, CLEO))), due=NOON)
        told = replace(entry(record, "life", {"what": "joined", "who": [ADA, f"<@{ADA}>"]}))
        await store.sessions.commit(replace(change(record, b"s" * 900), entry=told))
        await store.shown.set(Shown(record.id, dm_hand(0), 1, ADA + 100, ADA + 101))
        for _ in range(channel % 5):
            record = after(record, series=Series(scores=(Score(person=ADA, wins=channel),) * (1 + channel % 3)))
            await store.sessions.commit(change(record, b"s" * (500 + 90 * channel)))
        if channel % 2:
            left = (Holder(program=True, left=(ADA,)), Holder(person=BORIS))
            await store.sessions.commit(change(finished(record, holders=left if channel % 3 else record.holders)))
    assert _traces(path, ADA)
    await store.forgetting.person(ADA)
    assert _traces(path, ADA) == []
    assert _traces(path, ADA + 100) == _traces(path, ADA + 101) == []
    assert _traces(path, BORIS)
    assert len(await store.lookup.of_person(BORIS)) == 20


async def test_a_short_id_takes_no_other_number_with_it(store: Store) -> None:
    holders = (Holder(person=12), Holder(person=123))
    record = after(await store.sessions.create(lobby(holders=holders, host=123)))
    line = entry(record, "life", {"who": 12, "others": [123, 112], "text": "<@12> 12"})
    await store.sessions.commit(replace(bare(record), entry=line))
    await store.forgetting.person(12)
    assert (await _load(store, record)).people() == (123,)
    (kept,) = await store.sessions.journal(record.id)
    assert kept.payload == {"who": 0, "others": [123, 112], "text": "<@0> 0"}


async def test_where_hands_were_sent_is_forgotten_and_the_others_hear_of_it(store: Store) -> None:
    record = playing(await store.sessions.create(lobby()))
    await store.sessions.commit(change(record))
    for recipient in (BOARD, dm_hand(0), dm_hand(1), ping(0)):
        await store.shown.set(Shown(record.id, recipient, record.version, 5, hash(recipient) % 999))
    await store.forgetting.person(ADA)
    assert [each.recipient for each in await store.shown.of_session(record.id)] == [BOARD, dm_hand(1)]
    behind = await store.shown.behind()
    assert [(each.recipient, each.heard) for each in behind] == [(BOARD, 2), (dm_hand(1), 2)]
    assert isinstance(behind[0], Behind)


async def test_results_are_kept_once_with_everybody_who_played(store: Store) -> None:
    quitter = (Holder(person=CLEO, left=(ADA,)), Holder(program=True))
    ended = await _finished(store, 1, holders=quitter)
    await store.sessions.commit(bare(after(ended, changed_at=NOON + timedelta(days=1), series=Series(again=(0,)))))
    kept = select(*results.c["game", "server", "seats", "ended", "ended_at"])
    [result] = await store.database.read(lambda connection: connection.execute(kept).rows)
    who = select(*result_people.c["seat", "person", "resigned", "won", "place", "score"])
    people = await store.database.read(lambda connection: connection.execute(who.order_by(result_people.c.id)).rows)
    assert result == ("agent_avenue", SERVER, 2, "game", NOON + timedelta(hours=1))
    assert people == [(0, ADA, 1, 0, 1, 12), (0, CLEO, 0, 1, 1, 12), (1, None, 0, 0, 2, 7)]


async def test_a_server_that_removed_the_bot_is_purged_after_thirty_days(store: Store) -> None:
    gone, stays = SERVER, 755_555_555_555_555_555
    await store.servers.set(gone, ServerSettings(role=766_666_666_666_666_666))
    await store.servers.here({gone: "cs", stays: "cs"})
    ended = await _finished(store, 1)
    await store.shown.set(Shown(ended.id, BOARD, 1, 777_777_777_777_777_777, 9))
    active = await store.sessions.create(lobby(2))
    other = await store.sessions.create(lobby(3, server=stays))
    await store.servers.removed(gone, NOON)
    assert await store.forgetting.purge(NOON + KEPT) == 0
    assert await store.sessions.load(ended.id) is not None
    assert await store.forgetting.purge(NOON + KEPT + timedelta(seconds=1)) == 2
    assert await store.sessions.load(ended.id) is await store.sessions.load(active.id) is None
    assert await store.sessions.journal(ended.id) == ()
    assert await store.servers.get(gone) == ServerRow(gone)
    assert await store.sessions.load(other.id) is not None
    assert not any([await _named(store, each) for each in (gone, 766_666_666_666_666_666, 777_777_777_777_777_777)])


async def test_a_server_that_came_back_in_time_keeps_everything(store: Store) -> None:
    record = await store.sessions.create(lobby())
    await store.servers.removed(SERVER, NOON)
    await store.servers.here({SERVER: "cs"})
    assert await store.forgetting.purge(NOON + 2 * KEPT) == 0
    assert await _load(store, record) == record


async def test_abandoned_tables_go_after_thirty_days_and_finished_ones_stay(store: Store) -> None:
    ended = await _finished(store, 1)
    lobbies = await asyncio.gather(*(store.sessions.create(lobby(channel)) for channel in range(2, 152)))
    await asyncio.gather(*(store.sessions.commit(bare(after(record, status="abandoned"))) for record in lobbies))
    waiting = await store.sessions.create(lobby(2))
    assert await store.forgetting.purge(NOON + KEPT) == 0
    assert await store.forgetting.purge(NOON + KEPT + timedelta(days=1)) == 150
    assert await _load(store, ended) == ended
    assert await _load(store, waiting) == waiting
    assert (await store.sessions.create(lobby(3))).id > waiting.id


def test_the_privacy_page_tells_the_same_time() -> None:
    page = (Path(__file__).parents[3] / "PRIVACY.md").read_text(encoding="utf-8")
    assert set(re.findall(r"(\d+) days", page)) == {str(KEPT.days)}
