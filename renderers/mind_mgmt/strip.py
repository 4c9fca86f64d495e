"""What stands and lies in a location, side by side below its signs: figures, tokens, notes, the hour of a visit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from engines.mind_mgmt.board import TEMPLES, Location
from engines.mind_mgmt.views import MindMgmtView, PawnView
from renderers.canvas import Canvas
from renderers.fonts import NARROWEST, width
from renderers.mind_mgmt import pieces
from renderers.mind_mgmt.places import STRIP, TILE_TALL, TILE_WIDE, corner
from renderers.pen import Painter

ROW = TILE_TALL - STRIP - 2
"""How tall what lies below the signs is; as tall are two rows of it, and signs above them, where much lies there."""
FIGURE = ROW
TOKEN = 38
HOUR, VISIT = 60, 54
"""How wide the hour of a confirmed visit is, and that of one of the trail."""
SHARE = 6
"""From a chance to the edge of what it stands on."""
GAP = 2
BROKEN_NOTE = 100
"""How narrow a note in two lines may be, where its letters are too wide for one."""
SMALL_ICON = 42
"""The size of the signs above two rows."""
ABREAST = 4
"""How many figures stand in the first of two rows."""
PLATE = 8
"""How far what figures stand on before a temple reaches beyond them."""
NOTE_EDGE = 4
NOTE_ONE = 39
"""The size of a note of one line."""
NOTE_LARGE, NOTE_SMALL, NOTE_LEADING = 25, 12, 19
"""The sizes of two lines, and from one to the next."""

Draw = Callable[[Canvas, float, float, float], None]
"""Draws something with its top left corner at x, y, and so wide."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands in a location: agents, immortals by number, and what is laid there."""

    pawns: tuple[PawnView, ...] = ()
    immortals: tuple[int, ...] = ()
    step: bool = False
    hour: int | None = None
    note: str | None = None
    slip: bool = False
    visit: int | None = None
    hunted: bool = False
    share: str | None = None
    door: bool = False
    cordon: bool = False
    bug: bool = False
    heard: bool = False

    @property
    def figures(self) -> int:
        """How many stand there."""
        return len(self.pawns) + len(self.immortals) + self.hunted

    @property
    def dated(self) -> bool:
        """Whether its visit's hour is drawn: a confirmed one says it too, where a note needs the room."""
        return self.visit is not None and (self.hour is None or self.note is None or self.share is not None)


def standing(view: MindMgmtView, at: Location, trail: Sequence[Location] = ()) -> Standing:
    """What everybody sees in a location, and the trail where it is to be shown."""
    return Standing(
        tuple(pawn for pawn in view.pawns if pawn.location == at),
        tuple(number for number, there in enumerate(view.immortals, 1) if there == at),
        at in view.steps,
        next((each.hour for each in view.confirmed if each.location == at), None),
        next((each.text for each in view.notes if each.location == at), None),
        any(slip.location == at and slip.used is None for slip in view.slips),
        trail.index(at) + 1 if at in trail else None,
        trail[-1:] == (at,),
        door=view.kit is not None and at in view.kit.doors,
        cordon=view.kit is not None and at in view.kit.cordons,
        bug=view.kit is not None and at in (view.kit.bugs or ()),
        heard=view.kit is not None and any(heard for _, heard in view.kit.heard[-1:]),
    )


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in the strip: how wide it is (a note: at least), and what draws it."""

    wide: int
    draw: Draw
    stretches: bool = False


Row = tuple[Sequence[Thing], Sequence[Thing]]
"""Figures, and what lies beside them."""


def is_full(there: Standing) -> bool:
    """Whether one row doesn't hold all of it."""
    return _wide([*_figures(there), *_things(there)]) > TILE_WIDE


def is_empty(there: Standing) -> bool:
    """Whether nothing stands or lies there."""
    return not _figures(there) and not _things(there)


