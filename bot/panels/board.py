"""The public board of a game in play: picture, whose turn, what happened last, open choices, what to press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.panels.campaign import chapter
from bot.panels.choices import public_blocks
from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Image, Line, Panel, short
from bot.panels.moments import stamp
from bot.panels.names import illustrated
from bot.panels.notes import has_sheets, notes_button
from bot.panels.notices import notices
from bot.tables.keys import custom_id
from engines.core.seats import Seat
from engines.core.text import Text, Who
from engines.table.snapshot import Asked, Snapshot
from renderers.words import Words

LONGEST_TALE = 2400


def board_panel(
    snapshot: Snapshot,
    words: Words,
    image: Image | None,
    asked: Sequence[Asked] = (),
    news: Sequence[str] = (),
    tale: str = "",
    away: Sequence[str] = (),
) -> Panel:
    """The board in the server's words.

    `news` are the last public lines, `tale` replaces a missing picture, `away` says who is away.
    """
    heading = " – ".join(part for part in (words(game_name(snapshot.record.game)), chapter(snapshot, words)) if part)
    blocks: list[Block] = [Line(f"### {heading}")]
    blocks.append(Line(short(tale, LONGEST_TALE)) if image is None else image)
    blocks.append(Line("\n".join([*asked_lines(snapshot, asked, words), *away, *map(quoted, news)])))
    blocks += notices(snapshot, words)
    blocks += public_blocks(snapshot, words)
    blocks.append(ActionRow(tuple(_buttons(snapshot, words))))
    return Panel(tuple(blocks))


def asked_lines(snapshot: Snapshot, asked: Sequence[Asked], words: Words) -> Iterator[str]:
    """Who is waited for, for what and until when, and when the rules' own time is up."""
    told = illustrated(snapshot, words)
    together: dict[tuple[Text | None, datetime | None, bool], list[Seat]] = {}
    for each in asked:
        together.setdefault((each.prompt, each.due, snapshot.record.clock(each.seat).overdue), []).append(each.seat)
    for (prompt, due, overdue), seats in together.items():
        who = tuple(map(Who, seats))
        said = told.get("asked-turn", who=who) if prompt is None else told.get("asked", who=who, prompt=prompt)
        if overdue:
            yield told.get("asked-overdue", asked=said)
        else:
            yield said if due is None else told.get("asked-until", asked=said, moment=stamp(due))
    if snapshot.record.table_due is not None:
        yield words.get("asked-limit", moment=stamp(snapshot.record.table_due))


def quoted(line: str) -> str:
    """A line of news as messages have it: with a capital, also before a name in lower case."""
    return f"> {line[:1].upper()}{line[1:]}"


def _buttons(snapshot: Snapshot, words: Words) -> Iterator[Button]:
    session = snapshot.record.id
    yield Button(custom_id("hand", session), words.get("hand-button"), "primary")
    if has_sheets(snapshot.game):
        yield notes_button(session, words)
    yield Button(custom_id("guide", session), words.get("guide-button"))
    yield Button(custom_id("log", session), words.get("log-button"))
