"""The setup and the course of a turn (TP-1 to TP-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core.chance import Chance
from engines.core.text import Text
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.cards import CARDS, HIDEOUTS, Action
from engines.the_plan.events import ActionChosen, ActionPlayed, TurnBegan
from engines.the_plan.moves import CheckFile, ChooseAction, LeaveLight, MoveAgent, StayPut, TurnSearchlight
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import HALVES, State
from tests.engines.the_plan.table import Table, V, X, Y, Z


def _games(seats: int = 4) -> list[State]:
    return [GAME.setup(ThePlanOptions(), seats, Chance(b"%d" % seed)) for seed in range(200)]


@pytest.mark.rule("TP-1")
def test_the_plan_lies_in_any_briefcase_and_nobody_knows() -> None:
    games = _games()
    assert set(Counter(game.plan for game in games)) == set(HIDEOUTS)
    for viewer in (0, 3, None):
        assert all(briefcase.plan is None for briefcase in GAME.view(games[0], viewer).briefcases)


@pytest.mark.rule("TP-2")
def test_a_file_holds_both_own_halves_one_of_each_other_and_a_bonus_card() -> None:
    tops, bonuses = set(), set()
    others: set[int] = set()
    for game in _games():
        assert sorted(game.owners) == list(HIDEOUTS)
        for owner, file in zip(game.owners, game.files, strict=True):
            halves = Counter(HALVES[code].hideout for code in file if code < len(HALVES))
            assert halves == {hideout: 2 if hideout == owner else 1 for hideout in HIDEOUTS}
            assert len(file) == 6
            tops.add(file[0])
            others.update(code for code in file if code < len(HALVES) and HALVES[code].hideout != owner)
        met = [code for file in game.files for code in file if code >= len(HALVES)]
        assert sorted(met) == [8, 9, 10, 11]
        bonuses.add(tuple(met))
    assert len(tops) == 12
    assert others == set(range(len(HALVES)))
    assert len(bonuses) == 24


@pytest.mark.rule("TP-2")
def test_who_owns_which_hideout_and_the_files_are_hidden() -> None:
    view = GAME.view(_games()[0], 0)
    assert all(suspect.owns is None and set(suspect.file) == {None} for suspect in view.suspects)


@pytest.mark.rule("TP-3")
def test_everything_starts_in_its_place() -> None:
    for seats, starts in ((2, [1, 11]), (3, [1, 6, 11]), (4, [1, 6, 11, 16])):
        game = _games(seats)[0]
        assert [player.circle for player in game.players] == starts
        assert game.suspects == [30, 33, 36, 39]
        assert game.light == 101
        assert all(player.ready == [True] * 5 for player in game.players)
        view = GAME.view(game, 0)
        assert [key.key for key in view.stock] == [None] * 4
        assert not any(seat.keys for seat in view.seats)


@pytest.mark.rule("TP-3")
def test_anybody_may_begin_and_seats_follow_in_order_past_those_out() -> None:
    assert {game.active for game in _games()} == {0, 1, 2, 3}
    table = Table(4)
    table.state.players[2].out = True
    order = []
    for _ in range(4):
        order.append(table.active)
        table.choose(Action.CHECK).play(CheckFile(V))
    assert order == [0, 1, 3, 0]


@pytest.mark.rule("TP-4")
def test_a_turn_has_a_roll_and_a_card_that_is_spent_at_its_end() -> None:
    table = Table().choose(Action.SEARCHLIGHT)
    table.play(TurnSearchlight(102))
    assert table.state.players[0].ready[4]
    table.play(LeaveLight())
    assert table.state.players[0].ready == [True, True, True, True, False]
    [began] = table.happened(TurnBegan)
    assert (began.number, began.seat, began.roll) == (2, 1, table.state.roll)
    assert 1 <= began.roll <= 6
    table.choose(Action.CHECK).play(CheckFile(V))
    table.refuses(ChooseAction(4, Action.SEARCHLIGHT), "card-spent")


@pytest.mark.rule("TP-4")
def test_when_all_five_are_spent_all_become_ready() -> None:
    table = Table()
    table.state.players[0].ready = [False, False, True, False, False]
    table.choose(Action.CHECK).play(CheckFile(V))
    assert table.state.players[0].ready == [True] * 5


@pytest.mark.rule("TP-4")
def test_an_action_that_can_do_nothing_may_be_chosen() -> None:
    table = Table().at(1, 11).roll(1).choose(Action.TRAM)
    table.play(StayPut())
    assert not table.state.players[0].ready[1]
    assert table.active == 1


@pytest.mark.rule("TP-24")
def test_until_it_is_carried_out_nobody_sees_the_choice_and_it_may_be_changed() -> None:
    table = Table()
    before, aloud = table.view(1), _aloud(table)
    [event] = table.choose(Action.MOVE_AGENT).events
    assert isinstance(event, ActionChosen)
    assert GAME.redact(event, 1) is None
    assert table.view(1) == before
    assert _aloud(table) == aloud
    table.refuses(ChooseAction(0, Action.MOVE_AGENT), "chosen-already")
    table.play(ChooseAction(4, Action.SEARCHLIGHT))
    table.refuses(MoveAgent((2,)), "other-action")
    table.play(TurnSearchlight(104))
    assert table.happened(ActionPlayed) == [ActionPlayed(0, 4, Action.SEARCHLIGHT)]
    assert table.view(1).choice == table.view(0).choice


def _aloud(table: Table) -> Text | None:
    """What all are told that red is asked."""
    asked = GAME.decision(table.state, 0)
    assert asked is not None
    return asked.public


@pytest.mark.rule("TP-5")
def test_each_card_offers_its_actions_and_no_other() -> None:
    assert [set(actions) for actions in CARDS] == [
        {Action.MOVE_AGENT},
        {Action.MOVE_AGENT, Action.TRAM},
        {Action.MOVE_SUSPECT, Action.CHECK},
        {Action.TRAM, Action.MOVE_ALL},
        {Action.SEARCHLIGHT, Action.CHECK},
    ]
    table = Table()
    assert len(table.legal(ChooseAction)) == 9
    table.refuses(ChooseAction(0, Action.CHECK), "not-on-card")
    table.refuses(ChooseAction(5, Action.CHECK), "not-on-card")
    table.refuses(CheckFile(V), "choose-first")


@pytest.mark.rule("TP-5")
def test_searchlight_and_checks_don_t_mind_the_roll() -> None:
    for roll in range(1, 7):
        table = Table().roll(roll).choose(Action.CHECK)
        assert table.legal(CheckFile) == [CheckFile(suspect) for suspect in (V, X, Y, Z)]
        table = Table().roll(roll).choose(Action.SEARCHLIGHT)
        assert table.legal(TurnSearchlight) == [TurnSearchlight(102), TurnSearchlight(104)]
