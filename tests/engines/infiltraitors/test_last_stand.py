"""Mission 18: the pool and the last stand (IN-25)."""

from __future__ import annotations

import pytest

from engines.core.seats import Seat
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import Card
from engines.infiltraitors.events import AllDiscarded, Captured, PoolDealt, RewardTaken
from engines.infiltraitors.moves import (
    DeclineReward,
    Eliminate,
    Exchange,
    GiveClue,
    TakeFaceDownReward,
    TakeReward,
    Wait,
)
from engines.infiltraitors.state import Elimination
from tests.engines.infiltraitors.table import Table, black, blue, green, red

POOL = [black(number) for number in range(2, 9)]


@pytest.mark.rule("IN-25")
def test_a_reward_must_be_taken_and_goes_face_up_to_the_pool() -> None:
    table = Table("m18", 3).suspect(1, red(6)).discards(blue(9)).hand(0)
    table.play(0, Eliminate(1, red(6)))
    table.refuses(0, DeclineReward(), "reward-must-be-taken")
    table.play(0, TakeReward(blue(9)))
    assert table.view(None).pool == (blue(9),)
    assert not table.held(0)


@pytest.mark.rule("IN-25")
def test_a_face_down_reward_is_turned_up_in_the_pool() -> None:
    table = Table("m18", 3).suspect(1, red(6)).discards(down=[blue(9)])
    table.play(0, Eliminate(1, red(6)))
    table.play(0, TakeFaceDownReward())
    assert table.view(None).pool == (blue(9),)
    assert table.heard(None, RewardTaken).card == blue(9)
    assert blue(9) in table.view(None).shown


@pytest.mark.rule("IN-25")
def test_without_a_discard_there_is_no_reward() -> None:
    table = Table("m18", 3).suspect(1, red(6)).discards()
    table.play(0, Eliminate(1, red(6)))
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-25")
def test_the_suspect_aside_counts_as_left() -> None:
    table = Table("m18", 3)
    view = table.view(None)
    assert (view.middle, view.aside, view.left) == (8, 1, 9)
    table = _eighth().bullets(1)
    table.play(0, Eliminate(1, red(6)))
    assert table.reason == "bullets"


@pytest.mark.rule("IN-25")
@pytest.mark.parametrize(("seats", "counts"), [(2, [4, 4]), (3, [3, 3, 2]), (4, [2, 2, 2, 2]), (5, [2, 2, 2, 1, 1])])
def test_the_last_stand_is_dealt_from_the_pool_alone(seats: int, counts: list[int]) -> None:
    table = _begun(seats)
    assert [len(table.held(seat)) for seat in range(seats)] == counts, "from whoever eliminated the eighth on"
    assert {card for seat in range(seats) for card in table.held(seat)} == {*POOL, blue(9)}
    assert not table.state.hq
    assert table.asked() == ("action", 1), "Turns go on clockwise"
    assert table.view(None).last_stand
    assert (table.view(None).left, table.view(None).aside) == (1, 0)


@pytest.mark.rule("IN-25")
def test_dealing_starts_with_whoever_eliminated_the_eighth() -> None:
    table = _eighth(3).turn(2)
    _stand(table, 2)
    assert [len(table.held(seat)) for seat in range(3)] == [3, 2, 3]
    assert table.asked() == ("action", 0)


@pytest.mark.rule("IN-25")
def test_hands_and_headquarters_are_discarded_face_up() -> None:
    table = _eighth(3).hand(1, green(2)).hand(2, green(3)).hand(0, green(4)).hq(green(5), green(6))
    _stand(table)
    up = set(table.discarded()[0])
    assert {green(number) for number in (2, 3, 4, 5, 6)} <= up
    assert red(6) in up, "the eighth had been shuffled into HQ"
    assert table.heard(None, AllDiscarded).hands == ((green(4),), (green(2),), (green(3),))


@pytest.mark.rule("IN-25")
def test_whoever_eliminated_the_eighth_gets_the_last_suspect() -> None:
    table = _begun(3)
    suspect = table.state.held[0]
    assert suspect is not None
    assert table.heard(0, Captured).card == table.view(0).suspects[0].identity
    assert table.heard(1, Captured).card is None
    assert table.heard(1, PoolDealt).hands[1] == tuple(table.held(1))
    assert table.heard(1, PoolDealt).hands[0] is None
    assert table.heard(None, PoolDealt).hands == (None, None, None)


@pytest.mark.rule("IN-25")
def test_exchanges_draw_before_the_last_stand_and_not_in_it() -> None:
    table = Table("m18", 3).suspect(1, red(6)).hand(0, blue(2)).hq(blue(5), blue(7))
    table.play(0, Exchange(1, blue(2)))
    assert table.held(0) == [blue(5)]
    table = _begun(3)
    card, count = table.held(1)[0], len(table.held(1))
    table.play(1, Exchange(0, card))
    assert len(table.held(1)) == count - 1
    table.refuses(2, Wait(0), "hq-empty")


@pytest.mark.rule("IN-25")
def test_the_last_suspect_is_clued_and_shot_as_any_other() -> None:
    table = _begun(3).turn(0)
    suspect = table.view(0).suspects[0]
    table.play(0, GiveClue(table.held(0)[0]))
    assert suspect.identity is not None
    table.play(1, Eliminate(0, suspect.identity))
    assert table.reason == "won"


def _eighth(seats: int = 3) -> Table:
    """Seven suspects are eliminated, the eighth lies before seat 1; seven rewards are in the pool."""
    table = Table("m18", seats).suspect(1, red(6))
    table.state.middle = []
    table.state.eliminated = [Elimination(serial, red(2).code, 0, 1, serial) for serial in range(10, 17)]
    for card in POOL:
        _remove(table, card)
    table.state.pool = [card.code for card in POOL]
    return table.discards(blue(9)).bullets(2)


def _remove(table: Table, card: Card) -> None:
    for place in (*table.state.hands, table.state.hq, table.state.aside):
        if card.code in place:
            place.remove(card.code)
    if not table.state.aside:
        table.state.aside = [green(15).code]


def _stand(table: Table, seat: Seat = 0) -> None:
    table.play(seat, Eliminate(1, red(6)))
    table.play(seat, TakeReward(blue(9)))


def _begun(seats: int) -> Table:
    table = _eighth(seats)
    _stand(table)
    assert len(GAME.legal(table.state, 1)) > 0
    return table
