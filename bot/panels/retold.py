"""A finished game retold in pictures, a private page for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.panels.covers import game_name
from bot.panels.keys import custom_id
from bot.panels.layout import MOST_TEXT, Block, Button, Image, Line, Panel, whole_lines
from bot.panels.paging import page_ways
from engines.table.record import Record
from renderers.words import Words

T = TypeVar("T")

MOST_PUBLIC = 1
"""So many pictures stand under the closing one; a longer story would push the channel's talk off a phone's screen."""


def public_pages(pages: Sequence[T]) -> Sequence[T]:
    """The pages that stand under the closing picture: all of a short story, none of a longer one."""
    return pages if len(pages) <= MOST_PUBLIC else pages[:0]


def retold_button(session: int, pages: int, words: Words) -> tuple[Button, ...]:
    """The way to the pages where the message doesn't hold them."""
    if pages <= MOST_PUBLIC:
        return ()
    return (Button(custom_id("retold", session), words.get("retold-button", pages=pages)),)


def retold_panel(record: Record, words: Words, number: int, pages: int, image: Image | None, in_words: bool) -> Panel:
    """A page, counted from 0, with the ways to the others; `in_words`: told by its alt text."""
    heading = words.get("retold-heading", game=game_name(record.game), page=number + 1, pages=pages)
    blocks: list[Block] = [Line(heading)]
    if image is not None:
        blocks.append(Line(whole_lines(image.alt, MOST_TEXT - len(heading))) if in_words else image)
    return Panel((*blocks, *page_ways("retold-page", record.id, number, pages, words)))
