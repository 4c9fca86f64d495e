"""White notes, at any time: those that lie there first, then any location by its row (MM-37)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.asking import Asking
from bot.panels.layout import Block, Button, Line, Row
from bot.panels.mind_mgmt.parts import by_rows, place_short
from engines.mind_mgmt.moves import WriteNote
from engines.mind_mgmt.texts import place_name

NOTES = "notes"
MOST = 15


def notes(asking: Asking) -> tuple[Block, ...]:
    """The notes to change, the rows to put one in."""
    found: Sequence[WriteNote] = asking.moves(WriteNote)
    texts = {note.location: note.text for note in asking.view.notes}
    rows = by_rows(
        asking, (NOTES,), found, lambda move: move.location, lambda move: place_short(asking, move.location)
    )
    lying = tuple(
        asking.move_button(
            move, asking.said("note-button", place=place_name(move.location), text=texts[move.location]), "secondary"
        )
        for move in found
        if move.location in texts
    )
    head = (Line(asking.said("notes", left=asking.view.notes_left)),)
    return (*head, *((Row(lying[:MOST]),) if lying and isinstance(rows[0], Line) else ()), *rows)


def note_buttons(asking: Asking) -> tuple[Button, ...]:
    """The way to the notes, for whoever may write any."""
    if not asking.moves(WriteNote):
        return ()
    return (asking.focus_button(asking.said("notes-button"), NOTES),)
