"""A new game and the steps of its setup; their order decides who knows what when (MM-1 to MM-8)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.board import BORDERS, SECOND_SLIP, Border, fits
from engines.mind_mgmt.cards import BASE_AGENTS, Mission, Stage
from engines.mind_mgmt.events import AgentTaken, Event, MayhemPut, SecondSlipPut
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.packages.kit import Kit
from engines.mind_mgmt.packages.registry import modules, parts
from engines.mind_mgmt.rules.ending import begin_turn, refill
from engines.mind_mgmt.rules.picking import begin_picking
from engines.mind_mgmt.state import NOBODY, NOWHERE, TOGETHER, Pawn, State, record

Begin = Callable[[State, Chance, list[Event]], bool]
"""Begins a step of the setup; True if somebody has to decide something in it."""


def setup(options: MindMgmtOptions, seats: int, chance: Chance) -> State:
    """A new game, up to the first choice of the setup (MM-1)."""
    state = State(
        mission=options.mission,
        short_setup=options.short_setup,
        belief=options.belief,
        seats=seats,
        recruiter=chance.below(seats) if options.recruiter == "drawn" else 0,
        order="oldest" if options.standing_order else "none",
        pawns=[Pawn(agent) for agent in BASE_AGENTS],
        repriced=[0] * seats,
        kit=_kit(options),
    )
    chance.shuffle(state.deck)
    _go_on(state, chance, [], list(SETUP[state.mission].values()))
    return state


def _kit(options: MindMgmtOptions) -> Kit | None:
    """What packages add; nothing in training (MS-1)."""
    if options.packages == "none" or options.mission == "training":
        return None
    return Kit(options.packages, options.recruiter_open, options.agents_open, options.streak)


def advance(state: State, chance: Chance, events: list[Event]) -> None:
    """Go on from the present step of the setup to the next one with something to decide, or to the first turn."""
    steps = SETUP[state.mission]
    done = list(steps).index(state.stage) + 1
    _go_on(state, chance, events, list(steps.values())[done:])


def _go_on(state: State, chance: Chance, events: list[Event], steps: list[Begin]) -> None:
    if not any(begin(state, chance, events) for begin in steps):
        begin_turn(state, events)


def mayhem_places(state: State) -> list[Border]:
    """The borders on which mayhem can be put (MM-2)."""
    return [border for border in BORDERS if fits(border, state.streets)]


def mayhem_left(state: State) -> int:
    """The mayhem tokens still to be put."""
    return state.facts.mayhem - len(state.mayhem)


def put_mayhem(state: State, events: list[Event], seat: Seat | None, border: Border) -> None:
    """Put mayhem on a border (MM-2); `seat` None: at random."""
    state.mayhem.append(border)
    record(state, events, MayhemPut(seat, border))


def _mayhem(state: State, chance: Chance, events: list[Event]) -> bool:
    if state.short_setup:
        while mayhem_left(state):
            put_mayhem(state, events, None, chance.choice(mayhem_places(state)))
    state.stage = "mayhem"
    return mayhem_left(state) > 0


def _hiding(state: State, chance: Chance, events: list[Event]) -> bool:
    state.stage = "hiding"
    return True


def _immortals(state: State, chance: Chance, events: list[Event]) -> bool:
    state.stage = "immortals"
    return True


def _of_modules(stage: Stage) -> Begin:
    """A step that is decided in where a module of the game asks for it."""

    def begin(state: State, chance: Chance, events: list[Event]) -> bool:
        state.stage = stage
        return any(stage in module.setup for module in modules(state))

    return begin


def _naming(state: State, chance: Chance, events: list[Event]) -> bool:
    """The agents name those that they play, where there are more (MS-55)."""
    state.stage = "naming"
    return len(state.pawns) > len(BASE_AGENTS)


def quota(state: State) -> int:
    """The agent cards that each agents' seat takes for itself (MM-1)."""
    return len(state.pawns) // (state.seats - 1)


def held(state: State, seat: Seat) -> int:
    """The agent cards that a seat holds for itself."""
    return sum(pawn.seat == seat for pawn in state.pawns)


def settle_shares(state: State, events: list[Event]) -> bool:
    """Give out the cards that leave no choice; returns whether there is still something to choose (MM-1, MM-6)."""
    left = [pawn for pawn in state.pawns if pawn.seat == NOBODY]
    open_ = {seat: quota(state) - held(state, seat) for seat in state.agents() if held(state, seat) < quota(state)}
    if len(open_) > 1 or (open_ and sum(open_.values()) < len(left)):
        return True
    for pawn in left:
        pawn.seat = next(iter(open_), TOGETHER)
        record(state, events, AgentTaken(pawn.agent, None if pawn.seat == TOGETHER else pawn.seat))
    return False


def _sharing(state: State, chance: Chance, events: list[Event]) -> bool:
    state.stage = "sharing"
    if state.short_setup or not state.facts.powers:
        _deal(state, chance, events)
    return settle_shares(state, events)


def _deal(state: State, chance: Chance, events: list[Event]) -> None:
    owners = [seat for seat in state.agents() for _ in range(quota(state))]
    owners += [TOGETHER] * (len(state.pawns) - len(owners))
    chance.shuffle(owners)
    for pawn, owner in zip(state.pawns, owners, strict=True):
        pawn.seat = owner
        record(state, events, AgentTaken(pawn.agent, None if owner == TOGETHER else owner))


def _pawns(state: State, chance: Chance, events: list[Event]) -> bool:
    state.stage = "pawns"
    return any(pawn.location == NOWHERE for pawn in state.pawns)


def _second_slip(state: State, chance: Chance, events: list[Event]) -> bool:
    state.allies = [*state.facts.allies, *(ally for part in parts(state) for ally in part.allies)]
    if state.short_setup:
        put_second_slip(state, events, None, chance.choice(SECOND_SLIP))
        return False
    state.stage = "second_slip"
    return True


def put_second_slip(state: State, events: list[Event], seat: Seat | None, at: int) -> None:
    """Put the second mind slip on a location (MM-7); `seat` None: at random."""
    state.slips.place = at
    record(state, events, SecondSlipPut(seat, at))


def _open_cards(state: State, chance: Chance, events: list[Event]) -> bool:
    refill(state, events)
    return False


SETUP: dict[Mission, dict[str, Begin]] = {
    "training": {"hiding": _hiding, "sharing": _sharing, "pawns": _pawns},
    "full": {
        "picking": begin_picking,
        "mayhem": _mayhem,
        "doors": _of_modules("doors"),
        "hiding": _hiding,
        "immortals": _immortals,
        "sleeper": _of_modules("sleeper"),
        "naming": _naming,
        "sharing": _sharing,
        "pawns": _pawns,
        "second_slip": _second_slip,
        "bugs": _of_modules("bugs"),
        "turncoat": _of_modules("turncoat"),
        "open_cards": _open_cards,
    },
}
"""The steps of the setup in order, by the stage in which something is decided."""
