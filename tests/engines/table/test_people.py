"""The life of a table: resigning, the program standing in, seats taken over, rematch, ending."""

from __future__ import annotations

from datetime import datetime

import pytest

from engines.core.errors import SafehouseError
from engines.core.game import Outcome
from engines.core.text import Who, text
from engines.table import ending, pausing, seating, series
from engines.table.changes import Draft
from engines.table.record import Score
from engines.table.snapshot import Snapshot
from tests.engines.table.conftest import ADA, BORIS, CLEO, DMITRI, Opened
from tests.support.hours import NoCalendar

HOURS = NoCalendar()


async def test_of_two_the_other_wins(opened: Opened) -> None:
    session = await opened(people=2)
    await session.change(ending.resign(0, ADA))
    assert session.record.status == "finished"
    assert session.record.outcome is not None
    assert session.record.outcome.winners == (1,)
    assert session.record.series.scores == (Score(person=ADA, wins=0), Score(person=BORIS, wins=1))
    assert session.snapshot.legal(1) == ()


async def test_a_game_that_several_programs_win_together_counts_once_for_the_program(opened: Opened) -> None:
    session = await opened(people=1, programs=2)

    def won(snapshot: Snapshot, now: datetime) -> Draft:
        outcome = Outcome((1, 2), ((1, 2), (0,)), (0, 1, 1), text("outcome-resigned", who=Who(0)))
        return Draft(snapshot.record.model_copy(update={"status": "finished", "outcome": outcome}))

    await session.change(won)
    assert session.record.series.scores == (Score(person=ADA, wins=0), Score(person=None, wins=1))


async def test_of_more_the_program_goes_on(opened: Opened) -> None:
    session = await opened(people=3)
    await session.change(ending.resign(0, ADA))
    assert session.record.status == "playing"
    assert session.record.holders[0].program
    assert session.record.holders[0].left == (ADA,)
    assert session.record.host == BORIS
    assert session.record.clocks[0].due is None
    assert session.record.clocks[1].due is not None
    with pytest.raises(SafehouseError):
        await session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), ADA)


async def test_with_nobody_left_the_table_is_abandoned(opened: Opened) -> None:
    session = await opened(people=1, programs=2)
    await session.change(ending.resign(0, ADA))
    assert session.record.status == "abandoned"


async def test_who_gives_up_a_common_cause_makes_no_winner(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await opened(people=2)
    monkeypatch.setattr(type(session.game), "cooperative", True)
    await session.change(ending.resign(0, ADA))
    assert session.record.status == "playing"
    assert session.record.holders[0].program


async def test_nobody_resigns_for_others(opened: Opened) -> None:
    session = await opened(people=2)
    for seat, by in ((0, BORIS), (1, ADA), (0, CLEO), (7, ADA)):
        with pytest.raises(SafehouseError):
            await session.change(ending.resign(seat, by))


async def test_the_program_stands_in_until_one_is_back(opened: Opened) -> None:
    session = await opened(people=2)
    await session.change(seating.stand_in(0, HOURS))
    assert session.record.clocks[0].due is None
    await session.act(0, session.snapshot.legal(0)[0], session.snapshot.question(0), None)
    with pytest.raises(SafehouseError):
        await session.change(seating.come_back(0, BORIS, HOURS))
    await session.change(seating.come_back(0, ADA, HOURS))
    assert session.record.seat_of(ADA) == 0
    assert not session.record.holders[0].program


async def test_a_seat_of_the_program_is_the_hosts_to_give(opened: Opened) -> None:
    session = await opened(people=2, programs=1)
    await session.change(seating.ask_seat(CLEO, 2, HOURS))
    assert session.record.holders[2].person is None
    await session.change(seating.answer_seat(CLEO, 2, False, HOURS))
    assert session.record.request is None
    await session.change(seating.ask_seat(CLEO, 2, HOURS))
    await session.change(seating.answer_seat(CLEO, 2, True, HOURS))
    assert session.record.seat_of(CLEO) == 2
    with pytest.raises(SafehouseError):
        await session.change(seating.ask_seat(DMITRI, 2, HOURS))


async def test_whoever_had_another_seat_gets_none(opened: Opened) -> None:
    session = await opened(people=3, programs=1)
    await session.change(ending.resign(2, CLEO))
    for person in (BORIS, CLEO):
        with pytest.raises(SafehouseError):
            await session.change(seating.ask_seat(person, 3, HOURS))
    await session.change(seating.ask_seat(CLEO, 2, HOURS))


async def test_rematch_when_all_want_the_same(opened: Opened) -> None:
    session = await opened(people=2)
    await session.change(ending.resign(0, ADA))
    await session.change(series.want_rematch(0, ADA, False))
    assert series.rematch_agreed(session.record) is None
    await session.change(series.want_rematch(1, BORIS, True))
    assert series.rematch_agreed(session.record) is None
    await session.change(series.want_rematch(0, ADA, True))
    assert series.rematch_agreed(session.record) is True
    await session.change(series.followed_by(99))
    assert series.rematch_agreed(session.record) is None
    with pytest.raises(SafehouseError):
        await session.change(series.followed_by(100))


async def test_what_is_over_stays_over(opened: Opened) -> None:
    session = await opened(people=2)
    await session.change(ending.abandon("abandoned"))
    for plan in (pausing.pause(), ending.resign(0, ADA), ending.abandon("idle"), series.want_rematch(0, ADA, False)):
        with pytest.raises(SafehouseError):
            await session.change(plan)


async def test_a_wish_for_a_seat_ends_when_its_owner_is_back(opened: Opened) -> None:
    session = await opened(people=3)
    await session.change(seating.stand_in(1, HOURS))
    await session.change(seating.ask_seat(DMITRI, 1, HOURS))
    assert session.record.request is not None
    await session.change(seating.come_back(1, BORIS, HOURS))
    assert session.record.request is None
