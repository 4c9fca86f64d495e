"""Custom ids: the name of an entrance and its arguments; moves and secret counts as keys, never as themselves."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from typing import Any

from engines.core.game import AnyGame

LONGEST_ID = 100
KEY_LETTERS = 8
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


def key(salt: bytes, secret: str) -> str:
    """Eight letters that stand for something at one table and tell nothing of it."""
    digest = hashlib.sha256(salt + secret.encode()).digest()
    return base64.b32encode(digest).decode().lower()[:KEY_LETTERS]


def move_key(game: AnyGame, salt: bytes, move: Any) -> str:
    """The key of a move: of the salted hash of its JSON."""
    return key(salt, game.moves.dump_json(move).decode())


def move_of(game: AnyGame, salt: bytes, legal: Sequence[Any], wanted: str) -> Any | None:
    """The legal move with that key, or None."""
    return next((move for move in legal if move_key(game, salt, move) == wanted), None)
