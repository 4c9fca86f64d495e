"""Scheduled events of servers."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.model import Json
from bot.local.rest.calls import Call, Routes
from bot.local.rest.routes import lookup
from bot.local.world import events

routes = Routes()


@routes.on("GET", "/guilds/{server}/scheduled-events")
def of_server(call: Call) -> list[Json]:
    """A server's events that are to come or under way."""
    return events.of_server(call.world, lookup.server(call))


@routes.on("POST", "/guilds/{server}/scheduled-events")
def create(call: Call) -> Json:
    """A new event."""
    return events.create(call.world, lookup.server(call), call.object())


@routes.on("GET", "/guilds/{server}/scheduled-events/{event}")
def get(call: Call) -> Json:
    """One event."""
    return _event(call)


@routes.on("PATCH", "/guilds/{server}/scheduled-events/{event}")
def edit(call: Call) -> Json:
    """Change an event, begin or end it."""
    return events.edit(call.world, _event(call), call.object())


@routes.on("DELETE", "/guilds/{server}/scheduled-events/{event}")
def delete(call: Call) -> None:
    """Delete an event."""
    events.delete(call.world, _event(call))


def _event(call: Call) -> Json:
    found = call.world.events.get(call.id("event"))
    if found is None or found["guild_id"] != str(lookup.server(call).id):
        raise ApiError(10070)
    return found
