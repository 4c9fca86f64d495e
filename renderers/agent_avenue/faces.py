"""The eight agents' portraits, drawn in units of a hundredth on a square tile."""

from __future__ import annotations

from collections.abc import Mapping

from engines.agent_avenue.cards import Agent
from renderers.pen import Painter, Pen


def _bust(pen: Pen, coat: str, skin: str = "card", wide: float = 36, neck: float = 8) -> None:
    pen.disc(coat, 50, 103, wide, 27)
    pen.rect(skin, 50 - neck, 60, 2 * neck, 22, 5)


def _eyes(pen: Pen, y: float, apart: float = 7.5, r: float = 2.6) -> None:
    pen.disc("ink", 50 - apart, y, r)
    pen.disc("ink", 50 + apart, y, r)


def double_agent(pen: Pen) -> None:
    """A woman in hat and collar, her hair waved, one half the other's negative."""
    pen.within(0, 50, lambda half: _two_faced(half, "accent", "ink"))
    pen.within(50, 100, lambda half: _two_faced(half, "ink", "accent"))
    pen.pie("stamp", 50, 66, 6, 0, 180, 4.5)
    pen.pie("stamp", 47.4, 66.4, 3.4, 180, 360, 2.4)
    pen.pie("stamp", 52.6, 66.4, 3.4, 180, 360, 2.4)


def _two_faced(pen: Pen, ground: str, figure: str) -> None:
    pen.rect(ground, 0, 0, 100, 100)
    pen.disc(figure, 50, 109, 36, 27)
    for x in (28, 72):
        pen.disc(figure, x, 52, 12, 20)
        pen.disc(figure, x + (3 if x < 50 else -3), 68, 11, 10)
    pen.rect("card", 43, 66, 14, 20, 4)
    pen.polygon("card", (40, 82), (50, 97), (60, 82))
    pen.disc("card", 50, 54, 18, 23.5)
    pen.disc(figure, 50, 36, 38, 8)
    pen.polygon(figure, (29, 36), (33, 13), (42, 10), (50, 14), (58, 10), (67, 13), (71, 36))
    pen.rect(ground, 30, 27, 40, 4.5)
    _eyes(pen, 52)
    for side in (-1, 1):
        pen.line("ink", 1.8, (50 + side * 8.5, 50), (50 + side * 12.5, 47.5))
    pen.polygon(figure, (50, 94), (30, 80), (26, 100), (50, 100))
    pen.polygon(figure, (50, 94), (70, 80), (74, 100), (50, 100))


def enforcer(pen: Pen) -> None:
    """A woman with a tight knot of hair, dark glasses and broad shoulders, who stands for no nonsense."""
    pen.rect("stamp", 0, 0, 100, 100)
    pen.rect("ink", 8, 80, 84, 40, 16)
    pen.rect("card", 42, 64, 16, 24, 4)
    pen.polygon("card", (39, 80), (50, 98), (61, 80))
    pen.disc("ink", 50, 11, 12, 10)
    pen.disc("ink", 50, 38, 25, 26)
    pen.disc("card", 50, 50, 21, 26)
    pen.pie("ink", 50, 38, 24, 180, 360, 23)
    pen.polygon("ink", (26, 38), (50, 28), (74, 38), (72, 24), (50, 16), (28, 24))
    pen.rect("ink", 29, 43, 42, 3.4)
    pen.polygon("ink", (29, 43), (48, 43), (46, 54), (35, 55))
    pen.polygon("ink", (71, 43), (52, 43), (54, 54), (65, 55))
    pen.polygon("clay", (50, 51), (47, 59), (53, 59))
    pen.pie("stamp", 50, 66, 7, 0, 180, 3.6)
    pen.rect("stamp", 43, 64.4, 14, 2.2, 1)
    for x in (28.5, 71.5):
        pen.disc("accent", x, 62, 2.6)


def codebreaker(pen: Pen) -> None:
    """A bob, round glasses and headphones over an intercepted signal."""
    pen.rect("slate", 0, 0, 100, 100)
    pen.disc("ink", 50, 46, 31, 34)
    pen.rect("ink", 19, 44, 62, 34, 8)
    _bust(pen, "accent", wide=38)
    pen.polygon("card", (40, 78), (50, 90), (60, 78))
    pen.disc("card", 50, 52, 20, 24)
    pen.pie("ink", 50, 46, 22, 180, 360, 20)
    pen.polygon("ink", (28, 46), (50, 38), (72, 46), (72, 36), (50, 26), (28, 36))
    pen.ring("paper", 50, 46, 34, 4.5, 190, 350)
    pen.rect("stamp", 13, 42, 11, 24, 5)
    pen.rect("stamp", 76, 42, 11, 24, 5)
    for x in (41.5, 58.5):
        pen.ring("ink", x, 54, 8, 2.6)
        pen.disc("ink", x, 54, 2.4)
    pen.rect("ink", 48.5, 52.6, 3, 2.4)
    pen.rect("stamp", 45, 67, 10, 3, 1.5)


def saboteur(pen: Pen) -> None:
    """A balaclava, and a lit fuse in front."""
    pen.rect("kraft", 0, 0, 100, 100)
    pen.disc("soft", 44, 106, 40, 30)
    pen.disc("ink", 44, 48, 25, 33)
    pen.rect("ink", 30, 60, 28, 24, 8)
    pen.rect("card", 25, 38, 38, 15, 7.5)
    pen.disc("ink", 37, 45.5, 3)
    pen.disc("ink", 52, 45.5, 3)
    pen.line("ink", 3, (31, 37), (41, 40.5))
    pen.line("ink", 3, (58, 37), (48, 40.5))
    for x in (63, 74, 85):
        pen.rect("stamp", x - 5, 60, 10, 40, 2)
    pen.rect("ink", 57, 74, 34, 7)
    pen.line("ink", 2.6, (74, 60), (75, 50), (83, 44), (82, 34))
    pen.star("accent", 82, 27, 13, 8, 0.5)
    pen.star("card", 82, 27, 6, 8, 0.5)


