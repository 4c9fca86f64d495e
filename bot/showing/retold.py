"""The pictures that tell how a finished game went, where the game has any."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.panels.layout import Image
from bot.panels.names import labelled
from bot.showing.desk import Desk
from engines.table.snapshot import Snapshot
from renderers.picture import Picture
from renderers.registry import story_of
from renderers.words import Words

Pages = Sequence[Callable[[], Picture]]
"""What draws each of the pictures."""


def pages_of(snapshot: Snapshot, words: Words) -> Pages:
    """All the pictures; none while the game is on, or where the closing picture tells it all."""
    tell = story_of(snapshot.game.id)
    if tell is None or not snapshot.begun or snapshot.record.status == "playing":
        return ()
    return tell(snapshot.view(None), labelled(snapshot, words))


async def page_image(desk: Desk, snapshot: Snapshot, words: Words, pages: Pages, at: int) -> Image | None:
    """One of them drawn; None where that fails."""
    key = (snapshot.game.id, "story", snapshot.view(None), words.locale, at)
    return await desk.pictures.image(key, pages[at])
