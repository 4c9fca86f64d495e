"""Mission 19: leaving and the key person (IN-26, IN-32)."""

from __future__ import annotations

import pytest

from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import Card
from engines.infiltraitors.events import AgentLeft, KeyPersonSeen
from engines.infiltraitors.moves import (
    Capture,
    DeclineReward,
    Eliminate,
    EliminateKeyPerson,
    Exchange,
    GiveKeyClue,
    Leave,
    Stay,
    TakeReward,
)
from engines.infiltraitors.state import Suspect
from renderers.words import words
from tests.engines.infiltraitors.table import Table, black, blue, red, yellow

KEY = yellow(10)


@pytest.mark.rule("IN-26")
def test_the_key_person_counts_as_left_and_is_known_to_nobody() -> None:
    table = Table("m19", 3)
    view = table.view(None)
    assert (view.middle, view.left) == (8, 9)
    assert all(table.view(seat).key.identity is None for seat in (0, 1, 2, None))  # type: ignore[union-attr]
    table = _table(3).bullets(2)
    table.play(0, Eliminate(1, red(7)))
    assert table.reason == "bullets"


@pytest.mark.rule("IN-26")
def test_the_reward_comes_first_then_the_choice_to_leave() -> None:
    table = _hit(_table(3))
    assert table.asked() == ("reward", 0)
    table.play(0, TakeReward(blue(9)))
    assert table.asked() == ("leave", 0)
    assert blue(9) in table.held(0)
    assert GAME.legal(table.state, 0) == (Leave(), Stay())
    table.play(0, Stay())
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-26")
def test_only_whoever_leaves_looks_at_the_key_person() -> None:
    table = _leaving(_table(3))
    assert table.heard(0, KeyPersonSeen).card == KEY
    assert {table.heard(seat, KeyPersonSeen).card for seat in (1, 2, None)} == {None}
    assert [table.view(seat).key.identity for seat in (0, 1, None)] == [KEY, None, None]  # type: ignore[union-attr]


@pytest.mark.rule("IN-13", "IN-26")
def test_whoever_has_looked_at_the_key_person_no_longer_marks_its_boards() -> None:
    table = _hit(_table(3).hand(0, black(5)))
    table.play(0, DeclineReward())
    assert _markers(table) == (0, 1, 2)
    table.play(0, Leave())
    assert _markers(table) == (1, 2)
    table.play(0, GiveKeyClue(black(5)))
    assert _markers(table) == (1, 2)


def _markers(table: Table) -> tuple[int, ...] | str:
    """Who may mark the shared board of the key person; nobody else has one of their own."""
    marking = next(sheet.marked_by for sheet in GAME.sheets(table.view(1)) if sheet.id == "shared-0")
    own = (
        seat for seat in range(3) if any(sheet.id == f"private-{seat}-0" for sheet in GAME.sheets(table.view(seat)))
    )
    assert tuple(own) == marking
    return marking


@pytest.mark.rule("IN-26")
@pytest.mark.parametrize("clue", [black(5), blue(9)])
def test_one_clue_comes_from_the_hand_or_the_open_discards(clue: Card) -> None:
    table = _leaving(_table(3).hand(0, black(5), black(7)))
    table.refuses(0, GiveKeyClue(red(12)), "not-in-hand-or-discards")
    table.play(0, GiveKeyClue(clue))
    key = table.view(None).key
    assert key is not None
    assert [(lying.card, lying.upright) for lying in key.clues] == [(clue, clue == black(5))]
    assert table.view(None).gone == (0,)
    assert {black(5), black(7), blue(9)} - {clue} <= set(table.discarded()[0])
    assert not table.held(0)
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-26")
def test_two_agents_give_two_clues_and_as_many_as_there_are() -> None:
    table = _leaving(_table(2).hand(0, black(5), black(7)))
    table.play(0, GiveKeyClue(black(5)))
    assert table.asked() == ("key_clue", 0)
    table.play(0, GiveKeyClue(black(7)))
    assert table.view(None).gone == (0,)
    table = _leaving(_table(2, middle=False).hand(0, black(5)).discards())
    table.play(0, GiveKeyClue(black(5)))
    assert table.view(None).gone == (0,)
    table = _leaving(_table(2, middle=False).hand(0).discards())
    assert table.heard(None, AgentLeft).cards == ()


@pytest.mark.rule("IN-26")
def test_who_left_takes_no_turn_but_the_suspect_before_them_is_clued_and_shot() -> None:
    table = _table(3).suspect(0, red(8), middle=False).hand(0, black(5))
    table = _leaving(table)
    table.play(0, GiveKeyClue(black(5)))
    table.hand(1, blue(2)).play(1, Exchange(0, blue(2)))
    assert table.clues(0) == [(blue(2), True)]
    table.turn(2).play(2, Eliminate(0, red(8)))
    table.play(2, DeclineReward())
    table.play(2, Stay())
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-26")
def test_the_last_agent_shoots_the_key_person_at_once_outside_any_turn() -> None:
    table = _last()
    assert table.asked() == ("key_shot", 1)
    number = table.state.number
    table.play(1, EliminateKeyPerson(KEY))
    assert table.reason == "won"
    assert table.state.number == number


