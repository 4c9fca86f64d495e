"""Which seats the game waits for, and what each is asked."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.game import Decision
from engines.core.seats import Seat
from engines.core.text import Text, Value, text
from engines.mind_mgmt.cards import FACTS
from engines.mind_mgmt.names import agent_name, feature_name, hour_name
from engines.mind_mgmt.rules.agent_turn import ready
from engines.mind_mgmt.rules.preparing import agent_moves, placeable
from engines.mind_mgmt.setup import mayhem_left
from engines.mind_mgmt.state import NOBODY, Activation, State

_RECRUITERS = ("hiding", "immortals", "recruiter", "answer")
_LEFT = {(False, False): "both", (False, True): "move", (True, False): "action", (True, True): "power"}
"""What is left of an activation, by whether its agent has moved and acted."""


def to_act(state: State) -> frozenset[Seat]:
    """The seats the game waits for; empty only when it is over."""
    return frozenset(_waited(state))


def _waited(state: State) -> Iterable[Seat]:
    if state.stage == "over":
        return ()
    if state.stage in _RECRUITERS:
        return (state.recruiter,)
    if state.stage == "mayhem":
        return ((state.recruiter + len(state.mayhem)) % state.seats,)
    if state.stage == "agents" and state.activation is not None:
        return (state.activation.seat,)
    able = {"sharing": agent_moves, "pawns": placeable, "agents": ready}
    asks = able.get(state.stage)
    return [seat for seat in state.agents() if asks is None or any(asks(state, seat))]


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat is asked; the id shows nothing that is not in the seat's own view."""
    if seat not in to_act(state):
        return None
    prompt = _prompt(state)
    public = prompt if state.hiding is None else text("mind-mgmt-prompt-hiding")
    return Decision(_id(state, seat), state.stage, prompt, public)


def _id(state: State, seat: Seat) -> str:
    """The Recruiter's choices are counted in secret, the agents' deeds before all; setup goes by what is left."""
    if seat == state.recruiter:
        return f"recruiter:{state.count}"
    left: dict[str, str] = {
        "mayhem": str(mayhem_left(state)),
        "sharing": "-".join(pawn.agent for pawn in state.pawns if pawn.seat == NOBODY),
        "pawns": "-".join(pawn.agent for pawn in placeable(state, seat)),
    }
    return f"{state.stage}:{left.get(state.stage, state.deeds)}:{state.serial}"


def _prompt(state: State) -> Text:
    now = state.activation
    if state.stage == "agents":
        return text("mind-mgmt-prompt-begin", left=state.activations) if now is None else _under_way(now)
    if state.stage == "answer" and now is not None and now.asked is not None:
        return text("mind-mgmt-prompt-answer", agent=agent_name(now.agent), feature=feature_name(now.asked))
    stage = state.stage.replace("_", "-")
    values: dict[str, dict[str, Value]] = {
        "mayhem": {"left": mayhem_left(state)},
        "immortals": {"left": state.facts.immortals - len(state.immortals)},
        "recruiter": {"hour": hour_name(state.hour + 1), "mission": state.mission},
    }
    if state.hiding is not None:
        return text(f"mind-mgmt-prompt-hiding-{state.hiding}", left=FACTS.setup - len(state.trail))
    return text(f"mind-mgmt-prompt-{stage}", **values.get(stage, {}))


def _under_way(now: Activation) -> Text:
    if now.pushing:
        return text("mind-mgmt-prompt-push", agent=agent_name(now.agent))
    left = _LEFT[now.moved, now.acted]
    return text("mind-mgmt-prompt-act", agent=agent_name(now.agent), left=left)
