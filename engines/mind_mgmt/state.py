"""The full state of a game of MIND MGMT: plain values only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated, TypeAlias

from pydantic import Field

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.mind_mgmt.board import FEATURES, FEATURES_OF, Border, Feature, Location, Mayhem
from engines.mind_mgmt.cards import (
    BASE_RECRUITERS,
    MISSIONS,
    Agent,
    Ally,
    Hiding,
    Hour,
    Immortal,
    Mission,
    MissionFacts,
    Order,
    RecruiterCard,
    Stage,
    Token,
)
from engines.mind_mgmt.events import Deed, Event
from engines.mind_mgmt.packages.kit import Kit, copied

NOBODY = -1
"""No seat: an agent card that isn't shared out yet."""
TOGETHER = -2
"""All agents' seats together: the shared agent (MM-1)."""
NOWHERE = -1
"""No location."""

Note: TypeAlias = tuple[Location, str, Seat]
"""A white note: where, what, and who wrote it last."""


@dataclass(slots=True)
class Pawn:
    """An agent: whose, where, and whether still to be activated in this round."""

    agent: Agent
    seat: Seat = NOBODY
    location: Location = NOWHERE
    fresh: bool = True


@dataclass(slots=True)
class Activation:
    """An activation under way (MM-30); `asked` waits for an answer, `pushing` may be pushed (0: none)."""

    agent: Agent
    seat: Seat
    moved: bool = False
    acted: bool = False
    powered: bool = False
    asked: Feature | None = None
    pushing: Immortal = 0


@dataclass(frozen=True, slots=True)
class Visit:
    """A visit of the Recruiter's: what it brought, and by what mind slip it was made."""

    location: Location
    recruits: int
    token: Token | None = None


@dataclass(slots=True)
class Slips:
    """The mind slips: the hours of their use (0: not yet) and where the second lies (MM-15, MM-16)."""

    first: Hour = 0
    place: Location = NOWHERE
    second: Hour = 0


