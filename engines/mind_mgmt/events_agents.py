"""What agents do, whole (MM-30 to MM-38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.seats import Seat
from engines.mind_mgmt.names import Agent, Ally, Hour, Immortal
from engines.mind_mgmt.town import Feature, Location


@dataclass(frozen=True, slots=True)
class AgentMoved:
    """An agent has moved, on foot or sent by `sender` (MM-31, MM-38); `path` begins where they stood."""

    hour: Hour
    seat: Seat
    agent: Agent
    path: tuple[Location, ...]
    sender: Agent | None
    kind: Literal["agent_moved"] = "agent_moved"


@dataclass(frozen=True, slots=True)
class Asked:
    """An agent asks about a feature (MM-32)."""

    hour: Hour
    seat: Seat
    agent: Agent
    feature: Feature
    ally: Ally | None
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Revealed:
    """A step's hour is known: it was visited at `visited` (MM-33); `note`: the white note given up for it."""

    hour: Hour
    seat: Seat
    agent: Agent
    location: Location
    visited: Hour
    note: Location | None
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class CaptureTried:
    """A capture (MM-34): `right` wins, else the Recruiter isn't at the location at this hour."""

    hour: Hour
    seat: Seat
    agent: Agent
    location: Location
    right: bool
    kind: Literal["capture_tried"] = "capture_tried"


@dataclass(frozen=True, slots=True)
class ShakenDown:
    """A feature named in a Shakedown is one of the Recruiter's hidden cards, which lies open now, or not (MM-35)."""

    hour: Hour
    seat: Seat
    agent: Agent
    immortal: Immortal
    feature: Feature
    right: bool
    kind: Literal["shaken_down"] = "shaken_down"


@dataclass(frozen=True, slots=True)
class ImmortalPushed:
    """An agent has pushed or shifted an immortal (MM-35, MM-38)."""

    hour: Hour
    seat: Seat
    agent: Agent
    immortal: Immortal
    origin: Location
    to: Location
    kind: Literal["immortal_pushed"] = "immortal_pushed"


@dataclass(frozen=True, slots=True)
class ImmortalLeft:
    """An immortal that was shaken down stays (MM-35)."""

    hour: Hour
    seat: Seat
    agent: Agent
    immortal: Immortal
    kind: Literal["immortal_left"] = "immortal_left"


@dataclass(frozen=True, slots=True)
class Sensed:
    """Meru's answer: whether the Recruiter is within two in a straight line of her location (MM-38)."""

    hour: Hour
    seat: Seat
    agent: Agent
    location: Location
    near: bool
    kind: Literal["sensed"] = "sensed"


@dataclass(frozen=True, slots=True)
class ActivationEnded:
    """An agent's activation is over (MM-30)."""

    hour: Hour
    seat: Seat
    agent: Agent
    kind: Literal["activation_ended"] = "activation_ended"


@dataclass(frozen=True, slots=True)
class NoteWritten:
    """A white note was put or written anew, or (empty) taken away (MM-37)."""

    seat: Seat
    location: Location
    text: str
    kind: Literal["note_written"] = "note_written"
