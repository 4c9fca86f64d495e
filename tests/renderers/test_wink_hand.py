"""Wink's hands: what is one's own in the crowd, what signs mean, and that somebody who was away is told so."""

from __future__ import annotations

import pytest
from PIL import Image

from engines.wink.views import News, WinkView
from renderers import wink
from renderers.canvas import Canvas
from renderers.wink.crowd import tiles_block
from renderers.wink.marks import look
from renderers.words import words
from tests.renderers import wink_samples as samples
from tests.renderers.pseudo import spied

ENGLISH = words("en")
BEAT = samples.HANDS["beat"]
UNHEARD = {"news": (News(1, 3), News(2, 3, met=True)), "sightings": ()}


def _tiles(view: WinkView) -> Image.Image:
    block = tiles_block(view)
    canvas = Canvas(look(), block.height)
    block.draw(canvas, 0)
    return canvas.image


def test_in_the_crowd_one_s_own_number_is_told_from_others_whoever_has_called_it() -> None:
    for call in BEAT.calls:
        held, others = (samples.with_player(BEAT, 1, hand=hand) for hand in ((call.number,), ()))
        assert _tiles(held).tobytes() != _tiles(others).tobytes(), call


def test_what_has_been_called_is_told_from_what_one_may_call() -> None:
    called = BEAT.calls[0].number
    assert _tiles(BEAT).tobytes() != _tiles(samples.changed(BEAT, may_call=(called,))).tobytes()


def _laid(view: WinkView) -> set[str]:
    with pytest.MonkeyPatch.context() as patch, spied(patch) as laid:
        wink.hand(view, ENGLISH)
    return {each.text for each in laid}


def test_the_legend_explains_whatever_has_come_up_and_no_more() -> None:
    always = {"eyes met", "they didn’t", "wink or blink at", "nothing"}
    further = {"you winked", "you may accuse", "accused too late"}
    assert always | further <= _laid(BEAT)
    fresh = _laid(samples.with_player(BEAT, 1, **UNHEARD))
    assert always <= fresh
    assert not further & fresh


def test_who_comes_back_is_told_what_to_do() -> None:
    away = samples.changed(samples.with_player(BEAT, 1, away=True, confirmed=True), to_act=(2, 5))
    assert wink.hand(away, ENGLISH).alt.startswith("You were away: set anything to be back.")
