"""How a game's values become JSON and back: states, with the version that wrote them, moves and events."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, Generic, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter

S = TypeVar("S")

Older = Callable[[bytes, int], bytes]
"""Turns the durable form that a version wrote into the JSON that the present state reads."""


def _as_written(data: bytes, version: int) -> bytes:
    return data


class Codec(Generic[S]):
    """Dumps and loads the states of one game. The same state gives the same bytes, so a state holds no plain sets."""

    def __init__(self, game: str, state: type[S], version: int, older: Older = _as_written) -> None:
        """`version` is the one that is written; `older` reads every form ever written, up to this version."""
        self._game, self._state, self.version, self._older = game, state, version, older

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        """Built when it is first used, like those of `by_kind`."""
        return TypeAdapter(self._state)

    def dump(self, state: S) -> bytes:
        """The state as bytes."""
        return self._adapter.dump_json(state)

    def load(self, data: bytes, version: int) -> S:
        """The state back. Raises `ValueError` for a version that does not exist, or for data that is no state."""
        if not 1 <= version <= self.version:
            raise ValueError(f"{self._game} has no version {version}")
        return self._adapter.validate_json(self._older(data, version))


def by_kind(union: Any) -> TypeAdapter[Any]:
    """The adapter of a union of moves or events, which are told apart by their `kind`.

    It is built when it is first used: at a start it would take a tenth of the time, and few games are played at once.
    """
    return TypeAdapter(Annotated[union, Field(discriminator="kind")], config=ConfigDict(defer_build=True))
