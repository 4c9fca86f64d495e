"""Ratings as the store keeps them."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

from bot.store import Store
from bot.store.forget import KEPT
from bot.store.preferences import PersonSettings, ServerSettings
from bot.store.ratings.skill import MIDDLE
from bot.store.ratings.standings import Board, Standing
from engines.table.contest import Contest, Entrant, Team
from engines.table.ports import Change
from tests.bot.store.samples import ADA, BORIS, CLEO, NOON, SERVER, change, finished, lobby, playing

GAME = "agent_avenue"
HERE = Board(SERVER, GAME)


def _team(place: int, *people: int | None, side: str | None = None) -> Team:
    return Team(tuple(Entrant(person, MIDDLE) for person in people), place, side)


def against(*teams: Team) -> Contest:
    return Contest(GAME, teams, "handicap")


async def rated(store: Store, at: int, contest: Contest, *, server: int = SERVER, **ended: Any) -> None:
    record = playing(await store.sessions.create(lobby(at, server=server)))
    await store.sessions.commit(change(record))
    over = finished(record, **{"changed_at": NOON + timedelta(hours=at), **ended})
    assert await store.sessions.commit(Change(over, b"state", None, contest))


async def _shown(store: Store, *people: int) -> None:
    for person in people:
        await store.people.set(person, PersonSettings(profile="server"))


async def _own(store: Store, person: int, board: Board = HERE) -> Standing:
    found = await store.ratings.own(board, person)
    assert found is not None
    return found


async def test_a_leaderboard_shows_who_lets_others_see_it_the_surest_first(store: Store) -> None:
    await _shown(store, ADA, CLEO)
    for at in range(1, 4):
        await rated(store, at, against(_team(1, ADA), _team(2, BORIS)))
    await rated(store, 4, against(_team(1, CLEO), _team(2, BORIS)))
    best = await store.ratings.best(HERE, 10)
    assert [(each.person, each.games) for each in best] == [(ADA, 3), (CLEO, 1)]
    assert best[0].skill.margin < best[1].skill.margin
    assert (await _own(store, BORIS)).skill.points < MIDDLE < best[0].skill.points
    assert [each.person for each in await store.ratings.best(HERE, 1)] == [ADA]
    assert await store.ratings.best(Board(SERVER + 1, GAME), 10) == ()
    await store.people.set(ADA, PersonSettings(), PersonSettings(profile="server"))
    assert [each.person for each in await store.ratings.best(HERE, 10)] == [CLEO]


async def test_games_that_end_at_once_all_count(store: Store) -> None:
    teams = [(_team(1, ADA), _team(2, BORIS)), (_team(1, BORIS), _team(2, ADA)), (_team(1, ADA), _team(1, CLEO))]
    await asyncio.gather(*(rated(store, at, against(*each)) for at, each in enumerate(teams, 1)))
    assert [(await _own(store, person)).games for person in (ADA, BORIS, CLEO)] == [3, 2, 1]


async def test_people_together_win_points_of_what_is_hard_and_few_of_what_is_easy(store: Store) -> None:
    for at in range(1, 9):
        await rated(store, at, Contest(GAME, (_team(1, CLEO, None),), "easy"))
        await rated(store, at + 20, Contest(GAME, (_team(2, BORIS),), "hard"))
    for at, handicap in enumerate(("easy", "hard"), 50):
        await rated(store, at, Contest(GAME, (_team(1, ADA + at, None),), handicap))
    easy, hard = [(await _own(store, ADA + at)).skill for at in (50, 51)]
    assert MIDDLE < easy.points < hard.points


async def test_where_sides_are_unlike_each_has_its_rating_and_the_setting_may_favour_one(store: Store) -> None:
    def contest(winner: int, loser: int) -> Contest:
        teams = (_team(1, winner, side="agents"), _team(2, loser, None, side="recruiter"))
        return Contest(GAME, teams, "handicap", "agents")

    for at in range(1, 9):
        await rated(store, at, contest(ADA + at + 10, BORIS + at + 30))
    await rated(store, 20, contest(ADA, BORIS))
    gained = (await _own(store, ADA, Board(SERVER, GAME, "agents"))).skill.points
    assert MIDDLE < gained < (await _own(store, ADA + 11, Board(SERVER, GAME, "agents"))).skill.points
    assert await store.ratings.own(Board(SERVER, GAME, "recruiter"), ADA) is None
    assert await store.ratings.own(HERE, ADA) is None


async def test_seasons_begin_ratings_again_and_keep_those_before(store: Store) -> None:
    won = against(_team(1, ADA), _team(2, None))
    await store.servers.set(SERVER, ServerSettings(seasons="month"))
    await rated(store, 1, won, changed_at=NOON - timedelta(days=1))
    await rated(store, 2, won)
    await rated(store, 3, won, server=SERVER + 1)
    before, now = Board(SERVER, GAME, season="2029-12"), Board(SERVER, GAME, season="2030-01")
    assert await _own(store, ADA, before) == await _own(store, ADA, now)
    assert await store.ratings.season_before(now) == "2029-12"
    assert await store.ratings.season_before(before) is None
    (course,) = await store.ratings.courses(ADA, SERVER)
    assert len(course.skills) == 1
    assert (await _own(store, ADA, Board(SERVER + 1, GAME))).games == 1


async def test_who_is_forgotten_has_no_rating_and_no_course_and_others_keep_theirs(store: Store) -> None:
    await _shown(store, ADA, BORIS)
    await rated(store, 1, against(_team(1, ADA), _team(2, BORIS)))
    theirs = await _own(store, BORIS)
    await store.forgetting.person(ADA)
    assert await store.ratings.own(HERE, ADA) is None
    assert await store.ratings.courses(ADA, SERVER) == ()
    assert await store.ratings.best(HERE, 10) == (theirs,)


async def test_a_server_that_is_gone_takes_its_ratings_with_it(store: Store) -> None:
    await rated(store, 1, against(_team(1, ADA), _team(2, BORIS)))
    await rated(store, 2, against(_team(1, ADA), _team(2, BORIS)), server=SERVER + 1)
    await store.servers.removed(SERVER, NOON)
    await store.forgetting.purge(NOON + KEPT + timedelta(days=1))
    assert await store.ratings.own(HERE, ADA) is None
    assert await store.ratings.courses(ADA, SERVER) == ()
    assert len(await store.ratings.courses(ADA, SERVER + 1)) == 1
