"""Opening a database, whichever it is."""

from __future__ import annotations

from pathlib import Path

from bot.basics.address import Address
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
