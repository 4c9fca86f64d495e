"""What holds of Agent Avenue's hands: no sign covers a name."""

from __future__ import annotations

import pytest

from engines.agent_avenue.cards import Agent
from renderers import agent_avenue
from renderers.agent_avenue.names import agent_name
from renderers.canvas import Canvas
from renderers.pen import Painter
from renderers.words import locales, words
from tests.renderers import samples
from tests.renderers.pseudo import Laid, spied


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", samples.HANDS)
def test_no_sign_covers_a_name(name: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stamps: list[Laid] = []
    stamp = Canvas.stamp

    def stamped(canvas: Canvas, painter: Painter, x: float, y: float, size: int, height: int | None = None) -> None:
        stamps.append(Laid("", size, (round(x), round(y), round(x) + size, round(y) + (height or size))))
        stamp(canvas, painter, x, y, size, height)

    monkeypatch.setattr(Canvas, "stamp", stamped)
    with spied(monkeypatch) as laid:
        agent_avenue.hand(samples.HANDS[name], words(locale))
    names = {agent_name(words(locale), agent) for agent in Agent}
    told = [each for each in laid if each.text in names]
    assert told
    assert [(each.text, sign.box) for each in told for sign in stamps if sign.overlaps(each)] == []
