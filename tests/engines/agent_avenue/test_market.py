"""The black market: landing, taking, supply, order, ongoing cards (AA-20 to AA-28, AA-31, AA-32)."""

from __future__ import annotations

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.cards import MARKET, ONGOING, Agent, Market
from engines.agent_avenue.events import MarketCardTaken, MarketReshuffled, PawnMoved
from engines.agent_avenue.moves import ControlMind, TakeMarketCard
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

DISTRACTION, SUPER, WATCH, TWIN, CAR, LEADER, PLAN, SECURITY, TRUCK, SMOKE, OUTPOST, SECRET, TROUBLE, SPY, MIND = (
    Market
)


@pytest.mark.rule("AA-20")
def test_three_of_fifteen_market_cards_lie_face_up() -> None:
    bazaar = Table(advanced=True).state.bazaar
    assert (len(bazaar.supply), len(bazaar.deck), bazaar.discard) == (3, 12, [])
    assert sorted([*bazaar.supply, *bazaar.deck]) == sorted(MARKET)
    assert bazaar.deck != Table(advanced=True, seed=b"other").state.bazaar.deck
    assert Table().state.bazaar.supply == []


@pytest.mark.rule("AA-21")
@pytest.mark.parametrize("space", [2, 5, 9, 12])
def test_landing_exactly_on_a_market_space_takes_a_card(space: int) -> None:
    table = Table(advanced=True).travelled(space - 2, 0).market([TWIN, CAR, SUPER], [WATCH])
    table.state.sides[1].travel = table.state.sides[0].travel
    table.turn(SENTINEL, DARE)
    assert table.asked() == ("market", {0})
    assert GAME.legal(table.state, 0) == (TakeMarketCard(TWIN), TakeMarketCard(CAR), TakeMarketCard(SUPER))
    table.refuses(0, TakeMarketCard(WATCH), "not-in-supply")
    table.refuses(1, TakeMarketCard(TWIN), "not-your-turn")


@pytest.mark.rule("AA-21")
def test_landing_backwards_counts_too() -> None:
    table = Table(advanced=True).travelled(3, 3)
    table.turn(SENTINEL, SABOTEUR)
    assert table.taking() == ("market", 0)


@pytest.mark.rule("AA-21")
@pytest.mark.parametrize(("start", "agent"), [(1, DARE), (2, CODE), (0, ENFORCER)], ids=["past", "standing", "short"])
def test_passing_or_standing_there_takes_nothing(start: int, agent: Agent) -> None:
    table = Table(advanced=True).travelled(start, start)
    table.turn(SENTINEL if agent is not SENTINEL else CODE, agent)
    assert table.stage() == "play"


@pytest.mark.rule("AA-21")
def test_without_the_black_market_its_spaces_are_ordinary() -> None:
    table = Table()
    table.turn(SENTINEL, DARE)
    assert table.stage() == "play"


@pytest.mark.rule("AA-22")
def test_the_supply_is_refilled_before_the_card_resolves() -> None:
    table = Table(advanced=True).market([MIND, CAR, SUPER], [WATCH])
    table.turn(SENTINEL, DARE)
    table.play(0, TakeMarketCard(MIND))
    assert table.stage() == "ability"
    assert table.state.bazaar.supply == [CAR, SUPER, WATCH]
    assert table.state.bazaar.discard == []


@pytest.mark.rule("AA-22")
def test_an_empty_market_deck_is_made_of_the_discards_without_the_card_being_taken() -> None:
    table = Table(advanced=True).market([MIND, CAR, SUPER], [], [TRUCK, SMOKE])
    table.turn(SENTINEL, DARE)
    events = table.play(0, TakeMarketCard(MIND))
    assert MarketReshuffled(2) in events
    assert table.state.bazaar.supply[2] in (TRUCK, SMOKE)
    assert len(table.state.bazaar.deck) == 1
    assert MIND not in [*table.state.bazaar.supply, *table.state.bazaar.deck]


@pytest.mark.rule("AA-22")
def test_with_nothing_left_the_supply_stays_short_and_an_empty_one_gives_nothing() -> None:
    table = Table(advanced=True).market([TWIN])
    table.turn(SENTINEL, DARE)
    table.play(0, TakeMarketCard(TWIN))
    assert (table.state.bazaar.supply, table.state.stage) == ([], "play")
    table.travelled(2, 0).turn(SENTINEL, DARE)
    assert table.stage() == "play"


