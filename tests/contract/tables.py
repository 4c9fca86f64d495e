"""The tables the suite plays at: every game with every combination of its options and every number of seats."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from engines.core.chance import Chance
from engines.core.game import AnyGame, Options
from engines.core.seats import Seat
from tests.support.games import IN_THE_MAKING, all_games

FEW, MANY = range(2), range(1_000, 1_012)
"""The seeds of the games walked at each table, at most, in the ordinary run, and in the long run."""
ORDINARY, MOST_TABLES = 4, 400
"""At so many tables of a game the ordinary run plays; at so many at most the long run plays at all."""
MANY_TABLES = 4
"""At each of so many tables or more the ordinary run plays one game only."""


@dataclass(frozen=True)
class Table:
    """A game with options and a number of seats."""

    game: AnyGame
    options: Options
    seats: int

    def __str__(self) -> str:
        chosen = (f"{name}={value}" for name, value in self.options.model_dump().items())
        return "-".join((self.game.id, *chosen, str(self.seats)))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everybody who looks on: the seats and a spectator."""
        return (*range(self.seats), None)

    def start(self, seed: int) -> tuple[Any, Chance]:
        """A new game of this seed and its stream of chance."""
        chance = Chance(f"{self}/{seed}".encode())
        return self.game.setup(self.options, self.seats, chance), chance


def choices(field: FieldInfo) -> tuple[object, ...]:
    """The values of an option to try, its default first: both bools, all choices, a bounded integer's ends."""
    kind = field.annotation
    if kind is bool:
        values: tuple[object, ...] = (False, True)
    elif get_origin(kind) is Literal:
        values = get_args(kind)
        assert all(isinstance(value, str) for value in values), "choices are Literals of strings"
    else:
        assert kind is int, f"an option is a bool, a Literal or a bounded integer, not {kind}"
        values = bounds(field)
    assert field.default in values or kind is int, "the default is one of the choices"
    return (field.default, *(value for value in values if value != field.default))


def bounds(field: FieldInfo) -> tuple[int, int]:
    """The lowest and the highest value of an integer option."""
    low = [mark.ge for mark in field.metadata if hasattr(mark, "ge")]
    high = [mark.le for mark in field.metadata if hasattr(mark, "le")]
    assert low, "an integer option has a lowest value"
    assert high, "an integer option has a highest value"
    return low[0], high[0]


def option_sets(game: AnyGame) -> Iterator[Options]:
    """Every combination of a game's options that its model takes and no other plays like, the beginner's first."""
    fields = game.options.model_fields
    for values in itertools.product(*map(choices, fields.values())):
        try:
            options = game.options(**dict(zip(fields, values, strict=True)))
        except ValidationError:
            continue
        if all(getattr(options, name) == fields[name].default for name in options.idle()):
            yield options


def tables(game: AnyGame) -> list[Table]:
    """Every table of a game."""
    return [Table(game, options, seats) for options in option_sets(game) for seats in game.seat_counts(options)]


@cache
def some_tables(game: AnyGame) -> tuple[Table, ...]:
    """The tables of a game for the ordinary run.

    All of them; of many so few that still every two values of options and seats meet; where that takes too many, too,
    a fixed choice in which all values are as frequent as can be; of very many those with all integers by default.
    """
    every = tables(game)
    if len(every) <= ORDINARY:
        return tuple(every)
    meeting = _where_all_values_meet(every)
    if len(meeting) <= ORDINARY:
        return tuple(meeting)
    return tuple(_balanced(every if len(every) <= MOST_TABLES else [table for table in every if _is_usual(table)]))


@cache
def long_tables(game: AnyGame) -> tuple[Table, ...]:
    """The tables of a game for the long run: all of them, or of very many so few that any two values still meet."""
    every = tables(game)
    return tuple(every if len(every) <= MOST_TABLES else _where_all_values_meet(every))


def _where_all_values_meet(every: list[Table]) -> list[Table]:
    """Some of the tables, the first among them, at which any two values meet that meet anywhere."""
    pairs = {table: set(itertools.combinations(_values(table), 2)) for table in every}
    chosen, left = [every[0]], set().union(*pairs.values()) - pairs[every[0]]
    while left:
        chosen.append(max(every, key=lambda table: len(pairs[table] & left)))
        left -= pairs[chosen[-1]]
    return chosen


def _balanced(every: list[Table]) -> list[Table]:
    """So many of the tables as the ordinary run plays, the first among them, each of the rarest values so far."""
    chosen, others = [every[0]], Random(0).sample(every[1:], len(every) - 1)
    while len(chosen) < ORDINARY:
        had = Counter(value for table in chosen for value in _values(table))
        rarest = min(others, key=lambda table: sorted((had[value] for value in _values(table)), reverse=True))
        others.remove(rarest)
        chosen.append(rarest)
    return chosen


def _is_usual(table: Table) -> bool:
    """Whether all bounded integers are what they are by default."""
    fields = table.game.options.model_fields.items()
    return all(getattr(table.options, name) == field.default for name, field in fields if field.annotation is int)


def _values(table: Table) -> list[tuple[str, object]]:
    return [*table.options.model_dump().items(), ("seats", table.seats)]


def every_game() -> list[AnyGame]:
    """The games the suite runs on."""
    games = {**{game.id: game for game in IN_THE_MAKING}, **all_games()}
    return list(games.values())
