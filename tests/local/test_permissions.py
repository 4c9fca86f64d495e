from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.local.errors import ClientRefused
from bot.local.server import LocalDiscord
from bot.local.world.permissions import may
from tests.local.api import Api

Ids = SimpleNamespace


@pytest.mark.parametrize(
    ("denied", "body", "files", "code"),
    [
        ("view_channel", {"content": "x"}, None, 50001),
        ("send_messages", {"content": "x"}, None, 50013),
        ("embed_links", {"embeds": [{"title": "x"}]}, None, 50013),
        ("attach_files", {"content": "x"}, {"a.txt": b"x"}, 50013),
    ],
)
async def test_speaking(
    api: Api, local: LocalDiscord, ids: Ids, denied: str, body: Any, files: Any, code: int
) -> None:
    local.world.deny(ids.general, "bot", denied)
    refused = await api.send(ids.general, body, files=files)
    assert (refused.status, refused.code) == (403, code)
    local.world.allow(ids.general, "bot", denied)
    assert (await api.send(ids.general, body, files=files)).status == 200


async def test_everyones_overwrites_and_the_bots_own(api: Api, local: LocalDiscord, ids: Ids) -> None:
    local.world.deny(ids.general, "everyone", "send_messages")
    assert (await api.send(ids.general, content="x")).code == 50013
    local.world.allow(ids.general, "bot", "send_messages")
    assert (await api.send(ids.general, content="x")).status == 200
    with pytest.raises(ClientRefused):
        await local.people.say(ids.boris, ids.general, "x")
    await local.people.say(ids.ada, ids.general, "the owner may")


async def test_reading(api: Api, local: LocalDiscord, ids: Ids) -> None:
    sent = await api.sent(ids.general, content="x")
    path = f"/channels/{ids.general}/messages"
    assert len((await api("GET", path)).body) == 1
    local.world.deny(ids.general, "bot", "read_message_history")
    assert (await api("GET", path)).body == []
    assert (await api("GET", f"{path}/{sent['id']}")).code == 50013
    reply = {"content": "x", "message_reference": {"message_id": sent["id"]}}
    assert (await api.send(ids.general, reply)).code == 160002
    local.world.deny(ids.general, "bot", "view_channel")
    assert (await api("GET", f"/channels/{ids.general}")).code == 50001
    assert (await api("GET", path)).code == 50001
    assert (await api.edit(sent, content="y")).code == 50001


async def test_others_messages(api: Api, local: LocalDiscord, ids: Ids) -> None:
    said = await local.people.say(ids.boris, ids.general, "mine")
    path = f"/channels/{ids.general}/messages/{said['id']}"
    assert (await api("PATCH", path, {"content": "theirs"})).code == 50005
    assert (await api("DELETE", path)).code == 50013
    local.world.allow(ids.general, "bot", "manage_messages")
    assert (await api("DELETE", path)).status == 204
    assert (await api("DELETE", path)).code == 10008


async def test_bulk_deletion(api: Api, local: LocalDiscord, ids: Ids) -> None:
    keys = [(await local.people.say(ids.boris, ids.general, str(n)))["id"] for n in range(3)]
    path = f"/channels/{ids.general}/messages/bulk-delete"
    assert (await api("POST", path, {"messages": keys})).code == 50013
    local.world.allow(ids.general, "bot", "manage_messages")
    assert "messages" in (await api("POST", path, {"messages": keys[:1]})).wrong()
    assert (await api("POST", path, {"messages": keys})).status == 204
    assert local.world.visible_messages(ids.general, ids.ada) == []


async def test_channels(api: Api, local: LocalDiscord, ids: Ids) -> None:
    path = f"/channels/{ids.table}"
    assert (await api("PATCH", path, {"topic": "x"})).code == 50013
    assert (await api("DELETE", path)).code == 50013
    local.world.allow(ids.table, "bot", "manage_channels")
    assert "name" in (await api("PATCH", path, {"name": "n" * 101})).wrong()
    assert (await api("PATCH", path, {"topic": "x"})).body["topic"] == "x"
    assert (await api("DELETE", path)).status == 200
    assert (await api("GET", path)).code == 10003


@pytest.mark.parametrize(("kind", "permission"), [(11, "create_public_threads"), (12, "create_private_threads")])
async def test_starting_threads(api: Api, local: LocalDiscord, ids: Ids, kind: int, permission: str) -> None:
    local.world.deny(ids.general, "bot", permission)
    path = f"/channels/{ids.general}/threads"
    assert (await api("POST", path, {"name": "t", "type": kind})).code == 50013
    local.world.allow(ids.general, "bot", permission)
    assert (await api("POST", path, {"name": "t", "type": kind})).status == 201


