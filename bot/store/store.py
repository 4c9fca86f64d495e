"""The store: one database and all that is asked of it."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from bot.basics.address import Address
from bot.basics.clock import Clock
from bot.basics.reach import Reach
from bot.basics.relay import NobodyElse, Relay
from bot.basics.share import Share
from bot.basics.turns import OwnTurns
from bot.store.campaigns import Campaigns
from bot.store.crossings import Crossings
from bot.store.database import Database
from bot.store.domain import Domain
from bot.store.forget import Forgetting
from bot.store.history import History
from bot.store.leases import SharedLife
from bot.store.life import Life, Marks
from bot.store.lookup import Lookup
from bot.store.opening import Shared, open_database, open_shared
from bot.store.owed_calls import OwedCalls
from bot.store.people import StoredPeople
from bot.store.ratings.standings import Ratings
from bot.store.servers import StoredServers
from bot.store.sessions import Sessions
from bot.store.sheets import SheetMarks
from bot.store.shown import ShownMessages
from engines.table.ports import NotKept


class Store:
    """Made by `open`; everything is asked of its parts. `sessions` is a `SessionStore`."""

    def __init__(self, database: Database, clock: Clock, shared: Shared | None = None) -> None:
        """`shared` is what makes it one of several processes on the database."""
        self.database = database
        """Where all of it is kept; for its tests and tools."""
        self.domain = Domain()
        """What belongs to this process; all of it, unless it shares the database."""
        self.domain.rests = shared is not None
        self.sessions = Sessions(database, None if shared is None else self.domain)
        self.lookup = Lookup(database, self.domain)
        self.history = History(database)
        self.ratings = Ratings(database)
        self.people = StoredPeople(database)
        self.servers = StoredServers(database, self.domain)
        self.shown = ShownMessages(database, self.domain)
        self.owed_calls = OwedCalls(database, self.domain)
        self.sheets = SheetMarks(database)
        self.campaigns = Campaigns(database, clock, self.domain)
        self.marks = Marks(database)
        self.forgetting = Forgetting(database, self.domain)
        self.reach = Reach(clock)
        """Whether Discord is there; what it is away counts as downtime."""
        self.relay: Relay = NobodyElse() if shared is None else shared.relay
        """What this process and others on the database tell each other."""
        self.crossings = None if shared is None else Crossings(database, self.domain)
        """What others change at this one's tables; without others nothing."""
        self.turns = OwnTurns() if shared is None else shared.turns
        """How often shards may begin."""
        self.life = self._life(clock, None if shared is None else shared.holder)
        self.downtime = timedelta(0)
        """How long the process had been away when the store was opened; already given back to the clocks."""

    @classmethod
    async def open(cls, address: Address, clock: Clock) -> Store:
        """Open the database, built or brought up to date where needed; raises `StartError`, `Damaged`.

        No other process can open it until `close`, or the end of this process.
        """
        database = await open_database(address)
        try:
            store = cls(database, clock)
            store.downtime = await store.life.begin()
        except BaseException:
            await database.close()
            raise
        return store

    @classmethod
    async def open_for_a_share(cls, address: Address, clock: Clock) -> Store:
        """The same for a process that shares the database where it can: it must `take` its share before all else.

        A file is one process's, and all that there is belongs to that.
        """
        if isinstance(address, Path):
            return await cls.open(address, clock)
        shared = await open_shared(address)
        return cls(shared.database, clock, shared)

    async def take(self, share: Share) -> None:
        """Wait until these shards belong to this process; then their downtime has been given back to their clocks.

        Or until the process that has them leaves for this one's sake: then `follow`, once it is connected.
        """
        if isinstance(self.life, SharedLife):
            await self.relay.start()
            await self.life.take(share)

    async def follow(self) -> bool:
        """Wait for the shards of a process that leaves for this one's sake; whether there is one."""
        return isinstance(self.life, SharedLife) and await self.life.follow()

    async def hand_over(self) -> bool:
        """Let whoever waits for this process's shards connect first; whether somebody has."""
        return isinstance(self.life, SharedLife) and await self.life.hand_over()

    def _life(self, clock: Clock, holder: int | None) -> Life:
        if holder is None:
            return Life(self.database, clock, self.reach)
        return SharedLife(self.database, clock, self.reach, self.domain, holder, self.relay)

    async def close(self) -> None:
        """Give a last sign of life if it can be kept, write what waits and let go of the database; once only."""
        if self.database.closed:
            return
        try:
            with suppress(NotKept):
                await self.life.end()
        finally:
            await self.relay.stop()
            await self.turns.stop()
            await self.database.close()
