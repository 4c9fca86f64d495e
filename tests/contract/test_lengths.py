"""What a lobby promises of a game's length: there for every table, and kept by nine games in ten."""

from __future__ import annotations

import pytest

import engines
from engines.core.game import AnyGame
from engines.core.lengths import COVERED, facts, length_of
from tests.bench.lengths import games_of, kept
from tests.contract.tables import tables

FEW_LINES, FEW = 3, 1
"""Of so many lines of the shorter half of each game the ordinary run plays so many games."""
MANY = 20
SLACK = 0.05
"""By so much the share of a sample may fall short."""


@pytest.fixture(params=engines.GAMES.values(), ids=list(engines.GAMES))
def promised(request: pytest.FixtureRequest) -> AnyGame:
    """Each game that people are offered."""
    game: AnyGame = request.param
    return game


def test_every_table_has_a_length(promised: AnyGame) -> None:
    for table in tables(promised):
        assert length_of(promised.id, table.options, table.seats) is not None, str(table)


def test_each_line_is_of_some_table(promised: AnyGame) -> None:
    used = [length_of(promised.id, table.options, table.seats) for table in tables(promised)]
    assert all(length in used for length in facts(promised.id).lengths)


def test_some_games_keep_to_what_is_promised(promised: AnyGame) -> None:
    ranked = sorted(facts(promised.id).lengths, key=lambda length: length.turns)
    shorter = ranked[: len(ranked) // 2]
    some = shorter[:: -(-len(shorter) // FEW_LINES)]
    found, played = kept(promised, some, FEW, "some")
    assert min(found[what] for what in ("minutes", "visits", "turns")) >= played - 1, f"{found} of {played}"


@pytest.mark.long
def test_nine_games_in_ten_keep_to_what_is_promised(promised: AnyGame) -> None:
    found, played = kept(promised, facts(promised.id).lengths, MANY, "many")
    for what in ("minutes", "visits", "turns"):
        assert found[what] / played >= COVERED - SLACK, f"{what}: {found[what]} of {played}"


def test_games_of_the_same_name_are_the_same() -> None:
    game = engines.GAMES["infiltraitors"]
    length = facts(game.id).lengths[0]
    assert games_of(game, length, 2, "same") == games_of(game, length, 2, "same")
