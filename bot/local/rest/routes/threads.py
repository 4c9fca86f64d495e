"""Threads and who is in them."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.model import HAS_THREAD, PRIVATE_THREAD, THREADS, Channel, Json
from bot.local.rest.calls import Call, Routes
from bot.local.rest.routes import lookup
from bot.local.world import messages, threads, wire
from bot.local.world.messages import THREAD_CREATED
from bot.local.world.permissions import BITS, demand, in_channel, send_permission

routes = Routes()


@routes.on("POST", "/channels/{channel}/threads", status=201)
def start(call: Call) -> Json:
    """A thread on its own; a public one is announced in its channel."""
    parent = lookup.server_channel(call)
    thread = threads.start(call.world, parent, call.object())
    if thread["type"] != PRIVATE_THREAD:
        reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
        fields = {"content": thread["name"], "message_reference": reference}
        messages.system(call.world, parent, call.world.bot, THREAD_CREATED, fields)
    return wire.thread_for(call.world, thread, call.world.bot_id)


@routes.on("POST", "/channels/{channel}/messages/{message}/threads", status=201)
def start_on_message(call: Call) -> Json:
    """A public thread on a message."""
    parent, world = lookup.server_channel(call), call.world
    message = messages.ordinary(world, int(parent["id"]), call.id("message"))
    thread = threads.start(world, parent, call.object(), message=message)
    marked = {**message, "flags": message["flags"] | HAS_THREAD, "thread": thread}
    world.keep_message(marked, world.uploads[int(message["id"])])
    world.message_changed("message_update", "MESSAGE_UPDATE", marked)
    return wire.thread_for(world, thread, world.bot_id)


def _thread(call: Call) -> Channel:
    found = lookup.server_channel(call)
    if found["type"] not in THREADS:
        raise ApiError(50024)
    return found


def _open_thread(call: Call) -> Channel:
    found = _thread(call)
    if threads.is_archived(found):
        raise ApiError(50083)
    return found


@routes.on("PUT", "/channels/{channel}/thread-members/@me")
def join(call: Call) -> None:
    """The bot joins a thread."""
    threads.join(call.world, _open_thread(call), call.world.bot_id)


@routes.on("DELETE", "/channels/{channel}/thread-members/@me")
def leave(call: Call) -> None:
    """The bot leaves a thread."""
    threads.leave(call.world, _open_thread(call), call.world.bot_id)


@routes.on("PUT", "/channels/{channel}/thread-members/{user}")
def add(call: Call) -> None:
    """The bot adds somebody to a thread."""
    thread, world = _open_thread(call), call.world
    demand(world, thread, send_permission(thread))
    if call.id("user") not in world.people:
        raise ApiError(10013)
    parent = world.channels[int(thread["parent_id"])]
    if not in_channel(world, parent, call.id("user")) & BITS["view_channel"]:
        raise ApiError(50001)
    threads.join(world, thread, call.id("user"))


@routes.on("DELETE", "/channels/{channel}/thread-members/{user}")
def remove(call: Call) -> None:
    """The bot removes somebody from a thread, as a moderator or as a private thread's owner."""
    thread = _open_thread(call)
    if thread["type"] != PRIVATE_THREAD or thread["owner_id"] != call.world.bot["id"]:
        demand(call.world, thread, "manage_threads")
    threads.leave(call.world, thread, call.id("user"))


@routes.on("GET", "/channels/{channel}/thread-members/{user}")
def member(call: Call) -> Json:
    """Somebody's membership."""
    key, thread = call.id("channel"), _thread(call)
    joined = call.world.thread_members[int(thread["id"])].get(call.id("user"))
    if joined is None:
        raise ApiError(10007)
    return wire.thread_member(key, call.id("user"), joined)


@routes.on("GET", "/channels/{channel}/thread-members")
def members(call: Call) -> list[Json]:
    """Everybody in a thread."""
    key = int(_thread(call)["id"])
    return [wire.thread_member(key, who, when) for who, when in call.world.thread_members[key].items()]


@routes.on("GET", "/channels/{channel}/threads/archived/public")
def archived(call: Call) -> Json:
    """The archived public threads of a channel."""
    parent = lookup.server_channel(call)
    demand(call.world, parent, "read_message_history")
    mine = [c for c in call.world.channels.values() if c.get("parent_id") == parent["id"]]
    found = [c for c in mine if c["type"] != PRIVATE_THREAD and threads.is_archived(c)]
    return {"threads": found, "members": [], "has_more": False}
