"""The crowd: a face for each number, none like another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from renderers.pen import Painter, Pen
from renderers.wink.costumes import BEHIND, HATS, LEVEL, MASKS, eyes


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the crowd: ground, skin, hat, mask, mouth and collar, each but the first two with its colours."""

    ground: str
    skin: str
    hat: str
    hat_colours: tuple[str, str]
    mask: str
    mask_colours: tuple[str, str]
    mouth: str
    collar: str
    coat: str


def _person(told: str) -> Person:
    """A person from a line of words, as they stand in `CROWD`."""
    ground, skin, hat, mask, mouth, collar = (part.strip() for part in told.split("|"))
    hat, *hat_colours = hat.rsplit(" ", 2)
    mask, *mask_colours = mask.split(" ")
    collar, coat = collar.split(" ")
    return Person(
        ground,
        skin,
        hat,
        (hat_colours[0], hat_colours[1]),
        mask,
        (mask_colours[0], mask_colours[1]),
        mouth,
        collar,
        coat,
    )


CROWD: tuple[Person, ...] = tuple(
    map(
        _person,
        (
            "honey|card|tricorn ink gold|bauta card soft|none|ruff ink",
            "mint|tan|turban stamp gold|domino ink gold|smile|scarf green",
            "sky|card|curls umber accent|butterfly accent gold|lips|pearls dusk",
            "rose|peach|jester ink gold|lozenges ink gold|grin|ruff blue",
            "kraft|bronze|crown gold ink|sun honey gold|beard|collar stamp",
            "haze|card|top hat ink stamp|beak card shade|none|bow ink",
            "blush|tan|wreath umber accent|lace green gold|lips|pearls green",
            "clay|card|hood ink gold|moon gold ink|smile|plain ink",
            "mint|peach|bowler soft gold|star stamp gold|moustache|bow stamp",
            "sky|bronze|ribbon ink gold|feathers gold card|lips|pearls accent",
            "gold|card|cone card ink|half ink soft|round|ruff card",
            "kraft|card|wig haze slate|cat accent gold|lips|pearls blue",
            "haze|tan|kerchief stamp card|domino soft ink|beard|scarf night",
            "honey|bronze|fez stamp ink|cat green gold|moustache|collar card",
            "rose|card|veil ink gold|lace ink card|lips|pearls ink",
            "mint|card|horns ink stamp|sun stamp gold|grin|collar ink",
            "blush|peach|plumed green card|half green gold|moustache|ruff green",
            "slate|tan|bun ink gold|butterfly gold stamp|smile|scarf accent",
            "clay|card|jester green gold|star ink gold|round|ruff stamp",
            "sky|peach|tricorn blue gold|domino gold ink|moustache|bow blue",
            "honey|tan|veil accent card|moon night gold|lips|pearls stamp",
            "kraft|card|curls gold blue|feathers blue gold|smile|collar blue",
            "rose|bronze|top hat night gold|lozenges gold ink|grin|bow gold",
            "mint|card|crown stamp gold|bauta gold soft|none|ruff stamp",
            "haze|peach|wreath gold stamp|cat night gold|lips|plain accent",
            "gold|tan|hood stamp gold|beak ink gold|none|plain stamp",
            "blush|card|bowler ink accent|lozenges accent card|moustache|collar ink",
            "sky|tan|cone accent gold|sun gold accent|smile|ruff gold",
            "clay|bronze|turban card blue|half gold card|beard|scarf blue",
            "kraft|peach|bun umber stamp|star blue gold|lips|pearls green",
            "honey|card|kerchief green card|beak green gold|none|scarf stamp",
            "slate|card|wig card shade|butterfly night gold|round|bow accent",
            "rose|tan|fez night gold|feathers stamp gold|grin|collar night",
            "mint|bronze|ribbon umber card|lace gold accent|smile|pearls ink",
            "haze|card|plumed stamp gold|bauta ink gold|none|ruff ink",
            "accent|peach|horns soft card|moon blue card|grin|scarf ink",
        ),
    )
)
"""Ground | skin | hat and its two colours | mask and its two | mouth | collar and coat, from number 1 on."""

