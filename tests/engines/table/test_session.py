"""The session: one move at a time, stored before it is told, the same click twice one move."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.registry import Registry
from engines.core.errors import IllegalMove, NotYourSeat, StaleDecision
from engines.table import pausing, seating
from engines.table.changes import Publication, given
from engines.table.session import SessionLost
from engines.table.snapshot import Snapshot
from tests.engines.table.conftest import ADA, BORIS, CLEO, Opened
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar
from tests.support.lantern import Bid, Note, Peek
from tests.support.memory import MemoryStore


async def test_a_move_is_stored_before_it_is_published(opened: Opened, store: MemoryStore) -> None:
    session = await opened()
    told: list[Publication] = []
    session.subscribe(told.append)
    store.gate.clear()
    store.waiting.clear()
    before = session.snapshot
    acting = asyncio.ensure_future(session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA))
    await store.waiting.wait()
    assert session.snapshot is before
    assert not told
    store.gate.set()
    publication = await acting
    assert told == [publication]
    assert store.stored[session.id].record == session.record


async def test_a_published_state_never_changes(opened: Opened) -> None:
    session = await opened()
    seen = session.snapshot
    dumped = session.game.dump(seen.state)
    await session.act(0, seen.legal(0)[0], seen.question(0), ADA)
    assert session.game.dump(seen.state) == dumped
    assert session.game.dump(session.snapshot.state) != dumped


async def test_the_same_click_twice_is_one_move(opened: Opened) -> None:
    session = await opened()
    question, move = session.snapshot.question(0), session.snapshot.legal(0)[0]
    results = await asyncio.gather(*(session.act(0, move, question, ADA) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(result, Publication) for result in results) == 1
    assert sum(isinstance(result, StaleDecision) for result in results) == 4
    assert len([entry for entry in await session.journal() if entry.kind == "move"]) == 1


async def test_only_the_holder_moves(opened: Opened) -> None:
    session = await opened(programs=1)
    question, move = session.snapshot.question(0), session.snapshot.legal(0)[0]
    for by in (BORIS, CLEO, None):
        with pytest.raises(NotYourSeat):
            await session.act(0, move, question, by)
    with pytest.raises(NotYourSeat):
        await session.act(2, session.snapshot.legal(2)[0], None, ADA)
    await session.act(2, session.snapshot.legal(2)[0], None, None)


async def test_an_illegal_move_leaves_everything(opened: Opened, store: MemoryStore) -> None:
    session = await opened()
    before = store.stored[session.id]
    strange = next(card for card in range(1, 21) if card not in session.snapshot.state.hands[0])
    with pytest.raises(IllegalMove):
        await session.act(0, Bid(strange), session.snapshot.question(0), ADA)
    assert store.stored[session.id] is before


async def test_a_cancelled_caller_cancels_no_move(opened: Opened, store: MemoryStore) -> None:
    session = await opened()
    store.gate.clear()
    store.waiting.clear()
    acting = asyncio.ensure_future(session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA))
    await store.waiting.wait()
    acting.cancel()
    second = asyncio.ensure_future(session.act(1, session.snapshot.legal(1)[0], session.snapshot.question(1), BORIS))
    store.gate.set()
    await second
    kinds = [(entry.kind, entry.seat) for entry in await session.journal()]
    assert kinds == [("start", None), ("move", 0), ("move", 1)]
    assert store.stored[session.id].record.version == session.record.version


async def test_another_process_was_faster(opened: Opened, registry: Registry, store: MemoryStore) -> None:
    session = await opened()
    store.edit(session.id, lambda record: record)
    with pytest.raises(SessionLost):
        await session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA)
    publication = await registry.act(session.id, 0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA)
    assert publication.after.record.version == store.stored[session.id].record.version
    async with registry.holding(session.id) as fresh:
        assert fresh is not session


@pytest.mark.parametrize("kept", [True, False])
async def test_a_commit_of_unknown_fate_is_judged_once_more(
    opened: Opened, registry: Registry, store: MemoryStore, kept: bool
) -> None:
    session = await opened()
    store.faults.append((OSError("disk"), kept))
    question, move = session.snapshot.question(0), session.snapshot.legal(0)[0]
    if kept:
        with pytest.raises(StaleDecision):
            await registry.act(session.id, 0, move, question, ADA)
    else:
        await registry.act(session.id, 0, move, question, ADA)
    assert len([entry for entry in store.entries[session.id] if entry.kind == "move"]) == 1


async def test_only_whoever_sees_something_hears_of_it(opened: Opened) -> None:
    session = await opened(people=3)
    first, again = session.snapshot.legal(0)[:2]
    laid = await session.act(0, first, None, ADA)
    assert [laid.heard(seat) for seat in (None, 0, 1, 2)] == [True] * 4
    changed = await session.act(0, again, None, ADA)
    assert [changed.heard(seat) for seat in (None, 0, 1, 2)] == [False, True, False, False]
    noted = await session.act(0, Note("mine"), None, ADA)
    assert [noted.heard(seat) for seat in (None, 0, 1, 2)] == [False, True, False, False]


async def test_a_hidden_move_moves_no_deadline(opened: Opened, clock: FakeClock) -> None:
    session = await opened(people=3)
    before = [seat.due for seat in session.record.clocks]
    clock.advance(10)
    await session.act(1, Note("mine"), None, BORIS)
    assert [seat.due for seat in session.record.clocks] == before


async def test_a_question_never_comes_back(opened: Opened) -> None:
    session = await opened()
    asked = session.snapshot.question(0)
    await session.act(0, session.snapshot.legal(0)[0], asked, ADA)
    assert session.snapshot.question(0) is None
    await session.ask_undo(0, ADA)
    await session.answer_undo(1, BORIS, session.record.undo.version, True)  # type: ignore[union-attr]
    assert session.snapshot.decision(0) is not None
    assert session.snapshot.question(0) not in (None, asked)


async def test_somebody_elses_move_leaves_my_question(opened: Opened) -> None:
    session = await opened()
    asked = session.snapshot.question(0)
    await session.act(1, session.snapshot.legal(1)[0], session.snapshot.question(1), BORIS)
    assert session.snapshot.question(0) == asked


async def test_loads_are_single_flight_and_held_sessions_stay(
    opened: Opened, registry: Registry, store: MemoryStore
) -> None:
    first = await opened()
    async with registry.holding(first.id) as one, registry.holding(first.id) as two:
        assert one is two
        registry._sessions._most = 0
        others = [await opened() for _ in range(3)]
        async with registry.holding(first.id) as three:
            assert three is one
    assert len(others) == 3
    assert len(registry) == 0


async def test_peeks_need_no_question(opened: Opened) -> None:
    session = await opened()
    await session.act(0, session.snapshot.legal(0)[0], None, ADA)
    peeked = await session.act(0, Peek(), None, ADA)
    assert peeked.after.view(0) != peeked.before.view(0)


async def test_a_broken_subscriber_stops_nobody(opened: Opened) -> None:
    session = await opened()
    heard: list[Publication] = []

    def broken(publication: Publication) -> None:
        raise RuntimeError

    session.subscribe(broken)
    session.subscribe(heard.append)
    await session.change(pausing.pause())
    assert len(heard) == 1


async def test_what_a_change_was_offered_for_is_looked_at_where_it_is_carried_out(opened: Opened) -> None:
    session = await opened()

    def waited_for(snapshot: Snapshot) -> None:
        if 0 not in snapshot.to_act():
            raise StaleDecision

    stands_in = given(waited_for, seating.stand_in(0, NoCalendar()))
    moved, replaced = await asyncio.gather(
        session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA),
        session.change(stands_in),
        return_exceptions=True,
    )
    assert isinstance(moved, Publication)
    assert isinstance(replaced, StaleDecision)
    assert session.record.holders[0].person == ADA
    assert not session.record.holders[0].program
