"""Below the town: agents fresh and spent, recruits, mind slips, open cards, who the Recruiter may be, the ally."""

from __future__ import annotations

from functools import cache

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Ally
from engines.mind_mgmt.views import MindMgmtView, PawnView, SecretView, SlipView
from renderers.canvas import Canvas
from renderers.fonts import width
from renderers.mind_mgmt import pieces
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.marks import draw_seat
from renderers.mind_mgmt.names import say
from renderers.mind_mgmt.pieces import recruiter_sign
from renderers.pen import Painter, Pen
from renderers.words import Words

TALL = 128
ROW = 62
CARDS = 3 * 68
"""How wide the Recruiter's cards lie."""
NAMED = 10
"""From a word to what it names."""


def draw_roster(canvas: Canvas, view: MindMgmtView, words: Words, top: int) -> None:
    """Two rows: agents and recruits; slips, cards, recruiters and allies."""
    x: float = 20
    for pawn in view.pawns:
        x = _draw_agent(canvas, view, pawn, x, top) + 18
    draw_recruits(canvas, view, words, top, x)
    _draw_things(canvas, view, words, top + ROW + 6)


def _draw_agent(canvas: Canvas, view: MindMgmtView, pawn: PawnView, x: float, y: float) -> float:
    """An agent, hollow when spent, and whose it is; returns where it ends."""
    if view.activation is not None and view.activation.agent == pawn.agent:
        canvas.box(x - 8, y + 56, 68, 8, "stamp", 4)
    pieces.draw_agent(canvas, x, y, 54, pawn.agent, fresh=pawn.fresh)
    if pawn.seat is not None:
        draw_seat(canvas, x + 60, y + 6, 42, pawn.seat)
        return x + 104
    if pawn.shared:
        canvas.stamp(_several, x + 60, y + 6, 42)
        return x + 104
    return x + 60


def draw_recruits(canvas: Canvas, view: MindMgmtView, words: Words, y: float, left: float) -> None:
    """How many recruits have been announced, of those that win; with a word where it fits right of `left`."""
    right = canvas.theme.measures.width - 20
    said = f"{view.recruits}/{view.goal}"
    wide = canvas.text(right, y + 28, said, role="slab", size=54, align="right", colour="stamp")
    canvas.stamp(pieces.recruit, right - wide - 58, y + 2, 52)
    told, end = say(words, "caption-recruits"), right - wide - 68
    if width(told, "text", canvas.theme.measures.least) <= end - left - NAMED:
        canvas.text(end, y + 30, told, align="right")


def _draw_things(canvas: Canvas, view: MindMgmtView, words: Words, y: float) -> None:
    x: float = 20
    named = _named(canvas, view, words)
    for card in view.recruiter_cards:
        canvas.stamp(recruiter_sign(card), x, y + 2, 54)
        x += 62
    x = draw_slips(canvas, view, False, x + 14, y + 4)
    if "slip" in named:
        x += canvas.text(x + 4, y + 30, named["slip"]) + 4
    for ally in view.allies:
        canvas.stamp(_ally(ally.ally, ally.used), x + 8, y + 2, 54)
        x += 72
    x = _draw_kit(canvas, view, x, y)
    x = draw_cards(canvas, view.open, named.get("open", ""), x + 16, y)
    _draw_claimed(canvas, view.claimed, x + 10, y)
    _draw_recruiter(canvas, view, named.get("recruiter", ""), y)


def _draw_kit(canvas: Canvas, view: MindMgmtView, x: float, y: float) -> float:
    """What modules have that lies nowhere on the map; returns where it ends."""
    kit = view.kit
    if kit is None:
        return x
    there = (*[pieces.jam] * kit.jams, *[pieces.sleeper] * kit.asleep, *[pieces.cordon] * kit.spare)
    for painter in there:
        canvas.stamp(painter, x + 6, y + 6, 42)
        x += 46
    return x


def _named(canvas: Canvas, view: MindMgmtView, words: Words) -> dict[str, str]:
    """The things of the second row that there is room to name, the least plain ones first."""
    slips = sum(_is_at_hand(slip, earned=False) for slip in view.slips)
    kit = view.kit
    taken = 0 if kit is None else 46 * (kit.jams + kit.asleep + kit.spare)
    taken += 62 * len(view.recruiter_cards) + 58 * slips + 72 * len(view.allies)
    taken += 68 * len(view.open) + 58 * len(view.claimed) + 14 + 16 + 10
    room = canvas.theme.measures.width - 40 - CARDS - 60 - taken
    found = {}
    for key in ("open", "recruiter", "slip") if view.open else ("recruiter", "slip"):
        said = say(words, f"caption-{key}")
        wide = width(said, "text", canvas.theme.measures.least) + NAMED
        if wide <= room:
            room -= wide
            found[key] = said
    return found


