"""The full state of a game of Agent Avenue: plain values only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from engines.agent_avenue.bags import Bag
from engines.agent_avenue.cards import HOMES, SPACES, Code, Market
from engines.agent_avenue.events import StepEvent
from engines.agent_avenue.moves import Which
from engines.agent_avenue.views import Side, Stage
from engines.core.game import Outcome
from engines.core.seats import Seat

NOBODY = -1
"""No seat, or no card, where an integer stands."""


@dataclass(slots=True)
class SideState:
    """A side: its seats, how far its pawn has come, its agents and ongoing cards in play in the order they came."""

    side: Side
    seats: tuple[Seat, ...]
    travel: int = 0
    agents: list[Code] = field(default_factory=list)
    market: list[Market] = field(default_factory=list)

    @property
    def space(self) -> int:
        """Where its pawn stands, 0…13."""
        return (HOMES[self.side] + self.travel) % SPACES


@dataclass(slots=True)
class Turn:
    """A turn whose pair has been recruited; `starts` are the pawns' spaces before it."""

    number: int
    active: Side
    face_up: Code
    face_up_by: Seat
    face_down: Code
    face_down_by: Seat
    opponent_took: Which
    set_asides: int
    starts: tuple[int, int]
    lead: int
    steps: list[Annotated[StepEvent, Field(discriminator="kind")]]


@dataclass(slots=True)
class Bazaar:
    """The black market: the top of its deck is the end of the list (AA-20)."""

    supply: list[Market] = field(default_factory=list)
    deck: list[Market] = field(default_factory=list)
    discard: list[Market] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """A game; the top of the deck is the end of the list.

    `set_asides` counts those of this turn, `picks` holds each seat's pick (AA-43). `landed` are the sides whose pawn
    has landed on a market space, the next to take first; the front one is `taking` until its ability is resolved.
    `proposal` is (by, taker, card), `proposals` counts each seat's in this taking (AA-46).
    """

    advanced: bool
    sides: tuple[SideState, SideState]
    hands: list[Bag]
    asides: list[tuple[Code, ...]]
    deck: list[Code]
    active: Side
    stage: Stage
    number: int = 1
    face_up: Code = NOBODY
    face_up_by: Seat = NOBODY
    face_down: Code = NOBODY
    face_down_by: Seat = NOBODY
    set_asides: int = 0
    picks: list[Which | None] = field(default_factory=list)
    bazaar: Bazaar = field(default_factory=Bazaar)
    landed: list[Side] = field(default_factory=list)
    taking: Side | None = None
    proposal: tuple[Seat, Seat, Market] | None = None
    proposals: list[int] = field(default_factory=list)
    taker: Seat = NOBODY
    ability: Market | None = None
    taken_back: Code = NOBODY
    turns: list[Turn] = field(default_factory=list)
    outcome: Outcome | None = None

    @property
    def lead(self) -> int:
        """Side 0's travel less side 1's (AA-9)."""
        return self.sides[0].travel - self.sides[1].travel

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    def side_of(self, seat: Seat) -> SideState:
        """The side a seat belongs to (AA-40)."""
        return self.sides[seat & 1]


def set_aside_limit(state: State, seat: Seat) -> int:
    """How many cards the seat may set aside in a game (AA-5, AA-42)."""
    return 4 if len(state.side_of(seat).seats) == 1 else 2


def set_asides_left(state: State, seat: Seat) -> int:
    """How many the seat may still set aside."""
    return set_aside_limit(state, seat) - len(state.asides[seat])


def clone(state: State) -> State:
    """A copy to play on; finished turns are shared, they never change."""
    green, blue = state.sides
    turns = state.turns.copy()
    if turns and turns[-1].number == state.number:
        turns[-1] = _clone_turn(turns[-1])
    bazaar = state.bazaar
    return State(
        state.advanced,
        (_clone_side(green), _clone_side(blue)),
        state.hands.copy(),
        state.asides.copy(),
        state.deck.copy(),
        state.active,
        state.stage,
        state.number,
        state.face_up,
        state.face_up_by,
        state.face_down,
        state.face_down_by,
        state.set_asides,
        state.picks.copy(),
        Bazaar(bazaar.supply.copy(), bazaar.deck.copy(), bazaar.discard.copy()),
        state.landed.copy(),
        state.taking,
        state.proposal,
        state.proposals.copy(),
        state.taker,
        state.ability,
        state.taken_back,
        turns,
        state.outcome,
    )


def _clone_side(side: SideState) -> SideState:
    return SideState(side.side, side.seats, side.travel, side.agents.copy(), side.market.copy())


def _clone_turn(turn: Turn) -> Turn:
    return Turn(
        turn.number,
        turn.active,
        turn.face_up,
        turn.face_up_by,
        turn.face_down,
        turn.face_down_by,
        turn.opponent_took,
        turn.set_asides,
        turn.starts,
        turn.lead,
        turn.steps.copy(),
    )
