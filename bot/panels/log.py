"""The log: a game turn by turn, in words and with the board as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar

from bot.panels.board import quoted
from bot.panels.covers import game_name
from bot.panels.layout import MOST_TEXT, Block, Button, Image, Line, Panel, whole_lines
from bot.panels.moments import stamp
from bot.panels.ways import page_ways
from bot.tables.keys import custom_id
from engines.table.record import Record
from renderers.words import Words

LONGEST_LOG = 1500
LONGEST_ILLUSTRATED = 1200
"""So long, in characters, may the lines of a page be with icons; the rest is for the heading."""


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log: what happened, and the table as it then stood, in pictures or told."""

    number: int
    pages: int
    at: datetime
    lines: Sequence[str]
    images: Sequence[Image] = ()
    tale: str = ""


def log_panel(record: Record, words: Words, page: LogPage) -> Panel:
    """One page with the ways to the others."""
    heading = words.get(
        "log-heading",
        game=game_name(record.game),
        page=page.number + 1,
        pages=page.pages,
        moment=stamp(page.at, "f"),
    )
    said = "\n".join([heading, *map(quoted, page.lines)])
    told = whole_lines(said, LONGEST_LOG)
    blocks: list[Block] = [Line(told), *page.images]
    if page.tale:
        blocks.append(Line(whole_lines(page.tale, MOST_TEXT - len(told))))
    return Panel((*blocks, *page_ways("log-page", record.id, page.number, page.pages, words)))


T = TypeVar("T")

MOST_PUBLIC = 1
"""So many pictures stand under the closing one; a longer story would push the channel's talk off a phone's screen."""


def public_pages(pages: Sequence[T]) -> Sequence[T]:
    """The pages that stand under the closing picture: all of a short story, none of a longer one."""
    return pages if len(pages) <= MOST_PUBLIC else pages[:0]


def retold_button(session: int, pages: int, words: Words) -> tuple[Button, ...]:
    """The way to pages that the message leaves out."""
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
