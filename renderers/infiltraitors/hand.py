"""A seat's own picture: its suspect, its cards, what its question needs, and how the suspects it hunts stand.

Wide and low, so that the question and its buttons stand below it on a phone's screen. The cards lie large, with their
names and how each would lie at its own suspect; cards it must not see are backs.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.seats import Seat
from engines.infiltraitors.belief.knowledge import crossing_by_viewer
from engines.infiltraitors.cards import Card
from engines.infiltraitors.names import colour_name
from engines.infiltraitors.views import HandView, InfiltraitorsView, SuspectView
from renderers.canvas import Canvas
from renderers.flow import Block, height_of, stacked
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import MEDIUM, SMALL, draw_back, draw_card
from renderers.infiltraitors.lanes import Shape, draw_lanes
from renderers.infiltraitors.lineup import looks_block
from renderers.infiltraitors.lying import Lying, leaves_a_clue, lying
from renderers.infiltraitors.marks import FILLS, ON_FILL, badge, suit
from renderers.infiltraitors.names import GAME, called, say
from renderers.infiltraitors.roster import (
    BADGE,
    LEFT,
    PAD,
    WIDE,
    agent_block,
    key_block,
    legend_blocks,
    newest,
    roomy,
)
from renderers.infiltraitors.table import cards_block, discards_block, standing_block
from renderers.infiltraitors.target import clues_blocks
from renderers.infiltraitors.telling import hand_alt, suspect_told
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words

CARD = 150
COLUMN = 214
OWN = 184
ROW = 44
PHONE = 878
"""What a hand takes at most, in pixels, where it has a choice: so the question's buttons stay on a phone's screen."""


def hand(view: InfiltraitorsView, words: Words) -> Picture:
    """What the view's seat holds and is asked; a seat must be looking."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no hand")
    look = theme(GAME)
    canvas = stacked(look, _blocks(crossing_by_viewer(view), words, seat), low=True)
    return picture(canvas.image, look.palette, hand_alt(view, words))


def _blocks(view: InfiltraitorsView, words: Words, seat: Seat) -> list[Block]:
    blocks = [standing_block(view, seat)]
    if view.stage == "key_shot" and seat in view.to_act and view.key is not None:
        return [*blocks, *clues_blocks(view, words, view.key)]
    blocks += [*_known(view, words, seat), *holding_blocks(view, words, seat, lying(view)), *_question(view, words)]
    return [*blocks, *_others(view, words, seat, PHONE - height_of(blocks))]


def _question(view: InfiltraitorsView, words: Words) -> list[Block]:
    """The discards where one is taken, the special cards where one may be used."""
    return [discards_block(view, words, ROW)] if asks_for_discards(view) else cards_block(view, words)


def asks_for_discards(view: InfiltraitorsView) -> bool:
    """Whether the looking seat may take or play an open discard now."""
    return view.seat in view.to_act and view.stage in ("reward", "key_clue")


def _others(view: InfiltraitorsView, words: Words, seat: Seat, room: int) -> list[Block]:
    """The other agents' suspects, whole where there is room; else how each stands, where that helps to choose."""
    agents = len(view.hands)
    others = [(seat + ahead) % agents for ahead in range(1, agents)]
    held = [other for other in others if view.suspect_of(other) is not None]
    key = view.key if view.key is not None and view.key.identity is None else None
    if not held and key is None:
        return []
    for plan in roomy(view):
        blocks = [agent_block(view, words, plan, other) for other in held]
        blocks += [key_block(view, words, plan)] if key is not None else []
        if height_of(blocks) <= room:
            return [*blocks, *legend_blocks(view, words, plan, room - height_of(blocks))]
    looks = [looks_block(view, words, [*map(view.suspect_of, held), key])]
    return looks if view.stage == "action" or height_of(looks) <= room else []


def _known(view: InfiltraitorsView, words: Words, seat: Seat) -> list[Block]:
    """The suspects that the seat knows: its own, and after leaving the key person; as it leaves, that one alone."""
    own, key = view.suspect_of(seat), view.key
    known = [] if own is None or leaves_a_clue(view) else [own]
    if key is not None and key.identity is not None:
        known.append(key)
    return [_known_block(view, words, suspect) for suspect in known]


