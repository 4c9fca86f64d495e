"""*How to play* on one picture: the aim, how clues lie, the five actions."""

from __future__ import annotations

from collections.abc import Callable

from engines.infiltraitors.cards import Card
from renderers import signs
from renderers.canvas import Canvas
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import LARGE, SMALL, draw_card
from renderers.infiltraitors.names import GAME, say
from renderers.infiltraitors.roster import LEFT, WIDE
from renderers.pen import Painter
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words

TALL = 1342
SUSPECT = Card("blue-6")
MATCHES = (Card("blue-11"), Card("red-6"), Card("green-3"), Card("yellow-12"))
OTHERS = (Card("red-4"), Card("black-15"))
ACTIONS: tuple[tuple[str, Callable[[], Painter]], ...] = (
    ("capture", lambda: icons.suspect("accent", "kraft")),
    ("clue", lambda: icons.match("green")),
    ("exchange", lambda: signs.arrow("ink")),
    ("wait", lambda: icons.headquarters("ink")),
    ("shoot", lambda: icons.sights("stamp")),
)


def guide(words: Words) -> Picture:
    """The game on one screen."""
    canvas = Canvas(theme(GAME), TALL)
    _draw_aim(canvas, words, 24)
    _draw_clues(canvas, words, 302)
    _draw_turn(canvas, words, 700)
    return picture(canvas.image, canvas.theme.palette, say(words, "guide-alt"))


def _panel(canvas: Canvas, words: Words, number: int, key: str, y: int, tall: int) -> None:
    canvas.frame(LEFT, y, WIDE, tall, "ink", "card", 4, 18)
    canvas.box(LEFT + 24, y + 20, 64, 64, "accent", 12)
    canvas.text(LEFT + 56, y + 52, str(number), role="slab", size=50, colour="card", align="centre")
    canvas.text(LEFT + 108, y + 52, say(words, key), role="slab", size=54, room=WIDE - 140)


def _draw_aim(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 1, "guide-aim", y, 264)
    canvas.paragraph(LEFT + 28, y + 100, say(words, "guide-aim-text"), room=WIDE - 56, lines=3, size=42)


def _draw_clues(canvas: Canvas, words: Words, y: int) -> None:
    """A suspect, and cards as they lie at it."""
    _panel(canvas, words, 2, "guide-clues", y, 384)
    top, x = y + 102, LEFT + 28
    draw_card(canvas, words, SUSPECT, x, top, LARGE)
    canvas.stamp(icons.suspect("ink", "kraft"), x + 96, top + 30, 110)
    x += 236
    canvas.stamp(icons.match("green"), x, top + 46, 48)
    for at, card in enumerate(MATCHES):
        draw_card(canvas, words, card, x + 60 + at * 96, top, LARGE)
    x += 60 + len(MATCHES) * 96 + 14
    canvas.stamp(icons.no_match("stamp"), x, top + 46, 48)
    for at, card in enumerate(OTHERS):
        draw_card(canvas, words, card, x + 62, top + 6 + at * 70, SMALL, upright=False)
    canvas.paragraph(LEFT + 28, y + 264, say(words, "guide-clues-text"), room=WIDE - 56, lines=2, size=42)


def _draw_turn(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 3, "guide-turn", y, 618)
    for row, (key, icon) in enumerate(ACTIONS):
        top = y + 106 + row * 100
        canvas.stamp(icon(), LEFT + 30, top + 8, 70)
        told = say(words, f"guide-{key}")
        canvas.paragraph(LEFT + 122, top, told, room=WIDE - 150, lines=2, leading=1.12)
