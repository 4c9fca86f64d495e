"""The town: the ground that never changes, then names, heat, mayhem, tokens, notes, and everybody in it.

The ground is sea, streets, tiles with their signs and names, temples with their alleys; it is drawn once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache

from PIL import Image

from engines.mind_mgmt.board import (
    COLUMNS,
    FEATURES_OF,
    LOCATIONS,
    ROWS,
    TEMPLES,
    Border,
    Feature,
    Location,
    column_of,
    row_of,
)
from engines.mind_mgmt.views import MindMgmtView, PawnView, VisitView
from renderers.canvas import Canvas
from renderers.fonts import NARROWEST, width
from renderers.mind_mgmt import pieces
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.names import NAME, feature_on_tile
from renderers.mind_mgmt.places import (
    ACROSS,
    DOWN,
    ICON,
    LEFT,
    NAMES,
    STRIP,
    TALL,
    TILE_TALL,
    TILE_WIDE,
    TOP,
    WIDE,
    corner,
    letter,
    side,
)
from renderers.mind_mgmt.way import draw_way
from renderers.pen import Pen
from renderers.words import Words

SMOOTH = 2
TINTS = ("wall", "rose", "card", "mint", "haze", "card")
"""The washes of the walls, in turn."""


@cache
def ground() -> Image.Image:
    """The empty town without any words; shared, to be copied."""
    image = Image.new("RGB", (WIDE * SMOOTH, TALL * SMOOTH), look()["sea"])
    pen = Pen(image, SMOOTH, look())
    _draw_sea(pen)
    _draw_streets(pen)
    for at in LOCATIONS:
        _draw_tile(pen, at)
    canvas = Canvas(look(), TALL, image=image.reduce(SMOOTH))
    for at in TEMPLES:
        x, y = corner(at)
        canvas.box(x, y, TILE_WIDE, TILE_TALL - 2, "temple", 12)
        canvas.stamp(temple, x, y, TILE_WIDE, TILE_TALL)
    return canvas.image


def _draw_sea(pen: Pen) -> None:
    """Waves along the shore."""
    for step in range(30):
        y = 20 + step * 34
        pen.line("blue_tint", 5, (2, y), (12, y - 6), (22, y), (32, y - 6), (42, y))


def _draw_streets(pen: Pen) -> None:
    pen.rect("shade", LEFT - 6, TOP - 6, COLUMNS * ACROSS + 12, ROWS * DOWN + 12, 16)
    pen.rect("street", LEFT - 1, TOP - 1, COLUMNS * ACROSS + 2, ROWS * DOWN + 2, 12)
    for at in TEMPLES:
        x, y = LEFT + column_of(at) * ACROSS, TOP + row_of(at) * DOWN
        for across in (0, ACROSS):
            for down in (0, DOWN):
                pen.disc("gold", x + across, y + down, 24)


def _draw_tile(pen: Pen, at: Location) -> None:
    x, y = corner(at)
    pen.rect("shade", x, y + 2, TILE_WIDE, TILE_TALL, 12)
    tint = TINTS[(2 * row_of(at) + column_of(at) * 5 // 3) % len(TINTS)]
    pen.rect(tint, x, y, TILE_WIDE, TILE_TALL - 2, 12)


def temple(pen: Pen) -> None:
    """A temple with a dome, whose alleys lead to all its corners."""
    pen.disc("ink", 67, 42, 33, 34)
    pen.disc("gold", 67, 42, 27, 28)
    pen.rect("wall", 20, 44, 94, 40)
    pen.line("ink", 4, (67, 12), (67, 4))
    pen.disc("ink", 67, 6, 4)
    pen.rect("ink", 20, 42, 94, 9, 3)
    for x in (26, 48, 75, 97):
        pen.rect("ink", x, 50, 12, 34)
        pen.rect("card", x + 3, 52, 6, 30)
    pen.polygon("ink", (61, 84), (61, 66), (67, 57), (73, 66), (73, 84))
    pen.rect("ink", 10, 82, 115, 9, 3)


def draw_coordinates(canvas: Canvas, top: int) -> None:
    """The columns' letters and the rows' numbers at the edge."""
    for column in range(COLUMNS):
        x = LEFT + ACROSS * (column + 0.5)
        canvas.text(x, top + 20, letter(column), role="slab", size=40, align="centre")
    for row in range(ROWS):
        canvas.text(21, top + TOP + DOWN * (row + 0.5), str(row + 1), role="slab", size=40, align="centre")


PAWN = 48
LARGE = 56
TOKEN = 40
HOUR = 58
"""How wide a visit's hour is."""
TEXT, OVER = 47, 4
"""Where a feature's name begins on its tile, and how far it may reach into the street."""
LINE = 42
"""From a tile's first sign to its second."""
STEP, SLIP, SHOW, DEAD_END = "green", "blue", "gold", "stamp"
"""The frames of locations to step to, to slip to (with a mask), to show a step on, to be lost on."""
CROWDED = 7
"""How far three in a row stand out on either side of their place."""
NOTE_OVER = 3
"""How far a note reaches into the street."""
NOTE_TALL, NOTE_TWO_TALL, NOTE_HIGHER = 38, 48, 5
"""How tall a note of one line is, and of two; how much higher that one begins."""
NOTE_EDGE = 4
NOTE_LARGE, NOTE_SMALL, NOTE_LEADING = 27, 12, 21
"""The sizes of two lines, and from one to the next."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands in a location: agents, immortals by number, and what is laid there."""

    pawns: tuple[PawnView, ...] = ()
    immortals: tuple[int, ...] = ()
    step: bool = False
    hour: int | None = None
    note: str | None = None
    slip: bool = False
    visit: int | None = None
    hunted: bool = False
    share: str | None = None

    @property
    def figures(self) -> int:
        """How many stand there."""
        return len(self.pawns) + len(self.immortals) + self.hunted

    @property
    def dated(self) -> bool:
        """Whether its visit's hour is drawn: a confirmed one says it too, where a note needs the room."""
        return self.visit is not None and (self.hour is None or self.note is None or self.share is not None)


