"""What the choices of MIND MGMT are made of: places to choose, the compass, texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.panels.asking import Asking
from bot.panels.keys import custom_id
from bot.panels.layout import MOST_OPTIONS, Block, Button, Line, Option, Row, Select, Style
from bot.panels.names import labelled
from engines.core.text import Text, Value, text
from engines.mind_mgmt.texts import location_name, place_name
from engines.mind_mgmt.town import FEATURES_OF, ROWS, TEMPLES, Location, column_of, row_of
from renderers.mind_mgmt import feature_short

PREFIX = "mind-mgmt-panel-"
Placed: TypeAlias = Callable[[Any], Location]
"""Where a move leads."""
ROW = "row"
"""A half-made choice of a location: its row is chosen."""
ARROWS = {
    (-1, -1): "↖",
    (-1, 0): "↑",
    (-1, 1): "↗",
    (0, -1): "←",
    (0, 1): "→",
    (1, -1): "↙",
    (1, 0): "↓",
    (1, 1): "↘",
}


def said(asking: Asking, message: str, **values: Value) -> str:
    """A text of the panel, seats told by their labels."""
    return labelled(asking.snapshot, asking.words)(text(PREFIX + message, **values))


def moves(asking: Asking, *kinds: type[Any]) -> list[Any]:
    """The legal moves of these kinds."""
    return [move for move in asking.legal() if isinstance(move, kinds)]


def back(asking: Asking) -> Row:
    """The way back."""
    return Row((asking.back_button(),))


def buttons(asking: Asking, found: Iterable[Any], style: Style = "primary") -> tuple[Block, ...]:
    """A button for each move, as any game labels it."""
    made = tuple(asking.move_button(move, style=style) for move in found)
    return (Row(made),) if made else ()


def arrow(start: Location, end: Location) -> str:
    """The direction from a location to another."""
    down, across = row_of(end) - row_of(start), column_of(end) - column_of(start)
    return ARROWS.get(((down > 0) - (down < 0), (across > 0) - (across < 0)), "·")


def place_short(asking: Asking, at: Location) -> str:
    """A location for a button: its place, and its features as they stand on the map."""
    if at in TEMPLES:
        return said(asking, "place-temple", place=place_name(at))
    one, other = (feature_short(asking.words, feature) for feature in FEATURES_OF[at])
    return said(asking, "place", place=place_name(at), one=one, other=other)


def compass(
    asking: Asking, start: Location, found: Sequence[Any], of: Placed, label: Callable[[Any], str]
) -> Iterator[Row]:
    """The moves as they lie around a location, the northern ones in the first row."""
    for side in (-1, 0, 1):
        row = [move for move in found if _side(start, of(move)) == side]
        if row:
            ordered = sorted(row, key=lambda move: column_of(of(move)))
            yield Row(tuple(asking.move_button(move, label(move)) for move in ordered))


def _side(start: Location, end: Location) -> int:
    down = row_of(end) - row_of(start)
    return (down > 0) - (down < 0)


def place_option(asking: Asking, move: Any, told: Text) -> Option:
    """A move as an option."""
    return Option(asking.key(move), labelled(asking.snapshot, asking.words)(told))


def select(asking: Asking, name: str, placeholder: str, options: Sequence[Option]) -> Iterator[Block]:
    """A select of moves, several of them where there are too many for one."""
    for first in range(0, len(options), MOST_OPTIONS):
        identifier = custom_id("choose", asking.snapshot.record.id, asking.question, name, first)
        yield Select(identifier, placeholder, tuple(options[first : first + MOST_OPTIONS]))


def place_select(asking: Asking, name: str, placeholder: str, found: Sequence[Any], of: Placed) -> Iterator[Block]:
    """A select of the locations that moves lead to."""
    return select(asking, name, placeholder, [place_option(asking, move, location_name(of(move))) for move in found])


def by_rows(
    asking: Asking, focus: tuple[str, ...], found: Sequence[Any], of: Placed, label: Callable[[Any], str]
) -> tuple[Block, ...]:
    """The map's row first, then the location; `focus` is what the half-made choice begins with."""
    chosen = asking.focus[len(focus) + 1 :] if asking.focus[: len(focus) + 1] == (*focus, ROW) else ()
    here = [move for move in found if chosen and str(row_of(of(move))) == chosen[0]]
    if here:
        made = tuple(asking.move_button(move, label(move)) for move in here)
        again = asking.focus_button(said(asking, "other-row-button"), *focus) if focus else asking.back_button()
        return (Row(made), Row((again,)))
    rows = (row for row in range(ROWS) if any(row_of(of(move)) == row for move in found))
    return (Line(said(asking, "which-row")), Row(tuple(_row(asking, focus, row) for row in rows)))


def _row(asking: Asking, focus: tuple[str, ...], row: int) -> Button:
    return asking.focus_button(said(asking, "row-button", row=row + 1), *focus, ROW, str(row), style="primary")
