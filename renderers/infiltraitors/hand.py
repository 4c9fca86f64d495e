"""A seat's own picture: its suspect, its cards, what its question needs, and the suspects it has to find out.

Its cards lie large, with their names and how each would lie at its own suspect; cards it must not see are backs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.core.seats import Seat
from engines.infiltraitors.belief.knowledge import crossing_by_viewer
from engines.infiltraitors.cards import Card, matches
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.names import colour_name
from engines.infiltraitors.views import HandView, InfiltraitorsView, SuspectView
from renderers.canvas import Canvas
from renderers.flow import Block, fitted, height_of, shortest, stacked, tallest
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SIZES, SMALL, draw_back, draw_card
from renderers.infiltraitors.lanes import Shape, draw_lanes
from renderers.infiltraitors.marks import FILLS, ON_FILL, badge, suit
from renderers.infiltraitors.names import GAME, called, say
from renderers.infiltraitors.roster import (
    CRAMPED,
    LAST_RESORTS,
    LEFT,
    PAD,
    ROOMY,
    WIDE,
    Plan,
    agent_block,
    key_block,
    legend_blocks,
    newest,
    roomy,
)
from renderers.infiltraitors.table import (
    FEWEST_PIXELS,
    band_block,
    cards_block,
    discards_block,
    strip_block,
    suspects_block,
)
from renderers.infiltraitors.telling import hand_alt, prompt
from renderers.picture import Picture, picture
from renderers.theme import Theme, theme
from renderers.words import Words

CARD = 150
COLUMN = 214
OWN = 184
ROW = 48
REMINDER = 108


def hand(view: InfiltraitorsView, words: Words) -> Picture:
    """What the view's seat holds and is asked; a seat must be looking."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no hand")
    look = theme(GAME)
    canvas = stacked(look, _blocks(look, crossing_by_viewer(view), words, seat))
    return picture(canvas.image, look.palette, hand_alt(view, words))


def _blocks(look: Theme, view: InfiltraitorsView, words: Words, seat: Seat) -> list[Block]:
    mine = [_band(view, words, seat), *_known(view, words, seat), *holding_blocks(view, words, seat)]
    mine += _question(view, words)
    least = _discards(view, words, FEWEST_PIXELS)
    others = _fitting(look, view, words, seat, height_of(mine), least)
    room = tallest(look) - height_of([*mine, *others, *least])
    more = max(0, room) // MISSIONS[view.mission].colours
    discards = _discards(view, words, min(ROW, FEWEST_PIXELS + more))
    return _filled(look, view, words, fitted(look, [*mine, *others, *discards]))


def _fitting(
    look: Theme, view: InfiltraitorsView, words: Words, seat: Seat, above: int, least: list[Block]
) -> list[Block]:
    """The others' suspects in the first way that fits; grids, where there are any, tell more than the discards."""
    ways = [(plan, least) for plan in roomy(view)]
    ways += [(ROOMY[-1], [])] if view.crossing_out else []
    ways += [*((plan, least) for plan in CRAMPED), *((plan, []) for plan in (CRAMPED[-1], *LAST_RESORTS))]
    others: list[Block] = []
    for plan, below in ways:
        others = _others(view, words, plan, seat)
        room = tallest(look) - above - height_of([*others, *below])
        if room >= 0:
            return [*others, *legend_blocks(view, words, plan, room)] if others else []
    return others


def _discards(view: InfiltraitorsView, words: Words, down: int) -> list[Block]:
    """The open discards where there are any and they aren't asked for anyway; the first to be left out."""
    if asks_for_discards(view) or not view.discards:
        return []
    return [replace(discards_block(view, words, down), spare=len(view.hands) + 1)]


def _band(view: InfiltraitorsView, words: Words, seat: Seat) -> Block:
    return band_block(prompt(view, words), Block(64, lambda canvas, y: badge(canvas, LEFT, y - 2, 64, seat)))


def _question(view: InfiltraitorsView, words: Words) -> list[Block]:
    """The discards where one is taken, the special cards where one may be used."""
    if asks_for_discards(view):
        return [replace(discards_block(view, words, ROW), spare=0)]
    return cards_block(view, words)


def asks_for_discards(view: InfiltraitorsView) -> bool:
    """Whether the looking seat may take or play an open discard now."""
    return view.seat in view.to_act and view.stage in ("reward", "key_clue")


def _others(view: InfiltraitorsView, words: Words, plan: Plan, seat: Seat) -> list[Block]:
    """The suspects before the other agents; the nearest in turn order is left out last."""
    agents = len(view.hands)
    blocks = []
    for ahead in range(1, agents):
        other = (seat + ahead) % agents
        if view.suspect_of(other) is not None:
            blocks.append(replace(agent_block(view, words, plan, other), spare=ahead))
    if view.key is not None and view.key.identity is None:
        asked = view.stage == "key_shot" and seat in view.to_act
        blocks.insert(0 if asked else agents, replace(key_block(view, words, plan), spare=0 if asked else agents))
    return blocks


def _known(view: InfiltraitorsView, words: Words, seat: Seat) -> list[Block]:
    """The suspects that the seat knows: its own, and after leaving the key person."""
    own = view.suspect_of(seat)
    known = [own] if own is not None else []
    if view.key is not None and view.key.identity is not None:
        known.append(view.key)
    return [_known_block(view, words, suspect) for suspect in known]


def _known_block(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Block:
    """A suspect with its card open and the clues that others see."""
    title = say(words, "key" if suspect.holder is None else "your-suspect", number=suspect.serial)
    shape = Shape(SMALL, WIDE - CARD - COLUMN - 54, 3)
    tall = max(OWN, shape.height(suspect) + 2 * PAD)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.frame(LEFT, y, WIDE, tall, "ink", "card", 4, 16)
        _draw_identity(canvas, words, suspect, y)
        x = LEFT + CARD + 24
        canvas.text(x, y + 34, title, colour="soft", room=COLUMN)
        if suspect.identity is not None:
            canvas.text(x, y + 84, called(words, suspect.identity), role="slab", size=48, room=COLUMN)
        draw_lanes(canvas, words, suspect, shape, LEFT + CARD + COLUMN + 42, y + PAD, newest(view, suspect))

    return Block(tall, draw)


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


def _filled(look: Theme, view: InfiltraitorsView, words: Words, blocks: Sequence[Block]) -> list[Block]:
    """The blocks; below a short picture's the mission's piles, the row of suspects, and when a clue matches."""
    shown = list(blocks)
    for more in (strip_block(view, words), suspects_block(view, words), _reminder_block(words)):
        if height_of(shown) < shortest(look):
            shown.append(more)
    return shown


def _reminder_block(words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.paragraph(LEFT, y, say(words, "guide-clues-text"), room=WIDE, lines=2, size=42)

    return Block(REMINDER, draw)


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
