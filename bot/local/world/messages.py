"""Creating and editing messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import takewhile

from bot.local.components import number, walk
from bot.local.errors import ApiError, ClientRefused
from bot.local.limits.form_body import FormBody
from bot.local.limits.messages import MOST_CONTENT, check_edit, check_new, check_whole
from bot.local.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    SPEECHLESS,
    SUPPRESS_EMBEDS,
    Channel,
    Json,
    Message,
    Person,
    Upload,
    UserObject,
)
from bot.local.world import attachments, shapes, threads
from bot.local.world.ids import made_at
from bot.local.world.mentions import mentions
from bot.local.world.permissions import may, reads, send_permission
from bot.local.world.world import World

ORDINARY, THREAD_CREATED, REPLY, COMMAND_RESPONSE = 0, 18, 19, 20

NONCES_REMEMBERED = timedelta(minutes=5)
"""How long an enforced nonce finds its message; Discord documents no number."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a bot's message comes from: the fields it has besides its body (an interaction's, a reply's)."""

    fields: Json
    type: int = ORDINARY
    private: bool = False


PLAIN = Origin({})


def create(
    world: World, channel: Channel, body: Json, uploads: Sequence[Upload] = (), origin: Origin = PLAIN
) -> Message:
    """A new message of the bot. Raises ApiError for a body that Discord refuses."""
    form = FormBody()
    check_new(form, body, uploads, private=origin.private)
    described = attachments.describe(world, int(channel["id"]), uploads, body)
    stored = list(described.values())
    message = _blank(world, channel, world.bot, origin.type)
    message["flags"] = body.get("flags") or 0
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
    message["tts"] = bool(body.get("tts"))
    _fill(world, form, message, body, stored)
    check_whole(form, message)
    _mention(world, channel, message, body.get("allowed_mentions"))
    message.update(origin.fields)
    if not origin.private:
        _mention_answered(message, body.get("allowed_mentions"))
    attachments.keep(world, uploads, described)
    return post(world, channel, message, stored)


def thinking(world: World, channel: Channel, flags: int, origin: Origin) -> Message:
    """The placeholder of a deferred response."""
    message = _blank(world, channel, world.bot, origin.type)
    message["flags"] = LOADING | (flags & EPHEMERAL)
    message.update(origin.fields)
    return post(world, channel, message, [])


def edit(world: World, message: Message, body: Json, uploads: Sequence[Upload] = ()) -> Message:
    """Edit a message of the bot. Raises ApiError for a body that Discord refuses; nothing has changed then."""
    form = FormBody()
    flags = message["flags"] & ~LOADING
    if isinstance(asked := body.get("flags"), int) and not isinstance(asked, bool):
        flags = (flags & ~SUPPRESS_EMBEDS) | (asked & (COMPONENTS_V2 | SUPPRESS_EMBEDS))
    kept = {attachment["id"] for attachment in world.uploads[int(message["id"])]}
    check_edit(form, body, uploads, kept=kept, v2=bool(flags & COMPONENTS_V2))
    described = attachments.describe(world, int(message["channel_id"]), uploads, body)
    stored = attachments.after_edit(world.uploads[int(message["id"])], described, body)
    edited = {**message, "flags": flags}
    _fill(world, form, edited, body, stored)
    check_whole(form, edited)
    channel = world.channels[int(message["channel_id"])]
    if {"content", "components"} & set(body):
        _mention(world, channel, edited, body.get("allowed_mentions"))
    if not message["flags"] & LOADING:
        edited["edited_timestamp"] = world.now()
    attachments.keep(world, uploads, described)
    world.keep_message(edited, stored)
    world.message_changed("message_update", "MESSAGE_UPDATE", edited)
    return edited


def post(world: World, channel: Channel, message: Message, stored: list[Json]) -> Message:
    """Put a finished message into its channel and announce it."""
    if not message["flags"] & EPHEMERAL:
        threads.spoken_in(world, channel, message)
        world.channels[int(channel["id"])]["last_message_id"] = message["id"]
    world.keep_message(message, stored)
    world.message_changed("message_create", "MESSAGE_CREATE", message)
    return message


def system(world: World, channel: Channel, author: UserObject, kind: int, fields: Json) -> Message:
    """A message that Discord itself writes."""
    return post(world, channel, {**_blank(world, channel, author, kind), **fields}, [])


