"""What players do in MIND MGMT, in the rules' terms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from pydantic import TypeAdapter

from engines.core import errors
from engines.core.codec import by_kind
from engines.mind_mgmt.board import Border, Feature, Line, Location
from engines.mind_mgmt.cards import Agent, Ally, Immortal, ModuleName, Order, RecruiterCard, Token


@dataclass(frozen=True, slots=True)
class PickModules:
    """Pick modules of the own side's open packages for this game, or none (MS-104, MS-105)."""

    modules: tuple[ModuleName, ...]
    kind: Literal["pick_modules"] = "pick_modules"


@dataclass(frozen=True, slots=True)
class PutMayhem:
    """Put a mayhem token on a border (MM-2)."""

    border: Border
    kind: Literal["put_mayhem"] = "put_mayhem"


@dataclass(frozen=True, slots=True)
class PutDoor:
    """Put a door on a location (MS-20)."""

    location: Location
    kind: Literal["put_door"] = "put_door"


@dataclass(frozen=True, slots=True)
class TakeRecruiter:
    """Take a recruiter card in secret; None: one drawn at random (MM-3)."""

    card: RecruiterCard | None
    kind: Literal["take_recruiter"] = "take_recruiter"


@dataclass(frozen=True, slots=True)
class ChooseStart:
    """Choose the start, hour 1 (MM-3)."""

    location: Location
    kind: Literal["choose_start"] = "choose_start"


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Keep these of the cards drawn; the others go under the deck, the last of them lowest (MS-30)."""

    cards: tuple[Feature, ...]
    under: tuple[Feature, ...]
    kind: Literal["keep_cards"] = "keep_cards"


@dataclass(frozen=True, slots=True)
class Step:
    """Step to a location never visited (MM-13), while hiding too (MM-4)."""

    to: Location
    kind: Literal["step"] = "step"


@dataclass(frozen=True, slots=True)
class Slip:
    """Spend a mind slip to go where the recruiter card leads (MM-15, MM-16)."""

    token: Token
    to: Location
    kind: Literal["slip"] = "slip"


@dataclass(frozen=True, slots=True)
class PutImmortal:
    """Put the next immortal on a location (MM-5)."""

    location: Location
    kind: Literal["put_immortal"] = "put_immortal"


@dataclass(frozen=True, slots=True)
class NoteFeature:
    """Note in secret the feature on which the Sleeper will wake (MS-32)."""

    feature: Feature
    kind: Literal["note_feature"] = "note_feature"


@dataclass(frozen=True, slots=True)
class NameAgents:
    """Name the agents that are played, where there are more cards than that (MS-55)."""

    agents: tuple[Agent, ...]
    kind: Literal["name_agents"] = "name_agents"


@dataclass(frozen=True, slots=True)
class TakeAgent:
    """Take an agent card (MM-6)."""

    agent: Agent
    kind: Literal["take_agent"] = "take_agent"


@dataclass(frozen=True, slots=True)
class PutPawn:
    """Put an agent's pawn on a location of the edge (MM-6)."""

    agent: Agent
    location: Location
    kind: Literal["put_pawn"] = "put_pawn"


@dataclass(frozen=True, slots=True)
class PutSecondSlip:
    """Put the second mind slip on a location next to a temple (MM-7)."""

    location: Location
    kind: Literal["put_second_slip"] = "put_second_slip"


@dataclass(frozen=True, slots=True)
class PutBugs:
    """Listen in these locations, in secret (MS-60)."""

    locations: tuple[Location, ...]
    kind: Literal["put_bugs"] = "put_bugs"


@dataclass(frozen=True, slots=True)
class NameTurncoat:
    """Name the immortal that is the turncoat, in secret (MS-70)."""

    immortal: Immortal
    kind: Literal["name_turncoat"] = "name_turncoat"


@dataclass(frozen=True, slots=True)
class MoveImmortal:
    """Move an immortal in the Recruiter's turn (MM-12, MM-20)."""

    immortal: Immortal
    to: Location
    kind: Literal["move_immortal"] = "move_immortal"


@dataclass(frozen=True, slots=True)
class WakeSleeper:
    """Wake the Sleeper on a location with its feature, in place of an immortal's move (MS-33)."""

    location: Location
    kind: Literal["wake_sleeper"] = "wake_sleeper"


@dataclass(frozen=True, slots=True)
class PutStep:
    """Put a step on a visited location, for a further move of an immortal (MM-12)."""

    location: Location
    kind: Literal["put_step"] = "put_step"


@dataclass(frozen=True, slots=True)
class ClaimRecruit:
    """Take a recruit by two immortals for the feature of an open card (MM-21)."""

    feature: Feature
    kind: Literal["claim_recruit"] = "claim_recruit"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the Recruiter's turn (MM-12)."""

    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True)
class ShowStep:
    """Answer an Ask with a step on a visited location that shows the feature (MM-32)."""

    location: Location
    kind: Literal["show_step"] = "show_step"


