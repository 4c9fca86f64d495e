"""People without hours of their own."""

from __future__ import annotations

from datetime import datetime, timedelta

from engines.table.record import Person


class NoCalendar:
    """A calendar of people without quiet hours, who are never away."""

    def due(self, person: Person, start: datetime, seconds: float, *, daily: bool) -> datetime | None:
        return start + timedelta(seconds=seconds)
