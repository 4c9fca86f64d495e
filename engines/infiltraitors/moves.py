"""What agents do in Infiltraitors, in the rules' terms; each card exists once, so it says where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engines.core import errors
from engines.core.codec import by_kind
from engines.core.seats import Seat
from engines.infiltraitors.cards import Card


@dataclass(frozen=True, slots=True)
class Capture:
    """Take one suspect from the middle (IN-2)."""

    kind: Literal["capture"] = "capture"


@dataclass(frozen=True, slots=True)
class GiveClue:
    """Play a card at one's own suspect (IN-3): from the hand, in mission 17 out of another agent's hand."""

    card: Card
    kind: Literal["give_clue"] = "give_clue"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Play a card at another agent's suspect and draw one (IN-4).

    From the hand; in mission 6 also a special card in the middle; in mission 17 out of another agent's hand.
    """

    target: Seat
    card: Card
    kind: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True)
class Wait:
    """Discard the top card of HQ, then draw as many as named now (IN-5)."""

    draw: Annotated[int, Field(ge=0, le=3)]
    kind: Literal["wait"] = "wait"


@dataclass(frozen=True, slots=True)
class Eliminate:
    """Spend a bullet on another agent's suspect and say what it is (IN-6)."""

    target: Seat
    identity: Card
    kind: Literal["eliminate"] = "eliminate"


@dataclass(frozen=True, slots=True)
class TakeReward:
    """Take this face-up card of the discard pile (IN-6)."""

    card: Card
    kind: Literal["take_reward"] = "take_reward"


@dataclass(frozen=True, slots=True)
class TakeFaceDownReward:
    """Take a face-down card of the discard pile, at random among them (IN-6)."""

    kind: Literal["take_face_down_reward"] = "take_face_down_reward"


@dataclass(frozen=True, slots=True)
class DeclineReward:
    """Take no card of the discard pile (IN-6)."""

    kind: Literal["decline_reward"] = "decline_reward"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard this surplus card (IN-9); one at a time."""

    card: Card
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class DiscardUnseen:
    """Mission 17: discard the surplus card at this place of the hand, 0 the first, unseen (IN-24)."""

    place: int
    kind: Literal["discard_unseen"] = "discard_unseen"


@dataclass(frozen=True, slots=True)
class Leave:
    """Mission 19: leave the mission after an elimination (IN-26)."""

    kind: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Stay:
    """Mission 19: stay in the mission after an elimination (IN-26)."""

    kind: Literal["stay"] = "stay"


@dataclass(frozen=True, slots=True)
class GiveKeyClue:
    """Mission 19: leaving, play a card of the hand or a face-up discard at the key person (IN-26)."""

    card: Card
    kind: Literal["give_key_clue"] = "give_key_clue"


@dataclass(frozen=True, slots=True)
class EliminateKeyPerson:
    """Mission 19: the last agent's shot at the key person (IN-26)."""

    identity: Card
    kind: Literal["eliminate_key_person"] = "eliminate_key_person"


Move = (
    Capture
    | GiveClue
    | Exchange
    | Wait
    | Eliminate
    | TakeReward
    | TakeFaceDownReward
    | DeclineReward
    | Discard
    | DiscardUnseen
    | Leave
    | Stay
    | GiveKeyClue
    | EliminateKeyPerson
)
MOVES: TypeAdapter[Move] = by_kind(Move)

refusal = partial(errors.refusal, "infiltraitors")
"""The error of a move that is refused: its text is `infiltraitors-error-<reason>`."""
