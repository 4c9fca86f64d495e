"""Whom the game waits for, and what each seat is asked."""

from __future__ import annotations

from functools import lru_cache

from engines.agent_avenue.cards import AGENTS, Code, Market
from engines.agent_avenue.names import agent_name, dashed
from engines.agent_avenue.rules.playing import may_set_aside
from engines.agent_avenue.state import NOBODY, State, set_asides_left
from engines.core.game import Decision
from engines.core.seats import Seat
from engines.core.text import Text, text


@lru_cache(maxsize=64)
def _waited(seats: tuple[Seat, ...]) -> frozenset[Seat]:
    return frozenset(seats)


def to_act(state: State) -> frozenset[Seat]:
    """The seats the game waits for; empty only when it is over."""
    stage = state.stage
    if stage == "recruit":
        return _waited(state.sides[1 - state.active].seats)
    if stage in ("play", "lay_first"):
        return _waited(state.sides[state.active].seats)
    if stage == "lay_second":
        return _waited(tuple(seat for seat in state.sides[state.active].seats if seat != state.face_up_by))
    if stage == "market":
        return _waited(state.sides[state.taking or 0].seats)
    return _waited(() if stage == "over" else (state.taker,))


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat is asked; the id holds nothing that the seat's own view doesn't."""
    if seat not in to_act(state):
        return None
    prompt = _prompt(state, seat)
    return Decision(_id(state, seat), state.stage, prompt, public=prompt)


def _id(state: State, seat: Seat) -> str:
    if state.stage == "recruit":
        return f"{state.number}:recruit"
    if state.stage == "market":
        return _market_id(state, seat)
    if state.stage == "ability":
        return f"{state.number}:ability:{len(state.turns[-1].steps)}"
    return _play_id(state, seat)


def _prompt(state: State, seat: Seat) -> Text:
    """What everybody knows that the seat is asked."""
    if state.stage == "recruit":
        return text(_of_team(state, seat, "recruit"), agent=_name(state.face_up))
    if state.stage == "market":
        return text(_of_team(state, seat, "market"))
    return _ability_prompt(state) if state.stage == "ability" else _play_prompt(state, seat)


def _play_id(state: State, seat: Seat) -> str:
    gone = len(state.asides[seat])
    return f"{state.number}:{state.stage}:{gone}:{int(may_set_aside(state, seat))}"


def _market_id(state: State, seat: Seat) -> str:
    """Counts the partner's proposals; a proposal of one's own closes the partner's (AA-46)."""
    heard = sum(state.proposals[partner] for partner in state.side_of(seat).seats if partner != seat)
    is_open = state.proposal is not None and state.proposal[0] != seat
    return f"{state.number}:market:{len(state.turns[-1].steps)}:{heard}:{int(is_open)}"


def _of_team(state: State, seat: Seat, prompt: str) -> str:
    team = len(state.side_of(seat).seats) > 1
    return f"agent-avenue-prompt-{prompt}-team" if team else f"agent-avenue-prompt-{prompt}"


def _play_prompt(state: State, seat: Seat) -> Text:
    left = set_asides_left(state, seat) if may_set_aside(state, seat) else 0
    if state.stage == "lay_second":
        return text("agent-avenue-prompt-lay-second", left=left, agent=_name(state.face_up))
    return text(f"agent-avenue-prompt-{dashed(state.stage)}", left=left)


def _ability_prompt(state: State) -> Text:
    if state.taken_back != NOBODY:
        return text("agent-avenue-prompt-spycation-again", agent=_name(state.taken_back))
    card = state.ability or Market.SPYCATION
    return text(f"agent-avenue-prompt-{dashed(card)}")


def _name(code: Code) -> Text:
    return agent_name(AGENTS[code])
