"""What tells the player who brought it about something new: that ends the reach of an undo."""

from __future__ import annotations

from engines.mind_mgmt.events import (
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


def reveals(event: Event) -> bool:
    """Whether an event told its player what they couldn't foresee: cards, answers, and whether these come at once."""
    return isinstance(event, NEWS)
