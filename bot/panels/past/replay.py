"""A finished game replayed by its code: step by step, as a seat saw it then, or with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.panels.board import quoted
from bot.panels.covers import game_name
from bot.panels.layout import (
    MOST_TEXT,
    ActionRow,
    Block,
    Button,
    Line,
    Option,
    Panel,
    Select,
    whole_lines,
)
from bot.panels.log import LONGEST_LOG, LogPage
from bot.panels.names import seat_label
from bot.store.codes import replay_code, shown
from bot.tables.keys import custom_id, number
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.text import Value
from engines.table.snapshot import Snapshot
from renderers.words import Words

OPEN, WATCHED = "open", "watched"
"""Everything open, or as whoever watched saw it then."""


@dataclass(frozen=True, slots=True)
class Showing:
    """How a game is replayed: the page, whose eyes it is seen with, whether the end is kept from the reader.

    `eyes` are `OPEN`, `WATCHED` or a seat. `leader` is who alone may turn the pages of one that all see.
    """

    page: int = 0
    eyes: str = WATCHED
    spoils: bool = True
    leader: int | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat it is seen from, or None."""
        return number(self.eyes) if self.eyes.isdecimal() else None

    @property
    def replays(self) -> Literal["then", "open"]:
        """What of it is shown."""
        return "open" if self.eyes == OPEN else "then"

    def args(self, *, page: int | None = None) -> tuple[str | int, ...]:
        """What custom ids tell of it, perhaps for another page."""
        return self.page if page is None else page, self.eyes, "all" if self.spoils else "so-far", self.leader or ""


def showing_of(args: tuple[str, ...], seats: int) -> Showing:
    """What a custom id tells. Raises `SafehouseError` for eyes that nobody has."""
    page, eyes, spoils, leader = (*args, "", "", "", "")[:4]
    if eyes not in (OPEN, WATCHED) and not (eyes.isdecimal() and int(eyes) < seats):
        raise SafehouseError("error-button-gone")
    return Showing(max(0, number(page)), eyes, spoils != "so-far", number(leader) if leader else None)


def replay_panel(snapshot: Snapshot, page: LogPage, showing: Showing, words: Words) -> Panel:
    """A moment of the game, with the ways to others and to other eyes."""
    code = replay_code(snapshot.record)
    known: dict[str, Value] = {
        "game": game_name(snapshot.record.game),
        "page": page.number + 1,
        "code": shown(code or ""),
    }
    if showing.spoils:
        heading = words.get("replay-heading", **known, pages=page.pages)
    else:
        heading = words.get("replay-heading-so-far", **known)
    said = whole_lines("\n".join([heading, *map(quoted, page.lines)]), LONGEST_LOG)
    blocks: list[Block] = [Line(said), *page.images]
    if page.tale:
        blocks.append(Line(whole_lines(page.tale, MOST_TEXT - len(said))))
    return Panel((*blocks, *_ways(snapshot, page, showing, words)))


def _ways(snapshot: Snapshot, page: LogPage, showing: Showing, words: Words) -> Iterator[Block]:
    session = snapshot.record.id
    ends = page.number == 0, page.number == page.last
    steps = (
        ("turn-earlier", "log-turn-earlier-button", page.turn_before, ends[0]),
        ("earlier", "page-earlier-button", max(0, page.number - 1), ends[0]),
        ("later", "page-later-button", min(page.last, page.number + 1), ends[1]),
        ("turn-later", "log-turn-later-button", page.turn_after, ends[1]),
    )
    yield ActionRow(
        tuple(
            Button(custom_id("replay", session, *showing.args(page=to), name), words.get(label), disabled=end)
            for name, label, to, end in steps
        )
    )
    eyes = tuple(_eyes(snapshot, showing, words))
    yield Select(custom_id("replay-eyes", session, *showing.args()), words.get("replay-eyes-placeholder"), eyes)
    if showing.leader is None:
        share = Button(custom_id("replay-share", session, *showing.args()), words.get("replay-share-button"))
        yield ActionRow((share,))


def _eyes(snapshot: Snapshot, showing: Showing, words: Words) -> Iterator[Option]:
    yield Option(WATCHED, words.get("replay-watched-option"), chosen=showing.eyes == WATCHED)
    yield Option(OPEN, words.get("replay-open-option"), chosen=showing.eyes == OPEN)
    for seat in range(snapshot.record.seats):
        label = words.get("replay-seat-option", seat=seat_label(snapshot, seat, words))
        yield Option(str(seat), label, chosen=showing.eyes == str(seat))
