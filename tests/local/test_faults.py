from __future__ import annotations

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.local.server import LocalDiscord
from tests.local.api import Api
from tests.local.bots import Bot
from tests.local.prompting import Prompter
from tests.support.local import fresh, online, quick_retries

Ids = SimpleNamespace
CODES = {
    10003: 404,
    10007: 404,
    10008: 404,
    10015: 404,
    10062: 404,
    30046: 429,
    40060: 400,
    50001: 403,
    50007: 403,
    50013: 403,
    50027: 401,
    50083: 400,
    50278: 403,
}
SEND = "/channels/{channel}/messages"


@pytest.mark.parametrize("code", CODES)
async def test_every_code(api: Api, local: LocalDiscord, ids: Ids, code: int) -> None:
    fault = local.faults.add(error=code, method="POST", route=SEND)
    failed = await api.send(ids.general, content="x")
    assert (failed.status, failed.code) == (CODES[code], code)
    assert fault.hits == 1
    assert local.world.visible_messages(ids.general, ids.ada) == []
    assert (await api.send(ids.general, content="x")).status == 200


@pytest.mark.parametrize("status", [500, 502, 503, 504])
async def test_server_failures_are_retried_by_discord_py(local: LocalDiscord, ids: Ids, status: int) -> None:
    async with online(Bot()) as bot:
        channel = bot.get_partial_messageable(ids.general)
        fault = local.faults.add(error=status, method="POST", route=SEND, times=2)
        with quick_retries():
            if status == 503:
                with pytest.raises(discord.DiscordServerError):
                    await channel.send("x")
                assert fault.hits == 1
            else:
                await channel.send("x")
                assert fault.hits == 2


async def test_503_on_interaction_routes_is_retried(local: LocalDiscord, ids: Ids) -> None:
    async with online(Bot()):
        fault = local.faults.add(error=503, route="/interactions/*/*/callback")
        with quick_retries():
            answered = await local.people.slash(ids.ada, ids.general, "pick", what="x")
        assert fault.hits == 1
        assert answered.message is not None


async def test_429_is_waited_for(local: LocalDiscord, ids: Ids) -> None:
    async with online(Bot()) as bot:
        fault = local.faults.add(error=429, method="POST", route=SEND, retry_after=0.001)
        await bot.get_partial_messageable(ids.general).send("x")
        assert fault.hits == 1
        local.faults.add(error=429, method="POST", route=SEND, retry_after=0.001, is_global=True)
        await bot.get_partial_messageable(ids.general).send("y")
        local.faults.add(error=429, method="POST", route=SEND, retry_after=60)
        with pytest.raises(discord.RateLimited):
            await bot.get_partial_messageable(ids.general).send("z")


async def test_30046_reaches_discord_py_as_it_is(local: LocalDiscord, ids: Ids) -> None:
    async with online(Bot()) as bot:
        message = await bot.get_partial_messageable(ids.general).send("x")
        local.faults.add(error=30046, method="PATCH")
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="y")
        assert (refused.value.status, refused.value.code) == (429, 30046)


async def test_after_and_times(api: Api, local: LocalDiscord, ids: Ids) -> None:
    local.faults.add(error=50013, method="POST", route=SEND, after=1, times=2)
    statuses = [(await api.send(ids.general, content="x")).status for _ in range(4)]
    assert statuses == [200, 403, 403, 200]


async def test_only_the_route_that_is_named(api: Api, local: LocalDiscord, ids: Ids) -> None:
    local.faults.add(error=500, method="GET", route=f"/channels/{ids.general}/messages")
    local.faults.add(error=500, method="PATCH", route="/channels/**", times=5)
    sent = await api.sent(ids.general, content="x")
    assert (await api("GET", f"/channels/{ids.table}/messages")).status == 200
    assert (await api("GET", f"/channels/{ids.general}")).status == 200
    assert (await api("GET", f"/channels/{ids.general}/messages")).status == 500
    assert (await api.edit(sent, content="y")).status == 500
    local.faults.clear()
    assert (await api.edit(sent, content="y")).status == 200


async def test_an_answer_that_is_lost(api: Api, local: LocalDiscord, ids: Ids) -> None:
    local.faults.add(error=500, method="POST", route=SEND, handled=True)
    assert (await api.send(ids.general, content="x")).status == 500
    assert [m["content"] for m in local.world.visible_messages(ids.general, ids.ada)] == ["x"]


async def test_a_broken_connection(api: Api, local: LocalDiscord, ids: Ids) -> None:
    local.faults.add(error="reset", method="POST", route=SEND)
    with pytest.raises(aiohttp.ClientError):
        await api.send(ids.general, content="x")
    assert local.world.visible_messages(ids.general, ids.ada) == []
    assert (await api.send(ids.general, content="x")).status == 200


async def test_a_request_that_waits(api: Api, local: LocalDiscord, ids: Ids) -> None:
    gate = local.faults.hold(method="POST", route=SEND)
    sending = asyncio.create_task(api.send(ids.general, content="slow"))
    await asyncio.wait_for(gate.arrived.wait(), 5)
    await api.sent(ids.general, content="quick")
    assert not sending.done()
    gate.open()
    assert (await sending).status == 200
    contents = [m["content"] for m in local.world.visible_messages(ids.general, ids.ada)]
    assert contents == ["quick", "slow"]


async def test_faults_of_an_answer(api: Api, local: LocalDiscord, prompter: Prompter) -> None:
    interaction = await prompter.unanswered()
    local.faults.add(error=10062, route="/interactions/{id}/{token}/callback")
    assert (await api.answer(interaction, 6)).code == 10062
    local.faults.add(error=40060, route="/interactions/{id}/{token}/callback")
    assert (await api.answer(interaction, 6)).code == 40060
    assert (await api.answer(interaction, 6)).status == 200


async def test_rate_limits_when_they_are_wanted() -> None:
    async with fresh(rate_limits=True) as local, aiohttp.ClientSession() as session:
        api, channel = Api(local, session), local.world.channel("general")
        first = await api.send(channel, content="x")
        assert first.headers["X-RateLimit-Limit"] == "5"
        assert first.headers["X-RateLimit-Remaining"] == "4"
        assert first.headers["X-RateLimit-Bucket"]
        answers = [await api.send(channel, content="x") for _ in range(5)]
        assert [a.status for a in answers] == [200] * 4 + [429]
        limited = answers[-1]
        assert 0 < limited.body["retry_after"] <= 5
        assert limited.headers["Via"]
        assert limited.headers["X-RateLimit-Scope"] == "user"
        assert (await api.send(local.world.channel("table-1"), content="x")).status == 200


async def test_no_rate_limits_by_default(api: Api, ids: Ids) -> None:
    answers = [await api.send(ids.general, content="x") for _ in range(60)]
    assert {a.status for a in answers} == {200}
    assert "X-RateLimit-Limit" not in answers[0].headers