def _known_block(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Block:
    """A suspect with its card open and the latest clues that others see; of one without any, what the signs mean."""
    title = say(words, "key" if suspect.holder is None else "your-suspect", number=suspect.serial)
    shape = Shape(SMALL, WIDE - CARD - COLUMN - 54, 1)
    left = LEFT + CARD + COLUMN + 42

    def draw(canvas: Canvas, y: int) -> None:
        canvas.frame(LEFT, y, WIDE, OWN, "ink", "card", 4, 16)
        _draw_identity(canvas, words, suspect, y)
        x = LEFT + CARD + 24
        canvas.text(x, y + 34, title, colour="soft", room=COLUMN)
        if suspect.identity is not None:
            canvas.text(x, y + 84, called(words, suspect.identity), role="slab", size=48, room=COLUMN)
        if suspect.clues or suspect.misses:
            draw_lanes(canvas, words, suspect, shape, left, y + PAD, newest(view, suspect))
        else:
            _draw_signs(canvas, words, left, y + OWN / 2)

    return Block(OWN, draw)


def _draw_signs(canvas: Canvas, words: Words, x: float, middle: float) -> None:
    """What tick and cross on a card mean, one below the other."""
    for sign, key, lower in (
        (icons.match("green"), "would-match", -34),
        (icons.no_match("stamp"), "would-not", 34),
    ):
        canvas.stamp(sign, x, middle + lower - 20, 40)
        canvas.text(x + 56, middle + lower, say(words, key), colour="soft", room=LEFT + WIDE - PAD - round(x) - 56)


def _draw_identity(canvas: Canvas, words: Words, suspect: SuspectView, y: int) -> None:
    """What it has to be shot as, in mission 16 with the two cards that make it."""
    if suspect.identity is None:
        return
    x = LEFT + 14
    canvas.box(x, y + 14, CARD - 6, FACE, "ink", 12)
    canvas.box(x + 4, y + 18, CARD - 14, FACE - 8, FILLS[suspect.identity.colour], 9)
    draw_face(canvas, words, suspect.identity, x, y + 14, CARD - 6)
    if suspect.card is not None and suspect.second is not None:
        for at, card in enumerate((suspect.card, suspect.second)):
            draw_card(canvas, words, card, x + CARD + 10 + at * (SMALL.long + 6), y + 114, SMALL, upright=False)


NAMED, A_ROW, WIDEST, GAP = 7, 11, 192, 10
"""So many cards side by side have room for their names; the most of a row; a card's width and what is between two."""
FACE, NAME, CHIP = 150, 46, 48
BACK = 120
MOST_ROWS = 2
"""Of more open hands two lie side by side."""


def holding_blocks(view: InfiltraitorsView, words: Words, seat: Seat, seen: Lying) -> list[Block]:
    """One's own cards; in mission 17 one's own backs and everybody else's cards."""
    own = view.hands[seat]
    if own.cards is not None:
        return [_own_block(words, own.cards, seen)]
    others = [hand for hand in view.hands if hand.cards]
    abreast = 2 if len(others) > MOST_ROWS else 1
    rows = [others[at : at + abreast] for at in range(0, len(others), abreast)]
    return [_backs_block(words, own.count), *(_others_block(words, row, seen, abreast) for row in rows)]


def _own_block(words: Words, cards: Sequence[Card], seen: Lying) -> Block:
    rows = max(1, -(-len(cards) // A_ROW))
    beside = max(1, -(-len(cards) // rows))
    wide = min(WIDEST, (WIDE - GAP * (beside - 1)) // beside)
    tall = FACE + (NAME if beside <= NAMED else 0) + (CHIP if seen.known else 0)

    def draw(canvas: Canvas, y: int) -> None:
        if not cards:
            canvas.text(LEFT + WIDE / 2, y + 44, say(words, "no-cards"), colour="soft", align="centre", room=WIDE)
            return
        for at, card in enumerate(cards):
            row, column = divmod(at, beside)
            place = (LEFT + column * (wide + GAP), y + row * (tall + GAP))
            _draw_large(canvas, words, card, place, (wide, tall), seen)

    return Block(rows * (tall + GAP) - GAP if cards else 88, draw)


def _draw_large(
    canvas: Canvas, words: Words, card: Card, place: tuple[int, int], size: tuple[int, int], seen: Lying
) -> None:
    (x, y), (wide, tall) = place, size
    canvas.frame(x, y, wide, tall, "ink", "card", 4, 14)
    canvas.box(x + 8, y + 8, wide - 16, FACE - 12, FILLS[card.colour], 8)
    draw_face(canvas, words, card, x, y, wide)
    if tall >= FACE + NAME + (CHIP if seen.known else 0):
        middle = (x + wide / 2, y + FACE + NAME / 2 - 2)
        canvas.text(*middle, caption(words, card), role="bold", align="centre", room=wide - 10)
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


def _others_block(words: Words, hands: Sequence[HandView], seen: Lying, abreast: int) -> Block:
    """A row of other agents' open hands, each card with how it would lie at one's own suspect."""
    size = SMALL if abreast > 1 else MEDIUM
    sign = size.short // 2
    tall = size.long + (sign + 4 if seen.known else 0)

    def draw(canvas: Canvas, y: int) -> None:
        for at, hand in enumerate(hands):
            left, room = LEFT + at * WIDE // abreast, WIDE // abreast - BADGE - 24
            badge(canvas, left, y + (size.long - BADGE) / 2, BADGE, hand.seat)
            cards = hand.cards or ()
            step = min(size.short + 24, room // max(1, len(cards)))
            for place, card in enumerate(cards):
                x = left + BADGE + 14 + place * step
                draw_card(canvas, words, card, x, y, size)
                if seen.known:
                    painter = icons.match("green") if seen.upright(card) else icons.no_match("stamp")
                    canvas.stamp(painter, x + (size.short - sign) / 2, y + size.long + 4, sign)

    return Block(tall, draw, 12)


def played_at(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Picture:
    """The suspect at which a card is to be played, above the cards to choose from; a seat must be looking."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no hand")
    look = theme(GAME)
    blocks = [*clues_blocks(view, words, suspect), *holding_blocks(view, words, seat, Lying(None))]
    canvas = stacked(look, [*blocks, *cards_block(view, words)], low=True)
    return picture(canvas.image, look.palette, f"{suspect_told(suspect, words)} {hand_alt(view, words)}")
