"""The public board: whose turn and the die, the city with everybody in it, and the players row by row."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engines.core.seats import Seat
from engines.the_plan.cards import CARDS, Action, Bonus
from engines.the_plan.events import BattleFought
from engines.the_plan.views import ClaimView, KeyView, SeatView, SuspectView, ThePlanView
from renderers.canvas import Canvas
from renderers.picture import Picture, picture
from renderers.the_plan import icons
from renderers.the_plan.city import draw_city
from renderers.the_plan.ground import TALL
from renderers.the_plan.marks import badge, draw_house, draw_suspect_label, look
from renderers.the_plan.telling import board_alt, headline
from renderers.words import Words

BAND = 96
ROW, HEADER = 76, 50
"""How tall a player's row is, and what stands above the rows."""
MARGIN, BADGE = 30, 58
CARDS_AT, CARD, TALL_CARD = 106, 64, 70
"""Where the action cards begin, how much each takes, and how tall it is, in pixels."""
KEYS_AT, KEY = 446, 76
CHECKS_AT, CHECK = 770, 70
BONUS_SIGNS = {
    Bonus.MOVE_AGENT: Action.MOVE_AGENT,
    Bonus.TRAM: Action.TRAM,
    Bonus.SEARCHLIGHT: Action.SEARCHLIGHT,
}


def board(view: ThePlanView, words: Words) -> Picture:
    """The board as anyone may see it."""
    canvas = Canvas(look(), BAND + TALL + HEADER + ROW * len(view.seats) + 10)
    draw_band(canvas, view, headline(view, words), concerned(view))
    draw_city(canvas, view, BAND)
    _draw_roster(canvas, view, BAND + TALL + 2)
    return picture(canvas.image, canvas.theme.palette, board_alt(view, words))


def concerned(view: ThePlanView) -> Seat | None:
    """The seat that the headline is about: the winner, or whose turn it is."""
    if view.outcome is not None:
        return view.outcome.winners[0] if view.outcome.winners else None
    return view.active


def draw_band(canvas: Canvas, view: ThePlanView, said: str, seat: Seat | None) -> None:
    """A line about a seat, and the die."""
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


def _draw_roster(canvas: Canvas, view: ThePlanView, top: int) -> None:
    """A header with the suspects, then a row for each seat."""
    _draw_header(canvas, view, top)
    for place, seat in enumerate(view.seats):
        _draw_seat(canvas, view, seat, top + HEADER + ROW * place)


def _draw_header(canvas: Canvas, view: ThePlanView, y: int) -> None:
    canvas.stamp(icons.action(Action.CHECK, "soft"), CHECKS_AT - 62, y + 4, 42)
    _draw_stock(canvas, view, y)
    for place, suspect in enumerate(view.suspects):
        _draw_suspect(canvas, suspect, CHECKS_AT + CHECK * place, y + 4)


def _draw_stock(canvas: Canvas, view: ThePlanView, y: int) -> None:
    """How many keys nobody holds, and which of them all know to be there; it begins further left for many."""
    public = view.outcome is None
    known = [str(key.key) for key in view.stock if public and key.key is not None and key.everyone]
    left = KEYS_AT - KEY * max(0, len(known) - 2)
    canvas.stamp(icons.key("soft", "paper"), left + 4, y + 2, 46)
    x = left + 80 + canvas.text(left + 60, y + 25, f"×{len(view.stock)}", role="bold", colour="soft")
    canvas.text(x, y + 25, " ".join(known), role="bold", room=round(CHECKS_AT - 70 - x))


def _draw_suspect(canvas: Canvas, suspect: SuspectView, x: int, y: int) -> None:
    """A suspect's letter, and the bonus card that has been met in the file."""
    canvas.box(x, y, CHECK - 8, 42, "ink", 10)
    middle = x + (CHECK - 8) / 2 - (14 if suspect.bonus else 0)
    canvas.text(middle, y + 21, suspect.suspect.value.upper(), role="bold", colour="card", align="centre")
    if suspect.bonus is Bonus.KEY:
        canvas.stamp(icons.key("gold", "ink"), x + 32, y + 7, 28)
    elif suspect.bonus is not None:
        canvas.stamp(icons.action(BONUS_SIGNS[suspect.bonus], "gold"), x + 32, y + 7, 28)


