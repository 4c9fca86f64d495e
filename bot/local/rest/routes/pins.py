"""Pinned messages of a channel."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.model import Channel, Json, Message
from bot.local.rest.calls import Call, Routes
from bot.local.rest.routes import lookup
from bot.local.world import messages, threads, wire
from bot.local.world.permissions import demand

routes = Routes()
PINNED = 6
"""The type of the message by which Discord tells of a pin."""
MOST_PINS = 250


@routes.on("GET", "/channels/{channel}/messages/pins")
def pinned(call: Call) -> Json:
    """The channel's pinned messages, the newest first."""
    channel, world = lookup.text_of(call), call.world
    found = [wire.without_content(world, each) for each in reversed(_pins(call, channel))]
    items = [{"pinned_at": each["timestamp"], "message": each} for each in found]
    return {"items": items, "has_more": False}


@routes.on("PUT", "/channels/{channel}/messages/pins/{message}")
def pin(call: Call) -> None:
    """Pin a message; where it wasn't, Discord writes who has done it."""
    channel, message = _to_pin(call)
    if message["pinned"]:
        return
    if len(_pins(call, channel)) >= MOST_PINS:
        raise ApiError(30003)
    _set(call, message, pinned=True)
    reference = {"type": 0, "channel_id": channel["id"], "message_id": message["id"]}
    if "guild_id" in channel:
        reference["guild_id"] = channel["guild_id"]
    messages.system(call.world, channel, call.world.bot, PINNED, {"message_reference": reference})


@routes.on("DELETE", "/channels/{channel}/messages/pins/{message}")
def unpin(call: Call) -> None:
    """Unpin a message."""
    _, message = _to_pin(call)
    if message["pinned"]:
        _set(call, message, pinned=False)


def _pins(call: Call, channel: Channel) -> list[Message]:
    return [each for each in call.world.messages[int(channel["id"])].values() if each["pinned"]]


def _to_pin(call: Call) -> tuple[Channel, Message]:
    channel = lookup.text_of(call)
    demand(call.world, channel, "pin_messages")
    message = messages.ordinary(call.world, int(channel["id"]), call.id("message"))
    if threads.is_archived(channel):
        raise ApiError(50083)
    return channel, message


def _set(call: Call, message: Message, *, pinned: bool) -> None:
    world, changed = call.world, {**message, "pinned": pinned}
    world.keep_message(changed, world.uploads[int(message["id"])])
    world.message_changed("message_update", "MESSAGE_UPDATE", changed)
