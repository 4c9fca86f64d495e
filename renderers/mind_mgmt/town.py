"""The town: where nothing happens as it was drawn once; elsewhere anew.

Over the empty ground lie its washes, mayhem and the trail, then each location's signs, and what is there. Each layer
leaves the signs free: mayhem lies in the streets, the trail below the signs, all else beneath them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from PIL import Image

from engines.mind_mgmt.board import COLUMNS, FEATURES_OF, LOCATIONS, ROWS, TEMPLES, Border, Feature, Location
from engines.mind_mgmt.views import MindMgmtView, VisitView
from renderers.canvas import Canvas
from renderers.fonts import NARROWEST, width
from renderers.mind_mgmt import pieces
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.ground import ROUND, ground, temple
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.names import NAME, feature_on_tile
from renderers.mind_mgmt.places import (
    ACROSS,
    DOWN,
    ICON,
    LEFT,
    STRIP,
    TALL,
    TILE_TALL,
    TILE_WIDE,
    TOP,
    WIDE,
    cell,
    corner,
    letter,
    side,
)
from renderers.mind_mgmt.strip import SMALL_ICON, TOKEN, Standing, draw_strip, is_empty, is_full, standing
from renderers.mind_mgmt.way import draw_way
from renderers.words import Words, words

STEP, SLIP, SHOW, DEAD_END = "green", "blue", "gold", "stamp"
"""The frames of locations to step to, to slip to (with a mask), to show a step on, to be lost on."""
EDGE, BETWEEN = 4, 8
"""From a name to its tile's edge, and from one name to the other."""
ROOM = TILE_WIDE - 2 * EDGE - BETWEEN
"""What the two names of a tile share."""


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
    trail = tuple(each.location for each in washes.trail)
    there = {at: replace(standing(view, at, trail), share=washes.shares.get(at)) for at in LOCATIONS}
    busy = [at for at in LOCATIONS if not _is_still(at, there[at], view.mayhem, washes)]
    canvas.image.paste(still_town(words.locale), (0, top))
    for at in busy:
        canvas.image.paste(ground().crop(cell(at)), (cell(at)[0], cell(at)[1] + top))
    for at in busy:
        _wash(canvas, at, top, washes)
    draw_mayhem(canvas, view.mayhem, top)
    draw_way(canvas, washes.trail, top)
    for at in busy:
        draw_features(canvas, words, at, top, there[at], washes.circled)
        draw_strip(canvas, at, there[at], top)
    for at in (at for at, frame in washes.frames.items() if frame == SLIP):
        x, y = corner(at)
        left = min(x + TILE_WIDE - TOKEN / 2, WIDE - TOKEN)
        canvas.stamp(pieces.mask, left, y + top + TILE_TALL - TOKEN / 2, TOKEN)


def _is_still(at: Location, there: Standing, mayhem: Iterable[Border], washes: Washes) -> bool:
    """Whether a location looks as in a town where nothing happens."""
    washed = at in washes.tints or at in washes.frames or not washes.circled.isdisjoint(FEATURES_OF[at])
    return is_empty(there) and not washed and not washes.trail and all(at not in border for border in mayhem)


@lru_cache(maxsize=4)
def still_town(locale: str) -> Image.Image:
    """The town where nothing happens, in the words of a locale; shared, to be copied."""
    said, canvas = words(locale), Canvas(look(), TALL, image=ground().copy())
    draw_coordinates(canvas, 0)
    for at in LOCATIONS:
        draw_features(canvas, said, at, 0, Standing(), frozenset())
    return canvas.image


def draw_coordinates(canvas: Canvas, top: int) -> None:
    """The columns' letters and the rows' numbers at the edge."""
    for column in range(COLUMNS):
        x = LEFT + ACROSS * (column + 0.5)
        canvas.text(x, top + 17, letter(column), role="slab", size=39, align="centre")
    for row in range(ROWS):
        canvas.text(19, top + TOP + DOWN * (row + 0.5), str(row + 1), role="slab", size=39, align="centre")


