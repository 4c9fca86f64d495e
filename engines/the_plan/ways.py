"""Where the pieces can go now: the ways whose end is free, and those into a hideout (TP-6, TP-9, TP-15, TP-20)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.core.seats import Seat
from engines.the_plan.cards import HIDEOUTS, Action, Bonus, Circle, Hideout, Path
from engines.the_plan.facts import BOARD, ENTRANCES
from engines.the_plan.routes import NO_RAILS, links, routes
from engines.the_plan.state import State

STREETS = links(BOARD.lines)
RAILS = links(rail.between for rail in BOARD.rails)


@lru_cache(maxsize=1 << 10)
def all_ways(start: Circle, count: int, tram: bool) -> tuple[Path, ...]:
    """Every way of so many steps on the shipped board, whoever stands at its end."""
    return routes(start, count, STREETS, RAILS if tram else NO_RAILS)


def free_ways(start: Circle, count: int, tram: bool, taken: frozenset[Circle]) -> tuple[Path, ...]:
    """Every way of so many steps that ends on a circle not taken (TP-6)."""
    return tuple(path for path in all_ways(start, count, tram) if path[-1] not in taken)


def taken(state: State) -> frozenset[Circle]:
    """The circles on which a secret agent or a suspect stands."""
    return frozenset((*state.suspects, *(player.circle for player in state.players)))


def by_tram(state: State) -> bool:
    """Whether the active player's agent rides: by the action, or by the bonus card."""
    if state.stage == "bonus":
        return state.bonus is Bonus.TRAM
    return state.action is Action.TRAM


def agent_ways(state: State, seat: Seat) -> tuple[Path, ...]:
    """The ways open to the seat's agent with the roll that lies."""
    return free_ways(state.players[seat].circle, state.roll, by_tram(state), taken(state))


def suspect_ways(state: State, suspect: int, count: int) -> tuple[Path, ...]:
    """The ways open to a suspect, on foot always (TP-9)."""
    return free_ways(state.suspects[suspect], count, False, taken(state))


def doors(state: State, seat: Seat) -> frozenset[Hideout]:
    """The hideouts the seat may enter: it has the key, and the searchlight isn't there (TP-15, TP-20)."""
    keys = zip(HIDEOUTS, state.keys, strict=True)
    return frozenset(hideout for hideout, key in keys if key.holder == seat and hideout != state.light)


def ways_in(state: State, seat: Seat) -> Iterator[tuple[Path, Hideout]]:
    """The ways into a hideout, each with a step left for it at least (TP-20)."""
    open_to = doors(state, seat)
    return ways_through(open_to, state.players[seat].circle, state.roll, by_tram(state))


def ways_through(open_to: frozenset[Hideout], start: Circle, roll: int, tram: bool) -> Iterator[tuple[Path, Hideout]]:
    """The ways from a circle into these hideouts, each with a step left for it at least (TP-20)."""
    if not open_to:
        return
    if not tram and ENTRANCES.get(start) in open_to:
        yield (), ENTRANCES[start]
    for count in range(1, roll):
        for path in all_ways(start, count, tram):
            hideout = ENTRANCES.get(path[-1])
            if hideout in open_to:
                yield path, ENTRANCES[path[-1]]