@dataclass(slots=True)
class State:
    """A game. The deck has its top first; `steps`, `confirmed` and `notes` ascend by location.

    `hour` is the last that has passed, 0 until the setup's are announced; in the Recruiter's turn `trail` is longer
    than that once the action is done. `announced` are the recruits by hour (None: none were due). `moved` and `extra`
    are the immortals' moves of this turn and whether a step was put for one more. `count` are the Recruiter's
    choices, `deeds` the agents'; `repriced` is by seat how often, by notes, what its Reveals can cost has changed
    while it was asked. `kit` is what packages add; None: nothing.
    """

    mission: Mission
    short_setup: bool
    belief: bool
    seats: int
    recruiter: Seat
    order: Order
    pawns: list[Pawn]
    stage: Stage = "mayhem"
    hour: int = 0
    mayhem: list[Border] = field(default_factory=list)
    recruiter_cards: list[RecruiterCard] = field(default_factory=lambda: list(BASE_RECRUITERS))
    card: RecruiterCard | None = None
    cards: list[Feature] = field(default_factory=list)
    revealed: list[Feature] = field(default_factory=list)
    deck: list[Feature] = field(default_factory=lambda: list(FEATURES))
    open: list[Feature] = field(default_factory=list)
    claimed: list[Feature] = field(default_factory=list)
    trail: list[Visit] = field(default_factory=list)
    immortals: list[Location] = field(default_factory=list)
    steps: list[Location] = field(default_factory=list)
    confirmed: list[tuple[Location, Hour]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    announced: list[int | None] = field(default_factory=list)
    slips: Slips = field(default_factory=Slips)
    allies: list[Ally] = field(default_factory=list)
    allies_used: list[Ally] = field(default_factory=list)
    activations: int = 0
    activation: Activation | None = None
    moved: int = 0
    extra: bool = False
    count: int = 0
    deeds: int = 0
    repriced: list[int] = field(default_factory=list)
    log: list[Annotated[Deed, Field(discriminator="kind")]] = field(default_factory=list)
    outcome: Outcome | None = None
    kit: Kit | None = None

    @property
    def facts(self) -> MissionFacts:
        """What the mission is played with."""
        return MISSIONS[self.mission]

    @property
    def streets(self) -> Mayhem:
        """The mayhem, as the town's ways are asked for with it."""
        return tuple(sorted(self.mayhem))

    @property
    def here(self) -> Location:
        """Where the Recruiter is."""
        return self.trail[-1].location

    @property
    def acted(self) -> bool:
        """Whether the action of the Recruiter's turn is done."""
        return len(self.trail) > self.hour

    @property
    def recruits(self) -> int:
        """All recruits announced by now (MM-22)."""
        return sum(count or 0 for count in self.announced) + len(self.claimed)

    @property
    def hiding(self) -> Hiding | None:
        """What the Recruiter, while hiding, does now."""
        if self.stage != "hiding":
            return None
        if self.kit is not None and self.kit.drawn:
            return "keep"
        return "card" if self.card is None else "steps" if self.trail else "start"

    def agents(self) -> tuple[Seat, ...]:
        """The agents' seats, from the one after the Recruiter on."""
        return tuple((self.recruiter + ahead) % self.seats for ahead in range(1, self.seats))

    def pawn(self, agent: Agent) -> Pawn:
        """An agent's pawn."""
        return next(pawn for pawn in self.pawns if pawn.agent == agent)


def visited(state: State) -> list[Location]:
    """Where the Recruiter has been, in order."""
    return [visit.location for visit in state.trail]


def marked(state: State) -> set[Location]:
    """Where a step or a confirmed note lies."""
    return {*state.steps, *(location for location, _ in state.confirmed)}


def unmarked(state: State) -> Iterator[Location]:
    """Visited locations with neither step nor confirmed note, in the order of the visits (MM-12, MM-32)."""
    known = marked(state)
    return (location for location in visited(state) if location not in known)


def earned(state: State) -> bool:
    """Whether the second mind slip's location has been visited (MM-16)."""
    return state.slips.place in visited(state)


def worth(state: State, at: Location) -> int:
    """The recruits that a visit brings now (MM-17)."""
    return sum(feature in FEATURES_OF[at] for feature in state.cards if feature not in state.revealed)


def put_step(state: State, at: Location) -> None:
    """A step lies there; there are as many as are needed (MM-37)."""
    state.steps = sorted((*state.steps, at))


def record(state: State, events: list[Event], deed: Deed) -> None:
    """Everybody knows that this has happened."""
    events.append(deed)
    state.log.append(deed)


def clone(state: State) -> State:
    """A copy to play on; visits and what is in the log never change."""
    return State(
        state.mission,
        state.short_setup,
        state.belief,
        state.seats,
        state.recruiter,
        state.order,
        [Pawn(pawn.agent, pawn.seat, pawn.location, pawn.fresh) for pawn in state.pawns],
        state.stage,
        state.hour,
        state.mayhem.copy(),
        state.recruiter_cards.copy(),
        state.card,
        state.cards.copy(),
        state.revealed.copy(),
        state.deck.copy(),
        state.open.copy(),
        state.claimed.copy(),
        state.trail.copy(),
        state.immortals.copy(),
        state.steps.copy(),
        state.confirmed.copy(),
        state.notes.copy(),
        state.announced.copy(),
        Slips(state.slips.first, state.slips.place, state.slips.second),
        state.allies.copy(),
        state.allies_used.copy(),
        state.activations,
        None if state.activation is None else replace(state.activation),
        state.moved,
        state.extra,
        state.count,
        state.deeds,
        state.repriced.copy(),
        state.log.copy(),
        state.outcome,
        copied(state.kit),
    )


def older(data: bytes, version: int) -> bytes:
    """The durable form of an older version as the present one is.

    Version 1 had one `serial` for all seats, version 2 counted the steps of the setup.
    """
    whole = json.loads(data) if version < 3 else {}
    if not whole:
        return data
    if version == 1:
        whole["repriced"] = [whole.pop("serial")] * whole["seats"]
    whole.pop("setup_step")
    return json.dumps(whole).encode()
