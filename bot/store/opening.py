"""Opening a database, whichever it is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from bot.basics.address import Address, PostgresAddress
from bot.basics.relay import Relay
from bot.basics.turns import Turns
from bot.store.database import Database
from bot.store.sqlite import SqliteDatabase


async def open_database(address: Address) -> Database:
    """The database at an address, built or brought up to date where needed, for this process alone.

    Raises `StartError`. PostgreSQL's driver is loaded only where it is used.
    """
    if isinstance(address, Path):
        return await SqliteDatabase.open(address)
    from bot.store.postgres.jobs import PostgresDatabase  # noqa: PLC0415

    return await PostgresDatabase.open(address)


@dataclass(frozen=True, slots=True)
class Shared:
    """A database that other processes use too: this one's number, the turns that all take, and what they tell."""

    database: Database
    holder: int
    turns: Turns
    relay: Relay


async def open_shared(address: PostgresAddress) -> Shared:
    """The same beside other processes that open it so. Raises `StartError`."""
    from bot.store.postgres.jobs import PostgresDatabase  # noqa: PLC0415
    from bot.store.postgres.relay import PostgresRelay  # noqa: PLC0415
    from bot.store.postgres.turns import SharedTurns  # noqa: PLC0415

    holder = uuid4().int >> 65
    database = await PostgresDatabase.open(address, holder)
    return Shared(database, holder, SharedTurns(address), PostgresRelay(address, holder))
