"""What people and servers have set, with what holds until they do."""

from __future__ import annotations

import json
import logging
from datetime import datetime, time
from typing import Literal, Self
from zoneinfo import ZoneInfo

from pydantic import AwareDatetime, BaseModel, ConfigDict, ValidationError, field_validator

from engines.table.record import Pace

log = logging.getLogger(__name__)

DEFAULT_LOCALE = "en-US"
"""The language of people who have not been seen yet."""


class Preferences(BaseModel):
    """Settings kept as JSON; unknown ones, of other versions, are left out."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def restored(cls, stored: str) -> Self:
        """The settings from their JSON; what has become invalid (a zone, a choice) has its default."""
        try:
            return cls.model_validate_json(stored)
        except ValidationError as error:
            bad = {str(each["loc"][0]) for each in error.errors() if each["loc"]}
            log.warning("settings %s no longer hold and are left out", ", ".join(sorted(bad)))
            kept = {name: value for name, value in json.loads(stored).items() if name not in bad}
            return cls.model_validate_json(json.dumps(kept))


class QuietHours(BaseModel):
    """The hours in which a person wants no deadline, by the clocks of the person's zone; they may span midnight."""

    model_config = ConfigDict(frozen=True)

    start: time
    end: time


class PersonSettings(Preferences):
    """A person's own settings. `language` None: Discord's; `confirm`: ask before every move."""

    language: str | None = None
    hands: Literal["channel", "dm"] = "channel"
    pings: bool = True
    quiet: QuietHours | None = None
    zone: str = "UTC"
    away_until: AwareDatetime | None = None
    words: bool = False
    confirm: bool = False

    @field_validator("zone")
    @classmethod
    def _known_zone(cls, zone: str) -> str:
        try:
            ZoneInfo(zone)
        except (KeyError, OSError, ValueError) as error:
            raise ValueError("no such time zone") from error
        return zone

    @property
    def has_hours(self) -> bool:
        """Whether deadlines may have to wait for the person."""
        return self.quiet is not None or self.away_until is not None

    def away(self, now: datetime) -> bool:
        """Whether the person is away at a moment."""
        return self.away_until is not None and now < self.away_until


class ServerSettings(Preferences):
    """A server's settings. `language` None: its preferred locale; `channels` empty: games may be played anywhere."""

    language: str | None = None
    channels: tuple[int, ...] = ()
    threads: bool = False
    pace: Pace = "live"
    role: int | None = None
