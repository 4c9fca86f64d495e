"""The team variant (AA-40 to AA-46)."""

from __future__ import annotations

from functools import partial

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.cards import Market
from engines.agent_avenue.events import CardLaid, CardPicked, CardsDrawn, MarketCardProposed, TimeRanOut
from engines.agent_avenue.moves import (
    ConfirmMarketCard,
    LayFaceDown,
    LayFaceUp,
    PlayPair,
    ProposeMarketCard,
    Recruit,
    RecruitFromHand,
    SetAside,
    TakeMarketCard,
    Which,
)
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.player import certain, choose
from engines.core.chance import Chance
from engines.core.strength import Strength
from renderers.words import words
from tests.engines.agent_avenue.table import CODE, DARE, DOUBLE, ENFORCER, MOLE, SABOTEUR, SENTINEL, SIDEKICK, Table

CAR, SUPER, WATCH, TWIN = Market.GETAWAY_CAR, Market.SUPERCOMPUTER, Market.WATCHTOWER, Market.SINISTER_TWIN


@pytest.mark.rule("AA-40")
@pytest.mark.parametrize(("seats", "teams"), [(2, ((0,), (1,))), (3, ((0, 2), (1,))), (4, ((0, 2), (1, 3)))])
def test_even_seats_play_odd_ones(seats: int, teams: tuple[tuple[int, ...], ...]) -> None:
    assert tuple(side.seats for side in Table(seats).state.sides) == teams
    assert seats in GAME.seat_counts(AgentAvenueOptions())


@pytest.mark.rule("AA-40")
def test_a_lobby_is_told_who_plays_together() -> None:
    pair, three, four = (GAME.briefing(AgentAvenueOptions(), seats) for seats in (2, 3, 4))
    assert pair == ()
    assert words("en")(*three) == "In teams: A and C play Green together, B plays Blue alone."
    assert words("en")(*four) == "In teams: A and C play Green together, B and D play Blue."


@pytest.mark.rule("AA-40")
def test_a_team_shares_pawn_agents_and_win() -> None:
    table = Table(4).in_play(green=[CODE] * 2)
    table.turn(SENTINEL, CODE)
    assert table.winners == (0, 2)
    assert table.agents(0) == [CODE] * 3


@pytest.mark.rule("AA-40")
def test_a_partner_never_sees_the_other_s_cards() -> None:
    table = Table(4).hand(0, CODE, DARE, MOLE, SENTINEL)
    aside = table.play(0, SetAside(MOLE))[0]
    hand = GAME.view(table.state, 2).hands[0]
    assert (hand.hand, hand.set_aside, hand.hand_count, hand.set_aside_count) == (None, None, 4, 1)
    assert GAME.redact(aside, 2) == GAME.redact(aside, 1)


@pytest.mark.rule("AA-40")
def test_the_single_player_lays_both_cards() -> None:
    table = Table(3)
    table.turn(CODE, ENFORCER)
    assert table.asked() == ("play", {1})
    table.turn(CODE, ENFORCER)
    assert table.asked() == ("lay_first", {0, 2})


@pytest.mark.rule("AA-41")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_either_partner_lays_face_up_and_the_other_face_down(first: int, second: int) -> None:
    table = Table(4).hand(first, CODE, CODE, MOLE, MOLE).hand(second, ENFORCER, CODE, SENTINEL, SENTINEL)
    assert GAME.to_act(table.state) == {0, 2}
    assert table.play(first, LayFaceUp(CODE)) == [CardLaid(first, "face_up", CODE)]
    assert table.asked() == ("lay_second", {second})
    table.refuses(second, LayFaceDown(CODE), "same-name")
    table.refuses(first, LayFaceDown(MOLE), "not-your-turn")
    laid = table.play(second, LayFaceDown(ENFORCER))[0]
    assert [GAME.redact(laid, viewer) == laid for viewer in (second, first, 1, None)] == [True, False, False, False]
    assert [GAME.view(table.state, seat).pair.face_down for seat in (second, first, 1)] == [ENFORCER, None, None]
    assert table.asked() == ("recruit", {1, 3})


@pytest.mark.rule("AA-41")
def test_the_same_name_may_be_laid_by_a_hand_of_that_name_alone() -> None:
    table = Table(4).hand(0, CODE, MOLE, MOLE, MOLE).hand(2, CODE, CODE)
    table.play(0, LayFaceUp(CODE))
    table.play(2, LayFaceDown(CODE))
    assert table.stage() == "recruit"


