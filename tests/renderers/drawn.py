"""Every sample drawn: a name and what draws it in given words."""

from __future__ import annotations

from collections.abc import Callable

from renderers import agent_avenue
from renderers.picture import Picture
from renderers.words import Words
from tests.renderers import samples

Draw = Callable[[Words], Picture]


def _board(name: str) -> Draw:
    return lambda words: agent_avenue.board(samples.BOARDS[name], words)


def _hand(name: str) -> Draw:
    return lambda words: agent_avenue.hand(samples.HANDS[name], words)


def _closing(name: str) -> Draw:
    return lambda words: agent_avenue.closing(samples.CLOSINGS[name], words, (2, 11, 0, 3))


PICTURES: dict[str, Draw] = {
    **{f"board-{name}": _board(name) for name in samples.BOARDS},
    **{f"hand-{name}": _hand(name) for name in samples.HANDS},
    **{f"closing-{name}": _closing(name) for name in samples.CLOSINGS},
    "guide": agent_avenue.guide,
    "cover": agent_avenue.cover,
}
