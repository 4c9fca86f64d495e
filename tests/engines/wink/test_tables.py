"""Wink at a table with a clock: beats, least times, undo, and live mode (WK-11, WK-20, WK-22, WK-34, WK-35)."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.programs import programs
from engines.core.errors import SafehouseError, StaleDecision
from engines.core.strength import Strength
from engines.table import ending, lateness, pausing, seating
from engines.table.changes import Plan
from engines.table.record import Pacing
from engines.wink import WINK
from engines.wink.moves import Accuse, CallNumber, Confirm, NameAccomplice, PlanCall, SetManner, Watch
from engines.wink.options import WinkOptions
from tests.engines.wink.conftest import BORIS, PEOPLE, Opened
from tests.support.anything import AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar


async def play(session: AnySession, seat: int, move: Any) -> None:
    """Make a move by whoever sits there, as an answer to the seat's question where it is asked one."""
    await session.act(seat, move, session.snapshot.question(seat), PEOPLE[seat])


async def let_programs_play(session: AnySession) -> None:
    """Let the program answer wherever it is asked."""
    while waiting := programs.waits(at := session.snapshot):
        move: Any = WINK.choose(at.view(waiting[0]), at.legal(waiting[0]), at.chance, 1, Strength.NORMAL)
        await session.act(waiting[0], move, at.question(waiting[0]), None)


async def play_sensibly(session: AnySession, seat: int) -> None:
    """Let a person do all that the program would in this beat, confirming included."""
    while seat in (at := session.snapshot).to_act():
        move: Any = WINK.choose(at.view(seat), at.legal(seat), at.chance, 1, Strength.NORMAL)
        await play(session, seat, move)


def active(session: AnySession) -> int:
    """Whose turn it is."""
    seat: int = session.snapshot.state.active
    return seat


def free_number(session: AnySession) -> int:
    """A number that the player on turn may call."""
    may_call: tuple[int, ...] = session.snapshot.view(active(session)).may_call
    return may_call[0]


@pytest.mark.rule("WK-22")
async def test_a_beat_has_one_clock_for_all_and_closes_when_it_is_up(opened: Opened, clock: FakeClock) -> None:
    session = await opened(beat_s=60)
    began = clock.now()
    assert session.record.table_due == began + timedelta(seconds=60)
    assert [each.due for each in session.record.clocks] == [None] * 4
    clock.advance(50)
    await play(session, 1, SetManner("subtle"))
    await play(session, (active(session) + 1) % 4, Confirm())
    assert session.record.table_due == began + timedelta(seconds=60)
    clock.advance(10)
    with pytest.raises(SafehouseError, match="error-time-up"):
        await play(session, active(session), PlanCall(free_number(session)))
    await session.change(lateness.table_time_up(NoCalendar()))
    assert session.snapshot.state.number == 2
    assert session.record.table_due == clock.now() + timedelta(seconds=60)


@pytest.mark.rule("WK-22")
async def test_a_beat_lasts_45_seconds_unless_the_table_says_otherwise(opened: Opened, clock: FakeClock) -> None:
    session = await opened()
    assert session.record.table_due == clock.now() + timedelta(seconds=45)


@pytest.mark.rule("WK-22")
async def test_at_a_daily_pace_a_beat_has_the_tables_time_and_without_one_none(
    opened: Opened, clock: FakeClock
) -> None:
    daily = await opened(Pacing(pace="daily", limit_s=86_400))
    assert daily.record.table_due == clock.now() + timedelta(days=1)
    untimed = await opened(Pacing(pace="none", limit_s=None))
    assert untimed.record.due() is None


