"""What happens in the Recruiter's turns, and what the Recruiter answers, whole (MM-8, MM-11 to MM-22, MM-32)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.seats import Seat
from engines.mind_mgmt.names import Hour, Immortal, Order, Token
from engines.mind_mgmt.town import Feature, Location


@dataclass(frozen=True, slots=True)
class Stepped:
    """The Recruiter has stepped, or slipped (`token`), and visited the location of that hour: nobody else knows."""

    seat: Seat
    hour: Hour
    to: Location
    token: Token | None
    recruits: int
    kind: Literal["stepped"] = "stepped"


@dataclass(frozen=True, slots=True)
class RecruitsAnnounced:
    """What the last so many visits, up to this hour, have brought (MM-4, MM-11); `total`: all announced by now."""

    hour: Hour
    visits: int
    count: int
    total: int
    kind: Literal["recruits_announced"] = "recruits_announced"


@dataclass(frozen=True, slots=True)
class CardsOpened:
    """Feature cards of the deck lie open for the immortals' recruiting (MM-8, MM-12)."""

    hour: Hour
    features: tuple[Feature, ...]
    kind: Literal["cards_opened"] = "cards_opened"


@dataclass(frozen=True, slots=True)
class ImmortalMoved:
    """The Recruiter has moved an immortal (MM-12, MM-20)."""

    hour: Hour
    immortal: Immortal
    origin: Location
    to: Location
    kind: Literal["immortal_moved"] = "immortal_moved"


@dataclass(frozen=True, slots=True)
class ExtraStepPut:
    """The Recruiter has put a step for a further move (MM-12): on a location visited by the end of this turn."""

    hour: Hour
    location: Location
    kind: Literal["extra_step_put"] = "extra_step_put"


@dataclass(frozen=True, slots=True)
class RecruitClaimed:
    """Two immortals have brought a recruit; the card is discarded (MM-21); `total`: all announced by now."""

    hour: Hour
    feature: Feature
    total: int
    kind: Literal["recruit_claimed"] = "recruit_claimed"


@dataclass(frozen=True, slots=True)
class HourPassed:
    """The Recruiter's turn is over: `hour` has passed, with a mind slip or not (MM-11, MM-15)."""

    hour: Hour
    slip: Token | None
    kind: Literal["hour_passed"] = "hour_passed"


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """The Recruiter has no way to go (MM-18)."""

    hour: Hour
    kind: Literal["dead_end"] = "dead_end"


@dataclass(frozen=True, slots=True)
class OrderSet:
    """The Recruiter's standing order: nobody else knows (MM-32)."""

    seat: Seat
    order: Order
    kind: Literal["order_set"] = "order_set"


@dataclass(frozen=True, slots=True)
class StepsShown:
    """The answer: steps on visited locations; `every`: on all that neither step nor confirmed note marked (MM-32)."""

    hour: Hour
    feature: Feature
    locations: tuple[Location, ...]
    every: bool
    kind: Literal["steps_shown"] = "steps_shown"


@dataclass(frozen=True, slots=True)
class NoNewStep:
    """The answer: all visited locations with the feature, if any, bear a step or a confirmed note (MM-32)."""

    hour: Hour
    feature: Feature
    kind: Literal["no_new_step"] = "no_new_step"
