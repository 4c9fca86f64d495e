"""The signs of the sixteen features, told apart by their outlines alone."""

from __future__ import annotations

from collections.abc import Callable

from engines.mind_mgmt.board import Feature
from renderers.pen import Painter, Pen


def _book(pen: Pen) -> None:
    pen.polygon(
        "ink", (2, 20), (26, 14), (50, 24), (74, 14), (98, 20), (98, 86), (74, 80), (50, 92), (26, 80), (2, 86)
    )
    pen.polygon("card", (10, 27), (27, 22), (46, 31), (46, 81), (27, 72), (10, 77))
    pen.polygon("card", (90, 27), (73, 22), (54, 31), (54, 81), (73, 72), (90, 77))
    for y in (38, 50, 62):
        pen.line("stamp", 5, (17, y), (38, y + 5))
        pen.line("stamp", 5, (83, y), (62, y + 5))


def _billboard(pen: Pen) -> None:
    pen.rect("ink", 20, 60, 10, 38)
    pen.rect("ink", 70, 60, 10, 38)
    pen.rect("ink", 2, 8, 96, 60, 5)
    pen.rect("gold", 9, 15, 82, 46)
    pen.disc("stamp", 30, 38, 15)
    for y in (26, 38, 50):
        pen.rect("ink", 54, y - 3, 30, 6)


def _cafe(pen: Pen) -> None:
    pen.ring("ink", 76, 54, 20, 9)
    pen.rect("ink", 8, 36, 68, 46, 20)
    pen.rect("ink", 8, 36, 68, 24)
    pen.rect("clay", 15, 43, 54, 32, 14)
    pen.rect("clay", 15, 43, 54, 16)
    pen.rect("ink", 2, 86, 88, 9, 4)
    for x in (26, 46):
        pen.line("ink", 6, (x, 28), (x + 6, 20), (x - 2, 12), (x + 4, 4))


def _bus(pen: Pen) -> None:
    pen.rect("ink", 2, 18, 96, 66, 12)
    pen.rect("blue", 8, 24, 84, 54, 8)
    for x in (14, 40, 66):
        pen.rect("card", x, 31, 20, 19, 3)
    pen.rect("gold", 8, 58, 84, 7)
    for x in (27, 73):
        pen.disc("ink", x, 82, 14)
        pen.disc("card", x, 82, 5)


def _palm(pen: Pen) -> None:
    pen.line("ink", 14, (46, 96), (50, 66), (56, 40))
    pen.line("clay", 6, (46, 94), (50, 66), (56, 42))
    for points in (
        ((56, 38), (34, 16), (6, 30)),
        ((56, 38), (74, 10), (98, 26)),
        ((56, 38), (30, 36), (14, 60)),
        ((56, 38), (84, 36), (94, 60)),
        ((56, 38), (52, 14), (44, 4)),
    ):
        pen.line("ink", 17, *points)
    for points in (
        ((56, 38), (34, 17), (9, 30)),
        ((56, 38), (74, 11), (95, 26)),
        ((56, 38), (32, 37), (16, 57)),
        ((56, 38), (83, 37), (92, 57)),
    ):
        pen.line("green", 8, *points)


def _umbrella(pen: Pen) -> None:
    pen.line("ink", 8, (50, 40), (50, 88))
    pen.ring("ink", 60, 84, 14, 8, 0, 190)
    pen.pie("ink", 50, 54, 49, 180, 360)
    for left, right, colour in ((7, 36, "stamp"), (36, 64, "card"), (64, 93, "stamp")):
        pen.polygon(colour, (50, 14), (right, 48), (left, 48))
    pen.pie("stamp", 30, 50, 24, 180, 262)
    pen.pie("stamp", 70, 50, 24, 278, 360)
    pen.line("ink", 6, (50, 8), (50, 2))


def _idol(pen: Pen) -> None:
    pen.rect("ink", 22, 2, 56, 80, 18)
    pen.rect("slate", 29, 9, 42, 66, 12)
    pen.rect("ink", 29, 26, 42, 10)
    pen.polygon("ink", (46, 34), (54, 34), (58, 56), (42, 56))
    pen.rect("ink", 36, 62, 28, 6)
    pen.rect("ink", 8, 78, 84, 19, 4)
    pen.rect("slate", 15, 84, 70, 7)


def _graffiti(pen: Pen) -> None:
    pen.rect("ink", 46, 32, 44, 66, 8)
    pen.rect("stamp", 53, 40, 30, 51, 3)
    pen.rect("card", 53, 56, 30, 14)
    pen.rect("ink", 58, 14, 20, 20, 4)
    for x, y, r in ((40, 18, 7), (24, 8, 6), (24, 26, 7), (8, 18, 7), (8, 36, 5)):
        pen.disc("ink", x, y, r)
    pen.line("ink", 8, (4, 62), (18, 52), (14, 76), (32, 62))
    pen.line("ink", 8, (6, 92), (34, 88))


def _garden(pen: Pen) -> None:
    pen.line("ink", 9, (50, 96), (50, 46))
    for x, tip in ((22, 64), (78, 64)):
        pen.polygon("ink", (50, 94), (x, tip), (x + (10 if x > 50 else -10), 84))
        pen.polygon("green", (52 if x > 50 else 48, 90), (x, tip + 9), (x + (3 if x > 50 else -3), 82))
    for x, y in ((50, 14), (30, 27), (70, 27), (38, 48), (62, 48)):
        pen.disc("ink", x, y, 17)
    for x, y in ((50, 14), (30, 27), (70, 27), (38, 48), (62, 48)):
        pen.disc("clay", x, y, 11)
    pen.disc("ink", 50, 33, 13)
    pen.disc("gold", 50, 33, 8)