@pytest.mark.rule("WK-37")
async def test_at_a_daily_pace_whoever_is_late_has_a_quarter_more_before_the_beat_closes(
    opened: Opened, clock: FakeClock
) -> None:
    session = await opened(Pacing(pace="daily", limit_s=86_400))
    await play(session, active(session), PlanCall(free_number(session)))
    clock.advance(86_400)
    await play(session, active(session), Confirm())
    await session.change(lateness.table_time_up(NoCalendar()))
    assert (session.snapshot.state.number, session.record.table_late) == (1, 1)
    assert session.record.table_due == clock.now() + timedelta(hours=6)
    clock.advance(6 * 3600 - 1)
    assert await session.change(lateness.table_time_up(NoCalendar())) is None
    clock.advance(1)
    await session.change(lateness.table_time_up(NoCalendar()))
    assert (session.snapshot.state.number, session.record.table_late) == (2, 0)
    assert session.record.table_due == clock.now() + timedelta(days=1)


@pytest.mark.rule("WK-36")
@pytest.mark.parametrize("pacing", [Pacing(), Pacing(pace="daily", limit_s=86_400)], ids=["live", "daily"])
async def test_nobody_is_hurried_who_plays_alone(opened: Opened, clock: FakeClock, pacing: Pacing) -> None:
    session = await opened(pacing, people=1)
    assert session.record.due() is None
    clock.advance(8 * 86_400)
    await session.change(seating.ask_seat(BORIS, 1, NoCalendar()))
    await session.change(seating.answer_seat(BORIS, 1, True, NoCalendar()))
    whole = 45 if pacing.pace == "live" else 86_400
    assert session.record.table_due == clock.now() + timedelta(seconds=whole)
    assert [each.due for each in session.record.clocks] == [None] * 4
    await session.change(seating.stand_in(1, NoCalendar()))
    assert session.record.due() is None
    clock.advance(10)
    await session.change(seating.come_back(1, BORIS, NoCalendar()))
    assert session.record.table_due == clock.now() + timedelta(seconds=whole)


@pytest.mark.rule("WK-36")
@pytest.mark.parametrize("paused", [False, True])
async def test_nobody_is_hurried_who_is_left_alone_in_a_beat(opened: Opened, clock: FakeClock, paused: bool) -> None:
    session = await opened(people=2)
    clock.advance(40)
    if paused:
        await session.change(pausing.pause())
    await session.change(ending.resign(1, BORIS))
    clock.advance(100)
    if paused:
        await session.change(pausing.resume(NoCalendar()))
    assert await session.change(lateness.table_time_up(NoCalendar())) is None
    assert session.record.due() is None


@pytest.mark.rule("WK-30", "WK-36")
async def test_nobody_is_hurried_while_all_others_are_away(opened: Opened, clock: FakeClock) -> None:
    session = await opened(people=2)
    for _ in range(2):
        await let_programs_play(session)
        await play_sensibly(session, 0)
        clock.advance(45)
        await session.change(lateness.table_time_up(NoCalendar()))
    assert session.snapshot.state.players[1].away
    assert not session.snapshot.rests()
    assert session.record.due() is None
    clock.advance(1000)
    await play(session, 1, SetManner("subtle"))
    assert session.record.table_due == clock.now() + timedelta(seconds=45)


@pytest.mark.rule("WK-30")
@pytest.mark.parametrize("people", [2, 4])
async def test_a_table_rests_while_all_its_people_are_away(opened: Opened, clock: FakeClock, people: int) -> None:
    session = await opened(people=people)
    for _ in range(2):
        assert not session.snapshot.rests()
        await let_programs_play(session)
        clock.advance(45)
        await session.change(lateness.table_time_up(NoCalendar()))
    assert session.snapshot.rests()
    assert programs.waits(session.snapshot) == ()
    assert session.record.due() is None
    clock.advance(1000)
    assert await session.change(lateness.table_time_up(NoCalendar())) is None
    await play(session, 1, SetManner("subtle"))
    assert not session.snapshot.rests()
    assert programs.waits(session.snapshot) == tuple(range(people, 4))
    assert session.record.due() is None
    await play(session, 0, SetManner("subtle"))
    assert session.record.table_due == clock.now() + timedelta(seconds=45)


