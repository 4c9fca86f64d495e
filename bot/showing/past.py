"""The past of a table, for its log: what its reader may know of each step, and the state as it then was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.panels.layout import Image
from bot.panels.log import Page
from bot.panels.names import labelled, mentioned
from bot.showing.desk import Desk
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.journal import Entry, replay
from engines.table.snapshot import Snapshot
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a seat's owner or anybody (None), in which words, in words alone or with pictures."""

    seat: Seat | None
    words: Words
    in_words: bool


@dataclass(frozen=True, slots=True)
class _Step:
    version: int
    at: datetime
    lines: tuple[Text, ...]


async def log_page(desk: Desk, snapshot: Snapshot, reader: Reader, wanted: int | None) -> Page | None:
    """A page of the log (None: the last), counted among those the reader may know of; None where there is none."""
    steps = await _steps(desk, snapshot, reader)
    if not steps:
        return None
    number = len(steps) - 1 if wanted is None else min(max(wanted, 0), len(steps) - 1)
    step = steps[number]
    told = mentioned(snapshot, reader.words)
    lines = [told(line) for line in step.lines]
    entries = await desk.app.store.sessions.journal(snapshot.record.id)
    state = await desk.aside(lambda: state_at(snapshot, entries, step.version))
    if state is None:
        return Page(number, len(steps), step.at, lines)
    if reader.in_words:
        tale = await desk.tell(snapshot.game.id, snapshot.game.view(state, reader.seat), told)
        return Page(number, len(steps), step.at, lines, tale=tale)
    return Page(number, len(steps), step.at, lines, await _pictures(desk, snapshot, reader, state))


def state_at(snapshot: Snapshot, entries: Sequence[Entry], version: int) -> Any | None:
    """The game's state as it stood at a version; None where it can't be told any more."""
    found = None
    try:
        for told in replay(snapshot.game, snapshot.record, entries):
            if told.entry.version > version:
                break
            found = told.state
    except SafehouseError:
        return None
    return found


async def _steps(desk: Desk, snapshot: Snapshot, reader: Reader) -> list[_Step]:
    game, steps = snapshot.game, []
    for happening in (await desk.chronicles.of(snapshot)).happenings:
        lines = happening.open_lines(game) if is_open(snapshot) else happening.lines(game, reader.seat)
        if lines:
            steps.append(_Step(happening.version, happening.at, lines))
    return steps


async def _pictures(desk: Desk, snapshot: Snapshot, reader: Reader, state: Any) -> tuple[Image, ...]:
    game, words = snapshot.game, labelled(snapshot, reader.words)
    images = [await desk.pictures.board(game.id, game.view(state, reader.seat), words)]
    if is_open(snapshot) and game.outcome(state) is None:
        images += [await _hand(desk, snapshot, words, state, seat) for seat in range(snapshot.record.seats)]
    elif reader.seat is not None and game.outcome(state) is None:
        images.append(await _hand(desk, snapshot, words, state, reader.seat))
    return tuple(dict.fromkeys(image for image in images if image is not None))


async def _hand(desk: Desk, snapshot: Snapshot, words: Words, state: Any, seat: Seat) -> Image | None:
    return await desk.pictures.hand(snapshot.game.id, snapshot.game.view(state, seat), words)


def is_open(snapshot: Snapshot) -> bool:
    """Whether everything may be known by everybody."""
    return snapshot.record.status in ("finished", "abandoned")
