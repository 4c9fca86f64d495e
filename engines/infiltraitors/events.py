"""What happens in a mission: all that anybody may be told, whole; `secrecy.redact` cuts what a seat may not know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import TypeAdapter

from engines.core.codec import by_kind
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.infiltraitors.cards import Card


@dataclass(frozen=True, slots=True)
class Captured:
    """A suspect taken (IN-2); what it is, is known to its holder alone.

    `hq`: what became of HQ's top card: discarded, kept with the suspect (mission 16), or nothing.
    """

    seat: Seat
    serial: int
    token: int | None
    hq: Literal["discarded", "kept", "nothing"]
    card: Card | None
    second: Card | None
    kind: Literal["captured"] = "captured"


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """A clue at one's own suspect (IN-3); `owner`: whose hand the card came from."""

    seat: Seat
    serial: int
    card: Card
    upright: bool
    owner: Seat
    kind: Literal["clue_given"] = "clue_given"


@dataclass(frozen=True, slots=True)
class InformationExchanged:
    """A clue at another agent's suspect (IN-4); `owner`: whose hand it came from, None: the middle (mission 6)."""

    seat: Seat
    target: Seat
    serial: int
    card: Card
    upright: bool
    owner: Seat | None
    kind: Literal["information_exchanged"] = "information_exchanged"


@dataclass(frozen=True, slots=True)
class Waited:
    """The top of HQ discarded; `named`: how many cards the agent wants to draw (IN-5)."""

    seat: Seat
    named: int
    kind: Literal["waited"] = "waited"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Cards drawn from HQ; which ones, is known to all who see that hand."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    seen_by_others: bool
    kind: Literal["cards_drawn"] = "cards_drawn"


@dataclass(frozen=True, slots=True)
class Missed:
    """A wrong shot (IN-6); `target` None: at the key person (IN-26)."""

    seat: Seat
    target: Seat | None
    serial: int
    identity: Card
    bullets: int
    kind: Literal["missed"] = "missed"


@dataclass(frozen=True, slots=True)
class SuspectEliminated:
    """A right shot (IN-6); `target` None: the key person (IN-26). `clues` are the cards discarded with it."""

    seat: Seat
    target: Seat | None
    serial: int
    identity: Card
    clues: int
    bullets: int
    left: int
    kind: Literal["suspect_eliminated"] = "suspect_eliminated"


@dataclass(frozen=True, slots=True)
class RewardTaken:
    """A card of the discard pile taken (IN-6), in mission 18 into the pool.

    A face-down one is known to the taker alone, in mission 17 to all others.
    """

    seat: Seat
    card: Card | None
    face_down: bool
    to: Literal["hand", "pool"]
    seen_by_others: bool
    kind: Literal["reward_taken"] = "reward_taken"


@dataclass(frozen=True, slots=True)
class RewardDeclined:
    """No card taken (IN-6)."""

    seat: Seat
    kind: Literal["reward_declined"] = "reward_declined"


@dataclass(frozen=True, slots=True)
class SurplusDiscarded:
    """A card over the limit discarded (IN-9); face down (2, 14) it is known to its owner alone."""

    seat: Seat
    card: Card | None
    face_down: bool
    kind: Literal["surplus_discarded"] = "surplus_discarded"


@dataclass(frozen=True, slots=True)
class AllDiscarded:
    """Mission 18: all hands and HQ discarded face up before the last stand (IN-25)."""

    hands: tuple[tuple[Card, ...], ...]
    hq: tuple[Card, ...]
    kind: Literal["all_discarded"] = "all_discarded"


@dataclass(frozen=True, slots=True)
class PoolDealt:
    """Mission 18: the pool dealt; each hand is known to its owner alone."""

    counts: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    kind: Literal["pool_dealt"] = "pool_dealt"


@dataclass(frozen=True, slots=True)
class Stayed:
    """Mission 19: the agent stays in the mission (IN-26)."""

    seat: Seat
    kind: Literal["stayed"] = "stayed"


@dataclass(frozen=True, slots=True)
class KeyPersonSeen:
    """Mission 19: an agent who leaves looks at the key person; those who have left (`knowing`) know it (IN-26)."""

    seat: Seat
    knowing: tuple[Seat, ...]
    card: Card | None
    kind: Literal["key_person_seen"] = "key_person_seen"


@dataclass(frozen=True, slots=True)
class KeyClueGiven:
    """Mission 19: a clue on the key person (IN-26)."""

    seat: Seat
    card: Card
    upright: bool
    origin: Literal["hand", "discards"]
    kind: Literal["key_clue_given"] = "key_clue_given"


@dataclass(frozen=True, slots=True)
class AgentLeft:
    """Mission 19: an agent has discarded the hand face up and left (IN-26)."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: Literal["agent_left"] = "agent_left"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; `number` counts them from 1 (IN-1)."""

    number: int
    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The mission is over (IN-11)."""

    outcome: Outcome
    kind: Literal["game_ended"] = "game_ended"


Event = (
    Captured
    | ClueGiven
    | InformationExchanged
    | Waited
    | CardsDrawn
    | Missed
    | SuspectEliminated
    | RewardTaken
    | RewardDeclined
    | SurplusDiscarded
    | AllDiscarded
    | PoolDealt
    | Stayed
    | KeyPersonSeen
    | KeyClueGiven
    | AgentLeft
    | TurnBegan
    | GameEnded
)
EVENTS: TypeAdapter[Event] = by_kind(Event)
