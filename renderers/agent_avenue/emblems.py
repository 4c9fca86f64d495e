"""The fifteen black market cards' emblems, drawn in units of a hundredth on a square tile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps

from engines.agent_avenue.cards import Market
from renderers.pen import Painter, Pen


def _on_black(paint: Callable[[Pen], None]) -> Painter:
    @wraps(paint)
    def painted(pen: Pen) -> None:
        pen.rect("ink", 0, 0, 100, 100)
        paint(pen)

    return painted


@_on_black
def distraction_device(pen: Pen) -> None:
    """An alarm clock going off."""
    for x, turn in ((27, -1), (73, 1)):
        pen.disc("stamp", x, 27, 13)
        pen.line("card", 3, (x + 13 * turn, 10), (x + 18 * turn, 5))
        pen.line("card", 3, (x + 18 * turn, 22), (x + 24 * turn, 20))
    pen.line("accent", 6, (34, 76), (26, 90))
    pen.line("accent", 6, (66, 76), (74, 90))
    pen.disc("accent", 50, 54, 32)
    pen.disc("card", 50, 54, 25)
    pen.line("ink", 4, (50, 54), (50, 37))
    pen.line("ink", 4, (50, 54), (62, 60))
    pen.disc("stamp", 50, 54, 4)


@_on_black
def supercomputer(pen: Pen) -> None:
    """A cabinet with two reels of tape and a row of lights."""
    pen.rect("accent", 18, 10, 64, 80, 5)
    pen.rect("ink", 24, 17, 52, 32, 4)
    for x in (37, 63):
        pen.disc("card", x, 33, 11)
        pen.disc("ink", x, 33, 4)
    pen.line("stamp", 2.6, (29, 42), (38, 47), (62, 47), (71, 42))
    for row in range(2):
        for column in range(5):
            colour = "stamp" if (row + column) % 3 == 0 else "card"
            pen.rect(colour, 25 + column * 10.6, 56 + row * 11, 7.4, 7, 1)
    pen.rect("ink", 24, 79, 52, 4)


@_on_black
def watchtower(pen: Pen) -> None:
    """A cabin on stilts, its searchlight on."""
    pen.polygon("kraft", (58, 36), (100, 18), (100, 62))
    for x in (34, 62):
        pen.line("accent", 5, (x, 52), (x + (x - 48) * 0.6, 92))
    pen.line("accent", 3.4, (30, 68), (68, 84))
    pen.line("accent", 3.4, (66, 68), (28, 84))
    pen.rect("accent", 26, 48, 44, 8, 2)
    pen.rect("card", 31, 28, 34, 20)
    pen.rect("ink", 38, 32, 20, 12)
    pen.disc("accent", 58, 38, 6)
    pen.polygon("stamp", (24, 29), (48, 10), (72, 29))


@_on_black
def sinister_twin(pen: Pen) -> None:
    """A hat, and the same hat behind it."""
    for x, colour in ((64, "stamp"), (38, "accent")):
        pen.disc(colour, x, 96, 29, 26)
        pen.disc("card", x, 52, 14, 18)
        pen.disc(colour, x, 39, 25, 6)
        pen.rect(colour, x - 14, 17, 28, 22, 6)
        pen.rect("ink", x - 14, 31, 28, 3)
        pen.rect("ink", x - 10, 46, 20, 5, 2)


@_on_black
def getaway_car(pen: Pen) -> None:
    """A saloon at speed."""
    pen.polygon("card", (32, 46), (42, 28), (66, 28), (78, 46))
    pen.polygon("ink", (38, 44), (45, 33), (53, 33), (53, 44))
    pen.polygon("ink", (57, 44), (57, 33), (64, 33), (71, 44))
    pen.rect("stamp", 18, 44, 76, 24, 9)
    pen.disc("accent", 90, 53, 4)
    for x in (37, 76):
        pen.disc("ink", x, 69, 13)
        pen.disc("card", x, 69, 9)
        pen.disc("ink", x, 69, 3.5)
    for y, x in ((38, 6), (52, 2), (66, 8)):
        pen.line("accent", 3.4, (x, y), (x + 11, y))


@_on_black
def leader_of_the_pack(pen: Pen) -> None:
    """A crowned racing helmet."""
    pen.polygon("accent", (26, 36), (22, 8), (38, 22), (50, 5), (62, 22), (78, 8), (74, 36))
    pen.pie("card", 50, 62, 33, 180, 360, 32)
    pen.rect("card", 17, 58, 66, 26, 10)
    pen.rect("stamp", 43, 31, 14, 26)
    pen.rect("stamp", 24, 57, 60, 20, 9)
    pen.rect("ink", 28, 60, 54, 14, 7)
    pen.line("card", 3, (36, 70), (44, 63))


@_on_black
def masterplan(pen: Pen) -> None:
    """A plan unrolled: the way, and the cross that it leads to."""
    pen.rect("card", 16, 20, 68, 60)
    pen.rect("accent", 9, 14, 13, 72, 6)
    pen.rect("accent", 78, 14, 13, 72, 6)
    for x, y in ((31, 68), (38, 61), (46, 58), (53, 52), (54, 43)):
        pen.disc("ink", x, y, 2.7)
    pen.line("stamp", 5, (56, 27), (68, 39))
    pen.line("stamp", 5, (68, 27), (56, 39))
    pen.rect("slate", 28, 29, 16, 12)


@_on_black
def security_system(pen: Pen) -> None:
    """A camera on the wall with its eye open."""
    pen.rect("accent", 8, 18, 8, 64, 3)
    pen.line("accent", 6, (14, 66), (36, 66), (44, 52))
    pen.polygon("card", (22, 26), (76, 16), (82, 44), (28, 54))
    pen.polygon("stamp", (74, 14), (88, 11), (96, 46), (82, 49))
    pen.disc("ink", 38, 38, 8)
    pen.disc("stamp", 38, 38, 3.6)
    pen.ring("kraft", 84, 60, 12, 3, 20, 120)
    pen.ring("kraft", 84, 60, 22, 3, 20, 120)


@_on_black
def surveillance_truck(pen: Pen) -> None:
    """A van that listens."""
    pen.pie("card", 40, 20, 17, 20, 200)
    pen.line("card", 3, (38, 24), (51, 11))
    pen.disc("stamp", 52, 10, 4)
    pen.rect("accent", 37, 30, 6, 14)
    pen.rect("accent", 8, 42, 58, 34, 4)
    pen.polygon("accent", (62, 50), (80, 50), (94, 64), (94, 76), (62, 76))
    pen.polygon("card", (70, 54), (79, 54), (87, 64), (70, 64))
    pen.rect("ink", 16, 50, 36, 5, 2)
    pen.rect("stamp", 16, 60, 36, 5, 2)
    for x in (27, 76):
        pen.disc("ink", x, 76, 12)
        pen.disc("card", x, 76, 8)


@_on_black
def smoke_screen(pen: Pen) -> None:
    """A canister and what pours out of it."""
    for x, y, r in ((30, 44, 19), (52, 32, 22), (74, 46, 18), (52, 52, 20)):
        pen.disc("card", x, y, r)
    for x, y, r in ((34, 46, 10), (66, 36, 9)):
        pen.ring("kraft", x, y, r, 3, 150, 330)
    pen.polygon("kraft", (44, 66), (60, 66), (57, 76), (47, 76))
    pen.rect("stamp", 40, 74, 24, 22, 4)
    pen.rect("accent", 40, 80, 24, 5)


@_on_black
def outpost(pen: Pen) -> None:
    """A hut on a hill under a flag."""
    pen.polygon("slate", (0, 100), (0, 84), (36, 66), (70, 70), (100, 88), (100, 100))
    pen.rect("card", 28, 46, 40, 28)
    pen.rect("ink", 42, 56, 12, 18)
    pen.polygon("accent", (20, 48), (48, 26), (76, 48))
    pen.rect("card", 76, 12, 3.4, 64)
    pen.polygon("stamp", (79, 12), (98, 20), (79, 29))


@_on_black
def secret_recruit(pen: Pen) -> None:
    """A sealed letter."""
    pen.rect("card", 12, 26, 76, 54, 3)
    pen.polygon("kraft", (12, 28), (50, 58), (88, 28))
    pen.line("ink", 2.4, (12, 27), (50, 58), (88, 27))
    pen.disc("stamp", 50, 57, 13)
    pen.star("card", 50, 57, 8)


@_on_black
def double_trouble(pen: Pen) -> None:
    """One card, and one more like it."""
    for x, y, colour in ((22, 14, "accent"), (38, 26, "card")):
        pen.rect("ink", x - 3, y - 3, 46, 66, 8)
        pen.rect(colour, x, y, 40, 60, 6)
    pen.disc("stamp", 58, 62, 12, 12)
    pen.disc("stamp", 58, 44, 8)
    pen.rect("card", 40, 66, 36, 12)


@_on_black
def spycation(pen: Pen) -> None:
    """A palm, the sun and the sea."""
    pen.disc("stamp", 70, 30, 16)
    pen.rect("slate", 0, 72, 100, 28)
    pen.disc("kraft", 34, 86, 40, 14)
    pen.line("accent", 6, (38, 82), (36, 62), (40, 42))
    for end, bend in (((12, 46), (24, 30)), ((16, 28), (28, 24)), ((52, 20), (48, 26)), ((66, 50), (56, 34))):
        pen.line("card", 6, (40, 40), bend, end)
    pen.line("card", 2.4, (64, 84), (74, 81), (84, 84), (94, 81))


@_on_black
def mind_control(pen: Pen) -> None:
    """A head with a spiral in it."""
    pen.disc("accent", 48, 44, 33, 34)
    pen.polygon("accent", (76, 38), (88, 58), (78, 61), (76, 76), (60, 78), (60, 96), (24, 96), (24, 66))
    pen.ring("ink", 46, 42, 22, 4.5, 20, 330)
    pen.ring("stamp", 46, 42, 14, 4.5, 200, 510)
    pen.disc("ink", 46, 42, 5)


EMBLEMS: Mapping[Market, Painter] = {
    Market.DISTRACTION_DEVICE: distraction_device,
    Market.SUPERCOMPUTER: supercomputer,
    Market.WATCHTOWER: watchtower,
    Market.SINISTER_TWIN: sinister_twin,
    Market.GETAWAY_CAR: getaway_car,
    Market.LEADER_OF_THE_PACK: leader_of_the_pack,
    Market.MASTERPLAN: masterplan,
    Market.SECURITY_SYSTEM: security_system,
    Market.SURVEILLANCE_TRUCK: surveillance_truck,
    Market.SMOKE_SCREEN: smoke_screen,
    Market.OUTPOST: outpost,
    Market.SECRET_RECRUIT: secret_recruit,
    Market.DOUBLE_TROUBLE: double_trouble,
    Market.SPYCATION: spycation,
    Market.MIND_CONTROL: mind_control,
}
