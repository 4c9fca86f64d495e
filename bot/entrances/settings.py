"""`/settings`: one's own, and the server's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import discord
from pydantic import ValidationError

from bot.basics.zones import days_later
from bot.clocks.ticker import Ticker
from bot.delivery.checking import findings
from bot.delivery.delivery import Interaction
from bot.delivery.places import Places
from bot.delivery.results import permission_names
from bot.entrances.commands import Command, group, named
from bot.entrances.front import Ack, Front, Press, entrance
from bot.panels.moments import read_clock
from bot.panels.settings import (
    AS_DISCORD,
    PROFILE_OPTIONS,
    SEASON_OPTIONS,
    SWITCHES,
    away_form,
    hours_form,
    person_panel,
    server_panel,
)
from bot.panels.ways import confirm_panel, done_panel
from bot.showing.upkeep import Upkeep
from bot.store.preferences import PersonSettings, QuietHours, ServerSettings
from bot.tables.departing import Departing
from bot.tables.keys import custom_id, number
from bot.tables.paces import FIRST_LIMIT_S
from engines.core.errors import SafehouseError
from engines.core.text import Text, text
from renderers.words import locales

LONGEST_ABSENCE_DAYS = 14


class OwnSettings:
    """A person's own settings."""

    def __init__(self, departing: Departing, ticker: Ticker, upkeep: Upkeep, now: Callable[[], datetime]) -> None:
        self._departing, self._ticker, self._upkeep, self._now = departing, ticker, upkeep, now

    @entrance("me-settings", Ack.UPDATE, at_table=False)
    async def show(self, press: Press) -> None:
        """Show a person's own settings."""
        settings = press.known.people.settings(press.person)
        await press.show(person_panel(settings, self._now(), press.words))

    @entrance("me-language", Ack.UPDATE, at_table=False)
    async def language(self, press: Press) -> None:
        """Choose a language, or Discord's."""
        await self._set(press, language=_language(press))

    @entrance("me-switch", Ack.UPDATE, at_table=False)
    async def switch(self, press: Press) -> None:
        """Turn a setting on or off."""
        name, on = press.arg(0), press.arg(1) == "on"
        if name not in SWITCHES:
            raise SafehouseError("error-no-such-option")
        await self._set(press, **{name: ("dm" if on else "channel") if name == "hands" else on})

    @entrance("me-profile", Ack.UPDATE, at_table=False)
    async def profile(self, press: Press) -> None:
        """Choose who may see one's profile."""
        if press.chosen not in PROFILE_OPTIONS:
            raise SafehouseError("error-no-such-option")
        await self._set(press, profile=press.chosen)

    @entrance("me-hours", Ack.FORM, at_table=False)
    async def ask_hours(self, press: Press) -> None:
        """Open the form for quiet hours and time zone."""
        await press.ask(hours_form(press.known.people.settings(press.person), press.words))

    @entrance("me-hours-set", Ack.UPDATE, at_table=False)
    async def set_hours(self, press: Press) -> None:
        """Set quiet hours and time zone; without hours: none."""
        start, end = press.fields.get("start", "").strip(), press.fields.get("end", "").strip()
        quiet = QuietHours(start=read_clock(start), end=read_clock(end)) if start or end else None
        if quiet is not None and quiet.start == quiet.end:
            raise SafehouseError("error-no-quiet-hours")
        await self._set(press, quiet=quiet, zone=_zone(press.fields.get("zone", "")))
        await self._departing.hours_changed(press.person)

    @entrance("me-away", Ack.FORM, at_table=False)
    async def ask_away(self, press: Press) -> None:
        """Open the form for the days away."""
        await press.ask(away_form(press.words))

    @entrance("me-away-set", Ack.UPDATE, at_table=False)
    async def set_away(self, press: Press) -> None:
        """Be away for some days, or back."""
        written = press.fields.get("days", "").strip()
        days = number(written) if written else 0
        if not 0 <= days <= LONGEST_ABSENCE_DAYS:
            raise SafehouseError("error-away-too-long", days=LONGEST_ABSENCE_DAYS)
        now, before = self._now(), press.known.people.settings(press.person)
        until = days_later(now, days, ZoneInfo(before.zone)) if days else None
        await self._set(press, away_until=until)
        self._ticker.look()
        if until is not None:
            await self._departing.went_away(press.person, until)
        elif before.away(now):
            await self._departing.came_back(press.person)

    @entrance("me-forget", Ack.UPDATE, at_table=False)
    async def ask_forget(self, press: Press) -> None:
        """Ask once more before a person is forgotten."""
        question, do = text("settings-forget-question"), text("settings-forget-button")
        await press.show(confirm_panel(question, do, custom_id("me-forget-now"), press.words))

    @entrance("me-forget-now", Ack.UPDATE, at_table=False)
    async def forget(self, press: Press) -> None:
        """Forget a person: settings, seats, every mention."""
        words = press.words
        await self._departing.forget(press.person)
        await press.show(done_panel(text("settings-forgotten"), words))

    async def _set(self, press: Press, **values: object) -> None:
        people = press.known.people
        await people.set(press.person, people.settings(press.person).model_copy(update=values))
        await self._upkeep.person_changed(press.person)
        await self.show(press)