def _dogs(pen: Pen) -> None:
    pen.polygon("ink", (20, 36), (6, 6), (40, 20), (60, 20), (94, 6), (80, 36))
    pen.disc("ink", 50, 46, 36, 34)
    pen.disc("clay", 50, 46, 28, 26)
    pen.polygon("ink", (22, 30), (16, 14), (36, 24))
    pen.polygon("ink", (78, 30), (84, 14), (64, 24))
    pen.disc("ink", 50, 74, 24, 22)
    pen.disc("card", 50, 74, 17, 15)
    pen.disc("ink", 50, 66, 11, 8)
    pen.line("ink", 5, (50, 72), (50, 82))
    for x in (37, 63):
        pen.disc("ink", x, 42, 6)


def _fountain(pen: Pen) -> None:
    for sign in (-1, 1):
        pen.line("blue", 8, (50, 34), (50 + 10 * sign, 10), (50 + 30 * sign, 20), (50 + 34 * sign, 46))
    pen.line("blue", 8, (50, 40), (50, 6))
    pen.rect("ink", 42, 44, 16, 46)
    pen.polygon("ink", (18, 52), (82, 52), (66, 66), (34, 66))
    pen.polygon("ink", (2, 72), (98, 72), (84, 98), (16, 98))
    pen.polygon("slate", (14, 79), (86, 79), (79, 91), (21, 91))


def _pool(pen: Pen) -> None:
    for x in (42, 74):
        pen.line("ink", 8, (x, 66), (x, 18), (x + 8, 8), (x + 16, 12))
    pen.line("ink", 7, (42, 30), (74, 30))
    pen.line("ink", 7, (42, 46), (74, 46))
    for y, colour in ((64, "ink"), (86, "blue")):
        pen.line(colour, 11, (4, y), (18, y - 8), (34, y + 4), (50, y - 6), (66, y + 4), (82, y - 8), (96, y))


def _bird(pen: Pen) -> None:
    pen.polygon("ink", (2, 30), (26, 16), (24, 42))
    pen.disc("ink", 36, 28, 22)
    pen.polygon("ink", (18, 34), (56, 26), (98, 84), (60, 90), (28, 70))
    pen.disc("gold", 36, 28, 14)
    pen.polygon("gold", (26, 36), (52, 32), (84, 78), (60, 82), (34, 64))
    pen.polygon("ink", (46, 44), (82, 76), (52, 70))
    pen.disc("ink", 33, 25, 5)
    for x in (46, 62):
        pen.line("ink", 6, (x, 82), (x - 4, 98))


def _monk(pen: Pen, x: float, y: float) -> None:
    pen.polygon("ink", (x - 28, y + 64), (x - 16, y + 22), (x + 16, y + 22), (x + 28, y + 64))
    pen.disc("ink", x, y + 6, 20)
    pen.polygon("accent", (x - 19, y + 58), (x - 11, y + 28), (x + 11, y + 28), (x + 19, y + 58))
    pen.disc("clay", x, y + 6, 13)
    pen.line("ink", 6, (x - 10, y + 32), (x + 14, y + 56))


def _monks(pen: Pen) -> None:
    _monk(pen, 70, 20)
    _monk(pen, 30, 34)


def _torches(pen: Pen) -> None:
    for sign in (-1, 1):
        top = 50 + 26 * sign
        pen.line("ink", 13, (50 - 24 * sign, 94), (top, 44))
        pen.polygon("ink", (top, -2), (top + 20, 26), (top + 12, 48), (top - 12, 48), (top - 20, 26))
        pen.polygon("gold", (top, 12), (top + 12, 28), (top + 6, 41), (top - 6, 41), (top - 12, 28))
        pen.polygon("stamp", (top, 25), (top + 6, 34), (top, 41), (top - 6, 34))


def _tuktuk(pen: Pen) -> None:
    pen.polygon("ink", (22, 12), (90, 12), (98, 22), (98, 80), (4, 80), (4, 58), (14, 48))
    pen.polygon("green", (29, 20), (88, 20), (90, 26), (28, 26))
    pen.polygon("card", (27, 32), (48, 32), (48, 52), (18, 52))
    pen.rect("card", 56, 32, 34, 24, 3)
    pen.polygon("green", (11, 60), (90, 60), (90, 73), (11, 73))
    for x in (20, 78):
        pen.disc("ink", x, 82, 15)
        pen.disc("card", x, 82, 6)


_PAINTERS: dict[Feature, Callable[[Pen], None]] = {
    Feature.BOOK: _book,
    Feature.BILLBOARD: _billboard,
    Feature.CAFE: _cafe,
    Feature.BUS: _bus,
    Feature.PALM: _palm,
    Feature.UMBRELLA: _umbrella,
    Feature.IDOL: _idol,
    Feature.GRAFFITI: _graffiti,
    Feature.GARDEN: _garden,
    Feature.DOGS: _dogs,
    Feature.FOUNTAIN: _fountain,
    Feature.POOL: _pool,
    Feature.BIRD: _bird,
    Feature.MONKS: _monks,
    Feature.TORCHES: _torches,
    Feature.TUKTUK: _tuktuk,
}


def sign(feature: Feature) -> Painter:
    """A feature's sign."""
    return _PAINTERS[feature]
