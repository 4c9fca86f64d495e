"""The cover: the crowd by night under lamps, one of them with a closed eye."""

from __future__ import annotations

from functools import cache

from renderers.canvas import Canvas
from renderers.pen import Painter, Pen
from renderers.picture import Picture, banded, picture
from renderers.wink.faces import face
from renderers.wink.marks import badge, look
from renderers.wink.names import game_name, say
from renderers.words import Words

TALL = 700
MOTIF = 308
"""Where what a lobby shows below the name begins."""
BAND = 206
FRONT = ((19, 36), (22, 290), (9, 544), (10, 798))
"""Who stands in front, and where."""
WINKING = 22
LAMPS = ("gold", "stamp", "green", "accent", "blue", "gold", "stamp", "green", "accent")


def cover(words: Words) -> Picture:
    """The game's cover."""
    canvas = Canvas(look(), TALL, "night")
    width = canvas.theme.measures.width
    _draw_lamps(canvas, width)
    _draw_crowd(canvas)
    canvas.box(0, 0, width, BAND, "ink")
    canvas.rule(0, BAND - 8, width, "accent", 8)
    canvas.text(width / 2, 74, game_name(words), role="slab", size=116, colour="card", align="centre", room=1000)
    canvas.text(width / 2, 158, say(words, "motto"), size=44, colour="kraft", align="centre", room=1000)
    for seat in range(8):
        badge(canvas, 60 + seat * 124, TALL - 96, 88, seat)
    return picture(canvas.image, canvas.theme.palette, say(words, "cover-alt"))


def banner(words: Words) -> Picture:
    """The cover, as low as a lobby has room for."""
    return banded(cover(words), MOTIF)


def _draw_lamps(canvas: Canvas, width: int) -> None:
    points = tuple((width * at / 8, 232 + 22 * (1 - ((at - 4) / 4) ** 2)) for at in range(9))
    canvas.line(points, "soft", 4)
    for (x, y), colour in zip(points, LAMPS, strict=True):
        canvas.stamp(_lamp(colour), x - 26, y, 52)


@cache
def _lamp(colour: str) -> Painter:
    def paint(pen: Pen) -> None:
        pen.rect("soft", 40, 0, 20, 14)
        pen.disc(colour, 50, 54, 36, 40)
        pen.disc("card", 40, 44, 8, 12)

    return paint


def _draw_crowd(canvas: Canvas) -> None:
    """Four faces large, one of them winking."""
    for number, x in FRONT:
        canvas.frame(x, 316, 246, 246, "ink", "card", 6, 16)
        canvas.stamp(face(number, winking=number == WINKING), x + 12, 328, 222)
