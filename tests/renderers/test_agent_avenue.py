"""What holds of Agent Avenue's pictures: no sign covers a name, a win looks unlike a loss, no way beyond a catch."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from engines.agent_avenue.cards import Agent
from engines.agent_avenue.views import Side
from renderers import agent_avenue
from renderers.agent_avenue.cards import Outlook, draw_chip
from renderers.agent_avenue.names import agent_name
from renderers.agent_avenue.roster import to_catch
from renderers.canvas import Canvas
from renderers.pen import Painter
from renderers.theme import theme
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


@pytest.mark.parametrize(("good", "bad"), [("wins", "loses"), ("catches", "caught")])
@pytest.mark.parametrize("side", [0, 1])
def test_what_is_certain_to_win_has_another_ground_than_what_loses(good: str, bad: str, side: Side) -> None:
    none = Outlook(spaces=2, wins=False, loses=False, catches=False, caught=False, market=False, ends=None)
    perhaps = [Outlook(**{**asdict(none), what: True}) for what in (good, bad)]
    certain = [replace(perhaps[0], ends="wins"), replace(perhaps[1], ends="loses")]
    plain, *others = (_ground(seen, side) for seen in (none, *perhaps, *certain))
    assert others[:2] == [plain, plain]
    assert len({plain, *others[2:]}) == 3


def _ground(seen: Outlook, side: Side) -> object:
    canvas = Canvas(theme("agent_avenue"), 100)
    draw_chip(canvas, seen, side, 20, 30, 160)
    return canvas.image.getpixel((90, 80))


@pytest.mark.rule("AA-9")
@pytest.mark.parametrize(("lead", "told"), [(6, (1, 13)), (7, (0, None)), (8, (0, None)), (-9, (None, 0))])
def test_no_distance_is_shown_beyond_a_catch(lead: int, told: tuple[int | None, int | None]) -> None:
    over = samples.BOARDS["over"]
    green = over.sides[0].model_copy(update={"travel": over.sides[1].travel + lead})
    view = over.model_copy(update={"sides": (green, over.sides[1])})
    assert tuple(to_catch(view, side.side) for side in view.sides) == told
    alt = agent_avenue.board(view, words("en")).alt
    assert alt.count(" to catch the other.") == sum(spaces is not None for spaces in told)
    assert not {str(spaces) for spaces in range(14, 24)} & set(alt.split())
