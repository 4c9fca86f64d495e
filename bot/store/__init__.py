"""Storage: a SQLite file, reached through `Store.open`."""

from bot.store.store import Store

__all__ = ["Store"]
