"""The private panel of a lobby's options, and the forms that it opens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

from bot.entrances.front import Ack, Press, entrance
from bot.entrances.inviting import guests
from bot.entrances.lobby import in_lobby
from bot.panels.computers.strengths import strengths_answer, strengths_form
from bot.panels.lobby_forms import game_answer, game_form, table_answer, table_form
from bot.panels.moments import read_moment
from bot.panels.options import knobs, value_of
from bot.panels.ways import confirm_panel, done_panel
from bot.showing.seat_panels import SeatPanels
from bot.tables.keys import custom_id, number
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.text import text
from engines.table.hosting import need_set_by
from engines.table.snapshot import Snapshot


class OptionWays:
    """What the controls of a lobby's options do. Those of single options stand on panels of older versions."""

    def __init__(self, registry: Registry, lobbies: Lobbies, panels: SeatPanels, now: Callable[[], datetime]) -> None:
        self._registry, self._lobbies, self._panels, self._now = registry, lobbies, panels, now

    @entrance("lobby-game", Ack.FORM)
    async def ask_game(self, press: Press) -> None:
        """Open the form of the game's own options."""
        await press.ask(game_form(await self._to_set(press), press.seat, press.words))

    @entrance("lobby-game-set", Ack.UPDATE)
    async def set_game(self, press: Press) -> None:
        """Set the game's own options, all that a form holds at once."""
        async with in_lobby(press, self._panels):
            snapshot = await self._to_set(press)
            wanted = game_answer(snapshot, press.arg(1), press.fields)
            await self._done(press, self._lobbies.arrange(press.session, press.person, wanted))

    @entrance("lobby-table", Ack.FORM)
    async def ask_table(self, press: Press) -> None:
        """Open the form of the table's seats, pace and starting time."""
        await press.ask(table_form(await self._to_set(press), self._zone(press), press.words))

    @entrance("lobby-table-set", Ack.UPDATE)
    async def set_table(self, press: Press) -> None:
        """Set the table's seats, pace and starting time, all at once."""
        async with in_lobby(press, self._panels):
            await self._to_set(press)
            read = partial(read_moment, now=self._now())
            wanted = table_answer(press.args[1:], press.fields, self._zone(press), read)
            await self._done(press, self._lobbies.arrange(press.session, press.person, wanted))

    @entrance("lobby-strengths", Ack.FORM)
    async def ask_strengths(self, press: Press) -> None:
        """Open the form of how well the computers play."""
        await press.ask(strengths_form(await self._to_set(press), press.seat, press.words))

    @entrance("lobby-strengths-set", Ack.UPDATE)
    async def set_strengths(self, press: Press) -> None:
        """Set how well the computers play."""
        async with in_lobby(press, self._panels):
            await self._to_set(press)
            wanted = strengths_answer(press.arg(1), press.fields)
            await self._done(press, self._lobbies.arrange(press.session, press.person, wanted))

    @entrance("lobby-option", Ack.UPDATE)
    async def switch(self, press: Press) -> None:
        """Turn an option on or off."""
        await self._set_option(press, press.arg(1), press.arg(2))

    @entrance("lobby-choice", Ack.UPDATE)
    async def choose(self, press: Press) -> None:
        """Choose a value of an option."""
        await self._set_option(press, press.arg(1), press.chosen)

    @entrance("lobby-seats", Ack.UPDATE)
    async def resize(self, press: Press) -> None:
        """Set how many seats there are."""
        await self._change(press, self._lobbies.resize(press.session, press.person, number(press.chosen)))

    @entrance("lobby-pace", Ack.UPDATE)
    async def pace(self, press: Press) -> None:
        """Set how fast the table plays."""
        await self._change(press, self._lobbies.set_pace(press.session, press.person, press.chosen))

    @entrance("lobby-late", Ack.UPDATE)
    async def late(self, press: Press) -> None:
        """Set what happens to somebody who is late."""
        await self._change(press, self._lobbies.set_late(press.session, press.person, press.chosen))

    @entrance("lobby-program", Ack.UPDATE)
    async def program(self, press: Press) -> None:
        """Put the program on a free seat, or take it away."""
        sits = press.arg(1) == "add"
        await self._change(press, self._lobbies.place_program(press.session, press.person, sits=sits))

    @entrance("lobby-shuffle", Ack.UPDATE)
    async def shuffle(self, press: Press) -> None:
        """Let chance seat everybody."""
        await self._change(press, self._lobbies.shuffle(press.session, press.person))

    @entrance("lobby-invite", Ack.UPDATE)
    async def invite(self, press: Press) -> None:
        """Ask people to the table, and call them; say who can't be asked, and why."""
        record = (await self._registry.snapshot(press.session)).record
        chosen = guests(press.interaction, press.values, record)
        await self._change(press, self._lobbies.invite(press.session, press.person, chosen.welcome))
        await press.say(*chosen.refused)

    @entrance("lobby-moment", Ack.FORM)
    async def moment(self, press: Press) -> None:
        """Open the form with the starting time."""
        await self.ask_table(press)

    @entrance("lobby-close", Ack.UPDATE)
    async def close(self, press: Press) -> None:
        """Ask once more before the lobby closes."""
        record = (await self._registry.snapshot(press.session)).record
        press.asker.need_table_rights(record)
        do_id = custom_id("lobby-close-now", record.id)
        question, do = text("lobby-close-question"), text("lobby-close-button")
        await press.show(confirm_panel(question, do, do_id, press.words))

    @entrance("lobby-close-now", Ack.UPDATE)
    async def close_now(self, press: Press) -> None:
        """Close the lobby."""
        async with in_lobby(press, self._panels):
            await self._lobbies.close(press.session, press.asker)
            await press.show(done_panel(text("lobby-closed"), press.words))

    @entrance("never-mind", Ack.UPDATE, at_table=False)
    async def never_mind(self, press: Press) -> None:
        """Nothing is done."""
        await press.show(done_panel(text("never-minded"), press.words))

    async def _set_option(self, press: Press, name: str, written: str) -> None:
        snapshot = await self._registry.snapshot(press.session)
        knob = next((knob for knob in knobs(snapshot.game, snapshot.record.options) if knob.name == name), None)
        value = None if knob is None else value_of(knob, written)
        if value is None:
            raise SafehouseError("error-no-such-option")
        await self._change(press, self._lobbies.set_options(press.session, press.person, {name: value}))

    async def _to_set(self, press: Press) -> Snapshot:
        """The lobby that the presser may set. Raises `SafehouseError` for any other."""
        snapshot = await self._registry.snapshot(press.session)
        need_set_by(snapshot.record, press.person)
        return snapshot

    def _zone(self, press: Press) -> str:
        return press.known.people.settings(press.person).zone

    async def _change(self, press: Press, change: Awaitable[Snapshot]) -> None:
        async with in_lobby(press, self._panels):
            await self._done(press, change)

    async def _done(self, press: Press, change: Awaitable[Snapshot]) -> None:
        await change
        await self._panels.open_options(press.interaction, press.session)