def standing(view: MindMgmtView, trail: Sequence[Location] = ()) -> dict[Location, Standing]:
    """What everybody sees, by location, and the trail where it is to be shown."""
    return {at: _standing(view, at, trail) for at in LOCATIONS}


def _standing(view: MindMgmtView, at: Location, trail: Sequence[Location]) -> Standing:
    return Standing(
        tuple(pawn for pawn in view.pawns if pawn.location == at),
        tuple(number for number, there in enumerate(view.immortals, 1) if there == at),
        at in view.steps,
        next((each.hour for each in view.confirmed if each.location == at), None),
        next((each.text for each in view.notes if each.location == at), None),
        any(slip.location == at and slip.used is None for slip in view.slips),
        trail.index(at) + 1 if at in trail else None,
        trail[-1:] == (at,),
    )


@dataclass(frozen=True, slots=True)
class Washes:
    """Tiles in other colours, and frames around some; circled features, the trail, chances in words."""

    tints: Mapping[Location, str] = field(default_factory=dict)
    frames: Mapping[Location, str] = field(default_factory=dict)
    circled: frozenset[Feature] = frozenset()
    trail: tuple[VisitView, ...] = ()
    shares: Mapping[Location, str] = field(default_factory=dict)


PLAIN = Washes()


def draw_town(canvas: Canvas, view: MindMgmtView, words: Words, top: int, washes: Washes = PLAIN) -> None:
    """The whole town with all that anybody may see on it."""
    canvas.image.paste(ground(), (0, top))
    draw_coordinates(canvas, top)
    there = standing(view, tuple(each.location for each in washes.trail))
    for at in LOCATIONS:
        _wash(canvas, at, top, washes)
    for at in LOCATIONS:
        draw_features(canvas, words, at, top, there[at].figures == 0, washes.circled)
    draw_mayhem(canvas, view.mayhem, top)
    draw_way(canvas, washes.trail, top)
    for at in LOCATIONS:
        draw_standing(canvas, at, replace(there[at], share=washes.shares.get(at)), top)
    for at in LOCATIONS:
        draw_visit(canvas, at, there[at], top)
    for at in (at for at, frame in washes.frames.items() if frame == SLIP):
        x, y = corner(at)
        canvas.stamp(pieces.mask, x + TILE_WIDE - 28, y + top - 12, TOKEN)


