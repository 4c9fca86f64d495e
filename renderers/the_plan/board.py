"""The public board: whose turn and the die, the city with everybody in it, and the players row by row."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.the_plan.events import BattleFought
from engines.the_plan.views import ThePlanView
from renderers.canvas import Canvas
from renderers.picture import Picture, picture
from renderers.the_plan import icons
from renderers.the_plan.city import draw_city
from renderers.the_plan.look import look
from renderers.the_plan.marks import badge
from renderers.the_plan.places import TALL
from renderers.the_plan.roster import draw_roster, height
from renderers.the_plan.telling import board_alt, headline
from renderers.words import Words

BAND = 96
ROWS = {2: 64, 3: 60, 4: 51}
"""How tall a player's row is, by how many there are."""


def board(view: ThePlanView, words: Words) -> Picture:
    """The board as anyone may see it."""
    row = ROWS[len(view.seats)]
    canvas = Canvas(look(), BAND + TALL + height(len(view.seats), row) + 10)
    draw_band(canvas, view, headline(view, words), concerned(view))
    draw_city(canvas, view, BAND)
    draw_roster(canvas, view, BAND + TALL + 2, row)
    return picture(canvas.image, canvas.theme.palette, board_alt(view, words))


def concerned(view: ThePlanView) -> Seat | None:
    """The seat that the headline is about: the winner, or whose turn it is."""
    if view.outcome is not None:
        return view.outcome.winners[0] if view.outcome.winners else None
    return view.active


def draw_band(canvas: Canvas, view: ThePlanView, said: str, seat: Seat | None) -> None:
    """A line about a seat, and the die as it lies."""
    measures = canvas.theme.measures
    canvas.box(0, 0, measures.width, BAND, "ink")
    canvas.rule(0, BAND - 6, measures.width, "accent", 6)
    right = measures.width - measures.margin
    if view.outcome is None:
        canvas.stamp(icons.die(view.roll), right - 68, 11, 68)
        right = _draw_battle(canvas, view, right - 92)
    x = measures.margin
    if seat is not None:
        badge(canvas, x - 6, 14, 62, seat)
        x += 72
    canvas.text(x, 46, said, role="bold", size=48, colour="card", room=round(right - x))


def _draw_battle(canvas: Canvas, view: ThePlanView, right: int) -> int:
    """Both rolls of the turn's last battle, each after its seat's mark; returns what is left of the band."""
    fought = [deed for deed in view.turns[-1].deeds if isinstance(deed, BattleFought)] if view.turns else []
    if not fought:
        return right
    left = right - 4 * 54 - 10
    for place, (seat, roll) in enumerate(
        ((fought[-1].seat, fought[-1].own), (fought[-1].opponent, fought[-1].theirs))
    ):
        x = left + place * 112
        badge(canvas, x, 20, 50, seat)
        canvas.stamp(icons.die(roll, "gold"), x + 54, 22, 46)
    return left - 20
