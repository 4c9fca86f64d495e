"""Hands by direct message: a panel for each table, edited as things change, posted again when its owner is asked."""

from __future__ import annotations

from bot.basics.harmless import plain
from bot.delivery.results import Closed, Gone, Later, Refused, Result, Sent, TooOld
from bot.known import Known
from bot.panels.covers import game_name
from bot.panels.hand import Hand
from bot.panels.layout import Panel
from bot.showing.hands import Hands, Look
from bot.showing.history import Histories
from bot.showing.messages import told_of_dms
from bot.showing.outbox import Outbox
from bot.showing.posts import Post
from bot.store.shown import Shown, dm_hand
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot


class DmHands:
    """The hands that stand in people's direct messages."""

    def __init__(self, outbox: Outbox, registry: Registry, known: Known, histories: Histories, hands: Hands) -> None:
        self._outbox, self._registry, self._known = outbox, registry, known
        self._histories, self._hands = histories, hands
        self._anew: set[tuple[int, Seat]] = set()
        self._focus: dict[tuple[int, Seat], tuple[str | None, tuple[str, ...]]] = {}
        self._channels: dict[Person, int] = {}

    def asked(self, session: int, seat: Seat) -> None:
        """A seat has just been asked: its panel must be posted again."""
        self._anew.add((session, seat))

    async def pressed(self, session: int, person: Person, focus: tuple[str, ...]) -> Seat | None:
        """Somebody has pressed on their panel, for a half-made choice perhaps; the seat whose panel it is."""
        snapshot = await self._registry.snapshot(session)
        seat = snapshot.record.seat_of(person)
        if seat is None:
            return None
        self._focus.pop((session, seat), None)
        if focus:
            self._focus[session, seat] = (snapshot.question(seat), focus)
        self._outbox.messages.showing(session, dm_hand(seat), None)
        return seat

    async def bring(self, snapshot: Snapshot, seat: Seat) -> Result | None:
        """Bring a seat's panel up to date; None where its owner wants none or Discord takes none."""
        record = snapshot.record
        person = record.holders[seat].person
        anew = (record.id, seat) in self._anew
        self._anew.discard((record.id, seat))
        shown = await self._own(snapshot, seat, person)
        wished = record.place.server is None or (
            person is not None and self._known.people.settings(person).hands == "dm"
        )
        if person is None or not wished:
            await self._take_away(record, seat, shown)
            return None
        if shown is not None and shown.closed:
            return None
        if record.is_over:
            self._focus.pop((record.id, seat), None)
        if shown is None and record.status != "playing":
            return None
        result = await self._deliver(snapshot, seat, person, shown, anew)
        if anew and isinstance(result, Later):
            self._anew.add((record.id, seat))
        return None if isinstance(result, Closed) else result

    async def is_closed(self, record: Record, seat: Seat) -> bool:
        """Whether Discord refused the panel of somebody who wants it by direct message."""
        shown = await self._outbox.messages.get(record.id, dm_hand(seat))
        return shown is not None and shown.closed and shown.message is None

    async def try_again(self, session: int, seat: Seat) -> None:
        """Forget that a person took no messages."""
        shown = await self._outbox.messages.get(session, dm_hand(seat))
        if shown is not None and shown.message is None:
            await self._outbox.messages.drop(session, dm_hand(seat))

    async def _own(self, snapshot: Snapshot, seat: Seat, person: Person | None) -> Shown | None:
        """What the seat's present owner has; what a former one had is taken away."""
        record, messages = snapshot.record, self._outbox.messages
        taken_over = await self._histories.taken_over(snapshot, seat)
        told = await messages.get(record.id, told_of_dms(seat))
        if told is not None and told.version < taken_over:
            await messages.drop(record.id, told_of_dms(seat))
        shown = await messages.get(record.id, dm_hand(seat))
        if shown is None or person is None:
            return shown
        if shown.version >= taken_over and shown.channel in (None, await self._channel(person)):
            return shown
        await self._take_away(record, seat, shown)
        return None

    async def _channel(self, person: Person) -> int | None:
        """The channel of a person's direct messages, if Discord tells."""
        if person not in self._channels:
            found = await self._outbox.delivery.dm_channel(person)
            if isinstance(found, Sent):
                self._channels[person] = found.channel
        return self._channels.get(person)

    async def _take_away(self, record: Record, seat: Seat, shown: Shown | None) -> None:
        await self._outbox.messages.drop(record.id, dm_hand(seat))
        await self._outbox.messages.drop(record.id, told_of_dms(seat))
        await self._outbox.take_away(shown)

    async def _deliver(
        self, snapshot: Snapshot, seat: Seat, person: Person, shown: Shown | None, anew: bool
    ) -> Result:
        record, key = snapshot.record, dm_hand(seat)
        panel = await self._compose(snapshot, seat, person)
        over = record.status != "playing"
        result: Result | None = None
        if shown is not None and shown.channel is not None and shown.message is not None and not anew:
            result = await self._edit(record, key, shown.channel, shown.message, panel)
        if result is None:
            result = await self._post(record, key, person, panel, shown)
        if isinstance(result, Closed):
            channel = await self._channel(person)
            await self._outbox.messages.put(Shown(record.id, key, record.heard.seats[seat], channel, closed=True))
        elif isinstance(result, Sent):
            await self._outbox.messages.mark(record.id, key, record.heard.seats[seat], closed=over)
        return result

    async def _edit(self, record: Record, key: str, channel: int, message: int, panel: Panel) -> Result | None:
        if self._outbox.messages.digest(record.id, key) == hash(panel):
            return Sent(channel, message)
        result = await self._outbox.delivery.edit(channel, message, panel)
        if isinstance(result, Sent):
            self._outbox.messages.showing(record.id, key, hash(panel))
        return None if isinstance(result, Gone | TooOld) else result

    async def _post(self, record: Record, key: str, person: Person, panel: Panel, old: Shown | None) -> Result:
        place = await self._outbox.delivery.dm_channel(person)
        if isinstance(place, Refused):
            return place
        after = None if old is None else old.message
        result = await self._outbox.posts.post(Post(record, key, place.channel, panel, after))
        if isinstance(result, Sent):
            self._channels[person] = result.channel
            await self._outbox.messages.put(Shown(record.id, key, 0, result.channel, result.message), hash(panel))
            await self._outbox.take_away(old)
        return result

    async def _compose(self, snapshot: Snapshot, seat: Seat, person: Person) -> Panel:
        words, record = self._known.words_of(person), snapshot.record
        name = plain(self._outbox.delivery.places.server_name(record.place.server, words))
        heading = words.get("dm-heading", game=game_name(record.game), server=name)
        link = await self._outbox.board_link(record, seat)
        history = await self._histories.of(snapshot)
        hand = Hand(heading=heading, board=link, focus=self._focused(snapshot, seat))
        return await self._hands.compose(snapshot, seat, words, Look(history.last_move(seat), hand))

    def _focused(self, snapshot: Snapshot, seat: Seat) -> tuple[str, ...]:
        at = (snapshot.record.id, seat)
        question, focus = self._focus.get(at, (None, ()))
        if question != snapshot.question(seat):
            self._focus.pop(at, None)
            return ()
        return focus
