"""Recruiting, moving, and how a game ends (AA-6 to AA-13)."""

from __future__ import annotations

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.events import Recruited
from engines.agent_avenue.moves import PlayPair, Recruit
from renderers.words import words
from tests.engines.agent_avenue.table import (
    CODE,
    DARE,
    DOUBLE,
    ENFORCER,
    MOLE,
    SABOTEUR,
    SENTINEL,
    SIDEKICK,
    Table,
)


@pytest.mark.rule("AA-6")
@pytest.mark.parametrize(("took", "theirs", "mine"), [("face_up", CODE, ENFORCER), ("face_down", ENFORCER, CODE)])
def test_the_opponent_takes_one_card_and_the_active_player_the_other(took: str, theirs: Agent, mine: Agent) -> None:
    table = Table()
    table.turn(CODE, ENFORCER, "face_up" if took == "face_up" else "face_down")
    assert (table.agents(1), table.agents(0)) == ([theirs], [mine])


@pytest.mark.rule("AA-6")
def test_only_the_opponent_recruits() -> None:
    table = Table().hand(0, CODE, ENFORCER, MOLE, SENTINEL)
    table.play(0, PlayPair(CODE, ENFORCER))
    table.refuses(0, Recruit("face_up"), "not-your-turn")


NUMBERS = [
    (DOUBLE, [-1, 6, -1, -1]),
    (ENFORCER, [1, 2, 3, 3]),
    (CODE, [0, 0]),
    (SABOTEUR, [-1, -1, -2, -2]),
    (DARE, [2, 3]),
    (SENTINEL, [0, 2, 6, 6]),
    (SIDEKICK, [4]),
    (MOLE, [-3]),
]


@pytest.mark.rule("AA-7")
@pytest.mark.parametrize(("agent", "numbers"), NUMBERS)
def test_the_pawn_moves_by_the_number_of_that_copy(agent: Agent, numbers: list[int]) -> None:
    for copies, spaces in enumerate(numbers):
        table = Table().in_play(blue=[agent] * copies)
        other = CODE if agent is not CODE else SENTINEL
        table.turn(agent, other)
        assert table.travels() == (0, spaces)


@pytest.mark.rule("AA-7")
@pytest.mark.parametrize("agent", [CODE, DARE])
def test_a_third_copy_without_a_number_moves_nobody(agent: Agent) -> None:
    table = Table().in_play(blue=[agent] * 2)
    table.turn(agent, SENTINEL)
    assert table.travels() == (0, 0)


@pytest.mark.rule("AA-8")
def test_both_pawns_move_in_one_turn() -> None:
    table = Table()
    events = table.turn(SIDEKICK, MOLE)
    assert table.travels() == (-3, 4)
    assert [event for event in events if isinstance(event, Recruited)] == [
        Recruited(1, 1, SIDEKICK, "face_up", None, 4, 7, 11),
        Recruited(0, 0, MOLE, "face_down", None, -3, 0, 11),
    ]


@pytest.mark.rule("AA-9")
@pytest.mark.parametrize(
    ("green", "blue", "up", "down", "winners"),
    [
        (6, 0, CODE, ENFORCER, (0,)),
        (6, 0, CODE, SIDEKICK, (0,)),
        (6, 0, SABOTEUR, CODE, (0,)),
        (4, 0, MOLE, CODE, (0,)),
        (5, 0, CODE, ENFORCER, ()),
        (0, 6, ENFORCER, CODE, (1,)),
        (20, 14, SABOTEUR, CODE, (0,)),
    ],
    ids=["reached", "passed", "backed onto", "backed onto from afar", "one short", "by blue", "a lap later"],
)
def test_a_pawn_is_caught_seven_ahead(
    green: int, blue: int, up: Agent, down: Agent, winners: tuple[int, ...]
) -> None:
    table = Table().travelled(green, blue)
    table.turn(up, down)
    assert table.winners == winners
    assert table.reason == ("catch" if winners else "")


@pytest.mark.rule("AA-9")
def test_getting_away_within_the_turn_is_no_catch() -> None:
    table = Table().travelled(4, 0)
    table.turn(DARE, SIDEKICK)
    assert table.travels() == (8, 2)
    assert table.winners == ()


@pytest.mark.rule("AA-10")
def test_three_codebreakers_win_and_three_daredevils_lose() -> None:
    table = Table().in_play(blue=[CODE] * 2)
    table.turn(CODE, SENTINEL)
    assert table.ended() == ((1,), "codebreakers")
    table = Table().in_play(blue=[DARE] * 2)
    table.turn(DARE, SENTINEL)
    assert table.ended() == ((0,), "daredevils")
    table = Table().in_play(green=[DARE] * 2)
    table.turn(SENTINEL, DARE)
    assert table.ended() == ((1,), "daredevils")


