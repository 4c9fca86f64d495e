"""Sending the bot an interaction when a person does something."""

from __future__ import annotations

import secrets
from datetime import timedelta

from bot.local.model import DM, GROUP, SUBCOMMAND, TOKEN_LIVES_S, Channel, Interaction, InteractionKind, Json
from bot.local.world import wire
from bot.local.world.changes import WorldChange
from bot.local.world.permissions import in_channel
from bot.local.world.world import World

ATTACHMENT_LIMIT = 10 * 1024 * 1024
_FORGET_AFTER = timedelta(seconds=TOKEN_LIVES_S + 60)


def start(
    world: World,
    person: int,
    channel: int,
    kind: InteractionKind,
    data: Json,
    *,
    source: int | None = None,
    opened_by: Interaction | None = None,
) -> Interaction:
    """Create an interaction and send it to the bot."""
    interaction = Interaction(
        world.ids.next(),
        secrets.token_urlsafe(48),
        person,
        channel,
        kind,
        world.clock.now(),
        world.find_message,
        source=source,
        command=_named(data) if kind == "command" else None,
        command_id=data.get("id") if kind == "command" else None,
        opened_by=opened_by,
    )
    world.remember_interaction(interaction, world.clock.now() - _FORGET_AFTER)
    payload = _payload(world, interaction, data)
    server = int(payload["guild_id"]) if "guild_id" in payload else None
    world.announce(WorldChange("interaction", channel, person, payload, "INTERACTION_CREATE", server))
    return interaction


def _named(data: Json) -> str:
    """The name of a command, including subcommands and subcommand groups."""
    subs = [option for option in data.get("options") or () if option["type"] in (SUBCOMMAND, GROUP)]
    return " ".join([data["name"], *map(_named, subs)])


def _payload(world: World, interaction: Interaction, data: Json) -> Json:
    channel = world.channels[interaction.channel]
    person = world.people[interaction.person]
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot_id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": channel["id"],
        "channel": _partial_channel(world, channel, interaction.person),
        "locale": person.locale,
        "entitlements": [],
        "attachment_size_limit": ATTACHMENT_LIMIT,
        "app_permissions": str(_app_permissions(world, channel)),
        **_place(world, channel, interaction.person),
    }
    source = None if interaction.source is None else world.find_message(interaction.channel, interaction.source)
    return payload if source is None else {**payload, "message": source}


def _partial_channel(world: World, channel: Channel, person: int) -> Channel:
    return {**channel, "permissions": wire.permission_string(world, channel, person)}


def _app_permissions(world: World, channel: Channel) -> int:
    return in_channel(world, channel, world.bot_id)


def _place(world: World, channel: Channel, person: int) -> Json:
    if channel["type"] == DM:
        owners = {"0": "0"}
        return {"user": world.people[person].user, "context": 1, "authorizing_integration_owners": owners}
    server = world.servers[int(channel["guild_id"])]
    permissions = wire.permission_string(world, channel, person)
    return {
        "guild_id": channel["guild_id"],
        "guild": {"id": channel["guild_id"], "locale": server.locale, "features": []},
        "guild_locale": server.locale,
        "member": {**server.members[person], "permissions": permissions},
        "context": 0,
        "authorizing_integration_owners": {"0": channel["guild_id"]},
    }
