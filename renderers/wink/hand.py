"""A seat's own picture: the table with what the seat looks at and last saw, below it the cards it holds."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.views import Call, News, PlayerView, WinkView
from renderers.canvas import Box, Canvas
from renderers.flow import Block, stacked
from renderers.pen import Painter
from renderers.picture import Picture, picture
from renderers.wink import icons
from renderers.wink.cards import TOKEN, draw_card
from renderers.wink.crowd import GAP, LEFT, WIDE
from renderers.wink.marks import SEATS, badge, look
from renderers.wink.names import say
from renderers.wink.saw import news_lines, run_lines
from renderers.wink.table import TALL, Look, Place, draw_table
from renderers.wink.telling import hand_alt, last_lines, settings_lines, winked_at
from renderers.words import Words

CARD = 176
FEWEST = 5
"""For so many cards there is always room; more lie closer."""
LINE = 50
MOST_LINES = 3
TOP = 10


def hand(view: WinkView, words: Words) -> Picture:
    """What the view's seat holds, looks at and saw last; a seat must be looking."""
    me = view.me
    if me is None:
        raise ValueError("a spectator has no hand")
    theme = look()
    blocks = [_table_block(view, me), *_line_blocks(view, me, words), _cards(view, me, words)]
    canvas = stacked(theme, blocks)
    seen = run_lines((me.news or ())[-len(view.players) :], words)
    return picture(canvas.image, theme.palette, " ".join([hand_alt(view, words), *seen]))


def _table_block(view: WinkView, me: PlayerView) -> Block:
    places = [Place(player.call, tuple(_signs(view, me, player.seat))) for player in view.players]
    looks = () if not me.news or me.news[-1].watched is None else tuple(_seen(me.seat, me.news[-1]))
    beam = None
    if me.settings is not None:
        beam = Look(me.seat, me.settings.watching, "honey", icons.eye("ink", "accent"), 46)

    def draw(canvas: Canvas, y: int) -> None:
        draw_table(canvas, y + TOP, places, me.seat, looks, beam)

    return Block(TALL + TOP, draw, 6)


def _signs(view: WinkView, me: PlayerView, seat: Seat) -> Iterator[Painter]:
    """How the seat itself winks; whom it may accuse, accuses, names; who has confirmed their part of the beat."""
    settings = me.settings
    if settings is not None and seat == me.seat:
        yield icons.wink("ink", settings.manner)
    if settings is not None and settings.accusation is not None and settings.accusation.accused == seat:
        yield icons.accuse("stamp")
    elif any(seen.suspect == seat for seen in me.sightings or ()):
        yield icons.accuse("shade")
    if settings is not None and settings.naming == seat and view.seat == view.active:
        yield icons.link("ink")


def _seen(seat: Seat, news: News) -> Iterator[Look]:
    """What the last beat has shown: whether eyes met, toward whom the other's eye moved, one's own wink."""
    watched = news.watched
    assert watched is not None
    if news.winked is not None:
        yield Look(seat, watched, "stamp", icons.wink("stamp"))
    else:
        yield Look(seat, watched, "green" if news.met else "soft", None, 7)
    if news.met and news.moved != seat:
        yield Look(watched, seat, "green", None, 7)
    if news.moved is not None:
        yield Look(watched, news.moved, "stamp", icons.blink("stamp"))


def _line_blocks(view: WinkView, me: PlayerView, words: Words) -> Iterator[Block]:
    """The last beat in words; before it how things stand; live what happened last."""
    if me.news:
        told = list(news_lines(me.news[-1], words))
    elif me.settings is not None:
        told = list(settings_lines(view, me.settings, words))
    else:
        told = last_lines(view, words)[-MOST_LINES:]
    for line in told[:MOST_LINES]:
        yield _line(line)


def _line(told: str) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(LEFT, y + LINE / 2, told, size=42, room=WIDE)

    return Block(LINE, draw, 6)


def _cards(view: WinkView, me: PlayerView, words: Words) -> Block:
    """The agent cards side by side, dark; whose number has been called bears the caller's token."""
    held = me.hand or ()
    callers = {call.number: call for call in view.accomplice_of}
    step = (WIDE + GAP) // max(FEWEST, len(held))

    def draw(canvas: Canvas, y: int) -> None:
        if not held:
            canvas.text(LEFT, y + 30, say(words, "held", count=0, numbers=()), colour="soft", room=WIDE)
        for at, number in enumerate(held):
            _draw_held(canvas, view, Box(LEFT + at * step, y, step - GAP, CARD), number, callers.get(number))

    return Block(CARD if held else 60, draw, 12)


def _draw_held(canvas: Canvas, view: WinkView, box: Box, number: Number, call: Call | None) -> None:
    """A card; where its number is called with the caller, and whether they have been winked at."""
    if call is None:
        draw_card(canvas, box, number, "ink", "ink", "card")
        return
    canvas.box(box.x - 3, box.y - 3, box.w + 6, box.h + 6, "stamp", 14)
    draw_card(canvas, box, number, SEATS[call.seat], "ink", "card")
    badge(canvas, box.x - 2, box.y - 2, TOKEN, call.seat)
    done = winked_at(view, call) == "yes"
    size = min(50, box.w - TOKEN)
    canvas.box(box.x + box.w - size - 4, box.y + 4, size, size, "card", size // 2)
    sign = icons.tick("green") if done else icons.wink("stamp")
    canvas.stamp(sign, box.x + box.w - size, box.y + 8, size - 8)
