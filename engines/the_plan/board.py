"""The board: circles, white lines, rails, hideouts, starts and where all of it lies in a square of 1000.

`data/the_plan/board.toml` is the shipped one. Another board is another file of its form; it is checked on loading.
The ways through the city are here too: those that its lines and rails allow, and whose end is free (TP-6, TP-9).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import dist
from pathlib import Path as File
from typing import Annotated, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data
from engines.the_plan.cards import HIDEOUTS, SIDES, Circle, Hideout, Path

Coordinate = Annotated[int, Field(ge=0, le=1000)]
Point = tuple[Coordinate, Coordinate]
Line = tuple[Circle, Circle]
Links: TypeAlias = Mapping[Circle, tuple[Circle, ...]]
"""By a circle: the circles one step away, in the order of their numbers."""
T = TypeVar("T")

NO_RAILS: Links = {}
APART = 66
"""How far apart circles and hideouts lie at least, in thousandths of the city: none is drawn on another."""


class _Facts(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class CircleFacts(_Facts):
    """A circle: its number, the segment of the searchlight it lies in, where it is drawn."""

    number: Annotated[Circle, Field(ge=1, le=99)]
    segment: Hideout
    x: Coordinate
    y: Coordinate

    @property
    def point(self) -> Point:
        """Where it is drawn."""
        return self.x, self.y


class HideoutFacts(_Facts):
    """A hideout: its number, the circles it is entered from, where it is drawn."""

    number: Hideout
    entrances: Annotated[tuple[Circle, ...], Field(min_length=1)]
    x: Coordinate
    y: Coordinate

    @property
    def point(self) -> Point:
        """Where it is drawn."""
        return self.x, self.y


class RailFacts(_Facts):
    """The rails between two stops; `bends` are the points they pass, from the first stop to the second."""

    between: Line
    bends: tuple[Point, ...] = ()


class Board(_Facts):
    """A board; raises `ValueError` where it could not be played on (not connected, seats unlike …)."""

    starts: dict[int, tuple[Circle, ...]]
    suspects: Annotated[tuple[Circle, ...], Field(min_length=4, max_length=4)]
    keys: Annotated[tuple[Circle, ...], Field(min_length=1)]
    light: Hideout
    lines: Annotated[tuple[Line, ...], Field(min_length=1)]
    centre: Point
    hideouts: Annotated[tuple[HideoutFacts, ...], Field(min_length=4, max_length=4)]
    circles: Annotated[tuple[CircleFacts, ...], Field(min_length=1)]
    rails: Annotated[tuple[RailFacts, ...], Field(min_length=1)]

    @property
    def numbers(self) -> tuple[Circle, ...]:
        """The circles' numbers."""
        return tuple(circle.number for circle in self.circles)

    @property
    def segments(self) -> dict[Circle, Hideout]:
        """The segment of the searchlight that each circle lies in."""
        return {circle.number: circle.segment for circle in self.circles}

    @property
    def hops(self) -> tuple[Line, ...]:
        """The stops that rails join, each pair once."""
        return tuple(rail.between for rail in self.rails)

    @property
    def entrances(self) -> dict[Circle, Hideout]:
        """The hideout that is entered from a circle."""
        return {circle: hideout.number for hideout in self.hideouts for circle in hideout.entrances}

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if tuple(sorted(self.starts)) != (2, 3, 4) or any(len(at) != n for n, at in self.starts.items()):
            raise ValueError("starts: as many circles as seats are needed for two, three and four")
        if tuple(sorted(hideout.number for hideout in self.hideouts)) != HIDEOUTS:
            raise ValueError("hideouts: 101 to 104 are needed, each once")
        found = next(_faults(self), None)
        if found is not None:
            raise ValueError(found)
        return self


def load_board(path: File) -> Board:
    """The board of a file; raises `BrokenData` saying what is wrong with it."""
    return load_data(path, Board)


def links(pairs: Iterable[Line]) -> Links:
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


def _faults(board: Board) -> Iterator[str]:
    """What is wrong with a board, the first fault first; nothing with a sound one."""
    broken = next(_names(board), None)
    if broken is not None:
        yield broken
        return
    streets, rails = links(board.lines), links(board.hops)
    reached = _reached(board.numbers[0], streets)
    cut_off = frozenset(board.numbers) - reached
    if cut_off:
        fewer = cut_off if len(cut_off) < len(reached) else reached
        yield f"lines: not all circles are connected: {_told(fewer)}"
        return
    yield from _crowded(board)
    loose = {stop for stop, others in rails.items() if len(others) != 2}
    off = loose or set(rails) - _reached(board.hops[0][0], rails)
    if off:
        yield f"rails: the tram's line is not one loop: {_told(off)}"
    for circle in board.numbers:
        for count in range(1, SIDES + 1):
            if not routes(circle, count, streets):
                yield f"lines: no way of {count} circles begins on {circle}"
    for seats, starts in board.starts.items():
        if len({_outlook(board, start, streets, rails) for start in starts}) > 1:
            yield f"starts: for {seats} players not all starts are alike"


