"""A finished mission as a film: the line-up, the sights on one suspect after the other, and who they were."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView
from renderers.canvas import Canvas, imprint
from renderers.film import Shot, film
from renderers.fonts import drawable
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import LARGE, draw_card
from renderers.infiltraitors.closing import File, files
from renderers.infiltraitors.marks import badge
from renderers.infiltraitors.names import GAME, called, mission_name, say
from renderers.infiltraitors.roster import LEFT, WIDE
from renderers.infiltraitors.telling import closing_alt, result
from renderers.picture import Picture
from renderers.theme import theme
from renderers.words import Words, letter

BAND, A_ROW, ROW, FOOT = 100, 6, 210, 190
HEAD, SIGHTS = 160, 150
START_MS, STEP_MS, AIM_MS, HIT_MS = 1400, 70, 500, 1300
STEPS = 4
"""So many pictures show the sights on their way."""

Place = tuple[float, float]


def story(view: InfiltraitorsView, words: Words) -> Sequence[Callable[[], Picture]]:
    """The film, drawn when it is wanted; nothing of a mission without an end."""
    naming = words.naming({hand.seat: letter(hand.seat) for hand in view.hands})
    return (partial(_film, view, naming),) if view.outcome is not None else ()


def _film(view: InfiltraitorsView, words: Words) -> Picture:
    alt = f"{say(words, 'film-alt')} {closing_alt(view, words, None)}"
    return film(_shots(view, words), theme(GAME).palette, alt)


def _shots(view: InfiltraitorsView, words: Words) -> Iterator[Shot]:
    every, before = files(view), (LEFT + WIDE / 2, BAND + ROW / 2)
    title = mission_name(words, view.mission)
    yield Shot(_stage(words, every, 0, title).image, START_MS)
    for at, entry in enumerate(view.eliminated):
        told, aim = say(words, "film-turn", turn=entry.turn), _middle(at)
        for step in range(1, STEPS + 1):
            canvas = _stage(words, every, at, told)
            _draw_sights(canvas, _between(before, aim, step / STEPS), entry.by)
            yield Shot(canvas.image, AIM_MS if step == STEPS else STEP_MS)
        before = aim
        canvas = _stage(words, every, at + 1, told)
        canvas.text(LEFT, _foot(every), called(words, every[at].card), role="slab", size=84, room=WIDE - 160)
        badge(canvas, LEFT + WIDE - 120, _foot(every) - 60, 120, entry.by)
        yield Shot(canvas.image, HIT_MS)
    yield Shot(_end(view, words, every).image, HIT_MS)


def _end(view: InfiltraitorsView, words: Words, every: Sequence[File]) -> Canvas:
    """Who got away, the bullets left, why it ended and the stamp on it."""
    canvas = _stage(words, every, len(every), mission_name(words, view.mission))
    most = MISSIONS[view.mission].bullets_for(len(view.hands))
    for at in range(most):
        painter = icons.bullet("gold", "clay") if at < view.bullets else icons.bullet("kraft", "kraft")
        canvas.stamp(painter, LEFT + at * 44, _foot(every) + 26, 28, 56)
    reason = "" if view.outcome is None else drawable(words(view.outcome.reason))
    canvas.paragraph(LEFT, _foot(every) - 84, reason, room=620, lines=2, role="bold")
    imprint(canvas, 850, _foot(every) - 6, say(words, f"stamp-{result(view)}"), 400, 64)
    return canvas


def _stage(words: Words, every: Sequence[File], open_: int, told: str) -> Canvas:
    """The line-up, so many of its suspects open."""
    rows = -(-len(every) // A_ROW)
    canvas = Canvas(theme(GAME), BAND + rows * ROW + FOOT, "paper")
    measures = canvas.theme.measures
    canvas.box(0, 0, measures.width, BAND, "ink")
    canvas.rule(0, BAND - 8, measures.width, "accent", 8)
    canvas.text(LEFT, 46, told, role="slab", size=58, colour="card", room=WIDE)
    canvas.box(0, BAND, measures.width, rows * ROW, "kraft")
    for row in range(rows):
        for line in range(1, 4):
            canvas.rule(0, BAND + row * ROW + line * ROW // 4, measures.width, "shade", 4)
        canvas.rule(0, BAND + (row + 1) * ROW - 6, measures.width, "soft", 6)
    for at, file in enumerate(every):
        x, y = _middle(at)
        if at >= open_:
            canvas.stamp(icons.suspect("ink", "card"), x - HEAD / 2, y + ROW / 2 - 6 - HEAD, HEAD)
            continue
        draw_card(canvas, words, file.card, x - LARGE.short / 2, y - LARGE.long / 2, LARGE)
        if file.by is not None:
            badge(canvas, x + 22, y - LARGE.long / 2 - 22, 52, file.by)
        if file.key:
            canvas.stamp(icons.crown("accent"), x - 66, y - LARGE.long / 2 - 16, 48)
    return canvas


def _middle(at: int) -> Place:
    row, column = divmod(at, A_ROW)
    return LEFT + WIDE / A_ROW * (column + 0.5), BAND + ROW * (row + 0.5)


def _foot(every: Sequence[File]) -> float:
    return BAND + -(-len(every) // A_ROW) * ROW + FOOT / 2


def _between(one: Place, other: Place, share: float) -> Place:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _draw_sights(canvas: Canvas, at: Place, by: int) -> None:
    x, y = at
    canvas.stamp(icons.sights("stamp"), x - SIGHTS / 2, y - SIGHTS / 2, SIGHTS)
    badge(canvas, x + SIGHTS / 2 - 26, y - SIGHTS / 2 - 26, 64, by)
