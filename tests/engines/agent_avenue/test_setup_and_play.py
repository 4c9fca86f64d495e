"""Setup, hands, playing and setting aside (AA-1 to AA-5)."""

from __future__ import annotations

from typing import Literal

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.bags import cards
from engines.agent_avenue.cards import AGENTS, PACK, Agent
from engines.agent_avenue.events import CardsDrawn, CardSetAside, PairPlayed
from engines.agent_avenue.moves import PlayPair, Recruit, SetAside
from engines.agent_avenue.options import AgentAvenueOptions
from engines.core.chance import Chance
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


@pytest.mark.rule("AA-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_of_the_38_agents(seats: int) -> None:
    state = GAME.setup(AgentAvenueOptions(), seats, Chance(b"deal"))
    assert [len(cards(hand)) for hand in state.hands] == [4] * seats
    assert sorted([*state.deck, *(code for hand in state.hands for code in cards(hand))]) == list(PACK)
    assert [list(PACK).count(agent.code) for agent in AGENTS] == [6, 6, 6, 6, 6, 6, 1, 1]


@pytest.mark.rule("AA-1")
def test_the_deal_is_a_shuffle() -> None:
    first, again, other = (GAME.setup(AgentAvenueOptions(), 2, Chance(seed)) for seed in (b"a", b"a", b"b"))
    assert first == again
    assert first.deck != other.deck
    assert first.deck != sorted(first.deck)


@pytest.mark.rule("AA-1")
def test_green_starts_on_space_0_and_blue_on_7() -> None:
    view = GAME.view(GAME.setup(AgentAvenueOptions(), 4, Chance(b"homes")), None)
    assert [(side.space, side.seats) for side in view.sides] == [(0, (0, 2)), (7, (1, 3))]


@pytest.mark.rule("AA-1")
def test_chance_or_the_options_say_who_begins() -> None:
    begun = {GAME.setup(AgentAvenueOptions(), 2, Chance(bytes([seed]))).active for seed in range(20)}
    assert begun == {0, 1}
    assert GAME.setup(AgentAvenueOptions(start="green"), 2, Chance(b"x")).active == 0
    assert GAME.setup(AgentAvenueOptions(start="blue"), 2, Chance(b"x")).active == 1


@pytest.mark.rule("AA-1")
@pytest.mark.parametrize(("reseated", "start"), [((0, 1), "blue"), ((1, 0), "green")])
def test_the_losing_side_begins_the_rematch_wherever_it_sits(
    reseated: tuple[int, int], start: Literal["green", "blue"]
) -> None:
    table = Table().travelled(6, 0)
    table.turn(SABOTEUR, ENFORCER)
    assert table.winners == (0,)
    assert table.state.outcome is not None
    options = AgentAvenueOptions(advanced=True)
    assert GAME.rematch(options, table.state.outcome, reseated) == AgentAvenueOptions(advanced=True, start=start)


@pytest.mark.rule("AA-2")
def test_the_active_player_draws_up_to_four_before_the_opponent_chooses() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL).deck(ENFORCER, SIDEKICK, DOUBLE)
    events = table.play(0, PlayPair(CODE, DARE))
    assert table.stage() == "recruit"
    assert sorted(table.held(0)) == sorted([MOLE, SENTINEL, ENFORCER, SIDEKICK])
    assert events[1] == CardsDrawn(0, 2, (ENFORCER, SIDEKICK))
    assert table.state.deck == [DOUBLE.code]


@pytest.mark.rule("AA-2")
def test_a_short_deck_gives_what_it_has_and_an_empty_one_nothing() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL).hand(1, CODE, DARE, ENFORCER, SENTINEL).deck(ENFORCER)
    assert table.play(0, PlayPair(CODE, DARE))[1:] == [CardsDrawn(0, 1, (ENFORCER,))]
    table.play(1, Recruit("face_up"))
    assert [event.kind for event in table.play(1, PlayPair(CODE, DARE))] == ["pair_played"]
    assert table.held(1) == [ENFORCER, SENTINEL]
    assert table.stage() == "recruit"


@pytest.mark.rule("AA-2", "AA-30")
def test_a_hand_of_more_than_four_is_kept_and_draws_nothing() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL, ENFORCER, SIDEKICK)
    assert [event.kind for event in table.play(0, PlayPair(CODE, DARE))] == ["pair_played"]
    assert len(table.held(0)) == 4


