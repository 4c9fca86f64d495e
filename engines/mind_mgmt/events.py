"""The events of MIND MGMT in full; `secrecy.redact` cuts what a seat may not know.

`hour` is the last hour that has passed: 5 once the recruits of the setup are announced; during the Recruiter's turn
it is still the hour of the turn before. A `Deed` is public and stays in the log that views hold: all that the agents
know can be read from that log.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import TypeAdapter

from engines.core.codec import by_kind
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.mind_mgmt.board import Border, Feature, Line, Location
from engines.mind_mgmt.cards import Agent, Ally, Hour, Immortal, Order, RecruiterCard, Token
from engines.mind_mgmt.packages.events import (
    AgentsNamed,
    BugsHeard,
    BugsPut,
    BugsSet,
    CardsKept,
    ClaimFailed,
    FeatureNoted,
    ModulesPicked,
    ModulesSettled,
    SidePicked,
    SleeperSet,
    TurncoatNamed,
    TurncoatSet,
)


@dataclass(frozen=True, slots=True)
class MayhemPut:
    """Mayhem lies on a border (MM-2); `seat` None: put there at random."""

    seat: Seat | None
    border: Border
    kind: Literal["mayhem_put"] = "mayhem_put"


@dataclass(frozen=True, slots=True)
class DoorPut:
    """A door was put on a location (MS-20)."""

    location: Location
    kind: Literal["door_put"] = "door_put"


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


@dataclass(frozen=True, slots=True)
class Stepped:
    """The Recruiter has stepped, or slipped (`token`), and visited the location of that hour: nobody else knows."""

    seat: Seat
    hour: Hour
    to: Location
    token: Token | None
    recruits: int
    kind: Literal["stepped"] = "stepped"


@dataclass(frozen=True, slots=True)
class RecruitsAnnounced:
    """The recruits of the last `visits` visits, up to this hour (MM-4, MM-11); `total`: all announced by now."""

    hour: Hour
    visits: int
    count: int
    total: int
    kind: Literal["recruits_announced"] = "recruits_announced"


@dataclass(frozen=True, slots=True)
class CardsOpened:
    """Feature cards of the deck lie open for the immortals' recruiting (MM-8, MM-12)."""

    hour: Hour
    features: tuple[Feature, ...]
    kind: Literal["cards_opened"] = "cards_opened"


@dataclass(frozen=True, slots=True)
class ImmortalMoved:
    """The Recruiter has moved an immortal (MM-12, MM-20)."""

    hour: Hour
    immortal: Immortal
    origin: Location
    to: Location
    kind: Literal["immortal_moved"] = "immortal_moved"


@dataclass(frozen=True, slots=True)
class SleeperWoken:
    """The Sleeper has woken on a location with its feature, as one more immortal (MS-33)."""

    hour: Hour
    immortal: Immortal
    feature: Feature
    location: Location
    kind: Literal["sleeper_woken"] = "sleeper_woken"


@dataclass(frozen=True, slots=True)
class ExtraStepPut:
    """The Recruiter has put a step for a further move (MM-12): on a location visited by the end of this turn."""

    hour: Hour
    location: Location
    kind: Literal["extra_step_put"] = "extra_step_put"


@dataclass(frozen=True, slots=True)
class RecruitClaimed:
    """Two immortals have brought a recruit; the card is discarded (MM-21); `total`: all announced by now."""

    hour: Hour
    feature: Feature
    total: int
    kind: Literal["recruit_claimed"] = "recruit_claimed"


@dataclass(frozen=True, slots=True)
class HourPassed:
    """The Recruiter's turn is over: `hour` has passed, with a mind slip or not (MM-11, MM-15)."""

    hour: Hour
    slip: Token | None
    kind: Literal["hour_passed"] = "hour_passed"


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """The Recruiter has no way to go (MM-18)."""

    hour: Hour
    kind: Literal["dead_end"] = "dead_end"


