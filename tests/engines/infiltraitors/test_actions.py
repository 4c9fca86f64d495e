"""The five actions, matching, the hand limit and an empty HQ (IN-2 to IN-9, IN-12, IN-30)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import CARDS, Card, matches
from engines.infiltraitors.events import Captured, CardsDrawn, Missed, RewardTaken
from engines.infiltraitors.moves import (
    Capture,
    DeclineReward,
    Discard,
    DiscardUnseen,
    Eliminate,
    Exchange,
    GiveClue,
    TakeFaceDownReward,
    TakeReward,
    Wait,
)
from tests.engines.infiltraitors.table import Table, black, blue, green, red, yellow


@pytest.mark.rule("IN-2")
def test_a_captured_suspect_is_seen_by_its_holder_alone() -> None:
    table = Table().middle(red(6), red(7))
    table.play(0, Capture())
    assert table.heard(0, Captured).card == red(6)
    assert {table.heard(seat, Captured).card for seat in (1, 2, None)} == {None}
    assert [table.view(seat).suspects[0].identity for seat in (0, 1, 2, None)] == [red(6), None, None, None]
    assert table.state.middle == [red(7).code]


@pytest.mark.rule("IN-2")
def test_capturing_discards_headquarters_top_unseen() -> None:
    table = Table().middle(red(6)).hq(black(2), black(3))
    table.play(0, Capture())
    assert table.discarded() == ([], [black(2)])
    assert table.state.hq == [black(3).code]
    assert not any(black(2) in (*table.view(seat).seen, *table.view(seat).shown) for seat in (0, 1, 2, None))


@pytest.mark.rule("IN-2")
def test_nobody_holds_two_suspects() -> None:
    table = Table().suspect(0, red(6))
    table.refuses(0, Capture(), "one-suspect-each")
    Table().middle().refuses(0, Capture(), "no-suspect-in-the-middle")


@pytest.mark.rule("IN-3")
@pytest.mark.parametrize(("clue", "upright"), [(black(3), True), (red(11), True), (black(4), False)])
def test_a_clue_lies_truthfully_at_one_s_own_suspect(clue: Card, upright: bool) -> None:
    table = Table().suspect(0, red(6)).hand(0, clue, blue(2))
    hq = len(table.state.hq)
    table.play(0, GiveClue(clue))
    assert table.clues(0) == [(clue, upright)]
    assert table.view(None).suspects[0].clues[0].upright == upright
    assert table.held(0) == [blue(2)]
    assert len(table.state.hq) == hq


@pytest.mark.rule("IN-3")
def test_a_clue_needs_a_suspect_and_a_card_of_one_s_own() -> None:
    Table().hand(0, blue(2)).refuses(0, GiveClue(blue(2)), "no-suspect-of-yours")
    Table().suspect(0, red(6)).hand(0, blue(2)).hand(1, blue(3)).refuses(0, GiveClue(blue(3)), "not-in-hand")


@pytest.mark.rule("IN-4")
@pytest.mark.parametrize(("clue", "upright"), [(black(12), True), (black(4), False)])
def test_an_exchange_lies_truthfully_and_draws_one(clue: Card, upright: bool) -> None:
    table = Table().suspect(1, red(6)).hand(0, clue).hq(blue(5), blue(7))
    table.play(0, Exchange(1, clue))
    assert table.clues(1) == [(clue, upright)]
    assert table.held(0) == [blue(5)]
    assert table.heard(0, CardsDrawn).cards == (blue(5),)
    assert {table.heard(seat, CardsDrawn).cards for seat in (1, 2, None)} == {None}


@pytest.mark.rule("IN-4")
def test_an_exchange_needs_another_agent_s_suspect() -> None:
    table = Table().suspect(0, red(6)).hand(0, blue(2))
    table.refuses(0, Exchange(0, blue(2)), "your-own-suspect")
    table.refuses(0, Exchange(1, blue(2)), "no-suspect-there")


@pytest.mark.rule("IN-5")
@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_waiting_discards_one_and_draws_as_many_as_named(named: int) -> None:
    table = Table().hand(0).hq(black(2), blue(3), blue(4), blue(5), blue(6))
    table.play(0, Wait(named))
    assert table.held(0) == [blue(3), blue(4), blue(5)][:named]
    assert table.discarded() == ([], [black(2)])


@pytest.mark.rule("IN-5", "IN-30")
def test_more_may_be_named_than_headquarters_has() -> None:
    table = Table().hand(0).hq(black(2), blue(3))
    assert table.legal("wait") == [Wait(0), Wait(1), Wait(2), Wait(3)]
    table.play(0, Wait(3))
    assert table.held(0) == [blue(3)]


@pytest.mark.rule("IN-5")
def test_the_number_is_named_before_any_card_is_seen() -> None:
    table = Table()
    table.play(0, Wait(2))
    assert table.asked() == ("action", 1)
    Table().refuses(0, Wait(4), "draw-three")


@pytest.mark.rule("IN-6")
def test_a_right_shot_takes_the_suspect_away() -> None:
    table = Table().suspect(1, red(6), upright=[red(2)], sideways=[black(7)]).discards()
    hq, bullets = len(table.state.hq), table.state.bullets
    table.play(0, Eliminate(1, red(6)))
    assert table.state.held[1] is None
    assert table.state.bullets == bullets - 1
    assert red(6).code in table.state.hq
    assert len(table.state.hq) == hq + 1
    assert table.discarded() == ([red(2), black(7)], [])
    assert table.asked() == ("reward", 0)


@pytest.mark.rule("IN-6")
def test_the_suspect_is_shuffled_into_headquarters() -> None:
    places = set()
    for seed in range(12):
        table = Table(seed=bytes([seed])).suspect(1, red(6)).discards(red(2))
        table.play(0, Eliminate(1, red(6)))
        places.add(table.state.hq.index(red(6).code))
    assert len(places) > 3


@pytest.mark.rule("IN-6")
def test_a_wrong_shot_costs_the_bullet_alone() -> None:
    table = Table().suspect(1, red(6), upright=[red(2)])
    bullets = table.state.bullets
    table.play(0, Eliminate(1, red(7)))
    assert table.state.bullets == bullets - 1
    assert table.clues(1) == [(red(2), True)]
    assert table.view(None).suspects[0].misses == (red(7),)
    assert table.heard(None, Missed) == table.heard(1, Missed)
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-6")
def test_any_colour_and_number_of_the_mission_can_be_named() -> None:
    table = Table("m1").suspect(1, red(6))
    named = {move.identity for move in table.legal("eliminate") if isinstance(move, Eliminate)}
    assert named == {card for card in CARDS if card.number > 1 and card.colour != "green"}
    table.refuses(0, Eliminate(1, green(6)), "no-such-suspect")
    table.refuses(0, Eliminate(1, red(1)), "no-such-suspect")
    Table().suspect(0, red(6)).refuses(0, Eliminate(0, red(6)), "your-own-suspect")


@pytest.mark.rule("IN-6")
def test_the_reward_is_any_discard_a_clue_of_the_suspect_too() -> None:
    table = Table().suspect(1, red(6), upright=[red(2)]).discards(blue(9)).hand(0)
    table.play(0, Eliminate(1, red(6)))
    assert table.legal("take_reward") == [TakeReward(red(2)), TakeReward(blue(9))]
    table.play(0, TakeReward(red(2)))
    assert table.held(0) == [red(2)]
    assert table.heard(None, RewardTaken).card == red(2)
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-6")
def test_a_face_down_reward_comes_unseen_at_random() -> None:
    taken = set()
    for seed in range(20):
        table = Table(seed=bytes([seed])).suspect(1, red(6)).discards(down=[blue(9), blue(10), blue(11)]).hand(0)
        table.play(0, Eliminate(1, red(6)))
        table.play(0, TakeFaceDownReward())
        taken.update(table.held(0))
        assert table.heard(0, RewardTaken).card == table.held(0)[0]
        assert table.heard(1, RewardTaken).card is None
    assert taken == {blue(9), blue(10), blue(11)}


@pytest.mark.rule("IN-6")
def test_a_reward_may_be_declined_and_needs_a_discard() -> None:
    table = Table().suspect(1, red(6)).discards(blue(9)).hand(0)
    table.play(0, Eliminate(1, red(6)))
    table.refuses(0, TakeFaceDownReward(), "none-face-down")
    table.refuses(0, TakeReward(red(2)), "not-in-discards")
    table.play(0, DeclineReward())
    assert not table.held(0)
    table = Table().suspect(1, red(6)).discards()
    table.play(0, Eliminate(1, red(6)))
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-7")
def test_a_six_matches_its_colour_its_divisors_and_multiples() -> None:
    numbers = [number for number in range(2, 16) if matches(red(6).code, black(number).code)]
    assert numbers == [2, 3, 6, 12]
    assert all(matches(red(6).code, red(number).code) for number in range(2, 16))
    assert not matches(red(6).code, black(4).code)


@pytest.mark.rule("IN-7")
def test_matching_goes_both_ways() -> None:
    for one, other in product(range(len(CARDS)), repeat=2):
        assert matches(one, other) == matches(other, one)


@pytest.mark.rule("IN-8")
def test_a_special_card_matches_by_colour_alone() -> None:
    for card in CARDS:
        assert matches(red(1).code, card.code) == matches(card.code, red(1).code) == (card.colour == "red")
    assert not matches(red(1).code, black(1).code)


@pytest.mark.rule("IN-9")
def test_what_is_over_seven_is_discarded_face_up_at_choice() -> None:
    seven = [red(number) for number in range(2, 9)]
    table = Table().hand(0, *seven).hq(black(2), blue(3), blue(4), blue(5))
    table.play(0, Wait(2))
    assert table.asked() == ("discard", 0)
    assert table.view(0).surplus == 2
    table.refuses(0, Discard(blue(5)), "not-in-hand")
    table.refuses(0, DiscardUnseen(0), "discard-seen")
    table.play(0, Discard(red(2)))
    table.play(0, Discard(blue(4)))
    assert table.discarded() == ([red(2), blue(4)], [black(2)])
    assert table.held(0) == [*seven[1:], blue(3)]
    assert table.asked() == ("action", 1)


@pytest.mark.rule("IN-9")
def test_a_reward_at_a_full_hand_is_taken_then_trimmed() -> None:
    table = Table().hand(0, *(red(number) for number in range(2, 9))).suspect(1, red(9)).discards(blue(9))
    table.play(0, Eliminate(1, red(9)))
    table.play(0, TakeReward(blue(9)))
    assert table.asked() == ("discard", 0)
    table.play(0, Discard(blue(9)))
    assert blue(9) in table.discarded()[0]


@pytest.mark.rule("IN-12")
def test_with_headquarters_empty_one_captures_and_exchanges_but_cannot_wait() -> None:
    table = Table().middle(yellow(5)).suspect(1, yellow(6)).middle(yellow(5)).hand(0, blue(2), blue(3)).hq()
    table.refuses(0, Wait(0), "hq-empty")
    table.play(0, Exchange(1, blue(2)))
    assert table.held(0) == [blue(3)]
    table.turn(0).play(0, Capture())
    assert table.discarded()[1] == []


def test_only_whose_turn_it_is_may_act() -> None:
    table = Table()
    table.refuses(1, Wait(0), "not-your-turn")
    table.refuses(0, DeclineReward(), "not-now")
    assert GAME.decision(table.state, 1) is None
