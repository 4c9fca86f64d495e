"""What the instant market cards do (AA-25, AA-26, AA-29, AA-30)."""

from __future__ import annotations

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.events import AbilityIgnored, AgentTaken, PairRevealed, Recruited
from engines.agent_avenue.moves import (
    ControlMind,
    Move,
    RecruitAgain,
    RecruitFromHand,
    RevealTwo,
    TakeBack,
    TakeMarketCard,
)
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

CAR, SUPER, WATCH = Market.GETAWAY_CAR, Market.SUPERCOMPUTER, Market.WATCHTOWER


def _landed(card: Market, *, green: tuple[Agent, ...] = (), blue: tuple[Agent, ...] = ()) -> Table:
    """Green has landed on a market space with a Daredevil, blue has a Sentinel; that card lies there."""
    table = Table(advanced=True).in_play(green, blue).market([card, CAR, SUPER], [WATCH])
    table.turn(SENTINEL, DARE)
    assert table.taking() == ("market", 0)
    return table.hand(0, CODE, ENFORCER, MOLE, SABOTEUR).deck(SIDEKICK, DOUBLE, DOUBLE)


def _legal(table: Table) -> tuple[Move, ...]:
    return tuple(GAME.legal(table.state, 0))


@pytest.mark.rule("AA-25", "AA-26")
def test_smoke_screen_recruits_the_top_card_of_the_deck() -> None:
    table = _landed(Market.SMOKE_SCREEN)
    events = table.play(0, TakeMarketCard(Market.SMOKE_SCREEN))
    assert Recruited(0, 0, SIDEKICK, None, Market.SMOKE_SCREEN, 4, 2, 6) in events
    assert (table.agents(0), table.travels()) == ([DARE, SIDEKICK], (6, 0))


@pytest.mark.rule("AA-25")
def test_an_ability_that_cannot_be_carried_out_is_ignored_and_seen_to_be() -> None:
    for card in (Market.SMOKE_SCREEN, Market.OUTPOST, Market.SECRET_RECRUIT, Market.DOUBLE_TROUBLE):
        table = _landed(card, green=(CODE, ENFORCER, MOLE, SABOTEUR)).deck()
        events = table.play(0, TakeMarketCard(card))
        ignored = AbilityIgnored(0, 0, card, 2)
        assert ignored in events
        assert GAME.redact(ignored, None) == ignored
        assert table.state.bazaar.discard == [card]
        assert [step.what for step in GAME.view(table.state, None).turns[-1].steps][2:] == ["market", "nothing"]
        assert table.state.number == 2


@pytest.mark.rule("AA-25")
def test_mind_control_and_spycation_find_nobody_where_nobody_is_in_play() -> None:
    for card in (Market.MIND_CONTROL, Market.SPYCATION):
        table = _landed(card).in_play()
        assert AbilityIgnored(0, 0, card, 2) in table.play(0, TakeMarketCard(card))


@pytest.mark.rule("AA-25", "AA-30")
def test_outpost_recruits_a_sentinel_from_the_hand_which_is_refilled() -> None:
    table = _landed(Market.OUTPOST, green=(SENTINEL,)).hand(0, CODE, ENFORCER, SENTINEL, SABOTEUR)
    table.play(0, TakeMarketCard(Market.OUTPOST))
    assert table.travels() == (4, 0)
    assert table.agents(0) == [SENTINEL, DARE, SENTINEL]
    assert table.held(0) == sorted([CODE, ENFORCER, SABOTEUR, SIDEKICK], key=list(Agent).index)


@pytest.mark.rule("AA-25")
def test_secret_recruit_offers_only_names_not_in_play_and_must_be_carried_out() -> None:
    table = _landed(Market.SECRET_RECRUIT, green=(CODE,))
    table.play(0, TakeMarketCard(Market.SECRET_RECRUIT))
    assert set(_legal(table)) == {RecruitFromHand(ENFORCER), RecruitFromHand(SABOTEUR), RecruitFromHand(MOLE)}
    table.refuses(0, RecruitFromHand(CODE), "already-in-play")
    table.refuses(0, RecruitFromHand(SIDEKICK), "not-in-hand")
    table.refuses(0, TakeBack(CODE), "not-now")
    table.play(0, RecruitFromHand(ENFORCER))
    assert (table.agents(0), table.travels()) == ([CODE, DARE, ENFORCER], (3, 0))
    assert SIDEKICK in table.held(0)


@pytest.mark.rule("AA-25")
def test_double_trouble_shows_two_recruits_one_and_keeps_the_other() -> None:
    table = _landed(Market.DOUBLE_TROUBLE).hand(0, ENFORCER, ENFORCER, MOLE, CODE)
    table.play(0, TakeMarketCard(Market.DOUBLE_TROUBLE))
    assert _legal(table) == (RevealTwo(ENFORCER),)
    table.refuses(0, RevealTwo(MOLE), "no-pair")
    events = table.play(0, RevealTwo(ENFORCER))
    assert PairRevealed(0, ENFORCER) in events
    assert GAME.redact(PairRevealed(0, ENFORCER), 1) == PairRevealed(0, ENFORCER)
    assert table.agents(0) == [DARE, ENFORCER]
    assert table.held(0) == sorted([ENFORCER, MOLE, CODE, SIDEKICK], key=list(Agent).index)