@dataclass(frozen=True, slots=True)
class SayNoNewStep:
    """Answer an Ask: there is no new step (MM-32)."""

    kind: Literal["say_no_new_step"] = "say_no_new_step"


@dataclass(frozen=True, slots=True)
class Jam:
    """Leave an Ask without an answer (MS-12)."""

    kind: Literal["jam"] = "jam"


@dataclass(frozen=True, slots=True)
class SetOrder:
    """Leave a standing order for Asks to come, or take it back; at any time, in private (MM-32)."""

    order: Order
    kind: Literal["set_order"] = "set_order"


@dataclass(frozen=True, slots=True)
class MoveAgent:
    """Move the agent's pawn up to two locations (MM-30, MM-31)."""

    agent: Agent
    to: Location
    kind: Literal["move_agent"] = "move_agent"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask about a feature, if wished with an ally (MM-32)."""

    agent: Agent
    feature: Feature
    ally: Ally | None = None
    kind: Literal["ask"] = "ask"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Ask for the hour of the step in the agent's location; `note`: the white note given up for it (MM-33, MM-37)."""

    agent: Agent
    note: Location | None = None
    kind: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class Capture:
    """Try to capture the Recruiter in the agent's location (MM-34)."""

    agent: Agent
    kind: Literal["capture"] = "capture"


@dataclass(frozen=True, slots=True)
class ShakeDown:
    """Shake the immortal in the agent's location down: is the feature one of the hidden cards? (MM-35)."""

    agent: Agent
    feature: Feature
    kind: Literal["shake_down"] = "shake_down"


@dataclass(frozen=True, slots=True)
class PushImmortal:
    """Push the immortal that was shaken down (MM-35)."""

    to: Location
    kind: Literal["push_immortal"] = "push_immortal"


@dataclass(frozen=True, slots=True)
class LeaveImmortal:
    """Leave the immortal that was shaken down where it is (MM-35)."""

    kind: Literal["leave_immortal"] = "leave_immortal"


@dataclass(frozen=True, slots=True)
class Sense:
    """Meru's action: is the Recruiter within two locations in her row or column? (MM-38)."""

    agent: Agent
    kind: Literal["sense"] = "sense"


@dataclass(frozen=True, slots=True)
class ShiftImmortal:
    """Bill's power: shift an immortal next to him (MM-38)."""

    agent: Agent
    immortal: Immortal
    to: Location
    kind: Literal["shift_immortal"] = "shift_immortal"


@dataclass(frozen=True, slots=True)
class SendAgent:
    """Dusty's power: send an agent on (MM-38)."""

    agent: Agent
    sent: Agent
    to: Location
    kind: Literal["send_agent"] = "send_agent"


@dataclass(frozen=True, slots=True)
class SwapAgents:
    """Juno's power: change places with another agent (MS-73)."""

    agent: Agent
    other: Agent
    kind: Literal["swap_agents"] = "swap_agents"


@dataclass(frozen=True, slots=True)
class UseAlly:
    """Ask an ally about a row or a column, in the agent's activation (MS-57, MS-65)."""

    agent: Agent
    ally: Ally
    line: Line
    kind: Literal["use_ally"] = "use_ally"


@dataclass(frozen=True, slots=True)
class PutCordon:
    """Put a cordon on the agent's location; `source`: where it lay (None: nowhere yet) (MS-58)."""

    agent: Agent
    source: Location | None = None
    kind: Literal["put_cordon"] = "put_cordon"


@dataclass(frozen=True, slots=True)
class EndActivation:
    """End the agent's activation, an empty one too (MM-30)."""

    agent: Agent
    kind: Literal["end_activation"] = "end_activation"


@dataclass(frozen=True, slots=True)
class WriteNote:
    """Put a white note on a location or rewrite it; an empty text takes it away (MM-37).

    An agents' seat may do so at any time.
    """

    location: Location
    text: str
    kind: Literal["write_note"] = "write_note"


Move = (
    PickModules
    | PutMayhem
    | PutDoor
    | TakeRecruiter
    | ChooseStart
    | KeepCards
    | Step
    | Slip
    | PutImmortal
    | NoteFeature
    | NameAgents
    | TakeAgent
    | PutPawn
    | PutSecondSlip
    | PutBugs
    | NameTurncoat
    | MoveImmortal
    | WakeSleeper
    | PutStep
    | ClaimRecruit
    | EndTurn
    | ShowStep
    | SayNoNewStep
    | Jam
    | SetOrder
    | MoveAgent
    | Ask
    | Reveal
    | Capture
    | ShakeDown
    | PushImmortal
    | LeaveImmortal
    | Sense
    | ShiftImmortal
    | SendAgent
    | SwapAgents
    | UseAlly
    | PutCordon
    | EndActivation
    | WriteNote
)
MOVES: TypeAdapter[Move] = by_kind(Move)

refusal = partial(errors.refusal, "mind-mgmt")
"""The error of a move that is refused: its text is `mind-mgmt-error-<reason>`."""
