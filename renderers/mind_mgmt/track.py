"""The time track: hours gone and to come, red ones told by a bar too, recruits announced, mind slips used."""

from __future__ import annotations

from engines.mind_mgmt.facts import is_red
from engines.mind_mgmt.views import HourView, MindMgmtView
from renderers.canvas import Canvas
from renderers.mind_mgmt import pieces

TALL = 100
BOX = 52


def draw_track(canvas: Canvas, view: MindMgmtView, top: int) -> None:
    """All hours of the game in a row, the next one framed; below each what came of it."""
    left, right = 14, canvas.theme.measures.width - 14
    pitch = (right - left) / view.last_hour
    past = {each.hour: each for each in view.track}
    for hour in range(1, view.last_hour + 1):
        x = left + pitch * (hour - 1)
        _draw_hour(canvas, hour, x, top, pitch - 5, hour <= view.hour, hour == view.hour + 1)
        if hour in past:
            _draw_past(canvas, past[hour], x + (pitch - 5) / 2, top + BOX)


def _draw_hour(canvas: Canvas, hour: int, x: float, y: float, wide: float, gone: bool, coming: bool) -> None:
    red = is_red(hour)
    line = "stamp" if red else "soft"
    fill = line if gone else "card"
    if coming:
        canvas.box(x - 3, y - 3, wide + 6, BOX + 6, "ink", 12)
    canvas.frame(x, y, wide, BOX, line, fill, 4, 9)
    colour = "card" if gone else "stamp" if red else "ink"
    canvas.text(
        x + wide / 2, y + BOX / 2, str(hour), role="slab", size=39, colour=colour, align="centre", room=round(wide)
    )


def _draw_past(canvas: Canvas, hour: HourView, middle: float, y: float) -> None:
    """Recruits announced at an hour, and the mind slip that lies there."""
    if hour.slip is not None:
        canvas.stamp(pieces.mask, middle + (2 if hour.recruits is not None else -18), y + 6, 36)
        middle -= 16 if hour.recruits is not None else 0
    if hour.recruits is not None:
        canvas.text(middle, y + 24, str(hour.recruits), role="bold", size=40, colour="stamp", align="centre")
