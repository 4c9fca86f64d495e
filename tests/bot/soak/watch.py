"""What is held at every change of a table and at every ping: nobody is wronged by clocks, pings or panels."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from bot.local.model import SILENT, Message
from bot.local.world.changes import WorldChange
from bot.showing.pings import agreeing, asked_person
from bot.store.preferences import PersonSettings
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.clocks import is_common
from engines.table.record import Person
from engines.table.snapshot import Snapshot
from tests.bot.soak.hours import sleeps, waking_s
from tests.support.bot import RunningBot, written

LEAST_SHARE = 1 / 4
LEAST_WAKING_S = 2 * 3600
"""Everybody who is asked has this share of the table's time for a question awake, or so many seconds."""
TOGETHER = {("agent_avenue", "recruit"), ("agent_avenue", "market")}
"""Questions that partners answer together: one's own answer stands while the other's is waited for."""
ANOTHER_WISH = "wants something else"
"""Of a partner: each time they do, it is another thing to be told."""
SIGNS = ("⏰", "take a move back", "take the seat", ANOTHER_WISH)
"""What tells one kind of ping from another."""
REMEMBERED = 40


class Wronged(AssertionError):
    """Something that must never happen at a table; tells of what led to it."""


@dataclass
class Watch:
    """Looks on at one table. `tally` counts what has been seen, for the long run's report."""

    bot: RunningBot
    session: int
    tally: Counter[str] = field(default_factory=Counter)
    wrongs: list[tuple[str, str]] = field(default_factory=list)
    trace: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    latest: Snapshot | None = None
    is_given_up: bool = False
    """Somebody with the right to do so has ended the game."""
    is_turned: bool = False
    """The clock is being turned: what happens happens by itself."""
    is_suspended: bool = False
    """The machine has been suspended, and wakes."""
    _answered: dict[Seat, str | None] = field(default_factory=dict)
    """The question that each seat has last answered."""
    _pinged: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    _reminded: Counter[Seat] = field(default_factory=Counter)

    def begin(self) -> None:
        """Look on from now on."""
        self.bot.app.registry.listeners.insert(0, self.published)
        self.bot.local.world.subscribe(self.changed)

    def noted(self, line: str) -> None:
        """Somebody did something."""
        self.trace.append(f"{self.bot.clock.now():%a %d %H:%M:%S} {line}")

    def wrong(self, what: str, said: str) -> None:
        """Something happened that never should."""
        self.wrongs.append((what, f"{self.bot.clock.now():%a %d %H:%M:%S} {said}"))

    def check(self) -> None:
        """Raise `Wronged` where something was wrong until now, with what led to it."""
        for line in self.bot.errors:
            self.wrong("an error in the log", line)
        self.bot.errors.clear()
        if self.wrongs:
            told = "\n".join(f"{what}: {said}" for what, said in self.wrongs)
            raise Wronged("\n".join([told, "", "what happened before:", *self.trace]))

    def may_be_reminded_again(self, seat: Seat) -> None:
        """The others have had a late seat reminded."""
        self._reminded[seat] += 1

    def published(self, publication: Publication) -> None:
        """Hold a change to all that clocks promise."""
        after, entry = publication.after, publication.entry
        if after.record.id != self.session:
            return
        self.latest = after
        self.noted(f"  v{after.record.version} {_told(publication)}")
        self.tally["changes"] += 1
        if not publication.before.begun:
            self._pinged.clear()
        if entry is not None and entry.kind == "move" and entry.seat is not None:
            self._answered[entry.seat] = publication.before.question(entry.seat)
        self._end_visits(publication)
        self._check_decided(publication)
        self._check_shared(publication)
        if after.record.status == "abandoned":
            self._check_abandoned(publication)
        if after.record.status == "playing" and not after.record.paused:
            for seat in range(after.record.seats):
                self._check_late(publication, seat)
                self._check_time(publication, seat)
            self._check_alone(after)

    def changed(self, change: WorldChange) -> None:
        """Hold a new message to all that pings promise."""
        if change.kind != "message_create" or self.latest is None:
            return
        message = change.payload
        if message["flags"] & (SILENT | 64) or message["author"]["id"] != str(self.bot.local.world.bot_id):
            return
        now = self.bot.clock.now()
        for person in _called(self.bot, message):
            self.tally["pings"] += 1
            settings, who = self.bot.app.people.settings(person), self.bot.local.world.people[person].name
            self.noted(f"  ping to {who}: {written(message)[:90]!r}")
            if sleeps(settings, now):
                self.wrong("a ping in quiet hours", f"to {who}, {settings.quiet} {settings.zone}")
            if settings.away(now):
                self.wrong("a ping to who is away", f"to {who}, away until {settings.away_until}")
            self._check_twice(self.latest, person, who, written(message))

    def _check_twice(self, table: Snapshot, person: Person, who: str, said: str) -> None:
        seat = table.record.seat_of(person)
        if seat is None or table.record.status != "playing":
            return
        kind = next((sign for sign in SIGNS if sign in said), "asked")
        about = f"{kind} {table.question(seat)} {table.record.undo} {table.record.request}"
        about += f" {table.record.version}" if kind == ANOTHER_WISH else ""
        self._pinged[seat, about] += 1
        self.tally["late pings"] += kind == "⏰"
        if self._pinged[seat, about] > 1 + (self._reminded[seat] if kind == "⏰" else 0):
            self.wrong("two pings for one thing", f"to {who}: {about}")
        if kind == "⏰" and seat not in table.to_act():
            self.wrong("late though not asked", f"a ping tells {who} so")
        if kind == "⏰" and self._has_answered(table, seat):
            self.wrong("late though answered", f"a ping tells {who} so")

    def _end_visits(self, publication: Publication) -> None:
        """A ping calls to one visit; who has made it, or is called no more, may be called again."""
        before, after, entry = publication.before, publication.after, publication.entry
        if not before.begun:
            return
        moved = set(agreeing(before) - agreeing(after))
        if entry is not None and entry.kind == "move" and entry.seat is not None and publication.heard(None):
            moved |= publication.authors(entry.seat)
        for seat in range(after.record.seats):
            person = asked_person(after, seat)
            if seat in moved or person is None or person != asked_person(before, seat):
                self._reminded.pop(seat, None)
                for key in [key for key in self._pinged if key[0] == seat]:
                    del self._pinged[key]

    def _check_abandoned(self, publication: Publication) -> None:
        if self.is_given_up or publication.before.record.status != "playing":
            return
        before, entry = publication.before, publication.entry
        gone = None if entry is None else entry.seat
        left = sum(holder.person is not None for seat, holder in enumerate(before.record.holders) if seat != gone)
        fewest = before.game.seat_counts(before.options).start
        programs = before.game.computer_seats(before.options)
        if left >= (1 if programs else fewest):
            self.wrong("abandoned though others could go on", f"{left} were left")

    def _check_late(self, publication: Publication, seat: Seat) -> None:
        """Late is only who is asked, awake and not away; a clock that all share runs for all alike (WK-37)."""
        before, after, now = publication.before, publication.after, self.bot.clock.now()
        was, late = _late(before, seat), _late(after, seat)
        if late <= was:
            return
        self.tally["late"] += 1
        if self.is_suspended:
            self.wrong("late by downtime", f"seat {seat}")
        if is_common(after):
            return
        holder, who = after.record.holders[seat], f"seat {seat}"
        if seat not in after.to_act() or holder.person is None or not holder.is_played_by_a_person:
            self.wrong("late though not asked", who)
            return
        settings = self.bot.app.people.settings(holder.person)
        if after.record.pacing.pace == "daily" and settings.away(now):
            self.wrong("late though away", who)
        if sleeps(settings, now):
            self.wrong("late in quiet hours", who)

    def _check_decided(self, publication: Publication) -> None:
        """What becomes of who is late becomes of nobody who has answered."""
        before, after = publication.before.record, publication.after.record
        if not self.is_turned or before.status != "playing":
            return
        for seat, (had, has) in enumerate(zip(before.holders, after.holders, strict=True)):
            decided = had.is_played_by_a_person and (not has.is_played_by_a_person or after.clock(seat).skip)
            if decided and self._has_answered(publication.before, seat):
                self.wrong("late though answered", f"seat {seat} is played on or lost")

    def _check_shared(self, publication: Publication) -> None:
        """A clock that all share doesn't run out in a daily game while one of those it waits for is away (WK-37)."""
        before, after, entry = publication.before, publication.after, publication.entry
        if before.record.pacing.pace != "daily" or not before.begun or not is_common(before):
            return
        if not (entry is not None and entry.kind == "expire") and _late(after, 0) <= _late(before, 0):
            return
        for seat in sorted(before.to_act()):
            holder, now = before.record.holders[seat], self.bot.clock.now()
            if holder.person is None or holder.program:
                continue
            if self.bot.app.people.settings(holder.person).away(now):
                self.wrong("late though away", f"seat {seat}, whose table shares a clock")

    def _has_answered(self, table: Snapshot, seat: Seat) -> bool:
        """Whether it has done its part of a question that is answered together, and somebody else has not."""
        decision = table.decision(seat)
        if decision is None or (table.game.id, decision.kind) not in TOGETHER:
            return False
        others = [other for other in table.to_act() if other != seat]
        return self._answers(table, seat) and any(not self._answers(table, other) for other in others)

    def _answers(self, table: Snapshot, seat: Seat) -> bool:
        return self._answered.get(seat, "") == table.question(seat)

    def _check_time(self, publication: Publication, seat: Seat) -> None:
        """Everybody who is asked something new has some of the table's time for it, awake but in a live beat."""
        before, after = publication.before, publication.after
        holder, due, limit_s = after.record.holders[seat], _due(after, seat), _limit_s(after)
        if seat not in after.to_act() or not holder.is_played_by_a_person or due is None or limit_s is None:
            return
        if holder.person is None or not _is_new(publication, seat):
            return
        settings, now = self.bot.app.people.settings(holder.person), self.bot.clock.now()
        settings = PersonSettings() if is_common(after) and after.record.pacing.pace == "live" else settings
        given = waking_s(settings, now, due) if due > now else 0.0
        self.tally["asked with a clock"] += 1
        least_s = 0.95 * min(LEAST_SHARE * limit_s, LEAST_WAKING_S)
        if given < least_s:
            kind = "asked without time" if (due - now).total_seconds() < least_s else "asked without waking time"
            told = f"seat {seat} has {given:.0f} s awake of {limit_s} s until {due:%d %H:%M:%S}, {settings.quiet}"
            self.wrong(kind, f"{told}, {settings.zone}; asked before: {seat in before.to_act()}")

    def _check_alone(self, table: Snapshot) -> None:
        people = [holder for holder in table.record.holders if holder.is_played_by_a_person]
        if len(people) == 1 and table.record.due() is not None:
            self.wrong("hurried by programs", f"until {table.record.due()}")


