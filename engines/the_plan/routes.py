"""The ways of so many circles through the city (TP-6, TP-9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engines.the_plan.cards import Circle, Path

Links: TypeAlias = Mapping[Circle, tuple[Circle, ...]]
"""By a circle: the circles one step away."""

NO_RAILS: Links = {}


def links(pairs: Iterable[tuple[Circle, Circle]]) -> Links:
    """Which circles are joined by the pairs, in both directions."""
    joined: dict[Circle, list[Circle]] = {}
    for one, other in pairs:
        joined.setdefault(one, []).append(other)
        joined.setdefault(other, []).append(one)
    return {circle: tuple(sorted(others)) for circle, others in joined.items()}


def routes(start: Circle, count: int, streets: Links, rails: Links = NO_RAILS) -> tuple[Path, ...]:
    """Every way of exactly so many steps, no circle twice, the start included (TP-6).

    With rails, hops and steps in any mix, but at least one hop (TP-9). Whether the end is free is not asked here.
    """
    found: list[Path] = []
    _extend([start], count, streets, rails, not rails, found)
    return tuple(found)


def _extend(way: list[Circle], left: int, streets: Links, rails: Links, ridden: bool, found: list[Path]) -> None:
    if left == 0:
        if ridden:
            found.append(tuple(way[1:]))
        return
    here = way[-1]
    for joined, hop in ((streets, False), (rails, True)):
        for circle in joined.get(here, ()):
            if circle not in way:
                way.append(circle)
                _extend(way, left - 1, streets, rails, ridden or hop, found)
                way.pop()
