"""What somebody sets of finding people to play with."""

from __future__ import annotations

from collections.abc import Sequence

from bot.entrances.front import Ack, Press, entrance
from bot.panels.meeting.settings import EVERYWHERE, MOST_BLOCKED, meeting_panel, tell_form
from bot.panels.moments import read_clock
from bot.store.preferences import MOST_A_DAY, Tell
from bot.tables.keys import number
from engines.core.errors import SafehouseError


class MeetingWays:
    """Of which tables one hears, and whom one has blocked."""

    def __init__(self, games: Sequence[str]) -> None:
        self._games = tuple(games)

    @entrance("me-meeting", Ack.UPDATE, at_table=False)
    async def show(self, press: Press) -> None:
        """Show what is set."""
        settings = press.known.people.settings(press.person)
        server = None if settings.tell is None else settings.tell.server
        named = "" if server is None else press.delivery.places.server_name(server, press.words)
        await press.show(meeting_panel(settings, named, press.words))

    @entrance("me-tell", Ack.FORM, at_table=False)
    async def ask(self, press: Press) -> None:
        """Open the form for the tables to hear of."""
        settings, here = press.known.people.settings(press.person), press.asker.server is not None
        await press.ask(tell_form(settings, self._games, press.words, here=here))

    @entrance("me-tell-set", Ack.UPDATE, at_table=False)
    async def set_tell(self, press: Press) -> None:
        """Hear of the tables that the form says."""
        await self._set(press, tell=self._read(press))

    @entrance("me-tell-off", Ack.UPDATE, at_table=False)
    async def stop(self, press: Press) -> None:
        """Hear of no tables any more."""
        await self._set(press, tell=None, told=())

    @entrance("me-blocked", Ack.UPDATE, at_table=False)
    async def block(self, press: Press) -> None:
        """Block the people chosen, and nobody else."""
        chosen = tuple(sorted({number(each) for each in press.values[:MOST_BLOCKED]} - {press.person}))
        if any(each <= 0 for each in chosen):
            raise SafehouseError("error-no-such-option")
        await self._set(press, blocked=chosen)

    def _read(self, press: Press) -> Tell:
        fields = press.fields
        games = tuple(each for each in fields.get("games", "").split(",") if each in self._games)
        start, end = fields.get("start", "").strip(), fields.get("end", "").strip()
        hours = (read_clock(start), read_clock(end)) if start or end else (None, None)
        most = number(fields.get("most", ""))
        if not 1 <= most <= MOST_A_DAY:
            raise SafehouseError("error-how-many-a-day", most=MOST_A_DAY)
        had = press.known.people.settings(press.person).tell
        server = None if had is None else had.server
        if "where" in fields:
            server = None if fields["where"] == EVERYWHERE else press.asker.need_server()
        return Tell(games=games, server=server, start=hours[0], end=hours[1], most=most)

    async def _set(self, press: Press, **values: object) -> None:
        people = press.known.people
        await people.set(press.person, people.settings(press.person).model_copy(update=values))
        await self.show(press)
