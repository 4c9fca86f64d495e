"""The last questions and what they were answered, as a row of small cards."""

from __future__ import annotations

from collections.abc import Sequence

from engines.mind_mgmt.board import ROWS, Line
from engines.mind_mgmt.cards import COUNTING
from engines.mind_mgmt.events import (
    AllyTold,
    Asked,
    CaptureTried,
    Deed,
    Jammed,
    NoNewStep,
    Revealed,
    Sensed,
    ShakenDown,
    StepsShown,
)
from engines.mind_mgmt.names import place_name
from renderers.canvas import Canvas
from renderers.mind_mgmt import pieces
from renderers.mind_mgmt.features import sign
from renderers.pen import Painter, Pen

Answer = StepsShown | NoNewStep | Jammed | Revealed | CaptureTried | ShakenDown | Sensed | AllyTold
TALL = 56


def answers(log: Sequence[Deed]) -> list[Answer]:
    """All answers so far, in order."""
    return [deed for deed in log if isinstance(deed, Answer)]


def open_question(log: Sequence[Deed]) -> Asked | None:
    """The Ask that still waits for its answer."""
    last = next((deed for deed in reversed(log) if isinstance(deed, Asked | StepsShown | NoNewStep | Jammed)), None)
    return last if isinstance(last, Asked) else None


def draw_answers(canvas: Canvas, log: Sequence[Deed], top: int) -> None:
    """The latest answers, the newest at the right, as many as find room."""
    right = canvas.theme.measures.width - 14
    for answer in reversed(answers(log)):
        wide = width_of(answer)
        if right - wide < 14:
            break
        draw_answer(canvas, answer, right - wide, top)
        right -= wide + 8


def width_of(answer: Answer) -> int:
    """How wide an answer's card is."""
    match answer:
        case StepsShown(locations=locations):
            return 76 + 62 * len(locations)
        case Revealed() | Sensed():
            return 176
        case ShakenDown():
            return 152
        case CaptureTried():
            return 122
        case NoNewStep() | Jammed():
            return 112
        case AllyTold():
            return 146


def draw_answer(canvas: Canvas, answer: Answer, x: float, y: float) -> None:
    """An answer: what was asked and what came out."""
    wide = width_of(answer)
    canvas.frame(x, y, wide, TALL, "soft", "card", 3, 10)
    match answer:
        case StepsShown(feature=feature, locations=locations):
            canvas.stamp(sign(feature), x + 8, y + 6, 44)
            _say(canvas, x + 64, y, " ".join(map(place_name, locations)))
        case NoNewStep(feature=feature):
            canvas.stamp(sign(feature), x + 8, y + 6, 44)
            canvas.stamp(no, x + 64, y + 12, 32)
        case Jammed(feature=feature):
            canvas.stamp(sign(feature), x + 8, y + 6, 44)
            canvas.stamp(pieces.jam, x + 60, y + 8, 40)
        case AllyTold(ally=ally, line=line, told=told):
            canvas.stamp(pieces.ALLIES[ally], x + 8, y + 7, 42)
            _say(canvas, x + 60, y, _line(line))
            if ally in COUNTING:
                canvas.text(x + 118, y + TALL / 2, str(told), role="slab", size=44, colour="stamp", align="centre")
            else:
                canvas.stamp(_yes_no(bool(told)), x + 102, y + 12, 32)
        case Revealed(location=location, visited=visited):
            _say(canvas, x + 10, y, place_name(location))
            canvas.box(x + 70, y + 8, 92, 40, "green", 8)
            canvas.text(x + 116, y + 28, f"{visited:02}", role="bold", size=39, colour="card", align="centre")
        case CaptureTried(location=location, right=right):
            _say(canvas, x + 10, y, place_name(location))
            canvas.stamp(_yes_no(right), x + 72, y + 12, 32)
        case Sensed(location=location, near=near):
            pieces.draw_agent(canvas, x + 6, y + 4, 46, answer.agent)
            _say(canvas, x + 62, y, place_name(location))
            canvas.stamp(_yes_no(near), x + 126, y + 12, 32)
        case ShakenDown(feature=feature, right=right):
            canvas.box(x + 8, y + 8, 34, 40, "stamp", 6)
            canvas.stamp(pieces.spiral, x + 11, y + 14, 28)
            canvas.stamp(sign(feature), x + 52, y + 6, 44)
            canvas.stamp(_yes_no(right), x + 106, y + 12, 32)


def _line(line: Line) -> str:
    """A row's number or a column's letter, as at the edge of the map."""
    return str(line + 1) if line < ROWS else place_name(line - ROWS)[0]


def _say(canvas: Canvas, x: float, y: float, said: str) -> None:
    canvas.text(x, y + TALL / 2, said, role="bold", size=41)


def _yes_no(right: bool) -> Painter:
    return yes if right else no


def no(pen: Pen) -> None:
    """A cross."""
    pen.line("stamp", 19, (12, 12), (88, 88))
    pen.line("stamp", 19, (88, 12), (12, 88))


def yes(pen: Pen) -> None:
    """A tick."""
    pen.line("green", 19, (10, 54), (38, 84), (90, 16))
