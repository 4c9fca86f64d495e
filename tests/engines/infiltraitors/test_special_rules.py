"""The special rules of missions 2 to 17 (IN-21 to IN-24, IN-27 and the missions' own)."""

from __future__ import annotations

import pytest

from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import CARDS, Card
from engines.infiltraitors.events import Captured, CardsDrawn, ClueGiven, InformationExchanged, RewardTaken
from engines.infiltraitors.missions import MissionId
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

SPECIALS = [Card(f"{colour}-1") for colour in ("red", "black", "yellow", "blue", "green")]


@pytest.mark.rule("IN-6")
@pytest.mark.parametrize("mission", ["m2", "m14"])
def test_2_and_14_turn_every_discard_down(mission: MissionId) -> None:
    table = Table(mission).suspect(1, red(6), upright=[red(2)]).hand(0, *(black(number) for number in range(2, 9)))
    table.play(0, Eliminate(1, red(6)))
    assert table.discarded() == ([], [red(2)])
    assert [move.kind for move in GAME.legal(table.state, 0)] == ["take_face_down_reward", "decline_reward"]
    table.play(0, TakeFaceDownReward())
    table.play(0, Discard(black(2)))
    assert table.discarded() == ([], [black(2)])


@pytest.mark.rule("IN-27")
@pytest.mark.parametrize("mission", ["m3", "m14"])
def test_3_and_14_number_suspects_and_shoot_the_lowest(mission: MissionId) -> None:
    table = Table(mission, 3)
    for seat in (0, 1, 2):
        table.play(seat, Capture())
    assert [suspect.token for suspect in table.view(None).suspects] == [1, 2, 3]
    assert [suspect.in_reach for suspect in table.view(None).suspects] == [True, False, False]
    table.refuses(0, Eliminate(1, red(6)), "not-lowest")
    table.turn(1).play(1, Eliminate(0, _identity(table, 0)))
    table.play(1, DeclineReward())
    table.turn(0).play(0, Capture())
    assert table.view(None).suspect_of(0).token == 4  # type: ignore[union-attr]
    table.turn(0).refuses(0, Eliminate(2, red(6)), "not-lowest")
    table.play(0, Eliminate(1, _identity(table, 1)))


@pytest.mark.rule("IN-21")
def test_6_has_the_specials_in_play_in_the_middle_for_exchanges() -> None:
    table = Table("m6", 3).suspect(1, red(6)).suspect(0, red(7)).hand(0, blue(2)).hq(blue(5), blue(7))
    assert table.view(None).specials == tuple(SPECIALS[:4])
    assert not any(move.card.special for move in table.legal("give_clue") if isinstance(move, GiveClue))
    table.play(0, Exchange(1, SPECIALS[0]))
    assert table.heard(None, InformationExchanged).owner is None
    assert table.clues(1) == [(SPECIALS[0], True)]
    assert table.held(0) == [blue(2), blue(5)]
    assert table.view(None).specials == tuple(SPECIALS[1:4])
    table.turn(0).refuses(0, Exchange(1, SPECIALS[0]), "not-in-hand")


@pytest.mark.rule("IN-21")
def test_6_a_special_is_discarded_with_the_clues_and_then_a_card_like_any_other() -> None:
    table = Table("m6", 3).suspect(1, red(6)).suspect(2, red(8)).hand(0)
    table.play(0, Exchange(1, SPECIALS[1]))
    table.turn(0).play(0, Eliminate(1, red(6)))
    table.play(0, TakeReward(SPECIALS[1]))
    assert SPECIALS[1] in table.held(0)
    table.turn(0).play(0, Exchange(2, SPECIALS[1]))
    assert table.heard(None, InformationExchanged).owner == 0


@pytest.mark.rule("IN-6")
@pytest.mark.parametrize("mission", ["m7", "m13"])
@pytest.mark.parametrize(
    ("upright", "sideways", "reach"),
    [
        ([2, 3], [4, 5], True),
        ([2, 3, 12], [4, 5, 7], True),
        ([2, 3], [4], False),
        ([2], [4], False),
        ([2, 3, 12], [4, 5], False),
        ([], [], False),
    ],
)
def test_7_and_13_want_balanced_clues(
    mission: MissionId, upright: list[int], sideways: list[int], reach: bool
) -> None:
    matching, others = [black(n) for n in upright], [black(n) for n in sideways]
    table = Table(mission).suspect(1, red(6), upright=matching, sideways=others)
    assert table.view(None).suspects[0].in_reach == reach
    if reach:
        assert Eliminate(1, red(6)) in GAME.legal(table.state, 0)
    else:
        table.refuses(0, Eliminate(1, red(6)), "not-balanced")


