"""What the Recruiter's packages bring (MS-10 to MS-34)."""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.core.chance import Chance
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.belief.clues import Went
from engines.mind_mgmt.belief.history import ground, ground_of
from engines.mind_mgmt.belief.trails import starts
from engines.mind_mgmt.board import KNIGHT, LOCATIONS, THREE_ORTHOGONAL, Feature
from engines.mind_mgmt.cards import Agent, RecruiterCard
from engines.mind_mgmt.events import CardsDrawn, Jammed, SleeperWoken
from engines.mind_mgmt.moves import (
    Ask,
    ChooseStart,
    ClaimRecruit,
    EndTurn,
    Jam,
    KeepCards,
    MoveAgent,
    MoveImmortal,
    NoteFeature,
    PutDoor,
    PutStep,
    SayNoNewStep,
    SetOrder,
    ShakeDown,
    ShowStep,
    Slip,
    Step,
    TakeRecruiter,
    WakeSleeper,
)
from engines.mind_mgmt.packages.back_doors import door_places
from engines.mind_mgmt.packages.events import CardsKept, FeatureNoted, SleeperSet
from engines.mind_mgmt.packages.kit import Kit
from tests.engines.mind_mgmt.table import HENRY, MERU, Table, at, full_hunt, spots


@pytest.mark.rule("MS-10", "MS-11")
def test_the_acrobat_slips_by_a_knight_s_jump() -> None:
    assert sum(map(len, KNIGHT)) == 196
    table = Table("full", trail="r4c4 r5c4 r5c3 r6c3 r4c3").shift("acrobat")
    table.state.card = RecruiterCard.ACROBAT
    jumps = spots("r2c2 r2c4 r3c1 r3c5 r5c1 r5c5 r6c2 r6c4")
    assert sorted(move.to for move in table.legal(Slip)) == jumps
    assert table.view().recruiter_cards[-1] == RecruiterCard.ACROBAT
    table.play(Slip("first", jumps[0]), EndTurn())
    assert table.view(1).secret is None


@pytest.mark.rule("MS-23", "MS-10")
def test_the_busker_slips_exactly_three_locations() -> None:
    assert sum(map(len, THREE_ORTHOGONAL)) == 90
    table = Table("full", trail="r4c4 r5c4 r5c3 r6c3 r4c3").shift("acrobat", "busker")
    table.state.card = RecruiterCard.BUSKER
    assert sorted(move.to for move in table.legal(Slip)) == spots("r1c3 r4c6 r7c3")
    table.state.stage, table.state.card, table.state.trail = "hiding", None, []
    assert len(table.legal(TakeRecruiter)) == 5


@pytest.mark.rule("MS-12", "MS-13", "MS-14")
def test_a_jam_leaves_a_question_without_an_answer_for_the_rest_of_the_round() -> None:
    table = full_hunt(meru="r2c3", henry="r4c1", bill="r4c5").shift("jammer").immortals("r7c5 r7c6 r6c5 r6c4")
    table.state.hour = 6
    table.state.trail.append(Table("full", trail="r1c3").state.trail[0])
    monks = Feature.MONKS
    table.play(Ask(MERU, monks))
    assert [type(move) for move in table.legal(object)] == [ShowStep, Jam, *[SetOrder] * 2]
    table.play(Jam())
    assert table.happened(Jammed) == [Jammed(6, monks)]
    assert (table.kit.jams, table.state.steps) == (0, [])
    assert table.state.activation is not None
    assert table.state.activation.acted
    table.idle(MERU)
    assert not [move for move in table.legal(Ask) if move.feature == monks]
    table.state.hour = 7
    assert not [move for move in table.legal(Ask) if move.feature == monks]
    table.state.hour = 8
    assert [move for move in table.legal(Ask) if move.feature == monks]
    table.play(Ask(HENRY, monks))
    assert not table.legal(Jam)


