"""A finished game as a film: beat by beat the table, who looked at whom, winks and blinks, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engines.core.seats import Seat
from engines.wink.views import Call, Eye, Turn, WinkView
from renderers.canvas import Canvas
from renderers.film import Shot, film
from renderers.picture import Picture
from renderers.wink import icons
from renderers.wink.closing import closing_alt
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.marks import BAND, badge, band_block, look
from renderers.wink.names import say
from renderers.wink.table import TALL, Look, Place, draw_table
from renderers.wink.telling import turn_lines
from renderers.words import Words, letter

LINE, LINES = 52, 3
TABLE = BAND + 12
TOLD = TABLE + TALL + 8
SCORES = TOLD + LINES * LINE + 8
MASK = 60
HEIGHT = SCORES + MASK + 18
STILL_MS, MOVED_MS = 600, 1100
"""How long a turn stands in which no eye moved and nothing came of a call, and any other."""
COUNTERS = 4
"""So many counter-intelligence cards everybody begins with, a point each."""


@dataclass(frozen=True, slots=True)
class TableScene:
    """A turn: the calls that were open as it began, and everybody's points as it ended."""

    turn: Turn
    calls: tuple[Call, ...]
    points: tuple[int, ...]


def scenes(view: WinkView) -> Iterator[TableScene]:
    """The whole game, turn by turn."""
    calls: dict[Seat, Call] = {}
    points = [COUNTERS] * len(view.players)
    for turn in view.turns:
        before = tuple(calls.values())
        _settle(turn, calls, points)
        yield TableScene(turn, before, tuple(points))


def _settle(turn: Turn, calls: dict[Seat, Call], points: list[int]) -> None:
    """What a turn makes of open calls and points (WK-5, WK-6)."""
    for made in turn.accusations:
        caller = next((seat for seat, call in calls.items() if call.number == made.number), None)
        if made.right:
            points[made.seat] += 2
            calls.pop(-1 if caller is None else caller, None)
        elif made.right is False and caller is not None:
            calls[caller] = replace(calls[caller], barred=True)
        points[made.seat] -= made.right is not None
    naming = turn.naming
    if naming is not None and naming.right and naming.holder is not None:
        points[turn.seat] += 1
        points[naming.holder] += 1
    if naming is not None or turn.call is not None or turn.skipped:
        calls.pop(turn.seat, None)
    for seat in turn.left:
        calls.pop(seat, None)
    if turn.call is not None:
        calls[turn.seat] = Call(turn.seat, turn.call, turn.number)


def whole(view: WinkView, words: Words) -> Picture:
    """The film of a finished game."""
    words = words.naming({player.seat: letter(player.seat) for player in view.players})
    shots = (_shot(scene, view, words) for scene in scenes(view))
    return film(shots, look().palette, f"{say(words, 'film-alt')} {closing_alt(view, words, None)}")


def _shot(scene: TableScene, view: WinkView, words: Words) -> Shot:
    turn = scene.turn
    canvas = Canvas(look(), HEIGHT)
    told = say(words, "turn-live" if view.live else "turn-glance", turn=turn.number, who=letter(turn.seat))
    band_block(told, turn.seat).draw(canvas, 0)
    called = {call.seat: call for call in scene.calls}
    places = [Place(called.get(player.seat)) for player in view.players]
    draw_table(canvas, TABLE, places, 0, [each for eye in turn.eyes or () for each in looks(eye)])
    lines = [*turn_lines(turn, words)][-LINES:]
    for at, line in enumerate(lines):
        canvas.text(LEFT, TOLD + LINE * (at + 0.5), line, size=44, room=WIDE)
    _draw_points(canvas, scene.points)
    moved = any(eye.moved is not None for eye in turn.eyes or ())
    return Shot(canvas.image, MOVED_MS if moved or len(lines) > 1 else STILL_MS)


def looks(eye: Eye) -> Iterator[Look]:
    """An eye's look, green where it was returned; its wink, or its blink toward another."""
    if eye.number is not None:
        colour = "stamp" if eye.manner == "bold" else "blue"
        yield Look(eye.seat, eye.watched, colour, icons.wink(colour, eye.manner))
        return
    yield Look(eye.seat, eye.watched, "green" if eye.met else "soft", thick=6)
    if eye.moved is not None:
        yield Look(eye.seat, eye.moved, "soft", icons.blink("soft"), 6, dashed=True)


def _draw_points(canvas: Canvas, points: tuple[int, ...]) -> None:
    """Everybody's points in a row."""
    step = WIDE / len(points)
    for seat, count in enumerate(points):
        x = LEFT + step * seat
        badge(canvas, x, SCORES, MASK, seat)
        canvas.text(x + MASK + 8, SCORES + MASK / 2, str(count), role="slab", size=46)