def draw_strip(canvas: Canvas, at: Location, there: Standing, top: int) -> None:
    """All figures and things of a location, in two rows where one doesn't hold them."""
    x, y = corner(at)
    figures, things = _figures(there), _things(there)
    rows = _two_rows(figures, things) if is_full(there) else [(figures, things)]
    for place, (some, others) in enumerate(reversed(rows)):
        at_y = y + top + (STRIP if place == 0 else SMALL_ICON)
        if at in TEMPLES and some:
            canvas.box(x, at_y - 2, min(TILE_WIDE, _wide(some) + PLATE), ROW + 2, "card", 14)
        _draw_row(canvas, x, at_y, some, others)


def _two_rows(figures: Sequence[Thing], things: Sequence[Thing]) -> list[Row]:
    """Figures first, then what finds room beside them; a note below, where it has most."""
    above: list[Thing] = []
    for each in things:
        if not each.stretches and _wide([*figures[:ABREAST], *above, each]) <= TILE_WIDE:
            above.append(each)
    return [(figures[:ABREAST], above), (figures[ABREAST:], [each for each in things if each not in above])]


def _wide(things: Sequence[Thing]) -> int:
    return sum(each.wide + GAP for each in things) - GAP


def _draw_row(canvas: Canvas, x: float, y: float, figures: Sequence[Thing], things: Sequence[Thing]) -> None:
    """Figures from the left, things to the right; a note takes the room between, figures overlap where they must."""
    taken = _wide(things) + GAP if things else 0
    room = TILE_WIDE - taken
    pitch = min(FIGURE + GAP, (room - FIGURE) / max(1, len(figures) - 1))
    for place, each in enumerate(figures):
        each.draw(canvas, x + place * pitch, y, each.wide)
    free = TILE_WIDE - taken - (FIGURE + pitch * (len(figures) - 1) + GAP if figures else -GAP)
    alone = not figures and len(things) == 1 and not things[0].stretches
    right = x + TILE_WIDE - (free / 2 if alone else 0)
    for each in reversed(things):
        wide = each.wide + (free if each.stretches else 0)
        each.draw(canvas, right - wide, y, wide)
        right -= wide + GAP


def _figures(there: Standing) -> list[Thing]:
    """The Recruiter, immortals, agents."""
    hunted = [Thing(FIGURE, _spiral)] if there.hunted else []
    immortals = [Thing(FIGURE, partial(_immortal, number)) for number in there.immortals]
    return [*hunted, *immortals, *(Thing(FIGURE, partial(_agent, pawn)) for pawn in there.pawns)]


def _things(there: Standing) -> list[Thing]:
    """The hour of a visit, a chance or a note, a mind slip, a step or a confirmed hour."""
    found = []
    if there.visit is not None and there.dated:
        found.append(Thing(VISIT, partial(_visit, there.visit, there.hunted)))
    if there.share is not None:
        wide = width(there.share, "bold", 40) + 2 * SHARE
        found.append(Thing(wide, partial(_share, there.share)))
    elif there.note is not None:
        found.append(Thing(_note_wide(there.note), partial(_note, there.note), stretches=True))
    found += [Thing(TOKEN, partial(_token, painter)) for painter, lies in _laid(there) if lies]
    if there.slip:
        found.append(Thing(TOKEN, _mask))
    if there.hour is not None:
        found.append(Thing(HOUR, partial(_hour, there.hour)))
    elif there.step:
        found.append(Thing(TOKEN, _foot))
    return found


def _laid(there: Standing) -> tuple[tuple[Painter, bool], ...]:
    """What modules lay there, and whether it does."""
    bug = pieces.heard_bug if there.heard else pieces.bug
    return ((bug, there.bug), (pieces.door, there.door), (pieces.cordon, there.cordon))


def _token(painter: Painter, canvas: Canvas, x: float, y: float, _: float) -> None:
    canvas.stamp(painter, x, y + 2, TOKEN)


