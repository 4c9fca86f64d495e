"""What tells the player who brought it about something new: that ends the reach of an undo."""

from __future__ import annotations

from engines.the_plan.events import (
    ActionChosen,
    ActionPlayed,
    AgentMoved,
    AgentStayed,
    BattleAvoided,
    ChecksDeclined,
    ClaimAnnounced,
    Event,
    KeyLeft,
    KeyStolen,
    LightLeft,
    SearchlightTurned,
    SuspectMoved,
    SuspectStayed,
)

FORESEEN = (
    ActionChosen
    | ActionPlayed
    | AgentMoved
    | AgentStayed
    | SuspectMoved
    | SuspectStayed
    | SearchlightTurned
    | LightLeft
    | KeyLeft
    | BattleAvoided
    | ChecksDeclined
    | ClaimAnnounced
)


def reveals(event: Event) -> bool:
    """Whether an event told its player what they couldn't foresee: rolls, keys, halves, briefcases, claims."""
    if isinstance(event, KeyStolen):
        return not event.face_up
    return not isinstance(event, FORESEEN)
