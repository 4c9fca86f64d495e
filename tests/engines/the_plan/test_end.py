"""Claims and the end (TP-15, TP-20 to TP-23), and what is shown then (TP-18)."""

from __future__ import annotations

import pytest

from engines.core.seats import Seat
from engines.core.sheets import Mark
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.belief.forecast import route
from engines.the_plan.belief.stakes import doubts, if_wrong
from engines.the_plan.cards import Action, Bonus, Suspect
from engines.the_plan.events import AgentMoved, ClaimAnnounced, HideoutEntered, LeftAlone
from engines.the_plan.moves import CheckFile, EnterHideout, LeaveKey, LookIntoBriefcase, MoveAgent, TurnSearchlight
from engines.the_plan.state import Claim
from engines.the_plan.views import EvidenceView
from tests.engines.the_plan.table import Table, V, X, Y, Z


def at_door(seats: int = 2, *, solves: bool = False) -> Table:
    """Red holds key 101 and stands on 2, next to 3, an entrance of 101; the light is on 103."""
    return Table(seats, solves=solves).at(2).holds(0, 101).light(103).roll(2)


def claims(table: Table) -> set[tuple[tuple[int, ...], int]]:
    """The ways into hideouts."""
    return {(move.path, move.hideout) for move in table.legal(EnterHideout)}


def wrongly(table: Table, owner: object = X) -> Table:
    """Red enters 101 and names the wrong owner."""
    table.choose(Action.MOVE_AGENT).play(EnterHideout((3,), 101, owner))  # type: ignore[arg-type]
    return table


@pytest.mark.rule("TP-15")
def test_nobody_enters_the_hideout_in_the_light() -> None:
    table = at_door().light(101).choose(Action.MOVE_AGENT)
    assert claims(table) == set()
    table.refuses(EnterHideout((3,), 101, V), "lit")


@pytest.mark.rule("TP-20")
def test_a_move_that_reaches_an_entrance_with_a_step_left_may_go_in() -> None:
    assert claims(at_door().choose(Action.MOVE_AGENT)) == {((3,), 101)}
    assert claims(at_door().roll(1).choose(Action.MOVE_AGENT)) == set()
    assert claims(at_door().at(3).roll(1).choose(Action.MOVE_AGENT)) == {((), 101)}
    assert claims(at_door().roll(4).choose(Action.MOVE_AGENT)) == {((3,), 101), ((21, 29, 30), 101)}
    assert {move.owner for move in at_door().choose(Action.MOVE_AGENT).legal(EnterHideout)} == {V, X, Y, Z}


@pytest.mark.rule("TP-20")
def test_the_entrance_may_be_taken_and_the_key_face_up() -> None:
    table = at_door().suspects(v=3).holds(0, 101, face_up=True).choose(Action.MOVE_AGENT)
    assert claims(table) == {((3,), 101)}


@pytest.mark.rule("TP-20")
def test_without_the_key_there_is_no_way_in() -> None:
    table = at_door().holds(1, 101).choose(Action.MOVE_AGENT)
    assert claims(table) == set()
    table.refuses(EnterHideout((3,), 101, V), "no-key")
    table.holds(0, 101)
    table.refuses(EnterHideout((3, 4), 101, V), "no-such-way")


@pytest.mark.rule("TP-9", "TP-20")
def test_by_tram_a_hop_comes_before_the_step_in() -> None:
    table = at_door().at(29).roll(3).choose(Action.TRAM)
    assert claims(table) == {((4, 3), 101)}
    assert claims(at_door().at(30).roll(2).choose(Action.TRAM)) == set()


@pytest.mark.rule("TP-13", "TP-20")
def test_a_bonus_move_may_go_in_and_open_checks_lapse() -> None:
    table = at_door().file(V, Bonus.MOVE_AGENT, (101, "upper")).at(20).suspects(v=2, x=1)
    table.roll(3).next_rolls(5).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((1, 2, 3)), CheckFile(V))
    assert table.view(1).checks == (0, 1, 0, 0)
    table.play(EnterHideout((4, 22, 31, 30), 101, V))
    assert table.stage == "key"
    assert table.view(1).checks == (0, 0, 0, 0), "as soon as the claim is made, before what lies on its way"
    table.play(LeaveKey())
    assert table.winners == (0,)


