"""Threads: starting them, their members, archiving and locking."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.local.errors import ApiError, ClientRefused
from bot.local.limits.form_body import FormBody
from bot.local.model import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    FOR_POSTS,
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREADS,
    THREADS_OF,
    Channel,
    Json,
    Message,
)
from bot.local.world import wire
from bot.local.world.changes import WorldChange
from bot.local.world.ids import made_at
from bot.local.world.permissions import demand, may
from bot.local.world.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
DEFAULT_ARCHIVE_MINUTES = 4320


def is_locked(channel: Channel) -> bool:
    """Whether this is a thread that only moderators can speak in."""
    return channel["type"] in THREADS and bool(channel["thread_metadata"]["locked"])


def is_archived(channel: Channel) -> bool:
    """Whether this is a thread that is archived."""
    return channel["type"] in THREADS and bool(channel["thread_metadata"]["archived"])


def settled(world: World, channel: Channel) -> Channel:
    """The channel as it is now: a thread that has been quiet for its archive time is archived."""
    if channel["type"] not in THREADS or is_archived(channel):
        return channel
    metadata = channel["thread_metadata"]
    active = datetime.fromisoformat(metadata["archive_timestamp"])
    if channel["last_message_id"] is not None:
        active = max(active, made_at(int(channel["last_message_id"])))
    if world.clock.now() - active < timedelta(minutes=metadata["auto_archive_duration"]):
        return channel
    return world.change_thread(int(channel["id"]), archived=True)


def check(form: FormBody, body: Json) -> None:
    """Note what is wrong with a thread's name and settings."""
    form.text(body, "name", most=100)
    check_settings(form, body)


def check_settings(form: FormBody, body: Json) -> None:
    """Note what is wrong with a thread's settings."""
    if body.get("auto_archive_duration") is not None:
        form.one_of(body, "auto_archive_duration", ARCHIVE_MINUTES)
    form.whole(body, "rate_limit_per_user", 0, 21600)
    for key in ("archived", "locked", "invitable"):
        form.flag(body, key)


def start(world: World, parent: Channel, body: Json, *, message: Message | None = None) -> Channel:
    """A new thread of the bot, on a message or on its own (private by default).

    Raises ApiError if Discord refuses the body, the channel or the bot's permissions.
    """
    on_its_own = PRIVATE_THREAD if message is None else public_kind(parent)
    kind = on_its_own if body.get("type") is None or message is not None else body["type"]
    form = FormBody()
    check(form, body)
    (form / "type").chosen(kind, sorted(THREADS))
    form.raise_if_wrong()
    if parent["type"] in FOR_POSTS or kind not in THREADS_OF.get(parent["type"], ()):
        raise ApiError(50024)
    demand(world, parent, opening_permission(parent, kind))
    demand_room(world, parent)
    if message is not None and message["flags"] & HAS_THREAD:
        raise ApiError(160004)
    snowflake = world.ids.next() if message is None else int(message["id"])
    return _opened(world, parent, body, kind, snowflake, world.bot_id)


def started_by(world: World, person: int, parent: Channel, name: str, *, private: bool = False) -> Channel:
    """A new thread of a person's, or a new post in a forum. Raises ClientRefused for what no client lets them do."""
    kind = PRIVATE_THREAD if private else public_kind(parent)
    if kind not in THREADS_OF.get(parent["type"], ()):
        raise ClientRefused("this kind of channel has no such threads")
    if not may(world, parent, person, opening_permission(parent, kind)):
        raise ClientRefused("no thread can be started here")
    return _opened(world, parent, {"name": name}, kind, world.ids.next(), person)


def public_kind(parent: Channel) -> int:
    """The kind of the threads that everybody in a channel sees."""
    return ANNOUNCEMENT_THREAD if parent["type"] == ANNOUNCEMENT else PUBLIC_THREAD


def opening_permission(parent: Channel, kind: int) -> str:
    """The permission needed to start a thread of that kind; a forum's posts are its messages."""
    if parent["type"] in FOR_POSTS:
        return "send_messages"
    return "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"


def demand_room(world: World, channel: Channel) -> None:
    """Check that the server may have one more thread that isn't archived.

    Raises ApiError 160006, 160007 for a thread of an announcement channel.
    """
    others = (c for c in world.channels.values() if c.get("guild_id") == channel["guild_id"])
    if sum(c["type"] in THREADS and not is_archived(c) for c in others) >= world.most_threads:
        raise ApiError(160007 if channel["type"] in (ANNOUNCEMENT, ANNOUNCEMENT_THREAD) else 160006)


def _opened(world: World, parent: Channel, body: Json, kind: int, snowflake: int, owner: int) -> Channel:
    thread = _blank(parent, body, kind, snowflake, owner, world.now())
    join(world, thread, owner, quietly=True)
    world.tell_of_channel({**wire.thread_for(world, thread, world.bot_id), "newly_created": True}, "THREAD_CREATE")
    return thread