@pytest.mark.rule("AA-23")
def test_an_instant_is_discarded_an_ongoing_card_stays() -> None:
    table = Table(advanced=True).market([TRUCK, CAR, SUPER], [WATCH, TWIN])
    table.turn(SENTINEL, DARE)
    table.play(0, TakeMarketCard(TRUCK))
    assert (table.state.bazaar.discard, table.state.sides[0].market) == ([TRUCK], [])
    assert table.travels() == (3, 0)
    table = Table(advanced=True).market([TRUCK, CAR, SUPER], [WATCH, TWIN])
    table.turn(SENTINEL, DARE)
    table.play(0, TakeMarketCard(CAR))
    assert (table.state.bazaar.discard, table.state.sides[0].market) == ([], [CAR])


@pytest.mark.rule("AA-23")
def test_eight_cards_are_ongoing() -> None:
    assert {DISTRACTION, SUPER, WATCH, TWIN, CAR, LEADER, PLAN, SECURITY} == ONGOING


@pytest.mark.rule("AA-24")
def test_an_ongoing_card_does_not_touch_the_agent_just_recruited_but_the_next_one() -> None:
    table = Table(advanced=True).in_play(green=[ENFORCER]).market([WATCH, CAR, SUPER], [SMOKE])
    table.turn(SENTINEL, ENFORCER)
    table.play(0, TakeMarketCard(WATCH))
    assert table.travels() == (2, 0)
    table.turn(ENFORCER, SENTINEL, "face_down")
    assert table.travels()[0] == 2
    table.travelled(0, 0).turn(SENTINEL, ENFORCER)
    assert table.travels()[0] == 3 + 2


@pytest.mark.rule("AA-24")
def test_an_ongoing_card_works_for_agents_that_an_ability_recruits() -> None:
    table = Table(advanced=True).ongoing(green=[WATCH]).market([SMOKE, CAR, SUPER])
    table.turn(SENTINEL, DARE)
    table.deck(ENFORCER).play(0, TakeMarketCard(SMOKE))
    assert table.travels() == (2 + 1 + 2, 0)


@pytest.mark.rule("AA-27")
def test_both_pawns_move_before_any_card_is_taken_and_the_active_side_takes_first() -> None:
    table = Table(advanced=True).market([TWIN, CAR, SUPER], [WATCH])
    events = table.turn(DARE, DARE)
    assert [event.kind for event in events] == ["recruited", "recruited"]
    assert table.travels() == (2, 2)
    assert (table.state.taking, table.state.landed) == (0, [1])
    table.play(0, TakeMarketCard(TWIN))
    assert table.asked() == ("market", {1})
    assert table.play(1, TakeMarketCard(CAR))[0] == MarketCardTaken(1, 1, CAR, 9)
    assert (table.state.stage, table.state.number) == ("play", 2)


@pytest.mark.rule("AA-27")
def test_the_active_side_resolves_its_chain_before_the_other_takes() -> None:
    table = Table(advanced=True).market([SMOKE, CAR, SUPER], [WATCH, TWIN])
    table.turn(DARE, DARE)
    table.deck(DARE).in_play(green=[DARE]).play(0, TakeMarketCard(SMOKE))
    assert table.travels() == (5, 2)
    assert (table.state.stage, table.state.taking, table.state.landed) == ("market", 0, [1])
    table.play(0, TakeMarketCard(CAR))
    assert table.taking() == ("market", 1)


@pytest.mark.rule("AA-27")
def test_a_landing_counts_even_if_its_agent_has_been_taken_away() -> None:
    table = Table(advanced=True).market([MIND, CAR, SUPER], [WATCH, TWIN])
    table.turn(DARE, DARE)
    table.play(0, TakeMarketCard(MIND))
    table.play(0, ControlMind(DARE))
    assert table.agents(1) == []
    assert table.taking() == ("market", 1)


@pytest.mark.rule("AA-31")
@pytest.mark.parametrize(
    ("market", "in_play", "agent", "spaces"),
    [
        ([DISTRACTION], [], SABOTEUR, 1),
        ([DISTRACTION], [SABOTEUR] * 2, SABOTEUR, 2),
        ([SUPER], [], CODE, 3),
        ([SUPER], [CODE], CODE, 3),
        ([WATCH], [ENFORCER], ENFORCER, 4),
        ([TWIN], [], DOUBLE, -2),
        ([TWIN], [DOUBLE], DOUBLE, 12),
        ([TWIN], [DOUBLE] * 2, DOUBLE, -2),
        ([DISTRACTION, SUPER, WATCH, TWIN], [], SENTINEL, 0),
        ([DISTRACTION, TWIN], [], MOLE, -3),
    ],
)
def test_ongoing_cards_change_the_move(market: list[Market], in_play: list[Agent], agent: Agent, spaces: int) -> None:
    table = Table(advanced=True).ongoing(green=market).in_play(green=in_play)
    table.turn(DARE if agent is not DARE else CODE, agent)
    moved = next(event for event in table.events if event.kind == "recruited" and event.side == 0)
    assert moved.spaces == spaces


