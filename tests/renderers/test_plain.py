"""A game without pictures of its own is drawn in words."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engines.core.game import Outcome, View
from engines.core.text import text
from renderers import agent_avenue
from renderers.registry import renderer
from renderers.words import words

ENGLISH = words("en")


class CoinView(View):
    tossed: tuple[int, ...]
    secret: int | None
    outcome: Outcome | None = None


VIEW = CoinView(seat=0, tossed=(1, 0), secret=None)


def test_a_game_with_a_package_is_drawn_by_it() -> None:
    assert renderer("agent_avenue").board is agent_avenue.board


@pytest.mark.parametrize("game", ["coin_toss", "canvas", "no_such_game"])
def test_any_other_is_drawn_in_words(game: str) -> None:
    drawn = renderer(game).board(VIEW, ENGLISH)
    image = Image.open(io.BytesIO(drawn.png))
    assert 7 / 11 <= image.height / image.width <= 5 / 4
    assert "tossed: 1 · 0" in drawn.alt


def test_same_view_same_bytes_other_view_other_bytes() -> None:
    coin = renderer("coin_toss")
    assert coin.hand(VIEW, ENGLISH) == coin.hand(VIEW.model_copy(), ENGLISH)
    assert coin.hand(VIEW, ENGLISH).png != coin.hand(VIEW.model_copy(update={"secret": 1}), ENGLISH).png


def test_closing_tells_reason_and_score() -> None:
    over = VIEW.model_copy(update={"outcome": Outcome((0,), ((0,), (1,)), (1, 0), text("error-not-your-seat"))})
    alt = renderer("coin_toss").closing(over, ENGLISH, (2, 1)).alt
    assert "That seat isn’t yours." in alt
    assert "2 – 1" in alt


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        renderer("coin_toss").hand(VIEW.model_copy(update={"seat": None}), ENGLISH)


def test_words_have_a_heading() -> None:
    assert renderer("coin_toss").tell(VIEW, ENGLISH).startswith("# ")


def test_covers_and_guides_are_there() -> None:
    assert renderer("coin_toss").cover(ENGLISH).png
    assert renderer("coin_toss").guide(ENGLISH).png