def daredevil(pen: Pen) -> None:
    """A racing helmet with goggles, the scarf in the wind."""
    pen.rect("accent", 0, 0, 100, 100)
    _bust(pen, "ink", wide=38)
    pen.polygon("stamp", (62, 74), (99, 62), (93, 73), (99, 83), (62, 86))
    pen.rect("stamp", 31, 73, 38, 14, 7)
    pen.disc("card", 50, 54, 20, 24)
    pen.pie("card", 50, 42, 29, 180, 360, 33)
    pen.rect("card", 21, 40, 10, 26, 5)
    pen.rect("card", 69, 40, 10, 26, 5)
    pen.rect("stamp", 44, 9, 12, 32)
    pen.rect("ink", 21, 38, 58, 7)
    for x in (39, 61):
        pen.disc("ink", x, 45, 12, 10.5)
        pen.disc("slate", x, 45, 8, 6.8)
        pen.line("card", 2, (x - 4, 46), (x + 1, 41))
    pen.pie("ink", 50, 62, 9, 0, 180, 6)
    pen.rect("card", 43, 62, 14, 2.6)


def sentinel(pen: Pen) -> None:
    """A peaked cap with a badge, a moustache, epaulettes: nobody passes."""
    pen.rect("clay", 0, 0, 100, 100)
    pen.disc("slate", 50, 106, 44, 31)
    pen.rect("accent", 8, 84, 20, 6, 3)
    pen.rect("accent", 72, 84, 20, 6, 3)
    pen.rect("card", 41, 62, 18, 18, 4)
    pen.polygon("slate", (34, 76), (50, 84), (66, 76), (66, 100), (34, 100))
    pen.disc("card", 50, 53, 19, 24)
    pen.polygon("ink", (22, 20), (36, 9), (64, 9), (78, 20), (70, 34), (30, 34))
    pen.rect("stamp", 30, 30, 40, 7)
    pen.polygon("ink", (29, 37), (71, 37), (76, 45), (62, 41.5), (38, 41.5), (24, 45))
    pen.star("accent", 50, 21, 9)
    _eyes(pen, 50)
    pen.polygon("ink", (50, 60), (62, 63), (67, 69), (50, 66), (33, 69), (38, 63))
    pen.disc("accent", 50, 91, 2.4)


def sidekick(pen: Pen) -> None:
    """A newsboy cap, freckles, a bow tie and a grin."""
    pen.rect("slate", 0, 0, 100, 100)
    _bust(pen, "kraft", wide=34)
    pen.polygon("stamp", (50, 84), (33, 76), (33, 93))
    pen.polygon("stamp", (50, 84), (67, 76), (67, 93))
    pen.disc("ink", 50, 84.5, 4)
    for x in (29, 71):
        pen.disc("card", x, 54, 6, 7)
    pen.disc("card", 50, 53, 21, 24)
    pen.pie("accent", 50, 38, 30, 180, 360, 27)
    pen.rect("accent", 20, 33, 60, 6, 3)
    pen.polygon("ink", (24, 38), (76, 38), (84, 46), (60, 42), (24, 43))
    pen.disc("ink", 50, 12, 4)
    _eyes(pen, 52, r=3)
    for x, y in ((37, 59), (41, 61.5), (59, 61.5), (63, 59)):
        pen.disc("clay", x, y, 1.5)
    pen.pie("ink", 50, 62, 9, 0, 180, 8)
    pen.rect("card", 44, 62.4, 12, 2.6)


def mole(pen: Pen) -> None:
    """The animal itself, lamp on its hat, up out of its hill."""
    pen.rect("ink", 0, 0, 100, 100)
    pen.polygon("kraft", (72, 33), (100, 12), (100, 62))
    pen.disc("soft", 50, 62, 30, 37)
    pen.disc("slate", 50, 60, 30, 33)
    pen.disc("clay", 50, 67, 15, 11)
    pen.disc("stamp", 50, 60, 6.5, 5)
    for x in (36, 64):
        pen.disc("card", x, 48, 8.5)
        pen.disc("ink", x, 48, 6.5)
        pen.line("card", 1.8, (x - 3, 47), (x + 1, 44))
    pen.rect("card", 41, 46.5, 18, 2.4)
    pen.rect("card", 46, 74, 3.6, 7, 1)
    pen.rect("card", 50.4, 74, 3.6, 7, 1)
    pen.pie("accent", 50, 36, 27, 180, 360, 25)
    pen.rect("accent", 19, 34, 62, 6, 3)
    pen.disc("card", 50, 25, 8)
    pen.ring("ink", 50, 25, 8, 2.4)
    pen.disc("kraft", 50, 112, 56, 28)
    for x in (20, 80):
        pen.disc("clay", x, 84, 11, 8)
        for step in (-6, 0, 6):
            pen.rect("card", x + step - 1.4, 75, 2.8, 7, 1.4)


FACES: Mapping[Agent, Painter] = {
    Agent.DOUBLE_AGENT: double_agent,
    Agent.ENFORCER: enforcer,
    Agent.CODEBREAKER: codebreaker,
    Agent.SABOTEUR: saboteur,
    Agent.DAREDEVIL: daredevil,
    Agent.SENTINEL: sentinel,
    Agent.SIDEKICK: sidekick,
    Agent.MOLE: mole,
}
