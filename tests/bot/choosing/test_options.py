"""The options of every game fit into the lobby's form."""

from __future__ import annotations

import pytest

from bot.panels.layout import MOST_OPTIONS
from bot.panels.options import knobs
from engines import GAMES
from engines.core.game import AnyGame
from engines.wink import WINK

EVERY: dict[str, AnyGame] = {**GAMES, WINK.id: WINK}


@pytest.mark.parametrize("game", EVERY)
def test_no_option_has_more_values_than_a_select_takes(game: str) -> None:
    made = EVERY[game]
    assert all(1 < len(knob.values) <= MOST_OPTIONS for knob in knobs(made, {}))


def test_numbers_go_in_the_steps_that_the_game_says() -> None:
    values = {knob.name: knob.values for knob in knobs(WINK, {})}
    assert values["beat_s"] == tuple(range(30, 181, 15))
    assert values["least_s"] == tuple(range(0, 61, 5))
