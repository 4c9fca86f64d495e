"""The public lobby and the private panels it opens: sit down, change seats, stand up, begin."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.entrances.front import Ack, Press, entrance
from bot.panels.lobby import fill_panel
from bot.showing.seat_panels import SeatPanels
from bot.tables.keys import number
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.text import text


class LobbyWays:
    """What the buttons of a lobby do."""

    def __init__(self, registry: Registry, lobbies: Lobbies, panels: SeatPanels) -> None:
        self._registry, self._lobbies, self._panels = registry, lobbies, panels

    @entrance("lobby-join", Ack.PRIVATE)
    async def join(self, press: Press) -> None:
        """Sit down on the first free seat."""
        async with in_lobby(press, self._panels):
            await self._lobbies.join(press.session, press.person)
            await self.show_seat(press, press.session)

    @entrance("invite-decline", Ack.PRIVATE)
    async def decline(self, press: Press) -> None:
        """Decline an invitation; the host hears of it."""
        await self._lobbies.decline(press.session, press.person)
        await press.say(text("invite-declined"))

    @entrance("lobby-leave", Ack.PRIVATE)
    async def leave(self, press: Press) -> None:
        """Stand up."""
        async with in_lobby(press, self._panels):
            await self.stand_up(press, press.session)

    @entrance("lobby-stand", Ack.UPDATE)
    async def stand(self, press: Press) -> None:
        """Stand up, by the private panel."""
        async with in_lobby(press, self._panels):
            await self._lobbies.leave(press.session, press.person)
            await self.show_seat(press, press.session)

    @entrance("lobby-sit", Ack.UPDATE)
    async def sit(self, press: Press) -> None:
        """Change to another seat."""
        async with in_lobby(press, self._panels):
            await self._lobbies.sit(press.session, press.person, number(press.chosen))
            await self.show_seat(press, press.session)

    @entrance("lobby-options", Ack.PRIVATE)
    async def options(self, press: Press) -> None:
        """Open the private panel of everything that can be set."""
        await self._panels.open_options(press.interaction, press.session)

    @entrance("lobby-start", Ack.PRIVATE)
    async def start(self, press: Press) -> None:
        """Begin; where seats are free, ask what to do with them."""
        async with in_lobby(press, self._panels):
            await self.begin(press, press.session)

    @entrance("lobby-fill", Ack.UPDATE)
    async def fill(self, press: Press) -> None:
        """Begin with the program on the free seats."""
        await self._begin(press, fill=True)

    @entrance("lobby-without", Ack.UPDATE)
    async def without(self, press: Press) -> None:
        """Begin without the free seats."""
        await self._begin(press, fill=False)

    async def show_seat(self, press: Press, session: int) -> None:
        """Answer with the private panel of the presser's seat in a lobby."""
        await self._panels.open(press.interaction, session)

    async def stand_up(self, press: Press, session: int) -> None:
        """Stand up from a lobby, and say so."""
        await self._lobbies.leave(session, press.person)
        await press.say(text("lobby-left"))

    async def begin(self, press: Press, session: int) -> None:
        """Begin the game of a lobby and lead to it, or ask what to do with free seats."""
        if await self._lobbies.start(session, press.person) is None:
            await press.show(fill_panel(await self._registry.snapshot(session), press.words))
        else:
            await self._panels.open(press.interaction, session)

    async def _begin(self, press: Press, *, fill: bool) -> None:
        async with in_lobby(press, self._panels):
            await self._lobbies.begin(press.session, press.person, fill=fill)
            await self._panels.open(press.interaction, press.session)


@asynccontextmanager
async def in_lobby(press: Press, panels: SeatPanels) -> AsyncIterator[None]:
    """What a lobby's controls do; where the lobby is over, the answer leads to the game instead."""
    try:
        yield
    except SafehouseError as error:
        if error.text.id != "error-not-in-lobby":
            raise
        await panels.open(press.interaction, press.session)
