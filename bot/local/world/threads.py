"""Threads: starting them, their members, archiving and locking."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.local.errors import ApiError
from bot.local.limits.form_body import FormBody
from bot.local.model import HAS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, THREADS, Channel, Json, Message
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
    if parent["type"] != 0:
        raise ApiError(50024)
    asked = body.get("type")
    kind = PUBLIC_THREAD if message is not None else PRIVATE_THREAD if asked is None else asked
    form = FormBody()
    check(form, body)
    (form / "type").chosen(kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    form.raise_if_wrong()
    demand(world, parent, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    if message is not None and message["flags"] & HAS_THREAD:
        raise ApiError(160004)
    thread = _blank(world, parent, body, kind, world.ids.next() if message is None else int(message["id"]))
    join(world, thread, world.bot_id, quietly=True)
    world.tell_of_channel({**wire.thread_for(world, thread, world.bot_id), "newly_created": True}, "THREAD_CREATE")
    return thread


def _blank(world: World, parent: Channel, body: Json, kind: int, snowflake: int) -> Channel:
    metadata: Json = {
        "archived": False,
        "auto_archive_duration": body.get("auto_archive_duration") or DEFAULT_ARCHIVE_MINUTES,
        "archive_timestamp": world.now(),
        "locked": False,
        "create_timestamp": world.now(),
    }
    if kind == PRIVATE_THREAD:
        metadata["invitable"] = body.get("invitable") is not False
    return {
        "id": str(snowflake),
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": world.bot["id"],
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
    if not quietly:
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

    Raises ApiError 50083 for an archived and locked thread, 160005 for one that is only locked.
    """
    if is_locked(channel) and not may(world, channel, world.bot_id, "manage_threads"):
        raise ApiError(50083 if is_archived(channel) else 160005)


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