@pytest.mark.rule("IN-27")
def test_8_exchanges_to_the_left_only() -> None:
    table = Table("m8", 3).suspect(1, red(6)).suspect(2, red(7)).hand(0, blue(2))
    table.refuses(0, Exchange(2, blue(2)), "not-left")
    table.play(0, Exchange(1, blue(2)))
    table.turn(2).hand(2, blue(3)).refuses(2, Exchange(1, blue(3)), "not-left")
    assert not table.legal("exchange"), "seat 0, to the left of seat 2, has no suspect"


@pytest.mark.rule("IN-27")
def test_11_shoots_to_the_right_only() -> None:
    table = Table("m11", 3).suspect(1, red(6)).suspect(2, red(7))
    table.refuses(0, Eliminate(1, red(6)), "not-right")
    table.turn(1)
    assert not table.legal("eliminate"), "seat 0, to the right of seat 1, has no suspect"
    table.turn(0).play(0, Eliminate(2, red(7)))


@pytest.mark.rule("IN-27")
@pytest.mark.parametrize(("mission", "kind"), [("m8", "exchange"), ("m11", "eliminate")])
def test_8_and_11_with_two_agents_both_sides_are_the_other(mission: MissionId, kind: str) -> None:
    table = Table(mission, 2).suspect(0, red(6)).suspect(1, red(7))
    for seat in (0, 1):
        assert table.turn(seat).legal(kind)


@pytest.mark.rule("IN-9")
def test_9_starts_with_three_cards_and_keeps_three() -> None:
    table = Table("m9").hand(0, blue(2), blue(3), blue(4)).hq(red(2), red(3), red(4), red(5), red(6))
    table.play(0, Wait(3))
    assert table.view(0).surplus == 3
    for card in (red(3), red(4), red(5)):
        table.play(0, Discard(card))
    assert table.held(0) == [blue(2), blue(3), blue(4)]


@pytest.mark.rule("IN-6")
def test_12_one_random_agent_alone_shoots_and_holds_no_suspect() -> None:
    assert {Table("m12", 3, seed=bytes([seed])).state.shooter for seed in range(20)} == {0, 1, 2}
    table = Table("m12", 3)
    table.state.shooter = 0
    assert table.view(None).shooter == 0
    table.refuses(0, Capture(), "shooter-holds-none")
    table.suspect(1, red(6)).turn(2)
    table.refuses(2, Eliminate(1, red(6)), "not-the-shooter")
    table.turn(0).play(0, Eliminate(1, red(6)))


@pytest.mark.rule("IN-22", "IN-8")
def test_15_a_special_suspect_is_shot_as_its_colour_and_one() -> None:
    table = Table("m15", 3)
    pack = {code for place in (*table.state.hands, table.state.hq, table.state.middle) for code in place}
    assert {card.code for card in SPECIALS} <= pack
    table.suspect(1, SPECIALS[0], upright=[red(2)]).hand(0, red(9), black(7)).hand(2, SPECIALS[1])
    table.play(0, Exchange(1, red(9)))
    table.turn(0).play(0, Exchange(1, black(7)))
    table.turn(2).play(2, Exchange(1, SPECIALS[1]))
    assert table.clues(1) == [(red(2), True), (red(9), True), (black(7), False), (SPECIALS[1], False)]
    table.turn(0).play(0, Eliminate(1, SPECIALS[0]))


@pytest.mark.rule("IN-23")
def test_16_the_second_card_gives_the_colour() -> None:
    table = Table("m16", 3).middle(red(6)).hq(green(9), black(2))
    table.play(0, Capture())
    assert table.discarded() == ([], [])
    seen = table.view(0).suspects[0]
    assert (seen.identity, seen.card, seen.second) == (green(6), red(6), green(9))
    assert table.heard(0, Captured).second == green(9)
    for seat in (1, None):
        hidden = table.view(seat).suspects[0]
        assert (hidden.identity, hidden.card, hidden.second, hidden.two_cards) == (None, None, None, True)
        assert (table.heard(seat, Captured).second, table.heard(seat, Captured).hq) == (None, "kept")
    table.turn(0).hand(0, green(15), red(15)).play(0, GiveClue(green(15)))
    table.turn(0).play(0, GiveClue(red(15)))
    assert table.clues(0) == [(green(15), True), (red(15), False)]


