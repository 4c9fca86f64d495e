"""The unmodified discord.py on the local Discord, over real sockets."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from unittest.mock import MagicMock

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord.asset import Asset
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route

from bot.local.errors import InteractionFailed
from bot.local.repoint import point_discord_py_at
from bot.local.server import LocalDiscord
from tests.local.bots import PICTURE, Bot, board, picture
from tests.support.clock import FakeClock
from tests.support.local import fresh, online, quick_retries

Ids = SimpleNamespace


@pytest_asyncio.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[Bot]:
    client = Bot()
    async with online(client):
        yield client


async def test_what_the_bot_finds(local: LocalDiscord, bot: Bot, ids: Ids) -> None:
    guild = bot.get_guild(ids.server)
    assert guild is not None
    assert (guild.name, guild.owner_id, guild.member_count) == ("Safehouse", ids.ada, 5)
    assert [c.name for c in guild.text_channels] == ["general", "table-1", "table-2", "announcements"]
    channel = bot.get_channel(ids.general)
    assert isinstance(channel, discord.TextChannel)
    assert channel.permissions_for(guild.me).send_messages
    assert not channel.permissions_for(guild.me).manage_channels
    assert (await guild.fetch_member(ids.boris)).display_name == "Boris"
    assert (await bot.fetch_user(ids.cleo)).name == "cleo"
    assert (await bot.application_info()).id == local.world.bot_id
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(1)
    assert [c.name for c in await bot.tree.fetch_commands()] == ["board", "pick"]


async def test_a_round_of_every_answer(local: LocalDiscord, bot: Bot, ids: Ids) -> None:
    people, general = local.people, ids.general
    shown = await people.slash(ids.ada, general, "board")
    assert shown.message is not None
    key = shown.message_id or 0
    url = shown.message["components"][0]["components"][1]["items"][0]["media"]["url"]
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert await response.read() == PICTURE
    private = await people.click(ids.boris, general, key, "press:private")
    assert (await people.finished(private))["content"] == "private"
    assert local.world.shown_to(private.message or {}) == ids.boris
    await people.click(ids.boris, general, key, "press:update")
    await local.world.wait(lambda: _words(local, general, key) == "updated")
    opened = await people.click(ids.cleo, general, key, "press:form")
    assert opened.modal is not None
    assert opened.modal["title"] == "Form"
    sent = await people.submit(ids.cleo, opened, {"words": "hi", "choice": "B"})
    assert sent.message is not None
    assert sent.message["content"] == "hi B"
    assert await people.autocomplete(ids.ada, general, "pick", "what", "x") == [{"name": "x!", "value": "x"}]
    await people.slash(ids.ada, local.world.dm(ids.ada), "board")


def _words(local: LocalDiscord, channel: int, message: int) -> str:
    found = local.world.find_message(channel, message)
    assert found is not None
    return str(found["components"][0]["components"][0]["content"])


async def test_a_silent_bot_fails_the_interaction(local: LocalDiscord, clock: FakeClock, bot: Bot, ids: Ids) -> None:
    shown = await local.people.slash(ids.ada, ids.general, "board")
    clicking = asyncio.create_task(local.people.click(ids.ada, ids.general, shown.message_id or 0, "press:silence"))
    await local.world.wait(lambda: len(local.world.interactions) == 2)
    clock.advance(3.1)
    with pytest.raises(InteractionFailed):
        await clicking


async def test_messages_threads_and_dms(local: LocalDiscord, bot: Bot, ids: Ids) -> None:
    channel = bot.get_channel(ids.general)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=board("one"), file=picture(), silent=True)
    await message.edit(view=board("two"), attachments=[picture()])
    assert _words(local, ids.general, message.id) == "two"
    assert (await channel.fetch_message(message.id)).flags.components_v2
    thread = await channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    await thread.send("in here", allowed_mentions=discord.AllowedMentions.none())
    await local.people.say(ids.boris, thread.id, "me too")
    await thread.leave()
    await thread.join()
    await thread.edit(archived=True)
    await bot.until(lambda: bot.has("thread_update", thread.id))
    user = await bot.fetch_user(ids.boris)
    private = await user.send("psst")
    assert isinstance(private.channel, discord.DMChannel)
    assert local.world.visible_messages(local.world.dm(ids.boris), ids.boris)[0]["content"] == "psst"
    local.world.close_dms(ids.boris)
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("more")
    assert closed.value.code == 50007
    partial = bot.get_partial_messageable(ids.general).get_partial_message(message.id)
    await partial.delete()
    with pytest.raises(discord.NotFound):
        await partial.edit(content="x")


async def test_events_that_its_intents_bring(local: LocalDiscord, bot: Bot, ids: Ids) -> None:
    said = await local.people.say(ids.boris, ids.general, "hello")
    await bot.until(lambda: "message" in bot.names())
    (message,) = [value for name, value in bot.heard if name == "message"]
    assert (message.id, message.content, message.author.id) == (int(said["id"]), "", ids.boris)
    await local.people.say(ids.boris, local.world.dm(ids.boris), "psst")
    local.world.deny(ids.table, "bot", "view_channel")
    await local.people.say(ids.boris, ids.table, "unseen")
    local.world.delete_message(ids.general, int(said["id"]))
    await bot.until(lambda: bot.has("delete", int(said["id"])))
    assert bot.names().count("message") == 1
    local.world.delete_channel(ids.general)
    await bot.until(lambda: bot.has("channel_delete", ids.general))
    assert bot.get_channel(ids.general) is None
    local.world.remove_bot(ids.server)
    await bot.until(lambda: bot.has("guild_remove", ids.server))
    assert not bot.guilds
    local.world.add_bot(ids.server)
    await bot.until(lambda: bot.has("guild_join", ids.server))


async def test_direct_message_events_have_their_intent(local: LocalDiscord, ids: Ids) -> None:
    bot = Bot(discord.Intents(guilds=True, dm_messages=True))
    async with online(bot):
        await local.people.say(ids.boris, ids.general, "unheard")
        await local.people.say(ids.boris, local.world.dm(ids.boris), "psst")
        await bot.until(lambda: "message" in bot.names())
        await local.people.slash(ids.ada, ids.general, "pick", what="mine")
        await bot.until(lambda: bot.names().count("message") == 2)
        contents = [value.content for name, value in bot.heard if name == "message"]
        assert contents == ["psst", "mine"], "ephemeral messages come with direct ones"


async def test_a_dropped_connection_is_resumed(local: LocalDiscord, bot: Bot, ids: Ids) -> None:
    await local.drop_gateway(resumable=True)
    said = await local.people.say(ids.boris, ids.general, "while you were away")
    await bot.until(lambda: "resumed" in bot.names())
    await bot.until(lambda: "message" in bot.names())
    assert [v.id for n, v in bot.heard if n == "message"] == [int(said["id"])]
    await local.gateway.cut()
    await bot.until(lambda: bot.names().count("resumed") == 2)
    await local.people.slash(ids.ada, ids.general, "board")


async def test_a_lost_session_is_begun_anew(local: LocalDiscord, bot: Bot, ids: Ids) -> None:
    await bot.until(lambda: "ready" in bot.names())
    with quick_retries():
        await local.drop_gateway(resumable=False)
        await bot.until(lambda: bot.names().count("ready") == 2)
    assert "resumed" not in bot.names()
    await local.people.slash(ids.ada, ids.general, "board")


async def test_a_wrong_token_is_told(local: LocalDiscord) -> None:
    with pytest.raises(discord.LoginFailure):
        async with online(Bot(), token="wrong"):
            pass


async def test_privileged_intents_are_refused(local: LocalDiscord) -> None:
    for name in ("message_content", "members", "presences"):
        with pytest.raises(discord.PrivilegedIntentsRequired):
            async with online(discord.Client(intents=discord.Intents(guilds=True, **{name: True}))):
                pass


async def test_discord_py_is_led_back(local: LocalDiscord) -> None:
    inside = Route.BASE, str(DiscordWebSocket.DEFAULT_GATEWAY), Asset.BASE
    with point_discord_py_at("http://127.0.0.1:1"):
        assert Route.BASE == "http://127.0.0.1:1/api/v10"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:1/gateway"
        assert Asset.BASE == "http://127.0.0.1:1/cdn"
    assert (Route.BASE, str(DiscordWebSocket.DEFAULT_GATEWAY), Asset.BASE) == inside
    assert all("127.0.0.1" in base for base in inside)


async def test_a_fresh_world_takes_milliseconds() -> None:
    took = []
    for _ in range(5):
        began = time.process_time()
        async with fresh():
            took.append(time.process_time() - began)
    assert min(took) < 0.1


def test_no_false_alarm_of_a_slow_gateway_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    log, alarm = (
        logging.getLogger("discord.gateway"),
        KeepAliveHandler(ws=MagicMock(), interval=41.25).behind_msg,
    )
    with point_discord_py_at("http://127.0.0.1:1"):
        log.warning(alarm, None, 41.3)
        log.warning("Something else")
    log.warning(alarm, 7, 41.3)
    assert [record.getMessage() for record in caplog.records] == ["Something else", alarm % (7, 41.3)]
