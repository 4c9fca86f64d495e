"""The public board: the street with its pawns, the last turn, the sides, the roster and the market."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.agent_avenue.views import AgentAvenueView, Side
from renderers.agent_avenue import icons
from renderers.agent_avenue.bazaar import any_ongoing, draw_ongoing, draw_supply
from renderers.agent_avenue.marks import SHAPES
from renderers.agent_avenue.middle import draw_middle
from renderers.agent_avenue.pawns import draw_pawns, draw_trail
from renderers.agent_avenue.roster import draw_legend, draw_roster
from renderers.agent_avenue.standing import draw_plates
from renderers.agent_avenue.street import Street, draw_street
from renderers.agent_avenue.telling import board_alt, headline
from renderers.canvas import Canvas
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words

BAND = 100


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


BASIC = Layout(Street(BAND, 114, 244), 796, 92, 922, 956, 62, None, None, 1228)
ADVANCED = Layout(Street(BAND, 86, 208), 696, 80, 800, 830, 59, None, 1076, 1348)
CROWDED = Layout(Street(BAND, 78, 198), 670, 76, None, 754, 57, 986, 1060, 1332)
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
    if view.turns:
        for side in (0, 1):
            draw_trail(canvas, view.turns[-1], plan.street, side)
    draw_pawns(canvas, plan.street, [each.space for each in view.sides], [each.seats for each in view.sides])
    draw_middle(canvas, view, words, plan.street.inner)
    draw_plates(canvas, view, words, plan.plates, plan.plate)
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
