"""The durable form of a state: compact JSON, the same state the same bytes."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from pydantic import TypeAdapter

from engines.core.game import Outcome
from engines.infiltraitors.state import Clue, Elimination, LastDeed, State, Suspect

VERSION = 1
OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)

_APART = {"held", "key", "eliminated", "last", "outcome"}
_OF_SUSPECT = tuple(field.name for field in fields(Suspect))
_PLAIN = tuple(field.name for field in fields(State) if field.name not in _APART)


def dump(state: State) -> bytes:
    """The state as bytes."""
    whole: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    whole["held"] = [_dump_suspect(suspect) for suspect in state.held]
    whole["key"] = _dump_suspect(state.key)
    whole["eliminated"] = state.eliminated
    whole["last"] = state.last
    whole["outcome"] = None if state.outcome is None else OUTCOME.dump_python(state.outcome, mode="json")
    return json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()


def load(data: bytes, version: int) -> State:
    """The state back; raises `ValueError` for a version that never was."""
    if version != VERSION:
        raise ValueError(f"infiltraitors has no version {version}")
    whole = json.loads(data)
    return State(
        **{name: whole[name] for name in _PLAIN},
        held=[_suspect(suspect) for suspect in whole["held"]],
        key=_suspect(whole["key"]),
        eliminated=[Elimination(*elimination) for elimination in whole["eliminated"]],
        last=None if whole["last"] is None else LastDeed(*whole["last"]),
        outcome=None if whole["outcome"] is None else OUTCOME.validate_python(whole["outcome"], strict=False),
    )


def _dump_suspect(suspect: Suspect | None) -> dict[str, Any] | None:
    return None if suspect is None else {name: getattr(suspect, name) for name in _OF_SUSPECT}


def _suspect(whole: dict[str, Any] | None) -> Suspect | None:
    if whole is None:
        return None
    return Suspect(**whole | {"clues": [Clue(*clue) for clue in whole["clues"]]})
