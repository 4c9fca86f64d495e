"""The setup's moves: what can be chosen in each step, and choosing it (MM-2 to MM-7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.board import EDGE, FEATURES, INNER, SECOND_SLIP, Feature
from engines.mind_mgmt.cards import BASE_AGENTS, FACTS
from engines.mind_mgmt.events import (
    AgentTaken,
    CardsDrawn,
    DoorPut,
    Event,
    ImmortalPut,
    PawnPut,
    RecruiterTaken,
    StartChosen,
    StartShown,
    Stepped,
)
from engines.mind_mgmt.moves import (
    ChooseStart,
    KeepCards,
    Move,
    NameAgents,
    NameTurncoat,
    NoteFeature,
    PickModules,
    PutBugs,
    PutDoor,
    PutImmortal,
    PutMayhem,
    PutPawn,
    PutSecondSlip,
    Step,
    TakeAgent,
    TakeRecruiter,
)
from engines.mind_mgmt.packages.back_doors import door_places
from engines.mind_mgmt.packages.bugs import places
from engines.mind_mgmt.packages.events import (
    AgentsNamed,
    BugsPut,
    BugsSet,
    CardsKept,
    FeatureNoted,
    SleeperSet,
    TurncoatNamed,
    TurncoatSet,
)
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.headhunter import ways_to_keep
from engines.mind_mgmt.packages.registry import modules
from engines.mind_mgmt.rules.ending import announce
from engines.mind_mgmt.rules.picking import pick_modules
from engines.mind_mgmt.rules.ways import setup_steps, starts
from engines.mind_mgmt.setup import (
    advance,
    held,
    mayhem_left,
    mayhem_places,
    put_mayhem,
    put_second_slip,
    quota,
    settle_shares,
)
from engines.mind_mgmt.state import NOBODY, NOWHERE, TOGETHER, Pawn, State, Visit, record, worth


def mayhem_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every border where mayhem can be put."""
    return map(PutMayhem, mayhem_places(state))


def play_mayhem(state: State, seat: Seat, move: PutMayhem, chance: Chance) -> list[Event]:
    """Put mayhem; when all is put the Recruiter hides."""
    events: list[Event] = []
    put_mayhem(state, events, seat, move.border)
    if not mayhem_left(state):
        advance(state, chance, events)
    return events


def play_pick(state: State, seat: Seat, move: PickModules, chance: Chance) -> list[Event]:
    """Pick modules; when both sides have, the setup goes on (MS-104)."""
    events, waiting = pick_modules(state, seat, move)
    if not waiting:
        advance(state, chance, events)
    return events


def door_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every location where one more door can be (MS-20)."""
    return map(PutDoor, door_places(state.kit.doors if state.kit is not None else ()))


def put_door(state: State, seat: Seat, move: PutDoor, chance: Chance) -> list[Event]:
    """Put it; after the last the Recruiter hides."""
    events: list[Event] = []
    assert state.kit is not None
    state.kit.doors = sorted((*state.kit.doors, move.location))
    record(state, events, DoorPut(move.location))
    if len(state.kit.doors) == FIGURES.doors:
        advance(state, chance, events)
    return events


def recruiter_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Each recruiter card, or one drawn."""
    if state.hiding == "card":
        yield from map(TakeRecruiter, state.recruiter_cards)
        yield TakeRecruiter(None)


def take_recruiter(state: State, seat: Seat, move: TakeRecruiter, chance: Chance) -> list[Event]:
    """Take it in secret."""
    state.card = chance.choice(state.recruiter_cards) if move.card is None else move.card
    return [RecruiterTaken(seat, state.card)]


def start_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Any location from which the setup's steps can be made."""
    if state.hiding == "start":
        yield from map(ChooseStart, starts(state))


def choose_start(state: State, seat: Seat, move: ChooseStart, chance: Chance) -> list[Event]:
    """Start there, in training for all to see; only then draw the cards (MM-3, MM-4)."""
    events: list[Event] = [StartChosen(seat, move.location)]
    chance.shuffle(state.deck)
    hand = max((module.hand for module in modules(state)), default=FACTS.hand)
    drawn, state.deck = sorted(state.deck[:hand]), state.deck[hand:]
    state.trail.append(Visit(move.location, 0))
    if hand > FACTS.hand and state.kit is not None:
        state.kit.drawn = drawn
    else:
        _keep(state, drawn)
    if state.mission == "training":
        state.confirmed.append((move.location, 1))
        record(state, events, StartShown(move.location))
    events.append(CardsDrawn(seat, tuple(drawn)))
    return events


def _keep(state: State, cards: Sequence[Feature]) -> None:
    """These are the Recruiter's cards; the start counts with them (MM-4)."""
    state.cards = list(cards)
    start = state.trail[0].location
    state.trail[0] = Visit(start, worth(state, start))


def keep_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every choice among the cards drawn (MS-30)."""
    drawn = state.kit.drawn if state.kit is not None else ()
    if drawn:
        yield from (KeepCards(*kept) for kept in ways_to_keep(drawn))


def keep_cards(state: State, seat: Seat, move: KeepCards, chance: Chance) -> list[Event]:
    """Keep these, put the others under the deck (MS-30)."""
    assert state.kit is not None
    _keep(state, move.cards)
    state.kit.drawn, state.kit.under = [], list(move.under)
    state.deck = [*state.deck, *move.under]
    return [CardsKept(seat, move.cards, move.under)]


def setup_step_moves(state: State) -> Iterator[Move]:
    """Steps that leave a way to make all of the setup's."""
    if state.hiding == "steps":
        yield from map(Step, setup_steps(state))


