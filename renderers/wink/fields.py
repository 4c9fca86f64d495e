"""What stands for a player, in fields side by side: whom they watch, how they wink, whom they accuse, name, call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.seats import Seat
from engines.wink.views import Call, Settings, WinkView
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.pen import Painter
from renderers.wink import icons
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.names import say
from renderers.wink.spies import badge
from renderers.wink.telling import winked_at
from renderers.words import Words

TALL, GAP = 66, 8
BADGE, ICON = 54, 46


@dataclass(frozen=True, slots=True)
class Field:
    """A sign, a few words, and whom or which number it is about; `urgent` where something is to be done."""

    icon: Painter
    told: str
    seat: Seat | None = None
    number: int | None = None
    urgent: bool = False


def fields_blocks(fields: Sequence[Field]) -> list[Block]:
    """The fields in two columns; the last one alone takes the whole width."""
    return [_row(tuple(fields[at : at + 2])) for at in range(0, len(fields), 2)]


def settings_fields(view: WinkView, settings: Settings, words: Words) -> Iterator[Field]:
    """What stands for the viewer in this beat (WK-22)."""
    yield Field(icons.eye("ink", "accent"), say(words, "field-watch"), settings.watching)
    yield Field(icons.wink("ink", settings.manner), say(words, f"field-{settings.manner}"))
    yield _accusation(settings, words)
    if view.seat == view.active:
        yield from _turn_fields(view, settings, words)


def accomplice_fields(view: WinkView, words: Words) -> Iterator[Field]:
    """The open calls whose accomplice the viewer is (WK-3)."""
    for call in view.accomplice_of:
        yield _accomplice(view, call, words)


def _accomplice(view: WinkView, call: Call, words: Words) -> Field:
    state = winked_at(view, call)
    icon = icons.tick("green") if state == "yes" else icons.wink("stamp")
    return Field(icon, say(words, f"field-accomplice-{state}"), call.seat, call.number, urgent=state != "yes")


def _accusation(settings: Settings, words: Words) -> Field:
    made, icon = settings.accusation, icons.accuse("ink")
    if made is None:
        return Field(icon, say(words, "field-accuse-nobody"))
    return Field(icon, say(words, "field-accuse"), made.accused, made.number)


def _turn_fields(view: WinkView, settings: Settings, words: Words) -> Iterator[Field]:
    if view.me is not None and view.me.call is not None:
        key = "field-name-nobody" if settings.naming is None else "field-name"
        yield Field(icons.link("ink"), say(words, key), settings.naming, view.me.call.number)
    missing = settings.call is None and bool(view.may_call)
    key = "field-call" if settings.call is not None else "field-call-missing" if missing else "field-call-none"
    yield Field(icons.call("ink"), say(words, key), None, settings.call, urgent=missing)


def _row(fields: tuple[Field, ...]) -> Block:
    wide = WIDE if len(fields) == 1 else (WIDE - GAP) // 2

    def draw(canvas: Canvas, y: int) -> None:
        for at, field in enumerate(fields):
            _draw(canvas, field, LEFT + at * (wide + GAP), y, wide)

    return Block(TALL, draw, GAP)


def _draw(canvas: Canvas, field: Field, x: int, y: int, wide: int) -> None:
    line, ground = ("stamp", "blush") if field.urgent else ("shade", "card")
    canvas.frame(x, y, wide, TALL, line, ground, 3, 12)
    middle = y + TALL / 2
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
