"""The public board: the street with its pawns, the last turn, the sides, the roster and the market."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.agent_avenue.views import AgentAvenueView, Side
from renderers.agent_avenue import icons
from renderers.agent_avenue.bazaar import any_ongoing, draw_ongoing, draw_supply
from renderers.agent_avenue.marks import GHOSTS, SHAPES, TINTS, letters, pawn
from renderers.agent_avenue.middle import draw_middle
from renderers.agent_avenue.roster import draw_legend, draw_plates, draw_roster
from renderers.agent_avenue.street import LANES, Street, draw_street
from renderers.agent_avenue.telling import board_alt, headline
from renderers.canvas import Canvas
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words

BAND = 100
PAWN = 76


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a board's parts lie (tops, in pixels) and how tall they are; None for a part that is not shown."""

    street: Street
    plates: int
    plate: int
    legend: int | None
    roster: int
    row: int
    ongoing: int | None
    supply: int | None
    height: int


BASIC = Layout(Street(BAND, 102, 222), 736, 88, 858, 892, 62, None, None, 1164)
ADVANCED = Layout(Street(BAND, 92, 208), 692, 80, 800, 830, 59, None, 1076, 1348)
CROWDED = Layout(Street(BAND, 84, 200), 666, 76, None, 754, 57, 986, 1060, 1332)
ONGOING, SUPPLY = 62, 240


def layout(view: AgentAvenueView) -> Layout:
    """The layout for what there is to show."""
    if not view.advanced:
        return BASIC
    return CROWDED if any_ongoing(view) else ADVANCED


def board(view: AgentAvenueView, words: Words) -> Picture:
    """The board as anyone may see it."""
    canvas = _drawn(view, words)
    return picture(canvas.image, canvas.theme.palette, board_alt(view, words))


def _drawn(view: AgentAvenueView, words: Words) -> Canvas:
    plan = layout(view)
    canvas = Canvas(theme("agent_avenue"), plan.height, image=_ground(plan, view.advanced).image.copy())
    _draw_band(canvas, view, words)
    draw_pawns(canvas, view, plan.street)
    draw_middle(canvas, view, words, plan.street.inner)
    draw_plates(canvas, view, plan.plates, plan.plate)
    if plan.legend is not None:
        draw_legend(canvas, words, plan.legend)
    draw_roster(canvas, view, words, plan.roster, plan.row)
    if plan.ongoing is not None:
        draw_ongoing(canvas, view, plan.ongoing, ONGOING)
    if plan.supply is not None:
        draw_supply(canvas, view, words, plan.supply, SUPPLY)
    return canvas


@cache
def _ground(plan: Layout, advanced: bool) -> Canvas:
    canvas = Canvas(theme("agent_avenue"), plan.height)
    draw_street(canvas, plan.street, market=advanced)
    return canvas


def _draw_band(canvas: Canvas, view: AgentAvenueView, words: Words) -> None:
    """Whose turn it is and what they are doing, the turn's number, the decks."""
    measures = canvas.theme.measures
    canvas.box(0, 0, measures.width, BAND, "ink")
    canvas.rule(0, BAND - 6, measures.width, "stamp", 6)
    right: float = measures.width - measures.margin
    piles = [(icons.deck("card"), view.deck)]
    if view.advanced:
        piles.append((icons.case("accent", "ink"), view.market.deck))
    for icon, count in piles:
        right -= canvas.text(right, 48, str(count), role="bold", size=44, colour="card", align="right") + 8
        canvas.stamp(icon, right - 44, 25, 44)
        right -= 44 + 22
    x = measures.margin
    canvas.stamp(SHAPES[_concerned(view)], x, 19, 56)
    x += 72
    canvas.text(x, 48, headline(view, words), role="bold", size=48, colour="card", room=round(right - x))


def _concerned(view: AgentAvenueView) -> Side:
    """The side that the headline is about: the winner, who is asked, or whose turn it is."""
    if view.outcome is not None and view.outcome.winners:
        return view.hands[view.outcome.winners[0]].side
    return view.hands[view.to_act[0]].side if view.to_act else view.active


def draw_pawns(canvas: Canvas, view: AgentAvenueView, street: Street) -> None:
    """Both pawns, and for the last turn where each came from and the way it went."""
    if view.turns:
        for side in (0, 1):
            _draw_trail(canvas, view, street, side)
    together = view.sides[0].space == view.sides[1].space
    for each in view.sides:
        x, y = street.centre(each.space)
        y += PAWN / 2 + 10
        if each.space in (0, 7):
            reach = street.within / 2 - 6
            y = street.centre(each.space)[1] + (reach - 8 if not together else (-6, reach)[each.side])
        elif together:
            x += (-42, 42)[each.side]
        pawn(canvas, x, y, PAWN, each.side, letters(each.seats))


def _draw_trail(canvas: Canvas, view: AgentAvenueView, street: Street, side: Side) -> None:
    turn = view.turns[-1]
    moved = sum(step.spaces for step in turn.steps if step.side == side)
    if not moved:
        return
    start = turn.starts[side]
    points = street.trail(start, moved, LANES[side])
    ghost = points[0]
    canvas.stamp(GHOSTS[side], ghost[0] - 20, ghost[1] - 20, 40)
    canvas.line(points[3:-1], TINTS[side], 9, (0, 18) if side == 0 else (18, 16))
    _draw_head(canvas, points, side)


def _draw_head(canvas: Canvas, points: tuple[tuple[float, float], ...], side: Side) -> None:
    (x0, y0), (x1, y1) = points[-2], points[-1]
    level = abs(x1 - x0) >= abs(y1 - y0)
    degrees = (0 if x1 > x0 else 180) if level else (90 if y1 > y0 else 270)
    canvas.stamp(icons.arrowhead(TINTS[side], degrees), x1 - 17, y1 - 17, 34)
