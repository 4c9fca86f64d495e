"""A suspect comes before an agent (IN-2, IN-23, IN-25)."""

from __future__ import annotations

from typing import Literal

from engines.core.seats import Seat
from engines.infiltraitors.cards import CARDS, NOTHING, Code, mask_of
from engines.infiltraitors.events import Captured, Event
from engines.infiltraitors.state import LastDeed, State, Suspect
from engines.infiltraitors.table import discard_top
from engines.infiltraitors.twists import twist


def take_suspect(state: State, seat: Seat, place: list[Code], events: list[Event], *, from_hq: bool) -> None:
    """Lay a suspect from the middle, or from aside, before an agent, who looks at it."""
    suspect = Suspect(state.captured + 1, place.pop(), seat, token=twist(state).token(state))
    state.captured += 1
    hq = _top_card(state, suspect) if from_hq else "nothing"
    state.held[seat] = suspect
    state.memory[seat] |= mask_of(suspect.cards)
    state.last = LastDeed(state.number, seat, "capture", seat, suspect.serial)
    second = None if suspect.second == NOTHING else CARDS[suspect.second]
    events.append(Captured(seat, suspect.serial, suspect.token or None, hq, CARDS[suspect.card], second))


def _top_card(state: State, suspect: Suspect) -> Literal["discarded", "kept", "nothing"]:
    if not state.hq:
        return "nothing"
    if twist(state).keeps_top_card:
        suspect.second = state.hq.pop()
        return "kept"
    discard_top(state)
    return "discarded"
