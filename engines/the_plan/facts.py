"""The city as data: circles, white lines, rails, hideouts, starts and where all of it lies in a square of 1000.

`data/the_plan/board.toml` is the shipped one; another board is another file of the same form, checked on loading.
"""

from __future__ import annotations

from pathlib import Path as File
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data
from engines.the_plan.cards import HIDEOUTS, Circle, Hideout
from engines.the_plan.survey import Plan, faults

Coordinate = Annotated[int, Field(ge=0, le=1000)]
Point = tuple[Coordinate, Coordinate]
Line = tuple[Circle, Circle]


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
    """The board; raises `ValueError` where it could not be played on (not connected, seats unlike …)."""

    starts: dict[int, tuple[Circle, ...]]
    suspects: Annotated[tuple[Circle, ...], Field(min_length=4, max_length=4)]
    keys: Annotated[tuple[Circle, ...], Field(min_length=1)]
    light: Hideout
    lines: Annotated[tuple[Line, ...], Field(min_length=1)]
    centre: Point
    hideouts: Annotated[tuple[HideoutFacts, ...], Field(min_length=4, max_length=4)]
    circles: Annotated[tuple[CircleFacts, ...], Field(min_length=1)]
    rails: Annotated[tuple[RailFacts, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if tuple(sorted(self.starts)) != (2, 3, 4) or any(len(at) != n for n, at in self.starts.items()):
            raise ValueError("starts: as many circles as seats are needed for two, three and four")
        if tuple(sorted(hideout.number for hideout in self.hideouts)) != HIDEOUTS:
            raise ValueError("hideouts: 101 to 104 are needed, each once")
        found = next(faults(self.plan()), None)
        if found is not None:
            raise ValueError(found)
        return self

    def plan(self) -> Plan:
        """The board as the survey looks at it."""
        return Plan(
            circles=tuple(circle.number for circle in self.circles),
            segments={circle.number: circle.segment for circle in self.circles},
            lines=self.lines,
            rails=tuple(rail.between for rail in self.rails),
            entrances={hideout.number: hideout.entrances for hideout in self.hideouts},
            keys=self.keys,
            suspects=self.suspects,
            starts=self.starts,
            light=self.light,
            points={circle.number: circle.point for circle in self.circles}
            | {hideout.number: hideout.point for hideout in self.hideouts},
        )


def load_board(path: File) -> Board:
    """The board of a file; raises `BrokenData` saying what is wrong with it."""
    return load_data(path, Board)


BOARD = load_board(DATA / "the_plan" / "board.toml")
"""The shipped board."""

CIRCLES: dict[Circle, CircleFacts] = {circle.number: circle for circle in BOARD.circles}
SEGMENT: dict[Circle, Hideout] = {circle.number: circle.segment for circle in BOARD.circles}
"""The segment of the searchlight each circle lies in."""
KEY_CIRCLES: frozenset[Circle] = frozenset(BOARD.keys)
STOPS: frozenset[Circle] = frozenset(stop for rail in BOARD.rails for stop in rail.between)
"""The circles where the tram stops."""
ENTRANCES: dict[Circle, Hideout] = {
    circle: hideout.number for hideout in BOARD.hideouts for circle in hideout.entrances
}
"""The hideout that is entered from a circle."""
SEGMENTS: tuple[Hideout, ...] = tuple(hideout.number for hideout in BOARD.hideouts)
"""The segments in the order in which the searchlight turns clockwise."""
RAILS: frozenset[Line] = frozenset(
    pair for rail in BOARD.rails for pair in (rail.between, (rail.between[1], rail.between[0]))
)
"""The tram's hops, in both directions."""


def beside(segment: Hideout) -> tuple[Hideout, Hideout]:
    """The segments the searchlight can be turned to: the next clockwise, the next the other way (TP-14)."""
    at = SEGMENTS.index(segment)
    return SEGMENTS[(at + 1) % len(SEGMENTS)], SEGMENTS[at - 1]
