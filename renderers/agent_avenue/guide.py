"""*How to play* on one picture: the aim, a turn, and how else it ends."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent
from renderers import signs
from renderers.agent_avenue import icons
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import SHAPES, pawn
from renderers.agent_avenue.middle import draw_card
from renderers.agent_avenue.names import say
from renderers.arrows import arrowhead
from renderers.canvas import Canvas
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words

TALL = 1188
LEFT, WIDE = 36, 1008


def guide(words: Words) -> Picture:
    """The game on one screen."""
    canvas = Canvas(theme("agent_avenue"), TALL)
    _draw_aim(canvas, words, 36)
    _draw_turn(canvas, words, 390)
    _draw_end(canvas, words, 830)
    return picture(canvas.image, canvas.theme.palette, say(words, "guide-alt"))


def _panel(canvas: Canvas, words: Words, number: int, key: str, y: int, tall: int) -> None:
    canvas.frame(LEFT, y, WIDE, tall, "ink", "card", 4, 18)
    canvas.box(LEFT + 24, y + 22, 64, 64, "stamp", 12)
    canvas.text(LEFT + 56, y + 54, str(number), role="slab", size=50, colour="card", align="centre")
    canvas.text(LEFT + 108, y + 54, say(words, key), role="slab", size=54, room=WIDE - 140)


def _draw_aim(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 1, "guide-aim", y, 340)
    canvas.box(LEFT + 24, y + 106, WIDE - 48, 140, "ink", 40)
    road = y + 176
    canvas.line(((LEFT + 180, road), (LEFT + 470, road)), "green_tint", 10, (0, 22))
    canvas.stamp(arrowhead("green_tint", 0), LEFT + 480, road - 22, 44)
    canvas.line(((LEFT + 710, road), (LEFT + 940, road)), "blue_tint", 10, (22, 20))
    canvas.stamp(arrowhead("blue_tint", 0), LEFT + 930, road - 22, 44)
    pawn(canvas, LEFT + 120, y + 236, 96, 0, "A")
    pawn(canvas, LEFT + 630, y + 236, 96, 1, "B")
    canvas.paragraph(LEFT + 28, y + 264, say(words, "guide-aim-text"), room=WIDE - 56, lines=1, size=44)


def _draw_turn(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 2, "guide-turn", y, 426)
    top, size = y + 106, 180
    for index, (side, card) in enumerate(((1, FACES[Agent.SENTINEL]), (0, icons.back))):
        x = LEFT + 60 + index * 480
        draw_card(canvas, card, x, top, size)
        canvas.stamp(signs.arrow("ink"), x + size + 28, top + 55, 70)
        canvas.stamp(SHAPES[side], x + size + 122, top + 45, 90)
    canvas.paragraph(LEFT + 28, y + 306, say(words, "guide-turn-text"), room=WIDE - 56, lines=2, size=42)


def _draw_end(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 3, "guide-end", y, 324)
    rows = (
        (Agent.CODEBREAKER, icons.win("accent"), "guide-win"),
        (Agent.DAREDEVIL, icons.lose("stamp", "card"), "guide-lose"),
    )
    for row, (agent, sign, key) in enumerate(rows):
        top = y + 104 + row * 106
        for copy in range(3):
            draw_card(canvas, FACES[agent], LEFT + 28 + copy * 104, top, 96)
        canvas.stamp(sign, LEFT + 356, top + 14, 68)
        canvas.text(LEFT + 448, top + 48, say(words, key), role="bold", size=46, room=WIDE - 470)
