"""The closing picture: result and reason, every suspect and what became of it, all hands, the table's score."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.infiltraitors.cards import Card
from engines.infiltraitors.views import HandView, InfiltraitorsView
from renderers.canvas import Canvas, imprint
from renderers.flow import Block, spaced, stacked
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import LARGE, SMALL, draw_card
from renderers.infiltraitors.marks import SEATS, badge
from renderers.infiltraitors.names import GAME, called, mission_name, say
from renderers.infiltraitors.roster import LEFT, WIDE
from renderers.infiltraitors.telling import closing_alt, result
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words, letter

BAND = 116
A_ROW, GAP = 4, 8
TILE = 164
Score = tuple[int, ...]
"""Missions won at this table so far, this one included, by seat."""


@dataclass(frozen=True, slots=True)
class File:
    """What became of a suspect: `by` shot it in that turn; None: it got away."""

    card: Card
    by: Seat | None = None
    turn: int = 0
    key: bool = False


def closing(view: InfiltraitorsView, words: Words, score: Score | None) -> Picture:
    """The finished mission told; `score` is the table's over all rematches, None where it was the first."""
    look, words = theme(GAME), words.naming({hand.seat: letter(hand.seat) for hand in view.hands})
    hands = [_hand(words, hand) for hand in view.hands if hand.cards]
    below = [] if score is None else [_score(words, score)]
    blocks = [_band(view, words), _reason(view, words), _suspects(view, words), *hands]
    canvas = stacked(look, [*blocks, *spaced(below, 4)])
    return picture(canvas.image, look.palette, closing_alt(view, words, score))


def files(view: InfiltraitorsView) -> list[File]:
    """Every suspect of the mission, those shot first."""
    shot = [File(entry.identity, entry.by, entry.turn, not entry.serial) for entry in view.eliminated]
    held = [File(suspect.identity) for suspect in view.suspects if suspect.identity is not None]
    lying = [File(card) for card in (*(view.middle_cards or ()), *(view.aside_cards or ()))]
    key = [] if view.key is None or view.key.identity is None else [File(view.key.identity, key=True)]
    return [*shot, *held, *lying, *key]


def _band(view: InfiltraitorsView, words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        measures = canvas.theme.measures
        canvas.box(0, y, measures.width, BAND, "ink")
        canvas.rule(0, y + BAND - 8, measures.width, "accent", 8)
        title = mission_name(words, view.mission)
        canvas.text(LEFT, y + 54, title, role="slab", size=62, colour="card", room=WIDE)

    return Block(BAND, draw, 10)


def _reason(view: InfiltraitorsView, words: Words) -> Block:
    """Why it ended, and the stamp on it."""

    def draw(canvas: Canvas, y: int) -> None:
        if view.outcome is not None:
            reason = words(view.outcome.reason)
            canvas.paragraph(LEFT, y + 8, reason, room=600, lines=3, size=46, role="bold")
        imprint(canvas, 850, y + 76, say(words, f"stamp-{result(view)}"), 400, 64)

    return Block(160, draw, 8)


def _suspects(view: InfiltraitorsView, words: Words) -> Block:
    every = files(view)
    wide = (WIDE - GAP * (A_ROW - 1)) // A_ROW
    rows = -(-len(every) // A_ROW)

    def draw(canvas: Canvas, y: int) -> None:
        for at, file in enumerate(every):
            row, column = divmod(at, A_ROW)
            _draw_file(canvas, words, file, LEFT + column * (wide + GAP), y + row * (TILE + GAP), wide)

    return Block(max(0, rows * (TILE + GAP) - GAP), draw, 16)


def _draw_file(canvas: Canvas, words: Words, file: File, x: int, y: int, wide: int) -> None:
    shot = file.by is not None
    canvas.frame(x, y, wide, TILE, "ink", "card" if shot else "kraft", 4, 14)
    draw_card(canvas, words, file.card, x + 9, y + 12, LARGE)
    left, room = x + LARGE.short + 18, wide - LARGE.short - 26
    canvas.text(left, y + 36, called(words, file.card), role="bold", room=room)
    if file.key:
        canvas.stamp(icons.crown("accent"), x + wide - 50, y + TILE - 52, 40)
    if file.by is None:
        canvas.text(left, y + 96, say(words, "escaped"), colour="soft", room=room)
        return
    canvas.stamp(icons.sights("stamp"), left, y + 64, 44)
    badge(canvas, left + 52, y + 60, 52, file.by)
    canvas.text(left, y + 136, say(words, "in-turn", turn=file.turn), colour="soft", room=room - 40 * file.key)


def _hand(words: Words, hand: HandView) -> Block:
    """What an agent held to the end."""
    cards = hand.cards or ()

    def draw(canvas: Canvas, y: int) -> None:
        tall = SMALL.short + 6
        canvas.box(LEFT, y, WIDE, tall, "card", 12)
        canvas.box(LEFT, y, 76, tall, SEATS[hand.seat], 12)
        badge(canvas, LEFT + 12, y + 6, 52, hand.seat)
        step = min(SMALL.long + 6, (WIDE - 96 - SMALL.long) // max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            draw_card(canvas, words, card, LEFT + 90 + at * step, y + 3, SMALL, upright=False)

    return Block(SMALL.short + 6, draw, 6)


def _score(words: Words, score: Score) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.frame(LEFT, y, WIDE, 84, "ink", "card", 4, 14)
        games = max(score, default=0)
        canvas.text(LEFT + 24, y + 42, say(words, "score"), role="bold", size=44, room=WIDE - 200)
        canvas.text(LEFT + WIDE - 30, y + 42, str(games), role="slab", size=56, align="right")

    return Block(84, draw)
