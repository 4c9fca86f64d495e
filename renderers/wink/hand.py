"""A seat's own picture: its cards and who has called them, what stands for it, the crowd in little, what it saw."""

from __future__ import annotations

from engines.wink.cards import Number
from engines.wink.views import PlayerView, WinkView
from renderers.box import Box
from renderers.canvas import Canvas
from renderers.flow import Block, height_of, stacked, tallest
from renderers.picture import Picture, picture
from renderers.wink.band import band_block
from renderers.wink.cards import TOKEN, draw_card
from renderers.wink.crowd import GAP, LEFT, ROWS, WIDE, crowd_block, tiles_block
from renderers.wink.fields import Field, accomplice_fields, fields_blocks, settings_fields
from renderers.wink.look import look
from renderers.wink.names import say
from renderers.wink.saw import saw_blocks
from renderers.wink.seen import run_lines
from renderers.wink.spies import SEATS, badge
from renderers.wink.telling import hand_alt, prompt
from renderers.words import Words

CARD = 168
BESIDE = 9
"""So many cards lie side by side."""
LIVE_CARD = 150
"""How tall a crowd card is where there is nothing to be seen of glances."""


def hand(view: WinkView, words: Words) -> Picture:
    """What the view's seat holds, has set and has seen; a seat must be looking."""
    me = view.me
    if me is None:
        raise ValueError("a spectator has no hand")
    theme = look()
    blocks = [band_block(prompt(view, words), me.seat), _cards(view, me, words)]
    blocks += fields_blocks([*accomplice_fields(view, words), *_settings(view, me, words)])
    blocks.append(_gap())
    if view.live:
        room = tallest(theme) - height_of(blocks) - 14
        blocks.append(crowd_block(view, min(LIVE_CARD, (room + GAP) // ROWS - GAP), me.hand or ()))
    else:
        blocks.append(tiles_block(view))
        blocks += saw_blocks(view, words, tallest(theme) - height_of(blocks))
    canvas = stacked(theme, blocks)
    seen = run_lines((me.news or ())[-len(view.players) :], words)
    return picture(canvas.image, theme.palette, " ".join([hand_alt(view, words), *seen]))


def _settings(view: WinkView, me: PlayerView, words: Words) -> list[Field]:
    return [] if me.settings is None else list(settings_fields(view, me.settings, words))


def _gap() -> Block:
    def nothing(_canvas: Canvas, _y: int) -> None:
        """A little air."""

    return Block(2, nothing, 4)


def _cards(view: WinkView, me: PlayerView, words: Words) -> Block:
    """The agent cards side by side, dark; whose number has been called bears the caller's token."""
    held = me.hand or ()
    callers = {call.number: call.seat for call in view.accomplice_of}
    step = (WIDE + GAP) // BESIDE

    def draw(canvas: Canvas, y: int) -> None:
        if not held:
            canvas.text(LEFT, y + 30, say(words, "held", count=0, numbers=()), colour="soft", room=WIDE)
        for at, number in enumerate(held):
            _draw_held(canvas, Box(LEFT + at * step, y, step - GAP, CARD), number, callers.get(number))

    return Block(CARD if held else 60, draw, 12)


def _draw_held(canvas: Canvas, box: Box, number: Number, caller: int | None) -> None:
    if caller is None:
        draw_card(canvas, box, number, "ink", "ink", "card")
        return
    canvas.box(box.x - 3, box.y - 3, box.w + 6, box.h + 6, "stamp", 14)
    draw_card(canvas, box, number, SEATS[caller], "ink", "card")
    badge(canvas, box.x - 2, box.y - 2, TOKEN, caller)
