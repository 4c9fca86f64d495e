"""Permissions: Discord's names and bits, what somebody may do in a channel, and checks for the bot."""

from __future__ import annotations

from collections.abc import Iterable

from bot.local.errors import ApiError
from bot.local.model import DM, PRIVATE_THREAD, THREADS, VOCAL, Channel, Json, Server
from bot.local.world.directory import Directory

BITS: dict[str, int] = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "connect": 1 << 20,
    "speak": 1 << 21,
    "change_nickname": 1 << 26,
    "manage_nicknames": 1 << 27,
    "manage_roles": 1 << 28,
    "manage_webhooks": 1 << 29,
    "use_application_commands": 1 << 31,
    "manage_events": 1 << 33,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "create_events": 1 << 44,
    "send_polls": 1 << 49,
    "pin_messages": 1 << 51,
}
EVERYTHING = sum(BITS.values())

_EVERYONE = (
    "create_instant_invite add_reactions view_channel send_messages embed_links attach_files read_message_history"
    " use_external_emojis change_nickname use_application_commands create_public_threads create_private_threads"
    " send_messages_in_threads send_polls connect speak"
)
_BOT = (
    "view_channel send_messages send_messages_in_threads create_public_threads create_private_threads embed_links"
    " attach_files read_message_history use_external_emojis"
)


def bits(names: Iterable[str]) -> int:
    """The sum of the bits of permissions named as Discord names them, in lower case.

    Raises LookupError for a name that is no permission.
    """
    try:
        return sum(BITS[name] for name in set(names))
    except KeyError as unknown:
        raise LookupError(f"no permission is called {unknown}; there are: {', '.join(BITS)}") from None


EVERYONE_MAY = bits(_EVERYONE.split())
BOT_MAY = bits(_BOT.split())


def in_server(server: Server, who: int) -> int:
    """What a member may do in the server at large, as bits."""
    if who == server.owner:
        return EVERYTHING
    member = server.members[who]
    granted = int(server.roles[server.id]["permissions"])
    for role in member["roles"]:
        granted |= int(server.roles[int(role)]["permissions"])
    return EVERYTHING if granted & BITS["administrator"] else granted


def in_channel(world: Directory, channel: Channel, who: int) -> int:
    """What somebody may do in a channel, as bits; 0 if they cannot open it."""
    if channel["type"] == DM:
        return EVERYTHING if who in world.dm_parties(channel) else 0
    server = world.servers[int(channel["guild_id"])]
    if who not in server.members:
        return 0
    granted = in_server(server, who)
    if granted == EVERYTHING:
        return granted
    place = world.channels[int(channel["parent_id"])] if channel["type"] in THREADS else channel
    granted = _overwritten(granted, place["permission_overwrites"], server, who)
    return granted if granted & BITS["view_channel"] else 0


def _overwritten(granted: int, overwrites: list[Json], server: Server, who: int) -> int:
    roles = set(server.members[who]["roles"])
    everyone = [o for o in overwrites if o["id"] == str(server.id)]
    by_role = [o for o in overwrites if o["type"] == 0 and o["id"] in roles]
    by_member = [o for o in overwrites if o["type"] == 1 and o["id"] == str(who)]
    for layer in (everyone, by_role, by_member):
        for overwrite in layer:
            granted &= ~int(overwrite["deny"])
        for overwrite in layer:
            granted |= int(overwrite["allow"])
    return granted


def sees(world: Directory, channel: Channel, who: int) -> bool:
    """Whether somebody can open the channel at all."""
    granted = in_channel(world, channel, who)
    if channel["type"] == PRIVATE_THREAD and not granted & BITS["manage_threads"]:
        return bool(granted) and who in world.thread_members[int(channel["id"])]
    return bool(granted)


def reads(world: Directory, channel: Channel, who: int) -> bool:
    """Whether somebody can open the channel's messages: a voice channel's only if they may connect to it."""
    return sees(world, channel, who) and (
        channel["type"] not in VOCAL or bool(in_channel(world, channel, who) & BITS["connect"])
    )


def may(world: Directory, channel: Channel, who: int, *names: str) -> bool:
    """Whether somebody sees the channel and has all these permissions in it."""
    wanted = bits(names)
    return sees(world, channel, who) and in_channel(world, channel, who) & wanted == wanted


def demand(world: Directory, channel: Channel, *names: str) -> None:
    """Check that the bot has these permissions.

    Raises ApiError 50001 if it does not see the channel, 50013 if a permission is missing.
    """
    if not sees(world, channel, world.bot_id):
        raise ApiError(50001)
    if not may(world, channel, world.bot_id, *names):
        raise ApiError(50013)


def send_permission(channel: Channel) -> str:
    """The permission needed to write here."""
    return "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"
