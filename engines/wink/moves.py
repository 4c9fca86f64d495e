"""The moves of Wink, in the rules' terms: live at the table, or set in private for a beat of glance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from pydantic import TypeAdapter

from engines.core import errors
from engines.core.codec import by_kind
from engines.core.seats import Seat
from engines.wink.cards import Manner, Number


@dataclass(frozen=True, slots=True)
class NameAccomplice:
    """Live: name another player as your accomplice, before the next call (WK-5)."""

    named: Seat
    kind: Literal["name_accomplice"] = "name_accomplice"


@dataclass(frozen=True, slots=True)
class CallNumber:
    """Live: put your token on a crowd card and announce its number (WK-2); your open call, if any, is declined."""

    number: Number
    kind: Literal["call_number"] = "call_number"


@dataclass(frozen=True, slots=True)
class SkipCall:
    """Live: call nothing, as there is no card you may call; your token leaves the table (WK-9)."""

    kind: Literal["skip_call"] = "skip_call"


@dataclass(frozen=True, slots=True)
class Accuse:
    """Live, at any time: claim that a player holds the number of an open call (WK-6)."""

    accused: Seat
    number: Number
    kind: Literal["accuse"] = "accuse"


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Live, of a player who is away: play again, from the next turn on at the latest (WK-38)."""

    kind: Literal["come_back"] = "come_back"


@dataclass(frozen=True, slots=True)
class Watch:
    """Glance: watch this player from now on (WK-21)."""

    watched: Seat
    kind: Literal["watch"] = "watch"


@dataclass(frozen=True, slots=True)
class SetManner:
    """Glance: the manner of every wink from now on (WK-22)."""

    manner: Manner
    kind: Literal["set_manner"] = "set_manner"


@dataclass(frozen=True, slots=True)
class PlanAccusation:
    """Glance: accuse this player over that number when the beat closes (WK-28)."""

    accused: Seat
    number: Number
    kind: Literal["plan_accusation"] = "plan_accusation"


@dataclass(frozen=True, slots=True)
class DropAccusation:
    """Glance: accuse nobody when the beat closes."""

    kind: Literal["drop_accusation"] = "drop_accusation"


@dataclass(frozen=True, slots=True)
class PlanNaming:
    """Glance, on your turn: name this player as your accomplice when the beat closes; None: nobody (WK-22)."""

    named: Seat | None
    kind: Literal["plan_naming"] = "plan_naming"


@dataclass(frozen=True, slots=True)
class PlanCall:
    """Glance, on your turn: call this number when the beat closes (WK-22)."""

    number: Number
    kind: Literal["plan_call"] = "plan_call"


@dataclass(frozen=True, slots=True)
class Confirm:
    """Glance: confirm the settings for this beat (WK-22)."""

    kind: Literal["confirm"] = "confirm"


@dataclass(frozen=True, slots=True)
class ConfirmUntilTurn:
    """Glance: confirm the settings, and let the program confirm until your next turn (WK-22)."""

    kind: Literal["confirm_until_turn"] = "confirm_until_turn"


@dataclass(frozen=True, slots=True)
class ConfirmMyself:
    """Glance: confirm yourself again from the next beat on."""

    kind: Literal["confirm_myself"] = "confirm_myself"


Move = (
    NameAccomplice
    | CallNumber
    | SkipCall
    | Accuse
    | ComeBack
    | Watch
    | SetManner
    | PlanAccusation
    | DropAccusation
    | PlanNaming
    | PlanCall
    | Confirm
    | ConfirmUntilTurn
    | ConfirmMyself
)
MOVES: TypeAdapter[Move] = by_kind(Move)

refusal = partial(errors.refusal, "wink")
"""The error of a move that is refused: its text is `wink-error-<reason>`."""