@pytest.mark.rule("AA-3")
def test_a_turn_is_play_recruit_end_and_then_the_other_side_s() -> None:
    table = Table()
    assert (*table.asked(), table.state.number) == ("play", {0}, 1)
    table.hand(0, CODE, ENFORCER, MOLE, SENTINEL).play(0, PlayPair(CODE, ENFORCER))
    assert (*table.asked(), table.state.number) == ("recruit", {1}, 1)
    table.play(1, Recruit("face_down"))
    assert (*table.asked(), table.state.number) == ("play", {1}, 2)


@pytest.mark.rule("AA-4")
def test_the_two_cards_have_different_names() -> None:
    table = Table().hand(0, CODE, CODE, CODE, MOLE).deck()
    pairs = {(move.face_up, move.face_down) for move in GAME.legal(table.state, 0) if isinstance(move, PlayPair)}
    assert pairs == {(CODE, MOLE), (MOLE, CODE)}
    table.refuses(0, PlayPair(CODE, CODE), "same-name")
    table.refuses(0, PlayPair(CODE, DARE), "not-in-hand")


@pytest.mark.rule("AA-4")
def test_a_hand_of_one_name_may_be_laid_twice() -> None:
    table = Table().hand(0, CODE, CODE, CODE, CODE).deck(MOLE, MOLE)
    table.refuses(0, PlayPair(CODE, MOLE), "not-in-hand")
    assert table.play(0, PlayPair(CODE, CODE))[0] == PairPlayed(0, CODE, CODE)


@pytest.mark.rule("AA-4")
def test_one_card_is_seen_by_all_the_other_by_its_player_alone() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL)
    played = table.play(0, PlayPair(CODE, DARE))[0]
    seen = [GAME.view(table.state, viewer).pair for viewer in (0, 1, None)]
    assert [pair.face_up for pair in seen] == [CODE] * 3
    assert [pair.face_down for pair in seen] == [DARE, None, None]
    assert [GAME.redact(played, viewer) for viewer in (0, 1, None)] == [
        PairPlayed(0, CODE, DARE),
        PairPlayed(0, CODE, None),
        PairPlayed(0, CODE, None),
    ]


@pytest.mark.rule("AA-5")
def test_setting_aside_draws_exactly_one_even_with_more_than_four_in_hand() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL, ENFORCER).deck(SIDEKICK, DOUBLE)
    assert table.play(0, SetAside(MOLE)) == [CardSetAside(0, MOLE, SIDEKICK)]
    assert sorted(table.held(0)) == sorted([CODE, DARE, SENTINEL, ENFORCER, SIDEKICK])
    assert table.stage() == "play"


@pytest.mark.rule("AA-5")
def test_four_cards_may_be_set_aside_in_a_game_even_in_one_turn() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL).deck(*[ENFORCER] * 6)
    for agent in (CODE, DARE, MOLE, SENTINEL):
        table.play(0, SetAside(agent))
    table.refuses(0, SetAside(ENFORCER), "no-set-aside-left")
    assert GAME.view(table.state, 0).hands[0].set_aside == (CODE, DARE, MOLE, SENTINEL)


@pytest.mark.rule("AA-5")
def test_nothing_is_set_aside_with_an_empty_deck_or_after_playing() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL).deck()
    table.refuses(0, SetAside(MOLE), "deck-empty")
    table.deck(ENFORCER, ENFORCER, ENFORCER)
    table.play(0, PlayPair(CODE, DARE))
    table.refuses(0, SetAside(MOLE), "not-now")
    table.refuses(0, SetAside(Agent.SIDEKICK), "not-now")


@pytest.mark.rule("AA-5")
def test_cards_set_aside_stay_hidden_to_the_end() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL)
    event = table.play(0, SetAside(MOLE))[0]
    assert GAME.redact(event, 1) == CardSetAside(0, None, None)
    assert [GAME.view(table.state, viewer).hands[0].set_aside for viewer in (0, 1, None)] == [(MOLE,), None, None]
    table.travelled(6, 0).turn(SABOTEUR, ENFORCER)
    assert [GAME.view(table.state, viewer).hands[0].set_aside for viewer in (0, 1, None)] == [(MOLE,)] * 3
