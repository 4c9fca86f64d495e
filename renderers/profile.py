"""A person's games as a card: of each game how many were played and won, by number and side, and against chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.canvas import Canvas
from renderers.headline import draw_headline
from renderers.picture import Picture, picture
from renderers.theme import Colour, theme
from renderers.words import Words

BAND, HEAD, LINE, GAP = 116, 92, 62, 28
BAR = 26
"""How thick a bar is."""
MOST_LINES, MOST_MISSIONS = 6, 10
BAR_AT, FIGURES = 430, 190
"""Where bars begin, and how much room figures have at the right edge."""


@dataclass(frozen=True, slots=True)
class Way:
    """Games of one kind: what they are called, how many there were, were won, and chance alone would have won."""

    name: str
    games: int
    won: int
    chance: float | None


@dataclass(frozen=True, slots=True)
class Row:
    """A game on the card; `missions` are those won."""

    game: str
    name: str
    games: int
    won: int
    chance: float | None
    ways: tuple[Way, ...]
    missions: tuple[str, ...]


def profile(rows: Sequence[Row], streak: str, words: Words, told: str) -> Picture:
    """The card; `streak` stands at its head, `told` are the words that stand in for the picture."""
    look = theme("")
    margin = look.measures.margin
    canvas = Canvas(look, BAND + margin + sum(_height(row) + GAP for row in rows) - GAP + margin)
    _draw_band(canvas, streak, words)
    at = BAND + margin
    for row in rows:
        _draw_row(canvas, row, at, words)
        at += _height(row) + GAP
    return picture(canvas.image, look.palette, told)


def _lines(row: Row) -> tuple[Way, ...]:
    return row.ways[:MOST_LINES] if len(row.ways) > 1 else ()


def _height(row: Row) -> int:
    return HEAD + LINE * (len(_lines(row)) + bool(row.missions)) + 20


def _draw_band(canvas: Canvas, streak: str, words: Words) -> None:
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    draw_headline(canvas, words.get("profile-card"), BAND, less=wide - wide // 2 - margin)
    canvas.text(
        wide - margin,
        BAND / 2 - 4,
        streak,
        role="bold",
        size=44,
        colour="gold",
        align="right",
        room=wide // 2 - margin,
    )


def draw_card(canvas: Canvas, top: int, height: int, accent: Colour) -> None:
    """The ground of one game, with its colour at the left edge."""
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    canvas.frame(margin, top, wide - 2 * margin, height, "shade", "card", 4, 14)
    canvas.image.paste(accent, (margin + 4, top + 14, margin + 18, top + height - 14))


def _draw_row(canvas: Canvas, row: Row, top: int, words: Words) -> None:
    height, colours = _height(row), theme(row.game)
    draw_card(canvas, top, height, colours["accent"])
    whole = Way(row.name, row.games, row.won, row.chance)
    _draw_way(canvas, whole, top + 10 + HEAD / 2 - 6, colours["accent"], words, head=True)
    for at, way in enumerate(_lines(row)):
        _draw_way(canvas, way, top + HEAD + LINE * at + LINE / 2, colours["accent"], words, head=False)
    if row.missions:
        _draw_missions(canvas, row.missions, top + HEAD + LINE * len(_lines(row)) + LINE / 2, words)


def _draw_way(canvas: Canvas, way: Way, y: float, colour: tuple[int, int, int], words: Words, *, head: bool) -> None:
    """A name, a bar of games with those won filled and a mark where chance would be, and the figures."""
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    left, room = margin + 36, BAR_AT - margin - 36 - 16
    role, size, ink = ("slab", 46, "ink") if head else ("text", 40, "soft")
    canvas.text(left, y, way.name, role=role, size=size, colour=ink, room=room)  # type: ignore[arg-type]
    long = wide - margin - FIGURES - BAR_AT - 16
    thick = BAR if head else BAR - 8
    canvas.box(BAR_AT, y - thick / 2, long, thick, "kraft", 6)
    if won := round(long * way.won / way.games):
        canvas.image.paste(colour, (BAR_AT, round(y - thick / 2), BAR_AT + won, round(y + thick / 2)))
    if way.chance is not None:
        canvas.box(BAR_AT + long * way.chance / way.games - 3, y - thick / 2 - 8, 6, thick + 16, "ink")
    told = words.get("profile-figures", won=way.won, games=way.games)
    canvas.text(wide - margin - 24, y, told, role="bold", size=44 if head else 40, align="right", room=FIGURES - 24)


def _draw_missions(canvas: Canvas, missions: Sequence[str], y: float, words: Words) -> None:
    margin = canvas.theme.measures.margin
    shown = missions[-MOST_MISSIONS:]
    canvas.text(margin + 36, y, words.get("profile-missions-card"), colour="soft", size=40, room=BAR_AT - margin - 52)
    for at, mission in enumerate(shown):
        x = BAR_AT + at * 56
        canvas.box(x, y - 25, 50, 50, "green", 8)
        canvas.text(x + 25, y, mission.upper(), role="bold", colour="card", align="centre", room=44)
