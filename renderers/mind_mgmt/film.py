"""The trail as a film: hour by hour, each question with its answer; a GIF."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from engines.mind_mgmt.texts import hour_name
from engines.mind_mgmt.views import MindMgmtView
from renderers.canvas import Canvas
from renderers.mind_mgmt import answers, pieces
from renderers.mind_mgmt.answers import draw_answer
from renderers.mind_mgmt.closing import truth
from renderers.mind_mgmt.look import look
from renderers.mind_mgmt.names import say
from renderers.mind_mgmt.places import TALL
from renderers.mind_mgmt.scenes import Scene, scenes
from renderers.mind_mgmt.telling import closing_alt
from renderers.mind_mgmt.town import Washes, draw_town
from renderers.picture import Picture, short
from renderers.words import Words

BAND = 84
WIDE = 540
HOUR_MS, ANSWER_MS, END_MS = 800, 1700, 5000


def story(view: MindMgmtView, words: Words) -> Sequence[Callable[[], Picture]]:
    """The film, drawn when it is wanted; nothing where there is no trail to show."""
    shown = tuple(scenes(view))
    return (partial(film, view, words, shown),) if shown else ()


def film(view: MindMgmtView, words: Words, shown: Sequence[Scene]) -> Picture:
    """The finished game as an animation of these scenes."""
    frames = [_frame(scene, view, words) for scene in shown]
    lasting = [HOUR_MS if scene.answer is None else ANSWER_MS for scene in shown]
    out = io.BytesIO()
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=[*lasting[:-1], END_MS], loop=0, optimize=False
    )
    return Picture(out.getvalue(), short(f"{say(words, 'film-alt')} {closing_alt(view, words, None)}"))


def _frame(scene: Scene, view: MindMgmtView, words: Words) -> Image.Image:
    canvas = Canvas(look(), BAND + TALL)
    _draw_band(canvas, scene)
    washes = truth(view)
    draw_town(canvas, scene.view, words, BAND, Washes(circled=washes.circled, trail=scene.trail))
    small = canvas.image.resize((WIDE, canvas.image.height * WIDE // canvas.image.width), Image.Resampling.BOX)
    return small.quantize(palette=canvas.theme.palette, dither=Image.Dither.NONE)


def _draw_band(canvas: Canvas, scene: Scene) -> None:
    """The hour, the answer just given, the recruits so far."""
    canvas.box(0, 0, canvas.theme.measures.width, BAND, "ink")
    hour = hour_name(len(scene.trail))
    told = canvas.text(20, BAND / 2, hour, role="slab", size=56, colour="card")
    if scene.answer is not None:
        draw_answer(canvas, scene.answer, told + 60, (BAND - answers.TALL) / 2)
    right = canvas.theme.measures.width - 20
    wide = canvas.text(
        right,
        BAND / 2,
        f"{scene.view.recruits}/{scene.view.goal}",
        role="slab",
        size=52,
        colour="gold",
        align="right",
    )
    canvas.stamp(pieces.recruit, right - wide - 60, 16, 50)
