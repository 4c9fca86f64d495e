"""The cover: the name over the street by night, two agents facing each other."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import pawn
from renderers.agent_avenue.names import game_name, say
from renderers.agent_avenue.street import draw_houses
from renderers.canvas import Canvas
from renderers.picture import Picture, banded, picture
from renderers.theme import theme
from renderers.words import Words

TALL = 700
MOTIF = 228
"""Where what a lobby shows below the name begins."""
ROAD_TOP = 584
SHOWN = (Agent.CODEBREAKER, Agent.DOUBLE_AGENT, Agent.DAREDEVIL, Agent.MOLE)


def cover(words: Words) -> Picture:
    """The game's cover."""
    canvas = Canvas(theme("agent_avenue"), TALL, "kraft")
    width = canvas.theme.measures.width
    canvas.box(0, 0, width, 206, "ink")
    canvas.rule(0, 200, width, "stamp", 8)
    canvas.text(width / 2, 74, game_name(words), role="slab", size=116, colour="card", align="centre", room=1000)
    canvas.text(width / 2, 160, say(words, "motto"), size=44, colour="accent", align="centre", room=1000)
    for index, agent in enumerate(SHOWN):
        x = 36 + index * 255
        canvas.frame(x, 236, 243, 243, "ink", "card", 6, 16)
        canvas.stamp(FACES[agent], x + 12, 248, 219)
    draw_houses(canvas, ROAD_TOP - 92, 92)
    canvas.box(0, ROAD_TOP, width, TALL - ROAD_TOP, "ink")
    canvas.line(((20, 640), (width - 20, 640)), "accent", 6, (40, 34))
    pawn(canvas, 330, 684, 84, 0, "A")
    pawn(canvas, 750, 684, 84, 1, "B")
    return picture(canvas.image, canvas.theme.palette, say(words, "cover-alt"))


def banner(words: Words) -> Picture:
    """The cover, as low as a lobby has room for."""
    return banded(cover(words), MOTIF)
