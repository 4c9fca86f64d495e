"""Adapters of moves and events, which are told apart by their `kind`."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter


def by_kind(union: Any) -> TypeAdapter[Any]:
    """The adapter of a union with the discriminator `kind`.

    It is built when it is first used: of the time of a start it would take a tenth, and few games are played at once.
    """
    return TypeAdapter(Annotated[union, Field(discriminator="kind")], config=ConfigDict(defer_build=True))
