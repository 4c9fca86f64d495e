"""Column types that read the same from SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import BigInteger, Integer
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)

Key = BigInteger().with_variant(Integer, "sqlite")
"""A generated key: SQLite generates only for a plain INTEGER."""


class Moment(TypeDecorator[datetime]):
    """A moment as whole microseconds since 1970: aware UTC out, only aware datetimes in, exact under arithmetic."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """The number to store; raises ValueError for a datetime without a time zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """The moment in UTC."""
        return None if value is None else EPOCH + value * MICROSECOND
