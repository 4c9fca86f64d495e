"""The store: one database and all that is asked of it."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

from bot.basics.address import Address
from bot.basics.clock import Clock
from bot.basics.reach import Reach
from bot.store.campaigns import Campaigns
from bot.store.database import Database
from bot.store.forget import Forgetting
from bot.store.history import History
from bot.store.life import Life, Marks
from bot.store.lookup import Lookup
from bot.store.opening import open_database
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

    def __init__(self, database: Database, clock: Clock, process: str) -> None:
        self.database = database
        """Where all of it is kept; for its tests and tools."""
        self.sessions = Sessions(database)
        self.lookup = Lookup(database)
        self.history = History(database)
        self.ratings = Ratings(database)
        self.people = StoredPeople(database)
        self.servers = StoredServers(database)
        self.shown = ShownMessages(database)
        self.owed_calls = OwedCalls(database)
        self.sheets = SheetMarks(database)
        self.campaigns = Campaigns(database, clock)
        self.marks = Marks(database)
        self.forgetting = Forgetting(database)
        self.reach = Reach(clock)
        """Whether Discord is there; what it is away counts as downtime."""
        self.life = Life(database, clock, self.reach, process)
        self.downtime = timedelta(0)
        """How long the process had been away when the store was opened; already given back to the clocks."""

    @classmethod
    async def open(cls, address: Address, clock: Clock, process: str = "bot") -> Store:
        """Open the database, built or brought up to date where needed; raises `StartError`, `Damaged`.

        No other process can open it until `close`, or the end of this process.
        """
        database = await open_database(address)
        try:
            store = cls(database, clock, process)
            store.downtime = await store.life.begin()
        except BaseException:
            await database.close()
            raise
        return store

    async def close(self) -> None:
        """Give a last sign of life if it can be kept, write what waits and let go of the database; once only."""
        if self.database.closed:
            return
        try:
            with suppress(NotKept):
                await self.life.beat()
        finally:
            await self.database.close()
