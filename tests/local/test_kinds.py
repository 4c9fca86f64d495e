"""Channels of every kind: what each takes, which threads it has, and how the bot hears of them."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest

from bot.local.errors import ClientRefused
from bot.local.model import ANNOUNCEMENT_THREAD, FORUM, MEDIA, PRIVATE_THREAD, PUBLIC_THREAD
from bot.local.server import LocalDiscord
from tests.local.api import Api
from tests.local.bots import Bot
from tests.support.local import online

Ids = SimpleNamespace


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("general", {PUBLIC_THREAD, PRIVATE_THREAD}),
        ("announcements", {ANNOUNCEMENT_THREAD}),
        ("lounge", set()),
        ("auditorium", set()),
        ("forum", set()),
    ],
)
async def test_each_kind_has_its_own_threads(api: Api, local: LocalDiscord, name: str, kinds: set[int]) -> None:
    path = f"/channels/{local.world.channel(name)}/threads"
    for kind in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD):
        made = await api("POST", path, {"name": "t", "type": kind})
        assert made.status == (201 if kind in kinds else 400)
        assert made.body.get("code") == (None if kind in kinds else 50024)


@pytest.mark.parametrize("name", ["announcements", "lounge", "auditorium"])
async def test_messages_stand_in_all_channels_but_forums(api: Api, local: LocalDiscord, name: str) -> None:
    assert (await api.send(local.world.channel(name), content="x")).status == 200
    assert (await api.send(local.world.channel("forum"), content="x")).code == 50008


async def test_the_chat_beside_voice_is_for_those_who_may_connect(api: Api, local: LocalDiscord, ids: Ids) -> None:
    lounge = local.world.channel("lounge")
    local.world.deny(lounge, "everyone", "connect")
    assert (await api.send(lounge, content="x")).code == 50001
    assert (await api("GET", f"/channels/{lounge}")).status == 200
    with pytest.raises(ClientRefused):
        await local.people.say(ids.boris, lounge, "x")
    local.world.allow(lounge, "bot", "connect")
    assert (await api.send(lounge, content="x")).status == 200


async def test_people_write_posts_in_a_forum_and_nothing_else(api: Api, local: LocalDiscord, ids: Ids) -> None:
    forum = local.world.channel("forum")
    with pytest.raises(ClientRefused):
        await local.people.say(ids.boris, forum, "x")
    post = await local.people.start_post(ids.boris, forum, "Who plays?", "I do.")
    got = (await api("GET", f"/channels/{post}")).body
    assert (got["type"], got["parent_id"], got["owner_id"]) == (PUBLIC_THREAD, str(forum), str(ids.boris))
    assert (await api.send(post, content="x")).status == 200
    local.world.deny(forum, "everyone", "send_messages")
    with pytest.raises(ClientRefused):
        await local.people.start_post(ids.boris, forum, "Again", "x")


@pytest.mark.parametrize("name", ["lounge", "auditorium"])
async def test_people_start_no_threads_beside_voice(local: LocalDiscord, ids: Ids, name: str) -> None:
    with pytest.raises(ClientRefused):
        await local.people.start_thread(ids.boris, local.world.channel(name), "t")


async def test_a_server_has_room_for_so_many_open_threads(api: Api, local: LocalDiscord, ids: Ids) -> None:
    first = int((await api("POST", f"/channels/{ids.general}/threads", {"name": "t", "type": 11})).body["id"])
    local.world.most_threads = 1
    full = await api("POST", f"/channels/{ids.general}/threads", {"name": "t", "type": 11})
    assert (full.status, full.code) == (400, 160006)
    news = f"/channels/{local.world.channel('announcements')}/threads"
    assert (await api("POST", news, {"name": "t", "type": ANNOUNCEMENT_THREAD})).code == 160007
    local.world.archive(first)
    assert (await api("POST", news, {"name": "t", "type": ANNOUNCEMENT_THREAD})).status == 201
    assert (await api.send(first, content="x")).code == 160006


async def test_discord_py_knows_each_kind_as_its_own(local: LocalDiscord) -> None:
    local.world.add_channel(local.world.server("Safehouse"), "media", MEDIA)
    async with online(Bot()) as bot:
        kinds = {channel.name: type(channel) for channel in bot.guilds[0].channels}
        assert (kinds["announcements"], kinds["lounge"]) == (discord.TextChannel, discord.VoiceChannel)
        assert (kinds["auditorium"], kinds["forum"]) == (discord.StageChannel, discord.ForumChannel)
        assert kinds["media"] is discord.ForumChannel


async def test_a_bot_hears_of_a_private_thread_once_it_is_called_in(local: LocalDiscord, ids: Ids) -> None:
    async with online(Bot()) as bot:
        thread = await local.people.start_thread(ids.boris, ids.general, "secret", private=True)
        await local.people.say(ids.boris, ids.general, "heard")
        await bot.wait_for("message", timeout=60)
        assert bot.get_channel(thread) is None
        joined = bot.wait_for("thread_join", timeout=60)
        await local.people.say(ids.boris, thread, f"Come in, <@{local.world.bot_id}>")
        assert (await joined).id == thread


async def test_a_deleted_channel_takes_its_threads_along_in_silence(local: LocalDiscord, ids: Ids) -> None:
    async with online(Bot()) as bot:
        await local.people.start_post(ids.boris, forum := local.world.channel("forum"), "Who plays?", "I do.")
        deleted = bot.wait_for("raw_thread_delete", timeout=60)
        local.world.delete_channel(forum)
        assert (await deleted).parent_id == forum
        assert [each for each in local.world.channels.values() if each["type"] in (FORUM, PUBLIC_THREAD)] == []
