"""Which seats the game waits for, what each is asked, and every legal move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from engines.core.game import Decision
from engines.core.seats import Seat
from engines.core.text import Text, Who, dashed, text
from engines.the_plan.board import beside
from engines.the_plan.cards import CARDS, SUSPECTS, Action, Bonus, Path
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

_SEATS = tuple(frozenset((seat,)) for seat in range(4))
_NOBODY: frozenset[Seat] = frozenset()
_WALKS = (Action.MOVE_AGENT, Action.TRAM, Bonus.MOVE_AGENT, Bonus.TRAM)


def to_act(state: State) -> frozenset[Seat]:
    """The seats the game waits for; empty only when it is over."""
    return _NOBODY if state.stage == "over" else _SEATS[state.active]


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat is asked; its id is made of what the seat's own view shows."""
    if seat not in to_act(state):
        return None
    stage = state.stage
    kind = state.action.value if stage == "action" and state.action is not None else stage
    prompt = _prompt(state, seat)
    public = _to_choose(state) if stage == "action" else prompt
    return Decision(f"{state.number}:{state.step}", kind, prompt, public)


def _to_choose(state: State) -> Text:
    """The prompt to choose an action: others must not see an action before it is carried out (TP-24)."""
    return text("the-plan-prompt-action", roll=state.roll)


def _prompt(state: State, seat: Seat) -> Text:
    if state.stage in ("action", "bonus", "turn"):
        return _to_do(state, seat)
    asked: dict[str, Callable[[], Text]] = {
        "suspects": lambda: text("the-plan-prompt-suspects", counts=tuple(state.counts)),
        "light": lambda: text("the-plan-prompt-light", hideout=state.light),
        "key": lambda: text("the-plan-prompt-key", circle=state.stops[0][0]),
        "battle": lambda: text("the-plan-prompt-battle", opponent=Who(state.stops[0][1])),
        "steal": lambda: text("the-plan-prompt-steal", opponent=Who(state.opponent)),
        "checks": lambda: text("the-plan-prompt-checks", count=sum(state.checks)),
    }
    return asked[state.stage]()


def _to_do(state: State, seat: Seat) -> Text:
    """The prompt to choose an action, or to carry out an action or a bonus card."""
    doing = state.action if state.stage == "action" else state.bonus
    if doing is None:
        return _to_choose(state)
    stuck = "-stuck" if doing in _WALKS and not agent_ways(state, seat) else ""
    return text(f"the-plan-prompt-do-{dashed(doing)}{stuck}", roll=state.roll)


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
