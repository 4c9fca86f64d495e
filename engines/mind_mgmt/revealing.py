"""What tells the player who brought it about something new: that ends the reach of an undo."""

from __future__ import annotations

from engines.mind_mgmt.events import (
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
    """Whether an event told its player what they couldn't foresee: cards and answers."""
    return isinstance(event, NEWS)
