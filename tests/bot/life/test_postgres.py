"""The whole bot with its games in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bot.life.tables import begun, finish
from tests.support.bot import running_bot, written
from tests.support.postgres import fresh_database


async def test_a_whole_game_is_played_across_a_restart(tmp_path: Path) -> None:
    async with fresh_database() as database:
        kept: dict[str, Any] = {"database": database, "data": tmp_path / "world"}
        async with running_bot(**kept) as bot:
            before = await begun(bot, "Ada", game="agent_avenue")
        async with running_bot(**kept) as bot:
            assert (await bot.record()).seed == before.seed
            await finish(bot, "Ada")
            assert (await bot.record()).outcome is not None
            assert "Verified: all" in written(await bot.slash("Ada", "game verify"))