@pytest.mark.rule("IN-26")
def test_with_suspects_left_the_last_agent_has_all_further_turns() -> None:
    table = _last(before_gone=True).hand(1, blue(2)).bullets(2)
    table.play(1, EliminateKeyPerson(KEY))
    table.play(1, DeclineReward())
    assert table.asked() == ("action", 1)
    table.play(1, Exchange(0, blue(2)))
    assert table.asked() == ("action", 1)
    table.play(1, Eliminate(0, red(8)))
    assert table.reason == "won"


@pytest.mark.rule("IN-32")
def test_the_key_person_goes_like_any_suspect_and_a_miss_is_followed_by_another_shot() -> None:
    table = _last(before_gone=True).bullets(4)
    before = GAME.decision(table.state, 1)
    table.play(1, EliminateKeyPerson(red(2)))
    assert table.asked() == ("key_shot", 1)
    assert GAME.decision(table.state, 1) != before
    assert table.view(None).key.misses == (red(2),)  # type: ignore[union-attr]
    table.play(1, EliminateKeyPerson(KEY))
    assert KEY.code in table.state.hq
    assert black(5) in table.discarded()[0]
    assert table.asked() == ("reward", 1)
    table.play(1, TakeReward(black(5)))
    assert table.asked() == ("action", 1)
    assert table.view(None).key is None


@pytest.mark.rule("IN-26")
def test_lost_with_two_in_play_after_the_eighth_and_its_choice() -> None:
    table = _hit(_table(2, middle=False))
    table.play(0, DeclineReward())
    table.play(0, Stay())
    assert table.reason == "too-many"
    table = _leaving(_table(3, middle=False))
    table.play(0, GiveKeyClue(blue(9)))
    assert table.reason == "too-many"


@pytest.mark.rule("IN-26")
def test_lost_with_one_in_play_and_a_suspect_in_the_middle() -> None:
    table = _leaving(_table(2).hand(0, black(5), black(7)))
    table.play(0, GiveKeyClue(black(5)))
    table.play(0, GiveKeyClue(black(7)))
    assert table.reason == "alone"


@pytest.mark.rule("IN-26")
def test_lost_with_one_in_play_and_a_suspect_before_them() -> None:
    table = _table(3, middle=False).suspect(2, red(9), middle=False).suspect(0, red(8), middle=False)
    _leaving(table)
    table.play(0, GiveKeyClue(blue(9)))
    table.play(1, Eliminate(0, red(8)))
    table.play(1, DeclineReward())
    table.play(1, Leave())
    table.play(1, table.legal("give_key_clue")[0])
    assert table.reason == "alone"


@pytest.mark.rule("IN-26")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("middle", [True, False])
@pytest.mark.parametrize("before", [None, 0, 1])
def test_it_is_said_beforehand_that_leaving_or_staying_loses_the_mission(
    seats: int, middle: bool, before: int | None
) -> None:
    told, lost = [], []
    for move in (Leave(), Stay()):
        table = _hit(_table(seats, middle=middle))
        if before is not None:
            table.suspect(before, red(8), middle=False)
        table.play(0, DeclineReward())
        told.append(words("en")(GAME.describe(table.view(0), move)))
        table.play(0, move)
        while table.state.stage == "key_clue":
            table.play(0, table.legal("give_key_clue")[0])
        lost.append(bool(table.reason))
    assert ["lose the mission" in line for line in told] == lost


def test_as_many_clues_as_there_are_cards_are_announced() -> None:
    table = _hit(_table(2, middle=False).hand(0, black(5)).discards())
    assert "give 1 clue on it" in words("en")(GAME.describe(table.view(0), Leave()))


@pytest.mark.rule("IN-26")
def test_nobody_else_can_shoot_the_key_person() -> None:
    table = _table(3)
    table.refuses(0, EliminateKeyPerson(KEY), "not-now")
    assert not table.legal("eliminate_key_person")
    table.turn(2).play(2, Capture())


def _table(seats: int, *, middle: bool = True) -> Table:
    """A suspect before seat 1, one open discard and the key person; one more suspect in the middle, or none."""
    table = Table("m19", seats).suspect(1, red(6)).discards(blue(9))
    for place in (*table.state.hands, table.state.hq, table.state.middle):
        if KEY.code in place:
            place.remove(KEY.code)
    table.state.key = Suspect(0, KEY.code)
    return table.middle(red(11)) if middle else table.middle()


def _hit(table: Table) -> Table:
    table.play(0, Eliminate(1, red(6)))
    return table


def _leaving(table: Table) -> Table:
    """Seat 0 has eliminated a suspect and chosen to leave."""
    _hit(table)
    if table.state.stage == "reward":
        table.play(0, DeclineReward())
    table.play(0, Leave())
    return table


def _last(*, before_gone: bool = False) -> Table:
    """Seat 0 of two has left; a suspect may still lie before it."""
    table = _table(2, middle=False).hand(0, black(5), black(7))
    if before_gone:
        table.suspect(0, red(8), middle=False)
    _leaving(table)
    table.play(0, GiveKeyClue(black(5)))
    table.play(0, GiveKeyClue(black(7)))
    return table
