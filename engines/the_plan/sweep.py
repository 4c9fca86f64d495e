"""Moving all suspects as a whole, from a view alone: for panels, one way for each set of suspects that can be met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.the_plan.cards import COUNTS, SUSPECTS, Circle, Path, Suspect
from engines.the_plan.moves import MoveSuspect, SkipSuspect
from engines.the_plan.views import ThePlanView
from engines.the_plan.ways import free_ways

Step = MoveSuspect | SkipSuspect


@dataclass(frozen=True, slots=True)
class Sweep:
    """Moves one after another until all suspects have had their turn, and whom they meet on it (TP-10, TP-11)."""

    moves: tuple[Step, ...]
    meets: tuple[Suspect, ...]


def sweeps(view: ThePlanView) -> tuple[Sweep, ...]:
    """One for each set of suspects met that was found, those that meet most first; suspects go in their order."""
    agent = view.seats[view.active].circle
    if agent is None:
        return ()
    suspects = view.to_move or SUSPECTS
    counts = view.counts or COUNTS
    others = frozenset(seat.circle for seat in view.seats if seat.circle is not None)
    standing = {each.suspect: each.circle for each in view.suspects}
    found: dict[tuple[Suspect, ...], Sweep] = {}
    for sweep in _sweeps(agent, others, standing, suspects, counts):
        found.setdefault(sweep.meets, sweep)
    return tuple(sorted(found.values(), key=lambda sweep: -len(sweep.meets)))


def _sweeps(
    agent: Circle,
    others: frozenset[Circle],
    standing: dict[Suspect, Circle],
    suspects: tuple[Suspect, ...],
    counts: tuple[int, ...],
) -> Iterator[Sweep]:
    if not suspects:
        yield Sweep((), ())
        return
    first, *rest = suspects
    for count in counts:
        left = tuple(other for other in counts if other != count)
        for move, end, met in _steps(agent, others | set(standing.values()), first, standing[first], count):
            for after in _sweeps(agent, others, standing | {first: end}, tuple(rest), left):
                yield Sweep((move, *after.moves), ((first,) if met else ()) + after.meets)


def _steps(
    agent: Circle, taken: frozenset[Circle], suspect: Suspect, start: Circle, count: int
) -> Iterator[tuple[Step, Circle, bool]]:
    """The first way that meets the agent and the first that doesn't, with their ends; a skip where there is none."""
    ways = free_ways(start, count, False, taken)
    if not ways:
        yield SkipSuspect(suspect, count), start, False
    chosen: dict[bool, Path] = {}
    for way in ways:
        chosen.setdefault(agent in way, way)
    for met, way in chosen.items():
        yield MoveSuspect(suspect, way), way[-1], met
