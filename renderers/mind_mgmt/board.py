"""The public board: whose turn, the time track, the town with everything on it, the last answers, the pieces."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.mind_mgmt.views import MindMgmtView
from renderers.canvas import Canvas
from renderers.mind_mgmt import answers, pieces, places, roster, track
from renderers.mind_mgmt.look import PACKED, look
from renderers.mind_mgmt.marks import draw_seat
from renderers.mind_mgmt.telling import board_alt, headline
from renderers.mind_mgmt.town import draw_town
from renderers.picture import Picture, picture
from renderers.words import Words

BAND = 74
GAP = 8
TRACK = BAND + GAP
MAP = TRACK + track.TALL + 2
ANSWERS = MAP + places.TALL + GAP
ROSTER = ANSWERS + answers.TALL + GAP
HEIGHT = ROSTER + roster.TALL + 2


def board(view: MindMgmtView, words: Words) -> Picture:
    """The board as anyone may see it."""
    canvas = Canvas(look(), HEIGHT)
    draw_band(canvas, view, headline(view, words), concerned(view))
    track.draw_track(canvas, view, TRACK)
    draw_town(canvas, view, words, MAP)
    answers.draw_answers(canvas, view.log, words, ANSWERS)
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
