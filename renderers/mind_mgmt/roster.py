"""Below the town: agents fresh and spent, recruits, mind slips, open cards, who the Recruiter may be, the ally."""

from __future__ import annotations

from engines.mind_mgmt.names import RecruiterCard
from engines.mind_mgmt.town import Feature
from engines.mind_mgmt.views import MindMgmtView, PawnView, SecretView
from renderers.canvas import Canvas
from renderers.fonts import width
from renderers.mind_mgmt import pieces
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.marks import draw_seat
from renderers.mind_mgmt.names import say
from renderers.pen import Painter, Pen
from renderers.words import Words

TALL = 132
ROW = 62
CARDS = 3 * 68
"""How wide the Recruiter's cards lie."""


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
    _caption(canvas, say(words, "caption-recruits"), y + 30, left, right - wide - 68)


def _caption(canvas: Canvas, told: str, middle: float, left: float, right: float) -> None:
    """A word that ends at the right end of some room, where the room is wide enough."""
    if width(told, "text", canvas.theme.measures.least) <= right - left - 10:
        canvas.text(right, middle, told, align="right")


def _draw_things(canvas: Canvas, view: MindMgmtView, words: Words, y: float) -> None:
    x: float = 20
    for card in view.recruiter_cards:
        canvas.stamp(recruiter_sign(card), x, y + 2, 54)
        x += 62
    x += 14
    x = draw_slips(canvas, view, True, x, y + 4)
    for ally in view.allies:
        canvas.stamp(_ally(ally.used), x + 8, y + 2, 54)
        x += 72
    if not view.allies and not view.open:
        x += canvas.text(x + 4, y + 30, say(words, "caption-slip")) + 4
    x = draw_cards(canvas, view.open, x + 16, y)
    x = _draw_claimed(canvas, view.claimed, x + 10, y)
    _draw_revealed(canvas, view, words, y, x)


def draw_slips(canvas: Canvas, view: MindMgmtView, earned: bool, x: float, y: float) -> float:
    """The mind slips, used ones struck; the one in the town only where it is `earned`."""
    for slip in view.slips:
        if earned or slip.token == "first":
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


def draw_cards(canvas: Canvas, features: tuple[Feature, ...], x: float, y: float) -> float:
    """Open feature cards, for the immortals' recruiting."""
    for feature in features:
        canvas.frame(x, y - 1, 60, 62, "ink", "card", 4, 8)
        canvas.stamp(sign(feature), x + 8, y + 8, 44)
        x += 68
    return x


def _draw_claimed(canvas: Canvas, features: tuple[Feature, ...], x: float, y: float) -> float:
    """Recruits that immortals have brought, each on its feature, the latest at the right; returns where that ends."""
    room = int((canvas.theme.measures.width - 20 - CARDS - 60 - x) // 58)
    for feature in features[-room:]:
        canvas.stamp(sign(feature), x, y + 2, 40)
        canvas.stamp(pieces.recruit, x + 20, y + 24, 34)
        x += 58
    return x


def _draw_revealed(canvas: Canvas, view: MindMgmtView, words: Words, y: float, left: float) -> None:
    """The Recruiter's seat and cards: three backs, those laid open by Shakedown face up and crossed."""
    x, features = canvas.theme.measures.width - 20 - CARDS + 8, view.revealed
    draw_seat(canvas, x - 56, y + 7, 46, view.recruiter)
    _caption(canvas, say(words, "caption-recruiter"), y + 30, left, x - 66)
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


def recruiter_sign(card: RecruiterCard) -> Painter:
    """How a recruiter slips: two straight on, or two aslant."""
    return _straight if card is RecruiterCard.AD_MAN else _aslant


def _straight(pen: Pen) -> None:
    _card(pen)
    pen.line("stamp", 9, (50, 14), (50, 86))
    pen.line("stamp", 9, (14, 50), (86, 50))
    for x, y, across, down in ((50, 8, 0, 1), (50, 92, 0, -1), (8, 50, 1, 0), (92, 50, -1, 0)):
        tip = (
            (x, y),
            (x + 14 * (down or across), y + 14 * (down or across)),
            (x + 14 * (across - down), y + 14 * (down - across)),
        )
        pen.polygon("stamp", *tip)
    pen.disc("ink", 50, 50, 11)


def _aslant(pen: Pen) -> None:
    _card(pen)
    pen.line("stamp", 9, (22, 22), (78, 78))
    pen.line("stamp", 9, (78, 22), (22, 78))
    for x, y in ((14, 14), (86, 14), (14, 86), (86, 86)):
        across, down = (24 if x < 50 else -24), (24 if y < 50 else -24)
        pen.polygon("stamp", (x, y), (x + across, y), (x, y + down))
    pen.disc("ink", 50, 50, 11)


def _card(pen: Pen) -> None:
    pen.rect("ink", 0, 0, 100, 100, 14)
    pen.rect("card", 6, 6, 88, 88, 9)


def _slip(used: bool) -> Painter:
    return _used_slip if used else pieces.mask


def _used_slip(pen: Pen) -> None:
    pieces.mask(pen)
    _struck(pen)


def _ally(used: bool) -> Painter:
    return _used_ally if used else pieces.dolphin


def _used_ally(pen: Pen) -> None:
    pieces.dolphin(pen)
    _struck(pen)


def _struck(pen: Pen) -> None:
    pen.line("card", 20, (10, 90), (90, 10))
    pen.line("stamp", 11, (10, 90), (90, 10))
