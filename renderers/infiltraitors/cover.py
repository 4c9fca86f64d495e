"""The cover: a line-up of people with hats, one of them in the sights, and the clues that gave them away."""

from __future__ import annotations

from engines.infiltraitors.cards import Card
from renderers.canvas import Canvas, imprint
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import MEDIUM, draw_card
from renderers.infiltraitors.names import GAME, game_name, say
from renderers.picture import Picture, banded, picture
from renderers.theme import theme
from renderers.words import Words

TALL = 700
MOTIF = 286
"""Where what a lobby shows below the name begins."""
WALL, FLOOR = 206, 548
PEOPLE = (("soft", 262), ("slate", 226), ("ink", 286), ("soft", 240), ("slate", 270))
"""Who stands there: coat and height."""
CLUES = ((Card("blue-12"), True), (Card("red-3"), True), (Card("yellow-4"), False), (Card("green-9"), True))


def cover(words: Words) -> Picture:
    """The game's cover."""
    canvas = Canvas(theme(GAME), TALL, "kraft")
    width = canvas.theme.measures.width
    for line in range(4):
        canvas.rule(0, WALL + 50 + line * 76, width, "shade", 4)
    _draw_people(canvas)
    canvas.box(0, 0, width, WALL, "ink")
    canvas.rule(0, WALL - 8, width, "accent", 8)
    canvas.text(width / 2, 72, game_name(words), role="slab", size=112, colour="card", align="centre", room=1000)
    canvas.text(width / 2, 163, say(words, "motto"), size=44, colour="kraft", align="centre", room=1000)
    canvas.box(0, FLOOR, width, TALL - FLOOR, "card")
    canvas.rule(0, FLOOR, width, "accent", 8)
    _draw_clues(canvas, words)
    imprint(canvas, 880, 624, say(words, "file"), 330, 60)
    return picture(canvas.image, canvas.theme.palette, say(words, "cover-alt"))


def banner(words: Words) -> Picture:
    """The cover, as low as a lobby has room for."""
    return banded(cover(words), MOTIF)


def _draw_people(canvas: Canvas) -> None:
    for at, (coat, tall) in enumerate(PEOPLE):
        x = 30 + at * 208
        canvas.stamp(icons.suspect(coat, "card"), x + (190 - tall) / 2, FLOOR - tall, tall)
    canvas.stamp(icons.sights("stamp"), 30 + 2 * 208 + 20, FLOOR - 250, 150)


def _draw_clues(canvas: Canvas, words: Words) -> None:
    x = 40
    for card, upright in CLUES:
        wide, tall = MEDIUM.box(upright)
        draw_card(canvas, words, card, x, FLOOR + (TALL - FLOOR - tall) / 2, MEDIUM, upright=upright)
        x += wide + 26