async def test_speaking_in_threads(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = int((await api("POST", f"/channels/{ids.general}/threads", {"name": "t", "type": 11})).body["id"])
    local.world.deny(ids.general, "bot", "send_messages")
    assert (await api.send(thread, content="x")).status == 200
    local.world.deny(ids.general, "bot", "send_messages_in_threads")
    assert (await api.send(thread, content="x")).code == 50013


async def test_private_threads_are_for_their_members(api: Api, local: LocalDiscord, ids: Ids) -> None:
    made = await api("POST", f"/channels/{ids.general}/threads", {"name": "secret", "type": 12})
    thread = int(made.body["id"])
    assert thread not in [int(c["id"]) for c in local.world.channels_of(ids.boris)]
    assert (await api("PUT", f"/channels/{thread}/thread-members/{ids.boris}")).status == 204
    assert thread in [int(c["id"]) for c in local.world.channels_of(ids.boris)]
    await api.sent(thread, content=f"come in <@{ids.cleo}>")
    assert thread in [int(c["id"]) for c in local.world.channels_of(ids.cleo)]
    assert thread not in [int(c["id"]) for c in local.world.channels_of(ids.dmitri)]
    assert (await api("DELETE", f"/channels/{thread}/thread-members/{ids.boris}")).status == 204
    assert thread not in [int(c["id"]) for c in local.world.channels_of(ids.boris)]


async def test_peoples_permissions(local: LocalDiscord, ids: Ids) -> None:
    channel = local.world.channels[ids.general]
    assert not may(local.world, channel, ids.boris, "manage_channels")
    local.world.allow(ids.general, ids.boris, "manage_channels")
    assert may(local.world, local.world.channels[ids.general], ids.boris, "manage_channels")
    assert not may(local.world, local.world.channels[ids.table], ids.boris, "manage_channels")
    assert may(local.world, channel, ids.ada, "manage_channels")
    local.world.deny(ids.general, ids.boris, "view_channel")
    assert ids.general not in [int(c["id"]) for c in local.world.channels_of(ids.boris)]
    with pytest.raises(LookupError):
        local.world.allow(ids.general, ids.boris, "fly")


async def test_servers_without_the_bot(api: Api, local: LocalDiscord, ids: Ids) -> None:
    local.world.remove_bot(ids.server)
    assert (await api("GET", f"/guilds/{ids.server}")).code == 10004
    assert (await api("GET", f"/guilds/{ids.server}/members/{ids.ada}")).code == 10004
    assert (await api.send(ids.general, content="x")).code == 50001
    local.world.add_bot(ids.server)
    assert (await api.send(ids.general, content="x")).status == 200


async def test_direct_messages(api: Api, local: LocalDiscord, ids: Ids) -> None:
    dm = (await api("POST", "/users/@me/channels", {"recipient_id": str(ids.boris)})).body
    assert (dm["type"], dm["recipients"][0]["id"]) == (1, str(ids.boris))
    again = (await api("POST", "/users/@me/channels", {"recipient_id": str(ids.boris)})).body
    assert again["id"] == dm["id"] == str(local.world.dm(ids.boris))
    channel = int(dm["id"])
    sent = await api.sent(channel, content="psst")
    local.world.close_dms(ids.boris)
    closed = await api.send(channel, content="x")
    assert (closed.status, closed.code) == (403, 50007)
    assert (await api.edit(sent, content="pssst")).status == 200
    local.world.open_dms(ids.boris)
    assert (await api.send(channel, content="x")).status == 200
    local.world.leave(ids.boris, ids.server)
    assert (await api.send(channel, content="x")).code == 50278
    assert (await api("GET", f"/guilds/{ids.server}/members/{ids.boris}")).code == 10007
    local.world.rejoin(ids.boris, ids.server)
    assert (await api.send(channel, content="x")).status == 200
    assert (await api("POST", "/users/@me/channels", {"recipient_id": "1"})).code == 50033
    assert channel not in [int(c["id"]) for c in local.world.channels_of(ids.ada)]


async def test_a_banned_person_stays_out(api: Api, local: LocalDiscord, ids: Ids) -> None:
    local.world.ban(ids.boris, ids.server)
    assert (await api("GET", f"/guilds/{ids.server}/members/{ids.boris}")).code == 10007
    with pytest.raises(ClientRefused):
        local.world.rejoin(ids.boris, ids.server)
    with pytest.raises(ClientRefused):
        await local.people.say(ids.boris, ids.general, "let me in")
