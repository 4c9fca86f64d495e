"""What the private panel of a lobby's options does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import change, session_arg, table
from bot.panels.confirm import confirm_panel, done_panel
from bot.panels.keys import custom_id, number
from bot.panels.lobby import moment_form, options_panel
from bot.panels.moments import read_moment
from bot.panels.options import knobs, value_of
from bot.tables import lobbies
from bot.tables.paces import LATES, pacing_from
from bot.tables.rights import need_table_rights
from engines.core.errors import SafehouseError
from engines.core.text import text
from engines.table import ending, hosting, lobby
from engines.table.changes import Plan
from engines.table.record import Pacing, Person


async def _changed(press: Press, plan: Plan) -> None:
    snapshot = await change(press, plan)
    await press.show(options_panel(snapshot, press.person, press.words))


@entrance("lobby-option", Ack.UPDATE)
async def switch(press: Press) -> None:
    """Turn an option on or off."""
    name, written = (*press.args[1:], "", "")[:2]
    await _set_option(press, name, written)


@entrance("lobby-choice", Ack.UPDATE)
async def choose(press: Press) -> None:
    """Choose a value of an option."""
    await _set_option(press, press.arg(1), press.chosen)


async def _set_option(press: Press, name: str, written: str) -> None:
    snapshot = await table(press)
    knob = next((knob for knob in knobs(snapshot.game, snapshot.record.options) if knob.name == name), None)
    value = None if knob is None else value_of(knob, written)
    if value is None:
        raise SafehouseError("error-no-such-option")
    await _changed(press, hosting.set_options(press.person, {name: value}))


@entrance("lobby-seats", Ack.UPDATE)
async def resize(press: Press) -> None:
    """Set how many seats there are."""
    await _changed(press, lobby.resize(press.person, number(press.chosen)))


@entrance("lobby-pace", Ack.UPDATE)
async def pace(press: Press) -> None:
    """Set how fast the table plays."""
    late = (await table(press)).record.pacing.late
    await _set_pacing(press, pacing_from(press.chosen, late))


@entrance("lobby-late", Ack.UPDATE)
async def late(press: Press) -> None:
    """Set what becomes of who is late."""
    pacing = (await table(press)).record.pacing
    wanted = next((late for late in LATES if late == press.chosen), None)
    await _set_pacing(press, None if wanted is None else pacing.model_copy(update={"late": wanted}))


async def _set_pacing(press: Press, pacing: Pacing | None) -> None:
    if pacing is None:
        raise SafehouseError("error-no-such-option")
    await _changed(press, hosting.set_pacing(press.person, pacing))


@entrance("lobby-program", Ack.UPDATE)
async def program(press: Press) -> None:
    """Put the program on a free seat, or take it away."""
    await _changed(press, lobbies.place_program(press.person, press.args[1:2] == ("add",)))


@entrance("lobby-shuffle", Ack.UPDATE)
async def shuffle(press: Press) -> None:
    """Let chance seat everybody."""
    await _changed(press, lobbies.shuffled(press.person, press.app.entropy))


@entrance("lobby-invite", Ack.UPDATE)
async def invite(press: Press) -> None:
    """Ask people to the table, and tell those who hadn't been asked yet."""
    publication = await press.app.registry.change(session_arg(press), lobby.invite(_chosen_people(press)))
    snapshot = await table(press)
    await press.show(options_panel(snapshot, press.person, press.words))
    if publication is not None:
        known, asked = publication.before.record.invited, publication.after.record.invited
        news = [person for person in asked if person not in known]
        await lobbies.tell_invited(press.app, snapshot.record, news, press.person)


def _chosen_people(press: Press) -> list[Person]:
    """The people chosen in a select, programs left out."""
    data: Mapping[str, Any] = press.interaction.data or {}
    users: Mapping[str, Any] = data.get("resolved", {}).get("users", {})
    return [number(value) for value in press.values if value in users and not users[value].get("bot")]


@entrance("lobby-moment", Ack.FORM)
async def moment(press: Press) -> None:
    """Open the form that asks for a starting time."""
    zone = press.app.people.settings(press.person).zone
    await press.ask(moment_form(session_arg(press), zone, press.words))


@entrance("lobby-moment-set", Ack.UPDATE)
async def set_moment(press: Press) -> None:
    """Name the moment to begin; nothing written: none."""
    written = press.fields.get("moment", "").strip()
    zone = press.app.people.settings(press.person).zone
    starts_at = read_moment(written, zone, press.app.clock.now()) if written else None
    await _changed(press, hosting.set_start(press.person, starts_at))


@entrance("lobby-close", Ack.UPDATE)
async def close(press: Press) -> None:
    """Ask once more before the lobby closes."""
    snapshot = await table(press)
    need_table_rights(press, snapshot.record)
    do_id = custom_id("lobby-close-now", snapshot.record.id)
    await press.show(confirm_panel(text("lobby-close-question"), text("lobby-close-button"), do_id, press.words))


@entrance("lobby-close-now", Ack.UPDATE)
async def close_now(press: Press) -> None:
    """Close the lobby."""
    snapshot = await table(press)
    need_table_rights(press, snapshot.record)
    lobby.need_lobby(snapshot.record)
    await change(press, ending.abandon("abandoned"))
    await press.show(done_panel(text("lobby-closed"), press.words))


@entrance("never-mind", Ack.UPDATE)
async def never_mind(press: Press) -> None:
    """Nothing is done."""
    await press.show(done_panel(text("never-minded"), press.words))
