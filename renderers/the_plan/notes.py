"""What a seat has seen: each file's cards as far as known, the halves by suspect and hideout, briefcases and keys."""

from __future__ import annotations

from engines.the_plan.cards import HIDEOUTS, PARTS, SUSPECTS, Bonus, Hideout, Part, Suspect
from engines.the_plan.views import CardView, KeyView, SeatView, SheetView, ThePlanView
from renderers.canvas import Canvas
from renderers.the_plan import icons
from renderers.the_plan.board import BONUS_SIGNS, draw_key
from renderers.the_plan.marks import badge, draw_house, half
from renderers.the_plan.telling import known_elsewhere

LABEL = 74


def seen_parts(sheet: SheetView, suspect: Suspect, hideout: Hideout) -> frozenset[Part]:
    """The halves of a hideout that have been seen in a suspect's file, both where the evidence says whose it is."""
    shown = sheet.evidence
    if shown is not None and (shown.suspect, shown.hideout) == (suspect, hideout):
        return frozenset(PARTS)
    return frozenset(note.part for note in sheet.notes if note.suspect == suspect and note.hideout == hideout)


def draw_grid(canvas: Canvas, sheet: SheetView, x: int, y: int, wide: int, row: int) -> None:
    """Suspects by hideouts, a house each; the header says what is known of the briefcases."""
    across = wide / len(HIDEOUTS)
    for column, hideout in enumerate(HIDEOUTS):
        _draw_hideout(canvas, sheet, hideout, x + across * column, y, across)
    size = min(row - 4, 64)
    for place, suspect in enumerate(SUSPECTS):
        for column, hideout in enumerate(HIDEOUTS):
            left = x + across * (column + 0.5) - size / 2
            top = y + HEAD + row * place + (row - size) / 2
            draw_house(canvas, seen_parts(sheet, suspect, hideout), left, top, size)


HEAD = 50


def _draw_hideout(canvas: Canvas, sheet: SheetView, hideout: Hideout, x: float, y: float, wide: float) -> None:
    look = next((each for each in sheet.looks if each.hideout == hideout), None)
    told = 0 if look is None else 34
    canvas.text(x + wide / 2 - told / 2, y + HEAD / 2, str(hideout), role="bold", size=41, align="centre")
    if look is not None:
        sign = icons.tick("green") if look.plan else icons.cross
        canvas.stamp(sign, x + wide / 2 + 18, y + HEAD / 2 - 13, 26)


CARD = 80


def draw_file(canvas: Canvas, file: tuple[CardView | None, ...], x: int, y: int, tall: int) -> None:
    """A file's cards from the top: what is known of each and where it lies."""
    for place, card in enumerate(file):
        left = x + place * (CARD + 4)
        if card is None:
            canvas.frame(left, y, CARD, tall, "shade", "kraft", 3, 8)
            canvas.text(left + CARD / 2, y + tall / 2, "?", role="slab", colour="soft", align="centre")
        else:
            _draw_known(canvas, card, left, y, tall)


def _draw_known(canvas: Canvas, card: CardView, x: int, y: int, tall: int) -> None:
    canvas.frame(x, y, CARD, tall, "ink", "card", 3, 8)
    if card.bonus is not None:
        sign = icons.key("ink", "card") if card.bonus is Bonus.KEY else icons.action(BONUS_SIGNS[card.bonus], "ink")
        canvas.stamp(sign, x + CARD / 2 - 26, y + tall / 2 - 26, 52)
        return
    canvas.text(x + CARD / 2, y + 24, str(card.hideout), role="bold", align="centre", room=CARD - 8)
    size = tall - 50
    for part in ("upper", "lower"):
        colour = "ink" if part == card.part else "kraft"
        canvas.stamp(half("upper" if part == "upper" else "lower", colour), x + CARD / 2 - size / 2, y + 45, size)


def draw_keys(canvas: Canvas, seat: SeatView, x: int, y: int, beside: int = 4) -> None:
    """The seat's own keys, each with its number."""
    for place, key in enumerate(seat.keys):
        row, column = divmod(place, beside)
        draw_key(canvas, key, x + 84 * column, y + 64 * row, 56, public=False)


def draw_known_keys(canvas: Canvas, view: ThePlanView, x: int, y: int, beside: int = 4) -> None:
    """The keys elsewhere that the seat knows, each after its holder's mark, or a key for the stock (TP-25)."""
    for place, (holder, key) in enumerate(known_elsewhere(view)):
        row, column = divmod(place, beside)
        left, top = x + 136 * column, y + 64 * row
        if holder is None:
            canvas.stamp(icons.key("soft", "paper"), left, top + 8, 40)
        else:
            badge(canvas, left - 2, top + 6, 44, holder)
        draw_key(canvas, KeyView(key=key, face_up=False, everyone=False), left + 48, top, 56, public=False)


def own_seat(view: ThePlanView) -> SeatView:
    """The viewing seat; raises `ValueError` for a spectator."""
    for seat in view.seats:
        if seat.seat == view.seat:
            return seat
    raise ValueError("a spectator has no hand")


def own_sheet(view: ThePlanView) -> SheetView:
    """What the viewing seat has seen."""
    return next(sheet for sheet in view.sheets if sheet.seat == view.seat)
