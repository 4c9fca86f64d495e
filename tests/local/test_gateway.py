"""The gateway spoken by hand: what discord.py never does, or hides."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.local.server import LocalDiscord
from bot.local.world.seed import CHANNELS
from tests.local.api import Api
from tests.local.prompting import INTENTS, Prompter
from tests.support.clock import FakeClock
from tests.support.local import fresh

Ids = SimpleNamespace


async def connect(api: Api, *messages: Any) -> aiohttp.ClientWebSocketResponse:
    socket = await api.session.ws_connect(f"{api.local.url}/gateway/?v=10&encoding=json")
    assert (await socket.receive_json())["op"] == 10
    for message in messages:
        await socket.send_str(message if isinstance(message, str) else json.dumps(message))
    return socket


def identify(intents: int = INTENTS, token: str = "local", **more: Any) -> dict[str, Any]:
    return {"op": 2, "d": {"token": token, "intents": intents, "properties": {}, **more}}


async def closing_code(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    async for _ in socket:
        pass
    return socket.close_code


@pytest.mark.parametrize(
    ("messages", "code"),
    [
        (["no json"], 4002),
        (["[1]"], 4002),
        ([{"op": 4, "d": {}}], 4003),
        ([identify(token="wrong")], 4004),
        ([{"op": 2, "d": None}], 4004),
        ([identify(), identify()], 4005),
        ([identify(), {"op": 99}], 4001),
        ([identify(1 << 40)], 4013),
        ([identify(1 << 15)], 4014),
        ([identify(1 << 1)], 4014),
        ([identify(shard=[4, 4])], 4010),
        ([identify(shard=[True, 4])], 4010),
        ([identify(shard="0/4")], 4010),
    ],
)
async def test_codes_it_closes_with(api: Api, messages: list[Any], code: int) -> None:
    assert await closing_code(await connect(api, *messages)) == code


async def test_heartbeats_are_answered(api: Api) -> None:
    socket = await connect(api, {"op": 1, "d": None})
    assert (await socket.receive_json())["op"] == 11
    await socket.close()


async def test_ready_and_the_servers(api: Api, local: LocalDiscord, ids: Ids) -> None:
    socket = await connect(api, identify())
    ready, created = [await socket.receive_json() for _ in range(2)]
    assert (ready["t"], ready["s"], created["t"], created["s"]) == ("READY", 1, "GUILD_CREATE", 2)
    assert ready["d"]["guilds"] == [{"id": str(ids.server), "unavailable": True}]
    assert ready["d"]["user"]["id"] == str(local.world.bot_id)
    assert [c["name"] for c in created["d"]["channels"]] == list(CHANNELS)
    assert local.gateway.connected
    await socket.close()


async def test_a_shard_hears_of_its_own_servers_and_the_first_of_direct_messages(
    api: Api, local: LocalDiscord, clock: FakeClock, ids: Ids
) -> None:
    own = (ids.server >> 22) % 4
    clock.advance(0.001)
    other = local.world.add_server("Other", owner=ids.ada)
    assert (other >> 22) % 4 == (own + 1) % 4
    place = local.world.add_channel(other, "other")
    sockets = [await connect(api, identify(INTENTS | 1 << 12, shard=[number, 4])) for number in range(4)]
    readies = [await socket.receive_json() for socket in sockets]
    told = [[int(each["id"]) for each in ready["d"]["guilds"]] for ready in readies]
    assert [ready["d"]["shard"] for ready in readies] == [[number, 4] for number in range(4)]
    assert (told[own], told[own - 3], sum(map(len, told))) == ([ids.server], [other], 2)
    for number in (own, own - 3):
        assert (await sockets[number].receive_json())["t"] == "GUILD_CREATE"
    for channel, number in ((ids.general, own), (place, own - 3), (local.world.dm(ids.ada), 0)):
        said = await local.people.say(ids.ada, channel, "x")
        heard = await sockets[number].receive_json()
        assert (heard["t"], heard["d"]["id"]) == ("MESSAGE_CREATE", said["id"])
    for socket in sockets:
        await socket.close()


async def test_it_advises_shards_and_lets_so_many_begin_every_five_seconds(clock: FakeClock) -> None:
    async with fresh(clock=clock, shards=16, max_concurrency=2) as local, aiohttp.ClientSession() as session:
        api = Api(local, session)
        advice = (await api("GET", "/gateway/bot")).body
        assert (advice["shards"], advice["session_start_limit"]["max_concurrency"]) == (16, 2)
        answers = []
        for number, later in ((0, 0), (1, 0), (2, 0), (2, 5), (4, 4.9), (5, 0)):
            clock.advance(later)
            socket = await connect(api, identify(shard=[number, 16]))
            answer = await socket.receive_json()
            answers.append(answer.get("t") or answer["op"])
            await socket.close()
        assert answers == ["READY", "READY", 9, "READY", 9, "READY"]


async def test_a_session_goes_on_where_it_was_left(api: Api, local: LocalDiscord, ids: Ids) -> None:
    socket = await connect(api, identify())
    ready = await socket.receive_json()
    session = ready["d"]["session_id"]
    await socket.close(code=4000)
    await local.world.wait(lambda: not local.gateway.connected)
    said = await local.people.say(ids.boris, ids.general, "missed")
    resume = {"op": 6, "d": {"token": "local", "session_id": session, "seq": 1}}
    again = await connect(api, resume)
    heard = [await again.receive_json() for _ in range(3)]
    assert [e["t"] for e in heard] == ["GUILD_CREATE", "MESSAGE_CREATE", "RESUMED"]
    assert heard[1]["d"]["id"] == said["id"]
    await again.close(code=1000)
    await local.world.wait(lambda: not local.gateway.connected)
    gone = await connect(api, resume)
    assert await gone.receive_json() == {"op": 9, "d": False}
    await gone.close()


@pytest.mark.parametrize("sequence", [99, None])
async def test_a_sequence_that_never_was_is_invalid(api: Api, sequence: Any) -> None:
    socket = await connect(api, identify())
    session = (await socket.receive_json())["d"]["session_id"]
    await socket.close(code=4000)
    again = await connect(api, {"op": 6, "d": {"token": "local", "session_id": session, "seq": sequence}})
    assert await again.receive_json() == {"op": 9, "d": False}
    await again.close()


async def test_dropping_asks_to_reconnect(api: Api, local: LocalDiscord) -> None:
    socket = await connect(api, identify())
    await socket.receive_json()
    await socket.receive_json()
    await local.drop_gateway()
    assert (await socket.receive_json())["op"] == 7
    await socket.close()


async def test_members_by_id(api: Api, ids: Ids) -> None:
    asked = {"guild_id": str(ids.server), "user_ids": [str(ids.boris), "1"], "limit": 0, "nonce": "n"}
    socket = await connect(api, identify(), {"op": 8, "d": asked})
    chunk = [await socket.receive_json() for _ in range(3)][-1]
    assert chunk["t"] == "GUILD_MEMBERS_CHUNK"
    assert [m["user"]["global_name"] for m in chunk["d"]["members"]] == ["Boris"]
    assert (chunk["d"]["not_found"], chunk["d"]["nonce"]) == (["1"], "n")
    await socket.close()


async def test_no_intent_no_event(api: Api, local: LocalDiscord, ids: Ids) -> None:
    socket = await connect(api, identify(0))
    assert (await socket.receive_json())["t"] == "READY"
    await local.people.say(ids.boris, ids.general, "x")
    local.world.add_channel(ids.server, "new")
    local.world.leave(ids.cleo, ids.server)
    local.world.ban(ids.dmitri, ids.server)
    waiting = asyncio.create_task(local.people.slash(ids.ada, ids.general, "go"))
    await api("PUT", f"/applications/{local.world.bot_id}/commands", [{"name": "go", "description": "Go"}])
    waiting.cancel()
    asking = asyncio.create_task(local.people.slash(ids.ada, ids.general, "go"))
    assert (await socket.receive_json())["t"] == "INTERACTION_CREATE"
    asking.cancel()
    await socket.close()


async def test_events_of_channels_and_threads(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    made = local.world.add_channel(ids.server, "new")
    assert (await prompter.until("CHANNEL_CREATE"))["id"] == str(made)
    local.world.deny(made, "everyone", "send_messages")
    assert (await prompter.until("CHANNEL_UPDATE"))["permission_overwrites"][0]["deny"] == str(1 << 11)
    thread = (await api("POST", f"/channels/{made}/threads", {"name": "t", "type": 11})).body["id"]
    created = await prompter.until("THREAD_CREATE")
    assert (created["id"], created["newly_created"]) == (thread, True)
    local.world.archive(int(thread), locked=True)
    metadata = (await prompter.until("THREAD_UPDATE"))["thread_metadata"]
    assert (metadata["archived"], metadata["locked"]) == (True, True)
    local.world.delete_channel(int(thread))
    assert (await prompter.until("THREAD_DELETE"))["parent_id"] == str(made)
    local.world.delete_channel(made)
    assert (await prompter.until("CHANNEL_DELETE"))["id"] == str(made)


async def test_message_events(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    sent = await api.sent(ids.general, content="mine")
    created = await prompter.until("MESSAGE_CREATE")
    assert (created["content"], created["guild_id"]) == ("mine", str(ids.server))
    assert created["member"]["roles"]
    await api.edit(sent, content="new")
    assert (await prompter.until("MESSAGE_UPDATE"))["content"] == "new"
    local.world.delete_message(ids.general, int(sent["id"]))
    gone = await prompter.until("MESSAGE_DELETE")
    assert gone == {"id": sent["id"], "channel_id": str(ids.general), "guild_id": str(ids.server)}
    await local.people.say(ids.boris, ids.general, "secret")
    assert (await prompter.until("MESSAGE_CREATE", 2))["content"] == ""
