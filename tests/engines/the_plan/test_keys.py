"""Keys and battles, and who knows which key is where (TP-16, TP-17, TP-19)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.cards import Action, Hideout, Suspect
from engines.the_plan.events import BattleFought, KeyStolen, KeyTaken
from engines.the_plan.moves import (
    AvoidBattle,
    Battle,
    EnterHideout,
    LeaveKey,
    Move,
    MoveAgent,
    ShowKey,
    StealKey,
    TakeKey,
)
from engines.the_plan.state import NOBODY
from renderers.words import words
from tests.engines.the_plan.table import Table


def passing(table: Table) -> Table:
    """Red, on 1, passes green, on 2."""
    table.at(1, 2).roll(2).choose(Action.MOVE_AGENT).play(MoveAgent((2, 3)))
    return table


def told(table: Table, viewer: int | None, seat: int) -> list[Hideout | None]:
    """The keys of a seat as the viewer can tell them."""
    return [key.key for key in table.view(viewer).seats[seat].keys]


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize(("start", "path"), [(4, (22,)), (4, (22, 31))])
def test_reaching_or_passing_a_key_circle_one_may_take_a_key(start: int, path: tuple[int, ...]) -> None:
    table = Table().at(start, 11).suspects(v=2).roll(len(path)).choose(Action.MOVE_AGENT)
    table.play(MoveAgent(path))
    assert table.legal(object) == [TakeKey(), LeaveKey()]
    table.play(TakeKey())
    [taken] = table.happened(KeyTaken)
    assert table.keys(0) == [taken.key]
    assert GAME.redact(taken, 1) == KeyTaken(0, 22, None)
    assert (told(table, 0, 0), told(table, 1, 0)) == ([taken.key], [None])


@pytest.mark.rule("TP-16")
def test_starting_on_a_key_circle_gives_none_nor_does_an_empty_stock() -> None:
    table = Table().at(22, 11).roll(1).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((4,)))
    assert table.active == 1
    table = Table().at(4, 11).holds(1, 101, 102, 103, 104).roll(1).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((22,)))
    assert table.active == 1


@pytest.mark.rule("TP-16")
def test_each_pass_counts_and_any_key_may_come() -> None:
    table = Table().at(4, 11).suspects(v=2).roll(5).choose(Action.TRAM)
    table.play(MoveAgent((22, 31, 32, 9, 24)))
    table.play(TakeKey())
    assert table.stage == "key"
    table.play(LeaveKey())
    assert len(table.keys(0)) == 1
    drawn = set()
    for seed in range(40):
        table = Table(seed=b"%d" % seed).at(4, 11).suspects(v=2).roll(1).choose(Action.MOVE_AGENT)
        table.play(MoveAgent((22,)), TakeKey())
        drawn.update(table.keys(0))
    assert drawn == {101, 102, 103, 104}


@pytest.mark.rule("TP-17")
def test_the_higher_roll_wins_the_key_which_lies_face_down() -> None:
    table = passing(Table().holds(1, 103, face_up=True).next_rolls(5, 4))
    assert table.legal(object) == [Battle(1), AvoidBattle(1)]
    table.play(Battle(1))
    assert table.happened(BattleFought) == [BattleFought(0, 1, 5, 4)]
    assert table.happened(KeyStolen) == [KeyStolen(0, 1, 103, True)]
    assert (table.keys(0), table.keys(1)) == ([103], [])
    assert not table.state.keys[2].face_up


@pytest.mark.rule("TP-17")
@pytest.mark.parametrize("rolls", [(3, 3), (2, 5)])
def test_a_tie_or_a_lower_roll_changes_nothing(rolls: tuple[int, int]) -> None:
    table = passing(Table().holds(1, 103).holds(0, 101).next_rolls(*rolls))
    table.play(Battle(1))
    assert (table.keys(0), table.keys(1)) == ([101], [103])
    assert table.active == 1


@pytest.mark.rule("TP-17")
def test_there_is_no_battle_without_a_key_nor_need_there_be_one() -> None:
    assert passing(Table()).active == 1
    table = passing(Table().holds(1, 103))
    for elsewhere in (Battle(0), AvoidBattle(0)):
        table.refuses(elsewhere, "not-passing")
    table.play(AvoidBattle(1))
    assert (table.active, table.keys(1)) == (1, [103])


@pytest.mark.rule("TP-17")
def test_one_battle_a_pass() -> None:
    table = passing(Table().holds(1, 103, 104).next_rolls(3, 3))
    table.play(Battle(1))
    assert table.active == 1


@pytest.mark.rule("TP-19")
def test_a_face_up_key_is_chosen_by_number_face_down_ones_come_at_random() -> None:
    stolen = set()
    for seed in range(30):
        table = Table(3, seed=b"%d" % seed).holds(1, 101, face_up=True).holds(1, 102, 103).next_rolls(6, 1)
        passing(table).play(Battle(1))
        assert table.legal(object) == [StealKey(101), StealKey(None)]
        table.refuses(StealKey(102), "no-such-key")
        table.play(StealKey(None))
        [event] = table.happened(KeyStolen)
        assert event.key in (102, 103)
        assert GAME.redact(event, 1) == event
        assert GAME.redact(event, 2) == KeyStolen(0, 1, None, False)
        stolen.add(event.key)
    assert stolen == {102, 103}


@pytest.mark.rule("TP-17", "TP-19")
def test_winner_and_loser_know_the_key_others_those_that_lay_open() -> None:
    table = Table(3).at(1, 2, 11).holds(1, 102, 103).next_rolls(6, 1)
    passing(table).play(Battle(1))
    [stolen] = table.keys(0)
    assert told(table, 1, 0) == [stolen]
    assert told(table, 2, 0) == [None]
    table = Table(3).at(1, 2, 11).holds(1, 102, face_up=True).next_rolls(6, 1)
    passing(table).play(Battle(1))
    assert told(table, 2, 0) == [102]
    assert told(table, None, 0) == [102]


@pytest.mark.rule("TP-25")
def test_keys_of_one_who_is_out_are_remembered_in_the_stock() -> None:
    table = Table(3).at(3, 6, 11).holds(0, 101).holds(0, 103, face_up=True).holds(2, 102).light(102).roll(1)
    table.choose(Action.MOVE_AGENT).play(EnterHideout((), 101, Suspect.X))
    assert [key.key for key in table.view(1).stock] == [101, 103, None]
    assert [key.key for key in table.view(None).stock] == [101, 103, None]


@pytest.mark.rule("TP-25")
def test_a_key_that_lies_alone_is_followed_wherever_it_goes() -> None:
    table = Table(3).at(4, 11, 16).suspects(v=2).holds(1, 101).holds(2, 102, 103).roll(1)
    table.state.keys[3].known = 1 << 2
    table.choose(Action.MOVE_AGENT).play(MoveAgent((22,)), TakeKey())
    assert (told(table, 0, 0), told(table, 1, 0), told(table, 2, 0)) == ([104], [None], [104])


def located(table: Table, viewer: int | None) -> dict[Hideout, int]:
    """Where the keys lie that the viewer is told of."""
    view = table.view(viewer)
    holders = [(NOBODY, view.stock), *((seat.seat, seat.keys) for seat in view.seats)]
    return {key.key: holder for holder, keys in holders for key in keys if key.key is not None}


@pytest.mark.rule("TP-25")
def test_the_last_key_is_where_it_must_be() -> None:
    table = Table(3).holds(0, 101, 102, face_up=True).holds(1, 103).holds(2, 104)
    assert located(table, 1) == located(table, 2) == {101: 0, 102: 0, 103: 1, 104: 2}
    assert located(table, 0) == located(table, None) == {101: 0, 102: 0}, "either may hold either"
    table.holds(1, 103, 104)
    for viewer in (0, 1, 2, None):
        assert located(table, viewer) == {101: 0, 102: 0, 103: 1, 104: 1}, "both lie together"
    assert [key.everyone for key in table.view(None).seats[1].keys] == [True, True]


@pytest.mark.rule("TP-25")
def test_where_all_keys_are_in_the_stock_there_is_nothing_to_tell() -> None:
    assert located(Table(3), 0) == {}
    assert located(Table(3).holds(0, 101), 0) == {101: 0, 102: NOBODY, 103: NOBODY, 104: NOBODY}
    assert located(Table(3).holds(0, 101), 1) == {}


@pytest.mark.rule("TP-25")
def test_what_was_certain_stays_known_while_others_are_lost_track_of() -> None:
    table = Table(3).at(4, 11, 16).suspects(v=2).holds(1, 104).holds(2, 103).roll(1)
    for at in (0, 1):
        table.state.keys[at].known = 1 << 2
    assert located(table, 2) == {101: NOBODY, 102: NOBODY, 103: 2, 104: 1}
    table.choose(Action.MOVE_AGENT).play(MoveAgent((22,)), TakeKey())
    assert located(table, 2) == {103: 2, 104: 1}


@pytest.mark.rule("TP-16", "TP-17", "TP-19", "TP-25")
def test_moves_name_the_key_that_is_certain() -> None:
    def said(table: Table, move: Move, viewer: int | None = 0) -> str:
        return words("en").naming({1: "Boris"})(GAME.describe(table.view(viewer), move))

    table = Table(3).holds(0, 101).holds(1, 102, face_up=True).holds(1, 103)
    assert said(table, TakeKey()) == "Take a key"
    assert said(table, ShowKey(1)) == "Boris turns a key face up"
    table.holds(2, 104)
    table.state.keys[3].known |= 1
    assert said(table, ShowKey(1)) == "Boris turns key 103 face up"
    assert said(table, Battle(1)) == "Fight Boris for one of the keys 102 and 103"
    assert said(table, Battle(1), None) == "Fight Boris for a key"
    table.state.opponent = 1
    assert said(table, StealKey(None)) == "Key 103, which lies face down"
    table.state.keys[3].holder = NOBODY
    assert said(table, TakeKey()) == "Take key 104"


@pytest.mark.rule("TP-25", "TP-26")
def test_a_claim_proves_to_all_who_holds_its_key() -> None:
    table = Table(3).at(31, 6, 11).holds(0, 101, 103).light(102).roll(4).choose(Action.MOVE_AGENT)
    table.play(EnterHideout((22, 4, 3), 101, Suspect.X))
    assert (table.stage, told(table, 1, 0), told(table, None, 0)) == ("key", [101, None], [101, None])
    for dreamer in (1, 2, None):
        for seed in range(40):
            dream = GAME.imagine(table.view(dreamer), Chance(b"%d" % seed))
            assert dream.keys[0].holder == 0


@pytest.mark.rule("TP-26")
def test_a_claim_on_its_way_in_an_older_game_proves_it_too() -> None:
    table = Table(3).at(31, 6, 11).holds(0, 101, 103).light(102).roll(4).choose(Action.MOVE_AGENT)
    table.play(EnterHideout((22, 4, 3), 101, Suspect.X))
    table.state.keys[0].known = 1
    first_version = GAME.dump(table.state)
    assert GAME.load(first_version, 1).keys[0].known == table.state.everyone
    assert GAME.load(first_version, GAME.version).keys[0].known == 1


@pytest.mark.rule("TP-27")
@pytest.mark.parametrize("held", [{"face_up": True}, {"face_up": False}])
def test_without_a_choice_the_key_changes_hands_at_once(held: dict[str, bool]) -> None:
    keys = (103,) if held["face_up"] else (102, 103)
    table = passing(Table().holds(1, *keys, **held).next_rolls(6, 1))
    table.play(Battle(1))
    assert len(table.keys(0)) == 1
    assert table.active == 1


@pytest.mark.rule("TP-19", "TP-25")
def test_whoever_did_not_see_which_key_went_can_t_tell_any_longer() -> None:
    table = Table(3).at(1, 2, 11).holds(1, 102, 103).next_rolls(6, 1)
    table.state.keys[1].known = table.state.everyone
    assert told(table, 2, 1) == [102, None]
    passing(table).play(Battle(1))
    assert told(table, 2, 0) + told(table, 2, 1) == [None, None]
    assert None not in told(table, 1, 0) + told(table, 0, 0)
