"""The cover: the name over the city by night, the light on a hideout, an agent on the way in."""

from __future__ import annotations

from PIL import Image

from engines.the_plan.cards import HIDEOUTS, Suspect
from renderers.canvas import Canvas
from renderers.picture import Picture, banded, picture
from renderers.the_plan import icons
from renderers.the_plan.ground import DOORS, WIDE, ground, spot
from renderers.the_plan.marks import draw_agent, draw_suspect, look
from renderers.the_plan.names import game_name, say
from renderers.words import Words

TALL, TITLE = 720, 206
MOTIF = 240
"""Where what a lobby shows below the name begins."""
CUT = 26
"""How much of the city's upper edge is left out."""
AGENTS, STANDING = (30, 27, 38, 5), (21, 22, 40, 17)
"""Where everybody stands."""


def cover(words: Words) -> Picture:
    """The game's cover."""
    canvas = Canvas(look(), TALL, "night")
    canvas.image.paste(_city(), (0, TITLE))
    canvas.box(0, 0, WIDE, TITLE, "ink")
    canvas.rule(0, TITLE - 6, WIDE, "accent", 8)
    canvas.text(WIDE / 2, 76, game_name(words), role="slab", size=100, colour="card", align="centre", room=1000)
    canvas.text(WIDE / 2, 160, say(words, "motto"), size=44, colour="gold", align="centre", room=1000)
    for seat, circle in enumerate(AGENTS):
        x, y = spot(circle)
        draw_agent(canvas, x, y + TITLE - CUT + 8, 92, seat)
    for suspect, circle in zip(Suspect, STANDING, strict=True):
        x, y = spot(circle)
        draw_suspect(canvas, x, y + TITLE - CUT + 8, 84, suspect)
    x, y = DOORS[HIDEOUTS[0]]
    canvas.stamp(icons.case("stamp", "card"), x - 30, y + TITLE - CUT + 4, 60)
    return picture(canvas.image, canvas.theme.palette, say(words, "cover-alt"))


def banner(words: Words) -> Picture:
    """The cover, as low as a lobby has room for."""
    return banded(cover(words), MOTIF)


def _city() -> Image.Image:
    """The upper part of the city with the light on the first hideout."""
    return ground(HIDEOUTS[0]).crop((0, CUT, WIDE, CUT + TALL - TITLE))
