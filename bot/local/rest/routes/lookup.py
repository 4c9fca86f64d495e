"""The channel or server that a route's path names, if the bot can reach it."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.model import DM, SPEECHLESS, Channel, Server
from bot.local.rest.calls import Call
from bot.local.world import threads
from bot.local.world.permissions import reads, sees


def channel(call: Call) -> Channel:
    """The channel of the path. Raises ApiError 10003, or 50001 where the bot cannot see it."""
    found = call.world.channels.get(call.id("channel"))
    if found is None:
        raise ApiError(10003)
    if not sees(call.world, found, call.world.bot_id):
        raise ApiError(50001)
    return threads.settled(call.world, found)


def text_of(call: Call) -> Channel:
    """The channel of the path for its messages.

    Raises ApiError 50008 for a kind that has none, 50001 where the bot can't read them.
    """
    found = channel(call)
    if found["type"] in SPEECHLESS:
        raise ApiError(50008)
    if not reads(call.world, found, call.world.bot_id):
        raise ApiError(50001)
    return found


def server_channel(call: Call) -> Channel:
    """The channel of the path, which must not be a DM (ApiError 50003)."""
    found = channel(call)
    if found["type"] == DM:
        raise ApiError(50003)
    return found


def server(call: Call) -> Server:
    """The server of the path. Raises ApiError 10004 where the bot is not in it."""
    found = call.world.servers.get(call.id("server"))
    if found is None or call.world.bot_id not in found.members:
        raise ApiError(10004)
    return found
