"""Circles within reach, marked on the city; and the ways to one of them, each with its number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import dist

from engines.the_plan.belief.forecast import occupied, on_foot_and_by_tram, rides, suspect_reach, written
from engines.the_plan.board import STOPS
from engines.the_plan.cards import SUSPECTS, Action, Circle, Path
from engines.the_plan.views import ThePlanView
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen, Point
from renderers.picture import Picture, picture
from renderers.the_plan.city import draw_briefcase, draw_pieces
from renderers.the_plan.ground import RADIUS, TALL, aside, ground, halfway, lay_circles, link, spot, trimmed
from renderers.the_plan.marks import look
from renderers.the_plan.names import say
from renderers.words import Words

REACH = 88
FOOT, TRAM = "stamp", "rail_bed"
"""The colours of what is within reach on foot and by tram."""
KEY = 50
COLOURS = ("stamp", "blue", "green", "ink", "rail_bed")
DASHES: tuple[tuple[float, float] | None, ...] = (None, (26, 22), (0, 20), (60, 20), (10, 26))
LANE = 15
"""How far apart the ways run, in pixels."""
TAG, BODY = 50, 48
"""How large a way's number is, and how far above its circle the middle of a piece is, in pixels."""


@cache
def _open_circle(left: str, right: str) -> Painter:
    def paint(pen: Pen) -> None:
        pen.disc("card", 50, 50, 50)
        pen.disc(left, 50, 50, 45)
        if right != left:
            pen.pie(right, 50, 50, 45, -90, 90)
        pen.ring("card", 50, 50, 38, 5)

    return paint


@cache
def _open_stop(left: str, right: str) -> Painter:
    def paint(pen: Pen) -> None:
        pen.rect("card", 0, 0, 100, 100, 26)
        pen.rect(left, 5, 5, 90, 90, 22)
        if right != left:
            pen.rect(right, 50, 5, 45, 90, 22)
            pen.rect(right, 50, 5, 23, 90)
        for x, y, w, h in ((12, 12, 76, 5), (12, 83, 76, 5), (12, 12, 5, 76), (83, 12, 5, 76)):
            pen.rect("card", x, y, w, h)

    return paint


def draw_open(canvas: Canvas, circles: frozenset[Circle], top: int) -> None:
    """Mark the circles that a piece may end on."""
    for circle in sorted(circles):
        _draw_mark(canvas, circle, (FOOT, FOOT), top)


def _draw_mark(canvas: Canvas, circle: Circle, colours: tuple[str, str], top: int) -> None:
    x, y = spot(circle)
    mark = _open_stop if circle in STOPS else _open_circle
    canvas.stamp(mark(*colours), x - REACH / 2, y + top - REACH / 2, REACH)
    canvas.text(x, y + top, str(circle), role="bold", size=42, colour="card", align="centre")


def draw_choices(canvas: Canvas, view: ThePlanView, words: Words, top: int) -> None:
    """Mark where the agent may end on foot, by tram, or both, half and half; what means what in the lower corners."""
    foot, tram = on_foot_and_by_tram(view)
    for circle in sorted(foot | tram):
        _draw_mark(canvas, circle, (FOOT if circle in foot else TRAM, TRAM if circle in tram else FOOT), top)
    for there, colour, key, x in ((foot, FOOT, "on-foot", 6), (tram, TRAM, "tram", 868)):
        if there:
            _draw_key(canvas, colour, say(words, key), x, top + TALL - KEY - 4)


def _draw_key(canvas: Canvas, colour: str, said: str, x: int, y: int) -> None:
    wide = 206
    canvas.box(x, y, wide, KEY, "card", 10)
    canvas.stamp(_open_circle(colour, colour), x + 6, y + 4, KEY - 8)
    canvas.text(x + KEY + 6, y + KEY / 2, said, role="bold", room=wide - KEY - 12)


