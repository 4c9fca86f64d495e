"""*How to play* on one picture: the call, how it ends, how looks travel, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderers.canvas import Box, Canvas
from renderers.pen import Painter
from renderers.picture import Picture, picture
from renderers.wink import icons
from renderers.wink.cards import TOKEN, draw_card
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.marks import INKS, SEATS, badge, look
from renderers.wink.names import say
from renderers.words import Words

TALL = 1346
CALLED = 17
CALL, ROW, END = 338, 97, 128
HEAD, GAP = 100, 16
Row = tuple[str, Callable[[], Painter]]
ENDS: tuple[Row, ...] = (
    ("name", lambda: icons.link("green")),
    ("accuse", lambda: icons.accuse("blue")),
    ("wrong", lambda: icons.cross("stamp")),
)
LOOKS: tuple[Row, ...] = (
    ("watch", lambda: icons.eye("ink", "accent")),
    ("manner", lambda: icons.wink("stamp")),
    ("blink", lambda: icons.blink("soft")),
)


def guide(words: Words) -> Picture:
    """The game on one screen."""
    canvas = Canvas(look(), TALL)
    y = 20
    _draw_call(canvas, words, y)
    y += CALL + GAP
    for number, key, rows in ((2, "ends", ENDS), (3, "looks", LOOKS)):
        _draw_rows(canvas, words, number, key, rows, y)
        y += HEAD + len(rows) * ROW + GAP
    _draw_end(canvas, words, y)
    return picture(canvas.image, canvas.theme.palette, say(words, "guide-alt"))


def _panel(canvas: Canvas, words: Words, number: int, key: str, y: int, tall: int) -> None:
    canvas.frame(LEFT, y, WIDE, tall, "ink", "card", 4, 18)
    canvas.box(LEFT + 24, y + 20, 64, 64, "accent", 12)
    canvas.text(LEFT + 56, y + 52, str(number), role="slab", size=50, colour="card", align="centre")
    canvas.text(LEFT + 108, y + 52, say(words, f"guide-{key}"), role="slab", size=54, room=WIDE - 140)


def _draw_call(canvas: Canvas, words: Words, y: int) -> None:
    """A card called, the same card in somebody's hand, and the wink between them."""
    _panel(canvas, words, 1, "call", y, CALL)
    top, tall = y + 102, 190
    x = LEFT + 30
    canvas.box(x - 4, top - 4, 128, tall + 8, "stamp", 14)
    draw_card(canvas, Box(x, top, 120, tall), CALLED, SEATS[2], SEATS[2], INKS[2])
    badge(canvas, x - 4, top - 4, TOKEN, 2)
    canvas.stamp(icons.missed("soft"), x + 134, top + 66, 60)
    draw_card(canvas, Box(x + 208, top, 120, tall), CALLED, "ink", "ink", "card")
    badge(canvas, x + 206, top - 4, TOKEN, 5)
    canvas.stamp(icons.wink("stamp"), x + 344, top + 50, 90)
    left = x + 456
    told = say(words, "guide-call-text")
    canvas.paragraph(left, top - 14, told, room=LEFT + WIDE - left - 24, lines=5, size=40, leading=1.15)


def _draw_rows(canvas: Canvas, words: Words, number: int, key: str, rows: Sequence[Row], y: int) -> None:
    _panel(canvas, words, number, key, y, HEAD + len(rows) * ROW)
    for row, (name, icon) in enumerate(rows):
        top = y + HEAD - 6 + row * ROW
        canvas.stamp(icon(), LEFT + 30, top + 8, 68)
        canvas.paragraph(LEFT + 122, top, say(words, f"guide-{name}"), room=WIDE - 150, lines=2, leading=1.12)


def _draw_end(canvas: Canvas, words: Words, y: int) -> None:
    """When the game is over, and what counts."""
    canvas.frame(LEFT, y, WIDE, END, "stamp", "blush", 4, 18)
    canvas.stamp(icons.star("gold"), LEFT + 30, y + 30, 68)
    told = say(words, "guide-end")
    canvas.paragraph(LEFT + 122, y + 16, told, room=WIDE - 150, lines=2, role="bold", leading=1.2)
