"""Which seats the game waits for, and what each is asked."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.game import Decision
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.the_plan.cards import Action, Bonus
from engines.the_plan.rules.movement import agent_ways
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
    return text(f"the-plan-prompt-do-{doing.replace('_', '-')}{stuck}", roll=state.roll)
