"""The panel of `/games`: one's own tables everywhere, and the tables here."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.basics.harmless import plain
from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Line, Panel, whole_lines
from bot.panels.moments import stamp
from bot.store.lookup import Sitting, Table
from bot.tables.keys import custom_id
from renderers.words import Words

MOST_LINES = 12
MOST_JOINS = 5
LONGEST_MINE, LONGEST_HERE = 2300, 1500
"""How much is told of one's own tables, and of those here."""


@dataclass(frozen=True, slots=True)
class TableLink:
    """A table with the name of its place and the address of its channel."""

    place: str
    link: str


def tables_panel(
    mine: Sequence[tuple[Sitting, TableLink]],
    here: Sequence[tuple[Table, TableLink]],
    overdue: Collection[int],
    away: Mapping[int, Sequence[str]],
    words: Words,
    until: datetime | None = None,
) -> Panel:
    """One's own tables, those that wait for one first, then the tables of this server to join or watch.

    `overdue` are the sessions where one's time is up and the others decide, `away` says by session who else is away;
    `until` is how long one is away oneself.
    """
    own = () if until is None else (words.get("settings-away", moment=stamp(until, "f")),)
    blocks: list[Block] = [
        Line(f"## {words.get('tables-mine-heading')}"),
        Line(whole_lines("\n".join([*own, *_mine(mine, overdue, away, words)]), LONGEST_MINE)),
    ]
    if here:
        listed = whole_lines("\n".join(_here(here, words)), LONGEST_HERE)
        blocks += [Line(f"## {words.get('tables-here-heading')}"), Line(listed)]
        joins = tuple(_joins(here, words))
        blocks += [ActionRow(joins)] if joins else []
    return Panel(tuple(blocks))


def _mine(
    mine: Sequence[tuple[Sitting, TableLink]],
    overdue: Collection[int],
    away: Mapping[int, Sequence[str]],
    words: Words,
) -> Iterator[str]:
    for sitting, shown in mine[:MOST_LINES]:
        link = f"[{plain(shown.place)}]({shown.link})"
        standing = words.get("tables-you-overdue") if sitting.session in overdue else _standing(sitting, words)
        yield words.get("tables-line", game=game_name(sitting.game), place=link, standing=standing)
        yield from (f"-# {line}" for line in away.get(sitting.session, ()))
    if len(mine) > MOST_LINES:
        yield words.get("tables-more", tables=len(mine) - MOST_LINES)
    if not mine:
        yield words.get("tables-none")


def _standing(sitting: Sitting, words: Words) -> str:
    standings = (
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
    for table, shown in here[:MOST_LINES]:
        link = f"[{plain(shown.place)}]({shown.link})"
        standing = words.get("tables-free", free=table.free) if table.status == "lobby" else words.get("tables-watch")
        yield words.get("tables-line", game=game_name(table.game), place=link, standing=standing)


def _joins(here: Sequence[tuple[Table, TableLink]], words: Words) -> Iterator[Button]:
    lobbies = [(table, shown) for table, shown in here if table.status == "lobby" and table.free]
    for table, shown in lobbies[:MOST_JOINS]:
        label = words.get("tables-join-button", game=game_name(table.game), place=shown.place)
        yield Button(custom_id("lobby-join", table.session), label, "primary")
