"""Undo: rolls, keys, halves and briefcases are news even to whoever brought them about."""

from __future__ import annotations

from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.cards import Action
from engines.the_plan.events import BriefcaseSeen, FileChecked, KeyTaken, TurnBegan
from engines.the_plan.moves import CheckFile, LeaveLight, LookIntoBriefcase, MoveAgent, TakeKey, TurnSearchlight
from tests.engines.the_plan.table import Table, V


def _new(table: Table) -> set[type]:
    return {type(event) for event in table.events if GAME.reveals(table.state, event)}


def test_choosing_moving_and_turning_the_light_tell_nothing_new() -> None:
    table = Table().choose(Action.SEARCHLIGHT)
    assert _new(table) == set()
    table.play(TurnSearchlight(102))
    assert _new(table) == set()
    table = Table().at(4, 11).roll(1).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((22,)))
    assert _new(table) == set()
    table.play(TakeKey())
    assert _new(table) == {KeyTaken, TurnBegan}


def test_a_look_and_a_check_tell_something_new_and_so_does_the_next_roll() -> None:
    table = Table().choose(Action.SEARCHLIGHT)
    table.play(TurnSearchlight(102), LookIntoBriefcase())
    assert _new(table) == {BriefcaseSeen, TurnBegan}
    table = Table().choose(Action.CHECK)
    table.play(CheckFile(V))
    assert _new(table) == {FileChecked, TurnBegan}
    table = Table().choose(Action.SEARCHLIGHT)
    table.play(TurnSearchlight(102), LeaveLight())
    assert _new(table) == {TurnBegan}