@pytest.mark.rule("AA-42")
def test_each_partner_sets_aside_twice_before_laying() -> None:
    table = Table(4).hand(0, CODE, DARE, MOLE, SENTINEL).hand(2, CODE, DARE, ENFORCER, SENTINEL)
    table.play(0, SetAside(CODE))
    table.play(0, SetAside(DARE))
    table.refuses(0, SetAside(MOLE), "no-set-aside-left")
    table.play(0, LayFaceUp(MOLE))
    table.refuses(0, SetAside(SENTINEL), "not-your-turn")
    table.play(2, SetAside(CODE))
    table.play(2, SetAside(DARE))
    table.refuses(2, SetAside(ENFORCER), "no-set-aside-left")


@pytest.mark.rule("AA-42")
def test_somebody_alone_sets_aside_four_times() -> None:
    limits = [hand.set_aside_left for hand in GAME.view(Table(3).state, None).hands]
    assert limits == [2, 4, 2]


def _recruiting() -> Table:
    table = Table(4).hand(0, CODE, MOLE, MOLE, MOLE).hand(2, ENFORCER, SENTINEL, SENTINEL, DARE)
    table.play(0, LayFaceUp(CODE))
    table.play(2, LayFaceDown(ENFORCER))
    return table


@pytest.mark.rule("AA-43")
def test_a_team_recruits_when_both_pick_the_same() -> None:
    table = _recruiting()
    assert table.play(1, Recruit("face_up")) == [CardPicked(1, "face_up")]
    table.play(3, Recruit("face_down"))
    assert table.stage() == "recruit"
    table.play(1, Recruit("face_down"))
    assert table.agents(1) == [ENFORCER]
    assert table.state.number == 2


@pytest.mark.rule("AA-43")
def test_a_pick_is_seen_by_the_partner_alone() -> None:
    table = _recruiting()
    before = {viewer: GAME.view(table.state, viewer) for viewer in (0, 2, None)}
    picked = table.play(1, Recruit("face_up"))[0]
    assert {viewer: GAME.view(table.state, viewer) for viewer in (0, 2, None)} == before
    assert [GAME.redact(picked, viewer) for viewer in (1, 3, 0, 2, None)] == [picked, picked, None, None, None]
    assert [pick.which for pick in GAME.view(table.state, 3).picks] == ["face_up"]
    assert GAME.to_act(table.state) == {1, 3}


@pytest.mark.rule("AA-43")
def test_picking_leaves_the_question_as_it_is() -> None:
    table = _recruiting()
    asked = [decision and decision.id for decision in map(partial(GAME.decision, table.state), range(4))]
    table.play(1, Recruit("face_up"))
    assert [decision and decision.id for decision in map(partial(GAME.decision, table.state), range(4))] == asked


@pytest.mark.rule("AA-43")
def test_at_the_time_limit_the_only_pick_holds_and_without_one_the_table_chooses() -> None:
    table = _recruiting()
    assert GAME.expire(table.state, Chance(b"x")) is None
    table.play(3, Recruit("face_down"))
    events = GAME.expire(table.state, Chance(b"x"))
    assert events is not None
    assert table.agents(1) == [ENFORCER]


@pytest.mark.rule("AA-43")
def test_at_the_time_limit_chance_decides_between_two_picks() -> None:
    taken = set()
    for seed in range(20):
        table = _recruiting()
        table.play(1, Recruit("face_up"))
        table.play(3, Recruit("face_down"))
        assert GAME.expire(table.state, Chance(bytes([seed]))) is not None
        taken.update(table.agents(1))
    assert taken == {CODE, ENFORCER}


@pytest.mark.rule("AA-43")
@pytest.mark.parametrize(
    ("picks", "told"),
    [({1: "face_up", 3: "face_down"}, TimeRanOut(1, "chance")), ({3: "face_down"}, TimeRanOut(1, "pick"))],
    ids=["two", "one"],
)
def test_all_are_told_how_it_was_settled_when_time_was_up(picks: dict[int, Which], told: TimeRanOut) -> None:
    table = _recruiting()
    for seat, which in picks.items():
        table.play(seat, Recruit(which))
    events = GAME.expire(table.state, Chance(b"x"))
    assert events is not None
    assert {GAME.redact(events[0], viewer) for viewer in (None, *range(4))} == {told}


