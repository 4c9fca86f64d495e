"""The final count: what points are made of and what breaks a tie, each figure under its word (WK-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.wink.views import PlayerView, WinkView
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.wink import icons
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.names import say
from renderers.wink.roster import COLUMN
from renderers.wink.spies import SEATS, badge
from renderers.words import Words

ROW, HEAD, GAP = 62, 96, 6
COLUMNS = ("points", "crowd", "agents", "counters", "opened", "lost")
"""Points, the three things they count, the two that break ties in this order."""
STAR = 76
"""The room for a winner's star."""
STEP = (WIDE - COLUMN - STAR) // len(COLUMNS)

Figures = tuple[int, int, int, int, int, int]


def standings_blocks(view: WinkView, words: Words) -> list[Block]:
    """The heads of the columns, then a row for each player; the figures that decided are framed."""
    deciding = decider(view)
    rows = [_row(view, player, deciding) for player in view.players]
    return [_heads(words, deciding), *rows[:-1], Block(ROW, rows[-1].draw, 14)]


def figures(player: PlayerView) -> Figures:
    """A player's figures, column by column."""
    counted = (len(player.crowd), len(player.agents), player.counters)
    return (player.score, *counted, player.counters_open, len(player.lost))


def decider(view: WinkView) -> str | None:
    """The column that has settled who wins; None where the win is shared."""
    level: Sequence[Figures] = [figures(player) for player in view.players]
    for column in ("points", "opened", "lost"):
        at = COLUMNS.index(column)
        best = max(each[at] for each in level)
        level = [each for each in level if each[at] == best]
        if len(level) == 1:
            return column
    return None


def _heads(words: Words, deciding: str | None) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        for at, column in enumerate(COLUMNS):
            colour = "stamp" if column == deciding else "ink"
            canvas.paragraph(
                _middle(at),
                y,
                say(words, f"count-{column}"),
                room=STEP - 20,
                lines=2,
                role="bold",
                colour=colour,
                align="centre",
                leading=1.12,
            )

    return Block(HEAD, draw, 2)


def _middle(column: int) -> float:
    return LEFT + COLUMN + STAR + (column + 0.5) * STEP


def _row(view: WinkView, player: PlayerView, deciding: str | None) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.box(LEFT, y, WIDE, ROW, "card", 12)
        canvas.box(LEFT, y, COLUMN, ROW, SEATS[player.seat], 12)
        canvas.box(LEFT + COLUMN - 14, y, 14, ROW, SEATS[player.seat])
        badge(canvas, LEFT + (COLUMN - 56) / 2, y + 3, 56, player.seat)
        if view.outcome is not None and player.seat in view.outcome.winners:
            canvas.stamp(icons.star("gold"), LEFT + COLUMN + 18, y + 8, 46)
        framed = [*_framed(view, player, deciding)]
        for at, (column, figure) in enumerate(zip(COLUMNS, figures(player), strict=True)):
            if column in framed:
                canvas.frame(_middle(at) - 46, y + 5, 92, ROW - 10, "stamp", "blush", 4, 10)
            size, colour = (50, "ink") if column == "points" else (44, "ink" if figure else "soft")
            canvas.text(_middle(at), y + ROW / 2, str(figure), role="bold", size=size, colour=colour, align="centre")

    return Block(ROW, draw, GAP)


def _framed(view: WinkView, player: PlayerView, deciding: str | None) -> Iterator[str]:
    """The deciding column, for the players with the best score."""
    best = max(each.score for each in view.players)
    if deciding is not None and player.score == best:
        yield deciding
