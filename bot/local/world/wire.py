"""Servers, members, roles, channels and messages in the shapes in which Discord sends them."""

from __future__ import annotations

from bot.local.model import (
    CATEGORY,
    EPHEMERAL,
    FOR_POSTS,
    THREADS,
    VOCAL,
    Channel,
    Json,
    MemberObject,
    Message,
    Person,
    RoleObject,
    Server,
    UserObject,
)
from bot.local.world.directory import Directory
from bot.local.world.permissions import in_channel, sees

_EMPTY_TEXTS = (
    "icon splash discovery_splash afk_channel_id system_channel_id rules_channel_id vanity_url_code description"
    " banner public_updates_channel_id safety_alerts_channel_id application_id widget_channel_id home_header"
    " max_presences incidents_data"
)
_EMPTY_LISTS = (
    "emojis stickers features presences voice_states stage_instances guild_scheduled_events soundboard_sounds"
)
_ZEROES = (
    "verification_level default_message_notifications explicit_content_filter mfa_level premium_tier nsfw_level"
    " system_channel_flags premium_subscription_count"
)


def member(user: UserObject, joined_at: str, roles: list[str]) -> MemberObject:
    """A member object, with its user."""
    return {
        "user": user,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def role(
    snowflake: int,
    name: str,
    permissions: int,
    *,
    position: int = 1,
    mentionable: bool = False,
    bot: int | None = None,
) -> RoleObject:
    """A role object; `bot` is the bot that a managed role belongs to."""
    made: RoleObject = {
        "id": str(snowflake),
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": bot is not None,
        "mentionable": mentionable,
        "flags": 0,
    }
    if bot is not None:
        made["tags"] = {"bot_id": str(bot)}
    return made


def server_channel(snowflake: int, server: int, name: str, position: int, kind: int) -> Channel:
    """A channel object of a server, with what its kind has besides."""
    channel: Channel = {
        "id": str(snowflake),
        "type": kind,
        "guild_id": str(server),
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "parent_id": None,
        "flags": 0,
    }
    if kind == CATEGORY:
        return channel
    channel |= {"topic": None, "nsfw": False, "rate_limit_per_user": 0, "last_message_id": None}
    if kind in VOCAL:
        channel |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if kind in FOR_POSTS:
        channel |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        channel |= {"default_forum_layout": 0}
    return channel


def dm_channel(snowflake: int, person: Person) -> Channel:
    """A DM channel object as the bot sees it."""
    return {"id": str(snowflake), "type": 1, "recipients": [person.user], "last_message_id": None, "flags": 0}


def server_object(server: Server) -> Json:
    """A guild object as REST gives it."""
    return {
        **dict.fromkeys(_EMPTY_TEXTS.split()),
        **{key: [] for key in _EMPTY_LISTS.split()},
        **dict.fromkeys(_ZEROES.split(), 0),
        "id": str(server.id),
        "name": server.name,
        "owner_id": str(server.owner),
        "system_channel_id": None if server.system is None else str(server.system),
        "preferred_locale": server.locale,
        "roles": list(server.roles.values()),
        "afk_timeout": 300,
        "premium_progress_bar_enabled": False,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "region": "deprecated",
        "nsfw": False,
        "widget_enabled": False,
    }


def server_created(world: Directory, server: Server) -> Json:
    """A guild object as the gateway's GUILD_CREATE gives it: with channels, active threads and the bot's member."""
    mine = [c for c in world.channels.values() if c.get("guild_id") == str(server.id)]
    return {
        **server_object(server),
        "joined_at": server.members[world.bot_id]["joined_at"],
        "large": False,
        "member_count": len(server.members),
        "members": [server.members[world.bot_id]],
        "channels": [c for c in mine if c["type"] not in THREADS],
        "threads": [thread_for(world, c, world.bot_id) for c in mine if _active_thread(world, c)],
    }


def _active_thread(world: Directory, channel: Channel) -> bool:
    return (
        channel["type"] in THREADS
        and not channel["thread_metadata"]["archived"]
        and sees(world, channel, world.bot_id)
    )


def thread_for(world: Directory, thread: Channel, who: int) -> Channel:
    """A thread object for somebody, with their own membership if they have one."""
    joined = world.thread_members[int(thread["id"])].get(who)
    if joined is None:
        return thread
    return {**thread, "member": thread_member(int(thread["id"]), who, joined)}


def thread_member(thread: int, who: int, joined_at: str) -> Json:
    """A thread member object."""
    return {"id": str(thread), "user_id": str(who), "join_timestamp": joined_at, "flags": 1}


def message_event(world: Directory, message: Message) -> Json:
    """A message as the gateway sends it: with server and member; an ephemeral one like a DM."""
    channel = world.channels[int(message["channel_id"])]
    event = {**message, "channel_type": channel["type"]}
    if "guild_id" not in channel or message["flags"] & EPHEMERAL:
        return event
    author = world.servers[int(channel["guild_id"])].members.get(int(message["author"]["id"]))
    event["guild_id"] = channel["guild_id"]
    if author is not None:
        event["member"] = {key: value for key, value in author.items() if key != "user"}
    return event


def without_content(world: Directory, message: Json) -> Json:
    """A message as a bot without the message content intent gets it.

    Other people's messages in servers are empty unless they mention the bot.
    """
    mine = message.get("author", {}).get("id") == world.bot["id"]
    mentioned = any(u["id"] == world.bot["id"] for u in message.get("mentions", ()))
    in_dm = world.channels[int(message["channel_id"])]["type"] == 1
    if mine or mentioned or in_dm:
        return message
    return {**message, "content": "", "embeds": [], "attachments": [], "components": []}


def permission_string(world: Directory, channel: Channel, who: int) -> str:
    """What somebody may do in a channel, as on the wire."""
    return str(in_channel(world, channel, who))
