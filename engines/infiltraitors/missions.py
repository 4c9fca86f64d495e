"""The missions, read from `data/infiltraitors/missions.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data
from engines.infiltraitors.cards import COLOURS, HIGHEST, LOWEST, SPECIAL, Card, Code, Colour, code_of

# fmt: off
MissionId = Literal[
    "t1", "t2", "t3",
    "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10",
    "m11", "m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19", "m20",
]
# fmt: on
MISSION_IDS: tuple[MissionId, ...] = get_args(MissionId)
"""All missions in the order they are told."""
TRAINING = MISSION_IDS[:3]
"""The training missions, which are no part of the story."""

RuleId = Literal[
    "discards_face_down",
    "in_order",
    "silent",
    "specials_in_the_middle",
    "balanced_clues",
    "exchange_to_the_left",
    "eliminate_to_the_right",
    "one_shooter",
    "specials_shuffled_in",
    "second_card",
    "hands_turned_round",
    "last_stand",
    "key_person",
]

ASIDE: frozenset[RuleId] = frozenset({"last_stand", "key_person"})
"""Rules by which one of the suspects lies aside."""
MOST_AGENTS = 5


class Mission(BaseModel):
    """A mission's facts (IN, Missions): `suspects` 0 means one for each agent, with `spare` bullets more."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    suspects: Annotated[int, Field(ge=0, le=12)]
    bullets: Annotated[int, Field(ge=0, le=12)] = 0
    spare: Annotated[int, Field(ge=0, le=7)] = 0
    colours: Annotated[int, Field(ge=3, le=5)]
    lowest: Annotated[int, Field(ge=LOWEST, le=HIGHEST)] = LOWEST
    highest: Annotated[int, Field(ge=LOWEST, le=HIGHEST)] = HIGHEST
    hand: Annotated[int, Field(ge=1, le=7)] = 5
    limit: Annotated[int, Field(ge=1, le=7)] = 7
    minutes: Annotated[int, Field(ge=1, le=60)] | None = None
    turns_each: Annotated[int, Field(ge=1, le=20)] | None = None
    rules: tuple[RuleId, ...] = ()

    @model_validator(mode="after")
    def _playable(self) -> Self:
        if self.suspects and self.bullets < self.suspects:
            raise ValueError("fewer bullets than suspects")
        if self.lowest > self.highest:
            raise ValueError("lowest lies above highest")
        if (self.minutes is None) != (self.turns_each is None):
            raise ValueError("a limit has minutes and turns, or neither")
        if self.hand * MOST_AGENTS + (self.suspects or MOST_AGENTS) > len(self.pack()):
            raise ValueError("too few cards for five agents")
        return self

    def has(self, rule: RuleId) -> bool:
        """Whether the special rule belongs to the mission."""
        return rule in self.rules

    def suspects_for(self, agents: int) -> int:
        """How many suspects there are, one that lies aside included."""
        return self.suspects or agents

    def bullets_for(self, agents: int) -> int:
        """How many bullets there are at the start."""
        return self.bullets or agents + self.spare

    def turns_for(self, agents: int) -> int | None:
        """How many turns so many agents have in all where turns are counted (IN-33); None: as many as they like."""
        return None if self.turns_each is None else agents * self.turns_each

    def in_colours(self) -> tuple[Colour, ...]:
        """The colours in play."""
        return COLOURS[: self.colours]

    def numbers(self) -> range:
        """The numbers a suspect may have; 1 stands for a special card (IN-22)."""
        return range(SPECIAL if self.has("specials_shuffled_in") else self.lowest, self.highest + 1)

    def faces(self) -> range:
        """The numbers that cards in play bear: 1 stands for a special card, one from the middle too (IN-21)."""
        numbers = self.numbers()
        return range(SPECIAL if self.has("specials_in_the_middle") else numbers.start, numbers.stop)

    def specials(self) -> tuple[Code, ...]:
        """The special cards of the colours in play."""
        return tuple(code_of(colour, SPECIAL) for colour in self.in_colours())

    def pack(self) -> tuple[Code, ...]:
        """The cards that are shuffled: what a suspect, a hand or HQ may hold."""
        return tuple(code_of(colour, number) for colour in self.in_colours() for number in self.numbers())

    def identities(self) -> tuple[Card, ...]:
        """All that a suspect may be shot as (IN-6)."""
        return tuple(Card(f"{colour}-{number}") for colour in self.in_colours() for number in self.numbers())


class _Missions(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    missions: dict[MissionId, Mission]

    @model_validator(mode="after")
    def _complete(self) -> Self:
        missing = [mission for mission in MISSION_IDS if mission not in self.missions]
        if missing:
            raise ValueError(f"no mission {', '.join(missing)}")
        return self


MISSIONS: dict[MissionId, Mission] = load_data(DATA / "infiltraitors" / "missions.toml", _Missions).missions
