"""The people and servers that this process knows, in memory: settings, quiet hours, languages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.basics.clock import Clock
from bot.basics.loading import Recent
from bot.basics.zones import is_skipped, moments_at
from bot.store.people import PersonRow, StoredPeople
from bot.store.preferences import PersonSettings, QuietHours, ServerSettings
from bot.store.servers import ServerRow, StoredServers
from engines.table.record import SOMEONE, Person, Record
from renderers.words import NO_ICONS, Icons, Words, words

CAPACITY = 50_000
"""How many people without hours of their own are kept in memory."""

WAKING = timedelta(hours=2)
"""How long people have at least, from the end of their quiet hours on, to answer what was asked before."""

DAY = timedelta(days=1)


class People:
    """A cache over the store's people, and the calendar of their hours.

    People with hours of their own, or a wish to hear of tables, are always known; others from their first `known` or
    `seen` on, and count as somebody with the defaults until then.
    """

    def __init__(
        self,
        store: StoredPeople,
        clock: Clock,
        icons: Icons = NO_ICONS,
        looks_after: Callable[[Person], bool] = lambda _: True,
    ) -> None:
        """`icons` are those that can be shown by now; `looks_after` tells whose return is this process's to note."""
        self._store, self._clock, self._icons, self._looks_after = store, clock, icons, looks_after
        self._looked_for: dict[Person, PersonRow] = {}
        self._rows: Recent[Person, PersonRow] = Recent(CAPACITY)

    async def load(self) -> None:
        """Learn of everybody's own hours."""
        self._looked_for = dict(await self._store.looked_for())

    async def seen(self, person: Person, locale: str) -> None:
        """A person has just turned up, with a locale; costs nothing where both are known."""
        row = self._row(person)
        if row is None or row.locale != locale:
            self._keep(await self._store.seen(person, locale))

    async def known(self, *persons: Person) -> None:
        """Learn of these people before something is sent to them."""
        news = [person for person in persons if self._row(person) is None]
        if news:
            for row in (await self._store.many(news)).values():
                self._keep(row)

    async def set(self, person: Person, settings: PersonSettings) -> None:
        """Keep what a person has set."""
        self._keep(await self._store.set(person, settings, self.settings(person)))

    async def look_up(self, person: Person) -> None:
        """Another process has changed what a person has set."""
        self._keep(await self._store.get(person))

    def forgotten(self, person: Person) -> None:
        """Nothing of a person is kept any more."""
        self._looked_for.pop(person, None)
        self._rows.pop(person, None)

    def settings(self, person: Person) -> PersonSettings:
        """What a person has set, or the defaults."""
        row = self._row(person)
        return PersonSettings() if row is None else row.settings

    def words(self, person: Person, locale: str | None = None) -> Words:
        """The words of the person's own choice, else of `locale`, else of the locale last seen.

        They have icons unless the person wants words in place of pictures.
        """
        row = self._row(person) or PersonRow(person)
        found = words(row.settings.language or locale or row.locale)
        return found if row.settings.words else found.having(self._icons)

    def due(self, person: Person, start: datetime, seconds: float, *, daily: bool) -> datetime | None:
        """The deadline of someone asked at `start`: in their waking hours; None while away from daily games."""
        settings = self.settings(person)
        if daily and settings.away(start):
            return None
        due = start + timedelta(seconds=seconds)
        return due if settings.quiet is None else in_waking_hours(settings.quiet, ZoneInfo(settings.zone), start, due)

    def quiet_s(self, person: Person) -> float:
        """For how long, in seconds, nothing may call the person: while they are away, and in their quiet hours."""
        settings, now = self.settings(person), self._clock.now()
        free = max(now, settings.away_until or now)
        if settings.quiet is not None:
            free = after_quiet(settings.quiet, ZoneInfo(settings.zone), free)
        return (free - now).total_seconds()

    def callable_now(self, people: Iterable[Person]) -> tuple[Person, ...]:
        """Those of these people whom something may call at this moment."""
        return tuple(person for person in people if self.quiet_s(person) <= 0)

    def blocks(self, person: Person, other: Person | None) -> bool:
        """Whether a person doesn't want to be invited by another one; of people who are known."""
        return other in self.settings(person).blocked

    def away_until(self, person: Person) -> datetime | None:
        """When a person who is away will be back; None for anybody else."""
        settings = self.settings(person)
        return settings.away_until if settings.away(self._clock.now()) else None

    def returns(self) -> dict[Person, datetime]:
        """When each person who is away will be back, or was due back where that is still noted."""
        return {
            person: row.settings.away_until
            for person, row in self._looked_for.items()
            if row.settings.away_until is not None and self._looks_after(person)
        }

    def listening(self) -> tuple[Person, ...]:
        """Everybody who wants to hear of new tables."""
        return tuple(person for person, row in self._looked_for.items() if row.settings.tell is not None)

    def back(self, now: datetime) -> tuple[Person, ...]:
        """Everybody whose time away is over but still noted."""
        noted = self.returns()
        return tuple(person for person in noted if not self._looked_for[person].settings.away(now))

    def _row(self, person: Person) -> PersonRow | None:
        return self._looked_for.get(person) or self._rows.get(person)

    def _keep(self, row: PersonRow) -> None:
        self.forgotten(row.person)
        if row.settings.is_looked_for:
            self._looked_for[row.person] = row
            return
        self._rows[row.person] = row


