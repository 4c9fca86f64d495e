"""The closing picture: who won and why, the whole trail hour by hour, what was known of it, the hidden cards."""

from __future__ import annotations

from engines.mind_mgmt.views import MindMgmtView
from renderers.canvas import Canvas, imprint
from renderers.flow import Block, stacked
from renderers.mind_mgmt import roster
from renderers.mind_mgmt.board import BAND, draw_band
from renderers.mind_mgmt.marks import PACKED, draw_seat, look
from renderers.mind_mgmt.names import say
from renderers.mind_mgmt.places import TALL
from renderers.mind_mgmt.telling import closing_alt, headline
from renderers.mind_mgmt.town import Washes, draw_town
from renderers.picture import Picture, picture
from renderers.words import Words

Score = tuple[int, ...]
"""Games won at this table so far, this one included, by seat as seated now."""


def closing(view: MindMgmtView, words: Words, score: Score | None) -> Picture:
    """The finished game told; `score` is the table's over all rematches, None where it was the first."""
    blocks = [_band(view, words), _reason(view, words), _town(view, words), _cards(view, words)]
    if score is not None:
        blocks.append(_score(view, words, score))
    canvas = stacked(look(), blocks)
    return picture(canvas.image, canvas.theme.palette, closing_alt(view, words, score), PACKED)


def truth(view: MindMgmtView) -> Washes:
    """The whole trail, and the features circled."""
    if view.secret is None:
        return Washes()
    return Washes(circled=frozenset(view.secret.cards), trail=view.secret.trail)


def _band(view: MindMgmtView, words: Words) -> Block:
    return Block(BAND, lambda canvas, _y: draw_band(canvas, view, headline(view, words), None), 4)


def _reason(view: MindMgmtView, words: Words) -> Block:
    """Why it ended, and the stamp on it."""

    def draw(canvas: Canvas, y: int) -> None:
        if view.outcome is not None:
            reason = words(view.outcome.reason)
            canvas.paragraph(20, y + 4, reason, room=750, lines=2, size=42, role="bold")
        imprint(canvas, 920, y + 50, say(words, "closed"), 270, 44)

    return Block(102, draw, 2)


def _town(view: MindMgmtView, words: Words) -> Block:
    return Block(TALL, lambda canvas, y: draw_town(canvas, view, words, y, truth(view)), 12)


def _cards(view: MindMgmtView, words: Words) -> Block:
    """Who the Recruiter was, where they recruited, and how many they found."""

    def draw(canvas: Canvas, y: int) -> None:
        x = 20.0
        if view.secret is not None:
            x = roster.draw_secret_cards(canvas, view, view.secret, y)
            x = roster.draw_slips(canvas, view, view.secret.earned, x + 12, y + 2)
        roster.draw_recruits(canvas, view, words, y, x)

    return Block(62, draw, 8)


def _score(view: MindMgmtView, words: Words, score: Score) -> Block:
    """The table's games: how many each seat has won."""

    def draw(canvas: Canvas, y: int) -> None:
        canvas.rule(20, y, canvas.theme.measures.width - 40, "shade", 3)
        told = canvas.text(20, y + 34, say(words, "score"), role="bold", size=42, room=330)
        x: float = told + 56
        for seat in range(view.seats):
            draw_seat(canvas, x, y + 12, 44, seat)
            x += 54 + canvas.text(x + 54, y + 34, str(score[seat]), role="slab", size=44) + 26

    return Block(58, draw, 0)
