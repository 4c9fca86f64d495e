"""How the Recruiter's turn ends and the next begins (MM-10, MM-11, MM-18), and how the game ends (MM-40)."""

from __future__ import annotations

from engines.core.game import Outcome
from engines.core.text import Text, dashed, text
from engines.mind_mgmt.cards import FACTS, Ending, is_red
from engines.mind_mgmt.events import CardsOpened, DeadEnd, Event, GameEnded, HourPassed, RecruitsAnnounced
from engines.mind_mgmt.names import hour_name, location_name
from engines.mind_mgmt.packages.registry import modules
from engines.mind_mgmt.rules.ways import stuck
from engines.mind_mgmt.state import State, record

_CAUGHT: tuple[Ending, ...] = ("capture", "dead_end")


def end(state: State, events: list[Event], ending: Ending) -> None:
    """End the game: the agents win by a capture or a dead end, the Recruiter by recruits or time."""
    caught = ending in _CAUGHT
    winners = tuple(sorted(state.agents())) if caught else (state.recruiter,)
    losers = tuple(seat for seat in range(state.seats) if seat not in winners)
    scores = tuple(int(seat in winners) for seat in range(state.seats))
    state.outcome = Outcome(winners, (winners, losers), scores, _reason(state, ending))
    state.stage, state.activation = "over", None
    events.append(GameEnded(state.outcome))


def _reason(state: State, ending: Ending) -> Text:
    hour = hour_name(state.hour)
    if ending == "recruits":
        return text("mind-mgmt-reason-recruits", count=state.recruits, hour=hour)
    if ending == "time":
        return text("mind-mgmt-reason-time", hour=hour)
    place = location_name(state.here)
    return text(f"mind-mgmt-reason-{dashed(ending)}", place=place, hour=hour)


def win_by_recruits(state: State, events: list[Event]) -> bool:
    """End the game if enough recruits have been announced; returns whether it is over (MM-22)."""
    if state.recruits >= state.facts.goal:
        end(state, events, "recruits")
    return state.stage == "over"


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
