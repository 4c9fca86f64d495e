"""What happens in Agent Avenue, whole; `secrecy.redact` cuts what a seat may not know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from pydantic import TypeAdapter

from engines.agent_avenue.cards import AGENTS, SPACES, Agent, Code, Market
from engines.agent_avenue.moves import Which
from engines.agent_avenue.views import Side
from engines.core.codec import by_kind
from engines.core.game import Outcome
from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class PairPlayed:
    """A player alone on their side has laid two cards (AA-4); the face-down one is known to them alone."""

    seat: Seat
    face_up: Agent
    face_down: Agent | None
    kind: Literal["pair_played"] = "pair_played"


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A partner has laid one card (AA-41); a face-down one is known to them alone."""

    seat: Seat
    which: Which
    agent: Agent | None
    kind: Literal["card_laid"] = "card_laid"


@dataclass(frozen=True, slots=True)
class CardSetAside:
    """A card set aside and one drawn for it, both known to the seat alone (AA-5, AA-42)."""

    seat: Seat
    agent: Agent | None
    drawn: Agent | None
    kind: Literal["card_set_aside"] = "card_set_aside"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A hand refilled (AA-2); which cards came is known to the seat alone."""

    seat: Seat
    count: int
    agents: tuple[Agent, ...] | None
    kind: Literal["cards_drawn"] = "cards_drawn"


@dataclass(frozen=True, slots=True)
class CardPicked:
    """A partner's pick of the card to recruit, for the team alone (AA-43)."""

    seat: Seat
    which: Which
    kind: Literal["card_picked"] = "card_picked"


@dataclass(frozen=True, slots=True)
class Recruited:
    """A side has an agent more in play and its pawn has moved (AA-6, AA-7, AA-26).

    `which` says which card of the middle it was, `card` which market card recruited it; `seat` is None when a team
    took it together.
    """

    side: Side
    seat: Seat | None
    agent: Agent
    which: Which | None
    card: Market | None
    spaces: int
    start: int
    end: int
    kind: Literal["recruited"] = "recruited"


@dataclass(frozen=True, slots=True)
class PawnMoved:
    """A market card has moved a pawn by itself (Getaway Car, Surveillance Truck)."""

    side: Side
    card: Market
    spaces: int
    start: int
    end: int
    kind: Literal["pawn_moved"] = "pawn_moved"


@dataclass(frozen=True, slots=True)
class MarketCardProposed:
    """A partner's proposal of taker and market card, for the team alone (AA-46)."""

    seat: Seat
    taker: Seat
    card: Market
    kind: Literal["market_card_proposed"] = "market_card_proposed"


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """Time was up before a team had agreed, and how that was settled (AA-43, AA-46)."""

    side: Side
    how: Literal["chance", "pick", "proposal"]
    kind: Literal["time_ran_out"] = "time_ran_out"


@dataclass(frozen=True, slots=True)
class MarketCardTaken:
    """A market card taken, its pawn standing on `space` (AA-21)."""

    side: Side
    seat: Seat
    card: Market
    space: int
    kind: Literal["market_card_taken"] = "market_card_taken"


@dataclass(frozen=True, slots=True)
class MarketReshuffled:
    """The market's discards have become its new deck (AA-22)."""

    count: int
    kind: Literal["market_reshuffled"] = "market_reshuffled"


@dataclass(frozen=True, slots=True)
class AbilityIgnored:
    """An ability that could not be carried out (AA-25)."""

    side: Side
    seat: Seat
    card: Market
    space: int
    kind: Literal["ability_ignored"] = "ability_ignored"


@dataclass(frozen=True, slots=True)
class PairRevealed:
    """Double Trouble: two agents of a name shown from the hand."""

    seat: Seat
    agent: Agent
    kind: Literal["pair_revealed"] = "pair_revealed"


@dataclass(frozen=True, slots=True)
class AgentTaken:
    """An agent taken out of play into a hand (Spycation: one's own, Mind Control: the opponent's; AA-29)."""

    side: Side
    seat: Seat
    agent: Agent
    card: Market
    space: int
    kind: Literal["agent_taken"] = "agent_taken"


@dataclass(frozen=True, slots=True)
class TakenAgentKept:
    """Spycation: the agent taken back stays in the hand."""

    seat: Seat
    agent: Agent
    kind: Literal["taken_agent_kept"] = "taken_agent_kept"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn of that side begins; `number` counts them from 1 (AA-3)."""

    number: int
    side: Side
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome
    kind: Literal["game_ended"] = "game_ended"


StepEvent = Recruited | PawnMoved | MarketCardTaken | AbilityIgnored | AgentTaken
"""The public events that a turn is told by afterwards."""

Event = (
    PairPlayed
    | CardLaid
    | CardSetAside
    | CardsDrawn
    | CardPicked
    | Recruited
    | PawnMoved
    | MarketCardProposed
    | TimeRanOut
    | MarketCardTaken
    | MarketReshuffled
    | AbilityIgnored
    | PairRevealed
    | AgentTaken
    | TakenAgentKept
    | TurnBegan
    | GameEnded
)
EVENTS: TypeAdapter[Event] = by_kind(Event)


@lru_cache(maxsize=1 << 12)
def pair_played(seat: Seat, face_up: Code, face_down: Code) -> PairPlayed:
    """The one event of this content."""
    return PairPlayed(seat, AGENTS[face_up], AGENTS[face_down])


@lru_cache(maxsize=1 << 12)
def cards_drawn(seat: Seat, codes: tuple[Code, ...]) -> CardsDrawn:
    """The one event of this content; the cards are sorted, as their order stays secret."""
    return CardsDrawn(seat, len(codes), tuple(AGENTS[code] for code in sorted(codes)))


@lru_cache(maxsize=1 << 12)
def card_set_aside(seat: Seat, code: Code, drawn: Code) -> CardSetAside:
    """The one event of this content."""
    return CardSetAside(seat, AGENTS[code], AGENTS[drawn])


@lru_cache(maxsize=1 << 14)
def recruited(
    side: Side, seat: Seat | None, code: Code, source: Which | Market, spaces: int, start: int
) -> Recruited:
    """The one event of this content; `start` is the pawn's space before."""
    card = source if isinstance(source, Market) else None
    which = None if isinstance(source, Market) else source
    return Recruited(side, seat, AGENTS[code], which, card, spaces, start, (start + spaces) % SPACES)


@lru_cache(maxsize=1 << 10)
def turn_began(number: int, side: Side) -> TurnBegan:
    """The one event of this content."""
    return TurnBegan(number, side)
