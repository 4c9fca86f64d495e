"""Who waits for whom in each game: clocks run only between people, and each question has its whole time."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import engines
from bot.tables.registry import Registry
from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.moves import Recruit
from engines.core.game import AnyGame
from engines.infiltraitors import INFILTRAITORS
from engines.mind_mgmt.game import MIND_MGMT
from engines.mind_mgmt.moves import SetOrder, WriteNote
from engines.table import ending, lateness, lobby, seating
from engines.table.record import REMINDED, Holder, Late, Pacing, Place, Record
from engines.table.snapshot import Snapshot
from tests.engines.table.conftest import ADA, BORIS, PEOPLE
from tests.support.anything import AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar
from tests.support.memory import MemoryStore

LIVE, DAILY, NONE = Pacing(limit_s=60), Pacing(pace="daily", limit_s=86_400), Pacing(pace="none", limit_s=None)
WEEK_S = timedelta(days=8).total_seconds()
FOREVER = NoCalendar()


async def sat_down(
    game: AnyGame, clock: FakeClock, people: int, programs: int = 0, pacing: Pacing = LIVE, **options: Any
) -> AnySession:
    """A game begun by so many people, with programs behind them."""
    store = MemoryStore()
    registry = Registry(store, {game.id: game}, clock.now, FOREVER, lambda _: None)
    holders = [*(Holder(person=person) for person in PEOPLE[:people]), *[Holder(program=True)] * programs]
    record = Record(
        id=0,
        game=game.id,
        game_version=game.version,
        options=game.options(**options).model_dump(mode="json"),
        place=Place(server=1, channel=2),
        host=ADA,
        holders=tuple(holders),
        pacing=pacing,
        created_at=clock.now(),
        changed_at=clock.now(),
        seed=b"a seed of thirty-two bytes, yes!",
        salt=b"salt",
    )
    async with registry.holding((await store.create(record)).id) as session:
        await session.change(lobby.start(ADA, fill=False))
        return session


async def play(session: AnySession, seat: int, move: Any) -> None:
    """Make a person's move, as an answer to their question."""
    await session.act(seat, move, session.snapshot.question(seat), PEOPLE[seat])


async def play_until(session: AnySession, stage: str) -> None:
    """Make the first legal moves until a stage has come."""
    while (at := session.snapshot).state.stage != stage:
        seat = min(at.to_act())
        await play(session, seat, at.legal(seat)[0])


@pytest.mark.parametrize("pacing", [LIVE, DAILY], ids=["live", "daily"])
@pytest.mark.parametrize("game", engines.GAMES.values(), ids=engines.GAMES)
async def test_nobody_is_hurried_by_programs(game: AnyGame, clock: FakeClock, pacing: Pacing) -> None:
    programs = game.seat_counts(game.options()).start - 1
    session = await sat_down(game, clock, 1, programs, pacing)
    clock.advance(WEEK_S)
    assert session.record.due() is None
    assert session.record.holders[0].is_played_by_a_person


@pytest.mark.parametrize("pacing", [LIVE, DAILY], ids=["live", "daily"])
async def test_a_second_person_sets_the_clocks_going_with_whole_time(clock: FakeClock, pacing: Pacing) -> None:
    session = await sat_down(INFILTRAITORS, clock, 2, pacing=pacing)
    clock.advance(30)
    await session.change(seating.stand_in(1, FOREVER))
    assert session.record.due() is None
    clock.advance(WEEK_S)
    await session.change(seating.come_back(1, BORIS, FOREVER))
    [seat] = session.snapshot.to_act()
    assert pacing.limit_s is not None
    assert session.record.clocks[seat].due == clock.now() + timedelta(seconds=pacing.limit_s)
    await session.change(ending.resign(1, BORIS))
    assert session.record.due() is None


async def test_a_deadline_kept_for_somebody_alone_comes_to_nothing(clock: FakeClock) -> None:
    session = await sat_down(INFILTRAITORS, clock, 1, 1, mission="t3")
    kept = session.record.clocks[0].model_copy(update={"due": clock.now(), "late": REMINDED})
    record = session.record.model_copy(update={"clocks": (kept, *session.record.clocks[1:])})
    old = session.snapshot.recorded(record.model_copy(update={"table_due": clock.now()}))
    for plan in (lateness.table_time_up(FOREVER), lateness.late_step(0, FOREVER)):
        draft = plan(old, clock.now())
        assert draft is not None
        assert draft.state is None
        old = old.recorded(draft.record)
    assert old.record.due() is None
    assert old.record.holders == record.holders


