"""The city as a background: where everything lies; blocks, streets, rails, houses; the tower and its beam.

Only the light on it changes.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from PIL import Image, ImageDraw

from engines.the_plan.board import BOARD, CIRCLES, ENTRANCES, KEY_CIRCLES, STOPS
from engines.the_plan.cards import Circle, Hideout
from renderers.canvas import Canvas
from renderers.pen import Pen, Point, dashes
from renderers.the_plan import icons
from renderers.the_plan.marks import look

WIDE, TALL = 1080, 886
"""The size of a drawn city in pixels."""
ACROSS, DOWN = 1.07, 0.845
TOP = 42
"""Room for the hats of those who stand on the uppermost circles."""
RADIUS = 32
"""The radius of a circle."""

SMOOTH = 2
BEAM, PENUMBRA = 82.0, 8.0
"""How wide the beam is and how wide its softer edges are, in degrees."""
LAMP = 30
"""How far the lamp is above the middle of the city, in pixels."""
HOUSES: tuple[tuple[float, float, int], ...] = (
    (655, 108, 0),
    (886, 352, 1),
    (962, 52, 2),
    (558, 212, 3),
    (812, 92, 4),
)
"""Where common houses stand in the first quadrant (others by turning), and of what kind each is."""
HALF = 66
"""Half the width of a hideout."""


_BENDS = {rail.between: rail.bends for rail in BOARD.rails}


def at(point: Point) -> Point:
    """A point of the board's square of a thousand, on the drawn city."""
    x, y = point
    return WIDE / 2 + (x - 500) * ACROSS, TOP + y * DOWN


def spot(circle: Circle) -> Point:
    """The middle of a circle."""
    return at(CIRCLES[circle].point)


DOORS: dict[Hideout, Point] = {hideout.number: at(hideout.point) for hideout in BOARD.hideouts}
"""The middle of each hideout."""
CENTRE: Point = at(BOARD.centre)


def link(start: Circle, end: Circle) -> tuple[Point, ...]:
    """The line from a circle to the next, along a street or the rails, from middle to middle."""
    if (start, end) in _BENDS:
        return smooth((spot(start), *map(at, _BENDS[start, end]), spot(end)))
    if (end, start) in _BENDS:
        return tuple(reversed(link(end, start)))
    return spot(start), spot(end)


def smooth(points: tuple[Point, ...], steps: int = 8) -> tuple[Point, ...]:
    """A curve through the points (Catmull and Rom's)."""
    padded = (points[0], *points, points[-1])
    curve: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        curve += [_between(a, b, c, d, step / steps) for step in range(steps)]
    return (*curve, points[-1])


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    x, y = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


def trimmed(points: tuple[Point, ...], first: float, last: float) -> tuple[Point, ...]:
    """A line without so many pixels of its beginning and its end."""
    return tuple(reversed(_without(tuple(reversed(_without(points, first))), last)))


def _without(points: tuple[Point, ...], length: float) -> tuple[Point, ...]:
    for index, (a, b) in enumerate(pairwise(points)):
        step = math.dist(a, b)
        if step > length:
            share = length / step
            return ((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), *points[index + 1 :])
        length -= step
    return points[-1:]


def halfway(points: tuple[Point, ...]) -> Point:
    """The middle of a line."""
    return _without(points, sum(math.dist(a, b) for a, b in pairwise(points)) / 2)[0]


def aside(points: tuple[Point, ...], offset: float) -> tuple[Point, ...]:
    """A line moved to its right by so many pixels."""
    moved = []
    for index, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        length = math.dist((x0, y0), (x1, y1)) or 1.0
        moved.append((x - (y1 - y0) / length * offset, y + (x1 - x0) / length * offset))
    return tuple(moved)


@cache
def ground(light: Hideout) -> Image.Image:
    """The city with the light on a hideout; shared, to be copied."""
    dark, lit = _city("night", "block", "roof"), _city("lit", "lit_block", "shade")
    dark.paste(Image.blend(dark, lit, 0.45), (0, 0), _beam(light, BEAM + PENUMBRA))
    dark.paste(lit, (0, 0), _beam(light, BEAM))
    canvas = Canvas(look(), TALL, image=dark)
    _draw_numbers(canvas)
    canvas.stamp(_tower, CENTRE[0] - 48, CENTRE[1] - 62, 96, 118)
    return canvas.image


