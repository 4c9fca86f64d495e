"""The cards: numbers 2–15 in five colours and a special card of each colour (IN, Components; IN-7, IN-8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TypeAlias

Code: TypeAlias = int
"""A card's place in `CARDS`, 0…74: states, tables and masks count by it."""

Mask: TypeAlias = int
"""A set of cards: bit `code` stands for the card."""

SPECIAL = 1
"""The number of a special card, which counts as its colour alone (IN-8)."""
LOWEST, HIGHEST = 2, 15


class Colour(StrEnum):
    """The five colours; missions of three or four colours use the first ones."""

    RED = "red"
    BLACK = "black"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"

    __hash__ = str.__hash__


COLOURS: tuple[Colour, ...] = tuple(Colour)
_WIDTH = HIGHEST


class Card(StrEnum):
    """A card, or what a suspect is shot as: `Card("red-7")`; a special card has the number 1."""

    _ignore_ = "_members _name _face"
    _members = vars()
    for _name in ("red", "black", "yellow", "blue", "green"):
        for _face in range(1, 16):
            _members[f"{_name}_{_face}".upper()] = f"{_name}-{_face}"

    code: Code
    bit: Mask

    def __init__(self, _name: str) -> None:
        self.code = len(type(self).__members__)
        self.bit = 1 << self.code

    @property
    def colour(self) -> Colour:
        """Its colour."""
        return COLOURS[self.code // _WIDTH]

    @property
    def number(self) -> int:
        """Its number, 1…15."""
        return self.code % _WIDTH + 1

    @property
    def special(self) -> bool:
        """Whether it is one of the five special cards (IN-8)."""
        return self.number == SPECIAL

    __hash__ = str.__hash__


def code_of(colour: Colour, number: int) -> Code:
    """The code of the card of that colour and number."""
    return COLOURS.index(colour) * _WIDTH + number - 1


CARDS: tuple[Card, ...] = tuple(Card)
BITS: tuple[Mask, ...] = tuple(card.bit for card in CARDS)
NOTHING = -1
"""No card, or no seat, where an integer stands."""


def mask_of(codes: Iterable[Code]) -> Mask:
    """The set of the cards with these codes."""
    mask = 0
    for code in codes:
        mask |= BITS[code]
    return mask


def cards_mask(cards: Iterable[Card]) -> Mask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def codes_in(mask: Mask) -> Iterator[Code]:
    """The cards of a set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def cards_of(codes: Iterable[Code]) -> tuple[Card, ...]:
    """The cards with these codes, in the same order."""
    return tuple(CARDS[code] for code in codes)


def _matches(identity: Card, clue: Card) -> bool:
    if identity.colour is clue.colour:
        return True
    if identity.special or clue.special:
        return False
    low, high = sorted((identity.number, clue.number))
    return high % low == 0


MATCHING: tuple[Mask, ...] = tuple(
    mask_of(clue.code for clue in CARDS if _matches(identity, clue)) for identity in CARDS
)
"""By code: all cards that match it; matching goes both ways (IN-7, IN-8)."""


def matches(identity: Code, clue: Code) -> bool:
    """Whether a clue matches what the suspect is: by colour, by number, or one number divides the other (IN-7)."""
    return bool(MATCHING[identity] & BITS[clue])


def identity_of(number_card: Code, colour_card: Code) -> Code:
    """What two cards make together: the number of the one in the colour of the other (mission 16)."""
    return CARDS[colour_card].code // _WIDTH * _WIDTH + number_card % _WIDTH
