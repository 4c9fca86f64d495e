"""*How to play* on one picture: the Recruiter's turn, the agents', and how either wins."""

from __future__ import annotations

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Agent
from renderers.arrows import arrowhead
from renderers.canvas import Canvas
from renderers.mind_mgmt import answers, pieces
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.names import say
from renderers.picture import Picture, picture
from renderers.words import Words

TALL = 1300
LEFT, WIDE = 36, 1008
PANEL = 402
SECRET = Feature.BOOK
"""The secret feature of the example."""


def guide(words: Words) -> Picture:
    """The game on one screen."""
    canvas = Canvas(look(), TALL)
    _draw_hide(canvas, words, 36)
    _draw_ask(canvas, words, 36 + PANEL + 18)
    _draw_end(canvas, words, 36 + 2 * (PANEL + 18))
    return picture(canvas.image, canvas.theme.palette, say(words, "guide-alt"))


def _panel(canvas: Canvas, words: Words, number: int, key: str, y: int) -> None:
    canvas.frame(LEFT, y, WIDE, PANEL, "ink", "card", 4, 18)
    canvas.box(LEFT + 24, y + 20, 64, 64, "stamp", 12)
    canvas.text(LEFT + 56, y + 52, str(number), role="slab", size=50, colour="card", align="centre")
    canvas.text(LEFT + 108, y + 52, say(words, key), role="slab", size=50, room=WIDE - 140)


def _told(canvas: Canvas, words: Words, key: str, y: int) -> None:
    said = say(words, key)
    canvas.paragraph(LEFT + 28, y, said, room=WIDE - 56, lines=3, size=42)


def _tile(canvas: Canvas, x: float, y: float, features: tuple[Feature, ...], tint: str) -> None:
    canvas.frame(x, y, 150, 130, "shade", tint, 4, 14)
    for place, feature in enumerate(features):
        top = y + 12 + 56 * place
        if feature is SECRET:
            canvas.box(x + 5, top - 7, 68, 64, "stamp", 26)
            canvas.box(x + 10, top - 2, 58, 54, "card", 21)
        canvas.stamp(sign(feature), x + 14, top, 50)


def _arrow(canvas: Canvas, x: float, y: float, colour: str = "stamp") -> None:
    canvas.line(((x - 24, y), (x + 14, y)), colour, 10)
    canvas.stamp(arrowhead(colour, 0), x + 2, y - 18, 36)


def _draw_hide(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 1, "guide-hide", y)
    tiles = ((SECRET, Feature.BUS), (Feature.BIRD, Feature.PALM), (Feature.MONKS, SECRET))
    for place, features in enumerate(tiles):
        x = LEFT + 60 + place * 230
        _tile(canvas, x, y + 104, features, ("wall", "mint", "rose")[place])
        if place < 2:
            canvas.box(x + 84, y + 178, 56, 46, "accent", 22)
            canvas.text(x + 112, y + 201, str(place + 6), role="bold", colour="card", align="centre")
            _arrow(canvas, x + 188, y + 170)
    canvas.stamp(pieces.spiral, LEFT + 592, y + 140, 66)
    canvas.stamp(pieces.recruit, LEFT + 790, y + 132, 78)
    canvas.text(LEFT + 884, y + 172, "+2", role="slab", size=64, colour="stamp")
    _told(canvas, words, "guide-hide-text", y + 236)


def _draw_ask(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 2, "guide-ask", y)
    middle = y + 168
    pieces.draw_agent(canvas, LEFT + 50, middle - 44, 88, Agent.MERU)
    canvas.stamp(sign(Feature.BIRD), LEFT + 170, middle - 40, 80)
    canvas.text(LEFT + 262, middle, "?", role="slab", size=80)
    _arrow(canvas, LEFT + 346, middle)
    canvas.stamp(pieces.foot, LEFT + 388, middle - 38, 76)
    _arrow(canvas, LEFT + 520, middle)
    canvas.frame(LEFT + 566, middle - 36, 110, 72, "ink", "green", 4, 12)
    canvas.text(LEFT + 621, middle, "6", role="bold", size=60, colour="card", align="centre")
    canvas.box(LEFT + 716, middle - 50, 4, 100, "shade")
    canvas.stamp(pieces.spiral, LEFT + 760, middle - 40, 80)
    canvas.stamp(answers.yes, LEFT + 866, middle - 34, 68)
    _told(canvas, words, "guide-ask-text", y + 236)


def _draw_end(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 3, "guide-end", y)
    middle = y + 168
    pieces.draw_agent(canvas, LEFT + 80, middle - 50, 92, Agent.HENRY)
    canvas.stamp(pieces.spiral, LEFT + 186, middle - 50, 92)
    canvas.stamp(answers.yes, LEFT + 300, middle - 40, 72)
    canvas.box(LEFT + WIDE / 2, middle - 56, 4, 112, "shade")
    for place in range(3):
        canvas.stamp(pieces.recruit, LEFT + 560 + 62 * place, middle - 40, 74)
    canvas.text(LEFT + 770, middle, "9", role="slab", size=80, colour="stamp")
    canvas.frame(LEFT + 850, middle - 38, 116, 76, "soft", "card", 5, 12)
    canvas.text(LEFT + 908, middle, "14", role="slab", size=56, align="centre")
    _told(canvas, words, "guide-end-text", y + 236)