def lay_circles(canvas: Canvas, light: Hideout, top: int) -> None:
    """The circles once more, over what has been drawn between them."""
    for circle in CIRCLES:
        half = RADIUS + (6 if circle in STOPS else 3)
        left, upper = (round(middle) - half for middle in spot(circle))
        patch = ground(light).crop((left, upper, left + 2 * half, upper + 2 * half))
        canvas.image.paste(patch, (left, upper + top), _outline(2 * half, 18 if circle in STOPS else half))


@cache
def _outline(size: int, corner: int) -> Image.Image:
    mask = Image.new("L", (size * 4, size * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size * 4 - 1, size * 4 - 1), corner * 4, fill=255)
    return mask.reduce(4)


def _city(earth: str, block: str, roof: str) -> Image.Image:
    image = Image.new("RGB", (WIDE * SMOOTH, TALL * SMOOTH), look()[earth])
    pen = Pen(image, SMOOTH, look())
    _draw_park(pen, block)
    _draw_houses(pen, block, roof)
    _draw_streets(pen, earth)
    _draw_rails(pen, earth)
    _draw_paths(pen)
    for x, y in DOORS.values():
        _draw_hideout(pen, x, y)
    for circle in CIRCLES:
        _draw_circle(pen, circle)
    return image.reduce(SMOOTH)


def _beam(light: Hideout, wide: float) -> Image.Image:
    """Where the light falls: a cone of so many degrees from the tower across its segment."""
    mask = Image.new("L", (WIDE * SMOOTH, TALL * SMOOTH))
    across, down = (there - here for there, here in zip(DOORS[light], CENTRE, strict=True))
    middle = math.atan2(math.copysign(1, down), math.copysign(1, across))
    edges = (middle - math.radians(wide / 2), middle, middle + math.radians(wide / 2))
    x, y = CENTRE[0], CENTRE[1] - LAMP
    far = [(x + 2 * WIDE * math.cos(edge), y + 2 * WIDE * math.sin(edge)) for edge in edges]
    ImageDraw.Draw(mask).polygon([(px * SMOOTH, py * SMOOTH) for px, py in ((x, y), *far)], fill=255)
    return mask.reduce(SMOOTH)


def _draw_park(pen: Pen, block: str) -> None:
    x, y = CENTRE
    pen.disc(block, x, y, 138, 124)
    for step in range(12):
        turn = math.radians(step * 30 + 15)
        pen.disc("rail_bed", x + 112 * math.cos(turn), y + 98 * math.sin(turn), 13)


def _turned(x: float, y: float, quarter: int) -> Point:
    for _ in range(quarter):
        x, y = 1000 - y, x
    return x, y


def _draw_houses(pen: Pen, block: str, roof: str) -> None:
    for quarter in range(4):
        for x, y, kind in HOUSES:
            px, py = at(_turned(x, y, quarter))
            _draw_house(pen, px, py, (kind + quarter) % 5, block, roof)


