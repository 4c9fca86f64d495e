"""What players do in Agent Avenue, in the rules' terms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from pydantic import TypeAdapter

from engines.agent_avenue.cards import Agent, Market
from engines.core import errors
from engines.core.codec import by_kind
from engines.core.seats import Seat

Which = Literal["face_up", "face_down"]


@dataclass(frozen=True, slots=True)
class PlayPair:
    """A player alone on their side lays two cards, one face up and one face down (AA-4)."""

    face_up: Agent
    face_down: Agent
    kind: Literal["play_pair"] = "play_pair"


@dataclass(frozen=True, slots=True)
class SetAside:
    """Lay a card of the hand face down before oneself and draw one (AA-5, AA-42)."""

    agent: Agent
    kind: Literal["set_aside"] = "set_aside"


@dataclass(frozen=True, slots=True)
class LayFaceUp:
    """The first partner of a team lays a card face up (AA-41)."""

    agent: Agent
    kind: Literal["lay_face_up"] = "lay_face_up"


@dataclass(frozen=True, slots=True)
class LayFaceDown:
    """The second partner of a team lays a card face down (AA-41)."""

    agent: Agent
    kind: Literal["lay_face_down"] = "lay_face_down"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Take one of the two cards on the table (AA-6); for a team of two it is the seat's pick (AA-43)."""

    which: Which
    kind: Literal["recruit"] = "recruit"


@dataclass(frozen=True, slots=True)
class TakeMarketCard:
    """A player alone on their side takes a supply card (AA-21)."""

    card: Market
    kind: Literal["take_market_card"] = "take_market_card"


@dataclass(frozen=True, slots=True)
class ProposeMarketCard:
    """A partner proposes who takes which supply card (AA-46)."""

    taker: Seat
    card: Market
    kind: Literal["propose_market_card"] = "propose_market_card"


@dataclass(frozen=True, slots=True)
class ConfirmMarketCard:
    """The other partner agrees to exactly that proposal (AA-46)."""

    taker: Seat
    card: Market
    kind: Literal["confirm_market_card"] = "confirm_market_card"


@dataclass(frozen=True, slots=True)
class RecruitFromHand:
    """Secret Recruit: recruit from the hand an agent of a name not in play."""

    agent: Agent
    kind: Literal["recruit_from_hand"] = "recruit_from_hand"


@dataclass(frozen=True, slots=True)
class RevealTwo:
    """Double Trouble: reveal two of a name from the hand, recruit one, keep the other."""

    agent: Agent
    kind: Literal["reveal_two"] = "reveal_two"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Spycation: take an agent one has in play into the hand."""

    agent: Agent
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class RecruitAgain:
    """Spycation: recruit the agent just taken back, at once, or keep it in hand."""

    recruit: bool
    kind: Literal["recruit_again"] = "recruit_again"


@dataclass(frozen=True, slots=True)
class ControlMind:
    """Mind Control: take an agent the opponent has in play into the hand."""

    agent: Agent
    kind: Literal["control_mind"] = "control_mind"


Move = (
    PlayPair
    | SetAside
    | LayFaceUp
    | LayFaceDown
    | Recruit
    | TakeMarketCard
    | ProposeMarketCard
    | ConfirmMarketCard
    | RecruitFromHand
    | RevealTwo
    | TakeBack
    | RecruitAgain
    | ControlMind
)
MOVES: TypeAdapter[Move] = by_kind(Move)

refusal = partial(errors.refusal, "agent-avenue")
"""The error of a move that is refused: its text is `agent-avenue-error-<reason>`."""