def _draw_seat(canvas: Canvas, view: ThePlanView, seat: SeatView, y: int) -> None:
    middle = y + ROW // 2
    width = canvas.theme.measures.width
    ground = "lit" if seat.seat == view.active and view.outcome is None else "paper"
    if ground == "lit":
        canvas.box(14, y + 1, width - 28, ROW - 2, ground, 10)
        _draw_open_checks(canvas, view, y)
    badge(canvas, MARGIN, middle - BADGE / 2, BADGE, seat.seat)
    _draw_checks(canvas, seat, middle)
    if seat.out:
        canvas.stamp(icons.cross, MARGIN + BADGE + 4, middle - 15, 30)
        for claim in view.claims:
            if claim.seat == seat.seat:
                _draw_claim(canvas, claim, CARDS_AT + 30, middle)
        return
    for place, ready in enumerate(seat.ready):
        card = _card(place, ready, ground)
        canvas.image.paste(card, (CARDS_AT + CARD * place, middle - TALL_CARD // 2))
    for place, key in enumerate(seat.keys):
        draw_key(canvas, key, KEYS_AT + KEY * place, middle - 27, 54, public=view.outcome is None)


def _draw_claim(canvas: Canvas, claim: ClaimView, x: int, middle: int) -> None:
    """A wrong claim: the hideout entered and the owner named (TP-22)."""
    draw_house(canvas, frozenset(), x, middle - 22, 44)
    after = x + 54 + canvas.text(x + 54, middle, str(claim.hideout), role="bold")
    draw_suspect_label(canvas, claim.owner, after + 16, middle, tall=42)


def _draw_open_checks(canvas: Canvas, view: ThePlanView, y: int) -> None:
    """A frame where the active player may still check."""
    for place, count in enumerate(view.checks):
        if count:
            canvas.frame(CHECKS_AT + CHECK * place, y + 2, CHECK - 8, ROW - 4, "ink", "gold", 4, 10)


def _draw_checks(canvas: Canvas, seat: SeatView, middle: int) -> None:
    for place, count in enumerate(seat.checked):
        told, colour = (str(count), "ink") if count else ("·", "soft")
        x = CHECKS_AT + CHECK * place + (CHECK - 8) / 2
        canvas.text(x, middle, told, role="bold", size=42, colour=colour, align="centre")


@cache
def _card(card: int, ready: bool, ground: str) -> Image.Image:
    """An action card: ready with its actions' signs, spent as an empty outline; shared, to be copied."""
    wide, tall = CARD - 6, TALL_CARD
    canvas = Canvas(look(), tall, image=Image.new("RGB", (wide, tall), look()[ground]))
    if not ready:
        canvas.frame(0, 0, wide, tall, "shade", "paper", 3, 8)
        canvas.line(((18, tall - 12), (wide - 18, 12)), "shade", 4)
        return canvas.image
    canvas.frame(0, 0, wide, tall, "ink", "card", 3, 8)
    signs = CARDS[card]
    size = 42 if len(signs) == 1 else 31
    for place, action in enumerate(signs):
        middle = tall / 2 + (place - (len(signs) - 1) / 2) * 32
        canvas.stamp(icons.action(action, "ink"), wide / 2 - size / 2, middle - size / 2, size)
    return canvas.image


def draw_key(canvas: Canvas, key: KeyView, x: int, y: int, tall: int, *, public: bool) -> None:
    """A key: its number where it may be seen (by all, or by the viewer), else a key face down."""
    wide = KEY - 6
    shown = key.key is not None and (key.face_up or key.everyone or not public)
    if not shown:
        canvas.frame(x, y, wide, tall, "ink", "ink", 3, 10)
        canvas.stamp(icons.key("gold", "ink"), x + wide / 2 - 20, y + tall / 2 - 20, 40)
        return
    canvas.frame(x, y, wide, tall, "ink", "gold" if key.face_up else "card", 3, 10)
    canvas.text(x + wide / 2, y + tall / 2, str(key.key), role="bold", align="centre", room=wide - 6)
