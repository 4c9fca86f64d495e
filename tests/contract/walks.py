"""Random play: games walked from the start to the end, one step at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engines.core.chance import Chance
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Who, text
from tests.contract.tables import Table

LONGEST = 5_000
"""No random game of any table takes so many moves."""


@dataclass
class Step:
    """One move of a walk, or the time running out (`seat` and `move` None): what was before and what came of it.

    `number` counts from 0; `chance` is the stream as it was before the move, `chance_after` as it was after.
    """

    table: Table
    number: int
    before: Any
    chance: Chance
    seat: Seat | None
    move: Any
    events: list[Any]
    after: Any
    chance_after: Chance

    def replay(self, state: Any, chance: Chance) -> list[Any]:
        """Play the same on another state, in place."""
        return played(self.table, state, chance, self.seat, self.move)


def played(table: Table, state: Any, chance: Chance, seat: Seat | None, move: Any) -> list[Any]:
    """Play a move, or let the time run out; the events."""
    if seat is None:
        events = table.game.expire(state, chance)
        assert events is not None
        return events
    return table.game.apply(state, seat, move, chance)


def walk(table: Table, seed: int) -> Iterator[Step]:
    """A random game; now and then a seat moves out of its turn, or the time runs out."""
    game, random = table.game, Random(seed)
    state, chance = table.start(seed)
    for number in range(LONGEST):
        if not game.to_act(state):
            return
        before, chance_before = game.clone(state), chance.copy()
        seat, move = _next(table, state, random)
        events = played(table, state, chance, seat, move)
        yield Step(table, number, before, chance_before, seat, move, events, game.clone(state), chance.copy())
    raise AssertionError(f"{table} did not end within {LONGEST} moves")


def end(table: Table, seed: int) -> Any:
    """The state in which a random game ends."""
    state = None
    for step in walk(table, seed):
        state = step.after
    return state


def states(table: Table, seed: int) -> Iterator[Any]:
    """All states of a random game."""
    yield table.start(seed)[0]
    for step in walk(table, seed):
        yield step.after


def _next(table: Table, state: Any, random: Random) -> tuple[Seat | None, Any]:
    if random.random() < 1 / 16 and table.game.expire(table.game.clone(state), Chance(b"")) is not None:
        return None, None
    waited = sorted(table.game.to_act(state))
    seats = [seat for seat in range(table.seats) if seat in waited or table.game.legal(state, seat)]
    seat = random.choice(seats if random.random() < 1 / 4 else waited)
    return seat, written(random.choice(table.game.legal(state, seat)), random)


def is_note(move: Any) -> bool:
    """Whether the move is a counted note, which `legal` lists once with an empty `text`."""
    return isinstance(getattr(move, "text", None), str)


def written(move: Any, random: Random) -> Any:
    """The move; a note with some words in it, or left empty."""
    return replace(move, text=random.choice(("", "north?", "Ödön's 3"))) if is_note(move) else move


def listed(move: Any, legal: Sequence[Any]) -> bool:
    """Whether the move is among the legal ones; a note with any text counts as its empty form."""
    return move in legal or (is_note(move) and replace(move, text="") in legal)


def given_up(seats: int) -> Outcome:
    """How a game ends that the second seat has given up."""
    rest = tuple(range(1, seats))
    return Outcome((0,), ((0,), rest), (1, *(0 for _ in rest)), text("outcome-resigned", who=Who(1)))
