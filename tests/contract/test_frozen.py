"""A game stored by any version goes on: what was frozen then loads, shows what it showed, and plays to its end."""

from __future__ import annotations

from random import Random

from engines.core.chance import Chance
from engines.core.game import AnyGame
from tests.contract.frozen import samples, seen
from tests.contract.walks import LONGEST


def test_every_version_has_a_sample(game: AnyGame) -> None:
    assert [sample.version for sample in samples(game)] == list(range(1, game.version + 1))


def test_a_frozen_game_shows_what_it_showed(game: AnyGame) -> None:
    sample = samples(game)[-1]
    assert seen(game, game.load(sample.state, sample.version), sample.seats) == sample.views


def test_a_frozen_game_of_any_version_is_played_to_its_end(game: AnyGame) -> None:
    for sample in samples(game):
        state, random, chance = game.load(sample.state, sample.version), Random(1), Chance(b"on")
        for _ in range(LONGEST):
            waited = sorted(game.to_act(state))
            if not waited:
                break
            seat = random.choice(waited)
            game.apply(state, seat, random.choice(list(game.legal(state, seat))), chance)
        assert game.outcome(state) is not None
