"""The durable form of a state: compact JSON, the same state the same bytes."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from engines.core.game import Outcome
from engines.the_plan.cards import Action, Bonus
from engines.the_plan.events import EVENTS, Event
from engines.the_plan.state import Claim, Key, Player, State, Turn, place

VERSION = 2
OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)

_APART = {"players", "keys", "claims", "turns", "stops", "entering", "action", "bonus", "outcome"}
_PLAIN = tuple(field.name for field in fields(State) if field.name not in _APART)


def dump(state: State) -> bytes:
    """The state as bytes."""
    whole: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    whole |= {"stops": state.stops, "entering": state.entering, "action": state.action, "bonus": state.bonus}
    whole["players"] = [asdict(player) for player in state.players]
    whole["keys"] = [asdict(key) for key in state.keys]
    whole["claims"] = [asdict(claim) for claim in state.claims]
    whole["turns"] = [_dump_turn(turn) for turn in state.turns]
    whole["outcome"] = None if state.outcome is None else OUTCOME.dump_python(state.outcome, mode="json")
    return json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()


def load(data: bytes, version: int) -> State:
    """The state back; raises `ValueError` for a version that never was."""
    if not 1 <= version <= VERSION:
        raise ValueError(f"the_plan has no version {version}")
    whole = json.loads(data)
    if version < 2:
        _show_claimed_key(whole)
    return State(
        **{name: whole[name] for name in _PLAIN},
        players=[_load_player(player) for player in whole["players"]],
        keys=[Key(**key) for key in whole["keys"]],
        claims=[Claim(**claim) for claim in whole["claims"]],
        turns=[_load_turn(turn) for turn in whole["turns"]],
        stops=[(circle, seat) for circle, seat in whole["stops"]],
        entering=None if whole["entering"] is None else (whole["entering"][0], whole["entering"][1]),
        action=None if whole["action"] is None else Action(whole["action"]),
        bonus=None if whole["bonus"] is None else Bonus(whole["bonus"]),
        outcome=None if whole["outcome"] is None else OUTCOME.validate_python(whole["outcome"], strict=False),
    )


def _dump_turn(turn: Turn) -> dict[str, Any]:
    deeds = list(map(_dump_deed, turn.deeds))
    return {"number": turn.number, "seat": turn.seat, "roll": turn.roll, "deeds": deeds}


@lru_cache(1 << 12)
def _dump_deed(deed: Event) -> dict[str, Any]:
    """As values that nobody may change: a game is stored with all its deeds after every move."""
    dumped: dict[str, Any] = EVENTS.dump_python(deed, mode="json")
    return dumped


def _show_claimed_key(whole: dict[str, Any]) -> None:
    """Up to version 1 a claim that was on its way didn't show all who holds the hideout's key (TP-26)."""
    if whole["entering"] is not None:
        whole["keys"][place(whole["entering"][0])]["known"] = (2 << len(whole["players"])) - 1


def _load_turn(whole: dict[str, Any]) -> Turn:
    return Turn(**whole | {"deeds": [EVENTS.validate_python(deed) for deed in whole["deeds"]]})


def _load_player(whole: dict[str, Any]) -> Player:
    seen = [(turn, suspect, code) for turn, suspect, code in whole["seen"]]
    looks = [(turn, hideout) for turn, hideout in whole["looks"]]
    return Player(**whole | {"seen": seen, "looks": looks})
