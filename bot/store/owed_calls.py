"""Calls to tables that are owed to people whom nothing could call at the time."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from pydantic import TypeAdapter
from sqlalchemy import bindparam, delete, select

from bot.store.database import Database
from bot.store.domain import Domain
from bot.store.reading import read_rows
from bot.store.schema import owed_calls
from bot.store.statements import upsert
from engines.table.record import Person

_ALL = select(owed_calls).order_by(owed_calls.c.session, owed_calls.c.person)
_OWE = upsert(owed_calls)
_PAID = delete(owed_calls).where(
    owed_calls.c.session == bindparam("of"),
    owed_calls.c.person == bindparam("who"),
    owed_calls.c.kind == bindparam("what"),
)


CallKind = Literal["invited", "gathered", "over"]
"""To a lobby: invited by somebody, or to a game that is about to begin; or that a game is over."""


@dataclass(frozen=True, slots=True)
class OwedCall:
    """A person to call to a table, by whom if anybody has invited them."""

    session: int
    person: Person
    kind: CallKind
    by: Person | None = None


_CALL = TypeAdapter(OwedCall)


class OwedCalls:
    """The calls that are owed, one a person and table."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self._database, self._domain = database, domain

    async def all(self) -> tuple[OwedCall, ...]:
        """All of them at tables of the process's own servers."""
        query = self._domain.of_sessions(_ALL, owed_calls.c.session)
        rows = await self._database.read(lambda connection: connection.execute(query, {}).rows)
        return read_rows(_CALL, rows, "a call that is owed")

    async def owe(self, call: OwedCall) -> None:
        """Keep a call, in place of one that the person was owed before."""
        await self._database.write(lambda connection: connection.execute(_OWE, asdict(call)))

    async def paid(self, call: OwedCall) -> None:
        """The person has been called, or there is nothing to call them to any more.

        A call of another kind that they are owed since stays.
        """
        at = {"of": call.session, "who": call.person, "what": call.kind}
        await self._database.write(lambda connection: connection.execute(_PAID, at))
