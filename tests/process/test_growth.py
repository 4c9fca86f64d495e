"""A bot's memory comes to rest, however many games are played on it."""

from __future__ import annotations

import pytest

from tests.process.growth import grown

GAMES, FIRST = 2_000, 200
MOST_GROWTH = 1.05


@pytest.mark.long
async def test_memory_grows_little_after_the_first_games(capsys: pytest.CaptureFixture[str]) -> None:
    megabytes = await grown(GAMES, FIRST)
    with capsys.disabled():
        print(f"\n{megabytes}")
    assert max(megabytes.values()) <= MOST_GROWTH * megabytes[FIRST]
