"""Pictures drawn beside the event loop, and kept for whoever looks at the same thing next."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable

from bot.basics.logs import told
from bot.basics.recent import Recent
from bot.panels.layout import Image
from bot.showing.aside import Aside
from engines.core.game import View
from renderers.picture import Picture
from renderers.registry import renderer
from renderers.words import Words

log = logging.getLogger(__name__)

KEPT = 64


class Pictures:
    """Draws; the last few pictures are kept by what they show."""

    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self._kept: Recent[Hashable, Image] = Recent(KEPT)

    async def board(self, game: str, view: View, words: Words) -> Image | None:
        """The board as a view has it."""
        return await self.image((game, "board", view, words.locale), lambda: renderer(game).board(view, words))

    async def hand(self, game: str, view: View, words: Words) -> Image | None:
        """The hand of a view."""
        return await self.image((game, "hand", view, words.locale), lambda: renderer(game).hand(view, words))

    async def guide(self, game: str, words: Words) -> Image | None:
        """How a game is played."""
        return await self.image((game, "guide", words.locale), lambda: renderer(game).guide(words))

    async def cover(self, game: str, words: Words) -> Image | None:
        """What a game is offered by."""
        return await self.image((game, "cover", words.locale), lambda: renderer(game).cover(words))

    async def image(self, key: Hashable, draw: Callable[[], Picture]) -> Image | None:
        """The picture of that key, drawn if need be; None where drawing fails, so that words go on without it."""
        if (kept := self._kept.use(key)) is not None:
            return kept
        try:
            picture = await self._aside(draw)
        except Exception as error:
            log.error("a picture failed: %s", told(error))
            return None
        image = self._kept[key] = Image(picture.png, picture.alt)
        return image
