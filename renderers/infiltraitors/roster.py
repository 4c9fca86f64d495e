"""An agent's place at the table: who it is, how many cards they hold, and the suspect before them with its clues."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.infiltraitors.cards import Card
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from renderers import signs
from renderers.canvas import Canvas
from renderers.flow import Block, height_of
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import LARGE, MEDIUM, SIZES, SLIM, SMALL, Size
from renderers.infiltraitors.grids import BROAD, TINY, Grid, draw_possible
from renderers.infiltraitors.lanes import Shape, draw_lanes
from renderers.infiltraitors.marks import SEAT_INKS, SEATS, badge
from renderers.infiltraitors.names import say
from renderers.words import Words

LEFT, WIDE = 36, 1008
COLUMN = 214
PAD = 10
EMPTY = 80
LEGEND = 46
BADGE, ICON = 60, 42


@dataclass(frozen=True, slots=True)
class Plan:
    """How all agents' places of a picture are drawn.

    The cards' size, the grids of what is possible (where the table crosses out), the most rows that a lane takes, the
    least height of a place, whether both lanes lie abreast, and the gap between places.
    """

    size: Size
    grid: Grid | None = None
    rows: int = 99
    least: int = EMPTY
    abreast: bool = False
    gap: int = 8

    def shape(self, view: InfiltraitorsView, suspect: SuspectView) -> Shape:
        """How a suspect's clues are laid."""
        grid = self.grid.wide(view.mission) + 2 * PAD if self.grid and suspect.crossed else 0
        return Shape(self.size, WIDE - COLUMN - 2 * PAD - grid, self.rows, self.abreast)

    def height(self, view: InfiltraitorsView, suspect: SuspectView | None) -> int:
        """The height of a suspect's place; of an empty one where there is none."""
        if suspect is None:
            return self.least
        lanes = self.shape(view, suspect).height(suspect)
        grid = self.grid.tall(view.mission) if self.grid and suspect.crossed else 0
        return max(self.least, max(lanes, grid) + 2 * PAD)


ROOMY = (Plan(LARGE, BROAD), Plan(MEDIUM, BROAD), *(Plan(size, TINY) for size in SIZES))
CRAMPED = (Plan(SMALL), Plan(SMALL, rows=1))
"""From the most roomy to the most cramped."""
ABREAST = Plan(SMALL, abreast=True)
LAST_RESORTS = (Plan(SLIM, rows=1), ABREAST, Plan(SMALL, abreast=True, gap=4))
"""For the fullest tables of all, where nothing else leaves room for all places."""


def roomy(view: InfiltraitorsView) -> tuple[Plan, ...]:
    """The plans that leave nothing out that the table has: grids, where it crosses out, and every clue."""
    abreast = not view.crossing_out and all(ABREAST.shape(view, each).holds(each) for each in view.every_suspect)
    return (*ROOMY, ABREAST) if abreast else ROOMY


def agent_blocks(view: InfiltraitorsView, words: Words, plan: Plan) -> list[Block]:
    """A block for each agent in turn order, and one for the key person."""
    blocks = [agent_block(view, words, plan, hand.seat) for hand in view.hands]
    return blocks if view.key is None else [*blocks, key_block(view, words, plan)]


def legend_blocks(view: InfiltraitorsView, words: Words, plan: Plan, room: int) -> list[Block]:
    """What the grids beside the clues mean, where there are any and so many pixels of room are left."""
    if plan.grid is None or not any(suspect.crossed for suspect in view.every_suspect):
        return []

    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(LEFT, y + LEGEND / 2, say(words, "filled"), colour="soft", room=WIDE)

    blocks = [Block(LEGEND, draw, 8)]
    return blocks if height_of(blocks) <= room else []


def agent_block(view: InfiltraitorsView, words: Words, plan: Plan, seat: Seat) -> Block:
    """An agent's place."""
    suspect = view.suspect_of(seat)
    tall = plan.height(view, suspect)

    def draw(canvas: Canvas, y: int) -> None:
        _draw_ground(canvas, SEATS[seat], y, tall, asked=seat in view.to_act)
        _draw_agent(canvas, view, seat, y)
        if suspect is None:
            _draw_empty(canvas, view, words, seat, y, tall)
        else:
            ink = SEAT_INKS[seat]
            _draw_number(canvas, suspect, ink, SEATS[seat], y + PAD + BADGE + 8)
            _draw_suspect(canvas, view, words, plan, suspect, y)

    return Block(tall, draw, plan.gap)


