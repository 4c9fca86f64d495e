"""Whether a board can be played on: all in one piece, every roll playable, no seat better than another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engines.the_plan.cards import Circle, Hideout
from engines.the_plan.routes import Links, links, routes

SIDES = 6


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


def faults(plan: Plan) -> Iterator[str]:
    """What is wrong with a board, the first fault first; nothing with a sound one."""
    broken = next(_names(plan), None)
    if broken is not None:
        yield broken
        return
    streets, rails = links(plan.lines), links(plan.rails)
    if len(_reached(plan.circles[0], streets)) < len(plan.circles):
        yield "lines: not all circles are connected"
        return
    if any(len(neighbours) != 2 for neighbours in rails.values()) or _reached(plan.rails[0][0], rails) != frozenset(
        rails
    ):
        yield "rails: the tram's line is not one loop"
    for circle in plan.circles:
        for count in range(1, SIDES + 1):
            if not routes(circle, count, streets):
                yield f"lines: no way of {count} circles begins on {circle}"
    for seats, starts in plan.starts.items():
        if len({_outlook(plan, start, streets, rails) for start in starts}) > 1:
            yield f"starts: for {seats} players not all starts are alike"


def _names(plan: Plan) -> Iterator[str]:
    """Names that stand for nothing, or twice."""
    known, hideouts = set(plan.circles), set(plan.entrances)
    if len(known) < len(plan.circles):
        yield "circles: a number stands twice"
    if plan.light not in hideouts or not set(plan.segments.values()) <= hideouts:
        yield "circles: a segment is no hideout's number"
    pairs = [frozenset(pair) for pair in (*plan.lines, *plan.rails)]
    if any(len(pair) < 2 for pair in pairs) or len(set(pairs)) < len(pairs):
        yield "lines and rails: two circles are joined twice, or one with itself"
    yield from _places(plan, known)


def _places(plan: Plan, known: set[Circle]) -> Iterator[str]:
    places: dict[str, tuple[Circle, ...]] = {
        "lines": tuple(circle for line in plan.lines for circle in line),
        "rails": tuple(circle for rail in plan.rails for circle in rail),
        "hideouts": tuple(circle for entrances in plan.entrances.values() for circle in entrances),
        "keys": plan.keys,
        **{f"starts for {seats}": (*starts, *plan.suspects) for seats, starts in plan.starts.items()},
    }
    for name, circles in places.items():
        if not set(circles) <= known:
            yield f"{name}: a circle that isn't there"
        if name not in ("lines", "rails") and len(set(circles)) < len(circles):
            yield f"{name}: a circle stands twice"


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
