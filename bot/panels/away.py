"""Who is away until when, as a table's people read it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.panels.moments import stamp
from engines.core.text import Text, text
from engines.table.record import Person, Record
from renderers.words import Words


def away_lines(record: Record, returns: Mapping[Person, datetime], words: Words) -> tuple[str, ...]:
    """A line for each of a table's people who is away; `returns` are when people who are will be back."""
    away = (person for person in record.people() if person in returns)
    return tuple(words(away_text(record, person, returns[person])) for person in away)


def away_text(record: Record, person: Person, until: datetime) -> Text:
    """Until when somebody at a table is away, and that their clock stands where it does."""
    said = "life-away-daily" if record.pacing.pace == "daily" else "life-away"
    return text(said, who=f"<@{person}>", moment=stamp(until, "f"))
