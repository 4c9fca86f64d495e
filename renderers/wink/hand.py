"""A seat's own picture: its cards and who has called them, what stands for it, the crowd in little, what it saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.views import Call, PlayerView, Settings, WinkView
from renderers.canvas import Box, Canvas
from renderers.flow import Block, height_of, stacked, tallest
from renderers.pen import Painter
from renderers.picture import Picture, picture
from renderers.wink import icons
from renderers.wink.cards import TOKEN, draw_card
from renderers.wink.crowd import GAP, LEFT, ROWS, WIDE, crowd_block, tiles_block
from renderers.wink.marks import SEATS, badge, band_block, look
from renderers.wink.names import say
from renderers.wink.saw import run_lines, saw_blocks
from renderers.wink.telling import hand_alt, prompt, winked_at
from renderers.words import Words

CARD = 168
BESIDE = 9
"""How many cards lie side by side."""
LIVE_CARD = 150
"""How tall a crowd card is where there is nothing to be seen of glances."""
FIELD, FIELD_GAP = 66, 8
BADGE, ICON = 54, 46


@dataclass(frozen=True, slots=True)
class _Field:
    """A sign, a few words, and whom or which number it is about; `urgent` where something is to be done."""

    icon: Painter
    told: str
    seat: Seat | None = None
    number: int | None = None
    urgent: bool = False


def hand(view: WinkView, words: Words) -> Picture:
    """What the view's seat holds, has set and has seen; a seat must be looking."""
    me = view.me
    if me is None:
        raise ValueError("a spectator has no hand")
    theme = look()
    blocks = [band_block(prompt(view, words), me.seat), _cards(view, me, words)]
    blocks += _fields_blocks([*_accomplice_fields(view, words), *_settings(view, me, words)])
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


def _settings(view: WinkView, me: PlayerView, words: Words) -> list[_Field]:
    return [] if me.settings is None else list(_settings_fields(view, me.settings, words))


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


def _fields_blocks(fields: Sequence[_Field]) -> list[Block]:
    """The fields in two columns; the last one alone takes the whole width."""
    return [_field_row(tuple(fields[at : at + 2])) for at in range(0, len(fields), 2)]


def _settings_fields(view: WinkView, settings: Settings, words: Words) -> Iterator[_Field]:
    """What stands for the viewer in this beat (WK-22)."""
    yield _Field(icons.eye("ink", "accent"), say(words, "field-watch"), settings.watching)
    yield _Field(icons.wink("ink", settings.manner), say(words, f"field-{settings.manner}"))
    yield _accusation_field(settings, words)
    if view.seat == view.active:
        yield from _turn_fields(view, settings, words)


def _accomplice_fields(view: WinkView, words: Words) -> Iterator[_Field]:
    """The open calls whose accomplice the viewer is (WK-3)."""
    for call in view.accomplice_of:
        yield _accomplice_field(view, call, words)


def _accomplice_field(view: WinkView, call: Call, words: Words) -> _Field:
    state = winked_at(view, call)
    icon = icons.tick("green") if state == "yes" else icons.wink("stamp")
    return _Field(icon, say(words, f"field-accomplice-{state}"), call.seat, call.number, urgent=state != "yes")


def _accusation_field(settings: Settings, words: Words) -> _Field:
    made, icon = settings.accusation, icons.accuse("ink")
    if made is None:
        return _Field(icon, say(words, "field-accuse-nobody"))
    return _Field(icon, say(words, "field-accuse"), made.accused, made.number)


def _turn_fields(view: WinkView, settings: Settings, words: Words) -> Iterator[_Field]:
    if view.me is not None and view.me.call is not None:
        key = "field-name-nobody" if settings.naming is None else "field-name"
        yield _Field(icons.link("ink"), say(words, key), settings.naming, view.me.call.number)
    missing = settings.call is None and bool(view.may_call)
    key = "field-call" if settings.call is not None else "field-call-missing" if missing else "field-call-none"
    yield _Field(icons.call("ink"), say(words, key), None, settings.call, urgent=missing)


def _field_row(fields: tuple[_Field, ...]) -> Block:
    wide = WIDE if len(fields) == 1 else (WIDE - FIELD_GAP) // 2

    def draw(canvas: Canvas, y: int) -> None:
        for at, field in enumerate(fields):
            _draw_field(canvas, field, LEFT + at * (wide + FIELD_GAP), y, wide)

    return Block(FIELD, draw, FIELD_GAP)


def _draw_field(canvas: Canvas, field: _Field, x: int, y: int, wide: int) -> None:
    line, ground = ("stamp", "blush") if field.urgent else ("shade", "card")
    canvas.frame(x, y, wide, FIELD, line, ground, 3, 12)
    middle = y + FIELD / 2
    canvas.stamp(field.icon, x + 16, middle - ICON / 2, ICON)
    right = float(x + wide - 16)
    if field.number is not None:
        right -= canvas.text(right, middle, str(field.number), role="slab", size=50, align="right") + 12
    if field.seat is not None:
        right -= BADGE
        badge(canvas, right, middle - BADGE / 2, BADGE, field.seat)
        right -= 10
    left = x + ICON + 30
    canvas.text(left, middle, field.told, size=42, room=round(right - left))
