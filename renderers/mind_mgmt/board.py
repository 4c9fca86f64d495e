"""The public board: whose turn it is, the time track, the town with all pieces, the last answers, the roster."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.mind_mgmt.cards import is_red
from engines.mind_mgmt.views import HourView, MindMgmtView
from renderers.canvas import Canvas
from renderers.mind_mgmt import answers, pieces, places, roster
from renderers.mind_mgmt.marks import PACKED, draw_seat, look
from renderers.mind_mgmt.names import say
from renderers.mind_mgmt.telling import board_alt, headline
from renderers.mind_mgmt.town import draw_town
from renderers.picture import Picture, picture
from renderers.words import Words

BAND = 64
GAP = 4
TRACK_TALL = 92
BOX = 52
"""How tall an hour's box is."""
TRACK = BAND + GAP
MAP = TRACK + TRACK_TALL + 2
ANSWERS = MAP + places.TALL + GAP
ROSTER = ANSWERS + answers.TALL + GAP
HEIGHT = ROSTER + roster.TALL + 2


def board(view: MindMgmtView, words: Words) -> Picture:
    """The board as everybody may see it."""
    canvas = Canvas(look(), HEIGHT)
    draw_band(canvas, view, headline(view, words), concerned(view))
    draw_track(canvas, view, TRACK)
    draw_town(canvas, view, words, MAP)
    if answers.answers(view.log):
        answers.draw_answers(canvas, view.log, ANSWERS)
    else:
        room = canvas.theme.measures.width - 34
        canvas.text(20, ANSWERS + answers.TALL / 2, say(words, "below"), colour="soft", room=room)
    roster.draw_roster(canvas, view, words, ROSTER)
    return picture(canvas.image, canvas.theme.palette, board_alt(view, words), PACKED)


def concerned(view: MindMgmtView) -> Seat | None:
    """The seat that the headline is about, where it is one alone."""
    if view.activation is not None and view.stage == "agents":
        return view.activation.seat
    return view.to_act[0] if len(view.to_act) == 1 else None


def draw_band(canvas: Canvas, view: MindMgmtView, said: str, seat: Seat | None) -> None:
    """A line about a seat."""
    measures = canvas.theme.measures
    canvas.box(0, 0, measures.width, BAND, "ink")
    canvas.rule(0, BAND - 6, measures.width, "accent", 6)
    x = 20
    if seat == view.recruiter and view.outcome is None:
        canvas.box(x - 4, 6, 60, 56, "card", 12)
        canvas.stamp(pieces.spiral, x, 10, 50)
        x += 70
    elif seat is not None:
        draw_seat(canvas, x, 9, 50, seat)
        x += 64
    canvas.text(x, 34, said, role="bold", size=46, colour="card", room=measures.width - 20 - x)


def draw_track(canvas: Canvas, view: MindMgmtView, top: int) -> None:
    """All hours of the game in a row, the next one framed; below each hour that has passed what came of it."""
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
        x + wide / 2,
        y + BOX / 2,
        str(hour),
        role="slab",
        size=39,
        colour=colour,
        align="centre",
        room=round(wide),
    )


def _draw_past(canvas: Canvas, hour: HourView, middle: float, y: float) -> None:
    """Recruits announced at an hour, and the mind slip that lies there."""
    if hour.slip is not None:
        canvas.stamp(pieces.mask, middle + (2 if hour.recruits is not None else -18), y + 6, 36)
        middle -= 16 if hour.recruits is not None else 0
    if hour.recruits is not None:
        canvas.text(middle, y + 24, str(hour.recruits), role="bold", size=40, colour="stamp", align="centre")
