"""A table in direct messages with people who were invited: each of them plays in their own."""

from __future__ import annotations

from datetime import time, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.local.model import EPHEMERAL, Message
from bot.local.world import prompts
from bot.store.preferences import PersonSettings, QuietHours
from engines.core.errors import SafehouseError
from engines.table import ending
from engines.table.record import Record
from tests.bot.life.tables import begun, finish, move
from tests.support.bot import RunningBot, controls, parts, running_bot, written
from tests.support.clock import FakeClock
from tests.support.games import all_games


def dm(bot: RunningBot, who: str) -> int:
    return bot.local.world.dm(bot.person(who))


def kept(bot: RunningBot, who: str) -> list[Message]:
    """What stands in somebody's direct messages for good."""
    return [message for message in bot.seen(who, where=dm(bot, who)) if not message["flags"] & EPHEMERAL]


def board(bot: RunningBot, who: str) -> Message:
    """The newest board in somebody's direct messages, which has a log and is no hand."""
    labelled = [(message, {c.get("label") for c in controls(message)}) for message in kept(bot, who)]
    return [message for message, labels in labelled if "Log" in labels and "Refresh" not in labels][-1]


async def invited(bot: RunningBot) -> Record:
    """A lobby of Ada's in her direct messages, to which Boris, whom she has played with, is invited."""
    await bot.app.registry.change((await begun(bot, "Ada", "Boris")).id, ending.abandon("abandoned"))
    await bot.slash("Ada", "play", where=dm(bot, "Ada"), game="lantern", **{"with": str(bot.person("Boris"))})
    return await bot.record(dm(bot, "Ada"))


async def together(bot: RunningBot) -> Record:
    """A game that Ada and Boris have begun so."""
    await invited(bot)
    await bot.press("Boris", "Join", where=dm(bot, "Boris"))
    await bot.press("Ada", "Start", where=dm(bot, "Ada"))
    await bot.app.outbox.idle()
    return await bot.record(dm(bot, "Ada"))


async def pried(bot: RunningBot, who: str, *entrances: str) -> set[str]:
    """What somebody is answered who makes up custom ids of Ada's table, on a private answer of their own."""
    record, answers = await bot.record(dm(bot, "Ada")), set()
    for entrance in entrances:
        own = int((await bot.slash(who, "help"))["id"])
        pressed = await bot.local.people.forged(bot.person(who), bot.channel(), own, f"{entrance}:{record.id}")
        await bot.finished(pressed)
        answers.add(written(bot.last(who)))
    return answers


async def test_everybody_has_board_hand_and_ping_in_their_own_messages_and_another_game_after_it() -> None:
    async with running_bot() as bot:
        record = await together(bot)
        ada, boris = bot.person("Ada"), bot.person("Boris")
        assert record.people() == (ada, boris)
        assert all(clock.due is not None for clock in record.clocks)
        bot.clock.advance(150)
        await bot.app.outbox.idle()
        for who, other in ((ada, boris), (boris, ada)):
            name = bot.local.world.people[who].name
            own = board(bot, name)
            headed = [each for each in kept(bot, name) if "**Lantern** – Direct messages" in written(each)]
            (hand,) = [each for each in headed if not each["content"]]
            links = [part["url"] for part in parts(hand["components"]) if "url" in part]
            assert f"https://discord.com/channels/@me/{dm(bot, name)}/{own['id']}" in links
            pinged = [each for each in kept(bot, name) if "Which card do you lay" in each["content"]]
            assert [each["mentions"][0]["id"] for each in pinged] == [str(who)]
            assert not any(f"<@{other}>" in each["content"].split(":")[0] for each in pinged)
        before = board(bot, "Boris")
        await move(bot, "Ada", where=dm(bot, "Ada"))
        await move(bot, "Boris", where=dm(bot, "Ada"))
        await bot.app.outbox.idle()
        after = board(bot, "Boris")
        assert (after["id"], written(after) == written(before)) == (before["id"], False)
        again = await bot.slash("Boris", "board", where=dm(bot, "Boris"))
        assert board(bot, "Boris")["id"] > after["id"]
        assert any(board(bot, "Boris")["id"] in part.get("url", "") for part in parts(again["components"]))
        await finish(bot, "Ada", "Boris", where=dm(bot, "Ada"))
        for name in ("Ada", "Boris"):
            await bot.until_sees(name, "Rematch", where=dm(bot, name))
            assert "/campaign" not in written(board(bot, name))
            await bot.press(name, "Rematch", where=dm(bot, name))
        await bot.app.outbox.idle()
        following = await bot.record(dm(bot, "Ada"))
        assert (following.status, following.people()) == ("playing", (ada, boris))
        assert board(bot, "Boris")["id"] > after["id"]


