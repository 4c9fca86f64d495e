"""The End step and what leads to it: who has won or lost, the empty deck, the next turn (AA-9 to AA-13, AA-28)."""

from __future__ import annotations

from engines.agent_avenue.bags import size
from engines.agent_avenue.cards import CAUGHT_AT, HOMES, Agent, Market
from engines.agent_avenue.events import Event, GameEnded, turn_began
from engines.agent_avenue.names import COLOURS
from engines.agent_avenue.state import NOBODY, SideState, State
from engines.agent_avenue.views import Side, other
from engines.core.game import Outcome
from engines.core.text import Text, text

CODEBREAKER = Agent.CODEBREAKER.code
DAREDEVIL = Agent.DAREDEVIL.code
MASTERPLAN_NAMES = 7


def win_of(state: State, side: Side) -> str | None:
    """The winning condition the side meets, or None (AA-9, AA-10, AA-28)."""
    own = state.sides[side]
    if (state.lead if side == 0 else -state.lead) >= CAUGHT_AT:
        return "catch"
    if own.agents.count(CODEBREAKER) >= 3:
        return "codebreakers"
    return _market_win(own, state.sides[1 - side]) if own.market else None


def loss_of(state: State, side: Side) -> str | None:
    """The losing condition the side meets, or None (AA-10)."""
    own = state.sides[side]
    if own.agents.count(DAREDEVIL) >= 3 and Market.LEADER_OF_THE_PACK not in own.market:
        return "daredevils"
    return None


def _market_win(own: SideState, opponent: SideState) -> str | None:
    if Market.LEADER_OF_THE_PACK in own.market and own.agents.count(DAREDEVIL) >= 3:
        return "leader"
    if Market.MASTERPLAN in own.market and len(set(own.agents)) >= MASTERPLAN_NAMES:
        return "masterplan"
    if Market.SECURITY_SYSTEM in own.market and opponent.space == HOMES[own.side]:
        return "security"
    return None


def verdict(state: State) -> Outcome | None:
    """The outcome if either side meets a condition; ties go to the active player (AA-12)."""
    active, opponent = state.active, other(state.active)
    for winner, loser in ((active, opponent), (opponent, active)):
        reason = win_of(state, winner) or loss_of(state, loser)
        if reason is not None:
            contested = winner == active and (win_of(state, loser) or loss_of(state, winner))
            return outcome(state, winner, _reason(reason, winner, bool(contested)))
    return None


def _reason(reason: str, winner: Side, contested: bool) -> Text:
    return text(f"agent-avenue-reason-{reason}", winner=COLOURS[winner], tie="yes" if contested else "no")


def outcome(state: State, winner: Side, reason: Text) -> Outcome:
    """The outcome with that winning side; a side wins and loses together (AA-40)."""
    winners, losers = state.sides[winner].seats, state.sides[1 - winner].seats
    scores = tuple(1 if seat in winners else 0 for seat in range(state.seats))
    return Outcome(winners, (winners, losers), scores, reason)


def run_dry(state: State) -> bool:
    """Whether the deck is empty and the side next to play can't lay two cards (AA-13, AA-45)."""
    if state.deck:
        return False
    team = state.sides[1 - state.active].seats
    needed = 2 if len(team) == 1 else 1
    return any(size(state.hands[seat]) < needed for seat in team)


def closer(state: State) -> Outcome:
    """The outcome of an empty deck: the closer side wins, equal → the active one (AA-12, AA-13, AA-45)."""
    lead = state.lead
    if lead == 0:
        return outcome(state, state.active, text("agent-avenue-reason-deck-equal", winner=COLOURS[state.active]))
    winner: Side = 0 if lead > 0 else 1
    return outcome(
        state, winner, text("agent-avenue-reason-deck", winner=COLOURS[winner], needed=CAUGHT_AT - abs(lead))
    )


def end_step(state: State, events: list[Event]) -> None:
    """Look at both sides, then at the deck; else the next turn begins (AA-3)."""
    ended = verdict(state)
    if ended is None and run_dry(state):
        ended = closer(state)
    if ended is None:
        _next_turn(state, events)
        return
    state.outcome, state.stage = ended, "over"
    events.append(GameEnded(ended))


def _next_turn(state: State, events: list[Event]) -> None:
    state.number += 1
    state.active = active = other(state.active)
    state.stage = "play" if len(state.sides[active].seats) == 1 else "lay_first"
    state.set_asides = 0
    events.append(turn_began(state.number, active))


def clear_middle(state: State) -> None:
    """Nothing lies in the middle any more."""
    state.face_up = state.face_down = NOBODY
    state.face_up_by = state.face_down_by = NOBODY


def proceed(state: State, events: list[Event]) -> None:
    """Ask the next side that landed on a market space to take a card; with none (or no supply) end the turn."""
    state.turns[-1].lead = state.lead
    state.taking = None
    if state.landed and state.bazaar.supply:
        state.taking = state.landed.pop(0)
        state.stage = "market"
        return
    state.landed.clear()
    end_step(state, events)