@pytest.mark.rule("AA-11")
def test_a_third_codebreaker_does_not_win_before_both_pawns_have_moved() -> None:
    table = Table().in_play(blue=[CODE] * 2).travelled(3, 0)
    table.turn(CODE, SIDEKICK)
    assert table.travels() == (7, 0)
    assert table.ended() == ((0,), "catch")


@pytest.mark.rule("AA-11")
def test_a_third_codebreaker_does_not_win_before_the_market_is_done() -> None:
    table = Table(advanced=True).in_play(blue=[CODE] * 2)
    table.turn(CODE, DARE)
    assert table.stage() == "market"
    assert table.winners == ()


@pytest.mark.rule("AA-12")
def test_both_meeting_a_win_goes_to_the_active_player() -> None:
    table = Table().in_play(green=[CODE] * 2).travelled(0, 6)
    table.turn(ENFORCER, CODE)
    assert table.ended() == ((0,), "codebreakers")
    assert table.state.outcome is not None
    assert ("tie", "yes") in table.state.outcome.reason.values


@pytest.mark.rule("AA-12")
def test_both_meeting_a_loss_goes_to_the_active_player() -> None:
    table = Table().in_play(green=[DARE] * 2, blue=[DARE] * 3)
    table.turn(SENTINEL, DARE)
    assert table.ended() == ((0,), "daredevils")


@pytest.mark.rule("AA-12")
def test_the_active_player_meeting_both_kinds_wins() -> None:
    table = Table().in_play(green=[DARE] * 2).travelled(7, 0)
    table.turn(SENTINEL, DARE)
    assert table.ended() == ((0,), "catch")


@pytest.mark.rule("AA-12")
def test_the_opponent_meeting_both_kinds_loses() -> None:
    table = Table().in_play(blue=[DARE] * 2).travelled(0, 7)
    table.turn(DARE, SENTINEL)
    assert table.ended() == ((0,), "daredevils")


@pytest.mark.rule("AA-12")
@pytest.mark.parametrize(("locale", "told"), [("en", "Two endings at once."), ("cs", "Dva konce naráz")])
def test_one_side_with_two_endings_is_not_told_as_both_sides(locale: str, told: str) -> None:
    table = Table().in_play(green=[DARE] * 2).travelled(7, 0)
    table.turn(SENTINEL, DARE)
    assert table.ended() == ((0,), "catch")
    assert table.state.outcome is not None
    assert words(locale)(table.state.outcome.reason).startswith(told)


@pytest.mark.rule("AA-12")
def test_if_the_active_player_meets_only_a_loss_the_opponent_wins() -> None:
    table = Table().in_play(green=[DARE] * 2)
    table.turn(SENTINEL, DARE)
    assert table.winners == (1,)
    assert table.state.outcome is not None
    assert ("tie", "no") in table.state.outcome.reason.values


def _dry(green: int, blue: int, held: int) -> Table:
    table = Table().travelled(green, blue).deck()
    table.hand(0, CODE, SENTINEL, MOLE, MOLE).hand(1, *[ENFORCER, MOLE, DARE][:held])
    table.play(0, PlayPair(CODE, SENTINEL))
    table.play(1, Recruit("face_up"))
    return table


@pytest.mark.rule("AA-13")
def test_an_empty_deck_and_fewer_than_two_cards_end_the_game() -> None:
    assert (_dry(3, 0, 1).winners, _dry(3, 0, 1).reason) == ((0,), "deck")
    assert (_dry(0, 3, 1).winners, _dry(0, 3, 1).reason) == ((1,), "deck")
    assert _dry(3, 0, 0).winners == (0,)


@pytest.mark.rule("AA-13")
def test_with_two_cards_or_a_card_in_the_deck_the_game_goes_on() -> None:
    assert _dry(3, 0, 2).state.stage == "play"
    table = Table().deck(ENFORCER, ENFORCER, ENFORCER).hand(0, CODE, SENTINEL, MOLE, MOLE).hand(1, MOLE)
    table.play(0, PlayPair(CODE, SENTINEL))
    table.play(1, Recruit("face_up"))
    assert table.stage() == "play"


@pytest.mark.rule("AA-12", "AA-13")
def test_an_empty_deck_at_equal_distance_goes_to_the_active_player() -> None:
    assert (_dry(2, 2, 1).winners, _dry(2, 2, 1).reason) == ((0,), "deck-equal")


@pytest.mark.rule("AA-13")
def test_the_deck_is_looked_at_only_when_nobody_has_won() -> None:
    table = Table().in_play(blue=[CODE] * 2).travelled(6, 0).deck()
    table.hand(0, CODE, SENTINEL, MOLE, MOLE).hand(1)
    table.play(0, PlayPair(CODE, SENTINEL))
    table.play(1, Recruit("face_up"))
    assert table.ended() == ((1,), "codebreakers")


def test_the_score_and_ranking_follow_the_winners() -> None:
    outcome = _dry(3, 0, 1).state.outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.scores) == (((0,), (1,)), (1, 0))
    assert GAME.to_act(_dry(3, 0, 1).state) == frozenset()