def key_block(view: InfiltraitorsView, words: Words, plan: Plan) -> Block:
    """The key person's place (19)."""
    assert view.key is not None
    key = view.key
    tall = plan.height(view, key)

    def draw(canvas: Canvas, y: int) -> None:
        _draw_ground(canvas, "ink", y, tall, asked=False)
        canvas.stamp(icons.crown("gold"), LEFT + PAD + 6, y + PAD + 2, 60)
        canvas.stamp(icons.suspect("card", "ink"), LEFT + PAD + 84, y + PAD, 64)
        room = COLUMN - 2 * PAD
        canvas.text(LEFT + PAD, y + PAD + 92, say(words, "key"), role="bold", colour="card", room=room)
        _draw_suspect(canvas, view, words, plan, key, y)

    return Block(tall, draw, plan.gap)


def _draw_ground(canvas: Canvas, colour: str, y: int, tall: int, *, asked: bool) -> None:
    """The place's paper with the agent's column; the agent to act has an eye-catching frame."""
    if asked:
        canvas.box(LEFT - 8, y - 5, WIDE + 16, tall + 10, "stamp", 20)
    canvas.box(LEFT, y, WIDE, tall, "card", 14)
    canvas.box(LEFT, y, COLUMN - 20, tall, colour, 14)
    canvas.box(LEFT + COLUMN - 40, y, 32, tall, colour)


def _draw_agent(canvas: Canvas, view: InfiltraitorsView, seat: Seat, y: int) -> None:
    """The agent and how many cards they hold; a door for one who has left (19)."""
    ink, hand = SEAT_INKS[seat], view.hands[seat]
    x, middle = LEFT + PAD, y + PAD + BADGE / 2
    badge(canvas, x, y + PAD, BADGE, seat)
    if seat in view.gone:
        canvas.stamp(icons.door(ink, SEATS[seat]), x + BADGE + 12, middle - BADGE / 2, BADGE)
        return
    canvas.stamp(signs.hand(ink), x + BADGE + 12, middle - ICON / 2, ICON)
    canvas.text(x + BADGE + ICON + 20, middle, str(hand.count), role="bold", size=46, colour=ink)


def _draw_number(canvas: Canvas, suspect: SuspectView, ink: str, ground: str, y: float) -> None:
    """The suspect's number, whether a second card lies with it, and whether the mission locks it now."""
    x = LEFT + PAD + 4
    canvas.stamp(icons.suspect(ink, ground), x, y, 52)
    number = suspect.token if suspect.token is not None else suspect.serial
    wide = canvas.text(x + 64, y + 28, str(number), role="slab", size=50, colour=ink)
    if not suspect.in_reach:
        canvas.stamp(icons.lock(ink, ground), LEFT + COLUMN - 64, y + 4, 46)
    elif suspect.two_cards:
        canvas.text(x + 72 + wide, y + 28, "×2", role="bold", colour=ink)


def _draw_empty(canvas: Canvas, view: InfiltraitorsView, words: Words, seat: Seat, y: int, tall: int) -> None:
    """Why no suspect lies there, with a sign as large as the place."""
    key = "gone" if seat in view.gone else "shooter" if view.shooter == seat else "no-suspect"
    painter = {"gone": icons.door("soft", "card"), "shooter": icons.sights("stamp")}.get(
        key, icons.suspect("kraft", "card")
    )
    size = min(tall - 24, 140)
    canvas.stamp(painter, LEFT + COLUMN + 16, y + (tall - size) / 2, size)
    x = LEFT + COLUMN + size + 40
    canvas.text(x, y + tall / 2, say(words, key), colour="soft", room=LEFT + WIDE - x - PAD)


def _draw_suspect(
    canvas: Canvas, view: InfiltraitorsView, words: Words, plan: Plan, suspect: SuspectView, y: int
) -> None:
    shape = plan.shape(view, suspect)
    draw_lanes(canvas, words, suspect, shape, LEFT + COLUMN + PAD, y + PAD, newest(view, suspect))
    if plan.grid and suspect.crossed:
        x = LEFT + WIDE - plan.grid.wide(view.mission) - PAD
        draw_possible(canvas, view.mission, suspect.crossed, plan.grid, x, y + PAD)


def newest(view: InfiltraitorsView, suspect: SuspectView) -> Card | None:
    """The clue at that suspect which was the last thing done."""
    last = view.last
    if last is None or last.serial != suspect.serial or last.what not in ("give_clue", "exchange"):
        return None
    return last.card
