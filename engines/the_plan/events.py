"""What happens in Agents: T.H.E. Plan, whole; `secrecy.redact` cuts what a seat may not know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import TypeAdapter

from engines.core.codec import by_kind
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.the_plan.cards import Action, Bonus, Circle, Hideout, Part, Path, Suspect


@dataclass(frozen=True, slots=True)
class Half:
    """A half of a hideout, as a file's card shows it."""

    hideout: Hideout
    part: Part


@dataclass(frozen=True, slots=True)
class ActionChosen:
    """An action chosen but not carried out: nobody else knows."""

    seat: Seat
    card: int
    action: Action
    kind: Literal["action_chosen"] = "action_chosen"


@dataclass(frozen=True, slots=True)
class ActionPlayed:
    """An action card played for one of its actions (TP-4)."""

    seat: Seat
    card: int
    action: Action
    kind: Literal["action_played"] = "action_played"


@dataclass(frozen=True, slots=True)
class AgentMoved:
    """A secret agent has moved; `path` begins where it stood, `meets` are the suspects passed (TP-10).

    On the way into a hideout nobody is met, since checks lapse there (TP-20).
    """

    seat: Seat
    path: Path
    meets: tuple[Suspect, ...]
    kind: Literal["agent_moved"] = "agent_moved"


@dataclass(frozen=True, slots=True)
class AgentStayed:
    """A secret agent had no way to go (TP-6, TP-9)."""

    seat: Seat
    kind: Literal["agent_stayed"] = "agent_stayed"


@dataclass(frozen=True, slots=True)
class SuspectMoved:
    """A suspect was moved; `path` begins where it stood, `meets`: it passed the mover's agent (TP-10)."""

    seat: Seat
    suspect: Suspect
    path: Path
    meets: bool
    kind: Literal["suspect_moved"] = "suspect_moved"


@dataclass(frozen=True, slots=True)
class SuspectStayed:
    """A suspect couldn't be moved so far (TP-11)."""

    seat: Seat
    suspect: Suspect
    count: int
    kind: Literal["suspect_stayed"] = "suspect_stayed"


@dataclass(frozen=True, slots=True)
class SearchlightTurned:
    """The searchlight lights another segment (TP-14)."""

    seat: Seat
    to: Hideout
    kind: Literal["searchlight_turned"] = "searchlight_turned"


@dataclass(frozen=True, slots=True)
class BriefcaseSeen:
    """A look into a briefcase (TP-14); whether it holds the Plan is known to the looker alone."""

    seat: Seat
    hideout: Hideout
    plan: bool | None
    kind: Literal["briefcase_seen"] = "briefcase_seen"


@dataclass(frozen=True, slots=True)
class KeyShown:
    """An opponent's key was turned face up (TP-14)."""

    seat: Seat
    opponent: Seat
    key: Hideout
    kind: Literal["key_shown"] = "key_shown"


@dataclass(frozen=True, slots=True)
class LightLeft:
    """No use was made of the lit segment (TP-14)."""

    seat: Seat
    kind: Literal["light_left"] = "light_left"


@dataclass(frozen=True, slots=True)
class KeyTaken:
    """A key taken from the stock, on a key circle or by a bonus card (`circle` None); which one, its taker knows."""

    seat: Seat
    circle: Circle | None
    key: Hideout | None
    kind: Literal["key_taken"] = "key_taken"


@dataclass(frozen=True, slots=True)
class KeyLeft:
    """A key circle passed without taking a key (TP-16)."""

    seat: Seat
    circle: Circle
    kind: Literal["key_left"] = "key_left"


@dataclass(frozen=True, slots=True)
class BattleFought:
    """A battle for a key: both rolls, the higher wins (TP-17)."""

    seat: Seat
    opponent: Seat
    own: int
    theirs: int
    kind: Literal["battle_fought"] = "battle_fought"


@dataclass(frozen=True, slots=True)
class BattleAvoided:
    """A secret agent passed in peace (TP-17)."""

    seat: Seat
    opponent: Seat
    kind: Literal["battle_avoided"] = "battle_avoided"


@dataclass(frozen=True, slots=True)
class KeyStolen:
    """A key won in a battle: known to both, and to all if it lay face up (TP-17, TP-19)."""

    seat: Seat
    opponent: Seat
    key: Hideout | None
    face_up: bool
    kind: Literal["key_stolen"] = "key_stolen"


@dataclass(frozen=True, slots=True)
class FileChecked:
    """A file checked (TP-12): what half it showed is known to the checker alone."""

    seat: Seat
    suspect: Suspect
    half: Half | None
    kind: Literal["file_checked"] = "file_checked"


@dataclass(frozen=True, slots=True)
class BonusMet:
    """A check met the file's bonus card (TP-13); `roll` for a move or the tram."""

    seat: Seat
    suspect: Suspect
    bonus: Bonus
    roll: int | None
    kind: Literal["bonus_met"] = "bonus_met"


@dataclass(frozen=True, slots=True)
class ChecksDeclined:
    """Checks still open were declined (TP-12)."""

    seat: Seat
    count: int
    kind: Literal["checks_declined"] = "checks_declined"


@dataclass(frozen=True, slots=True)
class ClaimAnnounced:
    """A claim whose way has been chosen: the hideout that is to be entered, the owner named (TP-26)."""

    seat: Seat
    hideout: Hideout
    owner: Suspect
    kind: Literal["claim_announced"] = "claim_announced"


@dataclass(frozen=True, slots=True)
class HideoutEntered:
    """A claim (TP-20 to TP-22); what lay in the briefcase and on the named suspect's evidence, the claimer knows."""

    seat: Seat
    hideout: Hideout
    owner: Suspect
    right: bool
    plan: bool | None
    evidence: Hideout | None
    kind: Literal["hideout_entered"] = "hideout_entered"


@dataclass(frozen=True, slots=True)
class LeftAlone:
    """All others are out, and the last player plays on until they claim (TP-23)."""

    seat: Seat
    kind: Literal["left_alone"] = "left_alone"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; `number` counts them from 1, the die has been rolled (TP-4)."""

    number: int
    seat: Seat
    roll: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome
    kind: Literal["game_ended"] = "game_ended"


Deed = (
    ActionPlayed
    | AgentMoved
    | AgentStayed
    | SuspectMoved
    | SuspectStayed
    | SearchlightTurned
    | BriefcaseSeen
    | KeyShown
    | LightLeft
    | KeyTaken
    | KeyLeft
    | BattleFought
    | BattleAvoided
    | KeyStolen
    | FileChecked
    | BonusMet
    | ChecksDeclined
    | ClaimAnnounced
    | HideoutEntered
    | LeftAlone
)
"""What a turn is told by afterwards, each cut to what the viewer may know."""

Event = Deed | ActionChosen | TurnBegan | GameEnded
EVENTS: TypeAdapter[Event] = by_kind(Event)