@pytest.mark.rule("WK-30")
@pytest.mark.parametrize(
    "leave", [seating.stand_in(1, NoCalendar()), ending.resign(1, BORIS)], ids=["stood-in", "left"]
)
async def test_the_program_plays_the_seat_of_who_was_away(opened: Opened, clock: FakeClock, leave: Plan) -> None:
    session = await opened(people=3)
    while not session.snapshot.state.players[1].away:
        await let_programs_play(session)
        for seat in (0, 2):
            await play_sensibly(session, seat)
        clock.advance(45)
        await session.change(lateness.table_time_up(NoCalendar()))
    assert 1 not in programs.waits(session.snapshot)
    await session.change(leave)
    assert 1 in programs.waits(session.snapshot)
    await let_programs_play(session)
    player = session.snapshot.state.players[1]
    assert (player.away, player.confirmed) == (False, True)


@pytest.mark.rule("WK-22")
async def test_the_last_to_confirm_begins_the_next_beats_time(opened: Opened, clock: FakeClock) -> None:
    session = await opened()
    clock.advance(30)
    await play(session, active(session), PlanCall(free_number(session)))
    for seat in range(4):
        await play(session, seat, Confirm())
    assert session.snapshot.state.number == 2
    assert session.record.table_due == clock.now() + timedelta(seconds=45)


@pytest.mark.rule("WK-22")
async def test_setting_things_keeps_the_question_and_closing_a_beat_ends_it(opened: Opened, clock: FakeClock) -> None:
    session = await opened()
    seat = (active(session) + 1) % 4
    question = session.snapshot.question(seat)
    await play(session, seat, SetManner("subtle"))
    assert session.snapshot.question(seat) == question
    clock.advance(45)
    await session.change(lateness.table_time_up(NoCalendar()))
    with pytest.raises(StaleDecision):
        await session.act(seat, Watch((seat + 2) % 4), question, PEOPLE[seat])


@pytest.mark.rule("WK-34")
async def test_by_glance_nothing_is_taken_back(opened: Opened) -> None:
    session = await opened()
    seat = (active(session) + 1) % 4
    await play(session, seat, SetManner("subtle"))
    with pytest.raises(SafehouseError, match="error-no-undo"):
        await session.ask_undo(seat, PEOPLE[seat])
    await play(session, seat, Confirm())
    with pytest.raises(SafehouseError, match="error-no-undo"):
        await session.ask_undo(seat, PEOPLE[seat])


@pytest.mark.rule("WK-34")
async def test_live_a_call_is_taken_back_if_all_agree(opened: Opened) -> None:
    session = await opened(signal="wink")
    seat = active(session)
    await play(session, seat, CallNumber(free_number(session)))
    asked = await session.ask_undo(seat, PEOPLE[seat])
    request = asked.after.record.undo
    assert request is not None
    for other in range(4):
        if other != seat:
            await session.answer_undo(other, PEOPLE[other], request.version, agree=True)
    assert session.snapshot.state.players[seat].call is None


@pytest.mark.rule("WK-20")
def test_live_no_program_plays_and_no_beat_closes() -> None:
    live = WinkOptions(signal="wink")
    assert not WINK.computer_seats(live)
    assert WINK.computer_seats(WinkOptions())


@pytest.mark.rule("WK-20")
async def test_live_anybody_accuses_at_any_moment_and_arrival_decides(opened: Opened) -> None:
    session = await opened(signal="wink")
    caller = active(session)
    number = free_number(session)
    await play(session, caller, CallNumber(number))
    holder = next(seat for seat in range(4) if number in session.snapshot.state.players[seat].hand)
    first, second = (seat for seat in range(4) if seat not in (caller, holder))
    await session.act(first, Accuse(holder, number), None, PEOPLE[first])
    with pytest.raises(SafehouseError, match="wink-error-caught-before"):
        await session.act(second, Accuse(holder, number), None, PEOPLE[second])
    assert session.snapshot.state.players[first].score == 5
    assert session.snapshot.state.players[second].counters == 4


