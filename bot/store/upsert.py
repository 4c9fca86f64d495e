"""Insert or replace, the one statement that SQLAlchemy Core leaves to the dialects."""

from __future__ import annotations

from sqlalchemy import Table
from sqlalchemy.dialects.sqlite import Insert, insert


def upsert(table: Table) -> Insert:
    """Insert a row, or set all its other columns where its primary key is taken."""
    statement = insert(table)
    keys = [column.name for column in table.primary_key]
    others = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=others)