async def test_only_who_was_met_and_lets_it_happen_is_invited_and_nobody_else_can_sit_down() -> None:
    async with running_bot() as bot:
        ada, boris, cleo = (bot.person(name) for name in ("Ada", "Boris", "Cleo"))
        await begun(bot, "Ada", "Boris")
        await bot.app.people.set(boris, PersonSettings(invitations=False))
        await bot.slash("Ada", "play", where=dm(bot, "Ada"), game="agent_avenue", **{"with": str(cleo)})
        assert "You can only invite" in written(bot.last("Ada", where=dm(bot, "Ada")))
        await bot.slash("Ada", "help", where=dm(bot, "Ada"))
        panel = int(bot.last("Ada", where=dm(bot, "Ada"))["id"])
        forged = await bot.local.people.forged(ada, dm(bot, "Ada"), panel, f"open:agent_avenue:{cleo}")
        await bot.finished(forged)
        assert not kept(bot, "Cleo")
        await bot.slash("Ada", "play", where=dm(bot, "Ada"))
        await bot.press("Ada", "Invite or set up", where=dm(bot, "Ada"))
        record = await bot.record(dm(bot, "Ada"))
        choice = {"custom_id": f"invite-to:{cleo}", "component_type": 3, "id": 1, "values": [str(record.id)]}
        await bot.finished(prompts.start(bot.local.world, ada, dm(bot, "Ada"), "component", choice, source=panel))
        assert (await bot.record(dm(bot, "Ada"))).invited == ()
        assert "haven’t played with anybody" in written(await bot.press("Ada", "Invite", where=dm(bot, "Ada")))
        await bot.app.people.set(boris, PersonSettings(quiet=QuietHours(start=time(0), end=time(23, 59))))
        await bot.press("Ada", "Invite", where=dm(bot, "Ada"))
        await bot.press("Ada", "Invite people", where=dm(bot, "Ada"), values=[str(boris)])
        await bot.app.outbox.idle()
        assert not kept(bot, "Boris")
        with pytest.raises(SafehouseError, match="error-no-such-table"):
            await bot.app.use_cases.lobbies.join(record.id, cleo)
        bot.clock.advance(12 * 3600 - 30)
        await bot.until_sees("Boris", "Join", where=dm(bot, "Boris"))
        await bot.press("Boris", "Join", where=dm(bot, "Boris"))
        assert (await bot.record(dm(bot, "Ada"))).people() == (ada, boris)


async def test_an_invitation_that_cannot_be_delivered_is_told_to_the_host() -> None:
    async with running_bot() as bot:
        bot.local.world.close_dms(bot.person("Boris"))
        await invited(bot)
        await bot.until_reads("Ada", "takes no direct messages", where=dm(bot, "Ada"))


async def both_invited(bot: RunningBot) -> None:
    """A lobby of Ada's in her direct messages, to which Boris and Cleo are invited."""
    await bot.app.registry.change((await begun(bot, "Ada", "Boris", "Cleo")).id, ending.abandon("abandoned"))
    guests = {"with": str(bot.person("Boris")), "with-2": str(bot.person("Cleo"))}
    await bot.slash("Ada", "play", where=dm(bot, "Ada"), game="lantern", **guests)


async def test_a_guest_is_called_once_sees_no_way_to_the_hosts_messages_and_loses_what_the_start_makes_void(
    tmp_path: Path,
) -> None:
    files: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": FakeClock()}
    async with running_bot(**files) as bot:
        bot.local.faults.add(error=503, method="POST", route=f"/channels/{dm(bot, 'Cleo')}/messages")
        await both_invited(bot)
        (first,) = kept(bot, "Boris")
        bot.clock.advance(60)
        await bot.until_sees("Cleo", "Join", where=dm(bot, "Cleo"))
        await bot.app.outbox.idle()
        assert [each["id"] for each in kept(bot, "Boris")] == [first["id"]]
        await bot.press("Boris", "Join", where=dm(bot, "Boris"))
        await bot.arrange("Ada", where=dm(bot, "Ada"), moment="+5")
        bot.local.faults.add(error=503, method="POST", route=f"/channels/{dm(bot, 'Boris')}/messages")
        bot.clock.advance(5 * 60 + 5)
        await bot.until_reads("Ada", "it’s time", where=dm(bot, "Ada"))
        await bot.app.outbox.idle()
        first = kept(bot, "Ada")[-1]
        assert "it’s time" not in bot.reads("Boris", where=dm(bot, "Boris"))
        bot.clock.advance(60)
        await bot.until_reads("Boris", "it’s time", where=dm(bot, "Boris"))
        (call,) = kept(bot, "Boris")
        assert not controls(call)
        assert kept(bot, "Ada")[-1]["id"] == first["id"]
        await bot.press("Ada", "Start", where=dm(bot, "Ada"))
        await bot.app.outbox.idle()
        assert not kept(bot, "Cleo")
        assert "it’s time" not in bot.reads("Boris", where=dm(bot, "Boris"))
        seat = [each for each in bot.seen("Boris", where=dm(bot, "Boris")) if each["flags"] & EPHEMERAL][-1]
        ways = [part["url"] for part in parts(seat["components"]) if "url" in part]
        assert ways == [f"https://discord.com/channels/@me/{dm(bot, 'Boris')}/{board(bot, 'Boris')['id']}"]
        await bot.app.registry.change((await bot.record(dm(bot, "Ada"))).id, ending.abandon("abandoned"))
        await both_invited(bot)
        bot.show_nothing()
        await bot.press("Ada", "Start", where=dm(bot, "Ada"))
        assert bot.sees("Cleo", "Join", where=dm(bot, "Cleo"))
    async with running_bot(**files) as bot:
        await bot.app.outbox.idle()
        assert not bot.sees("Cleo", "Join", where=dm(bot, "Cleo"))


