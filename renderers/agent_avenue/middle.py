"""The place within the street: the pair on the table, and the last turn told as a turn."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent
from engines.agent_avenue.names import signed
from engines.agent_avenue.views import AgentAvenueView, Side, TurnStep, TurnView, other
from renderers import signs
from renderers.agent_avenue import icons
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import SHAPES, badge
from renderers.agent_avenue.names import agent_name, game_name, say
from renderers.canvas import Canvas
from renderers.pen import Painter
from renderers.words import Words, letter

PAIR = 292
SMALL = 46
HEAD = 46
EXTRA = 132
"""The most room that one more thing of a turn takes."""


def on_table(view: AgentAvenueView) -> bool:
    """Whether a card of this turn lies in the middle."""
    return view.pair.face_up is not None or view.pair.face_down_laid


def draw_middle(canvas: Canvas, view: AgentAvenueView, words: Words, box: tuple[int, int, int, int]) -> None:
    """The pair, where one lies there, and the last turn."""
    x, y, w, h = box
    if on_table(view):
        _draw_pair(canvas, view, words, x + 20, y, h)
        canvas.rule(x + PAIR + 8, y + 22, 3, "kraft", h - 44)
        x, w = x + PAIR + 14, w - PAIR - 14
    if view.turns:
        draw = draw_turn if on_table(view) else draw_turn_large
        draw(canvas, view.turns[-1], words, x + 24, y + 14, w - 48, h - 28)
    elif not on_table(view):
        canvas.text(x + w / 2, y + h / 2 - 30, game_name(words), role="slab", size=76, align="centre", room=w - 60)
        canvas.text(x + w / 2, y + h / 2 + 46, say(words, "motto"), colour="soft", align="centre", room=w - 60)


def _draw_pair(canvas: Canvas, view: AgentAvenueView, words: Words, x: int, y: int, h: int) -> None:
    pair = view.pair
    size = min(124, h - 82)
    left = x + (PAIR - 28 - 2 * size - 16) // 2
    name = agent_name(words, pair.face_up) if pair.face_up else say(words, "laid")
    canvas.text(x + PAIR / 2 - 14, y + 38, name, role="bold", size=44, align="centre", room=PAIR - 26)
    top = y + 68
    draw_card(canvas, FACES[pair.face_up] if pair.face_up else None, left, top, size)
    down = FACES[pair.face_down] if pair.face_down else icons.back if pair.face_down_laid else None
    draw_card(canvas, down, left + size + 16, top, size)
    if len(view.sides[view.active].seats) > 1:
        for seat, at in ((pair.face_up_by, left), (pair.face_down_by, left + size + 16)):
            if seat is not None:
                badge(canvas, at - 8, top + size - 42, 48, view.active, letter(seat))


def draw_card(canvas: Canvas, picture: Painter | None, x: float, y: float, size: int) -> None:
    """A small square card in the frame of all cards; none: the place where one will lie."""
    if picture is None:
        canvas.box(x, y, size, size, "kraft", 12)
        canvas.box(x + 4, y + 4, size - 8, size - 8, "paper", 9)
        return
    canvas.box(x, y, size, size, "ink", 12)
    canvas.stamp(picture, x + 5, y + 5, size - 10)


def draw_turn(canvas: Canvas, turn: TurnView, words: Words, x: int, y: int, w: int, h: int) -> None:
    """A turn: its heading, who took which card and moved how far, and what else happened."""
    row = min(76, (h - HEAD) // 2)
    y += max(0, (h - HEAD - 2 * row) // 2)
    _draw_heading(canvas, turn, words, x, y, w)
    for line, (side, agent, down) in enumerate(takings(turn)):
        _draw_taking(canvas, turn, words, (side, agent, down), x, y + HEAD + line * row, w, row)


def draw_turn_large(canvas: Canvas, turn: TurnView, words: Words, x: int, y: int, w: int, h: int) -> None:
    """The same with both cards side by side."""
    _draw_heading(canvas, turn, words, x, y, w)
    size = min(134, h - HEAD - 6)
    for column, (side, agent, down) in enumerate(takings(turn)):
        left = x + column * (w // 2 + 8)
        top = y + HEAD + 6
        draw_card(canvas, FACES[agent], left + 22, top, size)
        canvas.stamp(SHAPES[side], left, top + size - 58, 58)
        at = left + size + 36
        canvas.text(
            at,
            top + 30,
            agent_name(words, agent),
            role="bold",
            size=44,
            room=x + w - at if column else w // 2 - size - 42,
        )
        step = main_steps(turn).get(side)
        number = signed(step.spaces) if step else ""
        at += canvas.text(at, top + size - 34, number, role="slab", size=62) + 22
        canvas.stamp(icons.back if down else icons.opened("soft", "card"), at, top + size - 57, 46)


def _draw_heading(canvas: Canvas, turn: TurnView, words: Words, x: int, y: int, w: int) -> None:
    middle = y + HEAD / 2 - 2
    told = canvas.text(x, middle, say(words, "turn-was", turn=turn.number), colour="soft", room=w)
    _draw_extras(canvas, extras(turn), x + told + 24, x + w, middle)


def takings(turn: TurnView) -> tuple[tuple[Side, Agent, bool], tuple[Side, Agent, bool]]:
    """Who took which card, and whether it had lain face down: the opponent, then the active side."""
    up = turn.opponent_took == "face_up"
    first, second = (turn.face_up, turn.face_down) if up else (turn.face_down, turn.face_up)
    return (other(turn.active), first, not up), (turn.active, second, up)


def main_steps(turn: TurnView) -> dict[Side, TurnStep]:
    """Each side's step of recruiting from the middle."""
    found: dict[Side, TurnStep] = {}
    for step in turn.steps:
        if step.what == "recruit":
            found.setdefault(step.side, step)
    return found