@pytest.mark.rule("WK-11")
@pytest.mark.parametrize("signal", ["wink", "hand", "nod"])
def test_the_lobby_and_the_board_say_which_signal_was_agreed(signal: str) -> None:
    options = WinkOptions.model_validate({"signal": signal})
    (told,) = WINK.briefing(options, 4)
    assert ("signal", signal) in told.values


@pytest.mark.rule("WK-35")
async def test_a_live_turn_lasts_its_least_time_whatever_happens_in_it(opened: Opened, clock: FakeClock) -> None:
    session = await opened(signal="wink", least_s=30)
    clock.advance(30)
    caller = active(session)
    number = free_number(session)
    await play(session, caller, CallNumber(number))
    holder = next(seat for seat in range(4) if number in session.snapshot.state.players[seat].hand)
    accuser = next(seat for seat in range(4) if seat not in (caller, holder, active(session)))
    clock.advance(20)
    with pytest.raises(SafehouseError, match="error-too-early"):
        await play(session, active(session), CallNumber(free_number(session)))
    await session.act(accuser, Accuse(holder, number), None, PEOPLE[accuser])
    clock.advance(10)
    await play(session, active(session), CallNumber(free_number(session)))


@pytest.mark.rule("WK-6")
async def test_live_an_accusation_over_somebody_elses_call_leaves_the_question(
    opened: Opened, clock: FakeClock
) -> None:
    session = await opened(signal="wink")
    caller, number = active(session), free_number(session)
    await play(session, caller, CallNumber(number))
    seat = active(session)
    holder = next(each for each in range(4) if number in session.snapshot.state.players[each].hand)
    accuser, accused = (each for each in range(4) if each not in (caller, holder))
    question, due = session.snapshot.question(seat), session.record.clocks[seat].due
    clock.advance(20)
    await session.act(accuser, Accuse(accused, number), None, PEOPLE[accuser])
    assert session.snapshot.question(seat) == question
    assert session.record.clocks[seat].due == due


@pytest.mark.rule("WK-6")
async def test_live_an_accusation_over_the_call_of_the_player_on_turn_begins_no_clock_anew(
    opened: Opened, clock: FakeClock
) -> None:
    session = await opened(signal="wink")
    for _ in range(4):
        await play(session, active(session), CallNumber(free_number(session)))
    seat, players = active(session), session.snapshot.state.players
    number = players[seat].call.number
    holder = next(each for each in range(4) if number in players[each].hand)
    accuser = next(each for each in range(4) if each not in (seat, holder))
    question, due = session.snapshot.question(seat), session.record.clocks[seat].due
    clock.advance(20)
    await session.act(accuser, Accuse(holder, number), None, PEOPLE[accuser])
    assert session.snapshot.question(seat) != question
    assert session.record.clocks[seat].due == due


@pytest.mark.rule("WK-35")
async def test_the_player_on_turn_need_not_wait_to_accuse(opened: Opened, clock: FakeClock) -> None:
    session = await opened(signal="wink", least_s=30)
    clock.advance(30)
    number = free_number(session)
    await play(session, active(session), CallNumber(number))
    seat = active(session)
    accused = next(other for other in range(4) if other not in (seat, (seat - 1) % 4))
    await play(session, seat, Accuse(accused, number))
    assert session.snapshot.state.players[seat].counters == 3
    with pytest.raises(SafehouseError, match="error-too-early"):
        await play(session, seat, CallNumber(free_number(session)))


async def test_naming_does_not_begin_the_least_time_anew(opened: Opened, clock: FakeClock) -> None:
    session = await opened(signal="wink", least_s=30)
    for _ in range(4):
        clock.advance(30)
        await play(session, active(session), CallNumber(free_number(session)))
    clock.advance(30)
    seat = active(session)
    await play(session, seat, NameAccomplice((seat + 1) % 4))
    await play(session, seat, CallNumber(free_number(session)))
    assert active(session) != seat
