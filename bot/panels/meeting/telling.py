"""What somebody is told of a new table, in a direct message."""

from __future__ import annotations

from bot.basics.harmless import plain
from bot.panels.covers import game_name
from bot.panels.layout import Button, Note
from bot.tables.keys import custom_id
from engines.table.lobby import free_seats
from engines.table.record import Record
from renderers.words import Words


def new_table(record: Record, place: str, board: str, words: Words) -> Note:
    """A table has opened in that place; `board` is the address of its own message."""
    said = words.get(
        "telling-table",
        host=f"<@{record.host}>",
        game=game_name(record.game),
        place=plain(place),
        free=len(free_seats(record)),
    )
    go = Button(board, words.get("call-go-button"))
    return Note(said, (go, Button(custom_id("me-tell-off"), words.get("meeting-tell-off-button"))))
