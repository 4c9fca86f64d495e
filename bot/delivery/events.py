"""The calls about a server's scheduled events; each raises what Discord may answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import TypedDict

import discord

from bot.delivery.results import Sent
from bot.panels.layout import short

LONGEST_NAME = 100
LONGEST_DESCRIPTION = 1000
ELSEWHERE, MEMBERS_ALONE, SCHEDULED = 3, 2, 1
"""Discord's kind of an event that is in no voice channel, who may see it, and that it hasn't begun."""


class Became(IntEnum):
    """What has become of an event, by Discord's numbers."""

    BEGUN = 2
    OVER = 3
    CANCELLED = 4


@dataclass(frozen=True, slots=True)
class Planned:
    """What an event says: where it is, as an address, and when."""

    name: str
    description: str
    location: str
    starts_at: datetime
    ends_at: datetime


class _Told(TypedDict):
    """The fields of an event by Discord's names."""

    name: str
    description: str
    entity_metadata: dict[str, str]
    scheduled_start_time: str
    scheduled_end_time: str


async def plan(client: discord.Client, server: int, event: int | None, planned: Planned) -> Sent:
    """Make an event, or change the one of that id; the result's message is its id.

    One that an earlier try has made, though Discord's answer to it was lost, is taken up, and further ones go.
    """
    told = _Told(
        name=short(planned.name, LONGEST_NAME),
        description=short(planned.description, LONGEST_DESCRIPTION),
        entity_metadata={"location": planned.location},
        scheduled_start_time=planned.starts_at.isoformat(),
        scheduled_end_time=planned.ends_at.isoformat(),
    )
    key = event or next(iter(await _standing(client, server, planned)), None)
    if key is not None:
        await client.http.edit_scheduled_event(server, key, **told)
    else:
        made = await client.http.create_guild_scheduled_event(
            server, **told, privacy_level=MEMBERS_ALONE, entity_type=ELSEWHERE
        )
        key = int(made["id"])
    for other in await _standing(client, server, planned) if event is None else ():
        if other != key:
            await client.http.delete_scheduled_event(server, other)
    return Sent(message=key)


async def become(client: discord.Client, server: int, event: int, became: Became) -> Sent:
    """Begin, end or cancel an event."""
    await client.http.edit_scheduled_event(server, event, status=int(became))
    return Sent(message=event)


async def _standing(client: discord.Client, server: int, planned: Planned) -> tuple[int, ...]:
    """The bot's own events in a server that haven't begun and are announced for the same place and game."""
    found = await client.http.get_scheduled_events(server, with_user_count=False)
    own = (each for each in found if client.user is not None and int(each.get("creator_id") or 0) == client.user.id)
    wanted = (short(planned.name, LONGEST_NAME), planned.location, SCHEDULED)
    return tuple(int(each["id"]) for each in own if wanted == _announced(each))


def _announced(event: Mapping[str, object]) -> tuple[object, ...]:
    metadata = event.get("entity_metadata")
    location = metadata.get("location") if isinstance(metadata, Mapping) else None
    return event["name"], location, event["status"]
