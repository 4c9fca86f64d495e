"""A finished game of Agents: T.H.E. Plan as a film: all of it, as it was, short and light."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from PIL import Image

from engines import GAMES
from engines.core.chance import Chance
from engines.the_plan import THE_PLAN
from engines.the_plan.cards import SUSPECTS
from engines.the_plan.events import AgentMoved, HideoutEntered, SearchlightTurned, SuspectMoved
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.views import ThePlanView
from renderers import the_plan
from renderers.film import LONGEST_MS, UNUSED
from renderers.the_plan.story import MOST, scenes, shown
from renderers.theme import theme
from renderers.words import words
from tests.renderers import the_plan_samples as samples

ENGLISH = words("en")
HEAVIEST = 2_000_000


def played(seats: int) -> ThePlanView:
    """A game played at random to its end."""
    luck, chance = random.Random(seats), Chance(bytes([seats] * 32))
    state = THE_PLAN.setup(ThePlanOptions(), seats, chance)
    while asked := sorted(THE_PLAN.to_act(state)):
        moves = THE_PLAN.legal(state, asked[0])
        kind = luck.choice(sorted({move.kind for move in moves}))
        THE_PLAN.apply(state, asked[0], luck.choice([move for move in moves if move.kind == kind]), chance)
    return THE_PLAN.view(state, None)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_film_tells_every_turn_and_ends_as_the_game_did(seats: int) -> None:
    view = played(seats)
    told = [*scenes(view)]
    assert list(dict.fromkeys(scene.turn.number for scene in told)) == list(range(1, view.number + 1))
    assert told[-1].agents == tuple(seat.circle for seat in view.seats)
    assert told[-1].suspects == tuple(suspect.circle for suspect in view.suspects)
    assert told[-1].light == view.light
    assert sum(scene.claims for scene in told) == len(view.claims)


def long_game(turns: int) -> ThePlanView:
    """A game in which every turn moves an agent, a suspect and the light; in the middle of it somebody is out."""
    deeds: list[dict[str, Any]] = []
    for number in range(1, turns + 1):
        way = (11, 12) if number % 2 else (12, 11)
        moved = (
            AgentMoved(1, way, ()),
            SuspectMoved(1, SUSPECTS[number % 4], (30, 31, 32, 33), False),
            SearchlightTurned(1, 101 + number % 2),
        )
        wrong = HideoutEntered(0, 104, SUSPECTS[3], False, False, 101)
        deeds.append(samples.turn(number, 1, 3, *moved, *((wrong,) if number == turns // 2 else ())))
    return samples.changed(samples.OVER2, number=turns, turns=tuple(deeds))


def test_the_film_is_short_and_light_and_told_in_words() -> None:
    view = long_game(8)
    (draw,) = the_plan.story(view, ENGLISH)
    film = draw()
    image = Image.open(io.BytesIO(film.png))
    assert film.png.startswith(b"GIF8")
    assert getattr(image, "n_frames", 1) == len(shown(view)) + 1 == 26
    assert lasting(film.png) <= LONGEST_MS
    assert len(film.png) * (MOST + 1) / 26 < HEAVIEST
    assert "turn by turn" in film.alt
    assert "V owns 104." in film.alt
    assert len(film.alt) <= 1024


@pytest.mark.long
def test_the_longest_film_is_light_too() -> None:
    (draw,) = the_plan.story(long_game(MOST), ENGLISH)
    film = draw()
    assert len(film.png) < HEAVIEST
    assert lasting(film.png) <= LONGEST_MS


@pytest.mark.parametrize("turns", [30, 100, 400])
def test_a_long_game_is_told_by_fewer_scenes_with_its_claims_and_its_end(turns: int) -> None:
    view = long_game(turns)
    told = shown(view)
    assert len(told) <= MOST + len(view.claims)
    assert len(told) >= min(MOST, turns) / 2
    assert any(scene.claims for scene in told)
    assert told[-1].turn.number == turns


def test_a_game_that_goes_on_or_whose_beginning_is_lost_has_no_film() -> None:
    assert the_plan.story(samples.MID, ENGLISH) == ()
    assert the_plan.story(samples.OVER, ENGLISH) == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_picture_uses_the_colour_that_stands_for_what_stays(game: str) -> None:
    palette = theme(game).palette.getpalette() or []
    assert palette[3 * UNUSED : 3 * UNUSED + 3] == palette[3 * UNUSED - 3 : 3 * UNUSED]


def lasting(gif: bytes) -> int:
    """How long a film lasts, in milliseconds."""
    image = Image.open(io.BytesIO(gif))
    total = 0
    for at in range(getattr(image, "n_frames", 1)):
        image.seek(at)
        total += image.info["duration"]
    return total
