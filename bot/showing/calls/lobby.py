"""Calls to a lobby and from it: to who is invited, to all as its time comes, to its host as somebody comes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import timedelta

from bot.basics.loading import Lately, Recent
from bot.delivery.results import Later, Result
from bot.known import Known
from bot.panels import calls as written
from bot.panels.calls import Calling
from bot.showing.calls.direct import DirectCalls
from bot.showing.calls.owed import PutOff
from bot.showing.calls.standing import StandingCalls
from bot.showing.calls.telling import Tellings
from bot.showing.outbox import Outbox
from bot.showing.seat_messages import NEARBY
from bot.store.owed_calls import OwedCall
from bot.store.shown import GATHERED, HOST, INVITED, Shown, ShownMessages
from bot.tables.registry import Registry
from engines.table.changes import Publication
from engines.table.lobby import expected, free_seats
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot

KEPT = 4096


class LobbyCalls:
    """The calls of all lobbies; they go with their lobbies."""

    def __init__(
        self,
        outbox: Outbox,
        registry: Registry,
        known: Known,
        standing: StandingCalls,
        put_off: PutOff,
        shown: ShownMessages,
        direct: DirectCalls,
        tellings: Tellings,
    ) -> None:
        self._outbox, self._registry, self._known = outbox, registry, known
        self._standing, self._put_off, self._shown, self._direct = standing, put_off, shown, direct
        self._tellings, self._opened = tellings, set[int]()
        self._news: dict[int, set[Person]] = {}
        self._gather: dict[int, frozenset[Person] | None] = {}
        """Whom to call together, None for all."""
        self._inviter: Recent[int, Person] = Recent(KEPT)
        self._told: Recent[int, frozenset[str]] = Recent(KEPT)
        self._host_is_near: Lately[int, bool] = Lately(NEARBY, outbox.clock.now)
        put_off.pay["invited"], put_off.pay["gathered"] = self._pay_invitation, self._pay_gathering

    async def begin(self) -> None:
        """Bring what stands in channels up to date after a start."""
        for session in await self._shown.lobby_calls():
            self._refresh(session)

    def published(self, publication: Publication) -> None:
        """Bring a lobby's calls up to date, the last time as it begins or closes."""
        before, after = publication.before.record, publication.after.record
        if before.status != "lobby":
            return
        if _is_set_by_host(before, after):
            self._host_is_near[after.id] = True
        self._refresh(after.id)

    async def invite(self, record: Record, people: Collection[Person], host: Person | None) -> None:
        """Call people who have just been invited; whom nothing may call now, later."""
        if host is not None:
            self._inviter[record.id] = host
        self._news.setdefault(record.id, set()).update(person for person in people if person != host)
        self._refresh(record.id)
        await self._outbox.lanes.settled(_lane(record.id))

    def announce(self, session: int) -> None:
        """A table has opened: tell whoever wanted to hear of it."""
        self._opened.add(session)
        self._refresh(session)

    def gather(self, session: int) -> None:
        """Call the people of a lobby whose time has come; nobody if it has begun or closed by then."""
        self._gather[session] = None
        self._refresh(session)

    def _refresh(self, session: int) -> None:
        self._outbox.lanes.poke(_lane(session), lambda: self._bring(session))

    async def _bring(self, session: int) -> None:
        snapshot = await self._registry.snapshot(session)
        record, news = snapshot.record, self._news.pop(session, set())
        opened = session in self._opened
        self._opened.discard(session)
        if record.status != "lobby":
            self._gather.pop(session, None)
            await self._standing.end_lobby(record)
            return
        await self._known.people.known(*record.people(), *news)
        gathers, wanted = session in self._gather, self._gather.pop(session, None)
        people = tuple(person for person in record.people() if wanted is None or person in wanted)
        uninvited = await self._bring_invitation(snapshot, news, None)
        ungathered = await self._call_together(record, people) if gathers else {}
        hosted = await self._bring_host(record)
        if again := news & set(uninvited):
            self._news.setdefault(session, set()).update(again)
        if ungathered:
            self._gather.setdefault(session, frozenset(ungathered))
        results = (*uninvited.values(), *ungathered.values(), hosted)
        late = next((result for result in results if isinstance(result, Later)), None)
        if late is not None:
            self._outbox.tried(_lane(session), late, lambda: self._bring(session))
        await self._tellings.bring(snapshot, opened=opened)

    async def _bring_invitation(
        self, snapshot: Snapshot, news: Collection[Person], by: Person | None
    ) -> Mapping[Person, Later]:
        """Call those among the news who are still expected; returns whose invitation has to be brought later."""
        record = snapshot.record
        called = tuple(person for person in expected(record) if person in news)
        host = by or self._inviter.get(record.id, record.host)
        apart = {person for person in called if self._known.people.blocks(person, host)}
        if record.place.server is None:
            late = await self._direct.bring_invitations(snapshot, set(called) - apart, host)
        else:
            result = await self._bring_in_channel(snapshot, called, host)
            late = dict.fromkeys(expected(record), result) if isinstance(result, Later) else {}
        owed = (person for person in called if person not in late and person not in apart)
        await self._put_off.owe(record.id, owed, "invited", host)
        return late

    async def _bring_in_channel(
        self, snapshot: Snapshot, called: Collection[Person], host: Person | None
    ) -> Result | None:
        record, waiting = snapshot.record, expected(snapshot.record)
        if not waiting:
            await self._standing.end(record, INVITED)
            return None
        heard = [person for person in called or waiting if not self._known.people.blocks(person, host)]
        to = await self._calling(record, waiting, heard)
        note = written.invitation(snapshot, host, to, await self._known.words_at(record))
        if not called:
            return await self._standing.edit(record, INVITED, note)
        return await self._standing.call(record, INVITED, note)

    async def _call_together(self, record: Record, people: Collection[Person]) -> Mapping[Person, Later]:
        """Call these people; returns who has to be called later."""
        late = await self._call_all(record, people)
        if not late:
            self._told[record.id] = _facts(record)
            await self._standing.end(record, HOST)
        await self._put_off.owe(record.id, (person for person in people if person not in late), "gathered")
        return late

    async def _call_all(self, record: Record, people: Collection[Person]) -> Mapping[Person, Later]:
        if record.place.server is None:
            return await self._direct.gather(record, people)
        to = await self._calling(record, record.people(), people)
        note = written.gathering(record, to, await self._known.words_at(record))
        result = await self._standing.call(record, GATHERED, note)
        return dict.fromkeys(people, result) if isinstance(result, Later) else {}

    async def _pay_invitation(self, snapshot: Snapshot, owed: OwedCall) -> Result | None:
        if snapshot.record.status != "lobby" or owed.person not in expected(snapshot.record):
            return None
        return (await self._bring_invitation(snapshot, (owed.person,), owed.by)).get(owed.person)

    async def _pay_gathering(self, snapshot: Snapshot, owed: OwedCall) -> Result | None:
        record = snapshot.record
        if record.status != "lobby" or owed.person not in record.people():
            return None
        return (await self._call_together(record, (owed.person,))).get(owed.person)

    async def _bring_host(self, record: Record) -> Result | None:
        """Let the host hear who has sat down or declined, once they may be called and aren't looking anyway."""
        facts, had = _facts(record), await self._standing.get(record, HOST)
        if not facts or record.host is None:
            self._told.pop(record.id, None)
            await self._standing.end(record, HOST)
            return None
        told = self._told.get(record.id)
        if told is None:
            told = frozenset() if had is None or had.owed else facts if had.version >= record.version else _CAME
        self._told[record.id] = told & facts
        to = await self._calling(record, (record.host,), (record.host,))
        note = written.hosting(record, to, await self._known.words_at(record))
        if facts <= told or not self._known.people.settings(record.host).pings:
            self._told[record.id] = facts
            return await self._standing.edit(record, HOST, note)
        if (wait_s := self._wait_s(record, record.host)) > 0:
            await self._owe_host(record, had)
            self._outbox.later((HOST, record.id), wait_s, lambda: self._refresh(record.id))
            return await self._standing.edit(record, HOST, note)
        result = await self._standing.call(record, HOST, note)
        if not isinstance(result, Later):
            self._told[record.id] = facts
        return result

    async def _owe_host(self, record: Record, had: Shown | None) -> None:
        if had is None or not had.owed:
            channel, message = (None, None) if had is None else (had.channel, had.message)
            owed = Shown(record.id, HOST, record.version, channel, message, owed=True)
            await self._outbox.messages.put(owed)

    def _wait_s(self, record: Record, host: Person) -> float:
        """How long the host needn't or mustn't be called, in seconds: just opened or set up, away, quiet hours."""
        opened_s = (record.created_at + NEARBY - self._outbox.clock.now()) / timedelta(seconds=1)
        return max(opened_s, self._host_is_near.left_s(record.id), self._known.people.quiet_s(host))

    async def _calling(self, record: Record, people: Collection[Person], called: Collection[Person]) -> Calling:
        notified = self._known.people.callable_now(called)
        return Calling(tuple(people), notified, await self._outbox.board_link(record))


_CAME = frozenset({"came"})


def _facts(record: Record) -> frozenset[str]:
    """What the host is called for, each of it once."""
    came = bool(written.others(record))
    found = {"came"} if came else set()
    found |= {"full"} if came and not free_seats(record) else set()
    return frozenset({*found, *(f"declined:{person}" for person in record.declined)})


def _is_set_by_host(before: Record, after: Record) -> bool:
    """Whether a change of a lobby is one that only its host makes."""
    own = ("options", "pacing", "starts_at", "seats")
    return before.host == after.host and any(getattr(before, name) != getattr(after, name) for name in own)


def _lane(session: int) -> tuple[str, int]:
    return "lobby calls", session
