from __future__ import annotations

import pytest

from bot.local.model import SILENT, Message
from engines.table.record import Holder
from tests.bot.life.tables import begun, finish, lobby, snapshot
from tests.support.bot import RunningBot, parts, running_bot, written
from tests.support.clock import PATIENCE_S
from tests.support.lantern import Lantern


async def test_ones_own_settings_are_switched_and_kept() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "settings me")
        for button in ("Send me my cards by DM: off", "Pings: on", "Words instead", "Confirm every move: off"):
            await bot.press("Ada", button)
        settings = bot.app.people.settings(bot.person("Ada"))
        assert (settings.hands, settings.pings, settings.words, settings.confirm) == ("dm", False, True, True)
        kept = await bot.app.store.people.get(bot.person("Ada"))
        assert kept.settings == settings


async def test_a_language_is_chosen() -> None:
    async with running_bot() as bot:
        await bot.slash("Boris", "settings me")
        await bot.press("Boris", "Language", values=["en"])
        assert bot.app.people.settings(bot.person("Boris")).language == "en"
        await bot.press("Boris", "Language", values=["discord"])
        assert bot.app.people.settings(bot.person("Boris")).language is None


async def test_quiet_hours_that_are_none_are_refused() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "settings me")
        for fields in (
            {"start": "25:00", "end": "07:00", "zone": "UTC"},
            {"start": "22:00", "end": "22:00", "zone": "UTC"},
            {"start": "22:00", "end": "07:00", "zone": "Moon/Crater"},
        ):
            form = await bot.pressing("Ada", "Quiet hours")
            await bot.fill("Ada", form, **fields)
            assert bot.app.people.settings(bot.person("Ada")).quiet is None


async def test_somebody_who_is_forgotten_leaves_every_table_and_no_trace() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await begun(bot, "Boris", "Cleo", "Ada", where="table-2")
        await bot.slash("Ada", "settings me")
        await bot.press("Ada", "Forget me")
        assert "erased" in written(await bot.press("Ada", "Forget me"))
        assert (await bot.record()).people() == (bot.person("Boris"),)
        assert (await bot.record("table-2")).holders[2].program
        ada = bot.person("Ada")
        assert all(holder != Holder(person=ada) for holder in (await snapshot(bot, "table-2")).record.holders)
        assert await bot.app.store.lookup.of_person(ada) == ()
        assert str(ada) not in (await snapshot(bot, "table-2")).record.model_dump_json()
        await finish(bot, "Boris", "Cleo", where="table-2")


async def test_somebody_who_is_forgotten_is_told_by_the_seat_alone() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", game="agent_avenue")
        await bot.slash("Ada", "settings me")
        await bot.press("Ada", "Forget me")
        await bot.press("Ada", "Forget me")
        await bot.until_sees("Boris", "Log")
        told = written(await bot.press("Boris", "Log"))
        assert "🟢 A resigned." in told
        assert "<@0>" not in told


async def test_games_won_by_somebody_forgotten_are_still_told() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        for _ in range(2):
            await finish(bot, "Ada", "Boris")
            for who in ("Ada", "Boris"):
                await bot.until_sees(who, "Rematch")
                await bot.press(who, "Rematch")
        await finish(bot, "Ada", "Boris")
        await bot.slash("Ada", "settings me")
        await bot.press("Ada", "Forget me")
        await bot.press("Ada", "Forget me")
        await bot.slash("Boris", "board")
        told = await bot.until_reads("Cleo", "Won so far: ")
        assert "somebody" in told
        assert "<@0>" not in told


async def test_the_servers_settings_need_whoever_manages_it() -> None:
    async with running_bot() as bot:
        assert "manage this server" in written(await bot.slash("Boris", "settings server"))
        message = int(bot.last("Boris")["id"])
        forged = await bot.local.people.forged(
            bot.person("Boris"), bot.channel(), message, "server-threads:threads:on"
        )
        assert "manage this server" in written(await bot.finished(forged)) + written(bot.last("Boris"))
        assert not bot.app.servers.settings(bot.local.world.server("Safehouse")).threads


