"""Who is away until when, as a table's people read it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.panels.moments import stamp
from engines.core.text import Text, text
from engines.table.record import Person, Record
from renderers.words import Words


def away_lines(record: Record, returns: Callable[[Person], datetime | None], words: Words) -> tuple[str, ...]:
    """A line for each of a table's people who is away; `returns` tells when somebody who is will be back."""
    people = ((person, returns(person)) for person in record.people())
    return tuple(words(away_text(record, person, until)) for person, until in people if until is not None)


def away_text(record: Record, person: Person, until: datetime) -> Text:
    """Until when somebody at a table is away, and that their clock stands where it does."""
    said = "life-away-daily" if record.pacing.pace == "daily" else "life-away"
    return text(said, who=f"<@{person}>", moment=stamp(until, "f"))
