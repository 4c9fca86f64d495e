"""Pictures that belong to no table, drawn away from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.panels.layout import Image
from engines.core.game import AnyGame
from renderers.registry import renderer
from renderers.words import Words


async def covers(games: Iterable[AnyGame], words: Words) -> dict[str, Image]:
    """The cover of each game, by its id."""
    return await asyncio.to_thread(_covers, tuple(game.id for game in games), words)


def _covers(games: Iterable[str], words: Words) -> dict[str, Image]:
    drawn = {game: renderer(game).cover(words) for game in games}
    return {game: Image(picture.png, picture.alt) for game, picture in drawn.items()}
