"""What the agents' packages bring (MS-55 to MS-67)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.belief.forecast import onward
from engines.mind_mgmt.board import ROWS, Feature
from engines.mind_mgmt.cards import Agent, Ally
from engines.mind_mgmt.events import AllyTold, CordonPut, RecruitsAnnounced
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    ClaimRecruit,
    EndActivation,
    MoveAgent,
    NameAgents,
    NameTurncoat,
    PushImmortal,
    PutBugs,
    PutCordon,
    Reveal,
    SendAgent,
    ShakeDown,
    ShowStep,
    Slip,
    Step,
    SwapAgents,
    UseAlly,
)
from engines.mind_mgmt.packages.events import BugsHeard, BugsPut, BugsSet, ClaimFailed, TurncoatNamed, TurncoatSet
from tests.engines.mind_mgmt.table import BILL, DUSTY, GIRL, HENRY, MERU, Table, at, full_hunt, spots

VERA, JUNO, PHOTOGRAPHER, LAMPLIGHTER = Agent.VERA, Agent.JUNO, Ally.PHOTOGRAPHER, Ally.LAMPLIGHTER
F = Feature
TRAIL = "r4c3 r4c4 r5c4 r5c3 r6c3 r6c2"


def _row(number: int) -> int:
    return number - 1


def _column(number: int) -> int:
    return ROWS + number - 1


def _asked(table: Table, agent: Agent) -> list[Feature]:
    return [move.feature for move in table.legal(Ask) if move.agent == agent and move.ally is None]


@pytest.mark.rule("MS-55")
def test_of_five_agents_four_are_named_before_they_are_shared_out() -> None:
    table = Table("full").shift("vera")
    table.state.pawns.append(type(table.state.pawns[0])(VERA))
    table.state.stage = "naming"
    for pawn in table.state.pawns:
        pawn.seat = -1
    assert len(table.legal(NameAgents)) == 5
    table.play(NameAgents((MERU, HENRY, DUSTY, VERA)))
    assert [pawn.agent for pawn in table.state.pawns] == [MERU, HENRY, DUSTY, VERA]
    assert table.view().stage == "pawns"


@pytest.mark.rule("MS-56", "MM-23")
def test_vera_asks_about_what_is_next_door() -> None:
    table = full_hunt(bill="r3c3").instead(BILL, VERA).immortals("")
    around = [F.MONKS, F.TORCHES, F.POOL, F.IDOL, F.GARDEN, F.UMBRELLA, F.BIRD, F.PALM]
    assert sorted(_asked(table, VERA)) == sorted(around)
    table.immortals("r1c2 r1c4 r7c1 r7c2")
    assert F.IDOL not in _asked(table, VERA)
    assert _asked(table.immortals("r3c3 r1c4 r7c1 r7c2"), VERA) == []
    table.mayhem("r3c3 r2c3").immortals("")
    assert F.TORCHES in _asked(table, VERA)
    table.pawns(meru="r3c3")
    assert _asked(table, MERU) == []


@pytest.mark.rule("MS-57", "MS-91")
def test_the_photographer_counts_the_visits_of_a_row_or_column_once() -> None:
    told = {_row(4): 2, _row(6): 2, _column(3): 3, _column(1): 0}
    for line, count in told.items():
        table = full_hunt(meru="r5c2").trail(TRAIL).shift("photographer")
        assert len(table.legal(UseAlly)) == 4 * 13
        table.play(UseAlly(MERU, PHOTOGRAPHER, line))
        assert table.happened(AllyTold) == [AllyTold(6, 1, MERU, PHOTOGRAPHER, line, count)]
        assert not table.legal(UseAlly)
        assert table.legal(ShakeDown)
        assert table.legal(MoveAgent)
        assert table.state.steps == []


@pytest.mark.rule("MS-65")
def test_the_lamplighter_tells_of_the_last_red_hour_before_this_one() -> None:
    table = full_hunt().trail(TRAIL + " r7c2").shift("lamplighter")
    assert not table.legal(UseAlly)
    for places, hour in ((" r7c2 r7c3", 8), (" r7c2 r7c3 r7c4", 9)):
        table = full_hunt().trail(TRAIL + places).shift("lamplighter")
        assert table.state.hour == hour
        table.play(UseAlly(MERU, LAMPLIGHTER, _column(2)))
        assert [told.told for told in table.happened(AllyTold)] == [1]
        assert not table.legal(UseAlly)
    table = full_hunt().trail(TRAIL + " r7c2 r7c3 r7c4 r7c5").shift("lamplighter")
    table.play(UseAlly(MERU, LAMPLIGHTER, _column(4)))
    assert [told.told for told in table.happened(AllyTold)] == [1]


@pytest.mark.rule("MS-58", "MS-91")
def test_a_cordon_an_activation_from_the_supply_or_from_where_one_lies() -> None:
    table = full_hunt(meru="r3c3", henry="r1c2", bill="r1c4", dusty="r3c3").shift("cordons")
    assert [move for move in table.legal(PutCordon) if move.agent == MERU] == [PutCordon(MERU)]
    table.play(PutCordon(MERU))
    assert table.happened(CordonPut) == [CordonPut(5, 1, MERU, at("r3c3"), None)]
    assert not table.legal(PutCordon)
    assert table.legal(MoveAgent)
    table.idle(MERU)
    table.play(PutCordon(HENRY))
    assert (table.kit.cordons, table.kit.spare) == (spots("r1c2 r3c3"), 0)
    table.play(EndActivation(HENRY)).clear()
    table.turn("r2c2")
    assert not [move for move in table.legal(PutCordon) if move.agent == DUSTY]
    table.play(PutCordon(BILL, at("r3c3")))
    assert table.kit.cordons == spots("r1c2 r1c4")


@pytest.mark.rule("MS-59", "MS-93", "MM-18")
def test_nothing_ends_on_a_cordon_and_that_can_be_a_dead_end() -> None:
    trail = "r4c1 r5c1 r5c2 r6c2 r6c1 r7c1"
    for card, free in ((None, False), (GIRL, True)):
        table = Table("full", trail=trail).shift("cordons")
        table.state.card = card or table.state.card
        table.kit.cordons, table.kit.spare = spots("r7c2 r7c3"), 0
        assert not table.legal(Step)
        assert [move.to for move in table.legal(Slip)] == (spots("r5c3") if free else [])
        table.state.stage, table.state.activations = "agents", 1
        table.play(EndActivation(MERU))
        assert table.ended()[0] == (None if free else "dead-end")
    near = Table("full", trail="r4c1 r5c1 r5c2 r6c2 r6c1").shift("cordons")
    near.state.slips.first = 4
    near.kit.cordons = spots("r7c2 r7c3")
    assert onward(near.view(0), at("r7c1")) == "closed"
    assert ("on", "closed") in GAME.describe(near.view(0), Step(at("r7c1"))).values
    near.kit.cordons = []
    assert onward(near.view(0), at("r7c1")) == "some"


def _staking(**pawns: str) -> Table:
    return full_hunt().pawns(**pawns).shift("stakeout").immortals("r7c5 r7c6 r6c5 r6c4")


@pytest.mark.rule("MS-66")
def test_who_stays_may_do_two_actions_of_two_kinds_or_ask_twice() -> None:
    table = _staking(meru="r2c3")
    table.play(Ask(MERU, F.MONKS), ShowStep(at("r2c3")))
    assert _asked(table, MERU) == [F.TORCHES]
    assert not table.legal(Capture)
    table.play(Reveal(MERU))
    assert table.state.activation is None
    first = _staking(meru="r1c2")
    first.play(Capture(MERU))
    assert _asked(first, MERU)
    first.play(Ask(MERU, F.CAFE), ShowStep(at("r2c4")))
    assert not _asked(first, MERU)


@pytest.mark.rule("MS-66", "MM-35")
def test_after_a_shakedown_and_a_push_the_freed_location_can_be_asked_about() -> None:
    table = _staking(meru="r5c2").immortals("r5c2 r2c2 r2c4 r3c5")
    table.play(ShakeDown(MERU, F.CAFE))
    assert not _asked(table, MERU)
    table.play(PushImmortal(at("r5c1")))
    assert not table.legal(ShakeDown)
    assert F.TORCHES in _asked(table, MERU)
    table.play(Ask(MERU, F.TORCHES))


@pytest.mark.rule("MS-67")
def test_after_a_move_no_second_action_and_after_two_actions_no_move() -> None:
    table = _staking(meru="r2c3", dusty="r2c3")
    table.play(MoveAgent(MERU, at("r1c3")), Ask(MERU, F.PALM), ShowStep(at("r3c4")))
    assert not _asked(table, MERU)
    own = _staking(dusty="r2c3", meru="r1c1")
    own.play(SendAgent(DUSTY, DUSTY, at("r1c3")), Ask(DUSTY, F.PALM), ShowStep(at("r3c4")))
    assert not _asked(own, DUSTY)
    assert own.legal(MoveAgent)
    other = _staking(dusty="r2c3", meru="r1c1")
    other.play(SendAgent(DUSTY, MERU, at("r1c2")), Ask(DUSTY, F.MONKS), ShowStep(at("r2c3")))
    assert _asked(other, DUSTY) == [F.TORCHES]
    twice = _staking(dusty="r2c3", meru="r1c1")
    twice.play(Ask(DUSTY, F.MONKS), ShowStep(at("r2c3")), Reveal(DUSTY))
    assert {move.sent for move in twice.legal(SendAgent)} == {MERU, HENRY, BILL}
    assert not twice.legal(MoveAgent)


def _bugged(trail: str = "r4c3 r4c4 r5c4 r5c3 r6c3") -> Table:
    table = Table("full", trail=trail).shift("bugs").immortals("r2c2 r2c3 r2c4 r2c5").cards("book", "bus", "dogs")
    table.kit.bugs = spots("r4c3 r6c4")
    return table


@pytest.mark.rule("MS-60", "MS-4")
def test_two_bugs_are_put_in_secret_by_any_agents_seat() -> None:
    table = Table("full", 3).shift("bugs")
    table.state.stage = "bugs"
    assert GAME.to_act(table.state) == {1, 2}
    assert len(table.legal(PutBugs)) == 665
    table.play(PutBugs((at("r4c3"), at("r6c4"))), seat=2)
    heard = [[type(GAME.redact(event, seat)) for event in table.events][:2] for seat in (1, 0, None)]
    assert heard == [[BugsPut, BugsSet], [type(None), BugsSet], [type(None), BugsSet]]
    shown = [view.kit.bugs for view in (table.view(seat) for seat in (1, 2, 0, None)) if view.kit]
    assert shown == [(at("r4c3"), at("r6c4"))] * 2 + [None] * 2


@pytest.mark.rule("MS-61", "MS-62")
def test_on_red_hours_the_agents_alone_hear_whether_a_bug_was_visited_in_the_last_two_turns() -> None:
    table = _bugged()
    for places, heard in (("r6c4 r7c4", (7, True)), ("r7c3 r7c2", (9, False))):
        for place in places.split():
            table.turn(place)
            told = [event for event in table.events if isinstance(event, BugsHeard)]
            table.idle(*[pawn.agent for pawn in table.state.pawns if pawn.fresh][:2])
        assert table.kit.heard[-1] == heard
        assert [GAME.redact(event, seat) for event in told for seat in (0, None)] == [None, None]
        assert [GAME.redact(event, 1) for event in told] == told
    assert len(told) == 1
    views = [table.view(seat) for seat in (1, 0, None)]
    assert [view.kit.heard for view in views if view.kit] == [((7, True), (9, False)), (), ()]


@pytest.mark.rule("MS-61", "MS-4", "MM-61")
def test_what_bugs_have_heard_counts_in_the_agents_own_belief_and_in_no_other() -> None:
    table = _bugged()
    table.state.log.append(RecruitsAnnounced(5, 5, sum(visit.recruits for visit in table.state.trail), 0))
    for place in ("r6c4", "r7c4"):
        table.turn(place)
        table.idle(*[pawn.agent for pawn in table.state.pawns if pawn.fresh][:2])
    own, others = (knowledge.trails(table.view(seat)) for seat in (1, None))
    assert 0 < len(own) < len(others)
    bugs = {at("r4c3"), at("r6c4")}
    fits = [bool(bugs & set(path[5:7].tolist())) for path in others.path.T]
    assert len(own) == sum(fits)
    assert len(knowledge.trails(table.view(0))) == len(others)


def _turned(turncoat: int = 1, immortals: str = "r5c3 r2c2 r3c6 r2c4") -> Table:
    """Three of the immortals show Dogs: r5c3, r2c2 and r3c6."""
    table = Table("full").shift("turncoat").cards("palm", "umbrella", "bird").open("dogs", "cafe")
    table.kit.turncoat = turncoat
    return table.immortals(immortals)


@pytest.mark.rule("MS-70", "MS-4")
def test_the_turncoat_is_named_in_secret_and_known_to_the_agents_alone() -> None:
    table = Table("full", 3).shift("turncoat")
    table.state.stage = "turncoat"
    assert table.legal(NameTurncoat) == [NameTurncoat(number) for number in (1, 2, 3, 4)]
    table.play(NameTurncoat(3), seat=2)
    heard = [[type(GAME.redact(event, seat)) for event in table.events][:2] for seat in (1, 0)]
    assert heard == [[TurncoatNamed, TurncoatSet], [type(None), TurncoatSet]]
    seen = [view.kit.turncoat for view in (table.view(seat) for seat in (1, 2, 0, None)) if view.kit]
    assert seen == [3, 3, None, None]


@pytest.mark.rule("MS-72", "MS-71")
def test_a_claim_that_does_not_need_the_turncoat_succeeds_and_shows_nothing() -> None:
    table = _turned()
    dogs = ClaimRecruit(F.DOGS)
    assert GAME.describe(table.view(0), dogs).id == "mind-mgmt-describe-claim-recruit"
    table.play(dogs)
    assert (table.view(0).claimed, table.kit.unmasked, table.kit.cleared) == ((F.DOGS,), False, [])


@pytest.mark.rule("MS-71", "MS-93", "MM-21")
def test_a_claim_that_needs_the_turncoat_fails_and_shows_it() -> None:
    table = _turned().pawns(henry="r2c3")
    dogs = ClaimRecruit(F.DOGS)
    assert GAME.describe(table.view(0), dogs).id == "mind-mgmt-describe-claim-recruit-perhaps"
    table.play(dogs)
    assert table.happened(ClaimFailed) == [ClaimFailed(5, F.DOGS, 1)]
    view = table.view(0)
    assert view.kit is not None
    assert (view.claimed, view.kit.failed, view.kit.turncoat) == ((), (F.DOGS,), 1)
    table.turn("r1c3")
    assert len(table.view().open) == 2
    table.state.stage, table.state.open = "recruiter", [F.CAFE]
    again = table.pawns(henry="r7c6").immortals("r5c2 r2c4 r1c1 r1c6")
    again.play(ClaimRecruit(F.CAFE))
    assert again.view().claimed == (F.CAFE,)


@pytest.mark.rule("MS-72", "MS-3")
def test_two_who_have_brought_a_recruit_are_cleared() -> None:
    table = _turned(4, "r5c3 r2c2 r4c5 r2c4")
    table.play(ClaimRecruit(F.DOGS))
    assert table.kit.cleared == [1, 2]
    view = table.view(0)
    dreams = [GAME.imagine(view, Chance(bytes([number]))) for number in range(12)]
    assert {dream.kit.turncoat for dream in dreams if dream.kit} == {3, 4}


@pytest.mark.rule("MS-73", "MS-67", "MS-55")
def test_juno_changes_places_with_any_agent_elsewhere() -> None:
    table = full_hunt(meru="r2c3").instead(HENRY, JUNO).pawns(juno="r7c6", dusty="r7c6").shift("stakeout")
    table.immortals("r7c5 r6c6 r6c5 r6c4")
    assert {move.other for move in table.legal(SwapAgents)} == {MERU, BILL}
    table.play(SwapAgents(JUNO, MERU))
    places = {pawn.agent: pawn.location for pawn in table.state.pawns}
    assert (places[JUNO], places[MERU]) == (at("r2c3"), at("r7c6"))
    assert table.state.pawn(MERU).fresh
    assert not table.legal(SwapAgents)
    table.play(Ask(JUNO, F.MONKS), ShowStep(at("r2c3")))
    assert not _asked(table, JUNO)
    table.play(MoveAgent(JUNO, at("r2c4")))
    assert table.state.activation is None
