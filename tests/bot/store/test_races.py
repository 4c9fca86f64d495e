"""What two processes do at once on one PostgreSQL database, in every order of their statements."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import asyncpg
import pytest
from sqlalchemy.util.concurrency import await_

from bot.basics.address import PostgresAddress
from bot.store import Store, campaigns
from bot.store.campaigns import GroupPlays, GroupRow
from bot.store.forget import KEPT
from bot.store.owed_calls import OwedCall
from bot.store.postgres.jobs import PostgresDatabase
from bot.store.preferences import PersonSettings, ServerSettings
from bot.store.shown import BOARD, Shown
from bot.store.statements import Statement
from engines.core.campaign import Progress
from engines.core.errors import SafehouseError
from engines.table.ports import PlaceTaken
from engines.table.record import Group, Record
from tests.bot.store.samples import ADA, BORIS, NOON, SERVER, after, bare, change, finished, lobby, playing
from tests.support.clock import FakeClock
from tests.support.database import watched
from tests.support.postgres import fresh_database

PATIENCE_S = 30
_WAITING = """
SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
"""
MOST_STATEMENTS = 40

Deed = Callable[[], Awaitable[Any]]
Deeds = Callable[[int], Awaitable[tuple[Deed, Deed]]]
"""Sets up a round of its own number, and says what the two processes then do."""
Found = tuple[Any, Any]


@dataclass
class Two:
    """The stores of two processes on one database, and a connection that looks on."""

    one: Store
    other: Store
    looking: asyncpg.Connection[asyncpg.Record]

    async def every_way(self, deeds: Deeds) -> AsyncIterator[tuple[int, Found]]:
        """The rounds with what both deeds came to: the first stands still before each of its statements in turn."""
        for number in range(1, MOST_STATEMENTS):
            paused, found = await self._round(number, await deeds(number))
            yield number, found
            if not paused:
                return
        raise AssertionError("so many statements are no change of a table")

    async def _round(self, number: int, deeds: tuple[Deed, Deed]) -> tuple[bool, Found]:
        resting, go_on, statements = asyncio.Event(), asyncio.Event(), count(1)

        def tell(_: Statement) -> None:
            if next(statements) == number:
                resting.set()
                await_(go_on.wait())

        with watched(self.one.database, tell):
            first = asyncio.ensure_future(deeds[0]())
            rests = asyncio.ensure_future(resting.wait())
            await asyncio.wait({first, rests}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE_S)
            second = asyncio.ensure_future(deeds[1]())
            async with asyncio.timeout(PATIENCE_S):
                while not second.done():
                    if await self._somebody_waits():
                        break
                go_on.set()
                found = await asyncio.gather(first, second, return_exceptions=True)
            rests.cancel()
        return resting.is_set(), (found[0], found[1])

    async def _somebody_waits(self) -> bool:
        return bool(await self.looking.fetchval(_WAITING))


_NUMBERS = count(1)


@pytest.fixture
async def two() -> AsyncIterator[Two]:
    async with fresh_database() as address:
        one, other = await _opened(address), await _opened(address)
        looking = await asyncpg.connect(address.url)
        yield Two(one, other, looking)
        await looking.close()
        await one.database.close()
        await other.database.close()


async def _opened(address: PostgresAddress) -> Store:
    return Store(await PostgresDatabase.open(address, next(_NUMBERS)), FakeClock(NOON))


def _kinds(found: Found) -> list[str]:
    return sorted(type(each).__name__ for each in found)


async def _group(store: Store, number: int = 0) -> GroupRow:
    return await store.campaigns.found(SERVER, "agent_avenue", f"Group {number}", {"played": 0}, ADA)


def _of(group: GroupRow, channel: int) -> Record:
    return lobby(channel, group=Group(id=group.id, name=group.name))


async def test_a_group_has_one_table(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        group = await _group(two.one, number)
        records = [_of(group, 2 * number + each) for each in (0, 1)]
        return lambda: two.one.sessions.create(records[0]), lambda: two.other.sessions.create(records[1])

    async for number, found in two.every_way(deeds):
        assert _kinds(found) == [GroupPlays.__name__, "Record"], number


async def test_a_channel_has_one_table(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        record = lobby(number)
        return lambda: two.one.sessions.create(record), lambda: two.other.sessions.create(record)

    async for number, found in two.every_way(deeds):
        assert _kinds(found) == [PlaceTaken.__name__, "Record"], number


async def test_tables_have_numbers_of_their_own_that_rise(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        records = [lobby(2 * number + each) for each in (0, 1)]
        return lambda: two.one.sessions.create(records[0]), lambda: two.other.sessions.create(records[1])

    async for number, found in two.every_way(deeds):
        assert _kinds(found) == ["Record", "Record"], (number, found)
        assert found[0].id != found[1].id


async def test_nobody_belongs_to_too_many_groups(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "MOST_GROUPS", 1)

    async def deeds(number: int) -> tuple[Deed, Deed]:
        def found(store: Store) -> Deed:
            return lambda: store.campaigns.found(SERVER, "agent_avenue", "A", {}, ADA + number)

        return found(two.one), found(two.other)

    async for number, found in two.every_way(deeds):
        assert _kinds(found) == ["GroupRow", SafehouseError.__name__], number


async def _ended(store: Store, group: GroupRow, channel: int) -> Record:
    record = playing(await store.sessions.create(_of(group, channel)))
    await store.sessions.commit(change(record))
    ended = finished(record)
    await store.sessions.commit(change(ended))
    return ended


def _counted(progress: Progress) -> Progress:
    return {"played": int(str(progress["played"])) + 1}


async def test_two_games_of_a_group_both_count(two: Two) -> None:
    groups: dict[int, GroupRow] = {}

    async def deeds(number: int) -> tuple[Deed, Deed]:
        group = groups[number] = await _group(two.one, number)
        games = [(await _ended(two.one, group, 2 * number + each)).id for each in (0, 1)]
        seated = {ADA: 0, BORIS: 1}
        return (
            lambda: two.one.campaigns.record(games[0], seated, _counted),
            lambda: two.other.campaigns.record(games[1], seated, _counted),
        )

    async for number, found in two.every_way(deeds):
        assert found == (True, True)
        kept = await two.one.campaigns.get(groups[number].id)
        assert kept is not None
        assert (kept.progress, kept.games) == ({"played": 2}, 2), number


async def test_a_group_that_goes_begins_no_game(two: Two) -> None:
    groups: dict[int, GroupRow] = {}

    async def deeds(number: int) -> tuple[Deed, Deed]:
        group = groups[number] = await _group(two.one, number)
        return (
            lambda: two.one.campaigns.leave(group.id, ADA),
            lambda: two.other.sessions.create(_of(group, number)),
        )

    async for number, found in two.every_way(deeds):
        assert found[0] is None, number
        assert isinstance(found[1], Record | SafehouseError), found
        assert await two.one.campaigns.get(groups[number].id) is None


async def test_people_keep_all_that_they_set(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        known = PersonSettings()
        return (
            lambda: two.one.people.set(ADA + number, PersonSettings(words=True), known),
            lambda: two.other.people.set(ADA + number, PersonSettings(pings=False), known),
        )

    async for number, _ in two.every_way(deeds):
        kept = await two.one.people.get(ADA + number)
        assert kept.settings == PersonSettings(words=True, pings=False), number


async def test_a_person_who_turns_up_loses_no_settings(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        return (
            lambda: two.one.people.seen(ADA + number, "cs"),
            lambda: two.other.people.set(ADA + number, PersonSettings(pings=False)),
        )

    async for number, _ in two.every_way(deeds):
        kept = await two.one.people.get(ADA + number)
        assert (kept.locale, kept.settings) == ("cs", PersonSettings(pings=False)), number


async def test_nothing_comes_back_of_a_person_who_is_forgotten(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        await two.one.people.set(ADA + number, PersonSettings(pings=False))
        return (
            lambda: two.one.people.seen(ADA + number, "cs"),
            lambda: two.other.forgetting.person(ADA + number),
        )

    async for number, _ in two.every_way(deeds):
        assert (await two.one.people.get(ADA + number)).settings == PersonSettings(), number


async def test_a_server_that_comes_back_as_it_is_purged_has_all_or_nothing(two: Two) -> None:
    tables: dict[int, Record] = {}

    async def deeds(number: int) -> tuple[Deed, Deed]:
        server = SERVER + number
        await two.one.servers.set(server, ServerSettings(threads=True))
        await two.one.servers.removed(server, NOON)
        tables[number] = await two.one.sessions.create(lobby(number, server=server))
        return (
            lambda: two.one.servers.here({server: "cs"}),
            lambda: two.other.forgetting.purge(NOON + 2 * KEPT),
        )

    async for number, found in two.every_way(deeds):
        kept = (await two.one.servers.get(SERVER + number)).settings.threads
        table = await two.one.sessions.load(tables[number].id)
        assert (found[0] == (), table is not None) == (kept, kept), (number, found)


async def test_a_call_that_is_owed_anew_is_not_taken_for_paid(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        record = await two.one.sessions.create(lobby(number))
        invited, gathered = (OwedCall(record.id, ADA + number, kind) for kind in ("invited", "gathered"))
        await two.one.owed_calls.owe(invited)
        return lambda: two.one.owed_calls.paid(invited), lambda: two.other.owed_calls.owe(gathered)

    async for number, _ in two.every_way(deeds):
        owed = [call.kind for call in await two.one.owed_calls.all() if call.person == ADA + number]
        assert owed == ["gathered"], number


async def test_servers_keep_all_that_was_set(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        known = ServerSettings()
        return (
            lambda: two.one.servers.set(number, ServerSettings(threads=True), known),
            lambda: two.other.servers.set(number, ServerSettings(role=5), known),
        )

    async for number, _ in two.every_way(deeds):
        assert (await two.one.servers.get(number)).settings == ServerSettings(threads=True, role=5), number


async def test_what_is_shown_of_a_table_that_goes_harms_nobody(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        record = after(await two.one.sessions.create(lobby(number)), status="abandoned")
        await two.one.sessions.commit(bare(record))
        return (
            lambda: two.one.shown.set(Shown(record.id, BOARD, 1, 5, number)),
            lambda: two.other.forgetting.purge(NOON + 2 * KEPT),
        )

    async for number, found in two.every_way(deeds):
        assert found[0] is None, (number, found)
        assert found[1] == 1, (number, found)


async def test_the_last_seat_has_one_holder(two: Two) -> None:
    async def deeds(number: int) -> tuple[Deed, Deed]:
        record = playing(await two.one.sessions.create(lobby(number)))
        return (
            lambda: two.one.sessions.commit(change(record)),
            lambda: two.other.sessions.commit(change(record)),
        )

    async for number, found in two.every_way(deeds):
        assert sorted(found) == [False, True], number


async def test_a_person_is_forgotten_in_a_game_that_goes_on(two: Two) -> None:
    games: dict[int, Record] = {}

    async def deeds(number: int) -> tuple[Deed, Deed]:
        record = games[number] = playing(await two.one.sessions.create(lobby(number)))
        await two.one.sessions.commit(change(record))
        moved = after(record)
        return (
            lambda: two.one.forgetting.person(ADA),
            lambda: two.other.sessions.commit(replace(change(moved), state=b"moved")),
        )

    async for number, _ in two.every_way(deeds):
        stored = await two.one.sessions.load(games[number].id)
        assert stored is not None
        assert ADA not in stored.record.people(), number
