"""Custom ids (the name of an entrance and its arguments) and the keys that stand in them for moves and secrets."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from weakref import WeakKeyDictionary

from engines.core.game import AnyGame, Move, Options
from engines.core.seats import Seat
from engines.table.record import Record, UndoRequest
from engines.table.snapshot import Snapshot

KEY_LETTERS = 8


def key(salt: bytes, secret: str) -> str:
    """Eight letters that stand for a secret at one table without telling it."""
    digest = hashlib.sha256(salt + secret.encode()).digest()
    return base64.b32encode(digest).decode().lower()[:KEY_LETTERS]


def move_key(game: AnyGame, salt: bytes, move: Move) -> str:
    """The key of a move: of the salted hash of its JSON."""
    return key(salt, game.moves.dump_json(move).decode())


def options_key(options: Options) -> str:
    """The key by which a custom id or a select names one of a campaign's open games."""
    return key(b"campaign", options.model_dump_json())


def move_of(snapshot: Snapshot, seat: Seat, wanted: str) -> Move | None:
    """The seat's legal move with that key, or None."""
    return keyed(snapshot, seat).get(wanted)


def keyed(snapshot: Snapshot, seat: Seat) -> Mapping[str, Move]:
    """The seat's legal moves by their keys, made once a snapshot: a press finds them as its panel left them."""
    seats = _KEYED.setdefault(snapshot, {})
    if seat not in seats:
        game, salt = snapshot.game, snapshot.record.salt
        seats[seat] = {move_key(game, salt, move): move for move in snapshot.legal(seat)}
    return seats[seat]


_KEYED: WeakKeyDictionary[Snapshot, dict[Seat, Mapping[str, Move]]] = WeakKeyDictionary()


def undo_key(record: Record, request: UndoRequest) -> str:
    """The key of an undo that is asked for: it tells no version.

    Versions alone would come again where a game goes on from an older copy of the database.
    """
    asked_at = () if request.asked_at is None else (request.asked_at,)
    return key(record.salt, " ".join(map(str, ("undo", request.version, *asked_at))))


def late_key(record: Record, seat: Seat) -> str:
    """The key of a seat's being late, for the public board: it changes only with what everybody sees."""
    clock = record.clocks[seat]
    return key(record.salt, f"late {seat} {clock.since}")


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
    """An argument that should be a whole number up to `LARGEST`; −1 for anything else."""
    found = int(arg) if arg.isascii() and arg.isdecimal() and len(arg) < 20 else -1
    return found if found <= LARGEST else -1
