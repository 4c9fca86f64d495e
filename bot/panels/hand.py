"""The private panel: what happened since its owner last looked, the hand, the question and its choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.panels.board import quoted
from bot.panels.choices import question_blocks
from bot.panels.closing import again_buttons, ending
from bot.panels.layout import MOST_TEXT, ActionRow, Block, Button, Image, Line, Panel, whole_lines
from bot.panels.moments import stamp
from bot.panels.names import illustrated
from bot.panels.notes import has_sheets, notes_button
from bot.panels.notices import agreement, last_resort
from bot.tables.keys import custom_id
from engines.core.seats import Seat
from engines.core.sheets import Mark
from engines.core.text import Who
from engines.table.snapshot import Snapshot
from renderers.words import Words

MOST_NEWS = 8
LONGEST_NEWS = 1200


@dataclass(frozen=True, slots=True)
class Hand:
    """What stands on a hand panel apart from the question.

    `heading` says which table it is where that must be said; `news` are the lines since the last look; `tale` stands
    in for a picture; `remarks` are troubles to be told; `away` says who is away; `marks` are those on the note
    sheets, where a choice is half-made; `quiet` says that the panel has stopped changing by itself.
    """

    image: Image | None = None
    tale: str = ""
    news: tuple[str, ...] = ()
    heading: str = ""
    remarks: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    focus: tuple[str, ...] = ()
    marks: Mapping[str, tuple[Mark, ...]] = field(default_factory=dict)
    board: str | None = None
    quiet: bool = False


def hand_panel(snapshot: Snapshot, seat: Seat, words: Words, hand: Hand) -> Panel:
    """The panel of a seat's owner, in their own words: the picture, the question in one line, its controls, the rest.

    In words the question and what is offered come first, then the tale, then the rest.
    """
    own = _asks(snapshot, seat, words, hand) if _controls(snapshot, seat) else ()
    asks = (*(agreement(snapshot, seat, words) or ()), *own)
    above = [*([hand.heading] if hand.heading else ()), *hand.remarks]
    below = [
        *_standing(snapshot, seat, words),
        *hand.away,
        *_small(hand, words, over=snapshot.record.status != "playing"),
    ]
    blocks: list[Block] = [*map(Line, above)]
    if hand.image is None:
        room = MOST_TEXT - _written(asks) - sum(map(len, above)) - sum(map(len, below)) - len(below)
        blocks += [*asks, Line(whole_lines(hand.tale, max(1, room), words.get("hand-tale-rest")))]
    else:
        blocks += [hand.image, *asks]
    blocks += [Line("\n".join(below))] if below else []
    if snapshot.record.status != "playing" and (again := tuple(again_buttons(snapshot, words))):
        blocks.append(ActionRow(again))
    blocks.append(ActionRow(tuple(_buttons(snapshot, seat, hand, words))))
    return Panel(tuple(blocks))


def _asks(snapshot: Snapshot, seat: Seat, words: Words, hand: Hand) -> tuple[Block, ...]:
    return question_blocks(snapshot, seat, words, hand.focus, spoken=hand.image is None, marks=hand.marks)


def _controls(snapshot: Snapshot, seat: Seat) -> bool:
    record = snapshot.record
    return record.status == "playing" and not record.paused and not record.holders[seat].program


def _small(hand: Hand, words: Words, *, over: bool) -> Iterator[str]:
    """In small print: beside a picture the last of the news alone, as picture and log tell the rest.

    Of a game that is over its end is told above.
    """
    if hand.news and hand.image is None:
        yield "\n".join([words.get("hand-news"), *map(quoted, _latest(hand.news, words))])
    elif hand.news and not over:
        last = hand.news[-1]
        yield words.get("hand-last-news", line=last[:1].upper() + last[1:], more=len(hand.news) - 1)
    if hand.quiet:
        yield words.get("hand-quiet")


def _latest(lines: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """The last eight lines of news, and how many more there are in the log."""
    kept = list(lines[-MOST_NEWS:])
    if len(lines) > len(kept):
        kept = [words.get("hand-more-news", lines=len(lines) - MOST_NEWS + 1), *kept[1:]]
    while sum(map(len, kept)) > LONGEST_NEWS:
        kept = kept[1:]
    return tuple(kept)


def _standing(snapshot: Snapshot, seat: Seat, words: Words) -> Iterator[str]:
    record, told = snapshot.record, illustrated(snapshot, words)
    if record.status != "playing":
        yield told(ending(snapshot))
    elif record.paused:
        yield words.get("hand-paused")
    elif record.holders[seat].program:
        yield words.get("hand-program")
    elif snapshot.rests():
        yield words.get("notice-rests")
    elif seat in snapshot.to_act():
        end = last_resort(snapshot, seat)
        if end is not None:
            yield words.get("hand-overdue", end=end)
    else:
        yield told.get("hand-waiting", who=tuple(Who(other) for other in sorted(snapshot.to_act())))
    if record.table_due is not None and record.status == "playing":
        yield words.get("asked-limit", moment=stamp(record.table_due))


def _written(blocks: tuple[Block, ...]) -> int:
    return sum(len(block.content) for block in blocks if isinstance(block, Line))


def _buttons(snapshot: Snapshot, seat: Seat, hand: Hand, words: Words) -> Iterator[Button]:
    session = snapshot.record.id
    yield Button(custom_id("hand-refresh", session), words.get("hand-refresh-button"))
    if snapshot.may_ask_hint(seat):
        yield Button(custom_id("hint", session), words.get("hint-button"))
    if has_sheets(snapshot.game):
        yield notes_button(session, words)
    yield Button(custom_id("log", session), words.get("log-button"))
    yield Button(custom_id("guide", session), words.get("guide-button"))
    if hand.board is not None:
        yield Button(hand.board, words.get("hand-board-button"))
