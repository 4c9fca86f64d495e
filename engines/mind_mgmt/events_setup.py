"""What happens in the setup, whole (MM-2 to MM-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.seats import Seat
from engines.mind_mgmt.names import Agent, Immortal, RecruiterCard
from engines.mind_mgmt.town import Border, Feature, Location


@dataclass(frozen=True, slots=True)
class MayhemPut:
    """Mayhem lies on a border (MM-2); `seat` None: put there at random."""

    seat: Seat | None
    border: Border
    kind: Literal["mayhem_put"] = "mayhem_put"


@dataclass(frozen=True, slots=True)
class RecruiterTaken:
    """A recruiter card taken: its taker knows which."""

    seat: Seat
    card: RecruiterCard
    kind: Literal["recruiter_taken"] = "recruiter_taken"


@dataclass(frozen=True, slots=True)
class StartChosen:
    """The start chosen in secret."""

    seat: Seat
    location: Location
    kind: Literal["start_chosen"] = "start_chosen"


@dataclass(frozen=True, slots=True)
class StartShown:
    """The start, shown in training by a confirmed note (MM-3)."""

    location: Location
    kind: Literal["start_shown"] = "start_shown"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The Recruiter's feature cards, drawn in secret (MM-4)."""

    seat: Seat
    features: tuple[Feature, ...]
    kind: Literal["cards_drawn"] = "cards_drawn"


@dataclass(frozen=True, slots=True)
class ImmortalPut:
    """An immortal was put (MM-5)."""

    immortal: Immortal
    location: Location
    kind: Literal["immortal_put"] = "immortal_put"


@dataclass(frozen=True, slots=True)
class AgentTaken:
    """An agent card is a seat's, or (None) everybody's together (MM-1, MM-6)."""

    agent: Agent
    seat: Seat | None
    kind: Literal["agent_taken"] = "agent_taken"


@dataclass(frozen=True, slots=True)
class PawnPut:
    """A pawn was put (MM-6)."""

    seat: Seat
    agent: Agent
    location: Location
    kind: Literal["pawn_put"] = "pawn_put"


@dataclass(frozen=True, slots=True)
class SecondSlipPut:
    """The second mind slip was put (MM-7); `seat` None: at random."""

    seat: Seat | None
    location: Location
    kind: Literal["second_slip_put"] = "second_slip_put"