def after_quiet(quiet: QuietHours, zone: ZoneInfo, moment: datetime) -> datetime:
    """The moment itself outside the quiet hours, else their end."""
    return next((end for start, end, _ in _nights(quiet, zone, moment) if start <= moment < end), moment)


def in_waking_hours(quiet: QuietHours, zone: ZoneInfo, start: datetime, due: datetime) -> datetime:
    """The deadline `due` of someone asked at `start`, moved out of quiet hours and of the first hours after them.

    Whom quiet hours have kept from answering has `WAKING` from their end on, or half of the time until they begin
    again, where that is less.
    """
    for begin, end, again in _nights(quiet, zone, due):
        waking = end + min(WAKING, (again - end) / 2)
        if start < end and begin <= due < waking:
            return waking
    return due


def _nights(quiet: QuietHours, zone: ZoneInfo, moment: datetime) -> Iterator[tuple[datetime, datetime, datetime]]:
    """When the quiet hours around a moment begin, end and begin again; not those that the clocks skip whole."""
    spans_midnight, today = quiet.start > quiet.end, moment.astimezone(zone).date()
    for day in (today - DAY, today):
        ends_on = day + DAY if spans_midnight else day
        if not (is_skipped(day, quiet.start, zone) and is_skipped(ends_on, quiet.end, zone)):
            times = (day, quiet.start), (ends_on, quiet.end), (day + DAY, quiet.start)
            begin, end, again = (moments_at(on, clock, zone)[0] for on, clock in times)
            yield begin, end, again


class Servers:
    """A cache over the store's servers, complete from `load` on."""

    def __init__(self, store: StoredServers, icons: Icons = NO_ICONS) -> None:
        """`icons` are those that can be shown by now."""
        self._store, self._icons = store, icons
        self._rows: dict[int, ServerRow] = {}

    async def load(self) -> None:
        """Learn of all servers."""
        self._rows = dict(await self._store.all())

    async def here(self, locales: Mapping[int, str]) -> tuple[int, ...]:
        """These servers have the bot, with their preferred locales; costs nothing where that is known.

        Returns those that nobody has known before.
        """
        news = {server: locale for server, locale in locales.items() if self._is_news(server, locale)}
        if not news:
            return ()
        first = await self._store.here(news)
        for server in news:
            self._rows[server] = await self._store.get(server)
        return first

    async def missing(self, present: Collection[int], now: datetime) -> tuple[int, ...]:
        """All other servers have removed the bot; returns those that had it until now."""
        gone = await self._store.missing(present, now)
        for server in gone:
            self._rows.pop(server, None)
        return gone

    async def removed(self, server: int, now: datetime) -> None:
        """The server has removed the bot."""
        self._rows.pop(server, None)
        await self._store.removed(server, now)

    async def look_up(self, server: int) -> None:
        """Another process has changed what is kept of a server."""
        self._rows[server] = await self._store.get(server)

    async def set(self, server: int, settings: ServerSettings) -> None:
        """Keep what a server has set."""
        self._rows[server] = await self._store.set(server, settings, self.settings(server))

    def settings(self, server: int | None) -> ServerSettings:
        """What a server has set, or the defaults, which also hold in direct messages (None)."""
        row = None if server is None else self._rows.get(server)
        return ServerSettings() if row is None else row.settings

    def words(self, server: int) -> Words:
        """The words for all in a server: its own choice, else its preferred locale."""
        return words(self._rows.get(server, ServerRow(server)).language).having(self._icons)

    def _is_news(self, server: int, locale: str) -> bool:
        row = self._rows.get(server)
        return row is None or row.locale != locale or row.removed_at is not None


@dataclass(frozen=True, slots=True)
class Known:
    """Everybody this process knows."""

    people: People
    servers: Servers

    async def load(self) -> None:
        """Load what is kept in memory."""
        await self.people.load()
        await self.servers.load()

    def words_of(self, person: Person, locale: str | None = None) -> Words:
        """The words for a person in private: their own choice, else `locale`, else their locale as last seen."""
        return self.people.words(person, locale)

    def words_in(self, server: int) -> Words:
        """The words for everybody in a server: its own choice, else its preferred locale."""
        return self.servers.words(server)

    async def words_at(self, record: Record) -> Words:
        """The words for everybody at a table: its server's, in direct messages its host's."""
        if record.place.server is not None:
            return self.words_in(record.place.server)
        host = SOMEONE if record.host is None else record.host
        await self.people.known(host)
        return self.words_of(host)
