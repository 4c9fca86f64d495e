"""Which hands and other private panels are shown anew as things change: those whose last press's token is good.

`Refreshing.published` decides it; of hands by direct message `owners` does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Generic, Self, TypeVar

from bot.delivery.delivery import Interaction, shown_by
from bot.delivery.results import Later, Refused, Result, Sent
from bot.known import People
from bot.panels.layout import Panel
from bot.showing.outbox import Outbox
from engines.core.errors import SafehouseError
from engines.table.changes import Publication
from engines.table.record import Person

LIVES = timedelta(minutes=14, seconds=30)
"""A token is good for 15 minutes; the rest is kept for the last edit."""


@dataclass(slots=True, eq=False)
class Live:
    """A person's panel of one session, as of the last click on it.

    `focus` is what it is turned to, `message` where it stands, once that is known, `digest` what it shows
    (None: unknown). `earlier` is the panel in whose place this one comes, until that is taken away.
    """

    session: int
    person: Person
    locale: str
    interaction: Interaction
    until: datetime
    focus: tuple[str, ...]
    message: int | None
    digest: int | None = None
    earlier: Self | None = None

    @classmethod
    def clicked(cls, interaction: Interaction, session: int, focus: tuple[str, ...], now: datetime) -> Self:
        """The panel that a click is on, or opens."""
        person, locale, message = interaction.user.id, str(interaction.locale), interaction.message
        at = message.id if message is not None and message.flags.ephemeral else None
        return cls(session, person, locale, interaction, now + LIVES, focus, at)

    def goes_on(self, had: Self) -> None:
        """It is the same panel that was live before, with a newer token."""
        self.digest = had.digest

    def answered(self) -> bool:
        """Note what the click was answered with; whether it was."""
        shown = shown_by(self.interaction)
        if shown is not None:
            self.message, self.digest = shown
        return shown is not None


L = TypeVar("L", bound=Live)


async def _nothing(live: Live) -> None:
    pass


class Refreshing(Generic[L]):
    """Live panels, put together again each time their owners hear of something.

    One a person and session: the one clicked last; another one opened takes it away. In memory alone.
    """

    def __init__(
        self,
        outbox: Outbox,
        people: People,
        kind: str,
        live: type[L],
        compose: Callable[[L], Awaitable[Panel]],
        on_sent: Callable[[L], Awaitable[None]] = _nothing,
    ) -> None:
        """`compose` makes a panel as it should stand now; `on_sent` is called after it was sent."""
        self._outbox, self._people, self._kind = outbox, people, kind
        self._live, self._compose, self._on_sent = live, compose, on_sent
        self._panels: dict[int, dict[Person, L]] = {}

    def published(self, publication: Publication) -> None:
        """Bring the panels of all who hear of a change up to date."""
        record = publication.after.record
        for live in self.in_session(record.id):
            if publication.heard(record.seat_of(live.person)):
                self.refresh(live)

    def pressed(self, interaction: Interaction, session: int, focus: tuple[str, ...]) -> L:
        """The panel that this press is on, or opens, with what it focuses on; it goes quiet in time."""
        live = self._live.clicked(interaction, session, focus, self._outbox.clock.now())
        had = self.of(session, live.person)
        if had is not None and live.message is not None and had.message == live.message:
            live.goes_on(had)
            live.earlier, had.earlier = had.earlier, None
        else:
            live.earlier = had
        self._panels.setdefault(session, {})[live.person] = live
        key = ("quiet", self._kind, session, live.person)
        self._outbox.later(key, LIVES.total_seconds(), lambda: self._quieten(session, live.person))
        return live

    def of(self, session: int, person: Person) -> L | None:
        """A person's live panel of a session."""
        return self._panels.get(session, {}).get(person)

    def in_session(self, session: int) -> Iterator[L]:
        """All live panels of a session."""
        return iter(tuple(self._panels.get(session, {}).values()))

    def refresh_all(self, session: int) -> None:
        """Bring all panels of a session up to date."""
        for live in self.in_session(session):
            self.refresh(live)

    def of_person(self, person: Person) -> Iterator[L]:
        """All live panels of a person."""
        return (live for panels in tuple(self._panels.values()) if (live := panels.get(person)) is not None)

    def is_quiet(self, live: L) -> bool:
        """Whether the edit made now is a panel's last."""
        return self._outbox.clock.now() >= live.until

    def back_to(self, had: L | None, live: L) -> None:
        """Bring back the panel that was live before a press, unless a later press has come between."""
        if not self._is_newest(live):
            return
        if had is None:
            self._drop(live)
        else:
            self._panels[live.session][live.person] = had
            self.refresh(had)

    def refresh(self, live: L) -> None:
        """Bring one panel up to date."""
        self._outbox.lanes.poke(self._lane(live), lambda: self._bring(live))

    def _quieten(self, session: int, person: Person) -> None:
        live = self.of(session, person)
        if live is not None:
            self.refresh(live)

    async def _bring(self, live: L) -> None:
        if not self._is_newest(live):
            return
        await self._outbox.presses.answered(live.session)
        await self._people.known(live.person)
        panel = await self._compose(live)
        if not self._is_newest(live):
            return
        if hash(panel) != live.digest:
            await self._send(live, panel)
        await self._stand_alone(live)
        if self.is_quiet(live):
            self._drop(live)

    async def open(self, live: L) -> None:
        """Answer as `answer` does; then show what has changed while the answer was put together.

        Such a change may have been shown before the answer, which stands in its place then.
        """
        await self.answer(live)
        self.refresh(live)

    async def answer(self, live: L) -> None:
        """Answer the press that a panel is live by. Raises `SafehouseError` where Discord takes no such panel."""
        result = await self._give(live, await self._compose(live))
        if type(result) is Refused:
            self._drop(live)
            raise SafehouseError("error-not-shown")
        live.answered()
        await self._stand_alone(live)

    async def _stand_alone(self, live: L) -> None:
        """Take the panel away in whose place this one has come; this one, where a newer has come meanwhile.

        A press on the older one while this was on its way makes that the newest again: it stays.
        """
        if live.message is None:
            return
        newest = self.of(live.session, live.person)
        for later in (live, newest):
            earlier = None if later is None else later.earlier
            if later is None or earlier is None or None in (earlier.message, later.message):
                continue
            later.earlier = None
            stays = (later.message, None if newest is None else newest.message)
            if earlier.message not in stays:
                await self._outbox.delivery.withdraw(earlier.interaction)

    async def _give(self, live: L, panel: Panel) -> Result:
        return await self._outbox.delivery.answer(live.interaction, panel, lambda: self._again(live))

    async def _again(self, live: L) -> Result:
        """Bring a panel that Discord has not taken up to date, as it should stand by now."""
        self.refresh(live)
        await self._outbox.lanes.settled(self._lane(live))
        return Sent()

    def _lane(self, live: L) -> tuple[str, int, Person]:
        return (self._kind, live.session, live.person)

    async def _send(self, live: L, panel: Panel) -> None:
        result = await self._give(live, panel)
        if not isinstance(result, Refused):
            live.answered()
            self._overtaken(live)
            await self._on_sent(live)
        elif not isinstance(result, Later):
            self._drop(live)

    def _overtaken(self, live: L) -> None:
        """A press that came while this was on its way may have been answered first: what stands there is unknown."""
        newest = self.of(live.session, live.person)
        if newest is not None and newest is not live and newest.message == live.message:
            newest.digest = None
            self.refresh(newest)

    def _is_newest(self, live: L) -> bool:
        """Whether this is the newest: a later press puts another panel in its place."""
        return self.of(live.session, live.person) is live

    def _drop(self, live: L) -> None:
        """Let go of a panel that has stopped changing."""
        if self._is_newest(live):
            panels = self._panels[live.session]
            del panels[live.person]
            if not panels:
                del self._panels[live.session]
