"""What a seat sees, taken from the state itself: as `seen_of` tells it of the view, many times as fast."""

from __future__ import annotations

from engines.agent_avenue.bags import count, size
from engines.agent_avenue.cards import COPIES, MARKET, SPACES
from engines.agent_avenue.player import seen
from engines.agent_avenue.player.seen import NONE, ONGOING_CARDS, STAGES, Row, flags
from engines.agent_avenue.state import NOBODY, State, set_asides_left
from engines.core.seats import Seat

_CODES = range(NONE)


def seen_by(state: State, seat: Seat) -> Row:
    """What the seat sees, which has to choose now."""
    side = seat & 1
    own, theirs = state.sides[side], state.sides[1 - side]
    held = [count(state.hands[seat], code) for code in _CODES]
    mine, yours = own.agents, theirs.agents
    row = [mine.count(code) for code in _CODES] + [yours.count(code) for code in _CODES] + held
    left = [COPIES[code] - row[code] - row[NONE + code] - held[code] for code in _CODES]
    for code in state.asides[seat]:
        left[code] -= 1
    if state.face_up != NOBODY:
        left[state.face_up] -= 1
    row += left
    row += [
        own.travel - theirs.travel,
        len(state.deck),
        set_asides_left(state, seat),
        sum(set_asides_left(state, their) for their in theirs.seats),
        int(state.active == side),
        int(state.advanced),
        own.travel % SPACES,
        theirs.travel % SPACES,
        STAGES[state.stage],
        NONE if state.face_up == NOBODY else state.face_up,
        len(own.seats),
        len(theirs.seats),
        int(1 - side in state.landed),
        sum(size(state.hands[their]) for their in theirs.seats),
    ]
    if not state.advanced:
        return row + [0] * (seen.WIDTH - len(row))
    return (
        row
        + flags(own.market, ONGOING_CARDS)
        + flags(theirs.market, ONGOING_CARDS)
        + flags(state.bazaar.supply, MARKET)
    )