@pytest.mark.rule("MS-12", "MS-13", "MS-9")
def test_a_jam_at_a_red_hour_bars_that_hour_alone_and_says_nothing_of_what_there_was() -> None:
    table = full_hunt(meru="r6c1").shift("jammer").immortals("r7c5 r7c3 r6c5 r1c1")
    table.state.hour = 7
    table.play(Ask(MERU, Feature.BUS))
    assert [type(move) for move in table.legal(object)][:2] == [SayNoNewStep, Jam]
    table.play(Jam())
    table.state.hour = 8
    table.idle(MERU)
    assert table.kit.jammed == Feature.BUS
    bus = table.pawns(henry="r6c1").legal(Ask)
    assert [move for move in bus if (move.agent, move.feature) == (HENRY, Feature.BUS)]


@pytest.mark.rule("MS-20")
def test_three_doors_lie_far_apart_and_in_no_temple() -> None:
    places = door_places(())
    assert len(places) == 40
    apart = {one: set(door_places((one,))) for one in places}
    assert (
        sum(two in apart[one] and three in apart[one] & apart[two] for one, two, three in combinations(places, 3))
        == 4_634
    )
    table = Table("full").shift("back_doors")
    table.state.stage = "doors"
    table.play(*map(PutDoor, spots("r4c5 r2c2 r6c3")))
    assert table.view().stage == "hiding"
    assert table.kit.doors == spots("r2c2 r4c5 r6c3")


@pytest.mark.rule("MS-21", "MS-22", "MS-8")
def test_a_step_leads_from_a_door_to_any_other_and_nobody_else_uses_them() -> None:
    table = Table("full", trail="r4c3 r4c4 r3c4 r2c4 r2c3").shift("back_doors")
    table.kit.doors = spots("r2c2 r4c5 r6c3")
    table.turn("r2c2")
    table.idle(MERU, HENRY)
    assert {at("r4c5"), at("r6c3")} <= {move.to for move in table.legal(Step)}
    assert at("r6c3") not in {move.to for move in table.legal(Slip)}
    table.turn("r4c5")
    assert table.state.here == at("r4c5")
    hunt = full_hunt(meru="r2c2").shift("back_doors")
    hunt.kit.doors = spots("r2c2 r4c5 r6c3")
    assert at("r4c5") not in {move.to for move in hunt.legal(MoveAgent) if move.agent == MERU}


@pytest.mark.rule("MS-21", "MS-22", "MM-18")
def test_with_three_doors_there_are_so_many_trails() -> None:
    table = Table("full").shift("back_doors")
    table.kit.doors = spots("r2c2 r4c5 r6c3")
    trails = starts(ground_of(table.view()))
    for visits in range(2, 8):
        trails = trails.learn(Went())
        assert len(trails) == {5: 6_408, 7: 60_740}.get(visits, len(trails))
    stuck = Table("full", trail="r7c4 r6c2 r7c2 r6c1 r7c1").shift("back_doors")
    stuck.kit.doors = spots("r7c1 r4c1 r2c4")
    assert {move.to for move in stuck.legal(Step)} == {at("r4c1"), at("r2c4")}


@pytest.mark.rule("MS-21", "MS-22")
@pytest.mark.long
def test_with_three_doors_there_are_so_many_trails_of_nine_visits() -> None:
    table = Table("full").shift("back_doors")
    table.kit.doors = spots("r2c2 r4c5 r6c3")
    trails = starts(ground_of(table.view()))
    for _ in range(8):
        trails = trails.learn(Went())
    assert len(trails) == 469_116
    assert ground_of(Table("full").view()) is ground(())


def _headhunting() -> Table:
    table = Table("full").shift("headhunter")
    state = table.state
    state.stage, state.hour, state.trail, state.announced, state.cards, state.open = "hiding", 0, [], [], [], []
    table.cards()
    table.play(ChooseStart(at("r4c3")))
    return table


