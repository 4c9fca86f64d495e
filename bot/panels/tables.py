"""The panel of `/games`: one's own tables everywhere, and the tables here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar

from bot.basics.harmless import plain
from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Line, Panel, whole_lines
from bot.panels.moments import stamp
from bot.panels.ways import page_buttons
from bot.store.lookup import Sitting, Table
from bot.tables.keys import custom_id
from engines.core.text import Value
from renderers.words import Words

A_PAGE = 10
"""So many tables stand on a page."""
MOST_JOINS = 5
LONGEST_MINE, LONGEST_HERE = 2300, 1500
"""How much is told of one's own tables, and of those here."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TableLink:
    """A table with the name of its place and the address of its channel."""

    place: str
    link: str


@dataclass(frozen=True, slots=True)
class Further:
    """What a table itself tells of one's seat: whether one's time is up and the others decide, and who else is away.

    Of one that can't be read it is only that.
    """

    is_overdue: bool = False
    away: Sequence[str] = ()
    is_readable: bool = True


def tables_panel(
    mine: Sequence[tuple[Sitting, TableLink]],
    here: Sequence[tuple[Table, TableLink]],
    further: Mapping[int, Further],
    words: Words,
    until: datetime | None = None,
    wanted: int = 0,
) -> Panel:
    """A page, counted from 0: one's own tables, those that wait for one first, then those here to join or watch.

    `further` is by session; `until` is how long one is away oneself.
    """
    pages = pages_of(len(mine) + len(here))
    page = min(max(wanted, 0), pages - 1)
    own, others = on_page(mine, 0, page), on_page(here, len(mine), page)
    away = () if until is None else (words.get("settings-away", moment=stamp(until, "f")),)
    lines = [*away, *_mine(own, further, words)] if own or not mine else []
    blocks: list[Block] = []
    if lines:
        blocks.append(Line(f"## {words.get('tables-mine-heading')}"))
        blocks.append(Line(whole_lines("\n".join(lines), LONGEST_MINE)))
    if others:
        listed = whole_lines("\n".join(_here(others, words)), LONGEST_HERE)
        blocks += [Line(f"## {words.get('tables-here-heading')}"), Line(listed)]
        joins = tuple(_joins(others, words))
        blocks += [ActionRow(joins)] if joins else []
    ways = page_buttons(page, pages, words, lambda to, name: custom_id("games-page", to, name))
    return Panel((*blocks, *((ActionRow(ways),) if ways else ())))


def pages_of(tables: int) -> int:
    """How many pages so many tables take."""
    return max(1, -(-tables // A_PAGE))


def on_page(tables: Sequence[T], before: int, page: int) -> Sequence[T]:
    """Those of these tables that stand on a page, where so many others come before them."""
    return tables[max(0, page * A_PAGE - before) : max(0, (page + 1) * A_PAGE - before)]


def _mine(
    mine: Sequence[tuple[Sitting, TableLink]],
    further: Mapping[int, Further],
    words: Words,
) -> Iterator[str]:
    for sitting, shown in mine:
        more = further.get(sitting.session, Further())
        yield _line(sitting.game, shown, _standing(sitting, more, words), words)
        yield from (f"-# {line}" for line in more.away)
    if not mine:
        yield words.get("tables-none")


def _line(game: str, shown: TableLink, standing: str, words: Words) -> str:
    """A table in a line; a game that this version doesn't know by its id."""
    name = game_name(game)
    known: Value = name if words.has(name.id) else game
    return words.get("tables-line", game=known, place=f"[{plain(shown.place)}]({shown.link})", standing=standing)


def _standing(sitting: Sitting, more: Further, words: Words) -> str:
    standings = (
        (not more.is_readable, "tables-unreadable"),
        (more.is_overdue, "tables-you-overdue"),
        (sitting.status == "lobby", "tables-lobby"),
        (sitting.paused, "tables-paused"),
        (sitting.program, "tables-program"),
        (not sitting.asked, "tables-others"),
    )
    other = next((key for holds, key in standings if holds), None)
    if other is not None:
        return words.get(other)
    return (
        words.get("tables-you") if sitting.due is None else words.get("tables-you-until", moment=stamp(sitting.due))
    )


def _here(here: Sequence[tuple[Table, TableLink]], words: Words) -> Iterator[str]:
    for table, shown in here:
        standing = words.get("tables-free", free=table.free) if table.status == "lobby" else words.get("tables-watch")
        yield _line(table.game, shown, standing, words)


def _joins(here: Sequence[tuple[Table, TableLink]], words: Words) -> Iterator[Button]:
    lobbies = [(table, shown) for table, shown in here if table.status == "lobby" and table.free]
    for table, shown in lobbies[:MOST_JOINS]:
        label = words.get("tables-join-button", game=game_name(table.game), place=shown.place)
        yield Button(custom_id("lobby-join", table.session), label, "primary")
