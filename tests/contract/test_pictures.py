"""Pictures: what a viewer can't tell apart is drawn and told the same, byte for byte, within Discord's limits."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from zlib import crc32

import pytest
from PIL import Image

from engines.core.game import AnyGame, View
from engines.core.seats import Seat
from renderers.picture import ALT_LIMIT, Picture
from renderers.registry import renderer
from tests.contract.tables import FEW, Table
from tests.contract.walks import ENGLISH, Moment, end, given_up, moments

MOST_BYTES = 200_000
WIDEST, TALLEST = 11 / 7, 4 / 5
LOWEST = 4
"""Width by height of a hand at most: it stands above a question and buttons, and is no higher than it has to be."""


def test_what_looks_the_same_is_drawn_the_same(table: Table, seeds: range) -> None:
    draw = renderer(table.game.id)
    for viewer, moment in [*_moments(table, seeds)][::2]:
        dreamt = _from_json(moment.dream(viewer).view(viewer))
        assert moment.board(viewer) == draw.board(dreamt, ENGLISH)
        assert moment.told(viewer) == draw.tell(dreamt, ENGLISH)
        if viewer is not None:
            assert moment.hand(viewer) == draw.hand(dreamt, ENGLISH)


def test_pictures_fit(table: Table, seeds: range) -> None:
    for viewer, moment in _moments(table, seeds):
        _fits(moment.board(viewer))
        assert moment.told(viewer).strip()
        if viewer is not None:
            _fits(moment.hand(viewer), LOWEST)


def test_the_end_is_drawn(table: Table, seeds: range) -> None:
    view = end(table, seeds[0]).view(None)
    score = tuple(range(table.seats))
    picture = renderer(table.game.id).closing(view, ENGLISH, score)
    _fits(picture)
    assert picture == renderer(table.game.id).closing(_from_json(view), ENGLISH, score)


def test_a_game_given_up_is_drawn(table: Table, seeds: range) -> None:
    game, played = table.game, list(moments(table, seeds[:1]))
    for moment in (played[0], played[len(played) // 2]):
        view = game.view(game.concluded(moment.clone(), given_up(table.seats)), None)
        _fits(renderer(game.id).closing(view, ENGLISH, None))
        assert renderer(game.id).tell(view, ENGLISH).strip()


def test_a_spectator_has_no_hand(table: Table, seeds: range) -> None:
    with pytest.raises(ValueError, match=r"."):
        renderer(table.game.id).hand(table.game.view(table.start(0)[0], None), ENGLISH)


def test_cover_and_guide_are_drawn(game: AnyGame) -> None:
    _fits(renderer(game.id).cover(ENGLISH))
    _fits(renderer(game.id).guide(ENGLISH))


def _moments(table: Table, seeds: range) -> Iterator[tuple[Seat | None, Moment]]:
    """Moments of a game, each to another viewer: ordinarily two, others at each table; in the long run four."""
    every = list(moments(table, seeds[:1]))
    chosen = every[:: max(1, len(every) // 3)]
    first = crc32(str(table).encode())
    for number, moment in enumerate(chosen[first % 2 :: 2] if seeds[0] in FEW else chosen):
        yield table.viewers[(first + number) % len(table.viewers)], moment


def _from_json(view: View) -> View:
    return type(view).model_validate(json.loads(view.model_dump_json()))


def _fits(picture: Picture, widest: float = WIDEST) -> None:
    width, height = Image.open(io.BytesIO(picture.png)).size
    assert len(picture.png) <= MOST_BYTES
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert TALLEST <= width / height <= widest