@pytest.mark.rule("TP-21")
def test_both_right_wins_and_is_shown() -> None:
    table = wrongly(at_door(3), V)
    assert table.winners == (0,)
    [entered] = table.happened(HideoutEntered)
    assert entered == HideoutEntered(0, 101, V, True, True, 101)
    assert GAME.redact(entered, None) == entered
    assert table.state.outcome is not None
    assert table.state.outcome.ranking == ((0,), (1, 2))


@pytest.mark.rule("TP-22")
@pytest.mark.parametrize(("plan", "owner"), [(101, X), (102, V), (102, X)])
def test_anything_wrong_puts_the_claimer_out(plan: int, owner: object) -> None:
    table = at_door(3).holds(0, 104, face_up=True)
    table.state.plan = plan
    wrongly(table, owner)
    assert table.winners is None
    assert table.active == 1
    assert table.state.players[0].out
    assert table.view(1).seats[0].circle is None
    assert table.stock() == [101, 102, 103, 104]
    assert not any(key.face_up for key in table.state.keys)


@pytest.mark.rule("TP-22")
def test_only_the_claimer_learns_what_was_wrong() -> None:
    table = wrongly(at_door(3))
    [entered] = table.happened(HideoutEntered)
    assert GAME.redact(entered, 0) == HideoutEntered(0, 101, X, False, True, 102)
    assert GAME.redact(entered, 1) == HideoutEntered(0, 101, X, False, None, None)
    assert (table.view(0).briefcases[0].plan, table.view(0).suspects[1].owns) == (True, 102)
    assert (table.view(1).briefcases[0].plan, table.view(1).suspects[1].owns) == (None, None)
    [claim] = table.view(1).claims
    assert (claim.hideout, claim.owner, claim.right) == (101, X, False)


@pytest.mark.rule("TP-18", "TP-22")
def test_what_a_wrong_claim_has_shown_stands_on_the_claimer_s_sheet_alone() -> None:
    table = at_door(3)
    number = table.state.number
    wrongly(table)
    files, briefcases = GAME.sheets(table.view(0))
    assert files.given == (Mark(1, 2, "yes"), Mark(1, 3, "yes"))
    assert briefcases.given == (Mark(0, 0, "yes"),)
    assert table.view(0).sheets[0].evidence == EvidenceView(suspect=X, hideout=102, turn=number)
    assert [sheet.given for sheet in GAME.sheets(table.view(1))] == [(), ()]
    assert GAME.sheets(table.view(None)) == ()


@pytest.mark.rule("TP-26", "TP-20")
def test_a_claim_is_announced_to_all_before_anybody_moves_and_nobody_is_met() -> None:
    table = at_door(3).suspects(v=21, x=3).roll(4).choose(Action.MOVE_AGENT)
    claim = EnterHideout((21, 29, 30), 101, X)
    assert route(table.view(0), claim).meets == ()
    table.play(claim)
    [announced] = table.happened(ClaimAnnounced)
    [walked] = table.happened(AgentMoved)
    assert announced == ClaimAnnounced(0, 101, X)
    assert GAME.redact(announced, None) == announced
    assert table.events.index(announced) < table.events.index(walked)
    assert walked.meets == ()


@pytest.mark.rule("TP-20")
def test_who_steps_in_where_they_stand_goes_no_way() -> None:
    table = at_door(3).at(3).roll(1).choose(Action.MOVE_AGENT)
    table.play(EnterHideout((), 101, X))
    assert table.happened(AgentMoved) == []
    assert table.happened(ClaimAnnounced) == [ClaimAnnounced(0, 101, X)]


@pytest.mark.rule("TP-23")
def test_the_last_player_left_wins() -> None:
    table = wrongly(at_door(2))
    assert table.winners == (1,)
    assert table.state.outcome is not None
    assert table.state.outcome.reason.id == "the-plan-reason-last"


@pytest.mark.rule("TP-23")
@pytest.mark.parametrize(("owner", "winners"), [(V, (1,)), (Y, ())])
def test_with_solve_it_the_last_plays_on_until_the_claim(owner: object, winners: tuple[Seat, ...]) -> None:
    table = wrongly(at_door(2, solves=True))
    assert table.winners is None
    assert table.happened(LeftAlone) == [LeftAlone(1)]
    assert GAME.redact(LeftAlone(1), None) == LeftAlone(1)
    table.choose(Action.CHECK).play(CheckFile(V))
    assert table.active == 1
    table.at(0, 3).holds(1, 101).roll(1).choose(Action.MOVE_AGENT)
    table.play(EnterHideout((), 101, owner))  # type: ignore[arg-type]
    assert table.winners == winners


