"""What tells the agent who brought it about something new: that ends the reach of an undo."""

from __future__ import annotations

from engines.infiltraitors.events import (
    AgentLeft,
    ClueGiven,
    Event,
    KeyClueGiven,
    RewardDeclined,
    RewardTaken,
    Stayed,
    SurplusDiscarded,
    TurnBegan,
    Waited,
)
from engines.infiltraitors.state import State
from engines.infiltraitors.twists import twist

FORESEEN = ClueGiven | Waited | RewardDeclined | Stayed | KeyClueGiven | AgentLeft | TurnBegan
"""A clue lies as its player, who knows the suspect, knew it would; waiting discards a card that nobody sees."""


def reveals(state: State, event: Event) -> bool:
    """Whether an event told its agent what they couldn't foresee: suspects, draws, shots, how an exchange lies."""
    if isinstance(event, RewardTaken):
        return event.face_down
    if isinstance(event, SurplusDiscarded):
        return twist(state).hands_turned_round
    return not isinstance(event, FORESEEN)