def said(world: World, person: Person, channel: Channel, text: str, *, reply_to: int | None = None) -> Message:
    """A person's message. Raises ClientRefused for what their client does not send."""
    if not text.strip() or len(text) > MOST_CONTENT:
        raise ClientRefused(f"a message has 1 to {MOST_CONTENT} characters")
    if not writable(world, channel, person.id) or threads.is_locked(channel):
        raise ClientRefused("nothing can be written here")
    message = _blank(world, channel, person.user, ORDINARY)
    message["content"] = text.strip()
    message["flags"] = SILENT if text.startswith("@silent ") else 0
    message.update(mentions(world, channel, person.id, message, None))
    if reply_to is not None:
        message.update(reply_fields(world, channel, reply_to), type=REPLY)
    return post(world, channel, message, [])


def writable(world: World, channel: Channel, person: int) -> bool:
    """Whether somebody may write in a channel, its lock aside."""
    if channel["type"] in SPEECHLESS or not reads(world, channel, person):
        return False
    return may(world, channel, person, send_permission(channel))


def reply_fields(world: World, channel: Channel, message: int) -> Json:
    """The fields of a message that replies to another one."""
    target = world.find_message(int(channel["id"]), message)
    reference: Json = {"type": 0, "channel_id": channel["id"], "message_id": str(message)}
    if "guild_id" in channel:
        reference["guild_id"] = channel["guild_id"]
    quoted = None if target is None else {k: v for k, v in target.items() if k != "referenced_message"}
    return {"message_reference": reference, "referenced_message": quoted}


def with_nonce(world: World, channel: int, nonce: object) -> Message | None:
    """The bot's message with this nonce, if it was sent in the past few minutes and still exists."""
    since = world.clock.now() - NONCES_REMEMBERED
    recent = takewhile(lambda m: made_at(int(m["id"])) > since, reversed(world.messages[channel].values()))
    return next((m for m in recent if m.get("nonce") == nonce and m["author"]["id"] == world.bot["id"]), None)


def own(world: World, channel: int, message: int) -> Message:
    """A message that the bot may edit by its channel.

    Raises ApiError 10008 if it is gone or ephemeral, 50005 if it is somebody else's.
    """
    found = ordinary(world, channel, message)
    if found["author"]["id"] != world.bot["id"]:
        raise ApiError(50005)
    return found


def ordinary(world: World, channel: int, message: int) -> Message:
    """A message that can be reached by its channel. Raises ApiError 10008 if it is gone or ephemeral."""
    found = world.find_message(channel, message)
    if found is None or found["flags"] & EPHEMERAL:
        raise ApiError(10008)
    return found


def _blank(world: World, channel: Channel, author: UserObject, kind: int) -> Message:
    return {
        "id": str(world.ids.next()),
        "channel_id": channel["id"],
        "author": author,
        "content": "",
        "timestamp": world.now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": kind,
        "flags": 0,
    }


def _fill(world: World, form: FormBody, message: Message, body: Json, stored: list[Json]) -> None:
    if "content" in body:
        message["content"] = (body["content"] or "").strip()
    if "embeds" in body:
        message["embeds"] = shapes.embeds(body["embeds"])
    if "components" in body:
        message["components"] = shapes.components(body["components"])
        number(message["components"])
        _check_emojis(world, form, message["components"])
    fresh_components = message["components"] if "components" in body else []
    fresh_embeds = message["embeds"] if "embeds" in body else []
    attachments.resolve(world, form, stored, fresh_components, fresh_embeds)
    message["attachments"] = attachments.shown_apart(message, stored)


def _check_emojis(world: World, form: FormBody, components: list[Json]) -> None:
    """Custom emojis on buttons and options must be the application's own."""
    for component in walk(components):
        for holder in (component, *component.get("options", ())):
            own = holder.get("emoji", {}).get("id")
            if own is not None and int(own) not in world.emojis:
                (form / "components" / "emoji").refuse("COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _mention(world: World, channel: Channel, message: Message, allowed: Json | None) -> None:
    message.update(mentions(world, channel, world.bot_id, message, allowed))


def _mention_answered(message: Message, allowed: Json | None) -> None:
    answered = message.get("referenced_message")
    if answered is None or not (allowed is None or allowed.get("replied_user")):
        return
    if all(user["id"] != answered["author"]["id"] for user in message["mentions"]):
        message["mentions"] = [*message["mentions"], answered["author"]]
