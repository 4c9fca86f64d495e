"""The durable form of a state: compact JSON, the same state the same bytes."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from pydantic import TypeAdapter

from engines.agent_avenue.cards import Market
from engines.agent_avenue.events import STEPS
from engines.agent_avenue.state import Bazaar, SideState, State, Turn
from engines.core.game import Outcome

VERSION = 1
OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)

_APART = {"sides", "turns", "bazaar", "outcome"}
_PLAIN = tuple(field.name for field in fields(State) if field.name not in _APART)


def dump(state: State) -> bytes:
    """The state as bytes."""
    whole: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    whole["sides"] = [asdict(side) for side in state.sides]
    whole["turns"] = [_dump_turn(turn) for turn in state.turns]
    whole["bazaar"] = asdict(state.bazaar)
    whole["outcome"] = None if state.outcome is None else OUTCOME.dump_python(state.outcome, mode="json")
    return json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()


def load(data: bytes, version: int) -> State:
    """The state back; raises `ValueError` for a version that never was."""
    if version != VERSION:
        raise ValueError(f"agent_avenue has no version {version}")
    whole = json.loads(data)
    green, blue = (_load_side(side) for side in whole["sides"])
    plain = {name: whole[name] for name in _PLAIN}
    plain["asides"] = [tuple(codes) for codes in plain["asides"]]
    plain["ability"] = _market(plain["ability"])
    plain["proposal"] = _load_proposal(plain["proposal"])
    return State(
        **plain,
        sides=(green, blue),
        turns=[_load_turn(turn) for turn in whole["turns"]],
        bazaar=Bazaar(**{name: [Market(card) for card in cards] for name, cards in whole["bazaar"].items()}),
        outcome=None if whole["outcome"] is None else OUTCOME.validate_python(whole["outcome"], strict=False),
    )


def _dump_turn(turn: Turn) -> dict[str, Any]:
    whole = {field.name: getattr(turn, field.name) for field in fields(turn)}
    whole["steps"] = STEPS.dump_python(tuple(turn.steps), mode="json")
    return whole


def _load_turn(whole: dict[str, Any]) -> Turn:
    green, blue = whole["starts"]
    return Turn(**whole | {"starts": (green, blue), "steps": list(STEPS.validate_python(whole["steps"]))})


def _load_side(whole: dict[str, Any]) -> SideState:
    return SideState(
        side=whole["side"],
        seats=tuple(whole["seats"]),
        travel=whole["travel"],
        agents=whole["agents"],
        market=[Market(card) for card in whole["market"]],
    )


def _market(name: str | None) -> Market | None:
    return None if name is None else Market(name)


def _load_proposal(proposal: list[Any] | None) -> tuple[int, int, Market] | None:
    return None if proposal is None else (proposal[0], proposal[1], Market(proposal[2]))
