"""Channels: reading, changing and deleting them, typing in them."""

from __future__ import annotations

from bot.local.limits.channels import check_channel
from bot.local.limits.form_body import FormBody
from bot.local.model import DM, THREADS, Json
from bot.local.rest.calls import Call, Routes
from bot.local.rest.routes import lookup
from bot.local.world import threads, wire
from bot.local.world.changes import WorldChange
from bot.local.world.permissions import demand, send_permission

routes = Routes()


@routes.on("GET", "/channels/{channel}")
def get(call: Call) -> Json:
    """A channel or thread."""
    channel = lookup.channel(call)
    if channel["type"] in THREADS:
        return wire.thread_for(call.world, channel, call.world.bot_id)
    return channel


@routes.on("PATCH", "/channels/{channel}")
def change(call: Call) -> Json:
    """Change a channel, or rename, archive or lock a thread."""
    channel, body = lookup.server_channel(call), call.object()
    if channel["type"] in THREADS:
        return threads.change(call.world, channel, body)
    demand(call.world, channel, "manage_channels")
    form = FormBody()
    values = check_channel(form, body)
    form.raise_if_wrong()
    return call.world.change_channel(call.id("channel"), values)


@routes.on("DELETE", "/channels/{channel}")
def delete(call: Call) -> Json:
    """Delete a channel or thread; a DM is only closed."""
    channel = lookup.channel(call)
    if channel["type"] != DM:
        demand(call.world, channel, "manage_threads" if channel["type"] in THREADS else "manage_channels")
        call.world.delete_channel(call.id("channel"))
    return channel


@routes.on("POST", "/channels/{channel}/typing")
def typing(call: Call) -> None:
    """Show that the bot is typing."""
    channel = lookup.channel(call)
    demand(call.world, channel, send_permission(channel))
    payload = {"user_id": call.world.bot["id"], "channel_id": channel["id"]}
    call.world.announce(WorldChange("typing", int(channel["id"]), payload=payload))