@pytest.mark.rule("AA-43")
def test_partners_are_at_odds_once_both_have_picked_and_differ() -> None:
    table = _recruiting()
    table.play(1, Recruit("face_up"))
    assert GAME.at_odds(table.state) == frozenset()
    table.play(3, Recruit("face_down"))
    assert GAME.at_odds(table.state) == {1, 3}
    table.play(3, Recruit("face_up"))
    assert GAME.at_odds(table.state) == frozenset()


@pytest.mark.rule("AA-46")
def test_a_counterproposal_puts_the_partner_who_had_proposed_at_odds() -> None:
    table = _at_market()
    table.play(0, ProposeMarketCard(2, CAR))
    assert GAME.at_odds(table.state) == frozenset()
    table.play(2, ProposeMarketCard(0, SUPER))
    assert GAME.at_odds(table.state) == {0}
    table.play(0, ProposeMarketCard(2, CAR))
    assert GAME.at_odds(table.state) == {2}
    table.play(2, ConfirmMarketCard(2, CAR))
    assert GAME.at_odds(table.state) == frozenset()


@pytest.mark.rule("AA-46")
def test_all_are_told_that_a_proposal_holds_or_that_chance_decided() -> None:
    for proposed, told in ((True, TimeRanOut(0, "proposal")), (False, TimeRanOut(0, "chance"))):
        table = _at_market()
        if proposed:
            table.play(0, ProposeMarketCard(2, CAR))
        events = GAME.expire(table.state, Chance(b"x"))
        assert events is not None
        assert {GAME.redact(events[0], viewer) for viewer in (None, *range(4))} == {told}


@pytest.mark.rule("AA-43")
def test_no_other_question_has_a_limit_of_the_rules() -> None:
    table = Table(4)
    assert GAME.expire(table.state, Chance(b"x")) is None
    duel = Table().hand(0, CODE, DARE, MOLE, SENTINEL)
    duel.play(0, PlayPair(CODE, DARE))
    assert GAME.expire(duel.state, Chance(b"x")) is None


@pytest.mark.rule("AA-44")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_the_last_card_goes_to_whoever_laid_face_up(first: int, second: int) -> None:
    table = Table(4).deck(SIDEKICK).hand(first, CODE, MOLE, MOLE, MOLE).hand(second, ENFORCER, DARE, DARE, DARE)
    table.play(first, LayFaceUp(CODE))
    events = table.play(second, LayFaceDown(ENFORCER))
    assert events[1:] == [CardsDrawn(first, 1, (SIDEKICK,))]
    assert (len(table.held(first)), len(table.held(second))) == (4, 3)


@pytest.mark.rule("AA-44")
def test_a_card_drawn_by_setting_aside_is_gone() -> None:
    table = Table(4).deck(SIDEKICK).hand(0, CODE, MOLE, MOLE, MOLE).hand(2, ENFORCER, DARE, DARE, DARE)
    table.play(0, LayFaceUp(CODE))
    table.play(2, SetAside(DARE))
    assert table.play(2, LayFaceDown(ENFORCER))[1:] == []


def _dry(seats: int, green: int, blue: int, held: dict[int, int]) -> Table:
    table = Table(seats).travelled(green, blue).deck()
    for seat in range(seats):
        table.hand(seat, *[SABOTEUR, MOLE, DARE, SENTINEL][: held.get(seat, 4)])
    table.hand(0, CODE, DOUBLE).hand(2, SENTINEL, DOUBLE)
    table.play(0, LayFaceUp(CODE))
    table.play(2, LayFaceDown(SENTINEL))
    for seat in table.state.sides[1].seats:
        table.play(seat, Recruit("face_up"))
    return table


@pytest.mark.rule("AA-45")
@pytest.mark.parametrize(
    ("seats", "held", "over"),
    [(4, {1: 0, 3: 3}, True), (4, {1: 1, 3: 1}, False), (3, {1: 1}, True), (3, {1: 2}, False)],
)
def test_an_empty_deck_ends_the_game_when_an_opponent_has_no_card(
    seats: int, held: dict[int, int], over: bool
) -> None:
    assert (_dry(seats, 3, 0, held).reason == "deck") is over


