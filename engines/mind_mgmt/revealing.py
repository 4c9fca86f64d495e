"""What tells the player who brought it about something new: that ends the reach of an undo."""

from __future__ import annotations

from engines.mind_mgmt.events import (
    ActivationEnded,
    Asked,
    CaptureTried,
    CardsDrawn,
    CardsOpened,
    DeadEnd,
    Event,
    GameEnded,
    NoNewStep,
    Revealed,
    Sensed,
    ShakenDown,
    StepsShown,
)
from engines.mind_mgmt.state import State

NEWS = (
    CardsDrawn
    | CardsOpened
    | Asked
    | StepsShown
    | NoNewStep
    | Revealed
    | CaptureTried
    | ShakenDown
    | Sensed
    | DeadEnd
    | GameEnded
)


def reveals(state: State, event: Event) -> bool:
    """Whether an event told its player what they couldn't foresee: cards, answers, whether these come at once.

    The end of the agents' turn tells that the Recruiter is in no dead end.
    """
    if isinstance(event, ActivationEnded):
        return state.stage != "agents"
    return isinstance(event, NEWS)
