"""The players, a row each: confirmed or not, points, hand, counter-intelligence cards, what lies before them."""

from __future__ import annotations

from collections.abc import Iterator

from engines.wink.cards import Number
from engines.wink.views import PlayerView, WinkView
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.pen import Painter
from renderers.wink import icons
from renderers.wink.cards import CHIP, CHIP_WIDE, Pile, draw_chip
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.marks import SEATS, badge

HEIGHTS = {4: 100, 5: 88, 6: 74, 7: 62, 8: 54}
"""How tall a row is, by the number of players."""
GAP = 8
COLUMN = 80
STATUS, SCORE, HAND, SHIELDS, CHIPS = 96, 148, 254, 338, 466
"""Where things begin, from the left end of a row."""
ICON, SHIELD = 42, 29


def roster_blocks(view: WinkView) -> list[Block]:
    """A row for each player in the order of seats."""
    return [_row(view, player, HEIGHTS[len(view.players)]) for player in view.players]


def status(view: WinkView, player: PlayerView, ground: str) -> Painter | None:
    """The sign of a player's part in the game: left, away, confirmed, awaited; None where nothing is confirmed."""
    if player.left:
        return icons.door("soft")
    if view.outcome is not None:
        return icons.star("gold") if player.seat in view.outcome.winners else None
    if player.away:
        return icons.moon("soft", ground)
    if player.seat in view.to_act:
        return icons.hourglass("ink")
    return None if view.live else icons.tick("green")


def before(player: PlayerView) -> list[tuple[Number, Pile]]:
    """The numbers that lie before a player: crowd cards, agent cards face up, then those face down."""
    piles: tuple[tuple[tuple[Number, ...], Pile], ...] = (
        (player.crowd, "crowd"),
        (player.agents, "agent"),
        (player.lost, "lost"),
    )
    return [(number, pile) for numbers, pile in piles for number in numbers]


def _row(view: WinkView, player: PlayerView, tall: int) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        if view.outcome is None and player.seat == view.active:
            canvas.box(LEFT - 6, y - 4, WIDE + 12, tall + 8, "stamp", 16)
        draw_ground(canvas, player, y, tall)
        size = min(60, tall - 2)
        badge(canvas, LEFT + (COLUMN - size) / 2, y + (tall - size) / 2, size, player.seat)
        _draw_figures(canvas, view, player, y + tall / 2)
        _draw_chips(canvas, player, y, tall)

    return Block(tall, draw, GAP)


def draw_ground(canvas: Canvas, player: PlayerView, y: float, tall: float) -> None:
    """A player's row and its colour; pale for one who has left the game."""
    ground, colour = ("faint", "shade") if player.left else ("card", SEATS[player.seat])
    canvas.box(LEFT, y, WIDE, tall, ground, 12)
    canvas.box(LEFT, y, COLUMN, tall, colour, 12)
    canvas.box(LEFT + COLUMN - 14, y, 14, tall, colour)


def _draw_figures(canvas: Canvas, view: WinkView, player: PlayerView, middle: float) -> None:
    ink, sign = "soft" if player.left else "ink", status(view, player, "card")
    if sign is not None:
        canvas.stamp(sign, LEFT + STATUS, middle - ICON / 2, ICON)
    canvas.stamp(icons.star("gold"), LEFT + SCORE, middle - 21, 40)
    canvas.text(LEFT + SCORE + 46, middle, str(player.score), role="slab", size=50, colour=ink)
    canvas.stamp(icons.cards("soft", "card"), LEFT + HAND, middle - 19, 38)
    canvas.text(LEFT + HAND + 46, middle, str(player.hand_count), role="bold", size=44, colour=ink)
    for at, painter in enumerate(shields(player)):
        canvas.stamp(painter, LEFT + SHIELDS + at * SHIELD, middle - 15, SHIELD - 2)


def shields(player: PlayerView) -> Iterator[Painter]:
    """Counter-intelligence cards in hand, laid open, in the box."""
    yield from [icons.shield("blue", "blue", "full")] * player.counters
    yield from [icons.shield("card", "green", "open")] * player.counters_open
    yield from [icons.shield("card", "shade", "gone")] * player.counters_boxed


def _draw_chips(canvas: Canvas, player: PlayerView, y: int, tall: int) -> None:
    """All that lies before the player, in one line or two; how many more where they are too many."""
    step, lines = CHIP_WIDE + 4, 2 if tall >= 2 * CHIP + 4 else 1
    a_line = (WIDE - CHIPS - 6) // step
    numbers = before(player)
    lines = min(lines, max(1, -(-len(numbers) // a_line)))
    room = a_line * lines
    shown = numbers if len(numbers) <= room else numbers[: room - 1]
    top = y + (tall - lines * CHIP - (lines - 1) * 4) / 2
    for at, (number, pile) in enumerate(shown):
        row, column = divmod(at, a_line)
        draw_chip(canvas, LEFT + CHIPS + column * step, top + row * (CHIP + 4), number, pile)
    if len(shown) < len(numbers):
        right, last = LEFT + CHIPS + a_line * step - 4, top + (lines - 1) * (CHIP + 4) + CHIP / 2
        canvas.text(right, last, f"+{len(numbers) - len(shown)}", role="bold", colour="soft", align="right")
