"""What will and won't work for tables in a place, told before anybody meets it."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.delivery.places import Places
from bot.delivery.results import (
    NO_ACCESS,
    NO_PERMISSION,
    THREAD_LOCKED,
    Archived,
    Forbidden,
    Unseen,
    permission_names,
)
from bot.store.preferences import ServerSettings
from engines.core.text import Text, text


def findings(places: Places, place: object, settings: ServerSettings) -> Iterator[Text]:
    """What to know of a channel or thread, as a person's interaction shows it, with its server's settings."""
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return
    if isinstance(place, discord.Thread) and place.is_private() and not place.archived and not places.knows(place.id):
        yield Unseen(NO_ACCESS).text
        return
    within = isinstance(place, discord.Thread)
    top = place.parent_id if isinstance(place, discord.Thread) else place.id
    apart = settings.threads and not within and places.has_threads(top)
    allowed = places.existing(place.guild.id, settings.channels)
    if allowed and top not in allowed:
        yield text("error-not-in-this-channel", channels=tuple(f"<#{each}>" for each in allowed))
    lacking = places.missing(place.id, threads=apart)
    if settings.role is not None:
        lacking += places.missing_to_call(place.guild.id, settings.role, place.id)
    yield Forbidden(NO_PERMISSION, lacking).text if lacking else text("settings-check-good")
    if settings.pins and (unpinned := places.missing_to_pin(place.id)):
        yield text("settings-check-no-pins", permissions=permission_names(unpinned))
    if settings.events and (unplanned := places.missing_for_events(place.guild.id)):
        yield text("settings-check-no-events", permissions=permission_names(unplanned))
    if places.is_locked(place.id):
        yield Archived(THREAD_LOCKED).text
    why = None if apart else places.no_thread(top, within=within)
    if why is not None:
        yield text("settings-check-one-table", reason=why)
    if (why := places.no_private_thread(top)) is not None:
        yield text("settings-check-no-planning", reason=why)