@pytest.mark.rule("AA-25", "AA-29")
@pytest.mark.parametrize(("again", "spaces"), [(True, 2), (False, 0)])
def test_spycation_takes_an_agent_back_and_may_recruit_it_anew(again: bool, spaces: int) -> None:
    table = _landed(Market.SPYCATION, green=(ENFORCER, SENTINEL))
    table.state.sides[0].agents.append(ENFORCER.code)
    table.play(0, TakeMarketCard(Market.SPYCATION))
    assert set(_legal(table)) == {TakeBack(ENFORCER), TakeBack(SENTINEL), TakeBack(DARE)}
    table.refuses(0, TakeBack(MOLE), "not-in-play")
    table.refuses(0, RecruitAgain(True), "not-now")
    assert table.play(0, TakeBack(ENFORCER)) == [AgentTaken(0, 0, ENFORCER, Market.SPYCATION, 2)]
    assert table.travels() == (2, 0)
    assert (len(table.held(0)), table.agents(0)) == (5, [ENFORCER, SENTINEL, DARE])
    table.refuses(0, TakeBack(SENTINEL), "not-now")
    table.play(0, RecruitAgain(again))
    assert table.travels() == (2 + spaces, 0)
    assert table.agents(0) == [ENFORCER, SENTINEL, DARE, *[ENFORCER] * again]
    assert len(table.held(0)) == 5 - again


@pytest.mark.rule("AA-29", "AA-30")
def test_mind_control_takes_an_agent_and_the_hand_stays_above_four() -> None:
    table = _landed(Market.MIND_CONTROL)
    table.play(0, TakeMarketCard(Market.MIND_CONTROL))
    table.refuses(0, ControlMind(DARE), "not-in-play")
    events = table.play(0, ControlMind(SENTINEL))
    assert AgentTaken(0, 0, SENTINEL, Market.MIND_CONTROL, 2) in events
    assert (table.agents(1), table.travels()) == ([], (2, 0))
    assert len(table.held(0)) == 5
    assert "cards_drawn" not in [event.kind for event in events]


@pytest.mark.rule("AA-29", "AA-11")
def test_mind_control_can_prevent_a_win_by_a_third_codebreaker() -> None:
    table = Table(advanced=True).in_play(blue=[CODE] * 2).market([Market.MIND_CONTROL, CAR, SUPER])
    table.turn(CODE, DARE)
    table.play(0, TakeMarketCard(Market.MIND_CONTROL))
    table.play(0, ControlMind(CODE))
    assert (table.winners, table.state.number) == ((), 2)


@pytest.mark.rule("AA-26")
def test_landing_by_an_ability_takes_again_after_the_card_is_discarded_and_the_hand_refilled() -> None:
    table = _landed(Market.SECRET_RECRUIT).travelled(1, 0).hand(0, SIDEKICK, MOLE, MOLE, MOLE)
    table.play(0, TakeMarketCard(Market.SECRET_RECRUIT))
    table.play(0, RecruitFromHand(SIDEKICK))
    assert (table.state.stage, table.state.taking, table.travels()[0]) == ("market", 0, 5)
    assert table.state.bazaar.discard == [Market.SECRET_RECRUIT]
    assert len(table.held(0)) == 4
    table.play(0, TakeMarketCard(CAR))
    assert table.state.number == 2


@pytest.mark.rule("AA-30")
def test_a_hand_kept_above_four_draws_nothing_until_it_is_below() -> None:
    table = _landed(Market.MIND_CONTROL)
    table.play(0, TakeMarketCard(Market.MIND_CONTROL))
    table.play(0, ControlMind(SENTINEL))
    table.travelled(0, 0).turn(CODE, SABOTEUR)
    events = table.turn(MOLE, ENFORCER)
    assert table.state.active == 1
    assert len(table.held(0)) == 4
    assert "cards_drawn" not in [event.kind for event in events]


def test_what_is_named_as_it_happens_is_one_of_the_hand_afterwards() -> None:
    table = _landed(Market.MIND_CONTROL)
    table.play(0, TakeMarketCard(Market.MIND_CONTROL))
    taken = table.play(0, ControlMind(SENTINEL))[0]
    assert GAME.redact(taken, None) == taken
    hand = GAME.view(table.state, None).hands[0]
    assert (hand.hand, hand.hand_count) == (None, 5)


@pytest.mark.rule("AA-47")
def test_the_only_choice_is_asked_all_the_same() -> None:
    table = _landed(Market.SECRET_RECRUIT).hand(0, MOLE, MOLE, MOLE, MOLE)
    table.play(0, TakeMarketCard(Market.SECRET_RECRUIT))
    assert _legal(table) == (RecruitFromHand(MOLE),)
    table = Table(advanced=True).market([CAR])
    table.turn(SENTINEL, DARE)
    assert _legal(table) == (TakeMarketCard(CAR),)


@pytest.mark.rule("AA-49")
def test_the_agent_that_came_last_leaves_and_counts_anew() -> None:
    table = _landed(Market.SPYCATION, green=(ENFORCER, SENTINEL, ENFORCER, ENFORCER))
    table.play(0, TakeMarketCard(Market.SPYCATION))
    table.play(0, TakeBack(ENFORCER))
    assert table.agents(0) == [ENFORCER, SENTINEL, ENFORCER, DARE]
    table.play(0, RecruitAgain(True))
    assert table.travels() == (5, 0)
