"""All shards in one process: each server's people are heard, and what a shard missed is found out."""

from __future__ import annotations

import asyncio

from bot.local.model import TEXT
from tests.bot.life.tables import begun
from tests.bot.showing.tables import eventually
from tests.support.bot import RunningBot, running_bot
from tests.support.clock import PATIENCE_S
from tests.support.local import quick_retries

SHARDS = 4


def servers_of_all_shards(bot: RunningBot) -> dict[int, int]:
    """A server of each shard, with a channel `shard-N`, by shard; the seeded one is among them."""
    world = bot.local.world
    found = {(world.server("Safehouse") >> 22) % SHARDS: world.server("Safehouse")}
    while len(found) < SHARDS:
        bot.clock.advance(0.001)
        server = world.add_server(f"Server {len(found)}", owner=bot.person("Ada"))
        found[(server >> 22) % SHARDS] = server
    for shard, server in found.items():
        world.add_channel(server, f"shard-{shard}", TEXT)
    return found


async def paused(bot: RunningBot) -> dict[int, bool]:
    return {shard: (await bot.record(f"shard-{shard}")).paused for shard in range(SHARDS)}


async def test_people_of_every_shard_play_and_a_server_that_left_while_its_shard_was_away_is_missed() -> None:
    async with running_bot(shards=SHARDS) as bot:
        servers = servers_of_all_shards(bot)
        for shard in servers:
            await begun(bot, "Ada", where=f"shard-{shard}")
        await bot.slash("Ada", "play", game="lantern", where=bot.local.world.dm(bot.person("Ada")))
        assert (await bot.record(bot.local.world.dm(bot.person("Ada")))).status == "playing"
        gone = next(shard for shard, server in servers.items() if bot.local.world.servers[server].name != "Safehouse")
        with quick_retries():
            bot.local.gateway.refuses = True
            await bot.local.drop_gateway(resumable=False, shard=gone)
            await eventually(lambda: bot.app.reach.is_cut)
            bot.local.world.remove_bot(servers[gone])
            bot.clock.advance(5)
            bot.local.gateway.refuses = False
            await eventually(lambda: not bot.app.reach.is_cut)
        await eventually(lambda: bot.app.client.get_guild(servers[gone]) is None)
        async with asyncio.timeout(PATIENCE_S):
            while await paused(bot) != {shard: shard == gone for shard in servers}:  # noqa: ASYNC110
                await asyncio.sleep(0)
