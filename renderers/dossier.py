"""A campaign's file as a picture: its games in order, stamped, tried, next or sealed, and the way so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engines.core.campaign import Chapter
from engines.core.text import Text
from renderers.canvas import Canvas
from renderers.headline import draw_headline
from renderers.pen import Pen
from renderers.picture import Picture, picture
from renderers.signs import mark
from renderers.theme import theme
from renderers.words import Words

BAND, MOST_A_ROW, SQUARE, GAP = 116, 6, 156, 14
FRAMES = {
    "sealed": ("shade", "kraft"),
    "next": ("stamp", "card"),
    "tried": ("stamp", "card"),
    "won": ("green", "card"),
}
"""A game's edge and ground, by how it stands."""


def dossier(game_id: str, name: Text, chapters: Sequence[Chapter], words: Words, told: str) -> Picture:
    """The file of a campaign of that game; `told` are the words that stand in for the picture."""
    look = theme(game_id)
    margin = look.measures.margin
    rows = -(-len(chapters) // MOST_A_ROW)
    canvas = Canvas(look, BAND + margin + rows * (SQUARE + GAP) - GAP + margin)
    _draw_band(canvas, words, name, chapters)
    _draw_way(canvas, chapters)
    for at, chapter in enumerate(chapters):
        _draw_chapter(canvas, words, chapter, *_corner(canvas, at))
    return picture(canvas.image, look.palette, told)


def _draw_band(canvas: Canvas, words: Words, name: Text, chapters: Sequence[Chapter]) -> None:
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    draw_headline(canvas, f"{words(name)} · {words.get('campaign-dossier')}", BAND, less=260)
    won = sum(chapter.stands == "won" for chapter in chapters)
    done = words.get("campaign-dossier-done", won=won, all=len(chapters))
    canvas.text(wide - margin, BAND / 2 - 4, done, role="bold", size=52, colour="gold", align="right", room=250)


def _wide(canvas: Canvas) -> int:
    measures = canvas.theme.measures
    return (measures.width - 2 * measures.margin - GAP * (MOST_A_ROW - 1)) // MOST_A_ROW


def _corner(canvas: Canvas, at: int) -> tuple[int, int]:
    """Where a game's square begins: row by row, as one reads."""
    row, column = divmod(at, MOST_A_ROW)
    margin = canvas.theme.measures.margin
    return margin + column * (_wide(canvas) + GAP), BAND + margin + row * (SQUARE + GAP)


def _draw_way(canvas: Canvas, chapters: Sequence[Chapter]) -> None:
    """A thread from each game done to the one after it in its row."""
    for at, (one, other) in enumerate(pairwise(chapters)):
        x, y = _corner(canvas, at)
        if one.stands == "won" and other.stands != "sealed" and (at + 1) % MOST_A_ROW:
            canvas.box(x + _wide(canvas) - 4, y + SQUARE / 2 - 5, GAP + 8, 10, "stamp")


def _draw_chapter(canvas: Canvas, words: Words, chapter: Chapter, x: int, y: int) -> None:
    wide, (edge, ground) = _wide(canvas), FRAMES[chapter.stands]
    canvas.frame(x, y, wide, SQUARE, edge, ground, 8 if chapter.stands == "next" else 4, 12)
    if chapter.stands == "sealed":
        canvas.stamp(_seal, x + (wide - 112) / 2, y + (SQUARE - 112) / 2, 112)
        middle = (x + wide / 2, y + SQUARE / 2)
        canvas.text(*middle, words(chapter.mark), role="slab", size=46, colour="card", align="centre", room=80)
        return
    canvas.text(x + 12, y + 48, words(chapter.mark), role="slab", size=52, room=wide - 84)
    note = words.get("campaign-dossier-next") if chapter.note is None else words(chapter.note)
    canvas.text(x + wide / 2, y + SQUARE - 36, note, colour="soft", align="centre", room=wide - 24)
    if chapter.stands == "won":
        canvas.stamp(_stamp, x + wide - 76, y + 14, 68)
    elif chapter.stands == "tried":
        canvas.stamp(mark("no", own=True), x + wide - 70, y + 20, 56)


def _stamp(pen: Pen) -> None:
    """A round stamp: done."""
    pen.ring("green", 50, 50, 46, 7)
    pen.ring("green", 50, 50, 35, 3)
    pen.line("green", 11, (28, 52), (44, 68), (74, 32))


def _seal(pen: Pen) -> None:
    """A seal of wax."""
    pen.star("stamp", 50, 50, 50, 14, 0.9)
    pen.ring("clay", 50, 50, 38, 3)
