"""Whether a board can be played on: all in one piece, every roll playable, no seat better than another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist
from typing import TypeVar

from engines.the_plan.cards import Circle, Hideout
from engines.the_plan.routes import Links, links, routes

T = TypeVar("T")

SIDES = 6
APART = 66
"""How far apart circles and hideouts lie at least, in thousandths of the city, so that none is drawn on another."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What matters of a board to the rules."""

    circles: tuple[Circle, ...]
    segments: Mapping[Circle, Hideout]
    lines: tuple[tuple[Circle, Circle], ...]
    rails: tuple[tuple[Circle, Circle], ...]
    entrances: Mapping[Hideout, tuple[Circle, ...]]
    keys: tuple[Circle, ...]
    suspects: tuple[Circle, ...]
    starts: Mapping[int, tuple[Circle, ...]]
    light: Hideout
    points: Mapping[int, tuple[int, int]]
    """Where each circle and each hideout lies."""


def faults(plan: Plan) -> Iterator[str]:
    """What is wrong with a board, the first fault first; nothing with a sound one."""
    broken = next(_names(plan), None)
    if broken is not None:
        yield broken
        return
    streets, rails = links(plan.lines), links(plan.rails)
    reached = _reached(plan.circles[0], streets)
    cut_off = frozenset(plan.circles) - reached
    if cut_off:
        fewer = cut_off if len(cut_off) < len(reached) else reached
        yield f"lines: not all circles are connected: {_told(fewer)}"
        return
    yield from _crowded(plan)
    loose = {stop for stop, others in rails.items() if len(others) != 2}
    off = loose or set(rails) - _reached(plan.rails[0][0], rails)
    if off:
        yield f"rails: the tram's line is not one loop: {_told(off)}"
    for circle in plan.circles:
        for count in range(1, SIDES + 1):
            if not routes(circle, count, streets):
                yield f"lines: no way of {count} circles begins on {circle}"
    for seats, starts in plan.starts.items():
        if len({_outlook(plan, start, streets, rails) for start in starts}) > 1:
            yield f"starts: for {seats} players not all starts are alike"


def _names(plan: Plan) -> Iterator[str]:
    """Names that stand for nothing, or twice."""
    twice = _repeated(plan.circles)
    if twice:
        yield f"circles: a number stands twice: {_told(twice)}"
    odd = {plan.light, *plan.segments.values()} - set(plan.entrances)
    if odd:
        yield f"circles and light: a segment is no hideout's number: {_told(odd)}"
    pairs = [tuple(sorted(pair)) for pair in (*plan.lines, *plan.rails)]
    for one, other in sorted({*_repeated(pairs), *(pair for pair in pairs if pair[0] == pair[1])}):
        yield f"lines and rails: two circles are joined twice, or one with itself: {one} and {other}"
    yield from _places(plan, set(plan.circles))


def _crowded(plan: Plan) -> Iterator[str]:
    """What lies on something else, and players who would start on a key circle (TP-16)."""
    for one, other in combinations(sorted(plan.points), 2):
        if dist(plan.points[one], plan.points[other]) < APART:
            yield f"circles and hideouts: {one} and {other} lie on each other"
    for seats, starts in plan.starts.items():
        on_keys = set(starts) & set(plan.keys)
        if on_keys:
            yield f"starts: for {seats} players one starts on a key circle: {_told(on_keys)}"


def _places(plan: Plan, known: set[Circle]) -> Iterator[str]:
    places: dict[str, tuple[Circle, ...]] = {
        "lines": tuple(circle for line in plan.lines for circle in line),
        "rails": tuple(circle for rail in plan.rails for circle in rail),
        "hideouts": tuple(circle for entrances in plan.entrances.values() for circle in entrances),
        "keys": plan.keys,
        **{f"starts for {seats}": (*starts, *plan.suspects) for seats, starts in plan.starts.items()},
    }
    for name, circles in places.items():
        unknown = set(circles) - known
        if unknown:
            yield f"{name}: a circle that isn't there: {_told(unknown)}"
        twice = set() if name in ("lines", "rails") else _repeated(circles)
        if twice:
            yield f"{name}: a circle stands twice: {_told(twice)}"


def _repeated(things: Sequence[T]) -> set[T]:
    """What is there more than once."""
    return {thing for thing, times in Counter(things).items() if times > 1}


def _told(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def _reached(start: Circle, joined: Links) -> frozenset[Circle]:
    reached, waiting = {start}, [start]
    while waiting:
        for circle in joined.get(waiting.pop(), ()):
            if circle not in reached:
                reached.add(circle)
                waiting.append(circle)
    return frozenset(reached)


def _outlook(plan: Plan, start: Circle, streets: Links, rails: Links) -> tuple[int, ...]:
    """What the city looks like from a start, numbers apart: equal for starts that are alike (colour refinement)."""
    colours = {circle: _ranked(_features(plan, start, circle)) for circle in plan.circles}
    for _ in plan.circles:
        refined = {
            circle: _ranked((colour, _around(circle, streets, colours), _around(circle, rails, colours)))
            for circle, colour in colours.items()
        }
        if len(set(refined.values())) == len(set(colours.values())):
            break
        colours = refined
    return tuple(sorted(colours.values()))


def _features(plan: Plan, start: Circle, circle: Circle) -> tuple[int, ...]:
    doors = {door for entrances in plan.entrances.values() for door in entrances}
    own = plan.segments[start]
    home = {hideout for hideout, entrances in plan.entrances.items() if circle in entrances}
    return (
        circle == start,
        circle in plan.keys,
        circle in plan.suspects,
        circle in doors,
        plan.segments[circle] == own,
        bool(home) and plan.segments[circle] in home,
    )


def _around(circle: Circle, joined: Links, colours: Mapping[Circle, int]) -> tuple[int, ...]:
    return tuple(sorted(colours[other] for other in joined.get(circle, ())))


def _ranked(features: Iterable[object]) -> int:
    """A number for a colour, the same for the same features (numbers and tuples of them only)."""
    return hash(tuple(features))
