"""Which pictures the bot's own messages carry, so that an edit that changes none of them uploads none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

import discord
from discord.components import Component

from bot.basics.recent import Recent
from bot.delivery.codes import INVALID_FORM
from bot.panels.layout import Panel

KEPT = 8192

Files = Sequence[discord.File | discord.Attachment]


class Attached:
    """The pictures of the messages that were sent or edited last, by name: in memory alone, unknown after a start."""

    def __init__(self) -> None:
        self._of: Recent[int, Mapping[str, int]] = Recent(KEPT)

    async def put(
        self, message: int | None, panel: Panel, send: Callable[[Files], Awaitable[discord.Message]]
    ) -> discord.Message:
        """Send a panel in place of what a message shows, only those of its pictures that aren't there yet.

        Where Discord knows of no such picture any more, all are sent.
        """
        had = {} if message is None else self._of.pop(message, {})
        files = _files(panel, had)
        try:
            sent = await send(files)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or all(isinstance(file, discord.File) for file in files):
                raise
            sent = await send(panel.files())
        self.note(sent, panel)
        return sent

    def note(self, sent: discord.Message, panel: Panel) -> None:
        """Note the pictures of a message that shows this panel."""
        keys = [item.media.attachment_id for item in _pictures(sent.components)]
        names = [image.name for image in panel.images()]
        found = {name: key for name, key in zip(names, keys, strict=False) if key is not None}
        if found and len(keys) == len(names):
            self._of[sent.id] = found


class _Stays(discord.Attachment):
    """An attachment that a message has and keeps."""

    def __init__(self, key: int, alt: str | None) -> None:
        self.id, self.description = key, alt

    def to_dict(self) -> Any:
        """What an edit says of it."""
        return {"id": self.id, "description": self.description}


def _files(panel: Panel, had: Mapping[str, int]) -> Files:
    return [_Stays(had[file.filename], file.description) if file.filename in had else file for file in panel.files()]


def _pictures(components: Iterable[Component]) -> Iterator[discord.MediaGalleryItem]:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            yield from component.items
        yield from _pictures(cast("Iterable[Component]", getattr(component, "children", ())))
