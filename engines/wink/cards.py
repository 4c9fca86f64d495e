"""What there is in Wink: spies, numbers, deals and the constants of the eyes, from `data/wink/cards.toml`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data

Number: TypeAlias = int
"""The number of a crowd card and of the agent card that belongs to it, from 1."""

Manner = Literal["bold", "subtle"]
"""How a wink is given (WK-22)."""

Share = Annotated[float, Field(ge=0, le=1)]

PLAYERS = range(4, 9)
"""How many can play."""


class Spy(StrEnum):
    """The spies, told apart by colour and mask (WK-1)."""

    FOX = "fox"
    OWL = "owl"
    CAT = "cat"
    RAVEN = "raven"
    STAG = "stag"
    MOTH = "moth"
    WOLF = "wolf"
    HARE = "hare"

    __hash__ = str.__hash__


class _Facts(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Deal(_Facts):
    """How many numbers are in the game, and how many agent cards a hand begins with."""

    numbers: Annotated[int, Field(ge=1, le=36)]
    hand: Annotated[int, Field(ge=1)]


class Eyes(_Facts):
    """The constants of glance (WK-29)."""

    blink: Share
    side_bold: Share
    side_subtle: Share
    face_subtle: Share


class CardFacts(_Facts):
    """All that is in the box; every number of players has its deal."""

    spies: Annotated[tuple[Spy, ...], Field(min_length=PLAYERS[-1])]
    counters: Annotated[int, Field(ge=0)]
    deals: dict[int, Deal]
    eyes: Eyes

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if set(self.deals) != set(PLAYERS):
            raise ValueError(f"there must be a deal for each of {', '.join(map(str, PLAYERS))} players")
        uneven = [players for players, deal in self.deals.items() if players * deal.hand != deal.numbers]
        if uneven:
            raise ValueError(f"the hands of {uneven[0]} players don't take all the numbers")
        return self


BOX = load_data(DATA / "wink" / "cards.toml", CardFacts)
SPIES: tuple[Spy, ...] = BOX.spies
EYES: Eyes = BOX.eyes
COUNTERS: int = BOX.counters
ALL_NUMBERS = range(1, max(deal.numbers for deal in BOX.deals.values()) + 1)
"""The numbers in the box; those left out of a game are known to all."""


def numbers_of(seats: int) -> range:
    """The numbers in a game with that many seats."""
    return range(1, BOX.deals[seats].numbers + 1)


def hand_size(seats: int) -> int:
    """How many agent cards everybody begins with."""
    return BOX.deals[seats].hand
