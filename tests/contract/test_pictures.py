"""Pictures: what a viewer can't tell apart is drawn and told the same, byte for byte, within Discord's limits."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from engines.core.game import AnyGame
from engines.core.seats import Seat
from renderers.picture import ALT_LIMIT, Picture
from renderers.registry import renderer
from renderers.words import words
from tests.contract.tables import Table
from tests.contract.walks import end, given_up, moments

MOST_BYTES = 200_000
WIDEST, TALLEST = 11 / 7, 4 / 5


def test_what_looks_the_same_is_drawn_the_same(table: Table, seeds: range) -> None:
    english, draw = words("en"), renderer(table.game.id)
    for viewer, view, dreamt in _moments(table, seeds[0]):
        assert draw.board(view, english) == draw.board(dreamt, english)
        assert draw.tell(view, english) == draw.tell(dreamt, english)
        if viewer is not None:
            assert draw.hand(view, english) == draw.hand(dreamt, english)


def test_pictures_fit(table: Table, seeds: range) -> None:
    english, draw = words("en"), renderer(table.game.id)
    for viewer, view, _ in _moments(table, seeds[-1]):
        _fits(draw.board(view, english))
        assert draw.tell(view, english).strip()
        if viewer is not None:
            _fits(draw.hand(view, english))


def test_the_end_is_drawn(table: Table, seeds: range) -> None:
    view = end(table, seeds[0]).view(None)
    for score in (None, tuple(range(table.seats))):
        picture = renderer(table.game.id).closing(view, words("en"), score)
        _fits(picture)
        assert picture == renderer(table.game.id).closing(view, words("en"), score)


def test_a_game_given_up_is_drawn(table: Table, seeds: range) -> None:
    game, played = table.game, list(moments(table, seeds[:1]))
    for moment in (played[0], played[len(played) // 2]):
        view = game.view(game.concluded(moment.clone(), given_up(table.seats)), None)
        _fits(renderer(game.id).closing(view, words("en"), None))
        assert renderer(game.id).tell(view, words("en")).strip()


def test_a_spectator_has_no_hand(table: Table, seeds: range) -> None:
    with pytest.raises(ValueError, match=r"."):
        renderer(table.game.id).hand(table.game.view(table.start(0)[0], None), words("en"))


def test_cover_and_guide_are_drawn(game: AnyGame) -> None:
    _fits(renderer(game.id).cover(words("en")))
    _fits(renderer(game.id).guide(words("en")))


def _moments(table: Table, seed: int) -> Iterator[tuple[Seat | None, Any, Any]]:
    """Moments of a game, each to another viewer: the view, and that of an imagined state, made from JSON."""
    every = list(moments(table, range(seed, seed + 1)))
    for number, moment in enumerate(every[:: max(1, len(every) // 3)]):
        viewer = table.viewers[number % len(table.viewers)]
        dreamt = moment.dream(viewer).view(viewer)
        yield viewer, moment.view(viewer), table.game.views.model_validate(json.loads(dreamt.model_dump_json()))


def _fits(picture: Picture) -> None:
    width, height = Image.open(io.BytesIO(picture.png)).size
    assert len(picture.png) <= MOST_BYTES
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert TALLEST <= width / height <= WIDEST
