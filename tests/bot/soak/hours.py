"""When people sleep, told apart from the bot: what the soak holds the bot's deadlines and pings to."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.store.preferences import PersonSettings

SAMPLES = 240
"""At so many moments of a stretch of time it is looked at whether somebody is awake."""


def sleeps(settings: PersonSettings, moment: datetime) -> bool:
    """Whether a moment lies in somebody's quiet hours."""
    quiet = settings.quiet
    if quiet is None:
        return False
    clock = moment.astimezone(ZoneInfo(settings.zone)).time()
    if quiet.start < quiet.end:
        return quiet.start <= clock < quiet.end
    return clock >= quiet.start or clock < quiet.end


def waking_s(settings: PersonSettings, start: datetime, end: datetime) -> float:
    """About how many seconds of a stretch of time lie outside somebody's quiet hours."""
    length = end - start
    if settings.quiet is None:
        return length.total_seconds()
    awake = sum(not sleeps(settings, start + length * (at + 0.5) / SAMPLES) for at in range(SAMPLES))
    return length.total_seconds() * awake / SAMPLES
