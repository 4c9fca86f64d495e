"""What a hand holds: large cards with their names and how each would lie at one's own suspect, or backs by place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.seats import Seat
from engines.infiltraitors.components.cards import Card, matches
from engines.infiltraitors.names import colour_name
from engines.infiltraitors.views import HandView, InfiltraitorsView, SuspectView
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SIZES, draw_back, draw_card
from renderers.infiltraitors.marks import FILLS, ON_FILL, badge, suit
from renderers.infiltraitors.names import called, say
from renderers.infiltraitors.roster import LEFT, WIDE
from renderers.words import Words

A_ROW, WIDEST, GAP = 7, 192, 10
FACE, NAME, CHIP = 150, 46, 48
KEY = 50
BACK = 120
MOST_SIZES = len(SIZES) + 1
"""With so many agents their open hands are drawn in the smallest size."""


@dataclass(frozen=True, slots=True)
class Lying:
    """The suspect that the viewer would play clues at, as far as they know it."""

    suspect: SuspectView | None

    @property
    def known(self) -> bool:
        """Whether there is one and the viewer knows what it is."""
        return self.suspect is not None and self.suspect.identity is not None

    def upright(self, card: Card) -> bool:
        """Whether the card would match."""
        suspect = self.suspect
        return suspect is not None and suspect.identity is not None and matches(suspect.identity.code, card.code)


def lying(view: InfiltraitorsView) -> Lying:
    """The key person for an agent who is leaving, else one's own suspect."""
    if view.stage == "key_clue" and view.seat in view.to_act:
        return Lying(view.key)
    return Lying(None if view.seat is None else view.suspect_of(view.seat))


def holding_blocks(view: InfiltraitorsView, words: Words, seat: Seat) -> list[Block]:
    """One's own cards; in mission 17 one's own backs and everybody else's cards."""
    own = view.hands[seat]
    if own.cards is not None:
        return [_own_block(view, words, own.cards)]
    others = [_other_block(view, words, hand) for hand in view.hands if hand.cards]
    return [_backs_block(words, own.count), *([_key_block(words)] if others and lying(view).known else []), *others]


def _own_block(view: InfiltraitorsView, words: Words, cards: Sequence[Card]) -> Block:
    seen = lying(view)
    rows = max(1, -(-len(cards) // A_ROW))
    beside = max(1, -(-len(cards) // rows))
    wide = min(WIDEST, (WIDE - GAP * (beside - 1)) // beside)
    tall = FACE + NAME + (CHIP if seen.known else 0)
    top = KEY if seen.known and cards else 0

    def draw(canvas: Canvas, y: int) -> None:
        if not cards:
            canvas.text(LEFT + WIDE / 2, y + 44, say(words, "no-cards"), colour="soft", align="centre", room=WIDE)
            return
        if top:
            _draw_key(canvas, words, y + KEY / 2 - 4)
        for at, card in enumerate(cards):
            row, column = divmod(at, beside)
            place = (LEFT + column * (wide + GAP), y + top + row * (tall + GAP))
            _draw_large(canvas, words, card, place, (wide, tall), seen)

    return Block(top + rows * (tall + GAP) - GAP if cards else 88, draw)


def _draw_large(
    canvas: Canvas, words: Words, card: Card, place: tuple[int, int], size: tuple[int, int], seen: Lying
) -> None:
    (x, y), (wide, tall) = place, size
    canvas.frame(x, y, wide, tall, "ink", "card", 4, 14)
    canvas.box(x + 8, y + 8, wide - 16, FACE - 12, FILLS[card.colour], 8)
    draw_face(canvas, words, card, x, y, wide)
    canvas.text(
        x + wide / 2, y + FACE + NAME / 2 - 2, caption(words, card), role="bold", align="centre", room=wide - 10
    )
    if seen.known:
        upright = seen.upright(card)
        canvas.box(x + 8, y + tall - CHIP - 4, wide - 16, CHIP - 4, "green" if upright else "kraft", 8)
        sign = icons.match("card") if upright else icons.no_match("stamp")
        canvas.stamp(sign, x + (wide - 36) / 2, y + tall - CHIP, 36)


def caption(words: Words, card: Card) -> str:
    """A card's name; of a special card, which bears a star, the colour alone, so that it is read whole."""
    return words(colour_name(card.colour)) if card.special else called(words, card)


def draw_face(canvas: Canvas, words: Words, card: Card, x: int, y: int, wide: int) -> None:
    """A large card's number and colour, one above the other."""
    ink = ON_FILL[card.colour]
    if card.special:
        canvas.stamp(icons.star(ink), x + (wide - 64) / 2, y + 12, 64)
    else:
        canvas.text(x + wide / 2, y + 44, str(card.number), role="bold", size=76, colour=ink, align="centre")
    suit(canvas, words, card.colour, x + (wide - 58) / 2, y + FACE - 70, 58, light=True)


def _draw_key(canvas: Canvas, words: Words, middle: float) -> None:
    """What tick and cross on a card mean."""
    x: float = LEFT
    for sign, key in ((icons.match("green"), "would-match"), (icons.no_match("stamp"), "would-not")):
        canvas.stamp(sign, x, middle - 17, 34)
        x += 42 + canvas.text(x + 42, middle, say(words, key), colour="soft", room=420) + 36


def _key_block(words: Words) -> Block:
    return Block(KEY, lambda canvas, y: _draw_key(canvas, words, y + KEY / 2), 4)


def _backs_block(words: Words, count: int) -> Block:
    """One's own cards face down, each with its place."""

    def draw(canvas: Canvas, y: int) -> None:
        if not count:
            canvas.text(
                LEFT + WIDE / 2, y + BACK / 2, say(words, "no-cards"), colour="soft", align="centre", room=WIDE
            )
        step = min(100, (WIDE - 90) // max(1, count - 1))
        for at in range(count):
            draw_back(canvas, LEFT + at * step, y, 90, BACK)
            canvas.box(LEFT + at * step + 16, y + BACK - 50, 58, 42, "card", 8)
            place = (LEFT + at * step + 45, y + BACK - 29)
            canvas.text(*place, str(at + 1), role="bold", align="centre")

    return Block(BACK, draw)


def _other_block(view: InfiltraitorsView, words: Words, hand: HandView) -> Block:
    """Another agent's open cards, as large as there is room for, each with how it would lie at one's own suspect."""
    cards, seen = hand.cards or (), lying(view)
    size = SIZES[min(len(view.hands), MOST_SIZES) - 2]
    sign = size.short // 2
    tall = size.long + (sign + 4 if seen.known else 0)

    def draw(canvas: Canvas, y: int) -> None:
        badge(canvas, LEFT, y + (size.long - 60) / 2, 60, hand.seat)
        for at, card in enumerate(cards):
            x = LEFT + 84 + at * (size.short + 24)
            draw_card(canvas, words, card, x, y, size)
            if seen.known:
                painter = icons.match("green") if seen.upright(card) else icons.no_match("stamp")
                canvas.stamp(painter, x + (size.short - sign) / 2, y + size.long + 4, sign)

    return Block(tall, draw, 12)
