"""The durable form of a state: a line of JSON each for the table, the players, the turns; same state, same bytes."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from engines.core.game import Outcome
from engines.wink.state import Past, Player, State

VERSION = 1
_OUTCOME: TypeAdapter[Outcome | None] = TypeAdapter(Outcome | None)
_PLAYER = TypeAdapter(Player)
_PAST = TypeAdapter(Past)
_CACHED = 1 << 12

_SETS = ("up", "down", "lacking")
_APART = {*_SETS, "layout", "players", "past", "outcome"}
_PLAIN = tuple(field.name for field in fields(State) if field.name not in _APART)


def dump(state: State) -> bytes:
    """The state as bytes."""
    whole: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    whole["seats"] = state.seats
    whole |= {name: sorted(getattr(state, name)) for name in _SETS}
    whole["layout"] = state.layout
    whole["outcome"] = _OUTCOME.dump_python(state.outcome, mode="json")
    table = json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()
    return b"\n".join((table, *map(_dump_player, state.players), *map(_dump_past, state.past)))


def load(data: bytes, version: int) -> State:
    """The state back; raises `ValueError` for a version that never was."""
    if version != VERSION:
        raise ValueError(f"wink has no version {version}")
    table, *lines = data.split(b"\n")
    whole = json.loads(table)
    seats = whole["seats"]
    return State(
        **{name: whole[name] for name in _PLAIN},
        up=frozenset(whole["up"]),
        down=frozenset(whole["down"]),
        lacking=frozenset((number, seat) for number, seat in whole["lacking"]),
        layout=tuple(whole["layout"]),
        players=list(map(_load_player, lines[:seats])),
        past=tuple(map(_load_past, lines[seats:])),
        outcome=_OUTCOME.validate_python(whole["outcome"]),
    )


@lru_cache(_CACHED)
def _dump_player(player: Player) -> bytes:
    return _PLAYER.dump_json(player)


@lru_cache(_CACHED)
def _load_player(line: bytes) -> Player:
    return _PLAYER.validate_json(line)


@lru_cache(_CACHED)
def _dump_past(past: Past) -> bytes:
    return _PAST.dump_json(past)


@lru_cache(_CACHED)
def _load_past(line: bytes) -> Past:
    return _PAST.validate_json(line)
