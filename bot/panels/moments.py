"""Moments: as Discord shows them to each reader in their own time zone, and as people write them."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date

from bot.basics.zones import moments_at
from engines.core.errors import SafehouseError

FURTHEST = timedelta(days=60)

_FROM_NOW = re.compile(r"\+\s*(\d{1,5})")
_CLOCK = re.compile(r"(?:(\d{4})-(\d{1,2})-(\d{1,2})\s+)?(\d{1,2}):(\d{2})")


def stamp(moment: datetime, style: Literal["f", "R", "d", "t"] = "R") -> str:
    """A moment as date and time (`f`), a day (`d`), time alone (`t`) or a countdown (`R`)."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def dated(moment: datetime, zone: str, locale: str) -> str:
    """A moment's day by the clocks of a zone, where Discord can't show it to each reader: in labels."""
    return format_date(moment.astimezone(ZoneInfo(zone)).date(), "medium", Locale.parse(locale, sep="-"))


def read_moment(written: str, zone: str, now: datetime) -> datetime:
    """The moment meant by `+45` (minutes), `20:30` (the next time the clock says so) or `2026-12-01 20:30`.

    Of an hour that comes twice the first that isn't past is meant; one that the clocks skip counts as so much later.
    Raises `SafehouseError` for anything else, for the past and for what is more than 60 days off.
    """
    moment = _read(written.strip(), zone, now)
    if moment is None:
        raise SafehouseError("error-no-moment")
    if not now < moment <= now + FURTHEST:
        raise SafehouseError("error-moment-out-of-range", days=FURTHEST.days)
    return moment


def read_clock(written: str) -> time:
    """The time of day meant by `22:30`. Raises `SafehouseError` for anything else."""
    found = _CLOCK.fullmatch(written.strip())
    try:
        if found is None or found[1]:
            raise ValueError(written)
        return time(int(found[4]), int(found[5]))
    except ValueError:
        raise SafehouseError("error-no-clock-time") from None


def _read(written: str, zone: str, now: datetime) -> datetime | None:
    """The first moment after now that is meant, else the last one before; None where none is."""
    if ahead := _FROM_NOW.fullmatch(written):
        return now + timedelta(minutes=int(ahead[1]))
    found = _CLOCK.fullmatch(written)
    if found is None:
        return None
    there = ZoneInfo(zone)
    today = now.astimezone(there).date()
    try:
        clock = time(int(found[4]), int(found[5]))
        named = (date(int(found[1]), int(found[2]), int(found[3])),) if found[1] else None
        days = named or (today, today + timedelta(days=1))
        moments = [moment for day in days for moment in moments_at(day, clock, there)]
    except (ValueError, OverflowError):
        return None
    return next((moment for moment in moments if moment > now), moments[-1])
