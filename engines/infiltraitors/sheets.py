"""The clue boards: for each suspect a grid that agents mark together, and one of each agent's own (IN-13, IN-20)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.seats import Seat
from engines.core.sheets import Mark, MarkKind, Seats, Sheet
from engines.core.text import Text, Who, text
from engines.infiltraitors.cards import COLOURS
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.names import colour_name
from engines.infiltraitors.views import InfiltraitorsView, SuspectView

MARKS: tuple[MarkKind, ...] = ("no", "yes", "maybe")


def sheets(view: InfiltraitorsView) -> tuple[Sheet, ...]:
    """The grids the viewer may see: suspect by suspect the shared one, then private ones; at the end everybody's."""
    if view.stage != "over":
        return tuple(sheet for suspect in view.every_suspect for sheet in _open(view, suspect))
    left = {(suspect.serial, suspect.holder) for suspect in view.every_suspect}
    shot = {(entry.serial, entry.holder) for entry in view.eliminated}
    return tuple(
        sheet
        for serial, holder in sorted(left | shot, key=lambda one: one[0])
        for sheet in _closed(view, serial, holder)
    )


def _open(view: InfiltraitorsView, suspect: SuspectView) -> Iterator[Sheet]:
    """The shared grid, marked by all who don't know the suspect; the viewer's own (IN-20: not silenced)."""
    guessing = tuple(hand.seat for hand in view.hands if not _knows(view, suspect, hand.seat))
    given = _given(view, suspect)
    if not MISSIONS[view.mission].has("silent"):
        yield _sheet(view, None, suspect.serial, "all", guessing, given)
    if view.seat is not None and view.seat in guessing:
        yield _sheet(view, view.seat, suspect.serial, (view.seat,), (view.seat,), given)


def _closed(view: InfiltraitorsView, serial: int, holder: Seat | None) -> Iterator[Sheet]:
    if not MISSIONS[view.mission].has("silent"):
        yield _sheet(view, None, serial, "all", (), ())
    for seat in range(len(view.hands)):
        if seat != holder:
            yield _sheet(view, seat, serial, "all", (), ())


def _sheet(
    view: InfiltraitorsView,
    owner: Seat | None,
    serial: int,
    seen_by: Seats,
    marked_by: Seats,
    given: tuple[Mark, ...],
) -> Sheet:
    """A suspect's grid: an agent's own, or (`owner` None) everybody's."""
    facts = MISSIONS[view.mission]
    name = "shared" if owner is None else f"private-{owner}"
    return Sheet(
        id=f"{name}-{serial}",
        title=_title(owner, serial),
        rows=tuple(colour_name(colour) for colour in facts.in_colours()),
        columns=tuple(text("infiltraitors-number", number=number) for number in facts.numbers()),
        marks=MARKS,
        seen_by=seen_by,
        marked_by=marked_by,
        given=given,
    )


def _given(view: InfiltraitorsView, suspect: SuspectView) -> tuple[Mark, ...]:
    """What the program crosses out by itself, where the table wants it to (IN-13)."""
    lowest = MISSIONS[view.mission].numbers().start
    return tuple(Mark(COLOURS.index(card.colour), card.number - lowest, "no") for card in suspect.crossed or ())


def _title(owner: Seat | None, serial: int) -> Text:
    """The suspect, and whose grid it is: nobody may take another agent's for their own."""
    if owner is None:
        shared = text("infiltraitors-sheet-shared", number=serial)
        return shared if serial else text("infiltraitors-sheet-shared-key")
    own = text("infiltraitors-sheet-private", number=serial, who=Who(owner))
    return own if serial else text("infiltraitors-sheet-private-key", who=Who(owner))


def _knows(view: InfiltraitorsView, suspect: SuspectView, seat: Seat) -> bool:
    """Whether that agent knows the suspect and so can't mark (IN-13): it lies before them, or they have left (19)."""
    if suspect.holder is not None:
        return suspect.holder == seat
    return view.knows_key(seat)