def draw_suspects_reach(canvas: Canvas, view: ThePlanView, top: int) -> None:
    """Above each circle that suspects may be moved to, their letters; where there is but one count to give."""
    counts = (view.roll,) if view.stage == "action" and _moves_one(view) else view.counts
    if len(counts) != 1:
        return
    letters: dict[Circle, str] = {}
    for suspect in SUSPECTS if view.stage == "action" else view.to_move:
        for circle in suspect_reach(view, suspect, counts[0]):
            letters[circle] = letters.get(circle, "") + suspect.value.upper()
    for circle, said in sorted(letters.items()):
        _draw_letters(canvas, circle, said, top)


def _moves_one(view: ThePlanView) -> bool:
    return view.choice is not None and view.choice.action is Action.MOVE_SUSPECT


def _draw_letters(canvas: Canvas, circle: Circle, said: str, top: int) -> None:
    x, y = spot(circle)
    wide, tall = 16 + 26 * len(said), 40
    y += top - RADIUS - tall + 6
    canvas.frame(x - wide / 2, y, wide, tall, "card", "stamp", 4, 12)
    canvas.text(x, y + tall / 2, said, role="bold", colour="card", align="centre")


def ways(view: ThePlanView, words: Words, paths: Sequence[Path]) -> Picture:
    """The ways (each beginning where it starts) to the same circle, numbered from 1."""
    canvas = Canvas(look(), TALL)
    canvas.image.paste(ground(view.light), (0, 0))
    for number, path in enumerate(paths):
        _draw_way(canvas, path, number, len(paths))
    lay_circles(canvas, view.light, 0)
    for briefcase in view.briefcases:
        draw_briefcase(canvas, view, briefcase, 0)
    draw_pieces(canvas, view, 0)
    draw_open(canvas, frozenset((paths[0][-1],)), 0)
    for number, point in enumerate(_tags(view, paths), 1):
        _draw_tag(canvas, number, point)
    return picture(canvas.image, canvas.theme.palette, _alt(words, paths))


def _lane(number: int, count: int) -> float:
    return (number - (count - 1) / 2) * min(LANE, 60 / count)


def _draw_way(canvas: Canvas, path: Path, number: int, count: int) -> None:
    for start, end in pairwise(path):
        points = aside(trimmed(link(start, end), 24, 24), _lane_of(start, end, number, count))
        canvas.line(points, "card", 16)
        canvas.line(points, COLOURS[number % 5], 9, DASHES[number % 5])


def _lane_of(start: Circle, end: Circle, number: int, count: int) -> float:
    """The lane on a step, on the same side of the street in both directions."""
    lane = _lane(number, count)
    return lane if start < end else -lane


def _tags(view: ThePlanView, paths: Sequence[Path]) -> list[Point]:
    """Where each way's number stands: where nobody stands, on the step that fewest of the others share, alone."""
    bodies = [(x, y - BODY) for x, y in map(spot, occupied(view))]
    steps = [[frozenset(step) for step in pairwise(path)] for path in paths]
    shared = Counter(step for way in steps for step in set(way))
    used: Counter[frozenset[Circle]] = Counter()
    points = []
    for way in steps:
        hidden = {step: any(dist(body, _middle(step)) < TAG for body in bodies) for step in way}
        best = min(
            way,
            key=lambda step: (shared[step] + 4 * used[step] + 2 * hidden[step], abs(way.index(step) - len(way) / 2)),
        )
        used[best] += 1
        x, y = _middle(best)
        points.append((x + (used[best] - 1) * TAG, y))
    return points


def _middle(step: frozenset[Circle]) -> Point:
    low, high = sorted(step)
    return halfway(link(low, high))


def _draw_tag(canvas: Canvas, number: int, point: Point) -> None:
    x, y = point
    canvas.frame(x - TAG / 2, y - TAG / 2, TAG, TAG, "card", COLOURS[(number - 1) % 5], 5, 16)
    canvas.text(x, y, str(number), role="bold", colour="card", align="centre")


def _alt(words: Words, paths: Sequence[Path]) -> str:
    lines = [say(words, "way", number=number, path=written(path)) for number, path in enumerate(paths, 1)]
    return " ".join([*lines, *([say(words, "by-tram")] if any(map(rides, paths)) else [])])
