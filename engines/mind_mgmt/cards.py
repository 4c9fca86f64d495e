"""The cards and pieces, the recruiters' mind slips, the stages of a game, and the numbers of each mission (MM-9).

A package adds members here, and an object to the table of its kind: `RECRUITERS` here, `AGENTS` and `ALLIES` in
`rules/powers.py`; `data/mind_mgmt/packages.toml` says which package brings them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engines.core.data import DATA, load_data
from engines.mind_mgmt.board import KNIGHT, THREE_ORTHOGONAL, TWO_DIAGONAL, TWO_ORTHOGONAL, Location, Ways

Hour: TypeAlias = int
"""An hour of the time track, 1…16; the n-th location visited bears hour n."""
Immortal: TypeAlias = int
"""An immortal's number, from 1."""


class RecruiterCard(StrEnum):
    """The recruiter cards (MM-3)."""

    AD_MAN = "ad_man"
    GIRL = "girl"
    ACROBAT = "acrobat"
    BUSKER = "busker"

    __hash__ = str.__hash__


class Agent(StrEnum):
    """The agent cards (MM-1)."""

    MERU = "meru"
    HENRY = "henry"
    BILL = "bill"
    DUSTY = "dusty"
    VERA = "vera"
    JUNO = "juno"

    __hash__ = str.__hash__


BASE_AGENTS: tuple[Agent, ...] = (Agent.MERU, Agent.HENRY, Agent.BILL, Agent.DUSTY)
"""The agents of every game."""


class Ally(StrEnum):
    """The allies, each once a game."""

    DOLPHIN = "dolphin"
    PHOTOGRAPHER = "photographer"
    LAMPLIGHTER = "lamplighter"

    __hash__ = str.__hash__


COUNTING: tuple[Ally, ...] = (Ally.PHOTOGRAPHER,)
"""The allies that answer with a number; others say yes or no."""


class ModuleName(StrEnum):
    """The modules, and the common components: what a package holds."""

    ACROBAT = "acrobat"
    JAMMER = "jammer"
    BACK_DOORS = "back_doors"
    BUSKER = "busker"
    HEADHUNTER = "headhunter"
    SLEEPER = "sleeper"
    VERA = "vera"
    PHOTOGRAPHER = "photographer"
    CORDONS = "cordons"
    LAMPLIGHTER = "lamplighter"
    STAKEOUT = "stakeout"
    BUGS = "bugs"
    TURNCOAT = "turncoat"
    JUNO = "juno"

    __hash__ = str.__hash__


Side: TypeAlias = Literal["recruiter", "agents"]
"""Who has packages of their own."""
Token = Literal["first", "second"]
"""A mind slip: the first has lain before the Recruiter from the start, the second lies in the town (MM-16)."""
Order = Literal["none", "oldest", "farthest"]
"""How an Ask is answered without the Recruiter (MM-32); none: they are asked each time."""
Mission = Literal["training", "full"]
"""What is played: training, or the full game (MM-9)."""
Stage = Literal[
    "picking",
    "mayhem",
    "doors",
    "hiding",
    "immortals",
    "sleeper",
    "naming",
    "sharing",
    "pawns",
    "second_slip",
    "bugs",
    "turncoat",
    "recruiter",
    "agents",
    "answer",
    "over",
]
"""What the game waits for; public.

`picking`: a side picks modules; `mayhem`: one more token on a border; `doors`: one more door; `hiding`: the Recruiter
takes a card, a start and four steps; `immortals`: they are put; `sleeper`: its feature is noted; `naming`: the
agents name the four that they play; `sharing`: they share out their cards; `pawns`: they put their pawns;
`second_slip`: it is put; `bugs`: they are put; `turncoat`: it is named; `recruiter`: the Recruiter's turn; `agents`:
an activation, under way or to begin; `answer`: the Recruiter's answer to an Ask.
"""
Hiding = Literal["card", "start", "keep", "steps"]
"""What the Recruiter, while hiding, does now: nobody else knows."""
Ending = Literal["capture", "dead_end", "recruits", "time"]
"""How a game can end (MM-40)."""


@dataclass(frozen=True, slots=True)
class Recruiter:
    """A recruiter; `slips`: by location, where a mind slip leads; nothing between bars it."""

    card: RecruiterCard
    slips: Ways

    def slip_targets(self, at: Location) -> tuple[Location, ...]:
        """Where a mind slip leads from a location, visited or not."""
        return self.slips[at]


RECRUITERS: dict[RecruiterCard, Recruiter] = {
    recruiter.card: recruiter
    for recruiter in (
        Recruiter(RecruiterCard.AD_MAN, TWO_ORTHOGONAL),
        Recruiter(RecruiterCard.GIRL, TWO_DIAGONAL),
        Recruiter(RecruiterCard.ACROBAT, KNIGHT),
        Recruiter(RecruiterCard.BUSKER, THREE_ORTHOGONAL),
    )
}
"""Every recruiter there is."""
BASE_RECRUITERS: tuple[RecruiterCard, ...] = (RecruiterCard.AD_MAN, RecruiterCard.GIRL)
"""The recruiters that can be taken in every game (MM-3)."""

_Count = Annotated[int, Field(ge=0, le=42)]


class MissionFacts(BaseModel):
    """A mission: its last hour, the recruits that win it (`goal`), and what lies in the town."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    last_hour: Annotated[int, Field(ge=6, le=16)]
    goal: Annotated[int, Field(ge=1)]
    mayhem: _Count
    immortals: _Count
    open: _Count
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


FACTS: Facts = load_data(DATA / "mind_mgmt" / "missions.toml", Facts)
MISSIONS: dict[Mission, MissionFacts] = {"training": FACTS.training, "full": FACTS.full}
"""From `data/mind_mgmt/missions.toml`."""


def is_red(hour: Hour) -> bool:
    """Whether recruits are announced at that hour: the odd ones (MM-11)."""
    return hour % 2 == 1
