"""The private panel of a lobby's options."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.entrances.front import Ack, Press, entrance
from bot.entrances.inviting import guests
from bot.panels.lobby import moment_form, options_panel
from bot.panels.moments import read_moment
from bot.panels.options import knobs, value_of
from bot.panels.ways import confirm_panel, done_panel
from bot.tables.keys import custom_id, number
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.text import text
from engines.table.snapshot import Snapshot


class OptionWays:
    """What the controls of a lobby's options do."""

    def __init__(self, registry: Registry, lobbies: Lobbies, now: Callable[[], datetime]) -> None:
        self._registry, self._lobbies, self._now = registry, lobbies, now

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
        await self._show(press, await self._lobbies.resize(press.session, press.person, number(press.chosen)))

    @entrance("lobby-pace", Ack.UPDATE)
    async def pace(self, press: Press) -> None:
        """Set how fast the table plays."""
        await self._show(press, await self._lobbies.set_pace(press.session, press.person, press.chosen))

    @entrance("lobby-late", Ack.UPDATE)
    async def late(self, press: Press) -> None:
        """Set what happens to somebody who is late."""
        await self._show(press, await self._lobbies.set_late(press.session, press.person, press.chosen))

    @entrance("lobby-program", Ack.UPDATE)
    async def program(self, press: Press) -> None:
        """Put the program on a free seat, or take it away."""
        sits = press.arg(1) == "add"
        await self._show(press, await self._lobbies.place_program(press.session, press.person, sits=sits))

    @entrance("lobby-shuffle", Ack.UPDATE)
    async def shuffle(self, press: Press) -> None:
        """Let chance seat everybody."""
        await self._show(press, await self._lobbies.shuffle(press.session, press.person))

    @entrance("lobby-invite", Ack.UPDATE)
    async def invite(self, press: Press) -> None:
        """Ask people to the table, and call them; say who can't be asked, and why."""
        record = (await self._registry.snapshot(press.session)).record
        chosen = guests(press.interaction, press.values, record)
        await self._show(press, await self._lobbies.invite(press.session, press.person, chosen.welcome))
        await press.say(*chosen.refused)

    @entrance("lobby-moment", Ack.FORM)
    async def moment(self, press: Press) -> None:
        """Open the form that asks for a starting time."""
        zone = press.known.people.settings(press.person).zone
        await press.ask(moment_form(press.session, zone, press.words))

    @entrance("lobby-moment-set", Ack.UPDATE)
    async def set_moment(self, press: Press) -> None:
        """Name the moment to begin; an empty field removes it."""
        written = press.fields.get("moment", "").strip()
        zone = press.known.people.settings(press.person).zone
        starts_at = read_moment(written, zone, self._now()) if written else None
        await self._show(press, await self._lobbies.set_start(press.session, press.person, starts_at))

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
        await self._show(press, await self._lobbies.set_options(press.session, press.person, {name: value}))

    async def _show(self, press: Press, snapshot: Snapshot) -> None:
        await press.show(options_panel(snapshot, press.person, press.words))
