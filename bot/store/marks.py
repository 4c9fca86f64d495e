"""What a process remembers of its last run."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.database import Database
from bot.store.schema import marks
from bot.store.upsert import upsert

_KEEP = upsert(marks)


class Marks:
    """Short values by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        """The value of that name, or None."""
        query = select(marks.c.value).where(marks.c.name == name)
        return await self._database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def set(self, name: str, value: str) -> None:
        """Keep a value under a name."""
        await self._database.write(lambda connection: connection.execute(_KEEP, {"name": name, "value": value}))
