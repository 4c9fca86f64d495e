"""The city with its pieces: the light, who stands where, the ways just gone, what is known of the briefcases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engines.core.seats import Seat
from engines.the_plan.cards import Circle, Path, Suspect
from engines.the_plan.events import AgentMoved, SuspectMoved
from engines.the_plan.views import BriefcaseView, ThePlanView, TurnView
from renderers.arrows import draw_head
from renderers.canvas import Canvas
from renderers.pen import Point
from renderers.the_plan import icons
from renderers.the_plan.ground import DOORS, RADIUS, ground, link, spot, trimmed
from renderers.the_plan.marks import COLOURS, draw_agent, draw_suspect, ghost, shape

AGENT, SUSPECT = 56, 58
FEET = 18
"""How far above the middle of a circle the feet on it stand."""
SIDE_BY_SIDE = 58
"""How far apart two stand who share a circle, in pixels."""


def draw_city(canvas: Canvas, view: ThePlanView, top: int, *, trails: bool = True) -> None:
    """The whole city with everything public on it; `trails`: with the ways just gone."""
    canvas.image.paste(ground(view.light), (0, top))
    shown = shown_turn(view) if trails else None
    if shown is not None:
        draw_trails(canvas, shown, top)
    for briefcase in view.briefcases:
        draw_briefcase(canvas, view, briefcase, top)
    draw_pieces(canvas, view, top)


def shown_turn(view: ThePlanView) -> TurnView | None:
    """The turn whose ways are drawn: this one if anything has moved in it, else the one before."""
    latest = view.turns[:-3:-1]
    return next((turn for turn in latest if any(True for _ in moves(turn))), None)


def moves(turn: TurnView) -> Iterator[AgentMoved | SuspectMoved]:
    """What has moved in a turn."""
    return (deed for deed in turn.deeds if isinstance(deed, AgentMoved | SuspectMoved))


def draw_trails(canvas: Canvas, turn: TurnView, top: int) -> None:
    """The ways gone in a turn, from circle to circle, each beginning with an empty mark."""
    for deed in moves(turn):
        colour = COLOURS[deed.seat] if isinstance(deed, AgentMoved) else "ink"
        draw_way(canvas, deed.path, colour, top)
        if isinstance(deed, AgentMoved):
            x, y = spot(deed.path[0])
            canvas.stamp(ghost(deed.seat), x - 26, y + top - RADIUS - 34, 52)


def draw_way(canvas: Canvas, path: Path, colour: str, top: int, dash: tuple[float, float] | None = None) -> None:
    """A way as a line between circles, an arrow at each circle."""
    for start, end in pairwise(path):
        points = step(start, end, top)
        canvas.line(points, "card", 19)
        canvas.line(points, colour, 11, dash)
        draw_head(canvas, points, "card", 50)
        draw_head(canvas, points, colour, 36)


def step(start: Circle, end: Circle, top: float) -> tuple[Point, ...]:
    """The line of a step between the edges of both circles."""
    return tuple((x, y + top) for x, y in trimmed(link(start, end), RADIUS + 10, RADIUS + 20))


def draw_briefcase(canvas: Canvas, view: ThePlanView, briefcase: BriefcaseView, top: int) -> None:
    """A hideout's briefcase: who has looked into it; when the game is over what is in it, and whose hideout it is."""
    x, y = DOORS[briefcase.hideout]
    y += top + 36
    if view.outcome is not None and briefcase.plan is not None:
        canvas.stamp(icons.case("stamp" if briefcase.plan else "soft", "card"), x - 56, y - 24, 48)
        owner = next((each.suspect for each in view.suspects if each.owns == briefcase.hideout), None)
        canvas.text(x + 8, y, owner.value.upper() if owner else "", role="slab", size=52)
        return
    seen = briefcase.seen_by
    case, size = ((40, 40), (40, 40), (40, 40), (34, 29), (28, 23))[len(seen)]
    left = x - (case + (size + 2) * len(seen)) / 2
    canvas.stamp(icons.case("soft", "card"), left, y - case / 2, case)
    for place, seat in enumerate(seen):
        canvas.stamp(shape(seat), left + case + 2 + (size + 2) * place, y - size / 2, size)


def draw_pieces(canvas: Canvas, view: ThePlanView, top: int) -> None:
    """Suspects and secret agents on their circles, the upper ones first.

    An agent on the way into a hideout may share a circle with another (TP-20): they stand side by side.
    """
    crowds: dict[Circle, list[Seat | Suspect]] = {}
    for circle, who in _pieces(view):
        crowds.setdefault(circle, []).append(who)
    for circle in sorted(crowds, key=lambda circle: (spot(circle)[1], circle)):
        x, y = spot(circle)
        for place, who in enumerate(crowds[circle]):
            aside = (place - (len(crowds[circle]) - 1) / 2) * SIDE_BY_SIDE
            _draw_piece(canvas, who, x + aside, y + top - FEET)


def _pieces(view: ThePlanView) -> Iterator[tuple[Circle, Seat | Suspect]]:
    yield from ((each.circle, each.suspect) for each in view.suspects)
    yield from ((each.circle, each.seat) for each in view.seats if each.circle is not None)


def _draw_piece(canvas: Canvas, who: Seat | Suspect, x: float, feet: float) -> None:
    if isinstance(who, Suspect):
        draw_suspect(canvas, x, feet, SUSPECT, who)
    else:
        draw_agent(canvas, x, feet, AGENT, who)
