"""Clocks: started by being asked, kept by others' moves, stopped by a pause, never told by a secret."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engines.core.errors import SafehouseError
from engines.table import lateness, pausing, play, seating
from engines.table.record import SeatClock
from tests.engines.table.conftest import ADA, BORIS, Opened
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar


async def test_whoever_is_asked_has_the_limit(opened: Opened, clock: FakeClock) -> None:
    session = await opened(people=2, programs=1, limit_s=60)
    due = clock.now() + timedelta(seconds=60)
    assert [seat.due for seat in session.record.clocks] == [due, due, None]
    assert session.record.due() == clock.now() + timedelta(seconds=60)


async def test_no_limit_no_deadline(opened: Opened) -> None:
    session = await opened(limit_s=None)
    assert session.record.due() is None


async def test_a_clock_runs_on_through_others_moves(opened: Opened, clock: FakeClock) -> None:
    session = await opened()
    due = session.record.clocks[0].due
    clock.advance(20)
    await session.act(1, session.snapshot.legal(1)[0], session.snapshot.question(1), BORIS)
    assert session.record.clocks[0].due == due
    assert session.record.clocks[1].due is None


async def test_a_pause_gives_back_what_was_left(opened: Opened, clock: FakeClock) -> None:
    session = await opened(limit_s=60)
    clock.advance(45)
    await session.change(pausing.pause())
    assert session.record.due() is None
    with pytest.raises(SafehouseError):
        await session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA)
    clock.advance(10_000)
    await session.change(pausing.resume(NoCalendar()))
    assert session.record.clocks[0].due == clock.now() + timedelta(seconds=15)


async def test_a_pause_is_no_absence(opened: Opened, clock: FakeClock) -> None:
    session = await opened()
    clock.advance(60)
    await session.change(pausing.pause())
    clock.advance(8 * 24 * 3600)
    await session.change(pausing.resume(NoCalendar()))
    assert not lateness.absent_too_long(session.record.clocks[0], clock.now())
    assert lateness.absent_too_long(session.record.clocks[0], clock.now() + timedelta(days=7))


async def test_late_is_whoever_let_it_pass(opened: Opened, clock: FakeClock) -> None:
    session = await opened(limit_s=60)
    await session.act(1, session.snapshot.legal(1)[0], session.snapshot.question(1), BORIS)
    clock.advance(59)
    assert lateness.late_seats(session.record, clock.now()) == ()
    clock.advance(1)
    assert lateness.late_seats(session.record, clock.now()) == (0,)
    await session.change(lateness.wait(0, NoCalendar()))
    assert lateness.late_seats(session.record, clock.now()) == ()
    assert session.record.clocks[0].due == clock.now() + timedelta(seconds=60)


async def test_the_rules_own_time(opened: Opened, clock: FakeClock) -> None:
    session = await opened(timed=True)
    assert session.record.table_due == clock.now() + timedelta(seconds=120)
    with pytest.raises(SafehouseError):
        await session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA)
    clock.advance(1)
    await session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA)
    due = session.record.table_due
    clock.advance(30)
    await session.change(pausing.pause())
    clock.advance(5000)
    await session.change(pausing.resume(NoCalendar()))
    assert due is not None
    assert session.record.table_due == due + timedelta(seconds=5000)


async def test_time_running_out_is_a_line_of_the_journal(opened: Opened) -> None:
    session = await opened(timed=True)
    publication = await session.change(play.expire())
    assert publication is not None
    assert publication.entry is not None
    assert publication.entry.kind == "expire"
    assert publication.entry.seat is None
    assert session.snapshot.view(None) != publication.before.view(None)


async def test_the_table_chooses_where_the_rules_are_silent(opened: Opened) -> None:
    session = await opened(timed=False)
    assert await session.change(play.expire()) is None


async def test_the_program_makes_one_move(opened: Opened) -> None:
    session = await opened()
    await session.change(lateness.skip(0))
    move, question = session.snapshot.legal(0)[0], session.snapshot.question(0)
    await session.act(0, move, question, None)
    assert not session.record.clocks[0].skip
    with pytest.raises(SafehouseError):
        await session.act(0, session.snapshot.legal(0)[0], None, None)


async def test_a_pause_holds_the_clock_of_who_comes_back_during_it(opened: Opened, clock: FakeClock) -> None:
    session = await opened(limit_s=60)
    await session.change(seating.stand_in(1, NoCalendar()))
    await session.change(pausing.pause())
    await session.change(seating.come_back(1, BORIS, NoCalendar()))
    assert session.record.clocks[1].due is None
    clock.advance(5000)
    await session.change(pausing.resume(NoCalendar()))
    assert session.record.clocks[1].due == clock.now() + timedelta(seconds=60)


async def test_whose_clock_begins_anew_has_seven_days_anew(opened: Opened, clock: FakeClock) -> None:
    session = await opened()
    clock.advance(timedelta(days=8).total_seconds())
    await session.change(lateness.wait(1, NoCalendar()))
    assert lateness.absent_too_long(session.record.clocks[1], clock.now())
    await session.change(seating.stand_in(1, NoCalendar()))
    await session.change(seating.come_back(1, BORIS, NoCalendar()))
    assert not lateness.absent_too_long(session.record.clocks[1], clock.now())


def test_seven_days_are_too_long() -> None:
    clock = FakeClock()
    seat = SeatClock(since=clock.now())
    assert not lateness.absent_too_long(seat, clock.now() + timedelta(days=7) - timedelta(seconds=1))
    assert lateness.absent_too_long(seat, clock.now() + timedelta(days=7))
