"""Servers and their members."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.model import THREADS, Json, MemberObject, RoleObject
from bot.local.rest.calls import Call, Routes
from bot.local.rest.routes import lookup
from bot.local.world import threads, wire
from bot.local.world.permissions import sees

routes = Routes()


@routes.on("GET", "/guilds/{server}")
def get(call: Call) -> Json:
    """A server the bot is in."""
    server = lookup.server(call)
    counts = {"approximate_member_count": len(server.members), "approximate_presence_count": len(server.members)}
    return {**wire.server_object(server), **(counts if call.query.get("with_counts") in ("1", "true") else {})}


@routes.on("GET", "/guilds/{server}/channels")
def channels(call: Call) -> list[Json]:
    """A server's channels, without threads."""
    server = lookup.server(call)
    everything = call.world.channels.values()
    return [c for c in everything if c.get("guild_id") == str(server.id) and c["type"] not in THREADS]


@routes.on("GET", "/guilds/{server}/threads/active")
def active_threads(call: Call) -> Json:
    """A server's active threads that the bot sees."""
    world, server = call.world, lookup.server(call)
    mine = [c for c in world.channels.values() if c.get("guild_id") == str(server.id) and c["type"] in THREADS]
    found = [c for c in mine if not threads.is_archived(c) and sees(world, c, world.bot_id)]
    bot = world.bot_id
    joined = [(int(c["id"]), world.thread_members[int(c["id"])].get(bot)) for c in found]
    members = [wire.thread_member(key, bot, when) for key, when in joined if when is not None]
    return {"threads": found, "members": members, "has_more": False}


@routes.on("GET", "/guilds/{server}/roles")
def roles(call: Call) -> list[RoleObject]:
    """A server's roles."""
    return list(lookup.server(call).roles.values())


@routes.on("GET", "/guilds/{server}/members/{user}")
def member(call: Call) -> MemberObject:
    """A member of a server."""
    found = lookup.server(call).members.get(call.id("user"))
    if found is None:
        raise ApiError(10007)
    return found


@routes.on("GET", "/guilds/{server}/members")
def members(call: Call) -> list[MemberObject]:
    """All members: refused without the privileged intent."""
    lookup.server(call)
    raise ApiError(50001)
