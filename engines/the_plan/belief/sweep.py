"""Moving all suspects as a whole, from a view alone: one way for each set of suspects that can be met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product, starmap

from engines.the_plan.board import free_ways
from engines.the_plan.cards import COUNTS, SUSPECTS, Circle, Path, Suspect
from engines.the_plan.moves import MoveSuspect, SkipSuspect
from engines.the_plan.views import ThePlanView

Step = MoveSuspect | SkipSuspect


@dataclass(frozen=True, slots=True)
class Sweep:
    """Moves one after another until all suspects have had their turn, and the suspects met (TP-10, TP-11)."""

    moves: tuple[Step, ...]
    meets: tuple[Suspect, ...]


Found = dict[tuple[Suspect, ...], tuple[Step, ...]]
"""By the suspects met: the moves."""


def sweeps(view: ThePlanView) -> tuple[Sweep, ...]:
    """One for each set of suspects met that was found, those that meet most first.

    Who goes first matters, as everybody has to end on a free circle (TP-6): of the orders in which the same are met,
    the first by the suspects' own is taken.
    """
    agent = view.seats[view.active].circle
    if agent is None:
        return ()
    others = frozenset(seat.circle for seat in view.seats if seat.circle is not None)
    standing = tuple(each.circle for each in view.suspects)
    found = _Search(agent, others).found(standing, view.to_move or SUSPECTS, view.counts or COUNTS)
    return tuple(sorted(starmap(_sweep, found.items()), key=lambda sweep: -len(sweep.meets)))


def _sweep(meets: tuple[Suspect, ...], moves: tuple[Step, ...]) -> Sweep:
    return Sweep(moves, meets)


class _Search:
    """Sets of suspects that the agent can meet, in any order of moves; equal positions are searched once."""

    def __init__(self, agent: Circle, others: frozenset[Circle]) -> None:
        self._agent, self._others = agent, others
        self._known: dict[tuple[tuple[Circle, ...], tuple[Suspect, ...], tuple[int, ...]], Found] = {}

    def found(self, standing: tuple[Circle, ...], suspects: tuple[Suspect, ...], counts: tuple[int, ...]) -> Found:
        """The sets met by moving these suspects by these counts, from where all four stand."""
        if not suspects:
            return {(): ()}
        key = standing, suspects, counts
        if key not in self._known:
            self._known[key] = self._search(standing, suspects, counts)
        return self._known[key]

    def _search(self, standing: tuple[Circle, ...], suspects: tuple[Suspect, ...], counts: tuple[int, ...]) -> Found:
        found: Found = {}
        for suspect, count in product(suspects, counts):
            rest = tuple(other for other in suspects if other is not suspect)
            left = tuple(other for other in counts if other != count)
            taken = self._others.union(standing)
            for move, end, met in _steps(self._agent, taken, suspect, standing[suspect.code], count):
                after = (*standing[: suspect.code], end, *standing[suspect.code + 1 :])
                for meets, moves in self.found(after, rest, left).items():
                    every = {suspect, *meets} if met else set(meets)
                    found.setdefault(tuple(each for each in SUSPECTS if each in every), (move, *moves))
        return found


def _steps(
    agent: Circle, taken: frozenset[Circle], suspect: Suspect, start: Circle, count: int
) -> Iterator[tuple[Step, Circle, bool]]:
    """The first way that meets the agent and the first that avoids it, with their ends; a skip if there is no way."""
    ways = free_ways(start, count, False, taken)
    if not ways:
        yield SkipSuspect(suspect, count), start, False
    chosen: dict[bool, Path] = {}
    for way in ways:
        chosen.setdefault(agent in way, way)
    for met, way in chosen.items():
        yield MoveSuspect(suspect, way), way[-1], met
