"""How everything goes out: in lanes, once, later where Discord is busy, and after presses are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta

from bot.basics.clock import Clock
from bot.basics.lanes import Lanes, Work
from bot.delivery.delivery import Delivery
from bot.delivery.results import Later, Result, Sent
from bot.known import Known
from bot.panels.names import channel_link, message_link
from bot.showing.messages import Messages
from bot.showing.posts import Posts
from bot.store.shown import BOARD, Shown, ShownMessages, guest_board
from engines.core.seats import Seat
from engines.table.record import Person, Place, Record
from renderers.words import Words

LONGEST_WAIT_S = 600.0
MOST_TRIES = 12
LONGEST_HOLD_S = 1.5
WRITTEN_DOWN_AFTER_S = 2.0


class Outbox:
    """The lanes, messages and posts that everything shown shares."""

    def __init__(
        self, delivery: Delivery, clock: Clock, shown: ShownMessages, is_elsewhere: Callable[[int], bool]
    ) -> None:
        """`is_elsewhere` tells whether a table belongs to another process."""
        self.delivery, self.clock, self.is_elsewhere = delivery, clock, is_elsewhere
        self.lanes = Lanes("showing")
        self.messages = Messages(shown, is_elsewhere)
        self.posts = Posts(delivery, clock.now, self.take_away)
        self.presses = Presses()
        self._timers: dict[Hashable, asyncio.Task[None]] = {}
        self._tries: dict[Hashable, int] = {}
        self._writing: asyncio.Task[None] | None = None
        self._stopped = False

    async def take_away(self, shown: Shown | None) -> None:
        """Delete the message that a recipient had, if there was one; later where Discord is busy or away."""
        if shown is not None and shown.channel is not None and shown.message is not None:
            result = await self.delivery.delete(shown.channel, shown.message)
            self.tried(("gone", shown.message), result, lambda: self.take_away(shown))

    async def board_link(self, record: Record, seat: Seat | None = None) -> str:
        """The address of a table's board, the one that a seat's owner sees; of its channel while there is none."""
        own = None if seat is None else await self.messages.get(record.id, guest_board(seat))
        if own is not None and own.channel is not None and own.message is not None:
            return message_link(Place(server=None, channel=own.channel), own.message)
        board = await self.messages.get(record.id, BOARD)
        if board is None or board.message is None:
            return channel_link(record.place)
        return message_link(record.place, board.message)

    async def places(self, record: Record, people: Iterable[Person], known: Known) -> list[tuple[int, Words]]:
        """Where these people of a table read what it says to them: in its channel, else each in direct messages.

        With the words to say it in; those who take no direct messages are left out.
        """
        if record.place.server is not None:
            return [(record.place.channel, await known.words_at(record))]
        await known.people.known(*people)
        found = [(await self.delivery.dm_channel(person), known.words_of(person)) for person in people]
        return [(place.channel, words) for place, words in found if isinstance(place, Sent)]

    def later(self, key: Hashable, seconds: float, poke: Callable[[], None]) -> None:
        """Poke a lane after so many seconds of the bot's clock; an earlier appointment of that key is off."""
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()
        moment = self.clock.now() + timedelta(seconds=seconds)
        self._timers[key] = asyncio.ensure_future(self._wait(key, moment, poke))

    def tried(self, key: Hashable, result: Result, work: Work) -> None:
        """Where Discord was busy or away, try again later, each time after a longer wait, `MOST_TRIES` times."""
        if not isinstance(result, Later):
            self._tries.pop(key, None)
            return
        tries = self._tries[key] = self._tries.get(key, 0) + 1
        if tries <= MOST_TRIES:
            wait_s = min(LONGEST_WAIT_S, result.seconds * 2 ** (tries - 1))
            self.later(("again", key), wait_s, lambda: self.lanes.poke(key, work))
        else:
            del self._tries[key]

    def write_down_soon(self) -> None:
        """Write down in a moment what is shown, together with what is shown by then."""
        if not self._stopped and (self._writing is None or self._writing.done()):
            self._writing = asyncio.ensure_future(self._write_down())

    async def idle(self) -> None:
        """Return once there is nothing to show."""
        await self.lanes.idle()

    async def stop(self, patience_s: float) -> None:
        """Finish what is being sent, write down what is shown, and stop."""
        self._stopped = True
        for timer in (*self._timers.values(), *(() if self._writing is None else (self._writing,))):
            timer.cancel()
        self._timers.clear()
        await self.lanes.stop(patience_s)
        await self.messages.flush()

    async def _wait(self, key: Hashable, moment: datetime, poke: Callable[[], None]) -> None:
        await self.clock.until(moment)
        self._timers.pop(key, None)
        poke()

    async def _write_down(self) -> None:
        await self.clock.sleep(WRITTEN_DOWN_AFTER_S)
        await self.messages.flush()


class Presses:
    """Presses under way, by session: their people are answered before others are shown the result."""

    def __init__(self) -> None:
        self._under_way: dict[int, int] = {}
        self._quiet: dict[int, asyncio.Event] = {}

    @contextmanager
    def answering(self, session: int) -> Iterator[None]:
        """While this lasts, at most a second and a half, the session shows nothing to others."""
        self._under_way[session] = self._under_way.get(session, 0) + 1
        try:
            yield
        finally:
            self._under_way[session] -= 1
            if not self._under_way[session]:
                del self._under_way[session]
                if (event := self._quiet.pop(session, None)) is not None:
                    event.set()

    async def answered(self, session: int) -> None:
        """Return once no press of the session waits for its answer."""
        if session in self._under_way:
            event = self._quiet.setdefault(session, asyncio.Event())
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), LONGEST_HOLD_S)
