"""What the coach says of a question, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.names import seat_shown
from engines.core.coach import Advice
from engines.core.game import AnyGame, Move, View
from engines.core.text import Text, text
from engines.table.snapshot import Snapshot
from renderers.words import Words


def saying(snapshot: Snapshot, words: Words) -> Words:
    """The words with seats told by the game's own short names, with icons, as on the picture beside."""
    seats = {seat: seat_shown(snapshot, seat, words) for seat in range(snapshot.record.seats)}
    return words.naming(seats).illustrated()


def known_lines(advice: Advice[Move]) -> Iterator[Text]:
    """What the seat can know, under one label."""
    for at, line in enumerate(advice.known):
        yield line if at else text("coach-known", known=line)


def described(game: AnyGame, view: View, moves: Sequence[Move]) -> tuple[Text, ...]:
    """Moves as their player sees them."""
    return tuple(game.describe(view, move) for move in moves)


def odds_of(advice: Advice[Move], legal: Sequence[Move], move: Move) -> int | None:
    """How likely a move wins, in percent, where the program can say and it isn't certain."""
    return advice.odds[legal.index(move)] if advice.odds else None