async def test_a_lobby_that_only_its_host_sees_stays_theirs_and_closes_when_they_leave() -> None:
    async with running_bot() as bot:
        record = await invited(bot)
        await bot.press("Boris", "Join", where=dm(bot, "Boris"))
        assert "hasn’t begun" in written(await bot.slash("Boris", "board", where=dm(bot, "Boris")))
        await bot.slash("Boris", "rules", where=dm(bot, "Boris"))
        assert bot.sees("Boris", "Rules of all games", where=dm(bot, "Boris")), "those here are the table's alone"
        told = await bot.slash("Ada", "game host", where=dm(bot, "Ada"), who=str(bot.person("Boris")))
        assert "only be done on a server" in written(told)
        await bot.press("Ada", "Leave", where=dm(bot, "Ada"))
        await bot.app.outbox.idle()
        assert (await bot.app.registry.snapshot(record.id)).record.status == "abandoned"
        assert not bot.sees("Boris", "Leave", where=dm(bot, "Boris"))
        await bot.slash("Ada", "play", where=dm(bot, "Ada"), game="lantern")
        assert (await bot.record(dm(bot, "Ada"))).status == "playing"


async def test_whoever_is_refused_reads_what_the_place_is_called_and_not_the_hosts_messages() -> None:
    async with running_bot() as bot:
        await together(bot)
        await move(bot, "Boris", where=dm(bot, "Ada"))
        assert await pried(bot, "Cleo", "log", "retold", "notes") == {"This table is gone."}
        await bot.slash("Boris", "game undo", where=dm(bot, "Boris"))
        await bot.app.outbox.idle()
        await bot.press("Ada", "Refuse the undo", where=dm(bot, "Ada"))
        told = await bot.until_reads("Boris", "isn’t taken back", where=dm(bot, "Boris"))
        assert told.startswith("**Lantern** – Direct messages\n")
        assert str(dm(bot, "Ada")) not in told


async def test_a_guests_board_comes_up_to_date_after_a_restart_and_comes_back_where_it_was_deleted(
    tmp_path: Path,
) -> None:
    files: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": FakeClock()}
    async with running_bot(**files) as bot:
        await together(bot)
        before = board(bot, "Boris")
        bot.show_nothing()
        for name in ("Ada", "Boris"):
            await move(bot, name, where=dm(bot, "Ada"))
    async with running_bot(**files) as bot:
        await bot.app.outbox.idle()
        after = board(bot, "Boris")
        assert (after["id"], written(after) == written(before)) == (before["id"], False)
        bot.local.world.delete_message(dm(bot, "Boris"), int(after["id"]))
        await move(bot, "Ada", where=dm(bot, "Ada"))
        await move(bot, "Boris", where=dm(bot, "Ada"))
        await bot.app.outbox.idle()
        assert board(bot, "Boris")["id"] > after["id"]
        await bot.slash("Boris", "game resign", where=dm(bot, "Boris"))
        await bot.press("Boris", "Resign", where=dm(bot, "Boris"))
        await bot.app.outbox.idle()
        assert (await bot.record(dm(bot, "Ada"))).status == "finished"
        for name in ("Ada", "Boris"):
            assert "Rematch" in written(board(bot, name))


async def test_what_a_table_tells_goes_to_each_of_its_people_in_their_own_messages() -> None:
    names = ("Ada", "Boris", "Cleo")
    async with running_bot({game: all_games()[game] for game in ("lantern", "mind_mgmt")}) as bot:
        await bot.app.registry.change((await begun(bot, *names)).id, ending.abandon("abandoned"))
        guests = {"with": str(bot.person("Boris")), "with-2": str(bot.person("Cleo"))}
        await bot.slash("Ada", "play", where=dm(bot, "Ada"), game="mind_mgmt", **guests)
        for name in names[1:]:
            await bot.press(name, "Join", where=dm(bot, name))
        await bot.press("Ada", "Start", where=dm(bot, "Ada"))
        for name in names[1:]:
            await bot.until_reads(name, "no thread to plan in", where=dm(bot, name))
        assert "no thread to plan in" not in bot.reads("Ada", where=dm(bot, "Ada"))
        until = bot.clock.now() + timedelta(days=1)
        bot.app.calls.tell_away(await bot.record(dm(bot, "Ada")), bot.person("Boris"), until)
        await bot.app.outbox.idle()
        said = {name: f"<@{bot.person('Boris')}> is away" in bot.reads(name, where=dm(bot, name)) for name in names}
        assert said == {"Ada": True, "Boris": False, "Cleo": True}
