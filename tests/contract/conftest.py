"""Every contract test runs on every game: `table` and `seeds` are filled in here, few or (long run) many."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.tables import FEW, MANY, MANY_TABLES, every_game, long_tables, some_tables
from tests.support.games import registered
from tests.support.lantern import LANTERN


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Spread a test that asks for a `game`, or for a `table` and `seeds`, over all there are."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", every_game(), ids=lambda game: game.id)
    if "table" in metafunc.fixturenames:
        long = () if metafunc.config.getoption("markexpr") == "not long" else _long()
        metafunc.parametrize(("table", "seeds"), [*_ordinary(), *long])


@pytest.fixture(scope="package", autouse=True)
def _test_game() -> Iterator[None]:
    with registered(LANTERN):
        yield


def _ordinary() -> Iterator[object]:
    for game in every_game():
        chosen = some_tables(game)
        for table in chosen:
            yield pytest.param(table, FEW[:1] if len(chosen) >= MANY_TABLES else FEW, id=str(table))


def _long() -> Iterator[object]:
    for game in every_game():
        for table in long_tables(game):
            yield pytest.param(table, MANY, id=f"{table}-many", marks=pytest.mark.long)
