"""Whole tables on which all that the bot asks and is told is as Discord describes it."""

from __future__ import annotations

import pytest

from engines import GAMES
from tests.bot.soak.table import soak
from tests.support.deals import deals
from tests.support.openapi.description import needs_description
from tests.support.openapi.watching import watched

pytestmark = needs_description
ORDINARY = 8


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_is_as_described(game: str) -> None:
    with watched() as watch:
        await soak(game, f"{deals.name} described {game}", ORDINARY)
    assert {"READY", "GUILD_CREATE", "INTERACTION_CREATE", "MESSAGE_CREATE"} <= watch.events
    assert len(watch.routes) > 5


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_is_as_described_to_its_end(game: str) -> None:
    with watched():
        await soak(game, f"{deals.name} described {game}")