def _names(board: Board) -> Iterator[str]:
    """Names that stand for nothing, or twice."""
    twice = _repeated(board.numbers)
    if twice:
        yield f"circles: a number stands twice: {_told(twice)}"
    odd = {board.light, *board.segments.values()} - {hideout.number for hideout in board.hideouts}
    if odd:
        yield f"circles and light: a segment is no hideout's number: {_told(odd)}"
    pairs = [tuple(sorted(pair)) for pair in (*board.lines, *board.hops)]
    for one, other in sorted({*_repeated(pairs), *(pair for pair in pairs if pair[0] == pair[1])}):
        yield f"lines and rails: two circles are joined twice, or one with itself: {one} and {other}"
    yield from _places(board, set(board.numbers))


def _crowded(board: Board) -> Iterator[str]:
    """What lies on something else, and players who would start on a key circle (TP-16)."""
    points = {circle.number: circle.point for circle in board.circles}
    points |= {hideout.number: hideout.point for hideout in board.hideouts}
    for one, other in combinations(sorted(points), 2):
        if dist(points[one], points[other]) < APART:
            yield f"circles and hideouts: {one} and {other} lie on each other"
    for seats, starts in board.starts.items():
        on_keys = set(starts) & set(board.keys)
        if on_keys:
            yield f"starts: for {seats} players one starts on a key circle: {_told(on_keys)}"


def _places(board: Board, known: set[Circle]) -> Iterator[str]:
    places: dict[str, tuple[Circle, ...]] = {
        "lines": tuple(circle for line in board.lines for circle in line),
        "rails": tuple(circle for hop in board.hops for circle in hop),
        "hideouts": tuple(circle for hideout in board.hideouts for circle in hideout.entrances),
        "keys": board.keys,
        **{f"starts for {seats}": (*starts, *board.suspects) for seats, starts in board.starts.items()},
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


def _outlook(board: Board, start: Circle, streets: Links, rails: Links) -> tuple[int, ...]:
    """What the city looks like from a start, numbers apart: equal for starts that are alike (colour refinement)."""
    colours = {circle: _ranked(features) for circle, features in _features(board, start)}
    for _ in board.numbers:
        refined = {
            circle: _ranked((colour, _around(circle, streets, colours), _around(circle, rails, colours)))
            for circle, colour in colours.items()
        }
        if len(set(refined.values())) == len(set(colours.values())):
            break
        colours = refined
    return tuple(sorted(colours.values()))


def _features(board: Board, start: Circle) -> Iterator[tuple[Circle, tuple[int, ...]]]:
    """By circle: what tells it from others for a player who begins on `start`."""
    segments, entrances = board.segments, board.entrances
    for circle in board.numbers:
        yield (
            circle,
            (
                circle == start,
                circle in board.keys,
                circle in board.suspects,
                circle in entrances,
                segments[circle] == segments[start],
                entrances.get(circle) == segments[circle],
            ),
        )


def _around(circle: Circle, joined: Links, colours: Mapping[Circle, int]) -> tuple[int, ...]:
    return tuple(sorted(colours[other] for other in joined.get(circle, ())))


def _ranked(features: Iterable[object]) -> int:
    """A number for a colour, the same for the same features (numbers and tuples of them only)."""
    return hash(tuple(features))


BOARD = load_board(DATA / "the_plan" / "board.toml")
"""The shipped board."""

CIRCLES: dict[Circle, CircleFacts] = {circle.number: circle for circle in BOARD.circles}
SEGMENT: dict[Circle, Hideout] = BOARD.segments
"""The segment of the searchlight each circle lies in."""
KEY_CIRCLES: frozenset[Circle] = frozenset(BOARD.keys)
STOPS: frozenset[Circle] = frozenset(stop for hop in BOARD.hops for stop in hop)
"""The circles where the tram stops."""
ENTRANCES: dict[Circle, Hideout] = BOARD.entrances
"""The hideout that is entered from a circle."""
SEGMENTS: tuple[Hideout, ...] = tuple(hideout.number for hideout in BOARD.hideouts)
"""The segments in the order in which the searchlight turns clockwise."""
STREETS: Links = links(BOARD.lines)
RAILS: Links = links(BOARD.hops)
HOPS: frozenset[Line] = frozenset((start, end) for start, ends in RAILS.items() for end in ends)
"""The tram's hops, in both directions."""


def beside(segment: Hideout) -> tuple[Hideout, Hideout]:
    """The segments the searchlight can be turned to: the next clockwise, the next the other way (TP-14)."""
    at = SEGMENTS.index(segment)
    return SEGMENTS[(at + 1) % len(SEGMENTS)], SEGMENTS[at - 1]


@lru_cache(maxsize=1 << 10)
def all_ways(start: Circle, count: int, tram: bool) -> tuple[Path, ...]:
    """Every way of so many steps on the shipped board, whether or not its end is free."""
    return routes(start, count, STREETS, RAILS if tram else NO_RAILS)


def free_ways(start: Circle, count: int, tram: bool, taken: frozenset[Circle]) -> tuple[Path, ...]:
    """Every way of so many steps that ends on a circle not taken (TP-6)."""
    return tuple(path for path in all_ways(start, count, tram) if path[-1] not in taken)


def ways_through(open_to: frozenset[Hideout], start: Circle, roll: int, tram: bool) -> Iterator[tuple[Path, Hideout]]:
    """The ways from a circle into these hideouts, each with a step left for it at least (TP-20)."""
    if not open_to:
        return
    if not tram and ENTRANCES.get(start) in open_to:
        yield (), ENTRANCES[start]
    for count in range(1, roll):
        for path in all_ways(start, count, tram):
            hideout = ENTRANCES.get(path[-1])
            if hideout in open_to:
                yield path, ENTRANCES[path[-1]]
