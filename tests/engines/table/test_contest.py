"""Which finished games count for ratings, and what they are as contests."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from engines import GAMES
from engines.core.chance import Chance
from engines.core.levels import levels
from engines.core.strength import Strength
from engines.table import ending, lateness, seating
from engines.table.changes import Draft, Plan, Publication
from engines.table.contest import Contest, contest_of
from engines.table.play import finished
from engines.table.record import Holder, Place, Record
from engines.table.snapshot import Snapshot
from tests.engines.table.conftest import ADA, BORIS, CLEO, Opened
from tests.support.anything import AnySession
from tests.support.hours import NoCalendar

HOURS = NoCalendar()
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


async def _ended(session: AnySession, published: list[Publication]) -> Contest | None:
    """Play first moves until the game is over; the contest that it was."""
    while seats := session.snapshot.to_act():
        seat = min(seats)
        holder = session.record.holders[seat]
        by = None if holder.program or session.record.clock(seat).skip else holder.person
        await session.act(seat, session.snapshot.legal(seat)[0], session.snapshot.question(seat), by)
    assert session.record.status == "finished"
    return contest_of(published[-1])


async def test_a_game_that_opted_in_and_was_played_to_its_end_is_a_contest(
    opened: Opened, published: list[Publication]
) -> None:
    session = await opened(people=2, programs=1, rated=True)
    await session.change(lambda snapshot, now: Draft(snapshot.record.model_copy(update={"hints": True})))
    assert not any(session.snapshot.may_ask_hint(seat) for seat in range(3))
    contest = await _ended(session, published)
    assert contest is not None
    assert [[entrant.person for entrant in team.entrants] for team in contest.teams] == [[ADA], [BORIS], [None]]
    assert {team.place for team in contest.teams if team.place == 1} == {1}
    assert not contest.has_handicap


@pytest.mark.parametrize(
    "plans",
    [
        (),
        (seating.stand_in(1, HOURS), seating.come_back(1, BORIS, HOURS)),
        (lateness.skip(0),),
        (ending.resign(1, BORIS),),
        (seating.stand_in(1, HOURS), seating.ask_seat(CLEO, 1, HOURS), seating.answer_seat(CLEO, 1, True, HOURS)),
    ],
    ids=[
        "did-not-opt-in",
        "the-program-stood-in",
        "the-program-made-a-move",
        "somebody-left",
        "somebody-took-a-seat",
    ],
)
async def test_no_other_game_counts(opened: Opened, published: list[Publication], plans: tuple[Plan, ...]) -> None:
    session = await opened(people=2, programs=1, rated=bool(plans))
    for plan in plans:
        await session.change(plan)
    assert await _ended(session, published) is None


async def test_of_two_who_resigns_has_lost_a_rated_game(opened: Opened, published: list[Publication]) -> None:
    session = await opened(people=2, rated=True)
    await session.change(ending.resign(0, ADA))
    contest = contest_of(published[-1])
    assert contest is not None
    assert [(team.entrants[0].person, team.place) for team in contest.teams] == [(ADA, 2), (BORIS, 1)]


def _played(game_id: str, seats: int, **options: Any) -> Contest:
    """A game of Ada against programs, or with them, played at random."""
    game, chance = GAMES[game_id], Chance(b"contest")
    chosen = game.options(**options)
    state = game.setup(chosen, seats, chance)
    while waited := sorted(game.to_act(state)):
        seat = chance.choice(waited)
        game.apply(state, seat, chance.choice(game.legal(state, seat)), chance)
    before = Record(
        id=1,
        game=game_id,
        game_version=game.version,
        options=chosen.model_dump(mode="json"),
        place=Place(server=1, channel=2),
        status="playing",
        holders=(Holder(person=ADA), *[Holder(program=True, strength=Strength.HARD)] * (seats - 1)),
        created_at=NOON,
        changed_at=NOON,
        seed=b"",
        salt=b"",
        rated=True,
    )
    snapshot = Snapshot(game, before, state)
    outcome = game.outcome(state)
    assert outcome is not None
    over = snapshot.recorded(before.model_copy(update=finished(snapshot, state, outcome, "game")))
    contest = contest_of(Publication(snapshot, over, None, ()))
    assert contest is not None
    return contest


def test_teams_are_one_each_and_sides_that_are_unlike_are_named() -> None:
    teams = _played("agent_avenue", 4).teams
    assert [(len(team.entrants), team.side) for team in teams] == [(2, None), (2, None)]
    assert teams[1].entrants[0].level == levels("agent_avenue").hard
    apart = _played("mind_mgmt", 3)
    assert {team.side: len(team.entrants) for team in apart.teams} == {"recruiter": 1, "agents": 2}
    assert apart.teams[apart.handicapped].side == apart.favoured
    assert len(_played("the_plan", 3).teams) == 3


def test_who_plays_together_plays_against_the_mission_with_so_many_seats() -> None:
    contest = _played("infiltraitors", 3, mission="m2")
    assert len(contest.teams) == 1
    assert contest.has_handicap
    others = [_played("infiltraitors", seats, mission=mission) for seats, mission in ((2, "m2"), (3, "m3"))]
    assert contest.handicap not in {other.handicap for other in others}
    assert contest.handicap == _played("infiltraitors", 3, mission="m2").handicap


@pytest.mark.parametrize("game", GAMES)
def test_the_programs_of_each_game_are_measured(game: str) -> None:
    found = levels(game)
    assert found.easy < found.normal == 1500 < found.hard
