"""Words for a picture: what any game looks like that has no pictures of its own."""

from __future__ import annotations

from pydantic import BaseModel

from engines.core.game import Outcome, View
from engines.core.text import dashed, text
from renderers.canvas import Canvas
from renderers.fonts import can_draw
from renderers.headline import draw_headline
from renderers.picture import Picture, picture
from renderers.theme import Theme, theme
from renderers.words import Words, letter

LINES = 20
STEP = 52
BAND = 112


class Plain:
    """Draws a game's name and the lines of a view, one below the other."""

    def __init__(self, game_id: str) -> None:
        self._game = game_id
        self._prefix = dashed(game_id)

    def board(self, view: View, words: Words) -> Picture:
        """The view's lines."""
        return self._sheet(words, _lines(view))

    def hand(self, view: View, words: Words) -> Picture:
        """The view's lines; raises `ValueError` for a spectator's view."""
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        return self._sheet(words, _lines(view))

    def closing(self, view: View, words: Words, score: tuple[int, ...] | None) -> Picture:
        """The view's lines with the reason the game ended for and the table's score."""
        outcome = getattr(view, "outcome", None)
        reason = [words(outcome.reason)] if isinstance(outcome, Outcome) else []
        told = [" – ".join(map(str, score))] if score is not None else []
        return self._sheet(words, [*reason, *told, *_lines(view)])

    def guide(self, words: Words) -> Picture:
        """The game's name and sentence."""
        return self._sheet(words, self._pitch(words))

    def cover(self, words: Words) -> Picture:
        """The game's name and sentence."""
        return self._sheet(words, self._pitch(words))

    def banner(self, words: Words) -> Picture:
        """The cover itself."""
        return self.cover(words)

    def tell(self, view: View, words: Words) -> str:
        """The view's lines under the game's name."""
        return "\n".join([f"# {self._name(words)}", *(f"- {line}" for line in _lines(view))])

    def seat_mark(self, seat: int, words: Words) -> str:  # noqa: ARG002
        """The seat's letter."""
        return letter(seat)

    def _name(self, words: Words) -> str:
        return words(text(f"{self._prefix}-name"))

    def _pitch(self, words: Words) -> list[str]:
        key = f"{self._prefix}-pitch"
        return [words(text(key))] if words.has(key) else []

    def _sheet(self, words: Words, lines: list[str]) -> Picture:
        look = theme(self._game)
        canvas = _written(look, self._name(words), lines)
        return picture(canvas.image, look.palette, "\n".join([self._name(words), *lines]))


def _written(look: Theme, title: str, lines: list[str]) -> Canvas:
    shown = [line for line in lines if can_draw(line)][:LINES]
    height = max(700, BAND + 40 + STEP * len(shown) + look.measures.margin)
    canvas = Canvas(look, height)
    draw_headline(canvas, title, BAND, size=60)
    room = look.measures.width - 2 * look.measures.margin
    for index, line in enumerate(shown):
        canvas.text(look.measures.margin, BAND + 50 + STEP * index, line, room=room)
    return canvas


def _lines(view: View) -> list[str]:
    return [f"{name}: {_value(getattr(view, name))}" for name in type(view).model_fields if name != "seat"]


def _value(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, BaseModel):
        return ", ".join(f"{name} {_value(getattr(value, name))}" for name in type(value).model_fields)
    if isinstance(value, Outcome):
        return _value(value.winners)
    if isinstance(value, tuple):
        return " · ".join(_value(item) for item in value) or "–"
    return str(value)
