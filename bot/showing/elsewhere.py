"""Tables of other processes: what is to be shown there is told to them, and what they tell is shown here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from datetime import datetime, timedelta

from bot.basics.lanes import Lanes
from bot.basics.loading import Lately
from bot.basics.relay import Relay, Values
from bot.known import Known
from bot.showing.boards import ANEW, Boards
from bot.showing.hands import Hands
from bot.showing.live import LIVES
from bot.showing.notes import NotePanels
from bot.showing.owners import Owners
from bot.showing.seat_panels import SeatPanels
from bot.showing.starts import StartEvents
from bot.showing.upkeep import Upkeep
from bot.store.crossings import Crossings
from bot.store.domain import Domain
from bot.store.shown import BOARD, EVENT
from bot.tables.ports import Caller
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Person, Record

SHOWN_BY_OWNER = (BOARD, ANEW, "seat", "seats", EVENT)
"""The lanes of what only the process shows to which a table belongs."""

LIVE = ("hand", "notes", "lobby")
"""The lanes of private panels, which live where they were last pressed."""


class Elsewhere:
    """Goes between this process and the others on its database."""

    def __init__(
        self,
        relay: Relay,
        domain: Domain,
        crossings: Crossings | None,
        registry: Registry,
        known: Known,
        now: Callable[[], datetime],
    ) -> None:
        self._relay, self._domain, self._crossings = relay, domain, crossings
        self._registry, self._known = registry, known
        self._watched: Lately[int, bool] = Lately(LIVES + timedelta(minutes=1), now)
        self._lanes = Lanes("hearing of")
        relay.on |= {
            "crossed": self._crossed,
            "changed": lambda said: self._changed(_number(said["session"])),
            "watch": self._watch,
            "person": lambda said: self._person(_number(said["person"])),
            "server": lambda said: self._server(_number(said["server"])),
            "show": self._show,
            "pressed": self._pressed,
            "call": self._call,
        }
        relay.on_gap.append(self._missed)

    def shows(
        self,
        boards: Boards,
        hands: Hands,
        notes: NotePanels,
        seat_panels: SeatPanels,
        owners: Owners,
        starts: StartEvents,
        upkeep: Upkeep,
    ) -> None:
        """What shows tables here."""
        self._boards, self._owners, self._starts, self._upkeep = boards, owners, starts, upkeep
        self._live = (hands.live.refresh_all, notes.live.refresh_all, seat_panels.live.refresh_all)
        self._notes = notes

    def told(self, key: Hashable) -> bool:
        """Whether the work of a lane is another process's, which is told to do it."""
        if not isinstance(key, tuple) or not isinstance(key[1], int) or not self._domain.is_elsewhere(key[1]):
            return False
        if key[0] in LIVE:
            self._relay.tell("watch", session=key[1])
        if key[0] not in SHOWN_BY_OWNER:
            return False
        self._relay.tell("show", what=key[0], session=key[1], seat=key[2] if len(key) > 2 else None)
        return True

    def published(self, publication: Publication) -> None:
        """Tell those of a change who have live panels of the table."""
        if self._watched.get(publication.after.record.id):
            self._relay.tell("changed", session=publication.after.record.id)

    def marked(self, session: int) -> None:
        """Somebody has marked a note sheet."""
        self._notes.marked(session)
        if self._domain.is_elsewhere(session) or self._watched.get(session):
            self._relay.tell("changed", session=session)

    def pressed(self, session: int, person: Person, focus: tuple[str, ...]) -> None:
        """Somebody has pressed on a hand by direct message."""
        if self._domain.is_elsewhere(session):
            self._relay.tell("pressed", session=session, person=person, focus=focus)
        else:
            self._owners.pressed(session, person, focus)

    def calls(self, calls: Caller) -> Caller:
        """What calls people to tables here, or tells the others to."""
        self._calls = calls
        return CallsAnywhere(calls, self._relay, self._domain)

    async def begin(self) -> None:
        """Let everybody hear of what others have changed at tables of this process's, and it hasn't heard of."""
        for session in () if self._crossings is None else await self._crossings.pending():
            self._registry.crossed(session)

    async def stop(self) -> None:
        """Hear no more: what others change from now on is for whoever comes next."""
        self._relay.on.pop("crossed", None)
        await self._lanes.stop(0)

    def _crossed(self, said: Values) -> None:
        session, server = _number(said["session"]), said["server"]
        if self._domain.has(None if server is None else _number(server)):
            self._registry.crossed(session)
        else:
            self._changed(session)

    def _changed(self, session: int) -> None:
        self._registry.drop([session])
        for refresh_all in self._live:
            refresh_all(session)

    def _watch(self, said: Values) -> None:
        self._watched[_number(said["session"])] = True

    def _person(self, person: Person) -> None:
        async def work() -> None:
            await self._known.people.look_up(person)
            await self._upkeep.person_changed(person)

        self._lanes.poke(("settings of", "a person", person), work)

    def _server(self, server: int) -> None:
        self._lanes.poke(("settings of", "a server", server), lambda: self._known.servers.look_up(server))

    def _show(self, said: Values) -> None:
        """Show what another process has asked for; whoever has the table does."""
        session, seat = _number(said["session"]), said["seat"]
        self._lanes.poke(("show", session, seat, said["what"]), lambda: self._shown(session, str(said["what"]), seat))

    async def _shown(self, session: int, what: str, seat: object) -> None:
        await self._registry.snapshot(session)
        if self._domain.is_elsewhere(session):
            return
        if what == BOARD:
            self._boards.refresh(session)
        elif what == ANEW:
            await self._boards.show(session, anew=True)
        elif what == EVENT:
            self._starts.refresh(session)
        elif seat is None:
            self._owners.refresh_all(session)
        else:
            self._owners.refresh(session, _number(seat))

    def _pressed(self, said: Values) -> None:
        session, person = _number(said["session"]), _number(said["person"])
        focus = tuple(map(str, said["focus"])) if isinstance(said["focus"], list) else ()

        async def work() -> None:
            await self._registry.snapshot(session)
            if not self._domain.is_elsewhere(session):
                self._owners.pressed(session, person, focus)

        self._lanes.poke(("pressed", session, person), work)

    def _call(self, said: Values) -> None:
        self._lanes.poke(("call", _number(said["session"]), str(said)), lambda: self._called(said))

    async def _called(self, said: Values) -> None:
        session = _number(said["session"])
        record = (await self._registry.snapshot(session)).record
        if self._domain.is_elsewhere(session):
            return
        match said["what"], said["who"]:
            case "invite", list(people):
                host = said["host"]
                await self._calls.invite(record, list(map(_number, people)), None if host is None else _number(host))
            case "gather", _:
                self._calls.gather(session)
            case "remind", seat:
                self._calls.remind(session, _number(seat))
            case "welcome", seat:
                self._calls.welcome(session, _number(seat))

    def _missed(self) -> None:
        """Something may have been told meanwhile: nothing in memory is certain."""

        async def work() -> None:
            await self._known.load()
            self._registry.drop_all()
            await self.begin()

        self._lanes.poke("missed", work)