def extras(turn: TurnView) -> list[TurnStep]:
    """What happened besides the two cards of the middle."""
    main = [id(step) for step in main_steps(turn).values()]
    return [step for step in turn.steps if id(step) not in main]


def _draw_taking(
    canvas: Canvas, turn: TurnView, words: Words, taking: tuple[Side, Agent, bool], x: int, y: int, w: int, row: int
) -> None:
    side, agent, down = taking
    middle = y + row / 2
    canvas.stamp(SHAPES[side], x, middle - SMALL / 2, SMALL)
    face = row - 8
    at = x + SMALL + 8
    canvas.stamp(FACES[agent], at, y + 4, face)
    at += face + 10
    right = x + w
    step = main_steps(turn).get(side)
    if step is not None:
        right -= 12 + canvas.text(right, middle, signed(step.spaces), role="slab", size=48, align="right")
    sign = icons.back if down else icons.opened("soft", "card")
    canvas.stamp(sign, right - 42, middle - 21, 42)
    canvas.text(at, middle, agent_name(words, agent), role="bold", size=42, room=round(right - 48 - at))


def _draw_extras(canvas: Canvas, steps: list[TurnStep], x: int, end: int, middle: float) -> None:
    for index, step in enumerate(steps):
        if x > end - EXTRA - (50 if index < len(steps) - 1 else 0):
            canvas.text(x, middle, f"+{len(steps) - index}", role="bold", colour="soft")
            return
        x = _draw_extra(canvas, step, x, middle, 44) + 14


def _draw_extra(canvas: Canvas, step: TurnStep, x: int, middle: float, size: int) -> int:
    canvas.stamp(SHAPES[step.side], x, middle - 17, 34)
    picture = FACES[step.agent] if step.agent else EMBLEMS[step.card] if step.card else icons.cross("soft")
    canvas.stamp(picture, x + 38, middle - size / 2, size)
    x += 42 + size
    if step.what == "nothing":
        canvas.stamp(icons.cross("stamp"), x, middle - 16, 32)
        return x + 34
    if step.what == "to_hand":
        canvas.stamp(signs.hand("ink"), x, middle - 18, 36)
        return x + 38
    if step.spaces:
        return x + canvas.text(x, middle, signed(step.spaces), role="bold")
    return x
