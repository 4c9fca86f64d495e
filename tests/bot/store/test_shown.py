from __future__ import annotations

from typing import Any

from bot.store import Store
from bot.store.shown import BOARD, Behind, Shown, dm_hand, ping
from engines.table.record import Heard, Holder, Record, SeatClock
from tests.bot.store.samples import ADA, bare, finished, lobby, playing


async def _game(store: Store, channel: int = 1, **changes: Any) -> Record:
    record = playing(await store.sessions.create(lobby(channel)), **changes)
    await store.sessions.commit(bare(record))
    return record


async def _recipients(store: Store) -> list[tuple[str, int]]:
    return [(each.recipient, each.heard) for each in await store.shown.behind()]


async def test_what_is_shown_is_kept_and_replaced(store: Store) -> None:
    record = await _game(store)
    board, hand = Shown(record.id, BOARD, 0, 10, 100), Shown(record.id, dm_hand(1), 1, 20, 200)
    await store.shown.set(board)
    await store.shown.set(hand)
    assert await store.shown.get(record.id, BOARD) == board
    assert await store.shown.of_session(record.id) == (board, hand)
    assert await store.shown.of_message(200) == hand
    newer = Shown(record.id, BOARD, 1, 10, 101, closed=True)
    await store.shown.set(newer)
    assert await store.shown.get(record.id, BOARD) == newer
    assert await store.shown.of_message(100) is None
    await store.shown.clear(record.id, BOARD)
    assert await store.shown.get(record.id, BOARD) is None


async def test_what_is_shown_of_a_session_that_is_gone_is_no_error(store: Store) -> None:
    await store.shown.set(Shown(404, BOARD, 1, 10, 100))
    assert await store.shown.of_session(404) == ()


async def test_whoever_has_an_older_version_is_behind(store: Store) -> None:
    record = await _game(store, heard=Heard(public=3, seats=(5, 2)))
    shown = [Shown(record.id, BOARD, 2, 1, 1), Shown(record.id, dm_hand(0), 5, 2, 2)]
    shown += [Shown(record.id, dm_hand(1), 1, 3, 3), Shown(record.id, ping(0), 4, 4, 4)]
    for each in shown:
        await store.shown.set(each)
    found = await store.shown.behind()
    assert found == (
        Behind(record.id, BOARD, 3, shown[0]),
        Behind(record.id, ping(0), 5, shown[3]),
        Behind(record.id, dm_hand(1), 2, shown[2]),
    )


async def test_boards_never_posted_and_people_never_pinged_are_behind(store: Store) -> None:
    waiting = await store.sessions.create(lobby(1))
    record = await _game(store, 2)
    assert await store.shown.behind() == (
        Behind(waiting.id, BOARD, 0, None),
        Behind(record.id, BOARD, 1, None),
        Behind(record.id, ping(0), 1, None),
    )


async def test_programs_and_paused_tables_need_no_ping(store: Store) -> None:
    clocks = (SeatClock(), SeatClock(key="x"))
    await _game(store, 1, holders=(Holder(person=ADA), Holder(program=True)), clocks=clocks)
    await _game(store, 2, paused=True)
    assert [recipient for recipient, _ in await _recipients(store)] == [BOARD, BOARD]


async def test_a_version_dealt_with_without_a_message_is_not_behind(store: Store) -> None:
    record = await _game(store)
    await store.shown.set(Shown(record.id, BOARD, 1, 1, 1))
    await store.shown.set(Shown(record.id, ping(0), 1))
    assert await _recipients(store) == []


async def test_the_end_is_shown_before_a_board_is_let_go(store: Store) -> None:
    record = await _game(store)
    ended = finished(record, heard=Heard(public=2, seats=(2, 2)))
    await store.shown.set(Shown(record.id, BOARD, 1, 1, 1))
    await store.sessions.commit(bare(ended))
    assert await _recipients(store) == [(BOARD, 2)]
    await store.shown.set(Shown(record.id, BOARD, 1, 1, 1, closed=True))
    assert await _recipients(store) == []
