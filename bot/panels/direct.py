"""The panel that offers whom one can invite by direct message."""

from __future__ import annotations

from collections.abc import Mapping

from bot.panels.layout import LONGEST_OPTION, Line, Option, Panel, Select, short
from bot.tables.keys import custom_id
from engines.table.record import Person
from renderers.words import Words

MOST_AT_ONCE = 5


def invite_panel(session: int, names: Mapping[Person, str], words: Words) -> Panel:
    """Private, for the host: those who can be invited, by name; or why there are none."""
    if not names:
        return Panel((Line(words.get("direct-nobody")),))
    options = tuple(Option(str(person), short(name, LONGEST_OPTION)) for person, name in names.items())
    most = min(MOST_AT_ONCE, len(options))
    select = Select(
        custom_id("direct-invite-set", session), words.get("lobby-invite-placeholder"), options, most=most
    )
    return Panel((Line(words.get("direct-help")), select))
