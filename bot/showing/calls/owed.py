"""Calls that are put off, as nothing may call their people at the time; they outlive a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from bot.delivery.results import Later, Result
from bot.known import Known
from bot.showing.outbox import Outbox
from bot.store.owed_calls import CallKind, OwedCall, OwedCalls
from bot.tables.registry import Registry
from engines.table.ports import NotKept
from engines.table.record import Person
from engines.table.snapshot import Snapshot

Pay = Callable[[Snapshot, OwedCall], Awaitable[Result | None]]


class PutOff:
    """Pays what is owed as soon as its person may be called."""

    def __init__(self, outbox: Outbox, registry: Registry, known: Known, owed: OwedCalls) -> None:
        self._outbox, self._registry, self._known, self._owed = outbox, registry, known, owed
        self.pay: dict[CallKind, Pay] = {}
        """How each kind is paid: whoever knows whether there is still something to call to."""

    async def begin(self) -> None:
        """Take up what was owed when the process ended."""
        for call in await self._owed.all():
            self._call_later(call)

    async def owe(self, session: int, people: Iterable[Person], kind: CallKind, by: Person | None = None) -> None:
        """Call each of these people who can't be called now once they can."""
        for person in people:
            if self._known.people.quiet_s(person) > 0:
                call = OwedCall(session, person, kind, by)
                with suppress(NotKept):
                    await self._owed.owe(call)
                self._call_later(call)

    def _call_later(self, call: OwedCall) -> None:
        wait_s, key = self._known.people.quiet_s(call.person), _lane(call)
        self._outbox.later(key, wait_s, partial(self._outbox.lanes.poke, key, partial(self._call, call)))

    async def _call(self, call: OwedCall) -> None:
        if self._known.people.quiet_s(call.person) > 0:
            self._call_later(call)
            return
        result = await self.pay[call.kind](await self._registry.snapshot(call.session), call)
        if isinstance(result, Later):
            self._outbox.tried(_lane(call), result, partial(self._call, call))
            return
        with suppress(NotKept):
            await self._owed.paid(call)


def _lane(call: OwedCall) -> tuple[str, int, Person]:
    return "call", call.session, call.person
