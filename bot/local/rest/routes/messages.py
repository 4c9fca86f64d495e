"""Messages of a channel."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.local.errors import ApiError
from bot.local.limits.form_body import FormBody
from bot.local.model import DM, EPHEMERAL, Channel, Json, Message
from bot.local.rest.calls import Call, Routes
from bot.local.rest.routes import lookup
from bot.local.world import messages, threads, wire
from bot.local.world.changes import WorldChange
from bot.local.world.messages import PLAIN, REPLY, Origin
from bot.local.world.permissions import demand, may, send_permission
from bot.local.world.world import World

routes = Routes()
_UNDELETABLE = frozenset({1, 2, 3, 4, 5, 21})


@routes.on("POST", "/channels/{channel}/messages")
def send(call: Call) -> Json:
    """A new message of the bot."""
    channel, body = lookup.text_of(call), call.object()
    _demand_speech(call, channel, body)
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        sent_before = messages.with_nonce(call.world, int(channel["id"]), body["nonce"])
        if sent_before is not None:
            return sent_before
    return messages.create(call.world, channel, body, call.uploads, _origin(call.world, channel, body))


def _demand_speech(call: Call, channel: Channel, body: Json) -> None:
    if channel["type"] == DM:
        _demand_open_dm(call.world, channel)
        return
    embeds = ("embed_links",) if body.get("embeds") else ()
    files = ("attach_files",) if call.uploads else ()
    demand(call.world, channel, send_permission(channel), *embeds, *files)
    threads.demand_open(call.world, channel)


def _demand_open_dm(world: World, channel: Channel) -> None:
    person = world.people[world.dm_parties(channel)[0]]
    if not world.shared_servers(person.id):
        raise ApiError(50278)
    if not person.takes_dms:
        raise ApiError(50007)


def _origin(world: World, channel: Channel, body: Json) -> Origin:
    form = FormBody()
    reference = form.dictionary(body, "message_reference")
    target = (form / "message_reference").id(reference, "message_id")
    form.raise_if_wrong()
    if not reference:
        return PLAIN
    known = target is not None and world.find_message(int(channel["id"]), target) is not None
    if not known and reference.get("fail_if_not_exists") is False:
        return PLAIN
    (form / "message_reference").require(
        known and reference.get("type", 0) == 0, "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message"
    )
    form.raise_if_wrong()
    if not may(world, channel, world.bot_id, "read_message_history"):
        raise ApiError(160002)
    return Origin(messages.reply_fields(world, channel, target or 0), REPLY)


@routes.on("GET", "/channels/{channel}/messages")
def history(call: Call) -> list[Json]:
    """The channel's messages, newest first; none without Read Message History."""
    channel, world = lookup.text_of(call), call.world
    if not may(world, channel, world.bot_id, "read_message_history"):
        return []
    ordinary = [m for m in world.messages[int(channel["id"])].values() if not m["flags"] & EPHEMERAL]
    chosen = _window(ordinary, call)
    return [wire.without_content(world, message) for message in reversed(chosen)]


def _limit(call: Call) -> int:
    asked = call.query.get("limit", "50")
    form = FormBody()
    limit = form.whole({"limit": int(asked) if re.fullmatch("[0-9]{1,9}", asked) else asked}, "limit", 1, 100)
    form.raise_if_wrong()
    return limit or 0


def _window(oldest_first: Sequence[Message], call: Call) -> Sequence[Message]:
    limit = _limit(call)
    after, before, middle = (call.query_id(name) for name in ("after", "before", "around"))
    if after is not None:
        return [m for m in oldest_first if int(m["id"]) > after][:limit]
    if before is not None:
        return [m for m in oldest_first if int(m["id"]) < before][-limit:]
    if middle is not None:
        older = [m for m in oldest_first if int(m["id"]) < middle]
        newer = [m for m in oldest_first if int(m["id"]) >= middle]
        return [*older[len(older) - min(len(older), limit // 2) :], *newer[: limit - limit // 2]]
    return oldest_first[-limit:]


@routes.on("GET", "/channels/{channel}/messages/{message}")
def get(call: Call) -> Json:
    """One message."""
    channel = lookup.text_of(call)
    demand(call.world, channel, "read_message_history")
    found = messages.ordinary(call.world, int(channel["id"]), call.id("message"))
    return wire.without_content(call.world, found)


@routes.on("PATCH", "/channels/{channel}/messages/{message}")
def edit(call: Call) -> Json:
    """Edit one of the bot's messages."""
    channel = lookup.text_of(call)
    message = messages.own(call.world, int(channel["id"]), call.id("message"))
    if threads.is_archived(channel):
        raise ApiError(50083)
    return messages.edit(call.world, message, call.object(), call.uploads)


@routes.on("DELETE", "/channels/{channel}/messages/{message}")
def delete(call: Call) -> None:
    """Delete one of the bot's messages, or any message with Manage Messages."""
    channel, world = lookup.text_of(call), call.world
    message = messages.ordinary(world, int(channel["id"]), call.id("message"))
    if message["type"] in _UNDELETABLE:
        raise ApiError(50021)
    if message["author"]["id"] != world.bot["id"]:
        _demand_moderation(world, channel)
    if threads.is_archived(channel):
        raise ApiError(50083)
    world.delete_message(int(channel["id"]), int(message["id"]))


def _demand_moderation(world: World, channel: Channel) -> None:
    if channel["type"] == DM:
        raise ApiError(50003)
    demand(world, channel, "manage_messages")


@routes.on("POST", "/channels/{channel}/messages/bulk-delete")
def delete_many(call: Call) -> None:
    """Delete 2 to 100 messages at once."""
    channel, world, body = lookup.server_channel(call), call.world, call.object()
    demand(world, channel, "manage_messages")
    form = FormBody()
    keys = form.ids(body, "messages", 2, 100)
    form.raise_if_wrong()
    known = [key for key in keys if key in world.messages[int(channel["id"])]]
    for key in known:
        world.forget_message(world.messages[int(channel["id"])][key])
        gone = {"id": str(key), "channel_id": channel["id"]}
        world.announce(WorldChange("message_delete", int(channel["id"]), payload=gone))
    payload = {"ids": [str(key) for key in known], "channel_id": channel["id"], "guild_id": channel["guild_id"]}
    server = int(channel["guild_id"])
    world.announce(WorldChange("bulk_delete", int(channel["id"]), None, payload, "MESSAGE_DELETE_BULK", server))
