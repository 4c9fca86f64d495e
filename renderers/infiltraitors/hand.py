"""A seat's own picture: its suspect, its cards, what its question needs, and the suspects it has to find out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.core.seats import Seat
from engines.infiltraitors.belief.knowledge import crossing_by_viewer
from engines.infiltraitors.components.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from renderers.canvas import Canvas
from renderers.flow import Block, fitted, height_of, shortest, stacked, tallest
from renderers.infiltraitors.cards import SMALL, draw_card
from renderers.infiltraitors.holding import FACE, draw_face, holding_blocks
from renderers.infiltraitors.lanes import Shape, draw_lanes
from renderers.infiltraitors.marks import FILLS, badge
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
