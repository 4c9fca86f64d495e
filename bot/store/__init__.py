"""Storage: a SQLite file or a PostgreSQL database, reached through `Store.open`."""

from bot.store.store import Store

__all__ = ["Store"]