async def test_the_servers_settings_shape_new_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lantern, "at_pace", {"daily": {"lamps": 1}})
    async with running_bot() as bot:
        await bot.slash("Ada", "settings server")
        await bot.press("Ada", "A thread for each table: off")
        paced = await bot.press("Ada", "Pace of new tables", values=["daily"])
        selects = [part for part in parts(paced["components"]) if part.get("placeholder") == "Pace of new tables"]
        chosen = [each["label"] for part in selects for each in part["options"] if each.get("default")]
        assert chosen == ["New tables: over days, 24 hours to answer"]
        await bot.press("Ada", "Where games may be played", values=[str(bot.channel("table-2"))])
        assert "table-2" not in written(await bot.slash("Boris", "play", game="lantern"))
        assert f"<#{bot.channel('table-2')}>" in written(bot.last("Boris"))
        await bot.slash("Boris", "play", where="table-2", game="lantern")
        sitting = (await bot.app.store.lookup.of_person(bot.person("Boris")))[0]
        async with bot.app.registry.holding(sitting.session) as held:
            record = held.record
        assert record.place.thread
        assert record.place.parent == bot.channel("table-2")
        assert (record.pacing.pace, record.options["lamps"]) == ("daily", 1)


async def test_check_names_the_permissions_that_are_missing_here() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "settings server")
        assert "all the permissions" in written(await bot.press("Ada", "Check permissions here"))
        await _deny(bot, "attach_files")
        assert "Attach Files" in written(await bot.press("Ada", "Check permissions here"))


async def test_play_names_the_permissions_that_are_missing() -> None:
    async with running_bot() as bot:
        await _deny(bot, "send_messages")
        assert "Send Messages" in written(await bot.slash("Ada", "play", game="lantern"))
        assert await bot.app.store.lookup.of_person(bot.person("Ada")) == ()


async def test_a_role_is_called_for_new_tables() -> None:
    async with running_bot() as bot:
        server = bot.local.world.server("Safehouse")
        await bot.slash("Ada", "settings server")
        role = await _new_role(bot, "Players", mentionable=True)
        panel = await bot.press("Ada", "Role to call", values=[str(role)])
        assert "I can’t call" not in written(panel)
        assert bot.app.servers.settings(server).role == role
        await bot.slash("Boris", "play", game="lantern")
        call = await bot.until(lambda: _calls_of(bot, role))
        assert (call[0]["mention_roles"], call[0]["flags"] & SILENT) == ([str(role)], 0)


async def test_a_role_that_nobody_may_mention_is_not_promised_as_a_call() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "settings server")
        role = await _new_role(bot, "Players")
        assert "I can’t call" in written(await bot.press("Ada", "Role to call", values=[str(role)]))
        assert "I can’t call" in written(await bot.slash("Ada", "settings server"))
        assert "@here and All Roles" in written(await bot.press("Ada", "Check permissions here"))
        await bot.slash("Boris", "play", game="lantern")
        call = await bot.until(lambda: _calls_of(bot, role))
        assert "nobody is called" in written(call[0])
        assert (call[0]["mention_roles"], call[0]["flags"] & SILENT) == ([], SILENT)


async def test_the_role_that_everybody_has_cannot_be_chosen() -> None:
    async with running_bot() as bot:
        server = bot.local.world.server("Safehouse")
        await bot.slash("Ada", "settings server")
        await bot.press("Ada", "Role to call", values=[str(server)])
        assert bot.app.servers.settings(server).role is None


async def test_games_lists_mine_first_those_that_wait_and_the_tables_here() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await lobby(bot, "Cleo", where="table-2")
        shown = written(await bot.slash("Ada", "games", where="general"))
        assert "waits for you" in shown
        assert str(bot.channel()) in shown
        assert "1 free seat" in shown or "one free seat" in shown
        await bot.press("Ada", "Join Lantern", where="general")
        assert bot.person("Ada") in (await bot.record("table-2")).people()
        ada = bot.person("Ada")
        in_dm = await bot.local.people.slash(ada, bot.local.world.dm(ada), "games")
        assert "waits for you" in written(await bot.finished(in_dm))


async def _new_role(bot: RunningBot, name: str, *, mentionable: bool = False) -> int:
    known = bot.app.client.wait_for("guild_role_create", timeout=PATIENCE_S)
    role = bot.local.world.add_role(bot.local.world.server("Safehouse"), name, mentionable=mentionable)
    await known
    return role


def _calls_of(bot: RunningBot, role: int) -> list[Message]:
    return [message for message in bot.seen("Cleo") if f"<@&{role}>" in message["content"]]


async def _deny(bot: RunningBot, permission: str) -> None:
    known = bot.app.client.wait_for("guild_channel_update", timeout=PATIENCE_S)
    bot.local.world.deny(bot.channel(), "bot", permission)
    await known
