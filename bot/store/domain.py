"""What belongs to a process: the servers of its share of the shards, and all that is played there."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar, cast

from sqlalchemy import ColumnElement, Integer, literal_column, select

from bot.basics.loading import Recent
from bot.basics.share import TIME_BITS, Share
from bot.store.schema import sessions

KEPT = 50_000
"""So many sessions of others are known as such."""


class Narrowed(Protocol):
    """A statement that can be about fewer rows."""

    def where(self, *criteria: ColumnElement[bool]) -> Self:
        """The statement about those alone for which this holds."""
        ...


W = TypeVar("W", bound=Narrowed)


class Domain:
    """A process's part of everything; all of it until a share is set."""

    def __init__(self) -> None:
        self.share: Share | None = None
        self.rests = False
        """Whether nothing belongs to it yet: as long as another process has its shards."""
        self._narrowed: dict[object, Narrowed] = {}
        self._elsewhere: Recent[int, bool] = Recent(KEPT)

    def has(self, key: int | None) -> bool:
        """Whether a server belongs to it, or (None) direct messages; of people, who is to be looked after here."""
        return not self.rests and (self.share is None or self.share.has(key))

    def wake(self) -> None:
        """From now on its share belongs to it."""
        self.rests = False
        self._elsewhere.clear()

    def saw(self, session: int, server: int | None) -> None:
        """Note whose a session is; a session never changes its server."""
        if not self.has(server):
            self._elsewhere[session] = True

    def is_elsewhere(self, session: int) -> bool:
        """Whether a session belongs to another process, as far as it was seen."""
        return session in self._elsewhere

    def of(self, statement: W, server: ColumnElement[int] = sessions.c.server) -> W:
        """The statement about servers alone that belong to it; `server` is the column of their numbers."""
        return self._within(statement, server, by_session=False)

    def of_sessions(self, statement: W, session: ColumnElement[int]) -> W:
        """The statement about sessions alone that belong to it; `session` is the column of their numbers."""
        return self._within(statement, session, by_session=True)

    def _within(self, statement: W, column: ColumnElement[int], *, by_session: bool) -> W:
        share = self.share
        if share is None or share.is_whole:
            return statement
        found = cast("W | None", self._narrowed.get((statement, share)))
        if found is None:
            found = self._narrowed[statement, share] = narrowed(statement, column, share, by_session=by_session)
        return found


def narrowed(statement: W, column: ColumnElement[int], share: Share, *, by_session: bool = False) -> W:
    """The statement about the servers of a share alone; `column` has their numbers, or those of their sessions."""
    if not by_session:
        return statement.where(_in_share(column, share))
    theirs = select(sessions.c.id).where(_in_share(sessions.c.server, share))
    return statement.where(column.in_(theirs))


def _in_share(server: ColumnElement[int], share: Share) -> ColumnElement[bool]:
    shard = server.bitwise_rshift(_literal(TIME_BITS)) % _literal(share.count)
    return shard.in_([_literal(each) for each in share.shards])


def _literal(number: int) -> ColumnElement[int]:
    return literal_column(str(number), Integer)