def setup_step(state: State, move: Step, chance: Chance) -> list[Event]:
    """Make a step of the setup; after the last the recruits are announced (MM-4)."""
    visit = Visit(move.to, worth(state, move.to))
    state.trail.append(visit)
    events: list[Event] = [Stepped(state.recruiter, len(state.trail), visit.location, None, visit.recruits)]
    if len(state.trail) == FACTS.setup:
        state.hour = FACTS.setup
        state.announced = [None] * FACTS.setup
        announce(state, events, FACTS.setup)
        if state.stage != "over":
            advance(state, chance, events)
    return events


def immortal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The inner locations without an immortal (MM-5)."""
    return (PutImmortal(at) for at in INNER if at not in state.immortals)


def put_immortal(state: State, seat: Seat, move: PutImmortal, chance: Chance) -> list[Event]:
    """Put the next one."""
    events: list[Event] = []
    state.immortals.append(move.location)
    record(state, events, ImmortalPut(len(state.immortals), move.location))
    if len(state.immortals) == state.facts.immortals:
        advance(state, chance, events)
    return events


def feature_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Any feature (MS-32)."""
    return map(NoteFeature, FEATURES)


def note_feature(state: State, seat: Seat, move: NoteFeature, chance: Chance) -> list[Event]:
    """Note it for the Sleeper."""
    events: list[Event] = [FeatureNoted(seat, move.feature)]
    assert state.kit is not None
    state.kit.sleeper = move.feature
    record(state, events, SleeperSet())
    advance(state, chance, events)
    return events


def naming_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every four of the agent cards (MS-55)."""
    cards = [pawn.agent for pawn in state.pawns]
    return (NameAgents(named) for named in combinations(cards, len(BASE_AGENTS)))


def name_agents(state: State, seat: Seat, move: NameAgents, chance: Chance) -> list[Event]:
    """These are played, the others are out (MS-55)."""
    events: list[Event] = []
    state.pawns = [pawn for pawn in state.pawns if pawn.agent in move.agents]
    record(state, events, AgentsNamed(seat, move.agents))
    advance(state, chance, events)
    return events


def agent_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The agent cards nobody has taken, for a seat that may take one more (MM-6)."""
    if held(state, seat) < quota(state):
        yield from (TakeAgent(pawn.agent) for pawn in state.pawns if pawn.seat == NOBODY)


def take_agent(state: State, seat: Seat, move: TakeAgent, chance: Chance) -> list[Event]:
    """Take it; what is left without a choice is given out (MM-1)."""
    events: list[Event] = []
    state.pawn(move.agent).seat = seat
    record(state, events, AgentTaken(move.agent, seat))
    if not settle_shares(state, events):
        advance(state, chance, events)
    return events


def placeable(state: State, seat: Seat) -> list[Pawn]:
    """The pawns that a seat can put now: its own, and the shared one."""
    return [pawn for pawn in state.pawns if pawn.seat in (seat, TOGETHER) and pawn.location == NOWHERE]


def pawn_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Each such pawn on each location of the edge (MM-6)."""
    return (PutPawn(pawn.agent, at) for pawn in placeable(state, seat) for at in EDGE)


def put_pawn(state: State, seat: Seat, move: PutPawn, chance: Chance) -> list[Event]:
    """Put it."""
    events: list[Event] = []
    state.pawn(move.agent).location = move.location
    record(state, events, PawnPut(seat, move.agent, move.location))
    if all(pawn.location != NOWHERE for pawn in state.pawns):
        advance(state, chance, events)
    return events


def second_slip_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The locations next to a temple (MM-7)."""
    return map(PutSecondSlip, SECOND_SLIP)


def play_second_slip(state: State, seat: Seat, move: PutSecondSlip, chance: Chance) -> list[Event]:
    """Put it there."""
    events: list[Event] = []
    put_second_slip(state, events, seat, move.location)
    advance(state, chance, events)
    return events


def bug_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every two places (MS-60)."""
    return map(PutBugs, places())


def put_bugs(state: State, seat: Seat, move: PutBugs, chance: Chance) -> list[Event]:
    """Listen there; all others hear only that the agents do (MS-62)."""
    assert state.kit is not None
    events: list[Event] = [BugsPut(state.agents(), move.locations)]
    state.kit.bugs = list(move.locations)
    record(state, events, BugsSet(seat, len(move.locations)))
    advance(state, chance, events)
    return events


def turncoat_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Each of the immortals (MS-70)."""
    return (NameTurncoat(number + 1) for number in range(len(state.immortals)))


def name_turncoat(state: State, seat: Seat, move: NameTurncoat, chance: Chance) -> list[Event]:
    """It is the agents' own from now on, in secret."""
    assert state.kit is not None
    events: list[Event] = [TurncoatNamed(state.agents(), move.immortal)]
    state.kit.turncoat = move.immortal
    record(state, events, TurncoatSet(seat))
    advance(state, chance, events)
    return events
