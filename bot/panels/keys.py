"""Custom ids: the name of an entrance and its arguments; secrets stand there as keys (`bot.tables.keys`)."""

from __future__ import annotations

LONGEST_ID = 100
LARGEST = 2**63 - 1
"""The largest number that the store, and Discord, know."""


def custom_id(entrance: str, *args: str | int) -> str:
    """`entrance:arg:arg…`. Raises ValueError over Discord's 100 characters or where an argument holds a colon."""
    parts = [entrance, *map(str, args)]
    joined = ":".join(parts)
    if len(joined) > LONGEST_ID or joined.count(":") != len(args):
        raise ValueError(f"not a custom id: {joined!r}")
    return joined


def parsed(identifier: str) -> tuple[str, tuple[str, ...]]:
    """The entrance and the arguments of a custom id."""
    entrance, *args = identifier.split(":")
    return entrance, tuple(args)


def number(arg: str) -> int:
    """An argument that should be a whole number up to `LARGEST`; −1 where it isn't one."""
    found = int(arg) if arg.isascii() and arg.isdecimal() and len(arg) < 20 else -1
    return found if found <= LARGEST else -1
