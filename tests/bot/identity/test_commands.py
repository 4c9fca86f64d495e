"""The slash commands that Discord has are the bot's own, and say where they may be used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from discord.http import HTTPClient

from bot.local.model import Json
from bot.local.world.world import World
from tests.support.bot import running_bot


def _deleted(world: World) -> None:
    world.forget_command(_play(world))


def _overwritten(world: World) -> None:
    world.keep_command({**_play(world), "description": "Something else", "version": str(world.ids.next())})


def _all_gone(world: World) -> None:
    for command in tuple(world.commands.values()):
        world.forget_command(command)


def _play(world: World) -> Json:
    return next(command for command in world.commands.values() if command["name"] == "play")


@pytest.mark.parametrize("change", [_deleted, _overwritten, _all_gone])
async def test_what_somebody_else_has_done_to_the_commands_is_put_right(change: Callable[[World], None]) -> None:
    async with running_bot() as bot:
        offered = _without_versions(bot.local.world)
        change(bot.local.world)
        assert _without_versions(bot.local.world) != offered
        assert await bot.app.tree.prepare(())
        assert _without_versions(bot.local.world) == offered
        assert not await bot.app.tree.prepare(())


async def test_a_start_puts_the_commands_right_and_the_next_one_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    tell = HTTPClient.bulk_upsert_global_commands

    def counted(*args: Any, **options: Any) -> Any:
        told.append(1)
        return tell(*args, **options)

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", counted)
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    for times in (1, 2, 2):
        async with running_bot(**kept) as bot:
            assert "play" in {each["name"] for each in bot.local.world.commands.values()}
            assert len(told) == times
            if times == 1:
                _deleted(bot.local.world)


async def test_every_command_is_offered_and_says_where() -> None:
    async with running_bot() as bot:
        offered = {each["name"]: each for each in bot.local.world.commands.values()}
        assert set(offered) == {str(command.name) for command in bot.app.commands}
        assert all(each["integration_types"] == [0] for each in offered.values())
        in_servers = {name for name, each in offered.items() if each["contexts"] == [0]}
        assert in_servers == {"campaign", "leaderboard", "Invite to a game"}
        assert all(offered[name]["contexts"] == [0, 1] for name in set(offered) - in_servers)


def _without_versions(world: World) -> dict[str, Json]:
    ours = ("id", "version")
    return {each["name"]: {k: v for k, v in each.items() if k not in ours} for each in world.commands.values()}
