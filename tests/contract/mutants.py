"""Moves that nobody may make: those of other stages and seats, and ones made by changing a field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

from pydantic import ValidationError

from engines.core.game import AnyGame
from tests.contract.tables import every_game, some_tables
from tests.contract.walks import is_note, walked

ODD_VALUES: tuple[object, ...] = (-1, 0, 1, 7, 99, 2**63, True, None, "", "x", (), (0,), ((0, 0), (0, 0)))

MOST_OF_A_KIND = 60
"""So many moves of a kind stand for all of them, where there are more."""
MOST_VALUES = 8
"""So many other values are put into a field, where there are more."""

GARBAGE = (
    b"",
    b"null",
    b"0",
    b'"kind"',
    b"[]",
    b"{}",
    b'{"kind":null}',
    b'{"kind":[]}',
    b'{"kind":"no_such_move"}',
    b'{"kind":"no_such_move","text":"x"}',
    b"{" * 5_000,
    b"[" * 5_000,
    b'{"kind":"\\ud800"}',
    b"\xff\xfe",
    b"1" * 5_000,
    b"NaN",
)


@cache
def universe(game_id: str) -> tuple[Any, ...]:
    """Moves that were legal for anybody in many games of a game, in the order they came up, some of each kind."""
    [game] = [game for game in every_game() if game.id == game_id]
    seen: dict[Any, None] = {}
    for table in some_tables(game):
        for step in walked(table, 99):
            for seat in range(table.seats):
                seen.update(dict.fromkeys(step.before.legal(seat)))
    kinds = dict.fromkeys(move.kind for move in seen)
    kept = {move for kind in kinds for move in _some([move for move in seen if move.kind == kind], MOST_OF_A_KIND)}
    return tuple(move for move in seen if move in kept)


@cache
def mutants(game_id: str) -> tuple[Any, ...]:
    """Moves that validate, made from those of the universe by putting another value into a field."""
    [game] = [game for game in every_game() if game.id == game_id]
    known = universe(game_id)
    old = set(known)
    made = (mutant for move in known for document in _mutated(game, move, known) for mutant in _valid(game, document))
    return tuple(dict.fromkeys(move for move in made if move not in old))


def broken_documents(game: AnyGame) -> Iterator[Any]:
    """Moves as JSON values with a field missing, of another type, or out of this world."""
    for move in universe(game.id)[:40]:
        document = game.moves.dump_python(move, mode="json")
        for name in document:
            yield {key: value for key, value in document.items() if key != name}
            yield from ({**document, name: odd} for odd in ODD_VALUES)


def _mutated(game: AnyGame, move: Any, known: Iterable[Any]) -> Iterator[Any]:
    document = game.moves.dump_python(move, mode="json")
    for field in fields(move):
        if field.name == "kind" or (field.name == "text" and is_note(move)):
            continue
        others = {getattr(other, field.name) for other in known if hasattr(other, field.name)}
        for value in (*_some(sorted(others, key=repr), MOST_VALUES), *ODD_VALUES):
            yield {**document, field.name: value}


def _valid(game: AnyGame, document: Any) -> Iterator[Any]:
    try:
        yield game.moves.validate_python(document)
    except ValidationError:
        return


def _some(items: list[Any], most: int) -> list[Any]:
    """All of them, or a fixed choice."""
    return items if len(items) <= most else Random(0).sample(items, most)