async def late(session: AnySession, clock: FakeClock) -> None:
    """Let all be late who have a clock, and then their grace pass too."""
    for seconds in (60, 30):
        clock.advance(seconds)
        for seat in lateness.late_seats(session.record, clock.now()):
            await session.change(lateness.late_step(seat, FOREVER))


@pytest.mark.rule("AA-43", "AA-46")
@pytest.mark.parametrize("choice", ["ask", "skip", "resign"])
async def test_after_a_team_s_time_its_next_question_has_its_whole_time(clock: FakeClock, choice: Late) -> None:
    session = await sat_down(AGENT_AVENUE, clock, 4, pacing=Pacing(limit_s=60, late=choice), start="green")
    await play_until(session, "recruit")
    team = session.snapshot.to_act()
    await play(session, min(team), Recruit("face_up"))
    await late(session, clock)
    assert (session.snapshot.state.stage, session.snapshot.to_act()) == ("lay_first", team)
    for seat in team:
        seated = session.record.clocks[seat]
        assert (seated.due, seated.late, seated.skip) == (clock.now() + timedelta(seconds=60), 0, False)
        assert session.record.holders[seat].is_played_by_a_person


@pytest.mark.rule("AA-41")
async def test_a_partner_s_card_gives_the_other_partner_whole_time(clock: FakeClock) -> None:
    session = await sat_down(AGENT_AVENUE, clock, 4, start="green")
    clock.advance(50)
    first, second = sorted(session.snapshot.to_act())
    await play(session, first, session.snapshot.legal(first)[0])
    assert session.record.clocks[second].due == clock.now() + timedelta(seconds=60)


@pytest.mark.rule("AA-43", "AA-46")
async def test_who_has_picked_has_answered_until_the_partner_picks_another_card(clock: FakeClock) -> None:
    session = await sat_down(AGENT_AVENUE, clock, 4, start="green")
    await play_until(session, "recruit")
    first, second = sorted(session.snapshot.to_act())
    await play(session, first, Recruit("face_up"))
    assert _answered(session.snapshot) == {first}
    await play(session, second, Recruit("face_down"))
    assert _answered(session.snapshot) == set()
    assert session.snapshot.to_act() == {first, second}


def _answered(snapshot: Snapshot) -> set[int]:
    return {seat for seat in range(4) if snapshot.has_answered(seat)}


@pytest.mark.rule("MM-37")
async def test_notes_begin_no_clock_anew_and_leave_the_question(clock: FakeClock) -> None:
    session = await sat_down(MIND_MGMT, clock, 3, short_setup=True)
    await play_until(session, "agents")
    asked = session.snapshot.to_act()
    before = {seat: (session.record.clocks[seat].due, session.snapshot.question(seat)) for seat in asked}
    notes = [move for move in session.snapshot.legal(1) if isinstance(move, WriteNote)]
    for note in notes[:14]:
        clock.advance(1)
        await play(session, 1, WriteNote(note.location, "no"))
    assert {seat: (session.record.clocks[seat].due, session.snapshot.question(seat)) for seat in asked} == before


@pytest.mark.rule("MM-32")
async def test_a_standing_order_leaves_the_recruiter_s_question(clock: FakeClock) -> None:
    session = await sat_down(MIND_MGMT, clock, 2, short_setup=True)
    await play_until(session, "recruiter")
    before = session.record.clocks[0]
    clock.advance(1)
    await play(session, 0, SetOrder("farthest"))
    assert session.record.clocks[0] == before


@pytest.mark.rule("IN-33")
async def test_the_fifteen_minutes_run_at_a_live_pace_between_people(clock: FakeClock) -> None:
    live = await sat_down(INFILTRAITORS, clock, 2, mission="t3")
    assert live.record.table_due == clock.now() + timedelta(minutes=15)
    for pacing in (DAILY, NONE):
        assert (await sat_down(INFILTRAITORS, clock, 2, pacing=pacing, mission="t3")).record.table_due is None
    assert (await sat_down(INFILTRAITORS, clock, 1, 1, mission="t3")).record.table_due is None
    assert (await sat_down(INFILTRAITORS, clock, 2, mission="t3", limit="turns")).record.table_due is None


@pytest.mark.rule("IN-33")
async def test_whoever_is_late_where_no_minutes_run_loses_no_mission(clock: FakeClock) -> None:
    session = await sat_down(INFILTRAITORS, clock, 2, pacing=DAILY, mission="t3")
    for _ in range(2):
        clock.advance(86_400)
        for seat in lateness.late_seats(session.record, clock.now()):
            await session.change(lateness.late_step(seat, FOREVER))
    assert session.record.status == "playing"
