"""What a seat or a spectator may know of a game of Agent Avenue: plain values for pictures, words and players."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.moves import Which
from engines.core.game import Outcome, View
from engines.core.seats import Seat

Side = Literal[0, 1]
"""0 is green (even seats, home at space 0), 1 is blue (odd seats, home at space 7)."""

Stage = Literal["play", "lay_first", "lay_second", "recruit", "market", "ability", "over"]


def other(side: Side) -> Side:
    """The opposing side."""
    return 1 if side == 0 else 0


def side_of(seat: Seat) -> Side:
    """Even seats are green, odd seats blue (AA-1)."""
    return 1 if seat & 1 else 0


class Part(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class HandView(Part):
    """A seat's cards; `hand` and `set_aside` are None where the viewer may not know them."""

    seat: Seat
    side: Side
    hand_count: int
    hand: tuple[Agent, ...] | None
    set_aside_count: int
    set_aside: tuple[Agent, ...] | None
    set_aside_left: int


class SideView(Part):
    """A side: its pawn, and its agents and ongoing market cards in play in the order they came."""

    side: Side
    seats: tuple[Seat, ...]
    space: int
    travel: int
    agents: tuple[Agent, ...]
    market: tuple[Market, ...]


class PairView(Part):
    """The two cards in the middle; None for a card not laid yet or not known to the viewer."""

    face_up: Agent | None
    face_up_by: Seat | None
    face_down_laid: bool
    face_down: Agent | None
    face_down_by: Seat | None


class TurnStep(Part):
    """One thing that happened to the pawns or cards within a turn, in order.

    what: `recruit` (from the middle or by an ability), `bonus` (Getaway Car, Surveillance Truck), `market` (a card
    taken), `nothing` (its ability did nothing), `to_hand` (Spycation, Mind Control). `spaces` is the signed movement,
    `start` and `end` the board spaces 0…13 of the side's pawn.
    """

    what: Literal["recruit", "bonus", "market", "nothing", "to_hand"]
    side: Side
    seat: Seat | None
    agent: Agent | None
    card: Market | None
    spaces: int
    start: int
    end: int


class TurnView(Part):
    """A turn once its pair has been recruited: all of it is public then.

    `lead` is side 0's travel less side 1's after the turn (after the steps so far while the turn goes on).
    """

    number: int
    active: Side
    face_up: Agent
    face_up_by: Seat | None = None
    face_down: Agent
    face_down_by: Seat | None = None
    opponent_took: Which
    set_asides: int
    steps: tuple[TurnStep, ...]
    starts: tuple[int, int]
    lead: int


class PickView(Part):
    """A partner's open pick of the card to recruit (AA-43)."""

    seat: Seat
    which: Which


class ProposalView(Part):
    """A partner's open proposal of taker and market card (AA-46)."""

    by: Seat
    taker: Seat
    card: Market


class MarketView(Part):
    """The black market: face-up supply, cards left in its deck, discards (AA-20)."""

    supply: tuple[Market, ...]
    deck: int
    discard: tuple[Market, ...]
    deck_cards: tuple[Market, ...] | None = None


class AgentAvenueView(View):
    """All that a seat may know; with the game over, everything.

    `number` counts turns from 1, `active` is the side whose turn it is, `taker` the seat that resolves an ability,
    `ability` its card, `taken_back` Spycation's agent in hand, `taking` the side that takes a market card or resolves
    one, `landed` the side that takes one afterwards (AA-27).
    `turns` holds the past turns; the last one may be this one, once its pair has been recruited.
    `proposals` counts each partner's proposals in this taking, for the taking team alone (AA-46).
    `deck_cards` (and the market's) is the deck from the top, shown when the game is over.
    """

    advanced: bool
    stage: Stage
    number: int
    active: Side
    to_act: tuple[Seat, ...]
    hands: tuple[HandView, ...]
    sides: tuple[SideView, SideView]
    pair: PairView
    deck: int
    deck_cards: tuple[Agent, ...] | None = None
    market: MarketView
    picks: tuple[PickView, ...]
    taking: Side | None
    landed: tuple[Side, ...] = ()
    proposal: ProposalView | None
    proposals: tuple[int, ...] = ()
    taker: Seat | None
    ability: Market | None
    taken_back: Agent | None
    turns: tuple[TurnView, ...]
    outcome: Outcome | None

    @property
    def lead(self) -> int:
        """Side 0's travel less side 1's (AA-9): caught by 0 at 7 or more, by 1 at −7 or less."""
        return self.sides[0].travel - self.sides[1].travel
