"""The setup, step by step (MM-1 to MM-9, MM-70, MM-71, MM-73)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import EDGE, FEATURES_OF, INNER, LOCATIONS, SECOND_SLIP, TEMPLES
from engines.mind_mgmt.cards import Agent, Mission
from engines.mind_mgmt.events import CardsDrawn, CardsOpened, RecruitsAnnounced, StartShown
from engines.mind_mgmt.moves import (
    ChooseStart,
    Move,
    PutImmortal,
    PutMayhem,
    PutPawn,
    PutSecondSlip,
    Step,
    TakeAgent,
    TakeRecruiter,
    WriteNote,
)
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import TOGETHER, State
from tests.engines.mind_mgmt.table import AD_MAN, BILL, DUSTY, GIRL, HENRY, MERU, at, between, spots


class Setup:
    """A game from its very start."""

    def __init__(self, seats: int = 2, mission: Mission = "full", seed: bytes = b"setup", **options: Any) -> None:
        self.chance = Chance(seed)
        self.state: State = GAME.setup(MindMgmtOptions(mission=mission, **options), seats, self.chance)
        self.events: list[Any] = []

    def play(self, *moves: Move, seat: Seat | None = None) -> Setup:
        """Whoever is waited for plays these."""
        for move in moves:
            mover = min(GAME.to_act(self.state)) if seat is None else seat
            assert move in GAME.legal(self.state, mover), move
            self.events += GAME.apply(self.state, mover, move, self.chance)
        return self

    def until(self, stage: str) -> Setup:
        """Play the first legal moves until that stage."""
        while self.state.stage != stage:
            [mover, *_] = sorted(GAME.to_act(self.state))
            self.play(next(move for move in GAME.legal(self.state, mover) if not isinstance(move, WriteNote)))
        return self

    def legal(self, kind: type, seat: Seat | None = None) -> list[Any]:
        """The legal moves of a kind."""
        mover = min(GAME.to_act(self.state)) if seat is None else seat
        return [move for move in GAME.legal(self.state, mover) if isinstance(move, kind)]

    def owners(self) -> dict[Agent, Seat]:
        """Whose the agents are."""
        return {pawn.agent: pawn.seat for pawn in self.state.pawns}

    def hide(self, places: str = "r4c3 r4c4 r3c4 r2c4 r2c3") -> Setup:
        """The Recruiter hides there."""
        start, *steps = spots(places)
        return self.play(TakeRecruiter(AD_MAN), ChooseStart(start), *map(Step, steps))


@pytest.mark.rule("MM-1", "MM-70")
def test_the_recruiter_has_the_first_seat_or_is_drawn() -> None:
    assert {Setup(4, seed=b"%d" % seed).state.recruiter for seed in range(40)} == {0}
    drawn = {Setup(4, seed=b"%d" % seed, recruiter="drawn").state.recruiter for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rule("MM-1", "MM-73")
def test_agents_are_shared_by_the_number_of_players() -> None:
    assert set(Setup(2).until("pawns").owners().values()) == {1}
    for seats, expected in ((3, {1: 2, 2: 2}), (4, {1: 1, 2: 1, 3: 1, TOGETHER: 1}), (5, {1: 1, 2: 1, 3: 1, 4: 1})):
        assert Counter(Setup(seats).until("pawns").owners().values()) == expected


@pytest.mark.rule("MM-1", "MM-39")
def test_the_shared_agent_is_anybodys() -> None:
    game = Setup(4).until("pawns")
    [shared] = [agent for agent, seat in game.owners().items() if seat == TOGETHER]
    assert all(PutPawn(shared, 0) in game.legal(PutPawn, seat) for seat in (1, 2, 3))
    for seat in (1, 2, 3):
        own = next(agent for agent, owner in game.owners().items() if owner == seat)
        assert {move.agent for move in game.legal(PutPawn, seat)} == {own, shared}


@pytest.mark.rule("MM-2")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0, 1, 0]), (3, [0, 1, 2, 0, 1]), (5, [0, 1, 2, 3, 4])])
def test_mayhem_is_put_round_the_table(seats: int, order: list[Seat]) -> None:
    game, putters = Setup(seats), []
    while game.state.stage == "mayhem":
        [putter] = GAME.to_act(game.state)
        putters.append(putter)
        game.play(game.legal(PutMayhem)[-1])
    assert putters == order


@pytest.mark.rule("MM-2")
def test_mayhem_begins_with_a_drawn_recruiter_too() -> None:
    for seed in range(6):
        game = Setup(3, seed=b"%d" % seed, recruiter="drawn")
        first = game.state.recruiter
        for ahead in range(5):
            assert GAME.to_act(game.state) == {(first + ahead) % 3}
            game.play(game.legal(PutMayhem)[-1])


@pytest.mark.rule("MM-2")
def test_mayhem_shares_no_end_point() -> None:
    game = Setup()
    assert len(game.legal(PutMayhem)) == 71
    game.play(PutMayhem(between("r3c3 r3c4")))
    gone = {
        between(pair)
        for pair in (
            "r3c3 r3c4",
            "r2c3 r2c4",
            "r4c3 r4c4",
            "r2c3 r3c3",
            "r2c4 r3c4",
            "r3c3 r4c3",
            "r3c4 r4c4",
        )
    }
    assert len(game.legal(PutMayhem)) == 71 - len(gone)
    assert not gone & {move.border for move in game.legal(PutMayhem)}


@pytest.mark.rule("MM-3", "MM-15")
def test_a_recruiter_card_is_taken_or_drawn_in_secret() -> None:
    game = Setup().until("hiding")
    assert game.legal(TakeRecruiter) == [TakeRecruiter(AD_MAN), TakeRecruiter(GIRL), TakeRecruiter(None)]
    before = GAME.view(game.state, 1)
    game.play(TakeRecruiter(GIRL))
    assert game.state.card is GIRL
    assert GAME.view(game.state, 1) == before
    assert GAME.redact(game.events[-1], 1) is None
    assert before.recruiter_cards == (AD_MAN, GIRL)
    drawn = {Setup(seed=b"%d" % n).until("hiding").play(TakeRecruiter(None)).state.card for n in range(20)}
    assert drawn == {AD_MAN, GIRL}


@pytest.mark.rule("MM-3")
def test_the_start_is_any_location_and_secret_in_the_full_game() -> None:
    game = Setup(short_setup=True).play(TakeRecruiter(GIRL))
    assert [move.location for move in game.legal(ChooseStart)] == list(LOCATIONS)
    before = GAME.view(game.state, None)
    game.play(ChooseStart(at("r5c5")))
    assert GAME.view(game.state, None) == before
    assert all(GAME.redact(event, None) is None for event in game.events)


@pytest.mark.rule("MM-3", "MM-9")
def test_in_training_the_start_is_shown_before_the_cards_are_drawn() -> None:
    game = Setup(mission="training").play(TakeRecruiter(GIRL), ChooseStart(at("r5c5")))
    kinds = [type(event) for event in game.events]
    assert kinds.index(StartShown) < kinds.index(CardsDrawn)
    [known] = GAME.view(game.state, None).confirmed
    assert (known.location, known.hour) == (at("r5c5"), 1)


@pytest.mark.rule("MM-3")
def test_a_mind_slip_lies_in_sight_from_the_start() -> None:
    for mission in ("training", "full"):
        [slip] = GAME.view(Setup(mission=mission).until("hiding").state, None).slips
        assert (slip.token, slip.used) == ("first", None)


@pytest.mark.rule("MM-4")
@pytest.mark.parametrize("seed", [b"setup", b"11"])
def test_cards_come_after_the_start_then_four_steps_and_the_announcement(seed: bytes) -> None:
    game = Setup(seed=seed, short_setup=True).play(TakeRecruiter(AD_MAN))
    game.state.mayhem = []
    assert game.state.cards == []
    game.play(ChooseStart(at("r4c3")))
    assert len(set(game.state.cards)) == 3
    assert not set(game.state.cards) & set(game.state.deck)
    game.play(*map(Step, spots("r4c4 r3c4 r2c4")))
    assert GAME.view(game.state, 1).hour == 0
    game.play(Step(at("r2c3")))
    [told] = [event for event in game.events if isinstance(event, RecruitsAnnounced)]
    brought = sum(len(set(FEATURES_OF[visit.location]) & set(game.state.cards)) for visit in game.state.trail)
    assert (told.hour, told.visits, told.count, told.total) == (5, 5, brought, brought)
    view = GAME.view(game.state, 1)
    assert (view.hour, view.stage) == (5, "immortals")
    assert [hour.recruits for hour in view.track] == [None, None, None, None, brought]


@pytest.mark.rule("MM-71")
def test_cards_are_shuffled_anew_after_the_start() -> None:
    hands = set()
    for at_word in range(0, 400, 40):
        game = Setup(short_setup=True).play(TakeRecruiter(AD_MAN))
        game.chance = Chance(b"again", at_word)
        hands.add(tuple(game.play(ChooseStart(0)).state.cards))
    assert len(hands) > 1


@pytest.mark.rule("MM-18")
def test_the_setup_offers_only_steps_that_complete_it() -> None:
    game = Setup(short_setup=True)
    game.state.mayhem = [between("r1c2 r1c3")]
    game.play(TakeRecruiter(AD_MAN), ChooseStart(at("r2c2")), Step(at("r2c1")))
    assert game.legal(Step) == [Step(at("r3c1"))], "r1c1 leads to r1c2 and no further"


@pytest.mark.rule("MM-5")
def test_immortals_stand_on_four_inner_locations() -> None:
    game = Setup(short_setup=True).hide()
    assert [move.location for move in game.legal(PutImmortal)] == list(INNER)
    assert set(TEMPLES) < set(INNER)
    game.play(PutImmortal(at("r3c3")))
    assert PutImmortal(at("r3c3")) not in game.legal(PutImmortal)
    game.play(*map(PutImmortal, spots("r4c3 r5c5 r2c2")))
    assert game.state.immortals == spots("r3c3 r4c3 r5c5 r2c2")
    assert game.state.stage == "pawns"


@pytest.mark.rule("MM-6")
def test_agents_are_chosen_by_whoever_is_first() -> None:
    game = Setup(3).until("sharing")
    assert GAME.to_act(game.state) == {1, 2}
    game.play(TakeAgent(BILL), seat=2).play(TakeAgent(MERU), seat=2)
    assert game.owners() == {MERU: 2, HENRY: 1, BILL: 2, DUSTY: 1}
    assert game.state.stage == "pawns"


@pytest.mark.rule("MM-6", "MM-70")
def test_agents_are_dealt_in_training_and_in_a_short_setup() -> None:
    for options in ({"mission": "training"}, {"mission": "full", "short_setup": True}):
        dealt = {tuple(Setup(3, seed=b"%d" % n, **options).until("pawns").owners().values()) for n in range(20)}
        assert len(dealt) > 2


@pytest.mark.rule("MM-6")
def test_pawns_start_on_the_edge_and_may_share() -> None:
    game = Setup(short_setup=True).until("pawns")
    assert {move.location for move in game.legal(PutPawn)} == set(EDGE)
    game.play(PutPawn(DUSTY, 0), PutPawn(MERU, 0), PutPawn(BILL, 41), PutPawn(HENRY, 41))
    assert game.state.stage == "recruiter"


@pytest.mark.rule("MM-7", "MM-39")
def test_the_second_slip_lies_next_to_a_temple_put_by_the_first_to_do_it() -> None:
    game = Setup(3).until("second_slip")
    assert GAME.to_act(game.state) == {1, 2}
    assert [move.location for move in game.legal(PutSecondSlip)] == list(SECOND_SLIP)
    assert not set(TEMPLES) & set(SECOND_SLIP)
    assert [ally.used for ally in GAME.view(game.state, None).allies] == [False]
    game.play(PutSecondSlip(at("r2c3")), seat=2)
    assert [(slip.token, slip.location) for slip in GAME.view(game.state, None).slips] == [
        ("first", None),
        ("second", at("r2c3")),
    ]


@pytest.mark.rule("MM-8")
def test_two_cards_lie_open_last_of_all_and_nobody_knows_the_deck() -> None:
    game = Setup().until("second_slip")
    assert not any(isinstance(event, CardsOpened) for event in game.events)
    game.play(PutSecondSlip(at("r2c3")))
    view = GAME.view(game.state, 0)
    assert (len(view.open), view.deck_size, view.deck) == (2, 11, None)
    assert not set(view.open) & set(game.state.cards)
    orders = {tuple(GAME.imagine(view, Chance(b"%d" % n)).deck) for n in range(5)}
    assert len(orders) > 1
    assert view.stage == "recruiter"


@pytest.mark.rule("MM-9")
def test_training_has_the_hunt_alone() -> None:
    game = Setup(4, "training").until("recruiter")
    view = GAME.view(game.state, None)
    assert (view.last_hour, view.goal) == (14, 9)
    assert not any((view.mayhem, view.immortals, view.open, view.allies, view.deck_size))
    assert [slip.token for slip in view.slips] == ["first"]
    full = GAME.view(Setup().state, None)
    assert (full.last_hour, full.goal) == (16, 12)


@pytest.mark.rule("MM-70")
def test_a_short_setup_is_one_visit_each() -> None:
    game = Setup(3, short_setup=True)
    assert len(game.state.mayhem) == 5
    visits = [game.state.recruiter]
    while game.state.stage != "recruiter":
        mover = min(GAME.to_act(game.state))
        visits += [mover] if visits[-1] != mover else []
        game.play(next(move for move in GAME.legal(game.state, mover) if not isinstance(move, WriteNote)))
    assert visits == [0, 1, 2]
    assert game.state.slips.place in SECOND_SLIP


@pytest.mark.rule("MM-70", "MM-32")
def test_at_a_daily_pace_setup_is_short_and_asks_are_answered_at_once() -> None:
    options: dict[str, Any] = dict(GAME.at_pace["daily"])
    game = Setup(**options)
    assert (game.state.short_setup, game.state.order) == (True, "oldest")


@pytest.mark.rule("MM-70", "MM-32")
def test_the_standing_order_can_hold_from_the_start() -> None:
    assert Setup(standing_order=True).state.order == "oldest"
    assert Setup().state.order == "none"
