"""What players do in Agents: T.H.E. Plan, in the rules' terms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from pydantic import TypeAdapter

from engines.core import errors
from engines.core.codec import by_kind
from engines.core.seats import Seat
from engines.the_plan.cards import Action, Hideout, Path, Suspect


@dataclass(frozen=True, slots=True)
class ChooseAction:
    """Choose a ready action card and one of its actions (TP-4); until it is carried out another may be chosen."""

    card: int
    action: Action
    kind: Literal["choose_action"] = "choose_action"


@dataclass(frozen=True, slots=True)
class MoveAgent:
    """Move one's secret agent along the path, on foot or, where the action or bonus says so, by tram (TP-6, TP-9)."""

    path: Path
    kind: Literal["move_agent"] = "move_agent"


@dataclass(frozen=True, slots=True)
class EnterHideout:
    """Move one's secret agent along the path, then into the hideout: it holds the Plan and is the owner's (TP-20)."""

    path: Path
    hideout: Hideout
    owner: Suspect
    kind: Literal["enter_hideout"] = "enter_hideout"


@dataclass(frozen=True, slots=True)
class StayPut:
    """The secret agent has no way to go: the move is skipped (TP-6, TP-9)."""

    kind: Literal["stay_put"] = "stay_put"


@dataclass(frozen=True, slots=True)
class MoveSuspect:
    """Move a suspect along the path, whose length is the count given to it (TP-11)."""

    suspect: Suspect
    path: Path
    kind: Literal["move_suspect"] = "move_suspect"


@dataclass(frozen=True, slots=True)
class SkipSuspect:
    """Give a suspect a count that it can't move: it is skipped (TP-11)."""

    suspect: Suspect
    count: int
    kind: Literal["skip_suspect"] = "skip_suspect"


@dataclass(frozen=True, slots=True)
class TurnSearchlight:
    """Turn the searchlight to a segment next to the lit one (TP-14)."""

    to: Hideout
    kind: Literal["turn_searchlight"] = "turn_searchlight"


@dataclass(frozen=True, slots=True)
class LookIntoBriefcase:
    """Look alone into the briefcase that the searchlight lights (TP-14)."""

    kind: Literal["look_into_briefcase"] = "look_into_briefcase"


@dataclass(frozen=True, slots=True)
class ShowKey:
    """Make an opponent in the lit segment turn one face-down key face up (TP-14, TP-19)."""

    opponent: Seat
    kind: Literal["show_key"] = "show_key"


@dataclass(frozen=True, slots=True)
class LeaveLight:
    """Make no use of the lit segment (TP-14)."""

    kind: Literal["leave_light"] = "leave_light"


@dataclass(frozen=True, slots=True)
class TakeKey:
    """Take a random key of the stock on a key circle (TP-16)."""

    kind: Literal["take_key"] = "take_key"


@dataclass(frozen=True, slots=True)
class LeaveKey:
    """Pass a key circle without taking a key (TP-16)."""

    kind: Literal["leave_key"] = "leave_key"


@dataclass(frozen=True, slots=True)
class Battle:
    """Battle the secret agent one passes for a key (TP-17)."""

    opponent: Seat
    kind: Literal["battle"] = "battle"


@dataclass(frozen=True, slots=True)
class AvoidBattle:
    """Pass another secret agent in peace (TP-17)."""

    opponent: Seat
    kind: Literal["avoid_battle"] = "avoid_battle"


@dataclass(frozen=True, slots=True)
class StealKey:
    """Take a key of the beaten opponent: a face-up one by its number, None: a face-down one at random (TP-19)."""

    key: Hideout | None
    kind: Literal["steal_key"] = "steal_key"


@dataclass(frozen=True, slots=True)
class CheckFile:
    """Check the top card of a suspect's file (TP-12): by the action, or for a meeting."""

    suspect: Suspect
    kind: Literal["check_file"] = "check_file"


@dataclass(frozen=True, slots=True)
class DeclineChecks:
    """End the turn without the checks still open (TP-12)."""

    kind: Literal["decline_checks"] = "decline_checks"


Move = (
    ChooseAction
    | MoveAgent
    | EnterHideout
    | StayPut
    | MoveSuspect
    | SkipSuspect
    | TurnSearchlight
    | LookIntoBriefcase
    | ShowKey
    | LeaveLight
    | TakeKey
    | LeaveKey
    | Battle
    | AvoidBattle
    | StealKey
    | CheckFile
    | DeclineChecks
)
MOVES: TypeAdapter[Move] = by_kind(Move)

refusal = partial(errors.refusal, "the-plan")
"""The error of a move that is refused: its text is `the-plan-error-<reason>`."""