@dataclass(frozen=True, slots=True)
class OrderSet:
    """The Recruiter's standing order: nobody else knows (MM-32)."""

    seat: Seat
    order: Order
    kind: Literal["order_set"] = "order_set"


@dataclass(frozen=True, slots=True)
class StepsShown:
    """The answer: steps on visited locations; `every`: on all that neither step nor confirmed note marked (MM-32)."""

    hour: Hour
    feature: Feature
    locations: tuple[Location, ...]
    every: bool
    kind: Literal["steps_shown"] = "steps_shown"


@dataclass(frozen=True, slots=True)
class NoNewStep:
    """The answer: all visited locations with the feature, if any, bear a step or a confirmed note (MM-32)."""

    hour: Hour
    feature: Feature
    kind: Literal["no_new_step"] = "no_new_step"


@dataclass(frozen=True, slots=True)
class Jammed:
    """An Ask is left without an answer (MS-12)."""

    hour: Hour
    feature: Feature
    kind: Literal["jammed"] = "jammed"


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
    """Meru's answer: whether the Recruiter is within two of her location in its row or column (MM-38)."""

    hour: Hour
    seat: Seat
    agent: Agent
    location: Location
    near: bool
    kind: Literal["sensed"] = "sensed"


@dataclass(frozen=True, slots=True)
class AllyTold:
    """An ally's answer about a row or a column: a number, or 0 for no and 1 for yes (MS-57, MS-65)."""

    hour: Hour
    seat: Seat
    agent: Agent
    ally: Ally
    line: Line
    told: int
    kind: Literal["ally_told"] = "ally_told"


@dataclass(frozen=True, slots=True)
class AgentsSwapped:
    """Two agents have changed places by the power of the first (MS-73)."""

    hour: Hour
    seat: Seat
    agent: Agent
    other: Agent
    location: Location
    origin: Location
    kind: Literal["agents_swapped"] = "agents_swapped"


@dataclass(frozen=True, slots=True)
class CordonPut:
    """A cordon lies on the agent's location; `source`: where it lay before (None: nowhere) (MS-58)."""

    hour: Hour
    seat: Seat
    agent: Agent
    location: Location
    source: Location | None
    kind: Literal["cordon_put"] = "cordon_put"


@dataclass(frozen=True, slots=True)
class ActivationEnded:
    """An agent's activation is over (MM-30)."""

    hour: Hour
    seat: Seat
    agent: Agent
    kind: Literal["activation_ended"] = "activation_ended"


@dataclass(frozen=True, slots=True)
class NoteWritten:
    """A white note was put, rewritten, or (empty) taken away (MM-37)."""

    seat: Seat
    location: Location
    text: str
    kind: Literal["note_written"] = "note_written"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome
    kind: Literal["game_ended"] = "game_ended"


Deed = (
    SidePicked
    | ModulesSettled
    | MayhemPut
    | DoorPut
    | StartShown
    | RecruitsAnnounced
    | ImmortalPut
    | SleeperSet
    | AgentsNamed
    | AgentTaken
    | PawnPut
    | SecondSlipPut
    | BugsSet
    | TurncoatSet
    | CardsOpened
    | ImmortalMoved
    | SleeperWoken
    | ExtraStepPut
    | RecruitClaimed
    | ClaimFailed
    | HourPassed
    | AgentMoved
    | Asked
    | StepsShown
    | NoNewStep
    | Jammed
    | Revealed
    | CaptureTried
    | ShakenDown
    | ImmortalPushed
    | ImmortalLeft
    | Sensed
    | AllyTold
    | CordonPut
    | AgentsSwapped
    | ActivationEnded
    | DeadEnd
)
"""A public event."""

Event = (
    Deed
    | ModulesPicked
    | BugsPut
    | BugsHeard
    | TurncoatNamed
    | RecruiterTaken
    | StartChosen
    | CardsDrawn
    | CardsKept
    | FeatureNoted
    | Stepped
    | OrderSet
    | NoteWritten
    | GameEnded
)
EVENTS: TypeAdapter[Event] = by_kind(Event)
