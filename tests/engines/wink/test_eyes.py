"""Eyes: winks, blinks, who sees them, what is told of them, and the story at the end (WK-4, WK-23 to WK-29)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core.chance import Chance
from engines.wink.cards import EYES, Manner
from engines.wink.moves import SetManner
from engines.wink.rules.eyes import eyes
from engines.wink.views import Eye
from tests.engines.wink.table import Table

MANY = 4_000


def facing(seats: int = 4, manner: Manner = "bold") -> Table:
    """Seat 0 has called 1, held by seat 1; they watch each other, all others watch seat 1."""
    table = Table(seats)
    table.beat(1)
    table.watch(1, 0, *[1] * (seats - 2))
    table.manner(1, manner)
    return table


def many(table: Table) -> list[tuple[Eye, ...]]:
    """What the eyes do in many beats like this one."""
    chance = Chance(b"eyes")
    return [eyes(table.state, chance) for _ in range(MANY)]


def near(count: int, share: float, of: int = MANY) -> bool:
    """Whether so many of all are within four standard errors of the share."""
    error: float = (share * (1 - share) / of) ** 0.5
    return abs(count / of - share) <= 4 * error


@pytest.mark.rule("WK-24", "WK-3")
def test_who_meets_the_callers_eyes_and_holds_the_number_winks() -> None:
    for done in many(facing()):
        assert done[1].met
        assert done[1].moved == 0
        assert done[1].number == 1


@pytest.mark.rule("WK-24", "WK-4")
@pytest.mark.parametrize("gazes", [(1, 2, 1, 1), (2, 0, 1, 1), (3, 2, 1, 0)])
def test_without_meeting_or_without_the_number_nobody_winks(gazes: tuple[int, ...]) -> None:
    table = facing()
    table.watch(*gazes)
    assert all(eye.number is None for done in many(table) for eye in done)


@pytest.mark.rule("WK-4")
def test_nobody_winks_but_at_the_caller_of_a_number_they_hold() -> None:
    table = facing()
    table.give(1, 5, 9)
    table.give(2, 1, 2)
    assert all(eye.number is None for done in many(table) for eye in done)


@pytest.mark.rule("WK-24", "WK-29")
@pytest.mark.parametrize(("manner", "face", "side"), [("bold", 1.0, 0.4), ("subtle", 0.75, 0.25)])
def test_winks_are_seen_as_often_as_the_rules_say(manner: Manner, face: float, side: float) -> None:
    seen: Counter[int] = Counter()
    together = 0
    for done in many(facing(5, manner)):
        assert done[1].watched_by == (0, 2, 3, 4)
        seen.update(done[1].seen_by)
        together += {2, 3} <= set(done[1].seen_by)
    assert near(seen[0], face)
    assert all(near(seen[seat], side) for seat in (2, 3, 4))
    assert near(together, side * side), "each watcher's sight is drawn for itself"


@pytest.mark.rule("WK-24", "WK-29")
@pytest.mark.parametrize("seats", [4, 8])
def test_eyes_blink_as_often_as_the_rules_say_and_all_who_watch_see_it(seats: int) -> None:
    table = Table(seats)
    toward: Counter[int] = Counter()
    for done in many(table):
        for eye in done:
            assert eye.seen_by == (eye.watched_by if eye.moved is not None else ())
        if done[2].moved is not None:
            toward[done[2].moved] += 1
    assert near(toward.total(), EYES.blink / seats)
    assert 2 not in toward
    assert all(near(toward[seat], EYES.blink / seats / (seats - 1)) for seat in range(seats) if seat != 2)


@pytest.mark.rule("WK-29")
def test_the_constants_are_data() -> None:
    assert (EYES.blink, EYES.side_bold, EYES.side_subtle, EYES.face_subtle) == (0.4, 0.4, 0.25, 0.75)


@pytest.mark.rule("WK-24")
def test_both_may_wink_at_each_other() -> None:
    table = Table()
    table.give(0, 2, 4)
    table.give(1, 1, 5)
    table.beat(1)
    table.beat(2)
    table.watch(1, 0, 3, 0)
    done = eyes(table.state, Chance(b"both"))
    assert (done[0].number, done[1].number) == (2, 1)


@pytest.mark.rule("WK-23")
def test_the_news_tell_of_the_one_watched_alone() -> None:
    table = facing()
    table.beat(2)
    for seat in range(4):
        news, done = table.news(seat), table.state.past[-1].eyes
        assert news.watched == done[seat].watched
        assert news.met == (done[done[seat].watched].watched == seat)
        assert news.moved == (done[done[seat].watched].moved if seat in done[done[seat].watched].seen_by else None)
    assert table.news(0).moved == 1 - 1
    assert (table.news(1).winked, table.news(1).number) == (0, 1)
    assert table.news(0).winked is None
    assert table.news(0).own == 1


@pytest.mark.rule("WK-23")
def test_a_wink_and_a_blink_bold_and_subtle_look_the_same() -> None:
    told = []
    for manner in ("bold", "subtle"):
        table = facing()
        table.play(1, SetManner(manner))
        while 0 not in eyes(table.state, table.chance.copy())[1].seen_by:
            table.chance.below(2)
        table.beat(2)
        told.append(table.news(0))
    blinking = facing()
    blinking.give(1, 5)
    while (seen := eyes(blinking.state, blinking.chance.copy())[1]).moved != 0:
        blinking.chance.below(2)
    assert seen.number is None
    blinking.beat(2)
    assert told == [blinking.news(0)] * 2
    assert (blinking.news(1).winked, blinking.news(1).number) == (None, None)


@pytest.mark.rule("WK-23")
def test_news_stay_readable_to_their_owner_alone() -> None:
    table = facing()
    table.beat(2)
    table.beat(3)
    assert [news.turn for news in table.me(2).news or ()] == [1, 2, 3]
    assert table.view(2).players[1].news is None
    assert all(player.news is None for player in table.view(None).players)


@pytest.mark.rule("WK-26")
def test_after_the_game_the_whole_story_is_told_to_all() -> None:
    table = facing()
    table.beat(2)
    assert all(turn.eyes is None for turn in table.view(1).turns)
    for turn in range(10):
        table.beat()
        if table.view().stage == "over":
            break
        assert turn < 9
    for viewer in (None, 0, 3):
        told = table.view(viewer).turns[1].eyes
        assert told is not None
        assert told[1].number == 1
        assert told[1].watched_by == (0, 2, 3)
        assert [eye.seat for eye in told] == [0, 1, 2, 3]
        assert len(table.view(viewer).turns) == table.view(viewer).number
