"""Playing a move: whether it may be played now, and by whom; then its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan import moves as m
from engines.the_plan.events import Event
from engines.the_plan.moves import refusal
from engines.the_plan.rules.files import check_file, decline_checks
from engines.the_plan.rules.keys import avoid_battle, battle, leave_key, steal_key, take_key
from engines.the_plan.rules.movement import enter_hideout, move_agent, move_suspect, skip_suspect, stay_put
from engines.the_plan.rules.searchlight import leave_light, look_into_briefcase, show_key, turn_searchlight
from engines.the_plan.rules.turn import choose_action
from engines.the_plan.state import State
from engines.the_plan.views import Stage

Rule = Callable[[State, Seat, Never, Chance], list[Event]]

RULES: dict[type[m.Move], tuple[Rule, tuple[Stage, ...]]] = {
    m.ChooseAction: (choose_action, ("action",)),
    m.MoveAgent: (move_agent, ("action", "bonus")),
    m.EnterHideout: (enter_hideout, ("action", "bonus")),
    m.StayPut: (stay_put, ("action", "bonus")),
    m.MoveSuspect: (move_suspect, ("action", "suspects")),
    m.SkipSuspect: (skip_suspect, ("action", "suspects")),
    m.TurnSearchlight: (turn_searchlight, ("action", "turn")),
    m.LookIntoBriefcase: (look_into_briefcase, ("light",)),
    m.ShowKey: (show_key, ("light",)),
    m.LeaveLight: (leave_light, ("light",)),
    m.TakeKey: (take_key, ("key",)),
    m.LeaveKey: (leave_key, ("key",)),
    m.Battle: (battle, ("battle",)),
    m.AvoidBattle: (avoid_battle, ("battle",)),
    m.StealKey: (steal_key, ("steal",)),
    m.CheckFile: (check_file, ("action", "checks")),
    m.DeclineChecks: (decline_checks, ("checks",)),
}
"""Each move's rule and the stages it belongs to."""


def apply(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    rule, stages = RULES[type(move)]
    if state.stage not in stages:
        raise refusal("over" if state.stage == "over" else "not-now")
    if seat != state.active:
        raise refusal("not-your-turn")
    number = state.number
    events = rule(state, seat, cast("Never", move), chance)
    if state.number == number:
        state.step += 1
    return events
