"""What is judged is judged by the table as it stands when a change is made, not as it stood when it was asked for."""

from __future__ import annotations

import pytest

from bot.tables.rights import Asker
from engines.core.errors import SafehouseError
from engines.table import pausing
from engines.table.changes import Publication
from tests.bot.life.tables import begun, lobby
from tests.support.bot import running_bot


async def test_closing_a_lobby_ends_no_game_that_has_begun_meanwhile() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada", "Boris")
        await bot.app.use_cases.lobbies.begin(record.id, bot.person("Ada"), fill=True)
        with pytest.raises(SafehouseError) as refused:
            await bot.app.use_cases.lobbies.close(record.id, Asker(bot.person("Ada")))
        assert refused.value.text.id == "error-not-in-lobby"
        assert (await bot.record()).status == "playing"


async def test_rights_that_are_gone_meanwhile_pause_nothing() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        await bot.app.use_cases.seats.pass_host(record.id, Asker(bot.person("Ada")), bot.person("Boris"))
        with pytest.raises(SafehouseError) as refused:
            await bot.app.use_cases.tending.pause(record.id, Asker(bot.person("Ada")))
        assert refused.value.text.id == "error-host-or-manager-only"
        assert not (await bot.record()).paused


async def test_each_change_is_heard_in_order_as_soon_as_it_is_made() -> None:
    async with running_bot() as bot:
        record, heard = await begun(bot, "Ada", "Boris"), list[int]()

        def failing(_: Publication) -> None:
            raise RuntimeError("of no concern to the others")

        bot.app.registry.listeners[:0] = [failing]
        bot.app.registry.listeners.append(lambda publication: heard.append(publication.after.record.version))
        for plan in (pausing.pause(), pausing.resume(bot.app.people)):
            await bot.app.registry.change(record.id, plan)
            assert heard[-1:] == [(await bot.record()).version]
        assert heard == sorted(heard)
        bot.app.registry.listeners.remove(failing)
        bot.errors.clear()
