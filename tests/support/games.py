"""The games the generic tests run on: every registered one and one that only tests know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import engines
from engines.core.game import AnyGame
from renderers import words as words_module
from tests.support.lantern import LANTERN
from tests.support.texts import LANTERN as LANTERN_TEXTS

IN_THE_MAKING: tuple[AnyGame, ...] = ()
"""Games whose engines are held to the contract already, but that nobody is offered yet."""


@contextmanager
def registered(game: AnyGame = LANTERN) -> Iterator[AnyGame]:
    """The game stands among `engines.GAMES`, and its texts among the English ones, until the block is left."""
    games = cast("dict[str, AnyGame]", engines.GAMES)
    bundle = words_module._bundle(words_module.SOURCE)
    known = set(bundle.ids)
    bundle.add(LANTERN_TEXTS)
    games[game.id] = game
    try:
        yield game
    finally:
        del games[game.id]
        for added in set(bundle.ids) - known:
            del bundle._sources[added]
            bundle._messages.pop(added, None)


def all_games() -> dict[str, AnyGame]:
    """Every registered game and the test game, by id."""
    return {**engines.GAMES, LANTERN.id: LANTERN}