@pytest.mark.rule("AA-45")
def test_the_closer_team_wins_equal_goes_to_the_active_one() -> None:
    assert _dry(4, 3, 0, {1: 0}).winners == (0, 2)
    assert _dry(4, 0, 3, {1: 0}).winners == (1, 3)
    assert (_dry(4, 2, 2, {1: 0}).winners, _dry(4, 2, 2, {1: 0}).reason) == ((0, 2), "deck-equal")


def _at_market() -> Table:
    table = Table(4, advanced=True).market([CAR, SUPER, Market.SECRET_RECRUIT], [WATCH, TWIN])
    table.turn(SENTINEL, DARE)
    assert table.asked() == ("market", {0, 2})
    return table


@pytest.mark.rule("AA-46")
def test_one_partner_proposes_and_the_other_confirms() -> None:
    table = _at_market()
    table.refuses(0, TakeMarketCard(CAR), "not-now")
    table.play(0, ProposeMarketCard(2, CAR))
    table.refuses(0, ConfirmMarketCard(2, CAR), "no-such-proposal")
    table.refuses(2, ConfirmMarketCard(0, CAR), "no-such-proposal")
    table.refuses(2, ProposeMarketCard(2, CAR), "confirm-instead")
    table.refuses(2, ProposeMarketCard(1, CAR), "not-on-your-team")
    table.play(2, ConfirmMarketCard(2, CAR))
    assert table.state.sides[0].market == [CAR]
    assert table.state.number == 2


@pytest.mark.rule("AA-46")
def test_the_other_may_propose_anew() -> None:
    table = _at_market()
    table.play(0, ProposeMarketCard(2, CAR))
    table.play(2, ProposeMarketCard(0, SUPER))
    table.refuses(2, ConfirmMarketCard(2, CAR), "no-such-proposal")
    table.play(0, ConfirmMarketCard(0, SUPER))
    assert table.state.sides[0].market == [SUPER]


@pytest.mark.rule("AA-46")
def test_a_proposal_is_the_team_s_alone() -> None:
    table = _at_market()
    before = {viewer: GAME.view(table.state, viewer) for viewer in (1, 3, None)}
    proposed = table.play(0, ProposeMarketCard(2, CAR))[0]
    assert proposed == MarketCardProposed(0, 2, CAR)
    assert {viewer: GAME.view(table.state, viewer) for viewer in (1, 3, None)} == before
    assert [GAME.redact(proposed, viewer) for viewer in (0, 2, 1, None)] == [proposed, proposed, None, None]


@pytest.mark.rule("AA-46")
def test_only_the_partner_s_question_changes_by_a_proposal_and_never_comes_back() -> None:
    table = _at_market()
    ids: dict[int, list[str]] = {0: [], 2: []}

    def ask() -> None:
        for seat, asked in ids.items():
            decision = GAME.decision(table.state, seat)
            assert decision is not None
            asked.append(decision.id)

    ask()
    for seat, taker, card in [(0, 2, CAR), (0, 2, CAR), (0, 2, SUPER), (0, 2, CAR), (2, 0, SUPER), (0, 0, CAR)]:
        table.play(seat, ProposeMarketCard(taker, card))
        ask()
    a, b = ids[0], ids[2]
    assert a[0] == a[1] == a[2] == a[3] == a[4]
    assert len(set(a)) == 3
    assert b[1] == b[2]
    assert len(set(b)) == 6


@pytest.mark.rule("AA-46")
def test_at_the_time_limit_the_last_proposal_holds() -> None:
    table = _at_market()
    table.play(0, ProposeMarketCard(2, CAR))
    table.play(2, ProposeMarketCard(0, SUPER))
    assert GAME.expire(table.state, Chance(b"x")) is not None
    assert table.state.sides[0].market == [SUPER]


@pytest.mark.rule("AA-46")
def test_at_the_time_limit_without_a_proposal_chance_decides() -> None:
    taken: set[tuple[int, Market]] = set()
    for seed in range(40):
        table = _at_market()
        events = GAME.expire(table.state, Chance(bytes([seed])))
        assert events is not None
        taken.update((event.seat, event.card) for event in events if event.kind == "market_card_taken")
    assert len(taken) == 6


