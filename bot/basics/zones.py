"""What the clocks of a time zone show, also when they are put forward or back."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    try:
        return ZoneInfo(name).key == name != ""
    except (KeyError, ValueError, OSError):
        return False


def moments_at(day: date, clock: time, zone: ZoneInfo) -> tuple[datetime, ...]:
    """When the clocks of a zone show a time on a day, in UTC: twice in an hour that comes twice, else once.

    A time that they skip, as they are put forward, counts as so much later. Raises `OverflowError` at the end of all
    dates.
    """
    shown = datetime.combine(day, clock, zone)
    first, second = (shown.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
    return (first, second) if first < second else (first,)


def is_skipped(day: date, clock: time, zone: ZoneInfo) -> bool:
    """Whether the clocks of a zone never show a time on a day."""
    return moments_at(day, clock, zone)[0].astimezone(zone).time() != clock


def days_later(moment: datetime, days: int, zone: ZoneInfo) -> datetime:
    """When the clocks of a zone show the same time as at a moment, so many days later."""
    local = moment.astimezone(zone)
    return moments_at(local.date() + timedelta(days=days), local.time(), zone)[0]
