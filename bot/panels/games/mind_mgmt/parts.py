"""What the choices of MIND MGMT are made of: places to choose, the compass, texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from bot.panels.asking import Asking
from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Line, Option, Select, Style
from bot.tables.keys import custom_id
from engines.mind_mgmt.board import FEATURES_OF, TEMPLES, Location, column_of, row_of
from engines.mind_mgmt.moves import Move, MoveImmortal, ShiftImmortal
from engines.mind_mgmt.names import feature_name, place_name
from engines.mind_mgmt.views import MindMgmtView

MindMgmtAsking: TypeAlias = Asking[Move, MindMgmtView]

M = TypeVar("M", bound=Move)
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


def buttons(asking: MindMgmtAsking, found: Iterable[Move], style: Style = "primary") -> tuple[Block, ...]:
    """A button for each move, as any game labels it."""
    made = tuple(asking.move_button(move, style=style) for move in found)
    return (ActionRow(made),) if made else ()


def arrow(start: Location, end: Location) -> str:
    """The direction from a location to another."""
    down, across = row_of(end) - row_of(start), column_of(end) - column_of(start)
    return ARROWS.get(((down > 0) - (down < 0), (across > 0) - (across < 0)), "·")


def place_short(asking: MindMgmtAsking, at: Location) -> str:
    """A location for a button or an option: its place, by which it is found on the map, and its features."""
    if at in TEMPLES:
        return asking.said("place-temple", place=place_name(at))
    one, other = (asking.words(feature_name(feature)) for feature in FEATURES_OF[at])
    return asking.said("place", place=place_name(at), one=one, other=other)


def place_button(asking: MindMgmtAsking, at: Location) -> str:
    """A location on a button: its place alone beside a picture, on which its features are seen."""
    return place_short(asking, at) if asking.spoken else place_name(at)


def glide(asking: MindMgmtAsking, move: MoveImmortal | ShiftImmortal) -> str:
    """Which immortal goes where."""
    origin = asking.view.immortals[move.immortal - 1]
    pointing = arrow(origin, move.to)
    place = place_short(asking, move.to)
    return asking.said(
        "immortal-option", number=move.immortal, origin=place_name(origin), arrow=pointing, place=place
    )


def compass(
    asking: MindMgmtAsking,
    start: Location,
    found: Sequence[M],
    of: Callable[[M], Location],
    made_by: Callable[[M], Button],
) -> Iterator[ActionRow]:
    """The moves around a location from north-west to south-east; in words each row of the map is a row."""
    ordered = sorted(found, key=lambda move: (_side(start, of(move)), of(move)))
    made = [(move, made_by(move)) for move in ordered]
    for sides in ((-1,), (0,), (1,)) if asking.spoken else ((-1, 0, 1),):
        row = tuple(button for move, button in made if _side(start, of(move)) in sides)
        if row:
            yield ActionRow(row)


def _side(start: Location, end: Location) -> int:
    down = row_of(end) - row_of(start)
    return (down > 0) - (down < 0)


def select(asking: MindMgmtAsking, name: str, placeholder: str, options: Sequence[Option]) -> Iterator[Block]:
    """A select of moves, several of them where there are too many for one."""
    for first in range(0, len(options), MOST_OPTIONS):
        yield asking.select(placeholder, options[first : first + MOST_OPTIONS], name, first)


def place_select(
    asking: MindMgmtAsking, name: str, placeholder: str, found: Sequence[M], of: Callable[[M], Location]
) -> Iterator[Block]:
    """A select of the locations that moves lead to."""
    options = [Option(asking.key(move), place_short(asking, of(move))) for move in found]
    return select(asking, name, placeholder, options)


def by_rows(
    asking: MindMgmtAsking,
    focus: tuple[str, ...],
    found: Sequence[M],
    of: Callable[[M], Location],
    label: Callable[[M], str],
) -> tuple[Block, ...]:
    """The map's row first, then the location; `focus` is what the half-made choice begins with."""
    here = in_row(asking, focus, found, of)
    if here:
        made = tuple(asking.move_button(move, label(move)) for move in here)
        again = asking.focus_button(asking.said("other-row-button"), *focus) if focus else asking.back_button()
        return (ActionRow(made), ActionRow((again,)))
    rows = tuple(_row(asking, focus, row) for row in _rows(found, of))
    return (*([Line(asking.said("which-row"))] if asking.spoken else ()), ActionRow(rows))


def in_row(
    asking: MindMgmtAsking, focus: tuple[str, ...], found: Sequence[M], of: Callable[[M], Location]
) -> list[M]:
    """The moves in the row of the map that is half chosen; none before."""
    chosen = asking.focus[len(focus) + 1 :] if asking.focus[: len(focus) + 1] == (*focus, ROW) else ()
    return [move for move in found if chosen and str(row_of(of(move))) == chosen[0]]


def with_buttons(blocks: Sequence[Block], more: Sequence[Button]) -> tuple[Block, ...]:
    """The blocks with further buttons in their last row of them."""
    if not more:
        return tuple(blocks)
    if blocks and isinstance(last := blocks[-1], ActionRow):
        return (*blocks[:-1], ActionRow((*last.buttons, *more)))
    return (*blocks, ActionRow(tuple(more)))


def row_select(
    asking: MindMgmtAsking, focus: tuple[str, ...], found: Sequence[M], of: Callable[[M], Location]
) -> Select:
    """The map's row as a select, where there is no room for a button for each."""
    identifier = custom_id("focus", asking.snapshot.record.id, asking.question, *focus, ROW)
    rows = (Option(str(row), asking.said("row-button", row=row + 1)) for row in _rows(found, of))
    return Select(identifier, asking.said("which-row"), tuple(rows))


def _rows(found: Sequence[M], of: Callable[[M], Location]) -> list[int]:
    return sorted({row_of(of(move)) for move in found})


def _row(asking: MindMgmtAsking, focus: tuple[str, ...], row: int) -> Button:
    return asking.focus_button(asking.said("row-button", row=row + 1), *focus, ROW, str(row), style="primary")
