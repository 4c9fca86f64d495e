"""A recruiter's card: arrows the ways that its mind slip leads (MM-15), as the rules tell them."""

from __future__ import annotations

import math
from functools import cache

from engines.mind_mgmt.names import RecruiterCard
from engines.mind_mgmt.recruiters import RECRUITERS
from engines.mind_mgmt.town import COLUMNS, LOCATIONS, ROWS, column_of, row_of
from renderers.pen import Painter, Pen

MIDDLE = LOCATIONS[ROWS // 2 * COLUMNS + COLUMNS // 2]
"""A location so far from every edge that a slip leads from it all the ways there are."""
REACH = 40
"""How far from the card's middle an arrow ends."""
TIP = 20
"""How long an arrow's tip is; its half is its breadth on either side."""


@cache
def recruiter_sign(card: RecruiterCard) -> Painter:
    """How a recruiter slips."""
    ways = [_way(to) for to in RECRUITERS[card].slip_targets(MIDDLE)]

    def paint(pen: Pen) -> None:
        pen.rect("ink", 0, 0, 100, 100, 14)
        pen.rect("card", 6, 6, 88, 88, 9)
        for across, down in ways:
            _arrow(pen, across, down)
        pen.disc("ink", 50, 50, 11)

    return paint


def _way(to: int) -> tuple[float, float]:
    """How far an arrow to a location goes, across and down."""
    across, down = column_of(to) - column_of(MIDDLE), row_of(to) - row_of(MIDDLE)
    longest = max(abs(across), abs(down))
    return across * REACH / longest, down * REACH / longest


def _arrow(pen: Pen, across: float, down: float) -> None:
    length = math.hypot(across, down)
    ahead, aside = across / length, down / length
    neck_x, neck_y = 50 + across - ahead * TIP, 50 + down - aside * TIP
    pen.line("stamp", 9, (50, 50), (neck_x, neck_y))
    half = TIP * 0.7
    pen.polygon(
        "stamp",
        (50 + across, 50 + down),
        (neck_x - aside * half, neck_y + ahead * half),
        (neck_x + aside * half, neck_y - ahead * half),
    )
