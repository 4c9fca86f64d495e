"""Keys: letters that stand for a move or another secret in custom ids and tell nothing of it."""

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
    """Eight letters that stand for something at one table and tell nothing of it."""
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
    """The key of an undo that is asked for: it tells no version."""
    return key(record.salt, f"undo {request.version}")


def late_key(record: Record, seat: Seat) -> str:
    """The key of a seat's being late, for the public board: it changes only with what everybody sees."""
    clock = record.clocks[seat]
    return key(record.salt, f"late {seat} {clock.since}")
