"""Moving one's secret agent, on foot or by tram, and what happens on the way (TP-6 to TP-11a, TP-16, TP-17)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.cards import HIDEOUTS, SUSPECTS, Action, Path
from engines.the_plan.choosing import needs
from engines.the_plan.errors import refusal
from engines.the_plan.events import (
    AgentMoved,
    AgentStayed,
    BattleAvoided,
    BattleFought,
    ClaimAnnounced,
    Event,
    KeyLeft,
    KeyTaken,
)
from engines.the_plan.facts import KEY_CIRCLES
from engines.the_plan.flow import SIDES, play_card, proceed
from engines.the_plan.keys import draw, spoils, steal
from engines.the_plan.moves import (
    AvoidBattle,
    Battle,
    EnterHideout,
    LeaveKey,
    MoveAgent,
    StayPut,
    StealKey,
    TakeKey,
)
from engines.the_plan.state import NOBODY, State, place, record
from engines.the_plan.ways import agent_ways, doors, ways_in


def move_agent(state: State, seat: Seat, move: MoveAgent, chance: Chance) -> list[Event]:
    """Move the agent by exactly the roll (TP-6, TP-9)."""
    _by_agent(state)
    if move.path not in agent_ways(state, seat):
        raise refusal("no-such-way")
    events: list[Event] = []
    play_card(state, events)
    meets = [state.suspects.index(circle) for circle in move.path if circle in state.suspects]
    for suspect in meets:
        state.checks[suspect] += 1
    _walk(state, seat, move.path, meets, events)
    proceed(state, events, chance)
    return events


def enter_hideout(state: State, seat: Seat, move: EnterHideout, chance: Chance) -> list[Event]:
    """Announce a claim, which shows all who has the key, and move the agent in; open checks lapse (TP-20, TP-26)."""
    _by_agent(state)
    if move.hideout not in doors(state, seat):
        raise refusal("lit" if move.hideout == state.light else "no-key", hideout=move.hideout)
    if (move.path, move.hideout) not in set(ways_in(state, seat)):
        raise refusal("no-such-way")
    events: list[Event] = []
    play_card(state, events)
    record(state, events, ClaimAnnounced(seat, move.hideout, move.owner))
    state.entering = (move.hideout, move.owner.code)
    state.keys[place(move.hideout)].known = state.everyone
    state.checks = [0, 0, 0, 0]
    if move.path:
        _walk(state, seat, move.path, [], events)
    proceed(state, events, chance)
    return events


def stay_put(state: State, seat: Seat, move: StayPut, chance: Chance) -> list[Event]:
    """Skip the move for want of a way (TP-6, TP-9)."""
    _by_agent(state)
    if agent_ways(state, seat):
        raise refusal("must-move")
    events: list[Event] = []
    play_card(state, events)
    record(state, events, AgentStayed(seat))
    proceed(state, events, chance)
    return events


def take_key(state: State, seat: Seat, move: TakeKey, chance: Chance) -> list[Event]:
    """Take a random key of the stock (TP-16)."""
    circle, _ = state.stops.pop(0)
    events: list[Event] = []
    record(state, events, KeyTaken(seat, circle, HIDEOUTS[draw(state, NOBODY, seat, chance)]))
    proceed(state, events, chance)
    return events


def leave_key(state: State, seat: Seat, move: LeaveKey, chance: Chance) -> list[Event]:
    """Leave the stock alone (TP-16)."""
    circle, _ = state.stops.pop(0)
    events: list[Event] = []
    record(state, events, KeyLeft(seat, circle))
    proceed(state, events, chance)
    return events


def battle(state: State, seat: Seat, move: Battle, chance: Chance) -> list[Event]:
    """Both roll, the higher wins a key of the other, a tie leaves it (TP-17)."""
    _facing(state, move.opponent)
    del state.stops[0]
    own, theirs = chance.roll(SIDES), chance.roll(SIDES)
    events: list[Event] = []
    record(state, events, BattleFought(seat, move.opponent, own, theirs))
    choices = spoils(state, move.opponent) if own > theirs else []
    if len(choices) > 1:
        state.opponent, state.stage = move.opponent, "steal"
        return events
    if choices:
        steal(state, seat, move.opponent, choices[0], chance, events)
    proceed(state, events, chance)
    return events


def avoid_battle(state: State, seat: Seat, move: AvoidBattle, chance: Chance) -> list[Event]:
    """Pass in peace (TP-17)."""
    _facing(state, move.opponent)
    del state.stops[0]
    events: list[Event] = []
    record(state, events, BattleAvoided(seat, move.opponent))
    proceed(state, events, chance)
    return events


def steal_key(state: State, seat: Seat, move: StealKey, chance: Chance) -> list[Event]:
    """The winner's choice among the loser's keys (TP-17, TP-19)."""
    if move.key not in spoils(state, state.opponent):
        raise refusal("no-such-key")
    events: list[Event] = []
    opponent, state.opponent = state.opponent, NOBODY
    steal(state, seat, opponent, move.key, chance, events)
    proceed(state, events, chance)
    return events


def _by_agent(state: State) -> None:
    needs(state, Action.MOVE_AGENT, Action.TRAM)


def _facing(state: State, opponent: Seat) -> None:
    if state.stops[0][1] != opponent:
        raise refusal("not-passing")


def _walk(state: State, seat: Seat, path: Path, meets: Sequence[int], events: list[Event]) -> None:
    """Move the agent, meeting these suspects, and note what lies on the way (TP-10, TP-11a)."""
    player = state.players[seat]
    standing = {other.circle: at for at, other in enumerate(state.players) if at != seat and not other.out}
    for circle in path:
        if circle in KEY_CIRCLES:
            state.stops.append((circle, NOBODY))
        if circle in standing:
            state.stops.append((circle, standing[circle]))
    met = tuple(SUSPECTS[at] for at in meets)
    record(state, events, AgentMoved(seat, (player.circle, *path), met))
    player.circle = path[-1]