def _wash(canvas: Canvas, at: Location, top: int, washes: Washes) -> None:
    x, y = corner(at)
    tint, frame = washes.tints.get(at), washes.frames.get(at)
    if tint is not None:
        canvas.box(x, y + top, TILE_WIDE, TILE_TALL - 2, tint, 12)
        if at in TEMPLES:
            canvas.stamp(temple, x, y + top, TILE_WIDE, TILE_TALL)
    if frame is not None:
        inner = canvas.image.crop((x + 3, y + top + 3, x + TILE_WIDE - 3, y + top + TILE_TALL - 5))
        canvas.box(x - 6, y + top - 6, TILE_WIDE + 12, TILE_TALL + 10, frame, 16)
        canvas.image.paste(inner, (x + 3, y + top + 3))


def draw_features(
    canvas: Canvas, words: Words, at: Location, top: int, named: bool, circled: frozenset[Feature]
) -> None:
    """A location's two signs, with their names where nobody stands before them."""
    x, y = corner(at)
    for place, feature in enumerate(FEATURES_OF[at]):
        line = y + top + 2 + LINE * place
        if feature in circled:
            wide = TILE_WIDE - 4 if named else ICON + 8
            canvas.box(x + 1, line - 1, wide, LINE, "stamp", 18)
            canvas.box(x + 5, line + 3, wide - 8, LINE - 8, "card", 15)
        canvas.stamp(sign(feature), x + 5, line, ICON - 3)
        if named:
            _draw_name(canvas, words, feature, x, line + 21, feature in circled)


def _draw_name(canvas: Canvas, words: Words, feature: Feature, x: float, y: float, circled: bool) -> None:
    """A feature's name, a long one nearer to its sign and as far as the street."""
    room = TILE_WIDE - TEXT + (-13 if circled else OVER)
    said = feature_on_tile(words, feature, room)
    start = min(NAMES, max(TEXT, TEXT + room - OVER - width(said, "text", NAME)))
    canvas.text(x + start, y, said, role="text", size=NAME, room=TEXT + room - start)


def draw_mayhem(canvas: Canvas, mayhem: Iterable[Border], top: int) -> None:
    """Mayhem as a jagged barrier along its border."""
    for border in mayhem:
        (x0, y0), (x1, y1) = side(border)
        points = []
        for step in range(9):
            share = 0.06 + 0.88 * step / 8
            off = 8 if step % 2 else -8
            across = x0 != x1
            points.append(
                (
                    x0 + (x1 - x0) * share + (0 if across else off),
                    y0 + top + (y1 - y0) * share + (off if across else 0),
                )
            )
        canvas.line(tuple(points), "ink", 17)
        canvas.line(tuple(points), "stamp", 9)


def draw_standing(canvas: Canvas, at: Location, there: Standing, top: int) -> None:
    """All figures, tokens and notes of a location."""
    x, y = corner(at)
    _draw_strip(canvas, x, y + top, there)
    _draw_figures(canvas, x + NAMES - 1, y + top + 1, there, apart=at in TEMPLES)


def _draw_strip(canvas: Canvas, x: int, y: int, there: Standing) -> None:
    right = x + TILE_WIDE - 2
    if there.hour is not None:
        right -= 64
        canvas.frame(right, y + STRIP - 10, 64, TOKEN, "ink", "green", 3, 8)
        canvas.text(right + 32, y + STRIP + 10, str(there.hour), role="bold", size=39, colour="card", align="centre")
    elif there.step:
        right -= TOKEN
        canvas.stamp(pieces.foot, right, y + STRIP - 10, TOKEN)
    if there.slip and there.note is not None and (there.step or there.hour is not None):
        canvas.stamp(pieces.mask, right, y + 2, TOKEN)
    elif there.slip:
        right -= TOKEN + 2
        canvas.stamp(pieces.mask, right, y + STRIP - 10, TOKEN)
    if there.share is not None:
        wide = width(there.share, "bold", 40) + 12
        canvas.box(right - wide, y + STRIP - 10, wide, 38, "card", 10)
        canvas.text(right - 6, y + STRIP + 9, there.share, role="bold", size=40, align="right")
    elif there.note is not None:
        free = right == x + TILE_WIDE - 2
        start = x + HOUR - 4 if there.dated else x - NOTE_OVER
        draw_note(canvas, start, y + STRIP - 7, right + (2 + NOTE_OVER if free else -2) - start, there.note)