def _spiral(canvas: Canvas, x: float, y: float, _: float) -> None:
    canvas.stamp(pieces.spiral, x, y, FIGURE)


def _immortal(number: int, canvas: Canvas, x: float, y: float, _: float) -> None:
    pieces.draw_immortal(canvas, x, y, FIGURE, number)


def _agent(pawn: PawnView, canvas: Canvas, x: float, y: float, _: float) -> None:
    pieces.draw_agent(canvas, x, y, FIGURE, pawn.agent, fresh=pawn.fresh)


def _mask(canvas: Canvas, x: float, y: float, _: float) -> None:
    canvas.stamp(pieces.mask, x, y + 2, TOKEN)


def _foot(canvas: Canvas, x: float, y: float, _: float) -> None:
    canvas.stamp(pieces.foot, x, y + 2, TOKEN)


def _visit(hour: int, hunted: bool, canvas: Canvas, x: float, y: float, wide: float) -> None:
    canvas.box(x, y, wide, ROW, "card", 21)
    canvas.box(x + 3, y + 3, wide - 6, ROW - 6, "stamp" if hunted else "accent", 18)
    _say(canvas, x, y, wide, str(hour), "card")


def _hour(hour: int, canvas: Canvas, x: float, y: float, wide: float) -> None:
    canvas.frame(x, y, wide, ROW, "ink", "green", 3, 8)
    _say(canvas, x, y, wide, str(hour), "card")


def _share(share: str, canvas: Canvas, x: float, y: float, wide: float) -> None:
    canvas.box(x, y + 2, wide, ROW - 4, "card", 10)
    _say(canvas, x, y, wide, share, "ink", 40)


def _say(canvas: Canvas, x: float, y: float, wide: float, said: str, colour: str, size: int = 39) -> None:
    canvas.text(x + wide / 2, y + ROW / 2, said, role="bold", size=size, colour=colour, align="centre")


def _note_wide(text: str) -> int:
    """How narrow a note may be: as its line in ordinary letters is, or less where that finds no room at all."""
    needed = -(-width(text, "text", NOTE_ONE) * NARROWEST // 100) + 2 * NOTE_EDGE
    return needed if needed <= TILE_WIDE else BROKEN_NOTE


def _note(text: str, canvas: Canvas, x: float, y: float, wide: float) -> None:
    """A note, in one line or two."""
    canvas.frame(x, y, wide, ROW, "ink", "card", 3, 6)
    room, centre = round(wide) - 2 * NOTE_EDGE, x + wide / 2
    one = next(
        (size for size in range(canvas.theme.measures.least, NOTE_LARGE - 1, -1) if _fits(text, size, room)), None
    )
    if one is not None:
        canvas.text(centre, y + ROW / 2, text, size=one, align="centre", room=room)
        return
    size = next((size for size in range(NOTE_LARGE, NOTE_SMALL, -1) if _broken(text, size, room)), NOTE_SMALL)
    for line, part in enumerate(_broken(text, size, room) or (text,)):
        canvas.text(centre, y + 12 + NOTE_LEADING * line, part, size=size, align="centre", room=room)


def _fits(text: str, size: int, room: int) -> bool:
    """Whether a line needs no cutting."""
    return width(text, "text", size) <= room * 100 // NARROWEST


@lru_cache(maxsize=512)
def _broken(text: str, size: int, room: int) -> tuple[str, str] | None:
    """The text in two lines, between words where that fits, else anywhere; None where it fits nowhere."""
    anywhere = range(1, len(text))
    for places in ([at for at in anywhere if text[at] == " "], anywhere):
        halves = [(text[:at].strip(), text[at:].strip()) for at in places]
        fitting = [both for both in halves if all(_fits(half, size, room) for half in both)]
        if fitting:
            return min(fitting, key=lambda both: max(width(half, "text", size) for half in both))
    return None
