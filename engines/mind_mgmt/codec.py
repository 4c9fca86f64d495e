"""The durable form of a state: compact JSON, the same state the same bytes."""

from __future__ import annotations

from pydantic import TypeAdapter

from engines.mind_mgmt.state import State

VERSION = 1
STATE: TypeAdapter[State] = TypeAdapter(State)


def dump(state: State) -> bytes:
    """The state as bytes."""
    return STATE.dump_json(state)


def load(data: bytes, version: int) -> State:
    """The state back; raises `ValueError` for a version that never was."""
    if version != VERSION:
        raise ValueError(f"mind_mgmt has no version {version}")
    return STATE.validate_json(data)
