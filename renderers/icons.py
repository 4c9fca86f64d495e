"""Icons: the small pictures that stand on buttons and before names, for Discord to keep as the bot's own emojis.

An icon is found by the id of the text that names what it shows. It is legible at 20 pixels on dark and light
ground.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from PIL import Image

from engines.core.seats import Seat
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen, painted
from renderers.theme import Theme
from renderers.words import seat_text

SIZE = 128
PREFIX = "sfh_"
"""What the names of the bot's own emojis begin with; all others are left alone."""
DIGITS = 6
"""So many digits at the end of an emoji's name tell its picture."""
RIM = 5.0
ROUND = 22.0
"""How thick a tile's rim is and how round its corners are, in hundredths."""

Draw = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Icon:
    """What draws an icon on a canvas of 128 × 128 pixels, its name, the ids of the texts that name what it shows."""

    name: str
    texts: tuple[str, ...]
    theme: Theme
    draw: Draw


@dataclass(frozen=True, slots=True)
class DrawnIcon:
    """An icon as an emoji: `emoji` is its name there, which tells the picture too."""

    name: str
    texts: tuple[str, ...]
    emoji: str
    png: bytes


def kin(emoji: str) -> str:
    """What the names of an icon's emojis have in common, whatever the picture; nothing where the emoji isn't ours."""
    name, _, digest = emoji.removeprefix(PREFIX).rpartition("_")
    ours = emoji.startswith(PREFIX) and len(digest) == DIGITS and not digest.strip("0123456789abcdef")
    return name if ours else ""


def icons_of(game_id: str) -> tuple[Icon, ...]:
    """A game's icons; none where it has no pictures."""
    name = f"renderers.{game_id}.emojis"
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:
        there = False
    found: tuple[Icon, ...] = import_module(name).ICONS if there else ()
    return found


def drawn(icon: Icon) -> DrawnIcon:
    """The icon drawn; the same pixels give the same name."""
    blank = Image.new("RGBA", (SIZE, SIZE), (*icon.theme["card"], 0))
    canvas = Canvas(icon.theme, SIZE, image=blank)
    icon.draw(canvas)
    digest = hashlib.sha256(canvas.image.tobytes()).hexdigest()[:DIGITS]
    out = io.BytesIO()
    canvas.image.save(out, "PNG")
    return DrawnIcon(icon.name, icon.texts, f"{PREFIX}{icon.name}_{digest}", out.getvalue())


def shape(painter: Painter, inset: int = 4) -> Draw:
    """A shape that stands out by itself."""

    def draw(canvas: Canvas) -> None:
        sign = painted(painter, canvas.theme, SIZE - 2 * inset, SIZE - 2 * inset)
        canvas.image.paste(sign, (inset, inset), sign)

    return draw


def tile(painter: Painter, ground: str = "card", rim: str = "card", inset: int = 18) -> Draw:
    """What a painter draws, on a tile with a rim; what reaches over the corners is cut off."""

    def inner(pen: Pen) -> None:
        pen.rect(ground, RIM, RIM, 100 - 2 * RIM, 100 - 2 * RIM, ROUND - RIM)

    def draw(canvas: Canvas) -> None:
        canvas.box(0, 0, SIZE, SIZE, rim, round(SIZE * ROUND / 100))
        whole = painted(inner, canvas.theme, SIZE, SIZE)
        sign = whole.copy()
        sign.alpha_composite(painted(painter, canvas.theme, SIZE - 2 * inset, SIZE - 2 * inset), (inset, inset))
        canvas.image.paste(sign, (0, 0), whole.getchannel("A"))

    return draw


def numbered(badge: Callable[[Canvas, float, float, int, Seat], None], seat: Seat, inset: int = 4) -> Draw:
    """A seat's badge."""

    def draw(canvas: Canvas) -> None:
        badge(canvas, inset, inset, SIZE - 2 * inset, seat)

    return draw


def seats(
    code: str, game_id: str, theme: Theme, count: int, badge: Callable[[Canvas, float, float, int, Seat], None]
) -> Sequence[Icon]:
    """What tells the seats of a game apart, an icon each."""
    return [
        Icon(f"{code}_seat_{seat + 1}", (seat_text(game_id, seat),), theme, numbered(badge, seat))
        for seat in range(count)
    ]
