"""The log: a game turn by turn, in words and with the board as it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.panels.board import quoted
from bot.panels.covers import game_name
from bot.panels.layout import (
    MOST_OPTIONS,
    MOST_TEXT,
    ActionRow,
    Block,
    Button,
    Image,
    Line,
    Option,
    Panel,
    Select,
    whole_lines,
)
from bot.panels.moments import stamp
from bot.panels.ways import page_ways
from bot.tables.keys import custom_id
from engines.core.chance import commitment
from engines.table.record import Record
from renderers.words import Words

LONGEST_LOG = 1500
LONGEST_ILLUSTRATED = 1200
"""So long, in characters, may the lines of a page be with icons; the rest is for the heading."""


@dataclass(frozen=True, slots=True)
class LogTurn:
    """A turn in the log: the page it begins on, whose it is (empty: the game's own beginning), how it begins."""

    page: int
    who: str
    told: str


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log: what happened, and the table as it then stood, in pictures or told; all turns there are."""

    number: int
    pages: int
    at: datetime
    lines: Sequence[str]
    images: Sequence[Image] = ()
    tale: str = ""
    turns: Sequence[LogTurn] = ()

    @property
    def turn(self) -> int:
        """The turn that it belongs to."""
        return max((at for at, turn in enumerate(self.turns) if turn.page <= self.number), default=0)

    @property
    def last(self) -> int:
        """The last page."""
        return self.pages - 1

    @property
    def turn_before(self) -> int:
        """The page on which the turn before this page begins, or the first one."""
        return max((turn.page for turn in self.turns if turn.page < self.number), default=0)

    @property
    def turn_after(self) -> int:
        """The page on which the next turn begins, or the last one."""
        return min((turn.page for turn in self.turns if turn.page > self.number), default=self.last)


def log_panel(record: Record, words: Words, page: LogPage, more: tuple[Button, ...] = ()) -> Panel:
    """One page: what is told, the ways to the others (a page, a turn, any turn) beside it, then the table.

    The seal stands where it is set and opened. `more` leads on to what else the game has for its reader.
    """
    heading = words.get(
        "log-heading",
        game=game_name(record.game),
        page=page.number + 1,
        pages=page.pages,
        moment=stamp(page.at, "f"),
    )
    said = "\n".join([heading, *map(quoted, page.lines)])
    told = "\n".join([whole_lines(said, LONGEST_LOG), *_sealed(record, words, page)])
    ways = (*_ways(record.id, page, words), *((ActionRow(more),) if more else ()))
    blocks: list[Block] = [Line(told), *ways, *page.images]
    if page.tale:
        blocks.append(Line(whole_lines(page.tale, MOST_TEXT - len(told))))
    return Panel(tuple(blocks))


def _sealed(record: Record, words: Words, page: LogPage) -> Iterator[str]:
    """The shuffle's seal on the first page, opened on the last one once the game is over."""
    sealed = commitment(record.seed)
    if record.is_over and page.number == page.pages - 1:
        yield words.get("log-seed", seed=record.seed.hex(), commitment=sealed)
    elif not record.is_over and page.number == 0:
        yield words.get("log-sealed", commitment=sealed)


def _ways(session: int, page: LogPage, words: Words) -> Iterator[Block]:
    if page.pages < 2:
        return
    ends = page.number == 0, page.number == page.last
    yield ActionRow(
        (
            _way(session, page.turn_before, "turn-earlier", words.get("log-turn-earlier-button"), ends[0]),
            _way(session, page.turn_after, "turn-later", words.get("log-turn-later-button"), ends[1]),
        )
    )
    yield ActionRow(
        (
            _way(session, max(0, page.number - 1), "earlier", words.get("page-earlier-button"), ends[0]),
            _way(session, min(page.last, page.number + 1), "later", words.get("page-later-button"), ends[1]),
        )
    )
    if len(page.turns) > 1:
        yield Select(custom_id("log-turn", session), words.get("log-turn-placeholder"), tuple(_turns(page, words)))


def _way(session: int, to: int, name: str, label: str, end: bool) -> Button:
    return Button(custom_id("log-page", session, to, name), label, disabled=end)


def _turns(page: LogPage, words: Words) -> Iterator[Option]:
    """As many turns around the page's own as a select holds."""
    first = max(0, min(page.turn - MOST_OPTIONS // 2, len(page.turns) - MOST_OPTIONS))
    for at, turn in list(enumerate(page.turns))[first : first + MOST_OPTIONS]:
        label = words.get("log-turn-option", turn=at, who=turn.who) if turn.who else words.get("log-start-option")
        yield Option(str(turn.page), label, turn.told or None, chosen=at == page.turn)


def retold_button(session: int, pages: int, words: Words) -> tuple[Button, ...]:
    """The way to the story of a game, where it has one."""
    return (Button(custom_id("retold", session), words.get("retold-button")),) if pages else ()


def retold_panel(record: Record, words: Words, number: int, pages: int, image: Image | None, in_words: bool) -> Panel:
    """A page, counted from 0, with the ways to the others; `in_words`: told by its alt text."""
    heading = words.get("retold-heading", game=game_name(record.game), page=number + 1, pages=pages)
    blocks: list[Block] = [Line(heading)]
    if image is not None:
        blocks.append(Line(whole_lines(image.alt, MOST_TEXT - len(heading))) if in_words else image)
    return Panel((*blocks, *page_ways("retold-page", record.id, number, pages, words)))