@pytest.mark.rule("IN-23")
def test_16_both_cards_are_shuffled_into_headquarters_unseen() -> None:
    table = Table("m16", 3).hand(0, blue(2)).suspect(1, red(6), green(9))
    hq = len(table.state.hq)
    table.play(0, Eliminate(1, green(6)))
    assert len(table.state.hq) == hq + 2
    assert {red(6).code, green(9).code} <= set(table.state.hq)
    assert not {red(6), green(9)} & {*table.view(0).shown, *table.view(0).seen}


@pytest.mark.rule("IN-23")
def test_16_a_suspect_may_equal_a_card_seen_elsewhere() -> None:
    table = Table("m16", 3).suspect(1, red(6), green(9)).hand(0, green(6))
    table.play(0, Exchange(1, green(6)))
    assert table.clues(1) == [(green(6), True)]
    table.turn(0).play(0, Eliminate(1, green(6)))


@pytest.mark.rule("IN-23")
def test_16_with_headquarters_empty_the_suspect_keeps_its_colour() -> None:
    table = Table("m16", 3).middle(red(6)).hq()
    table.play(0, Capture())
    assert table.view(0).suspects[0].identity == red(6)
    assert table.view(None).suspects[0].two_cards is False
    assert table.heard(None, Captured).hq == "nothing"


@pytest.mark.rule("IN-24")
def test_17_all_hands_are_seen_but_one_s_own() -> None:
    table = Table("m17", 3)
    for seat in (0, 1, 2):
        assert [hand.cards is None for hand in table.view(seat).hands] == [owner == seat for owner in range(3)]
    assert all(hand.cards is None for hand in table.view(None).hands)


@pytest.mark.rule("IN-24")
def test_17_clues_and_exchanges_come_out_of_other_hands_the_target_s_too() -> None:
    table = Table("m17", 3).suspect(1, red(6)).suspect(0, red(7)).hand(0, blue(2)).hand(1, blue(3)).hand(2, blue(4))
    table.hq(blue(5), blue(7), blue(8))
    table.refuses(0, GiveClue(blue(2)), "not-in-hand")
    table.play(0, Exchange(1, blue(3)))
    assert table.heard(None, InformationExchanged).owner == 1
    assert [len(table.held(seat)) for seat in range(3)] == [2, 0, 1]
    assert table.held(0)[-1] == blue(5), "the acting agent draws"
    table.turn(0).play(0, GiveClue(blue(4)))
    assert table.heard(None, ClueGiven).owner == 2


@pytest.mark.rule("IN-24")
def test_17_what_comes_into_a_hand_the_others_see() -> None:
    table = Table("m17", 3).hq(blue(2), blue(5), blue(7)).hand(0)
    table.play(0, Wait(1))
    assert table.heard(0, CardsDrawn).cards is None
    assert table.heard(None, CardsDrawn).cards is None
    assert table.heard(1, CardsDrawn).cards == table.heard(2, CardsDrawn).cards == (blue(5),)
    table.suspect(1, red(6)).discards(down=[yellow(9)]).turn(0).play(0, Eliminate(1, red(6)))
    table.play(0, TakeFaceDownReward())
    assert table.heard(0, RewardTaken).card is None
    assert table.heard(1, RewardTaken).card == yellow(9)


@pytest.mark.rule("IN-24")
def test_17_surplus_is_discarded_unseen_by_its_place() -> None:
    table = Table("m17", 3).hand(0, *(red(number) for number in (9, 2, 8, 3, 7, 4, 6)))
    table.hq(black(2), blue(3), blue(4))
    table.play(0, Wait(1))
    assert table.legal("discard_unseen") == [DiscardUnseen(place) for place in range(8)]
    table.refuses(0, Discard(red(9)), "discard-unseen")
    table.refuses(0, DiscardUnseen(8), "no-such-place")
    assert not _names_a_card(GAME.legal(table.state, 0))
    table.play(0, DiscardUnseen(1))
    assert table.discarded()[0] == [red(2)]
    assert table.held(0) == [red(9), red(8), red(3), red(7), red(4), red(6), blue(3)]


@pytest.mark.rule("IN-24")
def test_17_one_s_own_moves_and_questions_name_no_face_of_one_s_hand() -> None:
    table = Table("m17", 3).suspect(1, red(6)).suspect(0, red(7))
    own = set(table.held(0))
    named = {move.card for move in GAME.legal(table.state, 0) if isinstance(move, GiveClue | Exchange)}
    assert named == {card for seat in (1, 2) for card in table.held(seat)}
    assert not own & {*named, *table.view(0).seen, *table.view(0).shown}


def _identity(table: Table, seat: int) -> Card:
    suspect = table.state.held[seat]
    assert suspect is not None
    return CARDS[suspect.identity]


def _names_a_card(moves: object) -> bool:
    return any(card in repr(moves) for card in CARDS)
