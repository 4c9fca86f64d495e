"""The closing picture: who won and why, the truth, when each could have known, and all note sheets side by side."""

from __future__ import annotations

from engines.the_plan.cards import SUSPECTS
from engines.the_plan.views import SheetView, SuspectView, ThePlanView
from renderers.canvas import Canvas, imprint
from renderers.flow import Block, stacked
from renderers.picture import Picture, picture
from renderers.the_plan import icons
from renderers.the_plan.board import BAND, concerned, draw_band
from renderers.the_plan.marks import badge, draw_house, draw_suspect_label, look
from renderers.the_plan.names import say
from renderers.the_plan.notes import HEAD, draw_grid
from renderers.the_plan.telling import closing_alt, headline, lettered
from renderers.words import Words

Score = tuple[int, ...]
"""Games won at this table so far, this one included, by seat as seated now."""
SHEET, EDGE, ROW, TITLE = 506, 26, 52, 62


def closing(view: ThePlanView, words: Words, score: Score | None) -> Picture:
    """The end of the game; `score`: the table's over all rematches, None after its first game."""
    blocks = [_band(view, words), _reason(view, words), _truth(view), _line(view)]
    blocks += [_sheets(view, words, first) for first in range(0, len(view.sheets), 2)]
    if score is not None:
        blocks.append(_score(view, words, score))
    canvas = stacked(look(), blocks)
    return picture(canvas.image, canvas.theme.palette, closing_alt(view, words, score))


def _band(view: ThePlanView, words: Words) -> Block:
    return Block(BAND, lambda canvas, _y: draw_band(canvas, view, headline(view, words), concerned(view)), 10)


def _reason(view: ThePlanView, words: Words) -> Block:
    """Why it ended, and the stamp on it."""

    def draw(canvas: Canvas, y: int) -> None:
        if view.outcome is not None:
            reason = lettered(view, words)(view.outcome.reason)
            canvas.paragraph(canvas.theme.measures.margin, y + 6, reason, room=690, lines=3, size=44, role="bold")
        imprint(canvas, 892, y + 72, say(words, "closed"), 300, 52)

    return Block(148, draw, 8)


def _truth(view: ThePlanView) -> Block:
    """Each hideout with its owner, the Plan's briefcase in its place."""

    def draw(canvas: Canvas, y: int) -> None:
        owners = {each.owns: each for each in view.suspects}
        for place, briefcase in enumerate(view.briefcases):
            x = canvas.theme.measures.margin + place * 254
            canvas.frame(x, y, 246, 96, "ink", "lit" if briefcase.plan else "card", 4, 14)
            if briefcase.plan:
                canvas.stamp(icons.case("stamp", "lit"), x + 14, y + 14, 68)
            else:
                draw_house(canvas, frozenset(), x + 14, y + 14, 68)
            canvas.text(x + 92, y + 48, str(briefcase.hideout), role="slab", size=46)
            _draw_owner(canvas, owners.get(briefcase.hideout), x + 180, y + 48)

    return Block(96, draw, 24)


def _draw_owner(canvas: Canvas, owner: SuspectView | None, x: int, middle: int) -> None:
    if owner is not None:
        draw_suspect_label(canvas, owner.suspect, x, middle, 54, 50)


def _line(view: ThePlanView) -> Block:
    """The turns from the first to the last: from when each seat could have known, above; wrong claims, below."""
    last = max(1, view.number)

    def draw(canvas: Canvas, y: int) -> None:
        left, right = 60, canvas.theme.measures.width - 60

        def place(turn: int) -> float:
            return left + (right - left) * (turn - 1) / max(1, last - 1)

        canvas.line(((left, y + 62), (right, y + 62)), "ink", 5)
        for turn in range(1, last + 1, 5):
            canvas.line(((place(turn), y + 54), (place(turn), y + 70)), "ink", 4)
        for sheet in view.sheets:
            if sheet.could_know is not None:
                badge(canvas, place(sheet.could_know) - 26, y, 52, sheet.seat)
        for claim in view.claims:
            canvas.stamp(icons.tick("green") if claim.right else icons.cross, place(claim.turn) - 18, y + 44, 36)
        for turn in dict.fromkeys((1, last)):
            canvas.text(place(turn), y + 96, str(turn), colour="soft", align="left" if turn == 1 else "right")

    return Block(112, draw, 12)


def _sheets(view: ThePlanView, words: Words, first: int) -> Block:
    """Two note sheets side by side."""

    def draw(canvas: Canvas, y: int) -> None:
        for place, sheet in enumerate(view.sheets[first : first + 2]):
            _draw_sheet(canvas, words, sheet, EDGE + place * (SHEET + 16), y)

    return Block(TITLE + HEAD + ROW * len(SUSPECTS) + 10, draw, 14)


def _draw_sheet(canvas: Canvas, words: Words, sheet: SheetView, x: int, y: int) -> None:
    tall = TITLE + HEAD + ROW * len(SUSPECTS) + 8
    canvas.frame(x, y, SHEET, tall, "ink", "card", 4, 14)
    badge(canvas, x + 14, y + 8, 52, sheet.seat)
    knew = say(words, "could-know", turn="never" if sheet.could_know is None else sheet.could_know)
    canvas.text(x + 80, y + 34, knew, role="bold", room=SHEET - 94)
    for place, suspect in enumerate(SUSPECTS):
        draw_suspect_label(canvas, suspect, x + 14, y + TITLE + HEAD + ROW * (place + 0.5), 52, 38)
    draw_grid(canvas, sheet, x + 70, y + TITLE, SHEET - 78, ROW)


def _score(view: ThePlanView, words: Words, score: Score) -> Block:
    """The table's games: how many each seat has won."""

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        canvas.frame(margin, y, 1008, 84, "ink", "card", 4, 14)
        told = canvas.text(margin + 24, y + 42, say(words, "score"), role="bold", size=44, room=360)
        x: float = margin + told + 56
        for seat in view.seats:
            badge(canvas, x, y + 16, 52, seat.seat)
            x += 62 + canvas.text(x + 62, y + 42, str(score[seat.seat]), role="slab", size=50) + 34

    return Block(84, draw)