def _draw_house(pen: Pen, x: float, y: float, kind: int, block: str, roof: str) -> None:
    wide, tall = ((58, 44), (46, 58), (64, 36), (40, 66), (54, 50))[kind]
    left, top = x - wide / 2, y - tall / 2
    pen.rect(block, left, top, wide, tall)
    if kind in (0, 4):
        pen.polygon(roof, (left - 6, top + 2), (x, top - 24), (left + wide + 6, top + 2))
    else:
        pen.rect(roof, left - 4, top - 8, wide + 8, 10)
    for column in range(wide // 18):
        for row in range(tall // 20):
            bright = (column * 3 + row * 5 + kind) % 4 == 0
            pen.rect("gold" if bright else roof, left + 8 + 17 * column, top + 9 + 18 * row, 9, 11)


def _draw_streets(pen: Pen, earth: str) -> None:
    for colour, thick in ((("ink" if earth == "lit" else "block"), 17), ("paper", 10)):
        for start, end in BOARD.lines:
            pen.line(colour, thick, spot(start), spot(end))


def _draw_rails(pen: Pen, earth: str) -> None:
    """Two thin rails on sleepers."""
    for rail in BOARD.rails:
        curve = link(*rail.between)
        for (x0, y0), (x1, y1) in _sleepers(curve):
            pen.line("rail_bed" if earth == "lit" else "accent", 6, (x0, y0), (x1, y1))
        pen.line("rail_bed" if earth == "lit" else "accent", 13, *curve)
        pen.line(earth, 6, *curve)


def _sleepers(curve: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    found = []
    for piece in dashes(curve, 0, 17):
        x, y = piece[0]
        after = min(curve, key=lambda point: math.dist(point, (x, y)) + (math.dist(point, (x, y)) < 1) * 1e6)
        length = math.dist(after, (x, y)) or 1.0
        dx, dy = (after[1] - y) / length * 9, -(after[0] - x) / length * 9
        found.append(((x - dx, y - dy), (x + dx, y + dy)))
    return found


def _draw_paths(pen: Pen) -> None:
    """The dotted ways into the hideouts."""
    for circle, hideout in ENTRANCES.items():
        for piece in dashes(trimmed((spot(circle), DOORS[hideout]), RADIUS, 0), 0, 17):
            pen.disc("paper", *piece[0], 6.5)
            pen.disc("stamp", *piece[0], 4.5)


def _draw_hideout(pen: Pen, x: float, y: float) -> None:
    """A house with a steep roof; its number is written on it later."""
    left, top = x - HALF, y - 52
    pen.polygon("ink", (left - 20, top + 8), (x, top - 62), (left + 2 * HALF + 20, top + 8))
    pen.polygon("stamp", (left - 8, top + 2), (x, top - 52), (left + 2 * HALF + 8, top + 2))
    pen.rect("ink", x + 34, top - 56, 22, 44)
    pen.rect("ink", left - 4, top, 2 * HALF + 8, 116, 4)
    pen.rect("card", left + 2, top + 6, 2 * HALF - 4, 104)


def _draw_circle(pen: Pen, circle: Circle) -> None:
    x, y = spot(circle)
    ring, fill = ("ink", "gold" if circle in KEY_CIRCLES else "card")
    if circle in STOPS:
        r = RADIUS + 2
        pen.rect("card", x - r - 4, y - r - 4, 2 * r + 8, 2 * r + 8, 18)
        pen.rect("rail_bed", x - r, y - r, 2 * r, 2 * r, 15)
        pen.rect("card", x - r + 7, y - r + 7, 2 * r - 14, 2 * r - 14, 9)
        return
    pen.disc(ring, x, y, RADIUS + 3)
    pen.disc(fill, x, y, RADIUS - 2)


def _draw_numbers(canvas: Canvas) -> None:
    """What stands on circles and hideouts, and the keys on their circles."""
    for circle in CIRCLES:
        x, y = spot(circle)
        canvas.text(x, y, str(circle), role="bold", size=41, align="centre")
        if circle in KEY_CIRCLES:
            canvas.box(x - 30, y + RADIUS - 4, 60, 32, "ink", 10)
            canvas.stamp(icons.key("gold", "ink"), x - 24, y + RADIUS - 12, 48)
    for hideout, (x, y) in DOORS.items():
        canvas.text(x, y - 18, str(hideout), role="slab", size=54, align="centre")


def _tower(pen: Pen) -> None:
    """The searchlight's tower."""
    pen.polygon("ink", (34, 50), (66, 50), (84, 122), (16, 122))
    for y in (66, 84, 102):
        pen.line("gold", 4, (50 - (y - 20) * 0.34, y + 10), (50 + (y - 20) * 0.34, y - 6))
    pen.rect("ink", 18, 40, 64, 14, 4)
    pen.disc("ink", 50, 26, 26)
    pen.disc("glow", 50, 26, 20)
    pen.disc("gold", 50, 26, 11)
