"""Positions to test with: a state arranged by hand, and moves played on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.seats import Seat
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import COLUMNS, FEATURES, Border, Feature, Location, border
from engines.mind_mgmt.cards import BASE_AGENTS, BASE_RECRUITERS, FACTS, Agent, Mission, ModuleName
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.moves import EndActivation, EndTurn, Move, Step, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.packages.facts import PACKAGES, PARTS
from engines.mind_mgmt.packages.kit import Kit
from engines.mind_mgmt.packages.registry import in_order, modules
from engines.mind_mgmt.state import TOGETHER, State, Visit, worth
from engines.mind_mgmt.views import MindMgmtView

E = TypeVar("E")
MERU, HENRY, BILL, DUSTY = BASE_AGENTS
AD_MAN, GIRL = BASE_RECRUITERS
CORNER = 0
"""Where all agents stand unless told otherwise."""


def at(place: str) -> Location:
    """The location printed so: `r3c4`."""
    row, column = place.removeprefix("r").split("c")
    return (int(row) - 1) * COLUMNS + int(column) - 1


def spots(places: str) -> list[Location]:
    """Several, apart by spaces."""
    return [at(place) for place in places.split()]


def between(places: str) -> Border:
    """The border of two."""
    one, other = spots(places)
    return border(one, other)


class Table:
    """A game at the start of the Recruiter's turn at 06:00, arranged as wanted.

    The Recruiter is seat 0, the Ad Man, came by r4c3 r4c4 r3c4 r2c4 to r2c3 and recruits by Palm, Umbrella and Dogs.
    In the full game the immortals stand on r5c2 r5c3 r6c2 r6c3, the second mind slip lies on r6c5, open are Book and
    Café. The agents, all fresh, stand on r1c1.
    """

    def __init__(self, mission: Mission = "training", seats: int = 2, *, trail: str = "") -> None:
        self.chance = Chance(b"table")
        self.state: State = GAME.setup(MindMgmtOptions(mission=mission), seats, self.chance)
        self.events: list[Event] = []
        state = self.state
        state.stage, state.hour = "recruiter", FACTS.setup
        state.card = AD_MAN
        self.cards("palm", "umbrella", "dogs").trail(trail or "r4c3 r4c4 r3c4 r2c4 r2c3")
        state.announced = [None] * (state.hour - 1) + [sum(visit.recruits for visit in state.trail[:5])]
        owners = [seat for seat in state.agents() for _ in range(4 // (seats - 1))]
        for pawn, owner in zip(state.pawns, [*owners, TOGETHER], strict=False):
            pawn.seat, pawn.location = owner, CORNER
        if mission == "full":
            state.immortals, state.slips.place = spots("r5c2 r5c3 r6c2 r6c3"), at("r6c5")
            state.allies = list(state.facts.allies)
            self.open("book", "cafe")
        else:
            state.confirmed = [(state.trail[0].location, 1)]

    def cards(self, *features: str) -> Table:
        """The Recruiter's cards."""
        self.state.cards = sorted(map(Feature, features))
        return self._dealt()

    def open(self, *features: str) -> Table:
        """The open cards; the rest is the deck."""
        self.state.open = list(map(Feature, features))
        return self._dealt()

    def _dealt(self) -> Table:
        taken = (*self.state.cards, *self.state.open, *self.state.claimed)
        self.state.deck = [card for card in FEATURES if card not in taken]
        return self

    def trail(self, places: str) -> Table:
        """Where the Recruiter has been, in order; the last hour that has passed is that of the last of them."""
        self.state.trail = [Visit(spot, worth(self.state, spot)) for spot in spots(places)]
        self.state.hour = len(self.state.trail)
        return self

    def mayhem(self, *borders: str) -> Table:
        """Mayhem on these borders."""
        self.state.mayhem = [between(one) for one in borders]
        return self

    def immortals(self, places: str) -> Table:
        """Where the immortals stand."""
        self.state.immortals = spots(places)
        return self

    def pawns(self, **places: str) -> Table:
        """Where agents stand: meru="r3c3"."""
        for name, place in places.items():
            self.state.pawn(Agent(name)).location = at(place)
        return self

    def steps(self, places: str) -> Table:
        """Steps lie there."""
        self.state.steps = sorted(spots(places))
        return self

    def shift(self, *names: str) -> Table:
        """These modules are in, their setup left out."""
        state, found = self.state, in_order(map(ModuleName, names))
        kit = Kit("free", len(PACKAGES.recruiter), len(PACKAGES.agents), 0, found, [], found)
        state.kit = kit
        for name in found:
            state.recruiter_cards += PARTS[name].recruiters
            state.allies += PARTS[name].allies
        for module in modules(state):
            module.begin(state, kit)
        return self

    @property
    def kit(self) -> Kit:
        """What the modules have."""
        assert self.state.kit is not None
        return self.state.kit

    def instead(self, out: Agent, agent: Agent) -> Table:
        """Another agent is played in place of one."""
        self.state.pawn(out).agent = agent
        return self

    def agents_turn(self) -> Table:
        """It is the agents' turn after the last visit's hour."""
        self.state.stage, self.state.activations = "agents", FACTS.activations
        return self

    @property
    def now(self) -> Seat:
        """Whoever is waited for, the first of them."""
        return min(GAME.to_act(self.state))

    def play(self, *moves: Move, seat: Seat | None = None) -> list[Event]:
        """Whoever is waited for plays these, each of which must be legal; the events of the last."""
        for move in moves:
            mover = self.now if seat is None else seat
            listed = replace(move, text="") if isinstance(move, WriteNote) else move
            assert listed in GAME.legal(self.state, mover), f"{move} is not legal for seat {mover}"
            self.events = GAME.apply(self.state, mover, move, self.chance)
        return self.events

    def turn(self, place: str) -> list[Event]:
        """The Recruiter steps there and ends the turn; all that happened."""
        events = list(self.play(Step(at(place))))
        return events + self.play(EndTurn()) if self.state.mission == "full" else events

    def idle(self, *agents: Agent) -> list[Event]:
        """These agents do nothing, one after the other."""
        return self.play(*map(EndActivation, agents))

    def refuses(self, move: Move, reason: str, seat: Seat | None = None) -> None:
        """The move is not listed, refused for that reason, and touches nothing."""
        mover = self.now if seat is None else seat
        before, position = GAME.dump(self.state), self.chance.position
        assert move not in GAME.legal(self.state, mover)
        with pytest.raises(IllegalMove) as refused:
            GAME.apply(self.state, mover, move, self.chance)
        assert refused.value.text.id == f"mind-mgmt-error-{reason}"
        assert (GAME.dump(self.state), self.chance.position) == (before, position)

    def legal(self, kind: type[E], seat: Seat | None = None) -> list[E]:
        """The legal moves of that kind, of whoever is waited for."""
        return [move for move in GAME.legal(self.state, self.now if seat is None else seat) if isinstance(move, kind)]

    def happened(self, kind: type[E]) -> list[E]:
        """The last move's events of that kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, kind: type[E]) -> list[E]:
        """The deeds of that kind that everybody knows of."""
        return [deed for deed in self.state.log if isinstance(deed, kind)]

    def view(self, seat: Seat | None = None) -> MindMgmtView:
        """What the seat (None: a spectator) sees."""
        return GAME.view(self.state, seat)

    def ended(self) -> tuple[str | None, Sequence[Seat]]:
        """How it ended and who has won; None and nobody while it goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return None, ()
        return outcome.reason.id.removeprefix("mind-mgmt-reason-"), outcome.winners


def hunt(seats: int = 2, **pawns: str) -> Table:
    """A training in the agents' turn, some of them elsewhere."""
    return Table(seats=seats).pawns(**pawns).agents_turn()


def full_hunt(seats: int = 2, **pawns: str) -> Table:
    """A full game in the agents' turn, some of them elsewhere."""
    return Table("full", seats).pawns(**pawns).agents_turn()