@pytest.mark.rule("AA-46")
def test_a_single_player_takes_alone_and_without_a_limit() -> None:
    table = Table(3, advanced=True).market([CAR, SUPER, WATCH], [TWIN]).travelled(0, 1)
    table.turn(ENFORCER, SENTINEL)
    assert table.asked() == ("market", {1})
    assert GAME.expire(table.state, Chance(b"x")) is None
    table.refuses(1, ProposeMarketCard(1, CAR), "not-now")
    table.play(1, TakeMarketCard(CAR))
    assert table.state.sides[1].market == [CAR]


@pytest.mark.rule("AA-46")
def test_the_choices_of_an_ability_are_the_taker_s_with_their_own_hand() -> None:
    table = _at_market()
    table.hand(0, MOLE, SIDEKICK, CODE, CODE).hand(2, SABOTEUR, DARE, DARE, DARE)
    table.play(0, ProposeMarketCard(2, Market.SECRET_RECRUIT))
    table.play(2, ConfirmMarketCard(2, Market.SECRET_RECRUIT))
    assert GAME.to_act(table.state) == {2}
    assert GAME.legal(table.state, 2) == (RecruitFromHand(SABOTEUR),)
    table.refuses(0, RecruitFromHand(MOLE), "not-your-turn")
    table.play(2, RecruitFromHand(SABOTEUR))
    assert table.agents(0) == [DARE, SABOTEUR]


@pytest.mark.parametrize("partner", ["face_up", "face_down"])
def test_the_program_does_not_follow_its_partner_into_a_certain_loss(partner: Which) -> None:
    table = Table(4).in_play(blue=[DARE] * 2).hand(0, DARE, MOLE).hand(2, CODE, ENFORCER)
    table.play(0, LayFaceUp(DARE))
    table.play(2, LayFaceDown(CODE))
    table.play(1, Recruit(partner))
    move = GAME.choose(
        GAME.view(table.state, 3), GAME.legal(table.state, 3), Chance(b"program"), 0.01, Strength.NORMAL
    )
    assert move == Recruit("face_down")


@pytest.mark.parametrize("partner", ["face_up", "face_down"])
def test_the_program_follows_its_partner_where_nothing_is_certain(partner: Which) -> None:
    table = _recruiting()
    table.play(1, Recruit(partner))
    move = GAME.choose(
        GAME.view(table.state, 3), GAME.legal(table.state, 3), Chance(b"program"), 0.01, Strength.NORMAL
    )
    assert move == Recruit(partner)


def test_partners_who_disagree_get_done() -> None:
    table = _recruiting()
    table.play(1, Recruit("face_up"))
    table.play(3, Recruit("face_down"))
    for seat in (1, 3):
        if table.stage() == "recruit":
            table.play(
                seat,
                GAME.choose(
                    GAME.view(table.state, seat), GAME.legal(table.state, seat), Chance(b"p"), 0.01, Strength.NORMAL
                ),
            )
    assert table.state.number == 2


@pytest.mark.rule("AA-46")
def test_programs_at_the_market_get_done_however_differently_they_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certain, "GLANCES", 1)
    proposed = [_proposals_of_programs(bytes([seed])) for seed in range(200, 224)]
    assert max(proposed) > choose.MOST_PROPOSALS
    assert max(proposed) <= 2 * choose.MOST_PROPOSALS


def _proposals_of_programs(seed: bytes) -> int:
    """How often two programs proposed who are caught but for a pair in a hand, which the other may not think of."""
    table = Table(4, advanced=True, seed=seed).market([Market.DOUBLE_TROUBLE, TWIN], [WATCH])
    table.in_play(green=[CODE, SENTINEL]).turn(SENTINEL, DARE)
    table.hand(0, ENFORCER, ENFORCER, CODE, MOLE).hand(2, SENTINEL, SENTINEL, DARE, SABOTEUR)
    table.travelled(2, 11 - 2)
    seat, proposals = 0, 0
    while table.stage() == "market" and proposals < 50:
        view, legal = GAME.view(table.state, seat), GAME.legal(table.state, seat)
        events = table.play(seat, GAME.choose(view, legal, table.chance, 0.0, Strength.NORMAL))
        proposals += events[0].kind == "market_card_proposed"
        seat = 2 - seat
    return proposals