def _is_at_hand(slip: SlipView, *, earned: bool) -> bool:
    """Whether a mind slip lies before the Recruiter, used or not: the one in the town only where it is earned."""
    return earned or slip.token == "first" or slip.used is not None


def draw_slips(canvas: Canvas, view: MindMgmtView, earned: bool, x: float, y: float) -> float:
    """The mind slips, used ones struck; the one in the town only where it is `earned`; returns where that ends."""
    for slip in view.slips:
        if _is_at_hand(slip, earned=earned):
            canvas.stamp(_slip(slip.used is not None), x, y, 50)
            x += 58
    return x


def draw_secret_cards(canvas: Canvas, view: MindMgmtView, secret: SecretView, y: float) -> float:
    """Who the Recruiter is and where they recruit, cards laid open struck; returns where that ends."""
    x = 20.0
    if secret.card is not None:
        canvas.stamp(recruiter_sign(secret.card), x, y, 58)
        x += 72
    for feature in secret.cards:
        known = feature in view.revealed
        canvas.frame(x, y - 2, 64, 62, "soft" if known else "stamp", "card", 5, 10)
        canvas.stamp(sign(feature), x + 9, y + 6, 46)
        if known:
            canvas.line(((x + 6, y + 54), (x + 58, y + 4)), "stamp", 6)
        x += 74
    return x


def draw_cards(canvas: Canvas, features: tuple[Feature, ...], named: str, x: float, y: float) -> float:
    """Open feature cards, for the immortals, with what they are called before them; returns where that ends."""
    if features and named:
        x += canvas.text(x, y + 30, named) + NAMED
    for feature in features:
        canvas.frame(x, y - 1, 60, 62, "ink", "card", 4, 8)
        canvas.stamp(sign(feature), x + 8, y + 8, 44)
        x += 68
    return x


def _draw_claimed(canvas: Canvas, features: tuple[Feature, ...], x: float, y: float) -> None:
    """Recruits that immortals have brought, each on its feature, the latest at the right, as many as find room."""
    room = int((canvas.theme.measures.width - 20 - CARDS - 60 - x) // 58)
    for feature in features[max(0, len(features) - room) :]:
        canvas.stamp(sign(feature), x, y + 2, 40)
        canvas.stamp(pieces.recruit, x + 20, y + 24, 34)
        x += 58


def _draw_recruiter(canvas: Canvas, view: MindMgmtView, named: str, y: float) -> None:
    """The Recruiter's seat and cards: three backs, those laid open by Shakedown face up and crossed."""
    x, features = canvas.theme.measures.width - 20 - CARDS + 8, view.revealed
    draw_seat(canvas, x - 56, y + 7, 46, view.recruiter)
    canvas.text(x - 66, y + 30, named, align="right")
    for place in range(3):
        if place < len(features):
            canvas.frame(x, y - 1, 60, 62, "stamp", "card", 4, 8)
            canvas.stamp(sign(features[place]), x + 8, y + 8, 44)
            canvas.line(((x + 6, y + 56), (x + 54, y + 6)), "stamp", 6)
        else:
            canvas.frame(x, y - 1, 60, 62, "ink", "stamp", 4, 8)
            canvas.stamp(pieces.spiral, x + 10, y + 10, 40)
        x += 68


def _several(pen: Pen) -> None:
    """Everybody's."""
    for x, y in ((50, 24), (24, 70), (76, 70)):
        pen.disc("ink", x, y, 23)
        pen.disc("card", x, y, 15)


def _slip(used: bool) -> Painter:
    return _used_slip if used else pieces.mask


def _used_slip(pen: Pen) -> None:
    pieces.mask(pen)
    _struck(pen)


@cache
def _ally(ally: Ally, used: bool) -> Painter:
    if not used:
        return pieces.ALLIES[ally]

    def paint(pen: Pen) -> None:
        pieces.ALLIES[ally](pen)
        _struck(pen)

    return paint


def _struck(pen: Pen) -> None:
    pen.line("card", 20, (10, 90), (90, 10))
    pen.line("stamp", 11, (10, 90), (90, 10))
