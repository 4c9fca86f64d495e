"""What there is besides the board: suspects, hideouts' halves, action and bonus cards; `data/the_plan/cards.toml`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data

Hideout: TypeAlias = int
"""A hideout's number, 101…104; the briefcase in it, its key and its segment have the same."""
Circle: TypeAlias = int
"""A circle's number, as printed on the board."""
Path: TypeAlias = tuple[Circle, ...]
"""The circles of a move in order, without the one it starts on."""
Part = Literal["upper", "lower"]

HIDEOUTS: tuple[Hideout, ...] = (101, 102, 103, 104)
SIDES = 6
"""The die's."""
SEATS = ("red", "green", "yellow", "blue")
"""The seats' colours, as texts select by them."""


class Suspect(StrEnum):
    """The four suspects."""

    V = "v"
    X = "x"
    Y = "y"
    Z = "z"

    code: int

    def __init__(self, _name: str) -> None:
        self.code = len(type(self).__members__)

    __hash__ = str.__hash__


class Action(StrEnum):
    """The six actions (TP-5)."""

    MOVE_AGENT = "move_agent"
    MOVE_SUSPECT = "move_suspect"
    TRAM = "tram"
    MOVE_ALL = "move_all"
    SEARCHLIGHT = "searchlight"
    CHECK = "check"

    __hash__ = str.__hash__


class Bonus(StrEnum):
    """The bonus cards (TP-13)."""

    MOVE_AGENT = "move_agent"
    TRAM = "tram"
    SEARCHLIGHT = "searchlight"
    KEY = "key"

    __hash__ = str.__hash__


class CardFacts(BaseModel):
    """The action cards' actions, the counts of moving all suspects, the bonus cards."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    actions: Annotated[tuple[Annotated[tuple[Action, ...], Field(min_length=1)], ...], Field(min_length=1)]
    counts: Annotated[tuple[Annotated[int, Field(ge=1, le=6)], ...], Field(min_length=4, max_length=4)]
    bonus: Annotated[tuple[Bonus, ...], Field(min_length=4, max_length=4)]

    @model_validator(mode="after")
    def _complete(self) -> Self:
        offered = {action for card in self.actions for action in card}
        missing = [action for action in Action if action not in offered]
        if missing:
            raise ValueError(f"no card offers {', '.join(missing)}")
        return self


FACTS = load_data(DATA / "the_plan" / "cards.toml", CardFacts)

SUSPECTS: tuple[Suspect, ...] = tuple(Suspect)
CARDS: tuple[tuple[Action, ...], ...] = FACTS.actions
"""By an action card's number, 0…: the actions it offers."""
COUNTS: tuple[int, ...] = FACTS.counts
BONUSES: tuple[Bonus, ...] = FACTS.bonus
PARTS: tuple[Part, Part] = ("upper", "lower")