def _wash(canvas: Canvas, at: Location, top: int, washes: Washes) -> None:
    x, y = corner(at)
    tint, frame = washes.tints.get(at), washes.frames.get(at)
    if tint is not None:
        canvas.box(x, y + top, TILE_WIDE, TILE_TALL - 2, tint, ROUND)
        if at in TEMPLES:
            canvas.stamp(temple, x, y + top, TILE_WIDE, TILE_TALL)
    if frame is not None:
        inner = canvas.image.crop((x + 2, y + top + 2, x + TILE_WIDE - 2, y + top + TILE_TALL - 4))
        canvas.box(x - 6, y + top - 6, TILE_WIDE + 12, TILE_TALL + 10, frame, ROUND + 4)
        canvas.image.paste(inner, (x + 2, y + top + 2))


def draw_features(
    canvas: Canvas, words: Words, at: Location, top: int, there: Standing, circled: frozenset[Feature]
) -> None:
    """A location's two signs, smaller where much is there, and their names where nothing is."""
    x, y = corner(at)
    size = SMALL_ICON if is_full(there) else ICON
    for place, feature in enumerate(FEATURES_OF[at]):
        left = x + place * size
        if feature in circled:
            canvas.box(left - 2, y + top - 2, size + 4, size + 4, "stamp", size // 3)
            canvas.box(left + 3, y + top + 3, size - 6, size - 6, "card", size // 4)
        canvas.stamp(sign(feature), left + 4, y + top + 4, size - 8)
    if FEATURES_OF[at] and is_empty(there):
        _draw_names(canvas, words, at, top)


def _draw_names(canvas: Canvas, words: Words, at: Location, top: int) -> None:
    """The names of a location's features below their signs, a short one where the whole one finds no room."""
    x, y = corner(at)
    names = _names(words, *FEATURES_OF[at])
    wides = [min(width(name, "text", NAME), room) for name, room in zip(names, _rooms(names), strict=True)]
    left, right = x + EDGE, x + TILE_WIDE - EDGE
    first = max(left, min(x + (ICON - wides[0]) / 2, right - sum(wides) - BETWEEN))
    last = max(first + wides[0] + BETWEEN, min(x + ICON + (ICON - wides[1]) / 2, right - wides[1]))
    for start, name, wide in zip((first, last), names, wides, strict=True):
        canvas.text(start, y + top + STRIP + 20, name, size=NAME, room=wide)


def _names(words: Words, one: Feature, other: Feature) -> tuple[str, str]:
    """Two names that fit side by side: both whole, or the longer one shortened, or both."""
    whole = (feature_on_tile(words, one, TILE_WIDE), feature_on_tile(words, other, TILE_WIDE))
    return _fitting(whole, (feature_on_tile(words, one, 0), feature_on_tile(words, other, 0)))


@lru_cache(maxsize=256)
def _fitting(whole: tuple[str, str], brief: tuple[str, str]) -> tuple[str, str]:
    longer = max((0, 1), key=lambda place: width(whole[place], "text", NAME))
    mixed = [brief[place] if place == longer else whole[place] for place in (0, 1)]
    first, second = next((names for names in (whole, mixed) if sum(_narrowest(names)) <= ROOM), brief)
    return first, second


def _narrowest(names: Iterable[str]) -> list[int]:
    return [-(-width(name, "text", NAME) * NARROWEST // 100) for name in names]


def _rooms(names: Iterable[str]) -> list[int]:
    """How wide each name may be: its part of what they share, by what it needs."""
    needed = _narrowest(names)
    return [ROOM * each // max(1, sum(needed)) for each in needed]


def draw_mayhem(canvas: Canvas, mayhem: Iterable[Border], top: int) -> None:
    """Mayhem as a jagged barrier along its border."""
    for border in mayhem:
        (x0, y0), (x1, y1) = side(border)
        points = []
        for step in range(13):
            share = 0.04 + 0.92 * step / 12
            off = 6 if step % 2 else -6
            across = x0 != x1
            points.append(
                (
                    x0 + (x1 - x0) * share + (0 if across else off),
                    y0 + top + (y1 - y0) * share + (off if across else 0),
                )
            )
        canvas.line(tuple(points), "ink", 15)
        canvas.line(tuple(points), "stamp", 8)