def draw_visit(canvas: Canvas, at: Location, there: Standing, top: int) -> None:
    """The hour of a visit."""
    if not there.dated:
        return
    x, y = corner(at)
    centre = y + top + STRIP + 8
    canvas.box(x - 4, centre - 23, HOUR, 46, "card", 23)
    canvas.box(x - 1, centre - 20, HOUR - 6, 40, "stamp" if there.hunted else "accent", 20)
    said = str(there.visit)
    canvas.text(x + HOUR / 2 - 4, centre, said, role="bold", size=39, colour="card", align="centre")


def _draw_figures(canvas: Canvas, x: int, y: int, there: Standing, *, apart: bool) -> None:
    """Agents and immortals side by side, in two rows where there are many; `apart`: on plates of their own."""
    placed, size = _placed(x, y, there)
    for _, left, top in placed if apart else ():
        canvas.box(left - 6, top - 6, size + 12, size + 12, "card", 16)
    for each, left, top in placed:
        if isinstance(each, PawnView):
            pieces.draw_agent(canvas, left, top, size, each.agent, fresh=each.fresh)
        elif not each:
            canvas.stamp(pieces.spiral, left, top, size)
        else:
            pieces.draw_immortal(canvas, left, top, size, each)


def _placed(x: int, y: int, there: Standing) -> tuple[list[tuple[int | PawnView, float, float]], int]:
    """Who stands there with the top left corner of each, and how large they are."""
    rows = _rows([*((0,) if there.hunted else ()), *there.immortals, *there.pawns])
    size, top = (LARGE, y + 14) if len(rows) == 1 and len(rows[0]) < 2 else (PAWN, y + (18 if len(rows) == 1 else 0))
    placed: list[tuple[int | PawnView, float, float]] = []
    for row, some in enumerate(rows):
        crowded = len(some) > 2
        pitch = min(size + 4, (TILE_WIDE - NAMES + 2 * CROWDED * crowded - size) / max(1, len(some) - 1))
        left = x - CROWDED * crowded
        placed += [(each, left + pitch * place, top + row * (size - 4)) for place, each in enumerate(some)]
    return placed, size


def _rows(figures: Sequence[int | PawnView]) -> list[Sequence[int | PawnView]]:
    if len(figures) < 3:
        return [figures]
    half = (len(figures) + 1) // 2
    return [figures[:half], figures[half:]]


def draw_note(canvas: Canvas, x: float, y: float, wide: int, text: str) -> None:
    """A note so wide whose upper left corner is at x, y; one of two lines begins a little higher."""
    room, centre = wide - 2 * NOTE_EDGE, x + wide / 2
    one = next(
        (size for size in range(canvas.theme.measures.least, NOTE_LARGE - 1, -1) if _fits(text, size, room)), None
    )
    if one is not None:
        canvas.frame(x, y, wide, NOTE_TALL, "ink", "card", 3, 6)
        canvas.text(centre, y + NOTE_TALL / 2, text, size=one, align="centre", room=room)
        return
    canvas.frame(x, y - NOTE_HIGHER, wide, NOTE_TWO_TALL, "ink", "card", 3, 6)
    size = next((size for size in range(NOTE_LARGE, NOTE_SMALL, -1) if _broken(text, size, room)), NOTE_SMALL)
    for line, part in enumerate(_broken(text, size, room) or (text,)):
        canvas.text(centre, y - NOTE_HIGHER + 14 + NOTE_LEADING * line, part, size=size, align="centre", room=room)


def _fits(text: str, size: int, room: int) -> bool:
    """Whether a line needs no cutting."""
    return width(text, "text", size) <= room * 100 // NARROWEST


@lru_cache(maxsize=512)
def _broken(text: str, size: int, room: int) -> tuple[str, str] | None:
    """The text in two lines, between words where that fits, else anywhere; None where it fits nowhere."""
    anywhere = range(1, len(text))
    for places in ([at for at in anywhere if text[at] == " "], anywhere):
        halves = [(text[:at].strip(), text[at:].strip()) for at in places]
        fitting = [both for both in halves if all(_fits(half, size, room) for half in both)]
        if fitting:
            return min(fitting, key=lambda both: max(width(half, "text", size) for half in both))
    return None
