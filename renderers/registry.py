"""Who draws which game: a package or module of the game's id, else words for pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from renderers.picture import Picture
from renderers.plain import Plain
from renderers.words import Words


class Renderer(Protocol):
    """What every game's pictures offer: functions of view, words and theme alone.

    A view handed in is the game's own; a picture of two views that are equal is the same file byte for byte.
    """

    def board(self, view: Any, words: Words) -> Picture:
        """What everybody may see; of a spectator's view, or of a seat's for `tell`-like uses."""
        ...

    def hand(self, view: Any, words: Words) -> Picture:
        """What the view's seat holds and what its question needs; raises `ValueError` for a spectator's view."""
        ...

    def closing(self, view: Any, words: Words, score: tuple[int, ...] | None) -> Picture:
        """The finished game told; `score`: games won at this table by seat, this one included; None: a first game."""
        ...

    def guide(self, words: Words) -> Picture:
        """The picture of *How to play*."""
        ...

    def cover(self, words: Words) -> Picture:
        """The game's cover."""
        ...

    def banner(self, words: Words) -> Picture:
        """The cover, as low as a lobby has room for."""
        ...

    def tell(self, view: Any, words: Words) -> str:
        """All that the view knows in Markdown words, with headings."""
        ...

    def seat_mark(self, seat: int, words: Words) -> str:
        """How the pictures call a seat, for the words beside: its colour's sign and its letter."""
        ...


@cache
def renderer(game_id: str) -> Renderer:
    """The pictures of a game."""
    name = f"renderers.{game_id}"
    spec = find_spec(name)
    if spec is None or spec.submodule_search_locations is None:
        return Plain(game_id)
    return cast(Renderer, import_module(name))


Story = Callable[[Any, Words], Sequence[Callable[[], Picture]]]
"""From the open view of a finished game what draws each of the pictures that tell how it went."""


def story_of(game_id: str) -> Story | None:
    """The further pictures of a finished game; None where the closing picture tells it all."""
    return getattr(renderer(game_id), "story", None)