@pytest.mark.rule("TP-22", "TP-23")
@pytest.mark.parametrize(
    ("seats", "solves", "stake"),
    [(3, False, "out"), (2, False, "last-wins"), (2, True, "last-solves"), (3, True, "out")],
)
def test_what_a_wrong_claim_means_is_told_before_it_is_made(seats: int, solves: bool, stake: str) -> None:
    table = at_door(seats, solves=solves)
    assert if_wrong(table.view(0)).id == f"the-plan-stake-{stake}"
    wrongly(table)
    last = [player.out for player in table.state.players].count(False) == 1
    assert last == stake.startswith("last-")
    if solves and last:
        assert if_wrong(table.view(table.active)).id == "the-plan-stake-nobody"


def doubted(table: Table, owner: Suspect) -> list[str]:
    """What red's own view says against naming that owner of 101."""
    against = doubts(table.view(0), EnterHideout((3,), 101, owner))
    return [doubt.id.removeprefix("the-plan-doubt-") for doubt in against]


@pytest.mark.rule("TP-18", "TP-20")
def test_a_claim_is_doubted_by_all_that_its_player_has_seen_and_nothing_else() -> None:
    table = at_door(3)
    me, other = table.state.players[:2]
    other.seen, other.looks = [(1, 1, 2), (1, 1, 3), (1, 0, 0), (1, 0, 1)], [(1, 101), (1, 102)]
    assert not any(doubted(table, owner) for owner in (V, X, Y, Z))
    me.seen = [(1, 1, 2), (1, 1, 3)]
    assert (doubted(table, V), doubted(table, X)) == ([], ["owns"])
    me.seen = [(1, 0, 0), (1, 0, 1)]
    assert (doubted(table, V), doubted(table, X)) == ([], ["owned"])
    table.state.plan = 102
    assert doubted(table, V) == []
    me.looks = [(1, 101)]
    assert (doubted(table, V), doubted(table, X)) == (["decoy"], ["decoy", "owned"])
    me.looks = [(1, 102)]
    assert doubted(table, V) == ["elsewhere"]
    me.looks = [(1, 103)]
    table.state.claims.append(Claim(1, 1, 101, V.code, False))
    assert doubted(table, V) == ["claimed"]


@pytest.mark.rule("TP-18")
def test_at_the_end_all_is_shown_and_from_when_each_could_have_known() -> None:
    table = Table(2)
    table.state.number = 5
    table.choose(Action.CHECK).play(CheckFile(V))
    table.state.players[0].seen.append((6, 0, 1))
    table.state.players[0].knew = 0
    table.state.players[1].ready = [True] * 5
    table.choose(Action.CHECK).play(CheckFile(X))
    table.state.light = 102
    table.choose(Action.SEARCHLIGHT).play(TurnSearchlight(101), LookIntoBriefcase())
    assert table.view(0).sheets[0].could_know is None
    table.choose(Action.CHECK).play(CheckFile(X))
    table.at(2).holds(0, 101).light(103).roll(2)
    wrongly(table, V)
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert [sheet.could_know for sheet in view.sheets] == [7, None]
        assert [briefcase.plan for briefcase in view.briefcases] == [True, False, False, False]
        assert [suspect.owns for suspect in view.suspects] == [101, 102, 103, 104]
        assert all(None not in suspect.file for suspect in view.suspects)
        assert [len(sheet.given) for sheet in GAME.sheets(view)] == [2, 1, 2, 0]
        assert {sheet.seen_by for sheet in GAME.sheets(view)} == {"all"}


@pytest.mark.rule("TP-18")
def test_from_when_one_could_have_known_stays_when_more_is_seen() -> None:
    table = Table(2).light(102)
    table.state.players[0].seen = [(1, 0, 0), (1, 0, 1)]
    table.choose(Action.SEARCHLIGHT).play(TurnSearchlight(101), LookIntoBriefcase())
    for suspect in (V, X):
        table.choose(Action.CHECK).play(CheckFile(suspect))
    assert len(table.state.players[0].seen) == 3
    assert table.state.players[0].knew == 1
