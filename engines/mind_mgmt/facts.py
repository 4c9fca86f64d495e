"""What the missions are played with (MM-9), from `data/mind_mgmt/missions.toml`."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engines.core.data import DATA, load_data
from engines.mind_mgmt.names import Ally, Hour, Mission

Count = Annotated[int, Field(ge=0, le=42)]


class MissionFacts(BaseModel):
    """A mission: when it ends, how many recruits win it, what lies in the town."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    last_hour: Annotated[int, Field(ge=6, le=16)]
    goal: Annotated[int, Field(ge=1)]
    mayhem: Count
    immortals: Count
    open: Count
    powers: bool
    allies: tuple[Ally, ...]


class Facts(BaseModel):
    """What both missions share, and each of them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    setup: Annotated[int, Field(ge=1, le=5)]
    hand: Annotated[int, Field(ge=1, le=5)]
    notes: Annotated[int, Field(ge=1)]
    note_length: Annotated[int, Field(ge=1, le=40)]
    walk: Annotated[int, Field(ge=1, le=4)]
    activations: Annotated[int, Field(ge=1, le=4)]
    training: MissionFacts
    full: MissionFacts


FACTS = load_data(DATA / "mind_mgmt" / "missions.toml", Facts)
MISSIONS: dict[Mission, MissionFacts] = {"training": FACTS.training, "full": FACTS.full}


def is_red(hour: Hour) -> bool:
    """Whether recruits are announced at that hour: the odd ones (MM-11)."""
    return hour % 2 == 1
