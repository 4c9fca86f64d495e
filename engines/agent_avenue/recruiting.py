"""The Recruit step: the opponent takes one of the two cards, the active player the other (AA-6, AA-8, AA-43)."""

from __future__ import annotations

from engines.agent_avenue.ending import clear_middle
from engines.agent_avenue.events import CardPicked, Event
from engines.agent_avenue.flow import proceed
from engines.agent_avenue.moves import Recruit, Which
from engines.agent_avenue.pawns import enlist
from engines.agent_avenue.state import SideState, State, Turn
from engines.core.chance import Chance
from engines.core.seats import Seat


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
    return recruit_pair(state, made[0] if len(made) == 1 else chance.choice(made))


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