@pytest.mark.rule("AA-31", "AA-32")
@pytest.mark.parametrize(
    ("start", "agent", "market", "steps"),
    [
        (6, ENFORCER, [CAR], [1, 3]),
        (13, ENFORCER, [CAR], [1, 3]),
        (8, SABOTEUR, [CAR], [-1, 3]),
        (4, ENFORCER, [CAR, WATCH], [3, 3]),
        (4, CODE, [CAR, SUPER], [3, 3]),
        (7, CODE, [CAR], [0]),
        (6, DARE, [CAR], [2]),
    ],
    ids=["their home", "own home", "backwards", "with Watchtower", "with Supercomputer", "standing", "past"],
)
def test_getaway_car_makes_a_second_move_from_either_home(
    start: int, agent: Agent, market: list[Market], steps: list[int]
) -> None:
    table = Table(advanced=True).travelled(start, start).ongoing(green=market)
    table.turn(SENTINEL, agent)
    moves = [event for event in table.events if event.kind in ("recruited", "pawn_moved") and event.side == 0]
    assert [event.spaces for event in moves] == steps
    assert table.travels() == (start + sum(steps), start)


@pytest.mark.rule("AA-48")
def test_surveillance_truck_onto_a_home_starts_the_getaway_car() -> None:
    table = Table(advanced=True).ongoing(green=[CAR]).market([TRUCK, SUPER, WATCH]).travelled(4, 4)
    table.state.sides[0].travel = 3
    table.turn(SENTINEL, DARE)
    table.travelled(6, 4).play(0, TakeMarketCard(TRUCK))
    assert [event.spaces for event in table.events if isinstance(event, PawnMoved)] == [1, 3]


@pytest.mark.rule("AA-28")
def test_leader_of_the_pack_makes_three_daredevils_win() -> None:
    table = Table(advanced=True).ongoing(green=[LEADER]).in_play(green=[DARE] * 2)
    table.turn(SENTINEL, DARE)
    assert table.ended() == ((0,), "leader")
    table = Table(advanced=True).ongoing(blue=[LEADER]).in_play(green=[DARE] * 2)
    table.turn(SENTINEL, DARE)
    assert table.ended() == ((1,), "daredevils")


@pytest.mark.rule("AA-28")
def test_masterplan_wins_with_seven_names() -> None:
    six = [CODE, DARE, DOUBLE, ENFORCER, MOLE, SIDEKICK]
    table = Table(advanced=True).ongoing(green=[PLAN]).in_play(green=six)
    table.turn(CODE, SENTINEL)
    assert table.ended() == ((0,), "masterplan")
    table = Table(advanced=True).ongoing(green=[PLAN]).in_play(green=[*six[:5], SABOTEUR])
    table.turn(SENTINEL, DARE)
    assert table.winners == ()


@pytest.mark.rule("AA-28", "AA-32")
def test_security_system_wins_when_they_end_on_my_home() -> None:
    table = Table(advanced=True).ongoing(green=[SECURITY]).travelled(9, 6)
    table.turn(ENFORCER, SENTINEL)
    assert table.state.sides[1].space == 0
    assert table.ended() == ((0,), "security")
    table = Table(advanced=True).ongoing(green=[SECURITY]).travelled(0, 0)
    table.turn(SENTINEL, CODE)
    assert table.state.sides[1].space == 7
    assert table.winners == ()


@pytest.mark.rule("AA-28")
def test_a_winning_card_counts_at_the_end_of_the_turn_it_is_taken_in() -> None:
    six = [CODE, DOUBLE, ENFORCER, MOLE, SIDEKICK, SABOTEUR]
    table = Table(advanced=True).in_play(green=six).market([PLAN, CAR, SUPER])
    table.turn(SENTINEL, DARE)
    assert table.winners == ()
    table.play(0, TakeMarketCard(PLAN))
    assert table.ended() == ((0,), "masterplan")


@pytest.mark.rule("AA-28", "AA-12")
def test_market_wins_tie_like_the_others() -> None:
    table = Table(advanced=True).ongoing(blue=[SECURITY]).in_play(green=[CODE] * 2).travelled(7, 7)
    table.turn(SENTINEL, CODE)
    assert table.ended() == ((0,), "codebreakers")


@pytest.mark.rule("AA-32")
@pytest.mark.parametrize("home", [0, 7])
def test_either_home_starts_the_getaway_car(home: int) -> None:
    table = Table(advanced=True).travelled(14 + home - 1, 14 + home - 1).ongoing(green=[CAR])
    table.turn(SENTINEL, ENFORCER)
    assert table.travels()[0] == 14 + home + 3
