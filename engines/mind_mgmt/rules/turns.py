"""Turns and hours: how the Recruiter's turn begins and ends, and the agents' (MM-10, MM-11, MM-18)."""

from __future__ import annotations

from engines.mind_mgmt.cards import FACTS, is_red
from engines.mind_mgmt.events import CardsOpened, DeadEnd, Event, HourPassed, RecruitsAnnounced
from engines.mind_mgmt.rules.ending import end, win_by_recruits
from engines.mind_mgmt.rules.modules import modules
from engines.mind_mgmt.rules.ways import stuck
from engines.mind_mgmt.state import State, record


def begin_turn(state: State, events: list[Event]) -> None:
    """Begin the Recruiter's turn; a dead end ends the game (MM-18)."""
    if not any(pawn.fresh for pawn in state.pawns):
        for pawn in state.pawns:
            pawn.fresh = True
    if stuck(state):
        record(state, events, DeadEnd(state.hour))
        end(state, events, "dead_end")
        return
    state.stage = "recruiter"


def end_turn(state: State, events: list[Event]) -> None:
    """End the Recruiter's turn: refill, pass the hour, announce recruits; then the agents' turn (MM-11, MM-12)."""
    refill(state, events)
    state.hour += 1
    state.announced.append(None)
    record(state, events, HourPassed(state.hour, state.trail[-1].token))
    if is_red(state.hour):
        announce(state, events, 2)
        _red_hour(state, events)
    if state.stage == "over":
        return
    if state.hour >= state.facts.last_hour:
        end(state, events, "time")
        return
    state.stage, state.activations, state.moved, state.extra = "agents", FACTS.activations, 0, False


def _red_hour(state: State, events: list[Event]) -> None:
    for module in modules(state):
        if state.stage != "over":
            module.on_red_hour(state, events)


def refill(state: State, events: list[Event]) -> None:
    """Lay cards of the deck open until enough lie open or the deck is empty (MM-8, MM-12, MM-21)."""
    wanted = state.facts.open - len(state.open)
    drawn, state.deck = state.deck[:wanted], state.deck[wanted:]
    if drawn:
        state.open += drawn
        record(state, events, CardsOpened(state.hour, tuple(drawn)))


def announce(state: State, events: list[Event], visits: int) -> None:
    """Announce the recruits of the last visits, even if there are none; enough of them win (MM-4, MM-11, MM-22)."""
    count = sum(visit.recruits for visit in state.trail[-visits:])
    state.announced[-1] = count
    record(state, events, RecruitsAnnounced(state.hour, visits, count, state.recruits))
    win_by_recruits(state, events)
