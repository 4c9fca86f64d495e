"""The buttons of the log."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import session_arg
from bot.panels.keys import number
from bot.panels.log import log_panel
from bot.showing.past import Reader
from engines.core.text import text


async def show_log(press: Press, session: int, wanted: int | None = None) -> None:
    """Answer with a page of a table's log (None: the last)."""
    snapshot = await press.app.registry.snapshot(session)
    in_words = press.app.people.settings(press.person).words
    reader = Reader(snapshot.record.seat_of(press.person), press.words, in_words)
    page = await press.app.publisher.log_page(snapshot, reader, wanted)
    if page is None:
        await press.say(text("log-empty"))
    else:
        await press.show(log_panel(snapshot.record, press.words, page))


@entrance("log", Ack.PRIVATE)
async def log(press: Press) -> None:
    """Open the log at its end."""
    await show_log(press, session_arg(press))


@entrance("log-page", Ack.UPDATE)
async def log_turned(press: Press) -> None:
    """Turn to another page."""
    session, page = (number(arg) for arg in (*press.args, "", "")[:2])
    await show_log(press, session, max(0, page))
