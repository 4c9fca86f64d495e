"""Which modules a game is played with: the sides pick, or chance draws (MS-104, MS-105)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.cards import Side
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.moves import Move, PickModules
from engines.mind_mgmt.packages.events import ModulesPicked, ModulesSettled, SidePicked
from engines.mind_mgmt.packages.facts import FIGURES, SIDES, commons, openable
from engines.mind_mgmt.packages.kit import Kit
from engines.mind_mgmt.packages.registry import in_order, modules, parts
from engines.mind_mgmt.state import Pawn, State, record

LONGEST_STREAK = 3
"""A longer streak counts as this (MM-52)."""


def begin_picking(state: State, chance: Chance, events: list[Event]) -> bool:
    """Draw the modules, or begin the picks; True if somebody has to pick."""
    if state.kit is None:
        return False
    if state.kit.picking == "random":
        _draw(state.kit, chance)
    state.stage = "picking"
    return _go_on(state, state.kit, events)


def _draw(kit: Kit, chance: Chance) -> None:
    """As many for each side as the one with fewer open has, and no more than three."""
    count = min(FIGURES.drawn_modules, *(kit.open(side) for side in SIDES))
    for side in SIDES:
        names = list(openable(side, kit.open(side)))
        chance.shuffle(names)
        kit.pick(side, in_order(names[:count]))


def picking_side(kit: Kit) -> Side | None:
    """The side that picks now; None: both have."""
    return next((side for side in _order(kit) if kit.picks(side) is None), None)


def _order(kit: Kit) -> tuple[Side, ...]:
    """In a match the side that lost the last game picks first (MM-52)."""
    return ("agents", "recruiter") if kit.picking == "match" and kit.streak > 0 else SIDES


def most(kit: Kit, side: Side) -> int:
    """How many modules a side may pick at most."""
    able = len(openable(side, kit.open(side)))
    if kit.picking != "match":
        return able
    if not kit.streak:
        return 0
    first, second = _order(kit)
    if side == first:
        return able
    others = len(kit.picks(first) or ())
    return max(0, min(able, others - min(LONGEST_STREAK, abs(kit.streak)))) if side == second else 0


def _go_on(state: State, kit: Kit, events: list[Event]) -> bool:
    """On to the next side that can pick anything; when both have, the modules are in. True while somebody picks."""
    while (side := picking_side(kit)) is not None:
        if most(kit, side):
            return True
        kit.pick(side, ())
    _settle(state, kit, events)
    return False


def _settle(state: State, kit: Kit, events: list[Event]) -> None:
    picked = [*(kit.recruiter_picks or ()), *(kit.agents_picks or ())]
    kit.modules = in_order([*picked, *(name for side in SIDES for name in commons(side, kit.open(side)))])
    for part in parts(state):
        state.recruiter_cards += part.recruiters
        state.pawns += map(Pawn, part.agents)
    for module in modules(state):
        module.begin(state, kit)
    record(state, events, ModulesSettled(tuple(kit.modules)))


def pick_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every set of the side's open modules, as large as it may be, none too."""
    kit = state.kit
    if kit is None or (side := picking_side(kit)) is None:
        return
    names = openable(side, kit.open(side))
    for count in range(most(kit, side) + 1):
        yield from map(PickModules, combinations(names, count))


def pick_modules(state: State, seat: Seat, move: PickModules) -> tuple[list[Event], bool]:
    """Pick them; the events, and whether somebody still has to pick."""
    kit = state.kit
    assert kit is not None
    side = picking_side(kit)
    assert side is not None
    seats = (state.recruiter,) if side == "recruiter" else state.agents()
    kit.pick(side, move.modules)
    events: list[Event] = [ModulesPicked(seats, move.modules)]
    record(state, events, SidePicked(seat, side, len(move.modules)))
    return events, _go_on(state, kit, events)
