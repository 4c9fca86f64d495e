"""Two processes with a shard each: what is pressed at one at a table of the other's happens, and is shown there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.basics.address import PostgresAddress
from bot.local.model import TEXT
from bot.local.server import LocalDiscord
from bot.store.preferences import ServerSettings
from tests.bot.life.tables import begun
from tests.bot.showing.tables import eventually, settle_in
from tests.support.bot import RunningBot, controls, process_on, written
from tests.support.clock import FakeClock
from tests.support.games import all_games, registered
from tests.support.local import fresh
from tests.support.postgres import fresh_database, hung_up


@dataclass
class Pair:
    """The process that hears direct messages, and the one to which the server belongs."""

    direct: RunningBot
    owner: RunningBot
    local: LocalDiscord
    database: PostgresAddress

    def dm(self, who: str) -> int:
        return self.local.world.dm(self.owner.person(who))


@asynccontextmanager
async def pair() -> AsyncIterator[Pair]:
    clock = FakeClock()
    games = {game: all_games()[game] for game in ("lantern", "agent_avenue")}
    async with fresh(clock=clock, shards=2, max_concurrency=2) as local, fresh_database() as database:
        world = local.world
        while True:
            clock.advance(0.001)
            server = world.add_server("Odd", owner=world.person("Ada"))
            if (server >> 22) % 2:
                break
        for name in ("Boris", "Cleo"):
            world.rejoin(world.person(name), server)
        world.add_channel(server, "odd", TEXT)
        with registered():
            async with (
                process_on(local, clock, database, games, "0/2") as direct,
                process_on(local, clock, database, games, "1/2") as owner,
            ):
                for name in ("Ada", "Boris", "Cleo"):
                    owner.speaks(name, "en-US")
                yield Pair(direct, owner, local, database)


async def test_a_press_that_arrives_elsewhere_is_a_move_that_the_tables_own_process_shows() -> None:
    async with pair() as two:
        direct, owner = two.direct, two.owner
        for who in ("Ada", "Boris"):
            await settle_in(direct, who, hands="dm")
        await eventually(lambda: owner.app.people.settings(owner.person("Boris")).hands == "dm")
        record = await begun(owner, "Ada", "Boris", where="odd")
        for who in ("Ada", "Boris"):
            await owner.until_reads(who, "for the lamp of", where=two.dm(who))
        await lay(direct, "Ada", two.dm("Ada"))
        await owner.until_reads("Cleo", "laid a card", where="odd")
        await owner.until_reads("Ada", "Waiting for", where=two.dm("Ada"))
        await hung_up(two.database)
        await lay(direct, "Boris", two.dm("Boris"))
        for who in ("Ada", "Boris"):
            await owner.until_reads(who, "number: 1", where=two.dm(who))
        now = await owner.record("odd")
        assert [await direct.record("odd"), now.version > record.version] == [now, True]
        assert owner.app.store.crossings is not None
        assert not await owner.app.store.crossings.pending()


async def test_panels_and_settings_follow_wherever_they_are() -> None:
    async with pair() as two:
        direct, owner = two.direct, two.owner
        await settle_in(direct, "Boris", hands="dm", confirm=True)
        await begun(owner, "Ada", "Boris", where="odd")
        await direct.slash("Ada", "hand", where=two.dm("Ada"))
        assert "number: 0" in written(direct.last("Ada", where=two.dm("Ada")))
        await owner.until_reads("Boris", "for the lamp of", where=two.dm("Boris"))
        await lay(direct, "Boris", two.dm("Boris"))
        await owner.until_sees("Boris", "Do it", where=two.dm("Boris"))
        await direct.press("Boris", "Do it", where=two.dm("Boris"))
        await owner.press("Ada", "My hand", where="odd")
        await lay(owner, "Ada", owner.channel("odd"))
        await direct.until_reads("Ada", "number: 1", where=two.dm("Ada"))
        await settle_in(direct, "Boris", hands="dm", language="cs")
        await owner.until_reads("Boris", "Jak se hraje", where=two.dm("Boris"))
        await owner.app.servers.set(odd(owner), ServerSettings(language="cs"))
        await eventually(lambda: direct.app.servers.settings(odd(direct)).language == "cs")


def odd(bot: RunningBot) -> int:
    """The server of the channel."""
    return bot.local.world.server("Odd")


async def lay(bot: RunningBot, who: str, channel: int) -> None:
    """Press somebody's first choice."""
    shown = [each for message in bot.seen(who, where=channel) for each in controls(message)]
    button = next(each for each in shown if "for the lamp" in each.get("label", "") and "custom_id" in each)
    await bot.press(who, button["label"], where=channel)