LOOKS = ((0.0, 0.0), (-2.4, 0.0), (2.4, 0.0), (0.0, 1.2), (-1.8, -0.9), (1.8, -0.9), (2.0, 1.0))
"""Where pupils are turned to, by number in turn."""


def _none(_pen: Pen) -> None:
    """A mask that hides the mouth."""


def _smile(pen: Pen) -> None:
    pen.ring("stamp", 50, 64, 8, 2.6, 25, 155)


def _lips(pen: Pen) -> None:
    pen.polygon("stamp", (42, 70), (47, 67), (50, 68.6), (53, 67), (58, 70), (50, 75))


def _grin(pen: Pen) -> None:
    pen.pie("ink", 50, 67, 10.5, 0, 180, 8)
    pen.rect("card", 41, 67, 18, 2.8)


def _round(pen: Pen) -> None:
    pen.disc("stamp", 50, 70.5, 3.4, 4)


def _moustache(pen: Pen) -> None:
    for side in (-1, 1):
        pen.polygon(
            "ink", (50, 65), (50 + side * 8, 64.5), (50 + side * 17, 60), (50 + side * 14, 69), (50 + side * 5, 70)
        )
    pen.line("stamp", 2, (46, 74), (54, 74))


def _beard(pen: Pen) -> None:
    pen.polygon("ink", (29, 56), (37, 66), (50, 63), (63, 66), (71, 56), (68, 76), (50, 92), (32, 76))
    pen.disc("stamp", 50, 71, 5, 2.4)


MOUTHS: dict[str, Callable[[Pen], None]] = {
    "none": _none,
    "smile": _smile,
    "lips": _lips,
    "grin": _grin,
    "round": _round,
    "moustache": _moustache,
    "beard": _beard,
}


def _ruff(pen: Pen) -> None:
    for x, y in ((24, 84), (76, 84), (32, 89), (68, 89), (41, 92), (59, 92), (50, 93)):
        pen.disc("card", x, y, 7.5)
        pen.ring("shade", x, y, 4, 1.2)


def _scarf(pen: Pen) -> None:
    pen.rect("gold", 33, 80, 34, 9, 4.5)
    pen.polygon("gold", (56, 86), (68, 84), (66, 100), (58, 100))


def _pearls(pen: Pen) -> None:
    for x, y in ((36, 86), (43, 89.5), (50, 91), (57, 89.5), (64, 86)):
        pen.disc("card", x, y, 3.2)


def _bow(pen: Pen) -> None:
    pen.polygon("card", (38, 78), (50, 98), (62, 78))
    for side in (-1, 1):
        pen.polygon("gold", (50, 86), (50 + side * 14, 79), (50 + side * 14, 93))
    pen.disc("gold", 50, 86, 3.6)


def _collar(pen: Pen) -> None:
    pen.polygon("card", (34, 80), (50, 93), (42, 99), (28, 88))
    pen.polygon("card", (66, 80), (50, 93), (58, 99), (72, 88))


COLLARS: dict[str, Callable[[Pen], None]] = {
    "ruff": _ruff,
    "scarf": _scarf,
    "pearls": _pearls,
    "bow": _bow,
    "collar": _collar,
    "plain": _none,
}


@cache
def face(number: int, *, winking: bool = False) -> Painter:
    """The face of a number, on its ground, square; with one eye closed on demand."""
    person = CROWD[number - 1]
    turned = LOOKS[number % len(LOOKS)]

    def paint(pen: Pen) -> None:
        pen.rect(person.ground, 0, 0, 100, 100)
        _paint_figure(pen, person)
        MASKS[person.mask](pen, *person.mask_colours)
        eyes(pen, "night", turned, winking=winking)

    return paint


def _paint_figure(pen: Pen, person: Person) -> None:
    """All but the mask: coat, neck, face, mouth, collar, and the hat behind or on them."""
    if person.hat in BEHIND:
        HATS[person.hat](pen, *person.hat_colours)
    pen.disc(person.coat, 50, 104, 40, 25)
    pen.rect(person.skin, 42, 68, 16, 18, 6)
    pen.disc(person.skin, 50, LEVEL + 3, 22, 28)
    COLLARS[person.collar](pen)
    MOUTHS[person.mouth](pen)
    if person.hat not in BEHIND:
        HATS[person.hat](pen, *person.hat_colours)
