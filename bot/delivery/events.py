"""The calls about a server's scheduled events; each raises what Discord may answer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import TypedDict

import discord

from bot.delivery.results import Sent
from bot.panels.layout import short

LONGEST_NAME = 100
LONGEST_DESCRIPTION = 1000
ELSEWHERE, MEMBERS_ALONE = 3, 2
"""Discord's kind of an event that is in no voice channel, and who may see it."""


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
    """Make an event, or change the one of that id; the result's message is its id."""
    told = _Told(
        name=short(planned.name, LONGEST_NAME),
        description=short(planned.description, LONGEST_DESCRIPTION),
        entity_metadata={"location": planned.location},
        scheduled_start_time=planned.starts_at.isoformat(),
        scheduled_end_time=planned.ends_at.isoformat(),
    )
    if event is not None:
        await client.http.edit_scheduled_event(server, event, **told)
        return Sent(message=event)
    made = await client.http.create_guild_scheduled_event(
        server, **told, privacy_level=MEMBERS_ALONE, entity_type=ELSEWHERE
    )
    return Sent(message=int(made["id"]))


async def become(client: discord.Client, server: int, event: int, became: Became) -> Sent:
    """Begin, end or cancel an event."""
    await client.http.edit_scheduled_event(server, event, status=int(became))
    return Sent(message=event)
