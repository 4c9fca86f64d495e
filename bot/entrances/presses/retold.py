"""The buttons of a finished game retold in pictures."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import table
from bot.panels.keys import number
from bot.panels.retold import retold_panel
from bot.showing.retold import pages_of
from engines.core.text import text


@entrance("retold", Ack.PRIVATE)
async def retold(press: Press) -> None:
    """Open the first page."""
    await _show(press, 0)


@entrance("retold-page", Ack.UPDATE)
async def retold_turned(press: Press) -> None:
    """Turn to another page."""
    await _show(press, number(press.arg(1)))


async def _show(press: Press, wanted: int) -> None:
    snapshot = await table(press)
    pages = pages_of(snapshot, press.words)
    if not pages:
        await press.say(text("retold-nothing"))
        return
    at = min(max(wanted, 0), len(pages) - 1)
    image = await press.app.publisher.story_page(snapshot, press.words, pages, at)
    in_words = press.app.people.settings(press.person).words
    await press.show(retold_panel(snapshot.record, press.words, at, len(pages), image, in_words))
