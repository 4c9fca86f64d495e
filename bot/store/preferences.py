"""What people and servers have set, with what holds until they do."""

from __future__ import annotations

import json
from datetime import datetime, time
from typing import Literal, Self

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError, field_validator

from bot.basics.zones import is_zone
from bot.store.reading import spoilt
from engines.table.record import Pace

Seasons = Literal["none", "month", "quarter", "year"]
DEFAULT_LOCALE = "en-US"
"""The language of people who have not been seen yet."""


class Preferences(BaseModel):
    """Settings kept as JSON; unknown ones, of other versions, are left out."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def restored(cls, stored: object) -> Self:
        """The settings from their JSON; what can't be read or is wrong by now (a zone, a choice) has its default."""
        try:
            return cls.model_validate_json(stored)  # type: ignore[arg-type]
        except TypeError:
            bad: set[str] = set()
        except ValidationError as error:
            bad = {str(each["loc"][0]) for each in error.errors() if each["loc"]}
        spoilt(f"{cls.__name__}, {', '.join(sorted(bad)) or 'all'},", stored)
        kept = json.loads(stored) if bad else {}  # type: ignore[arg-type]
        return cls.model_validate_json(json.dumps({name: kept[name] for name in kept if name not in bad}))

    def onto(self, kept: Self, known: Self | None) -> Self:
        """What is to be kept in place of `kept` where these were set by somebody to whom `known` was shown."""
        if known is None:
            return self
        names = type(self).model_fields
        news = {name: getattr(self, name) for name in names if getattr(self, name) != getattr(known, name)}
        return kept.model_copy(update=news)


class QuietHours(BaseModel):
    """The hours in which a person wants no deadline, by the clocks of the person's zone; they may span midnight."""

    model_config = ConfigDict(frozen=True)

    start: time
    end: time


MOST_A_DAY = 20
"""So many new tables a day somebody may want to hear of."""


class Tell(BaseModel):
    """Of which new tables a person wants to hear.

    `games` empty: all; `server` None: of every server they share with the bot. From `start` to `end` by the clocks of
    their zone, which may span midnight; None: at any hour. At most `most` within a day.
    """

    model_config = ConfigDict(frozen=True)

    games: tuple[str, ...] = ()
    server: int | None = None
    start: time | None = None
    end: time | None = None
    most: int = Field(default=3, ge=1, le=MOST_A_DAY)

    def within(self, clock: time) -> bool:
        """Whether it is an hour in which they want to hear."""
        if self.start is None or self.end is None or self.start == self.end:
            return True
        if self.start < self.end:
            return self.start <= clock < self.end
        return clock >= self.start or clock < self.end


class PersonSettings(Preferences):
    """A person's own settings. `language` None: Discord's; `confirm`: ask before every move.

    `invitations`: whether those one has played with may invite one by direct message. `profile`: who may see how one
    did: nobody, on each server who looks there (the games of that server), or everyone (all games). `tell`: of which
    new tables they want to hear, `told`: when in the last day they did. `blocked`: who can't invite them.
    """

    language: str | None = None
    hands: Literal["channel", "dm"] = "channel"
    pings: bool = True
    invitations: bool = True
    profile: Literal["nobody", "server", "everyone"] = "nobody"
    quiet: QuietHours | None = None
    zone: str = "UTC"
    away_until: AwareDatetime | None = None
    words: bool = False
    confirm: bool = False
    tell: Tell | None = None
    told: tuple[AwareDatetime, ...] = ()
    blocked: tuple[int, ...] = ()

    @field_validator("zone")
    @classmethod
    def _known_zone(cls, zone: str) -> str:
        if not is_zone(zone):
            raise ValueError("no such time zone")
        return zone

    @property
    def is_looked_for(self) -> bool:
        """Whether they are known before they turn up, as deadlines may wait for them or they hear of tables."""
        return self.quiet is not None or self.away_until is not None or self.tell is not None

    def away(self, now: datetime) -> bool:
        """Whether the person is away at a moment."""
        return self.away_until is not None and now < self.away_until


class ServerSettings(Preferences):
    """A server's settings. `language` None: its preferred locale; `channels` empty: games may be played anywhere.

    `events`: starting times become scheduled events where the bot may make them; `pins`: boards are pinned. `rated`:
    new tables count for ratings; `seasons`: how long it is until all ratings begin again.
    """

    language: str | None = None
    channels: tuple[int, ...] = ()
    threads: bool = False
    pace: Pace = "live"
    role: int | None = None
    events: bool = True
    pins: bool = False
    rated: bool = False
    seasons: Seasons = "none"
