"""The bot's answers to interactions: the callback, and the webhook that stays open for fifteen minutes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.local.components import number
from bot.local.errors import ApiError
from bot.local.limits.commands import check_choices
from bot.local.limits.form_body import FormBody
from bot.local.limits.modals import check_modal
from bot.local.model import (
    ACKNOWLEDGE_WITHIN_S,
    EPHEMERAL,
    TOKEN_LIVES_S,
    Channel,
    Interaction,
    Json,
    Message,
    Upload,
    as_id,
)
from bot.local.world import messages
from bot.local.world.changes import WorldChange
from bot.local.world.messages import COMMAND_RESPONSE, ORDINARY, REPLY, Origin
from bot.local.world.world import World

PONG, MESSAGE, THINK, THINK_OF_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9


def find(world: World, snowflake: int, token: str) -> Interaction:
    """The interaction that may be answered now.

    Raises ApiError 10062 for an unknown or late one, 40060 for one that is answered.
    """
    interaction = world.interactions.get(snowflake)
    if interaction is None or interaction.token != token:
        raise ApiError(10062)
    if interaction.response_type is not None:
        raise ApiError(40060)
    age = world.clock.now() - interaction.created_at
    if interaction.failed or age > timedelta(seconds=ACKNOWLEDGE_WITHIN_S):
        raise ApiError(10062)
    return interaction


def respond(world: World, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Json:
    """Carry out the bot's answer; returns the callback object. Raises ApiError for an answer that is not allowed."""
    kind = body.get("type")
    form = FormBody()
    form.one_of(body, "type", _allowed(interaction))
    data = form.dictionary(body, "data")
    if kind == THINK:
        (form / "data").whole(data, "flags", 0, 2**31 - 1)
    form.raise_if_wrong()
    _take(world, interaction, kind or PONG, data, uploads)
    interaction.response_type = kind
    interaction.acknowledged_at = world.clock.now()
    interaction.answered.set()
    payload = {"id": str(interaction.id), "response_type": kind}
    world.announce(WorldChange("interaction", interaction.channel, interaction.person, payload))
    return _callback_object(interaction)


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    if interaction.kind == "command":
        return (MESSAGE, THINK, MODAL)
    if interaction.kind == "autocomplete":
        return (CHOICES,)
    updates = () if interaction.source is None else (THINK_OF_UPDATE, UPDATE)
    return (MESSAGE, THINK, *updates, *((MODAL,) if interaction.kind == "component" else ()))


def _take(world: World, interaction: Interaction, kind: int, data: Json, uploads: Sequence[Upload]) -> None:
    channel = _channel(world, interaction)
    if kind == MESSAGE:
        origin = _response_origin(world, interaction)
        interaction.message_id = int(messages.create(world, channel, data, uploads, origin)["id"])
    elif kind == THINK:
        origin = _response_origin(world, interaction)
        interaction.message_id = int(messages.thinking(world, channel, data.get("flags") or 0, origin)["id"])
    elif kind == THINK_OF_UPDATE:
        interaction.message_id = interaction.source
    elif kind == UPDATE:
        messages.edit(world, _source(world, interaction), data, uploads)
        interaction.message_id = interaction.source
    elif kind == CHOICES:
        interaction.choices = check_choices(FormBody() / "data", data)
    else:
        interaction.modal = _modal(data)


def _channel(world: World, interaction: Interaction) -> Channel:
    channel = world.channels.get(interaction.channel)
    if channel is None:
        raise ApiError(10003)
    return channel


def _modal(data: Json) -> Json:
    form = FormBody()
    check_modal(form / "data", data)
    form.raise_if_wrong()
    number(data["components"])
    return data


def _source(world: World, interaction: Interaction) -> Message:
    source = None if interaction.source is None else world.find_message(interaction.channel, interaction.source)
    if source is None:
        raise ApiError(10008)
    return source


def _callback_object(interaction: Interaction) -> Json:
    message = interaction.message
    about: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "response_message_loading": interaction.response_type == THINK,
        "response_message_ephemeral": message is not None and bool(message["flags"] & EPHEMERAL),
    }
    if message is None:
        return {"interaction": about}
    about["response_message_id"] = message["id"]
    if interaction.response_type not in (MESSAGE, UPDATE):
        return {"interaction": about}
    return {"interaction": about, "resource": {"type": interaction.response_type, "message": message}}


def webhook(world: World, token: str) -> Interaction:
    """The answered interaction whose webhook this token opens.

    Raises ApiError 10015 for an unknown or unanswered one, 50027 when its fifteen minutes are over.
    """
    interaction = world.by_token.get(token)
    if interaction is None or interaction.response_type is None:
        raise ApiError(10015)
    if world.clock.now() - interaction.created_at > timedelta(seconds=TOKEN_LIVES_S):
        raise ApiError(50027)
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
    """A follow-up message; the first one after a deferral edits the deferred response."""
    original = interaction.message
    if original is not None and interaction.loading:
        return messages.edit(world, original, body, uploads)
    channel = _channel(world, interaction)
    message = messages.create(world, channel, body, uploads, _followup_origin(world, interaction))
    interaction.followups.append(int(message["id"]))
    return message


def reachable(world: World, interaction: Interaction, message: str) -> Message:
    """The original response ("@original") or a follow-up by its id. Raises ApiError 10008 for any other."""
    key = interaction.message_id if message == "@original" else as_id(message)
    mine = key is not None and key in (interaction.message_id, *interaction.followups)
    found = world.find_message(interaction.channel, key) if mine and key is not None else None
    if found is None:
        raise ApiError(10008)
    return found


def _response_origin(world: World, interaction: Interaction) -> Origin:
    fields = {**_marks(world, interaction), **_quoted(world, interaction, interaction.source)}
    command = interaction.kind == "command" or (interaction.source is None and interaction.kind == "modal")
    return Origin(fields, COMMAND_RESPONSE if command else REPLY, private=True)


def _followup_origin(world: World, interaction: Interaction) -> Origin:
    fields = _marks(world, interaction)
    if interaction.message_id is None:
        return Origin(fields, ORDINARY, private=True)
    fields["interaction_metadata"]["original_response_message_id"] = str(interaction.message_id)
    return Origin({**fields, **_quoted(world, interaction, interaction.message_id)}, REPLY, private=True)


def _quoted(world: World, interaction: Interaction, message: int | None) -> Json:
    if message is None:
        return {}
    return messages.reply_fields(world, world.channels[interaction.channel], message)


def _marks(world: World, interaction: Interaction) -> Json:
    application = str(world.bot_id)
    marks: Json = {"application_id": application, "webhook_id": application}
    marks["interaction_metadata"] = _metadata(world, interaction)
    if interaction.kind == "command":
        user = world.people[interaction.person].user
        kind, name = interaction.type, interaction.command
        marks["interaction"] = {"id": str(interaction.id), "type": kind, "name": name, "user": user}
    return marks


def _metadata(world: World, interaction: Interaction) -> Json:
    server = world.channels[interaction.channel].get("guild_id", "0")
    metadata: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": world.people[interaction.person].user,
        "authorizing_integration_owners": {"0": server},
    }
    if interaction.kind == "command":
        metadata["name"] = interaction.command
    if interaction.kind == "component":
        metadata["interacted_message_id"] = str(interaction.source)
    if interaction.opened_by is not None:
        metadata["triggering_interaction_metadata"] = _metadata(world, interaction.opened_by)
    return metadata
