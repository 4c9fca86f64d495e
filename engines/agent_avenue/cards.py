"""The agents and the black market: names, numbers and copies, read from `data/agent_avenue/cards.toml`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data

Code: TypeAlias = int
"""An agent's place in `AGENTS`, 0…7: states and tables count by it."""


class Agent(StrEnum):
    """The eight kinds of agents (AA, Components)."""

    DOUBLE_AGENT = "double_agent"
    ENFORCER = "enforcer"
    CODEBREAKER = "codebreaker"
    SABOTEUR = "saboteur"
    DAREDEVIL = "daredevil"
    SENTINEL = "sentinel"
    SIDEKICK = "sidekick"
    MOLE = "mole"

    code: Code

    def __init__(self, _name: str) -> None:
        self.code = len(type(self).__members__)

    __hash__ = str.__hash__


class Market(StrEnum):
    """The fifteen black market cards (AA, Components)."""

    DISTRACTION_DEVICE = "distraction_device"
    SUPERCOMPUTER = "supercomputer"
    WATCHTOWER = "watchtower"
    SINISTER_TWIN = "sinister_twin"
    GETAWAY_CAR = "getaway_car"
    LEADER_OF_THE_PACK = "leader_of_the_pack"
    MASTERPLAN = "masterplan"
    SECURITY_SYSTEM = "security_system"
    SURVEILLANCE_TRUCK = "surveillance_truck"
    SMOKE_SCREEN = "smoke_screen"
    OUTPOST = "outpost"
    SECRET_RECRUIT = "secret_recruit"
    DOUBLE_TROUBLE = "double_trouble"
    SPYCATION = "spycation"
    MIND_CONTROL = "mind_control"

    __hash__ = str.__hash__


class _Facts(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class AgentFacts(_Facts):
    """An agent's copies and the numbers of its first, second, and third and later copy (AA-7)."""

    copies: Annotated[int, Field(ge=1, le=7)]
    numbers: Annotated[tuple[Annotated[int, Field(ge=-13, le=13)], ...], Field(min_length=1, max_length=3)]


class MarketFacts(_Facts):
    """A market card's kind, and how far it moves a pawn forward by itself."""

    kind: Literal["ongoing", "instant"]
    spaces: Annotated[int, Field(ge=0, le=13)] = 0


class CardFacts(_Facts):
    """All cards; every agent and every market card must be there."""

    agents: dict[Agent, AgentFacts]
    market: dict[Market, MarketFacts]

    @model_validator(mode="after")
    def _complete(self) -> Self:
        missing = [*(set(Agent) - set(self.agents)), *(set(Market) - set(self.market))]
        if missing:
            raise ValueError(f"no entry for {', '.join(sorted(missing))}")
        return self


CARDS = load_data(DATA / "agent_avenue" / "cards.toml", CardFacts)

AGENTS: tuple[Agent, ...] = tuple(Agent)
MARKET: tuple[Market, ...] = tuple(Market)
COPIES: tuple[int, ...] = tuple(CARDS.agents[agent].copies for agent in AGENTS)
PACK: tuple[Code, ...] = tuple(code for code, copies in enumerate(COPIES) for _ in range(copies))
"""All agents of the game, sorted (38)."""

ONGOING: frozenset[Market] = frozenset(card for card in MARKET if CARDS.market[card].kind == "ongoing")

HOMES = (0, 7)
"""The home space of green (side 0) and of blue (side 1)."""
SPACES = 14
MARKET_SPACES: frozenset[int] = frozenset({2, 5, 9, 12})
CAUGHT_AT = 7
HAND = 4
"""How many agents one draws up to (AA-2)."""
SUPPLY = 3
"""How many market cards lie face up (AA-20)."""


def _numbers(agent: Agent) -> tuple[int | None, ...]:
    printed = CARDS.agents[agent].numbers
    return tuple(printed[copy] if copy < len(printed) else None for copy in range(3))


PRINTED: tuple[tuple[int | None, ...], ...] = tuple(_numbers(agent) for agent in AGENTS)
"""By code: the numbers of the 1st, the 2nd, the 3rd and later copy; None where there is none."""

MOVES_BY: tuple[tuple[int, ...], ...] = tuple(
    (0, *(numbers[min(copy, 3) - 1] or 0 for copy in range(1, len(PACK)))) for numbers in PRINTED
)
"""By code, then by how many of the name are in play with the new one: how far its pawn moves (AA-7)."""


def number(agent: Agent, copy: int) -> int | None:
    """The number of the copy-th (1, 2, 3 …) agent of that name in play; None where the card has none."""
    return PRINTED[agent.code][min(copy, 3) - 1]


def spaces_of(card: Market) -> int:
    """How far a market card moves a pawn forward by itself."""
    return CARDS.market[card].spaces