@pytest.mark.rule("MS-30", "MS-92")
def test_a_headhunter_keeps_three_of_five_cards_and_puts_two_under_the_deck() -> None:
    table = _headhunting()
    [drawn] = table.happened(CardsDrawn)
    assert len(drawn.features) == 5
    assert GAME.reveals(table.state, drawn)
    assert not table.legal(Step)
    keeps = table.legal(KeepCards)
    assert len(keeps) == len(set(keeps)) == 20
    kept = next(move for move in keeps if set(move.cards) & {Feature.POOL, Feature.IDOL} or True)
    table.play(kept)
    assert (tuple(table.state.cards), tuple(table.state.deck[-2:])) == (kept.cards, kept.under)
    assert len(table.state.deck) == 13
    shown = {Feature.POOL, Feature.IDOL} & set(kept.cards)
    assert table.state.trail[0].recruits == len(shown)
    assert table.happened(CardsKept)
    assert table.legal(Step)


@pytest.mark.rule("MS-3", "MS-31", "MS-30")
def test_what_goes_under_the_deck_is_known_to_the_recruiter_alone_and_is_no_card_of_theirs() -> None:
    tables = [_headhunting() for _ in range(2)]
    moves = tables[0].legal(KeepCards)
    for table, move in zip(tables, (moves[0], moves[-1]), strict=True):
        table.play(move)
        assert GAME.redact(table.happened(CardsKept)[0], 1) is None
        secret = table.view(0).secret
        assert secret is not None
        assert secret.under == move.under
    one, other = (table.view(1) for table in tables)
    assert one == other
    table = full_hunt(meru="r5c2").shift("headhunter")
    table.kit.under = table.state.deck[-2:]
    table.play(ShakeDown(MERU, table.kit.under[0]))
    assert table.state.revealed == []
    dream = GAME.imagine(table.view(0), Chance(b"under"))
    assert dream.deck[-2:] == table.kit.under


@pytest.mark.rule("MS-32", "MS-4")
def test_the_sleeper_s_feature_is_noted_in_secret() -> None:
    table = Table("full").shift("sleeper")
    table.state.stage = "sleeper"
    assert len(table.legal(NoteFeature)) == 16
    table.play(NoteFeature(Feature.BIRD))
    assert [GAME.redact(event, 1) for event in table.events][:2] == [None, SleeperSet()]
    assert table.happened(FeatureNoted)
    secret, seen = table.view(0).secret, table.view(1).kit
    assert secret is not None
    assert seen is not None
    assert (secret.sleeper, seen.asleep) == (Feature.BIRD, True)


@pytest.mark.rule("MS-33", "MS-34")
def test_the_sleeper_wakes_once_in_place_of_the_first_move_and_is_an_immortal_then() -> None:
    table = Table("full").shift("sleeper").immortals("r2c2 r3c4 r4c4 r5c3")
    table.kit.sleeper = Feature.BIRD
    assert [move.location for move in table.legal(WakeSleeper)] == spots("r4c6 r7c1 r7c6")
    moved = Table("full").shift("sleeper").immortals("r2c2 r3c4 r4c4 r5c3")
    moved.kit.sleeper = Feature.BIRD
    moved.play(moved.legal(MoveImmortal)[0])
    assert not moved.legal(WakeSleeper)
    table.open("cafe", "bird").play(WakeSleeper(at("r4c6")))
    assert table.happened(SleeperWoken) == [SleeperWoken(5, 5, Feature.BIRD, at("r4c6"))]
    assert not table.legal(WakeSleeper)
    assert not table.legal(MoveImmortal)
    table.play(ClaimRecruit(Feature.BIRD), table.legal(PutStep)[0])
    assert 5 in {move.immortal for move in table.legal(MoveImmortal)}
    assert table.view(1).immortals[4] == at("r4c6")


def test_a_kit_and_its_copy_are_apart() -> None:
    table = Table("full").shift("jammer", "cordons")
    copy = GAME.clone(table.state)
    assert isinstance(copy.kit, Kit)
    copy.kit.cordons.append(LOCATIONS[0])
    copy.kit.jams = 0
    assert (table.kit.cordons, table.kit.jams) == ([], 1)
    assert Agent.VERA not in [pawn.agent for pawn in copy.pawns]