class ServerWays:
    """A server's settings, for those who may manage it."""

    def __init__(self, upkeep: Upkeep) -> None:
        self._upkeep = upkeep

    async def show(self, press: Press) -> None:
        """Show the server's settings."""
        await _show(press, press.asker.need_managed_server())

    @entrance("server-language", Ack.UPDATE, at_table=False)
    async def language(self, press: Press) -> None:
        """Choose the language of public messages."""
        await self._set(press, language=_language(press))

    @entrance("server-channels", Ack.UPDATE, at_table=False)
    async def channels(self, press: Press) -> None:
        """Choose the channels where games may be played; without any: everywhere."""
        await self._set(press, channels=tuple(sorted(_things(press, discord.Guild.get_channel))))

    @entrance("server-role", Ack.UPDATE, at_table=False)
    async def role(self, press: Press) -> None:
        """Choose the role that is called for new tables, or none."""
        await self._set(press, role=next(iter(_things(press, _callable_role)), None))

    @entrance("server-pace", Ack.UPDATE, at_table=False)
    async def pace(self, press: Press) -> None:
        """Choose the pace of new tables."""
        pace = next((pace for pace in FIRST_LIMIT_S if (pace,) == press.values), None)
        if pace is None:
            raise SafehouseError("error-no-such-option")
        await self._set(press, pace=pace)

    @entrance("server-seasons", Ack.UPDATE, at_table=False)
    async def seasons(self, press: Press) -> None:
        """Choose how long a season of ratings is."""
        if press.chosen not in SEASON_OPTIONS:
            raise SafehouseError("error-no-such-option")
        await self._set(press, seasons=press.chosen)

    @entrance("server-threads", Ack.UPDATE, at_table=False)
    async def threads(self, press: Press) -> None:
        """Open tables in threads of their own, or in the channel itself."""
        await self._set(press, threads=press.args[-1:] == ("on",))

    @entrance("server-switch", Ack.UPDATE, at_table=False)
    async def switch(self, press: Press) -> None:
        """Turn scheduled events for starting times, pinned boards, or ratings for new tables on or off."""
        if press.arg(0) not in ("events", "pins", "rated"):
            raise SafehouseError("error-no-such-option")
        await self._set(press, **{press.arg(0): press.arg(1) == "on"})

    @entrance("server-check", Ack.PRIVATE, at_table=False)
    async def check(self, press: Press) -> None:
        """Name the permissions that are missing here, and what else tables can't have in this kind of channel."""
        settings = press.known.servers.settings(press.asker.need_managed_server())
        found = findings(press.delivery.places, press.interaction.channel, settings)
        said = "\n".join(press.words(finding) for finding in found)
        await press.delivery.whisper(press.interaction, said)

    async def _set(self, press: Press, **values: object) -> None:
        server, servers = press.asker.need_managed_server(), press.known.servers
        settings = servers.settings(server).model_copy(update=values)
        await servers.set(server, settings)
        await _show(press, server)
        await self._upkeep.server_changed(server)


def settings_commands(front: Front, own: OwnSettings, servers: ServerWays) -> Command:
    """`/settings me` and `/settings server`."""
    settings = group("command-settings")

    @settings.command(name=named("command-settings-me"), description=named("command-settings-me-description"))
    async def me(interaction: Interaction) -> None:
        await front.run(interaction, own.show)

    @settings.command(name=named("command-settings-server"), description=named("command-settings-server-description"))
    async def server(interaction: Interaction) -> None:
        await front.run(interaction, servers.show)

    return settings


async def _show(press: Press, server: int) -> None:
    settings = press.known.servers.settings(server)
    await press.show(server_panel(settings, press.words, _lacking(press.delivery.places, server, settings)))


def _lacking(places: Places, server: int, settings: ServerSettings) -> Iterator[Text]:
    """What a server has set and the bot isn't allowed."""
    role = settings.role
    if role is not None and (uncalled := places.missing_to_call(server, role)):
        yield text("settings-role-uncalled", role=f"<@&{role}>", permissions=permission_names(uncalled))
    if settings.events and (unplanned := places.missing_for_events(server)):
        yield text("settings-check-no-events", permissions=permission_names(unplanned))


def _callable_role(guild: discord.Guild, role: int) -> discord.Role | None:
    """A role of the server; not the one that everybody has, which no message can call by its id."""
    found = guild.get_role(role)
    return None if found is None or found.is_default() else found


def _things(press: Press, find: Callable[[discord.Guild, int], object | None]) -> list[int]:
    """The ids of the channels or roles chosen; refused where one is not the server's."""
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