class CallsAnywhere:
    """The `Caller` of a process that isn't alone: at tables of another one's that one calls."""

    def __init__(self, calls: Caller, relay: Relay, domain: Domain) -> None:
        self._calls, self._relay, self._domain = calls, relay, domain

    async def invite(self, record: Record, people: Collection[Person], host: Person | None) -> None:
        """Call people to a table they have just been invited to."""
        if self._domain.has(record.place.server):
            await self._calls.invite(record, people, host)
        else:
            self._relay.tell("call", what="invite", session=record.id, who=list(people), host=host)

    async def announce(self, record: Record) -> None:
        """Call the role that the server has chosen for new tables."""
        await self._calls.announce(record)

    def tell_away(self, record: Record, person: Person, until: datetime | None) -> None:
        """Tell a table until when somebody is away."""
        self._calls.tell_away(record, person, until)

    async def tell_left(self, server: int, channel: int, person: Person, group: str) -> None:
        """Tell a campaign's group that somebody has left it."""
        await self._calls.tell_left(server, channel, person, group)

    def gather(self, session: int) -> None:
        """Call the people of a lobby to their game."""
        if not self._told("gather", session, None):
            self._calls.gather(session)

    def remind(self, session: int, seat: Seat) -> None:
        """Remind the person on a seat."""
        if not self._told("remind", session, seat):
            self._calls.remind(session, seat)

    def welcome(self, session: int, seat: Seat) -> None:
        """Call the person who was given the seat."""
        if not self._told("welcome", session, seat):
            self._calls.welcome(session, seat)

    def _told(self, what: str, session: int, seat: Seat | None) -> bool:
        elsewhere = self._domain.is_elsewhere(session)
        if elsewhere:
            self._relay.tell("call", what=what, session=session, who=seat)
        return elsewhere


def _number(value: object) -> int:
    return int(str(value))
