"""Agents coming into play and the pawns they move (AA-7, AA-8, AA-21, AA-24, AA-31)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.agent_avenue.cards import HOMES, MARKET_SPACES, MOVES_BY, SPACES, Agent, Code, Market, spaces_of
from engines.agent_avenue.events import Event, PawnMoved, recruited
from engines.agent_avenue.moves import Which
from engines.agent_avenue.state import SideState, State
from engines.core.seats import Seat

_MORE = {
    Agent.ENFORCER.code: (Market.WATCHTOWER, spaces_of(Market.WATCHTOWER)),
    Agent.CODEBREAKER.code: (Market.SUPERCOMPUTER, spaces_of(Market.SUPERCOMPUTER)),
}


def spaces_for(market: Sequence[Market], code: Code, copy: int) -> int:
    """How far the copy-th agent of that name moves a side with these ongoing cards, as one move (AA-7, AA-31)."""
    spaces = MOVES_BY[code][copy]
    if not market:
        return spaces
    if code == Agent.SABOTEUR.code and Market.DISTRACTION_DEVICE in market:
        spaces = -spaces
    if code == Agent.DOUBLE_AGENT.code and Market.SINISTER_TWIN in market:
        spaces *= 2
    card, more = _MORE.get(code, (None, 0))
    return spaces + more if card in market else spaces


def enlist(
    state: State, side: SideState, seat: Seat | None, code: Code, source: Which | Market, events: list[Event]
) -> None:
    """Put an agent into play and move the pawn by it; a market space it lands on waits in `landed`."""
    side.agents.append(code)
    spaces = spaces_for(side.market, code, side.agents.count(code))
    start = (HOMES[side.side] + side.travel) % SPACES
    event = recruited(side.side, seat, code, source, spaces, start)
    side.travel += spaces
    state.turns[-1].steps.append(event)
    events.append(event)
    if spaces and state.advanced:
        _arrive(state, side, event.end, events)


def move_by_card(state: State, side: SideState, card: Market, events: list[Event]) -> None:
    """Move the pawn forward as a market card says (Getaway Car, Surveillance Truck)."""
    spaces = spaces_of(card)
    start = side.space
    side.travel += spaces
    event = PawnMoved(side.side, card, spaces, start, side.space)
    state.turns[-1].steps.append(event)
    events.append(event)
    _arrive(state, side, event.end, events)


def _arrive(state: State, side: SideState, space: int, events: list[Event]) -> None:
    if space in MARKET_SPACES:
        state.landed.insert(0, side.side)
    elif space in HOMES and Market.GETAWAY_CAR in side.market:
        move_by_card(state, side, Market.GETAWAY_CAR, events)
