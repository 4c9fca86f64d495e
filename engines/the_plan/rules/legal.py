"""Every legal move of a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from engines.core.seats import Seat
from engines.the_plan.board import beside
from engines.the_plan.cards import CARDS, SUSPECTS, Action, Path
from engines.the_plan.moves import (
    AvoidBattle,
    Battle,
    CheckFile,
    ChooseAction,
    DeclineChecks,
    EnterHideout,
    LeaveKey,
    LeaveLight,
    LookIntoBriefcase,
    Move,
    MoveAgent,
    MoveSuspect,
    ShowKey,
    SkipSuspect,
    StayPut,
    StealKey,
    TakeKey,
    TurnSearchlight,
)
from engines.the_plan.rules.keys import spoils
from engines.the_plan.rules.movement import agent_ways, movable, suspect_ways, ways_in
from engines.the_plan.rules.searchlight import lit_opponents
from engines.the_plan.state import State

CHOICES: tuple[ChooseAction, ...] = tuple(
    ChooseAction(card, action) for card, actions in enumerate(CARDS) for action in actions
)
CHECKS: tuple[CheckFile, ...] = tuple(map(CheckFile, SUSPECTS))


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of the seat; none while another seat is active."""
    if seat != state.active or state.stage == "over":
        return ()
    return tuple(_BY_STAGE[state.stage](state, seat))


@lru_cache(maxsize=1 << 13)
def _walk(path: Path) -> MoveAgent:
    return MoveAgent(path)


def _action(state: State, seat: Seat) -> Iterator[Move]:
    if state.action is not None:
        yield from _BY_ACTION[state.action](state, seat)
    ready = state.players[seat].ready
    for choice in CHOICES:
        if ready[choice.card] and (choice.card, choice.action) != (state.card, state.action):
            yield choice


def _agent(state: State, seat: Seat) -> Iterator[Move]:
    for path, hideout in ways_in(state, seat):
        for suspect in SUSPECTS:
            yield EnterHideout(path, hideout, suspect)
    ways = agent_ways(state, seat)
    if ways:
        yield from map(_walk, ways)
    else:
        yield StayPut()


def _suspects(state: State, seat: Seat) -> Iterator[Move]:
    suspects, counts = movable(state)
    for at in suspects:
        for count in counts:
            ways = suspect_ways(state, at, count)
            if ways:
                yield from (MoveSuspect(SUSPECTS[at], path) for path in ways)
            else:
                yield SkipSuspect(SUSPECTS[at], count)


def _turn(state: State, seat: Seat) -> Iterator[Move]:
    return map(TurnSearchlight, beside(state.light))


def _light(state: State, seat: Seat) -> Iterator[Move]:
    yield LookIntoBriefcase()
    yield from map(ShowKey, lit_opponents(state, seat))
    yield LeaveLight()


def _key(state: State, seat: Seat) -> Iterator[Move]:
    yield TakeKey()
    yield LeaveKey()


def _battle(state: State, seat: Seat) -> Iterator[Move]:
    opponent = state.stops[0][1]
    yield Battle(opponent)
    yield AvoidBattle(opponent)


def _steal(state: State, seat: Seat) -> Iterator[Move]:
    return map(StealKey, spoils(state, state.opponent))


def _any_check(state: State, seat: Seat) -> Iterator[Move]:
    return iter(CHECKS)


def _open_checks(state: State, seat: Seat) -> Iterator[Move]:
    yield from (check for check, count in zip(CHECKS, state.checks, strict=True) if count)
    yield DeclineChecks()


_Lister = Callable[[State, Seat], Iterator[Move]]
_BY_ACTION: dict[Action, _Lister] = {
    Action.MOVE_AGENT: _agent,
    Action.TRAM: _agent,
    Action.MOVE_SUSPECT: _suspects,
    Action.MOVE_ALL: _suspects,
    Action.SEARCHLIGHT: _turn,
    Action.CHECK: _any_check,
}
_BY_STAGE: dict[str, _Lister] = {
    "action": _action,
    "suspects": _suspects,
    "bonus": _agent,
    "turn": _turn,
    "light": _light,
    "key": _key,
    "battle": _battle,
    "steal": _steal,
    "checks": _open_checks,
}
