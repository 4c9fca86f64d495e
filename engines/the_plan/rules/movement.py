"""Moving agents and suspects, on foot or by tram: where they may go, and what happens on the way (TP-5 to TP-11a).

An agent may also move into a hideout, which is a claim (TP-20).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.board import KEY_CIRCLES, free_ways, ways_through
from engines.the_plan.cards import COUNTS, HIDEOUTS, SUSPECTS, Action, Bonus, Circle, Hideout, Path
from engines.the_plan.events import AgentMoved, AgentStayed, ClaimAnnounced, Event, SuspectMoved, SuspectStayed
from engines.the_plan.moves import EnterHideout, MoveAgent, MoveSuspect, SkipSuspect, StayPut, refusal
from engines.the_plan.names import suspect_name
from engines.the_plan.rules.turn import needs, play_card, proceed
from engines.the_plan.state import NOBODY, State, place, record


def taken(state: State) -> frozenset[Circle]:
    """The circles on which a secret agent or a suspect stands."""
    return frozenset((*state.suspects, *(player.circle for player in state.players)))


def by_tram(state: State) -> bool:
    """Whether the active player's agent rides: by the action, or by the bonus card."""
    if state.stage == "bonus":
        return state.bonus is Bonus.TRAM
    return state.action is Action.TRAM


def agent_ways(state: State, seat: Seat) -> tuple[Path, ...]:
    """The ways open to the seat's agent with the present roll."""
    return free_ways(state.players[seat].circle, state.roll, by_tram(state), taken(state))


def suspect_ways(state: State, suspect: int, count: int) -> tuple[Path, ...]:
    """The ways open to a suspect, on foot always (TP-9)."""
    return free_ways(state.suspects[suspect], count, False, taken(state))


def doors(state: State, seat: Seat) -> frozenset[Hideout]:
    """The hideouts the seat may enter: it has the key, and the searchlight is elsewhere (TP-15, TP-20)."""
    keys = zip(HIDEOUTS, state.keys, strict=True)
    return frozenset(hideout for hideout, key in keys if key.holder == seat and hideout != state.light)


def ways_in(state: State, seat: Seat) -> Iterator[tuple[Path, Hideout]]:
    """The ways into a hideout, each with a step left for it at least (TP-20)."""
    open_to = doors(state, seat)
    return ways_through(open_to, state.players[seat].circle, state.roll, by_tram(state))


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
    """Skip the move, as there is no way to go (TP-6, TP-9)."""
    _by_agent(state)
    if agent_ways(state, seat):
        raise refusal("must-move")
    events: list[Event] = []
    play_card(state, events)
    record(state, events, AgentStayed(seat))
    proceed(state, events, chance)
    return events


def _by_agent(state: State) -> None:
    needs(state, Action.MOVE_AGENT, Action.TRAM)


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


def movable(state: State) -> tuple[list[int], list[int]]:
    """The suspects that may be moved now, and the counts that may be given to them."""
    if state.stage == "suspects":
        return state.to_move, state.counts
    if state.action is Action.MOVE_ALL:
        return [suspect.code for suspect in SUSPECTS], list(COUNTS)
    return [suspect.code for suspect in SUSPECTS], [state.roll]


def move_suspect(state: State, seat: Seat, move: MoveSuspect, chance: Chance) -> list[Event]:
    """Move a suspect; passing the mover's agent is a meeting (TP-10)."""
    at, count = move.suspect.code, len(move.path)
    _given(state, at, count)
    if move.path not in suspect_ways(state, at, count):
        raise refusal("no-such-way")
    events: list[Event] = []
    _begin(state, events)
    meets = state.players[seat].circle in move.path
    record(state, events, SuspectMoved(seat, move.suspect, (state.suspects[at], *move.path), meets))
    state.suspects[at] = move.path[-1]
    state.checks[at] += meets
    _done(state, at, count)
    proceed(state, events, chance)
    return events


def skip_suspect(state: State, seat: Seat, move: SkipSuspect, chance: Chance) -> list[Event]:
    """Skip a suspect that has no way of its count (TP-11)."""
    at = move.suspect.code
    _given(state, at, move.count)
    if suspect_ways(state, at, move.count):
        raise refusal("can-move", suspect=suspect_name(move.suspect))
    events: list[Event] = []
    _begin(state, events)
    record(state, events, SuspectStayed(seat, move.suspect, move.count))
    _done(state, at, move.count)
    proceed(state, events, chance)
    return events


def _given(state: State, at: int, count: int) -> None:
    needs(state, Action.MOVE_SUSPECT, Action.MOVE_ALL)
    suspects, counts = movable(state)
    if at not in suspects:
        raise refusal("moved-already", suspect=suspect_name(SUSPECTS[at]))
    if count not in counts:
        raise refusal("other-count")


def _begin(state: State, events: list[Event]) -> None:
    if not state.played and state.action is Action.MOVE_ALL:
        state.to_move, state.counts = movable(state)
    play_card(state, events)


def _done(state: State, at: int, count: int) -> None:
    if state.to_move:
        state.to_move.remove(at)
        state.counts.remove(count)
