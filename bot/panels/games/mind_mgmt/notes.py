"""White notes, at any time: those that lie there first, then any location by its row (MM-37)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.asking import Asking
from bot.panels.games.mind_mgmt.parts import by_rows, place_short, row_select
from bot.panels.layout import Block, Button, Line, Row
from engines.mind_mgmt.moves import WriteNote
from engines.mind_mgmt.names import place_name

NOTES = "notes"
FEW = 5
"""With more notes than this there is no room for a button for each row."""


def notes(asking: Asking) -> tuple[Block, ...]:
    """The notes to change, the rows to put one in."""
    found: Sequence[WriteNote] = asking.moves(WriteNote)
    head = Line(asking.said("notes", left=asking.view.notes_left))
    rows = by_rows(
        asking, (NOTES,), found, lambda move: move.location, lambda move: place_short(asking, move.location)
    )
    if not isinstance(rows[0], Line):
        return (head, *rows)
    lying = tuple(_lying(asking, found))
    if len(lying) > FEW:
        rows = () if len(lying) == len(found) else (row_select(asking, (NOTES,), found, lambda move: move.location),)
    return (head, *((Row(lying),) if lying else ()), *rows)


def _lying(asking: Asking, found: Sequence[WriteNote]) -> Iterator[Button]:
    """The notes that lie there, each to be written anew."""
    texts = {note.location: note.text for note in asking.view.notes}
    for move in found:
        if move.location in texts:
            label = asking.said("note-button", place=place_name(move.location), text=texts[move.location])
            yield asking.move_button(move, label, "secondary")


def note_buttons(asking: Asking) -> tuple[Button, ...]:
    """The button to the notes, for a seat that may write any."""
    if not asking.moves(WriteNote):
        return ()
    return (asking.focus_button(asking.said("notes-button"), NOTES),)
