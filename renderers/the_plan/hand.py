"""A seat's own picture: action cards, files, keys; or the city with what is in reach, and notes and cards below."""

from __future__ import annotations

from engines.the_plan.belief.forecast import on_foot_and_by_tram, reach
from engines.the_plan.cards import CARDS, SUSPECTS, Action, Bonus
from engines.the_plan.views import SeatView, ThePlanView
from renderers.canvas import Canvas
from renderers.flow import Block, spaced, stacked
from renderers.picture import Picture, picture
from renderers.the_plan import icons
from renderers.the_plan.city import draw_city
from renderers.the_plan.ground import TALL
from renderers.the_plan.marks import badge, draw_suspect_label, look
from renderers.the_plan.names import action_short, say
from renderers.the_plan.notes import (
    HEAD,
    LABEL,
    draw_file,
    draw_grid,
    draw_keys,
    draw_known_keys,
    own_seat,
    own_sheet,
)
from renderers.the_plan.telling import hand_alt, known_elsewhere
from renderers.the_plan.ways import draw_choices, draw_open, draw_suspects_reach
from renderers.words import Words, letter

ROW, SHORT = 104, 38
"""How high a suspect's row is beside the files, and below the city."""


def hand(view: ThePlanView, words: Words) -> Picture:
    """What the view's seat holds, has seen and is asked; a seat must be looking."""
    own = own_seat(view)
    canvas = _on_the_city(view, words, own) if _walks(view) or _chooses(view) else _on_paper(view, words, own)
    return picture(canvas.image, canvas.theme.palette, hand_alt(view, words))


def _walks(view: ThePlanView) -> bool:
    """Whether the question is where a piece or the light goes."""
    if view.seat not in view.to_act:
        return False
    if view.stage == "bonus":
        return view.bonus in (Bonus.MOVE_AGENT, Bonus.TRAM)
    if view.stage == "action" and view.choice is not None:
        return view.choice.action is not Action.CHECK
    return view.stage in ("suspects", "turn")


def _chooses(view: ThePlanView) -> bool:
    """Whether an action is being chosen and one of them would move the agent."""
    choosing = view.stage == "action" and view.choice is None and view.seat in view.to_act
    return choosing and any(on_foot_and_by_tram(view))


WIDE, HIGH, GAP, EDGE = 202, 92, 8, 19
"""The size of an action card, what is left between two, and beside them all."""
LINE = 72


def _on_the_city(view: ThePlanView, words: Words, own: SeatView) -> Canvas:
    chooses = _chooses(view)
    top, cards = TALL + 2, TALL + HEAD + 4 * SHORT + 6
    canvas = Canvas(look(), cards + (HIGH + 8 if chooses else 0))
    draw_city(canvas, view, 0, trails=False)
    if chooses:
        draw_choices(canvas, view, words, 0)
        _draw_cards(canvas, words, own, cards)
    else:
        draw_open(canvas, reach(view), 0)
    draw_suspects_reach(canvas, view, 0)
    for place, suspect in enumerate(SUSPECTS):
        draw_suspect_label(canvas, suspect, 36, top + HEAD + SHORT * (place + 0.5), tall=36)
    draw_grid(canvas, own_sheet(view), 36 + LABEL, top, 590, SHORT)
    _draw_all_keys(canvas, view, words, own, 720, top)
    return canvas


def _draw_all_keys(canvas: Canvas, view: ThePlanView, words: Words, own: SeatView, x: int, y: int) -> None:
    badge(canvas, x - 2, y + 2, 46, own.seat)
    canvas.text(x + 56, y + HEAD / 2, say(words, "your-keys", keys=len(own.keys)), role="bold", room=270)
    draw_keys(canvas, own, x, y + HEAD + 6)
    draw_known_keys(canvas, view, x, y + HEAD + 6 + (64 if own.keys else 0), 2)


def _on_paper(view: ThePlanView, words: Words, own: SeatView) -> Canvas:
    margin = look().measures.margin
    cards = _out(own, words) if own.out else _cards(own, words)
    return stacked(look(), spaced([cards, _files(view, words), _keys(view, words, own)], margin - 8))


def _out(own: SeatView, words: Words) -> Block:
    """In place of the action cards: that the seat plays no more of them (TP-22)."""

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        room = canvas.theme.measures.width - 2 * margin
        told = say(words, "alt-out", who=letter(own.seat))
        canvas.text(margin, y + LINE / 2, told, role="bold", size=50, colour="stamp", room=room)

    return Block(LINE, draw, 22)


def _cards(own: SeatView, words: Words) -> Block:
    return Block(HIGH, lambda canvas, y: _draw_cards(canvas, words, own, y), 22)


def _draw_cards(canvas: Canvas, words: Words, own: SeatView, y: int) -> None:
    """The five action cards with their numbers, ready or spent, and the signs and names of what each offers."""
    for card, ready in enumerate(own.ready):
        _draw_card(canvas, words, card, EDGE + card * (WIDE + GAP), y, ready=ready)


def _draw_card(canvas: Canvas, words: Words, card: int, x: int, y: int, *, ready: bool) -> None:
    line, ground, ink = ("ink", "card", "ink") if ready else ("shade", "paper", "shade")
    canvas.frame(x, y, WIDE, HIGH, line, ground, 4, 14)
    if not ready:
        canvas.line(((x + 20, y + HIGH - 16), (x + WIDE - 20, y + 16)), "kraft", 6)
    canvas.text(x + 10, y + HIGH / 2, str(card + 1), role="slab", size=44, colour="stamp" if ready else ink)
    signs = CARDS[card]
    for place, action in enumerate(signs):
        middle = y + HIGH / 2 + 43 * (place - (len(signs) - 1) / 2)
        canvas.stamp(icons.action(action, ink), x + 40, middle - 18, 36)
        colour = "ink" if ready else "soft"
        canvas.text(x + 80, middle, action_short(words, action), role="bold", colour=colour, room=WIDE - 86)


def _files(view: ThePlanView, words: Words) -> Block:
    """Every file from the top, and what has been seen by suspect and hideout."""
    sheet = own_sheet(view)

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        canvas.text(margin, y + HEAD / 2, say(words, "files"), colour="soft", room=560)
        for place, suspect in enumerate(view.suspects):
            top = y + HEAD + ROW * place
            checks = view.checks[place] if view.seat in view.to_act else 0
            draw_suspect_label(canvas, suspect.suspect, margin, top + ROW / 2, tall=60, checks=checks)
            draw_file(canvas, suspect.file, margin + LABEL, top + 4, ROW - 10)
        draw_grid(canvas, sheet, margin + LABEL + 516, y, 1080 - 2 * margin - LABEL - 516, ROW)

    return Block(HEAD + ROW * 4, draw, 18)


def _keys(view: ThePlanView, words: Words, own: SeatView) -> Block:
    """The seat's own keys, and at the right those that it knows elsewhere."""

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        badge(canvas, margin - 2, y + 4, 50, own.seat)
        told = canvas.text(margin + 60, y + 30, say(words, "your-keys", keys=len(own.keys)), role="bold", room=420)
        draw_keys(canvas, own, margin + 80 + told, y + 2)
        elsewhere = len(tuple(known_elsewhere(view)))
        draw_known_keys(canvas, view, 1080 - margin + 8 - 136 * elsewhere, y + 2)

    return Block(62, draw)