def _blank(parent: Channel, body: Json, kind: int, snowflake: int, owner: int, now: str) -> Channel:
    metadata: Json = {
        "archived": False,
        "auto_archive_duration": body.get("auto_archive_duration") or DEFAULT_ARCHIVE_MINUTES,
        "archive_timestamp": now,
        "locked": False,
        "create_timestamp": now,
    }
    if kind == PRIVATE_THREAD:
        metadata["invitable"] = body.get("invitable") is not False
    return {
        "id": str(snowflake),
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": str(owner),
        "name": body["name"],
        "last_message_id": None,
        "message_count": 0,
        "total_message_sent": 0,
        "member_count": 0,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "flags": 0,
        "thread_metadata": metadata,
    }


def join(world: World, thread: Channel, who: int, *, quietly: bool = False) -> None:
    """Add somebody to a thread; nothing happens if they are in it."""
    key = int(thread["id"])
    if who in world.thread_members[key]:
        return
    world.thread_members[key][who] = world.now()
    added = wire.thread_member(key, who, world.thread_members[key][who])
    _count_members(world, thread)
    if quietly:
        return
    if who == world.bot_id and thread["type"] == PRIVATE_THREAD:
        world.tell_of_channel(wire.thread_for(world, thread, who), "THREAD_CREATE")
    _tell_of_members(world, thread, who, {"added_members": [added]})


def leave(world: World, thread: Channel, who: int) -> None:
    """Remove somebody from a thread; nothing happens if they are not in it."""
    if world.thread_members[int(thread["id"])].pop(who, None) is not None:
        _count_members(world, thread)
        _tell_of_members(world, thread, who, {"removed_member_ids": [str(who)]})


def _count_members(world: World, thread: Channel) -> None:
    thread["member_count"] = min(len(world.thread_members[int(thread["id"])]), 50)
    world.keep_channel(thread)


def _tell_of_members(world: World, thread: Channel, who: int, what: Json) -> None:
    """Without the privileged members intent a bot hears only of its own coming and going."""
    payload = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"], **what}
    event = "THREAD_MEMBERS_UPDATE" if who == world.bot_id else None
    world.announce(WorldChange("channel", int(thread["id"]), None, payload, event, int(thread["guild_id"])))


def demand_open(world: World, channel: Channel) -> None:
    """Check that the bot may write in a thread: writing reopens an archived one, a locked one is for moderators.

    Raises ApiError 50083 for an archived and locked thread, 160005 for one that is only locked, 160006 where the
    server has no room for one more that is open.
    """
    if is_locked(channel) and not may(world, channel, world.bot_id, "manage_threads"):
        raise ApiError(50083 if is_archived(channel) else 160005)
    if is_archived(channel):
        demand_room(world, channel)


def spoken_in(world: World, channel: Channel, message: Message) -> None:
    """Update a thread for a new message: reopen it, count the message, add its author and those it mentions."""
    if channel["type"] not in THREADS:
        return
    if is_archived(channel):
        channel = world.change_thread(int(channel["id"]), archived=False)
    channel["message_count"] += 1
    channel["total_message_sent"] += 1
    members = world.servers[int(channel["guild_id"])].members
    for user in (message["author"], *message["mentions"]):
        if int(user["id"]) in members:
            join(world, channel, int(user["id"]))
    world.keep_channel(channel)


def change(world: World, thread: Channel, body: Json) -> Channel:
    """Rename, archive, reopen or lock a thread for the bot.

    Raises ApiError 50083 for any other change of an archived thread, 50013 for what only moderators may do.
    """
    form = FormBody()
    if "name" in body:
        form.text(body, "name", most=100)
    check_settings(form, body)
    form.raise_if_wrong()
    given = {key: value for key, value in body.items() if value is not None}
    states = {key: given[key] for key in ("archived", "locked", "auto_archive_duration", "invitable") if key in given}
    others: Json = {key: given[key] for key in ("name", "rate_limit_per_user") if key in given}
    _demand_change(world, thread, body)
    if is_archived(thread) and body.get("archived") is not False and others:
        raise ApiError(50083)
    if states:
        thread = world.change_thread(int(thread["id"]), **states)
    return world.change_channel(int(thread["id"]), others) if others else thread


def _demand_change(world: World, thread: Channel, body: Json) -> None:
    reopens = body.get("archived") is False and set(body) == {"archived"}
    if may(world, thread, world.bot_id, "manage_threads"):
        return
    if "locked" in body or (is_locked(thread) and is_archived(thread)):
        raise ApiError(50013)
    if reopens:
        demand(world, thread, "send_messages_in_threads")
    elif thread["owner_id"] != world.bot["id"]:
        raise ApiError(50013)
