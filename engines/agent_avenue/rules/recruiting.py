"""The Recruit step: who takes which card, agents coming into play and the pawns they move (AA-6 to AA-8, AA-43)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.agent_avenue.cards import HOMES, MARKET_SPACES, MOVES_BY, SPACES, Agent, Code, Market, spaces_of
from engines.agent_avenue.events import CardPicked, Event, PawnMoved, TimeRanOut, recruited
from engines.agent_avenue.moves import Recruit, Which
from engines.agent_avenue.rules.ending import clear_middle, proceed
from engines.agent_avenue.state import SideState, State, Turn
from engines.agent_avenue.views import other
from engines.core.chance import Chance
from engines.core.seats import Seat

_MORE = {
    Agent.ENFORCER.code: (Market.WATCHTOWER, spaces_of(Market.WATCHTOWER)),
    Agent.CODEBREAKER.code: (Market.SUPERCOMPUTER, spaces_of(Market.SUPERCOMPUTER)),
}


def recruit(state: State, seat: Seat, move: Recruit, chance: Chance) -> list[Event]:
    """Take a card of the middle; in a team of two it is the seat's pick, done when both agree."""
    team = state.side_of(seat).seats
    if len(team) == 1:
        return recruit_pair(state, move.which)
    state.picks[seat] = move.which
    picked = CardPicked(seat, move.which)
    if any(state.picks[partner] != move.which for partner in team):
        return [picked]
    return [picked, *recruit_pair(state, move.which)]


def picks_run_out(state: State, chance: Chance) -> list[Event] | None:
    """Time is up: the only pick made holds, of two different ones chance decides (AA-43); None without a pick."""
    made = [pick for pick in state.picks if pick is not None]
    if not made:
        return None
    alone = len(made) == 1
    ran_out = TimeRanOut(other(state.active), "pick" if alone else "chance")
    return [ran_out, *recruit_pair(state, made[0] if alone else chance.choice(made))]


def recruit_pair(state: State, took: Which) -> list[Event]:
    """Both cards come into play and both pawns move, before anything of the market (AA-8, AA-27)."""
    active, opponent = state.sides[state.active], state.sides[1 - state.active]
    up, down = state.face_up, state.face_down
    state.turns.append(_turn(state, took))
    left: Which = "face_down" if took == "face_up" else "face_up"
    events: list[Event] = []
    enlist(state, opponent, _taker(opponent), up if took == "face_up" else down, took, events)
    enlist(state, active, _taker(active), down if took == "face_up" else up, left, events)
    clear_middle(state)
    state.picks = [None] * state.seats
    proceed(state, events)
    return events


def _taker(side: SideState) -> Seat | None:
    return side.seats[0] if len(side.seats) == 1 else None


def _turn(state: State, took: Which) -> Turn:
    green, blue = state.sides
    return Turn(
        state.number,
        state.active,
        state.face_up,
        state.face_up_by,
        state.face_down,
        state.face_down_by,
        took,
        state.set_asides,
        (green.space, blue.space),
        0,
        [],
    )


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
