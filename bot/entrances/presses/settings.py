"""What the panels of `/settings` do."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
from pydantic import ValidationError

from bot.delivery import Forbidden
from bot.delivery.codes import NO_PERMISSION
from bot.entrances.press import Ack, Press, entrance
from bot.panels.confirm import confirm_panel, done_panel
from bot.panels.keys import custom_id, number
from bot.panels.moments import read_clock
from bot.panels.settings import AS_DISCORD, SWITCHES, away_form, hours_form, person_panel, server_panel
from bot.store.preferences import PersonSettings, QuietHours, ServerSettings
from bot.tables import departing
from bot.tables.paces import FIRST_LIMIT_S
from engines.core.errors import SafehouseError
from engines.core.text import text
from renderers.words import locales

LONGEST_ABSENCE_DAYS = 14


async def show_person(press: Press) -> None:
    """Show a person's own settings."""
    settings = press.app.people.settings(press.person)
    await press.show(person_panel(settings, press.app.clock.now(), press.words))


async def show_server(press: Press) -> None:
    """Show the server's settings to whoever may manage it."""
    settings = press.app.servers.settings(_managed_server(press))
    await press.show(server_panel(settings, press.words))


async def _set(press: Press, **values: Any) -> PersonSettings:
    settings = press.app.people.settings(press.person).model_copy(update=values)
    await press.app.people.set(press.person, settings)
    await press.app.publisher.person_changed(press.person)
    await show_person(press)
    return settings


@entrance("me-language", Ack.UPDATE)
async def language(press: Press) -> None:
    """Choose a language, or Discord's."""
    await _set(press, language=_language(press))


@entrance("me-switch", Ack.UPDATE)
async def switch(press: Press) -> None:
    """Turn a setting on or off."""
    name, wanted = (*press.args, "", "")[:2]
    if name not in SWITCHES:
        raise SafehouseError("error-no-such-option")
    on = wanted == "on"
    await _set(press, **{name: ("dm" if on else "channel") if name == "hands" else on})


@entrance("me-hours", Ack.FORM)
async def ask_hours(press: Press) -> None:
    """Open the form for quiet hours and time zone."""
    await press.ask(hours_form(press.app.people.settings(press.person), press.words))


@entrance("me-hours-set", Ack.UPDATE)
async def set_hours(press: Press) -> None:
    """Set quiet hours and time zone; without hours: none."""
    start, end = press.fields.get("start", "").strip(), press.fields.get("end", "").strip()
    quiet = QuietHours(start=read_clock(start), end=read_clock(end)) if start or end else None
    if quiet is not None and quiet.start == quiet.end:
        raise SafehouseError("error-no-quiet-hours")
    await _set(press, quiet=quiet, zone=_zone(press.fields.get("zone", "")))
    await departing.hours_changed(press.app, press.person)


@entrance("me-away", Ack.FORM)
async def ask_away(press: Press) -> None:
    """Open the form for the days away."""
    await press.ask(away_form(press.words))


@entrance("me-away-set", Ack.UPDATE)
async def set_away(press: Press) -> None:
    """Be away for some days, or back."""
    written = press.fields.get("days", "").strip()
    days = number(written) if written else 0
    if not 0 <= days <= LONGEST_ABSENCE_DAYS:
        raise SafehouseError("error-away-too-long", days=LONGEST_ABSENCE_DAYS)
    until = press.app.clock.now() + timedelta(days=days) if days else None
    await _set(press, away_until=until)
    await departing.away_changed(press.app, press.person, until)


@entrance("me-forget", Ack.UPDATE)
async def ask_forget(press: Press) -> None:
    """Ask once more before a person is forgotten."""
    question = text("settings-forget-question")
    await press.show(confirm_panel(question, text("settings-forget-button"), custom_id("me-forget-now"), press.words))


@entrance("me-forget-now", Ack.UPDATE)
async def forget(press: Press) -> None:
    """Forget a person: settings, seats, every mention."""
    words = press.words
    await departing.forget(press.app, press.person)
    await press.show(done_panel(text("settings-forgotten"), words))


async def _set_server(press: Press, **values: Any) -> ServerSettings:
    server = _managed_server(press)
    settings = press.app.servers.settings(server).model_copy(update=values)
    await press.app.servers.set(server, settings)
    await press.show(server_panel(settings, press.words))
    await press.app.publisher.server_changed(server)
    return settings


@entrance("server-language", Ack.UPDATE)
async def server_language(press: Press) -> None:
    """Choose the language of public messages."""
    await _set_server(press, language=_language(press))


@entrance("server-channels", Ack.UPDATE)
async def server_channels(press: Press) -> None:
    """Choose where games may be played; none chosen: anywhere."""
    await _set_server(press, channels=tuple(sorted(_things(press, discord.Guild.get_channel))))


@entrance("server-role", Ack.UPDATE)
async def server_role(press: Press) -> None:
    """Choose the role that is called for new tables, or none."""
    await _set_server(press, role=next(iter(_things(press, discord.Guild.get_role)), None))


@entrance("server-pace", Ack.UPDATE)
async def server_pace(press: Press) -> None:
    """Choose the pace of new tables."""
    pace = next((pace for pace in FIRST_LIMIT_S if (pace,) == press.values), None)
    if pace is None:
        raise SafehouseError("error-no-such-option")
    await _set_server(press, pace=pace)


@entrance("server-threads", Ack.UPDATE)
async def server_threads(press: Press) -> None:
    """Open tables in threads of their own, or in the channel itself."""
    await _set_server(press, threads=press.args[-1:] == ("on",))


@entrance("server-check", Ack.PRIVATE)
async def server_check(press: Press) -> None:
    """Name the permissions that are missing here."""
    threads = press.app.servers.settings(_managed_server(press)).threads
    missing = press.app.delivery.missing(press.interaction.channel_id or 0, threads=threads)
    await press.say(Forbidden(NO_PERMISSION, missing).text if missing else text("settings-check-good"))


def _managed_server(press: Press) -> int:
    server = press.interaction.guild_id
    if server is None:
        raise SafehouseError("error-server-only")
    if not press.interaction.permissions.manage_guild:
        raise SafehouseError("error-manage-server-only")
    return server


def _things(press: Press, find: Callable[[discord.Guild, int], object | None]) -> list[int]:
    """The ids of the channels or roles chosen; refused where one isn't the server's."""
    guild, chosen = press.interaction.guild, [number(value) for value in press.values]
    if guild is None or not all(find(guild, each) for each in chosen):
        raise SafehouseError("error-no-such-option")
    return chosen


def _language(press: Press) -> str | None:
    chosen = next(iter(press.values), AS_DISCORD)
    if chosen != AS_DISCORD and chosen not in locales():
        raise SafehouseError("error-no-such-option")
    return None if chosen == AS_DISCORD else chosen


def _zone(written: str) -> str:
    try:
        return PersonSettings(zone=written.strip().replace(" ", "_")).zone
    except ValidationError:
        raise SafehouseError("error-no-such-zone") from None