def _called(bot: RunningBot, message: Message) -> Iterator[Person]:
    """Whom Discord notifies of a message that is not silent."""
    channel = bot.local.world.channels[int(message["channel_id"])]
    people = {int(user["id"]) for user in message["mentions"]}
    people |= {int(user["id"]) for user in channel.get("recipients", ())}
    yield from sorted(people & set(bot.local.world.people))


def _told(publication: Publication) -> str:
    before, after, entry = publication.before, publication.after, publication.entry
    what = "no entry" if entry is None else f"{entry.kind} seat {entry.seat} {str(entry.payload)[:80]}"
    asked = ", ".join(_told_of_clock(after, seat) for seat in sorted(after.to_act()))
    status = after.record.status if after.record.status != before.record.status else ""
    return f"{what} {status} asks {asked or 'nobody'}"


def _told_of_clock(table: Snapshot, seat: Seat) -> str:
    holder, due, late = table.record.holders[seat], _due(table, seat), _late(table, seat)
    marks = f"{'p' if holder.program else ''}{'L' * late}"
    return f"{seat}{marks}?{table.question(seat)}{'' if due is None else f' by {due:%d %H:%M:%S}'}"


def _late(table: Snapshot, seat: Seat) -> int:
    if not table.begun or table.record.status != "playing":
        return 0
    return table.record.table_late if is_common(table) else table.record.clock(seat).late


def _due(table: Snapshot, seat: Seat) -> datetime | None:
    return table.record.table_due if is_common(table) else table.record.clock(seat).due


def _limit_s(table: Snapshot) -> float | None:
    """The seconds that a question of the table is meant to have."""
    if is_common(table) and table.record.pacing.pace == "live":
        return table.game.times(table.state).limit_s
    return table.record.pacing.limit_s


def _is_new(publication: Publication, seat: Seat) -> bool:
    """Whether a seat is asked something now that its own move has not brought about.

    What changes unseen, as a partner's proposal, leaves the deadline of what they decide together: all can see that.
    """
    before, after, entry = publication.before, publication.after, publication.entry
    if not before.begun or seat not in before.to_act() or before.record.paused:
        return not before.record.paused
    own = entry is not None and entry.seat == seat
    return not own and publication.heard(None) and before.question(seat) != after.question(seat)
