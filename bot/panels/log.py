"""The log: a game turn by turn, in words and with the board as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.panels.board import quoted
from bot.panels.covers import game_name
from bot.panels.layout import MOST_TEXT, Block, Image, Line, Panel, whole_lines
from bot.panels.moments import stamp
from bot.panels.paging import page_ways
from engines.table.record import Record
from renderers.words import Words

LONGEST_LOG = 1500


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the log: what happened, and the table as it then stood, in pictures or told."""

    number: int
    pages: int
    at: datetime
    lines: Sequence[str]
    images: Sequence[Image] = ()
    tale: str = ""


def log_panel(record: Record, words: Words, page: Page) -> Panel:
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
