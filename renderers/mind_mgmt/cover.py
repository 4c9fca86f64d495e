"""The cover: the name over a street of the town, a Recruiter slipping away, two agents after them."""

from __future__ import annotations

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Agent
from renderers.canvas import Canvas
from renderers.mind_mgmt import pieces
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.names import game_name, say
from renderers.pen import Pen
from renderers.picture import Picture, banded, picture
from renderers.words import Words

WIDE, TALL = 1080, 720
MOTIF = 452
"""Where what a lobby shows below the name begins."""
STEPS = ((336, 640), (404, 600), (472, 646), (540, 606), (608, 650), (676, 608), (744, 648))


def cover(words: Words) -> Picture:
    """The game's cover."""
    canvas = Canvas(look(), TALL, "warm2")
    canvas.stamp(_sky, 0, 0, WIDE, TALL)
    canvas.box(0, 0, WIDE, 190, "ink")
    canvas.rule(0, 186, WIDE, "accent", 8)
    canvas.text(WIDE / 2, 72, game_name(words), role="slab", size=100, colour="card", align="centre", room=1000)
    canvas.text(WIDE / 2, 148, say(words, "motto"), size=44, colour="gold", align="centre", room=1000)
    for feature, x, y, size in (
        (Feature.PALM, 900, 386, 170),
        (Feature.TUKTUK, 20, 440, 130),
        (Feature.BIRD, 470, 214, 70),
    ):
        canvas.stamp(sign(feature), x, y, size)
    for x, y in STEPS:
        canvas.stamp(pieces.foot, x, y, 48)
    canvas.stamp(pieces.spiral, 742, 478, 170)
    pieces.draw_agent(canvas, 190, 540, 110, Agent.MERU)
    pieces.draw_agent(canvas, 60, 590, 110, Agent.HENRY)
    return picture(canvas.image, canvas.theme.palette, say(words, "cover-alt"))


def banner(words: Words) -> Picture:
    """The cover, as low as a lobby has room for."""
    return banded(cover(words), MOTIF)


HOUSES = (
    (0, 60, 26),
    (24, 48, 17),
    (40, 66, 20),
    (58, 44, 19),
    (76, 58, 24),
    (98, 50, 18),
    (114, 64, 22),
    (134, 54, 20),
)


def _sky(pen: Pen) -> None:
    """Evening over the roofs; units of which the picture is a hundred high."""
    pen.rect("warm1", 0, 26, 150, 20)
    pen.disc("gold", 112, 46, 15)
    pen.rect("sea", 0, 56, 150, 12)
    for step in range(10):
        pen.rect("blue_tint", 8 + 15 * step, 59 + step % 3 * 3, 9, 1)
    for at, (x, top, wide) in enumerate(HOUSES):
        colour = ("wall", "rose", "mint", "card")[at % 4]
        pen.rect("ink", x - 0.6, top - 0.6, wide + 1.2, 50)
        pen.rect(colour, x, top, wide, 50)
        for step in range(int(wide // 4)):
            pen.rect("ink", x + 0.6 + step * 4, top - 2.4, 2.2, 2.4)
        for column in range(int(wide // 7)):
            left = x + 3 + 7 * column
            pen.disc("ink", left + 1.6, top + 7, 1.9)
            pen.rect("ink", left - 0.3, top + 7, 3.8, 6)
            pen.rect("blue", left + 0.4, top + 7.4, 2.4, 5)
    pen.rect("sand", 0, 80, 150, 20)
    pen.rect("shade", 0, 79.4, 150, 1.2)
    _minaret(pen, 66, 30)


def _minaret(pen: Pen, x: float, top: float) -> None:
    pen.rect("ink", x - 0.6, top + 8, 9.2, 42)
    pen.rect("card", x, top + 8, 8, 42)
    pen.rect("ink", x - 2, top + 18, 12, 2)
    pen.disc("ink", x + 4, top + 8, 5.4)
    pen.disc("gold", x + 4, top + 8, 4.6)
    pen.rect("card", x, top + 8.6, 8, 6)
    pen.rect("ink", x + 3.6, top - 1, 0.8, 4)
