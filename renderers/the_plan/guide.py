"""*How to play* on one picture: the aim, a turn, and what tells a player the truth."""

from __future__ import annotations

from engines.the_plan.cards import Action, Suspect
from renderers.arrows import arrowhead
from renderers.canvas import Canvas
from renderers.picture import Picture, picture
from renderers.the_plan import icons
from renderers.the_plan.marks import draw_agent, draw_house, draw_suspect, look
from renderers.the_plan.names import say
from renderers.words import Words

TALL = 1300
LEFT, WIDE = 36, 1008


def guide(words: Words) -> Picture:
    """The game on one screen."""
    canvas = Canvas(look(), TALL)
    _draw_aim(canvas, words, 36)
    _draw_turn(canvas, words, 440)
    _draw_signs(canvas, words, 880)
    return picture(canvas.image, canvas.theme.palette, say(words, "guide-alt"))


def _panel(canvas: Canvas, words: Words, number: int, key: str, y: int, tall: int) -> None:
    canvas.frame(LEFT, y, WIDE, tall, "ink", "card", 4, 18)
    canvas.box(LEFT + 24, y + 22, 64, 64, "stamp", 12)
    canvas.text(LEFT + 56, y + 54, str(number), role="slab", size=50, colour="card", align="centre")
    canvas.text(LEFT + 108, y + 54, say(words, key), role="slab", size=52, room=WIDE - 140)


def _draw_aim(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 1, "guide-aim", y, 388)
    canvas.box(LEFT + 24, y + 104, WIDE - 48, 150, "night", 30)
    top = y + 114
    canvas.stamp(icons.case("gold", "night"), LEFT + 70, top + 10, 116)
    canvas.text(LEFT + 262, top + 68, "+", role="slab", size=80, colour="card", align="centre")
    draw_suspect(canvas, LEFT + 380, top + 122, 96, Suspect.Y)
    canvas.text(LEFT + 498, top + 68, "+", role="slab", size=80, colour="card", align="centre")
    canvas.stamp(icons.key("gold", "night"), LEFT + 560, top + 6, 124)
    canvas.stamp(arrowhead("card", 0), LEFT + 722, top + 38, 60)
    draw_agent(canvas, LEFT + 880, top + 126, 96, 1)
    canvas.paragraph(LEFT + 28, y + 272, say(words, "guide-aim-text"), room=WIDE - 56, lines=2, size=42)


def _draw_turn(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 2, "guide-turn", y, 424)
    top = y + 110
    canvas.stamp(icons.die(5, "night", "card"), LEFT + 40, top + 14, 120)
    canvas.stamp(arrowhead("ink", 0), LEFT + 186, top + 46, 56)
    for place, action in enumerate(Action):
        x = LEFT + 262 + place * 120
        canvas.frame(x, top, 112, 148, "ink", "lit", 4, 14)
        canvas.stamp(icons.action(action, "ink"), x + 18, top + 36, 76)
    canvas.paragraph(LEFT + 28, y + 284, say(words, "guide-turn-text"), room=WIDE - 56, lines=2, size=42)


def _draw_signs(canvas: Canvas, words: Words, y: int) -> None:
    _panel(canvas, words, 3, "guide-end", y, 384)
    for row, key in enumerate(("guide-both", "guide-lit", "guide-wrong")):
        middle = y + 142 + row * 92
        if row == 0:
            draw_house(canvas, frozenset(("upper", "lower")), LEFT + 52, middle - 38, 76)
        elif row == 1:
            canvas.stamp(icons.action(Action.SEARCHLIGHT, "ink"), LEFT + 52, middle - 36, 72)
        else:
            canvas.stamp(icons.cross, LEFT + 54, middle - 34, 68)
        canvas.text(LEFT + 160, middle, say(words, key), role="bold", size=44, room=WIDE - 184)
