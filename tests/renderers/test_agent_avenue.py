"""What holds of Agent Avenue's pictures: no sign covers a name, a win looks unlike a loss, no way beyond a catch."""

from __future__ import annotations

import io
import random
from dataclasses import asdict, replace
from time import process_time

import pytest
from PIL import Image

from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.views import AgentAvenueView, Side
from engines.core.chance import Chance
from renderers import agent_avenue
from renderers.agent_avenue.cards import Outlook, draw_chip
from renderers.agent_avenue.names import agent_name
from renderers.agent_avenue.standing import to_catch
from renderers.agent_avenue.story import scenes
from renderers.canvas import Box, Canvas
from renderers.film import END_MS, LONGEST_MS, Shot, film
from renderers.pen import Painter
from renderers.theme import theme
from renderers.words import words
from tests.renderers import samples
from tests.renderers.pseudo import Laid, spied
from tests.support.rarely import some_locales


@pytest.mark.parametrize("locale", some_locales(__name__))
@pytest.mark.parametrize("name", [name for name in samples.HANDS if name not in ("market", "proposal", "empty")])
def test_no_sign_covers_a_name(name: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stamps: list[Laid] = []
    stamp = Canvas.stamp

    def stamped(canvas: Canvas, painter: Painter, x: float, y: float, size: int, height: int | None = None) -> None:
        stamps.append(Laid("", size, 100, (round(x), round(y), round(x) + size, round(y) + (height or size))))
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
    draw_chip(canvas, seen, side, Box(20, 30, 230, 60))
    return canvas.image.getpixel((110, 85))


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


def played(seats: int, luck: random.Random) -> AgentAvenueView:
    """A game with the market played at random, to its end."""
    chance = Chance(bytes([seats] * 32))
    state = AGENT_AVENUE.setup(AgentAvenueOptions(advanced=True), seats, chance)
    while asked := sorted(AGENT_AVENUE.to_act(state)):
        seat = luck.choice(asked)
        AGENT_AVENUE.apply(state, seat, luck.choice(list(AGENT_AVENUE.legal(state, seat))), chance)
    return AGENT_AVENUE.view(state, None)


@pytest.mark.rule("AA-49")
def test_the_film_tells_every_turn_and_ends_as_the_game_did() -> None:
    luck, told = random.Random(5), set()
    for seats in (2, 3, 4) * 12:
        view = played(seats, luck)
        shown = [*scenes(view.turns)]
        told |= {step.what for turn in view.turns for step in turn.steps}
        assert [scene.turn.number for scene in shown if not scene.taken] == [turn.number for turn in view.turns]
        assert shown[-1].travel == tuple(side.travel for side in view.sides)
        assert [sorted(each) for each in shown[-1].agents] == [sorted(side.agents) for side in view.sides]
    assert told == {"recruit", "bonus", "market", "nothing", "to_hand"}
    assert agent_avenue.story(samples.BOARDS["mid"], words("en")) == ()


def test_the_film_is_short_and_light() -> None:
    longest = samples.CLOSINGS["closing27"]
    (draw,) = agent_avenue.story(longest, words("en"))
    before = process_time()
    drawn = draw()
    assert process_time() - before <= 2
    assert len(drawn.png) <= 2_000_000
    assert "Turn" in drawn.alt
    assert sum(durations(drawn.png)) <= 20_000
    assert len(durations(drawn.png)) >= 2 * len(longest.turns)


def test_a_long_film_is_shortened_alike_and_keeps_its_end() -> None:
    look = theme("agent_avenue")
    shots = (Shot(Image.new("RGB", (1080, 200), look[("ink", "card")[number % 2]]), 1000) for number in range(40))
    told = film(shots, look.palette, "x" * 2000)
    lasting = durations(told.png)
    assert len(lasting) == 40
    assert len(set(lasting[:-1])) == 1
    assert lasting[-1] == END_MS
    assert 19_000 <= sum(lasting) <= LONGEST_MS
    assert len(told.alt) <= 1024
    with pytest.raises(ValueError, match="without pictures"):
        film((), look.palette, "")


def durations(gif: bytes) -> list[int]:
    """How long each frame of a film stands, in milliseconds."""
    image = Image.open(io.BytesIO(gif))
    found = []
    for at in range(getattr(image, "n_frames", 1)):
        image.seek(at)
        found.append(image.info["duration"])
    return found
