"""What happens in MIND MGMT, whole; `view.redact` cuts what a seat may not know.

`hour` is the last hour that has passed: 5 from the announcement of the setup on, in the Recruiter's turn still that
of the turn before. A `Deed` is known to everybody and stays in the log that views hold, so that all that the agents
know can be read from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import TypeAdapter

from engines.core.game import Outcome
from engines.core.kinds import by_kind
from engines.mind_mgmt.events_agents import (
    ActivationEnded,
    AgentMoved,
    Asked,
    CaptureTried,
    ImmortalLeft,
    ImmortalPushed,
    NoteWritten,
    Revealed,
    Sensed,
    ShakenDown,
)
from engines.mind_mgmt.events_recruiter import (
    CardsOpened,
    DeadEnd,
    ExtraStepPut,
    HourPassed,
    ImmortalMoved,
    NoNewStep,
    OrderSet,
    RecruitClaimed,
    RecruitsAnnounced,
    Stepped,
    StepsShown,
)
from engines.mind_mgmt.events_setup import (
    AgentTaken,
    CardsDrawn,
    ImmortalPut,
    MayhemPut,
    PawnPut,
    RecruiterTaken,
    SecondSlipPut,
    StartChosen,
    StartShown,
)

__all__ = [
    "EVENTS",
    "ActivationEnded",
    "AgentMoved",
    "AgentTaken",
    "Asked",
    "CaptureTried",
    "CardsDrawn",
    "CardsOpened",
    "DeadEnd",
    "Deed",
    "Event",
    "ExtraStepPut",
    "GameEnded",
    "HourPassed",
    "ImmortalLeft",
    "ImmortalMoved",
    "ImmortalPushed",
    "ImmortalPut",
    "MayhemPut",
    "NoNewStep",
    "NoteWritten",
    "OrderSet",
    "PawnPut",
    "RecruitClaimed",
    "RecruiterTaken",
    "RecruitsAnnounced",
    "Revealed",
    "SecondSlipPut",
    "Sensed",
    "ShakenDown",
    "StartChosen",
    "StartShown",
    "Stepped",
    "StepsShown",
]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome
    kind: Literal["game_ended"] = "game_ended"


Deed = (
    MayhemPut
    | StartShown
    | RecruitsAnnounced
    | ImmortalPut
    | AgentTaken
    | PawnPut
    | SecondSlipPut
    | CardsOpened
    | ImmortalMoved
    | ExtraStepPut
    | RecruitClaimed
    | HourPassed
    | AgentMoved
    | Asked
    | StepsShown
    | NoNewStep
    | Revealed
    | CaptureTried
    | ShakenDown
    | ImmortalPushed
    | ImmortalLeft
    | Sensed
    | ActivationEnded
    | DeadEnd
)
"""What everybody knows has happened."""

Event = Deed | RecruiterTaken | StartChosen | CardsDrawn | Stepped | OrderSet | NoteWritten | GameEnded
EVENTS: TypeAdapter[Event] = by_kind(Event)
