"""What happens in Wink, in full; `secrecy.redact` cuts what a seat may not know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import TypeAdapter

from engines.core.codec import by_kind
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.views import News, Settings


@dataclass(frozen=True, slots=True)
class AccompliceNamed:
    """A player has named their accomplice (WK-5); `holder` is who really held the card."""

    seat: Seat
    named: Seat
    number: Number
    right: bool
    holder: Seat
    kind: Literal["accomplice_named"] = "accomplice_named"


@dataclass(frozen=True, slots=True)
class CallDeclined:
    """A player has named nobody: their call is closed, the card stays (WK-5)."""

    seat: Seat
    number: Number
    kind: Literal["call_declined"] = "call_declined"


@dataclass(frozen=True, slots=True)
class NumberCalled:
    """A player has put their token on a crowd card (WK-2)."""

    seat: Seat
    number: Number
    kind: Literal["number_called"] = "number_called"


@dataclass(frozen=True, slots=True)
class CallSkipped:
    """A player calls nothing this time (WK-9, WK-22)."""

    seat: Seat
    kind: Literal["call_skipped"] = "call_skipped"


@dataclass(frozen=True, slots=True)
class Accused:
    """A player has accused another over a number (WK-6)."""

    seat: Seat
    accused: Seat
    number: Number
    right: bool
    kind: Literal["accused"] = "accused"


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """A player has set something in private; nobody else knows (WK-22)."""

    seat: Seat
    settings: Settings
    kind: Literal["settings_changed"] = "settings_changed"


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A player has confirmed for this beat (WK-22)."""

    seat: Seat
    kind: Literal["confirmed"] = "confirmed"


@dataclass(frozen=True, slots=True)
class NewsLearnt:
    """What a closed beat has shown a player, who alone learns it (WK-23)."""

    seat: Seat
    news: News
    kind: Literal["news_learnt"] = "news_learnt"


@dataclass(frozen=True, slots=True)
class WentAway:
    """A player has let two beats, or live two turns, in a row pass; the game goes on without them (WK-30, WK-38)."""

    seat: Seat
    live: bool = False
    kind: Literal["went_away"] = "went_away"


@dataclass(frozen=True, slots=True)
class CameBack:
    """A player who was away plays again (WK-30, WK-38)."""

    seat: Seat
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """Live: the turn of a player who is late or away passes without a call (WK-38)."""

    seat: Seat
    kind: Literal["turn_passed"] = "turn_passed"


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """Live: a player has left for good; the two cards of each number they held are turned face down (WK-39)."""

    seat: Seat
    numbers: tuple[Number, ...]
    kind: Literal["player_left"] = "player_left"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The next turn, or beat, has begun."""

    number: int
    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class LastRoundBegan:
    """The game ends when all have had as many turns (WK-8)."""

    kind: Literal["last_round_began"] = "last_round_began"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (WK-8, WK-9)."""

    outcome: Outcome
    kind: Literal["game_ended"] = "game_ended"


Event = (
    AccompliceNamed
    | CallDeclined
    | NumberCalled
    | CallSkipped
    | Accused
    | SettingsChanged
    | Confirmed
    | NewsLearnt
    | WentAway
    | CameBack
    | TurnPassed
    | PlayerLeft
    | TurnBegan
    | LastRoundBegan
    | GameEnded
)
EVENTS: TypeAdapter[Event] = by_kind(Event)
