"""The events that packages bring, in full; those that all know of are deeds of `engines/mind_mgmt/events.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.seats import Seat
from engines.mind_mgmt.board import Feature, Location
from engines.mind_mgmt.cards import Agent, Hour, Immortal, ModuleName, Side


@dataclass(frozen=True, slots=True)
class SidePicked:
    """A side has picked so many modules (MS-104, MS-105)."""

    seat: Seat
    side: Side
    count: int
    kind: Literal["side_picked"] = "side_picked"


@dataclass(frozen=True, slots=True)
class ModulesPicked:
    """Which modules a side has picked: its own seats know."""

    seats: tuple[Seat, ...]
    modules: tuple[ModuleName, ...]
    kind: Literal["modules_picked"] = "modules_picked"


@dataclass(frozen=True, slots=True)
class ModulesSettled:
    """What the game is played with, common components too (MS-2)."""

    modules: tuple[ModuleName, ...]
    kind: Literal["modules_settled"] = "modules_settled"


@dataclass(frozen=True, slots=True)
class CardsKept:
    """The cards that the Recruiter keeps, and those put under the deck, in secret (MS-30)."""

    seat: Seat
    features: tuple[Feature, ...]
    under: tuple[Feature, ...]
    kind: Literal["cards_kept"] = "cards_kept"


@dataclass(frozen=True, slots=True)
class FeatureNoted:
    """The Sleeper's feature, noted in secret (MS-32)."""

    seat: Seat
    feature: Feature
    kind: Literal["feature_noted"] = "feature_noted"


@dataclass(frozen=True, slots=True)
class SleeperSet:
    """The Sleeper's feature has been noted (MS-32)."""

    kind: Literal["sleeper_set"] = "sleeper_set"


@dataclass(frozen=True, slots=True)
class AgentsNamed:
    """The agents that are played; the others are out of the game (MS-55)."""

    seat: Seat
    agents: tuple[Agent, ...]
    kind: Literal["agents_named"] = "agents_named"


@dataclass(frozen=True, slots=True)
class BugsPut:
    """Where the agents listen: they know (MS-60)."""

    seats: tuple[Seat, ...]
    locations: tuple[Location, ...]
    kind: Literal["bugs_put"] = "bugs_put"


@dataclass(frozen=True, slots=True)
class BugsSet:
    """The agents listen somewhere (MS-62)."""

    seat: Seat
    count: int
    kind: Literal["bugs_set"] = "bugs_set"


@dataclass(frozen=True, slots=True)
class BugsHeard:
    """Whether a bug has heard a visit of the last two turns: the agents know (MS-61)."""

    seats: tuple[Seat, ...]
    hour: Hour
    heard: bool
    kind: Literal["bugs_heard"] = "bugs_heard"


@dataclass(frozen=True, slots=True)
class TurncoatNamed:
    """Which immortal is the turncoat: the agents know (MS-70)."""

    seats: tuple[Seat, ...]
    immortal: Immortal
    kind: Literal["turncoat_named"] = "turncoat_named"


@dataclass(frozen=True, slots=True)
class TurncoatSet:
    """One of the immortals is the turncoat (MS-70)."""

    seat: Seat
    kind: Literal["turncoat_set"] = "turncoat_set"


@dataclass(frozen=True, slots=True)
class ClaimFailed:
    """A claim needed the turncoat: no recruit comes, and all know it now (MS-71)."""

    hour: Hour
    feature: Feature
    immortal: Immortal
    kind: Literal["claim_failed"] = "claim_failed"
