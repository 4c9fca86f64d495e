"""*How to play*: the button that tells how a game is played."""

from __future__ import annotations

from collections.abc import Mapping

from bot.entrances.front import Ack, Press, entrance
from bot.panels.guide import guide_panel, variants_of
from bot.showing.drawing import Drawing
from bot.tables.keys import number
from bot.tables.registry import Registry
from engines.core.game import AnyGame


class GuideWays:
    """The way to *How to play*."""

    def __init__(self, registry: Registry, drawing: Drawing, games: Mapping[str, AnyGame]) -> None:
        self._registry, self._drawing, self._games = registry, drawing, games

    @entrance("guide", Ack.PRIVATE)
    async def guide(self, press: Press) -> None:
        """Tell how the game of a table (its session's number, or the game's own id) is played."""
        asked, variants = press.arg(0), tuple[str, ...]()
        if asked not in self._games:
            snapshot = await self._registry.snapshot(number(asked))
            asked, variants = snapshot.game.id, variants_of(snapshot)
        image = None if press.in_words else await self._drawing.guide(asked, press.words)
        await press.show(guide_panel(asked, press.words, image, variants))
