"""The bot itself, its application, other users, DMs."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.model import Json, UserObject, as_id, user_object
from bot.local.rest.calls import Call, Routes
from bot.local.world.permissions import in_server
from bot.local.world.world import World

routes = Routes()


def application(world: World) -> Json:
    """The bot's application object."""
    nobody = user_object(world.bot_id + 1, "Owner")
    return {
        "id": str(world.bot_id),
        "name": world.bot["username"],
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": nobody,
        "team": None,
        "type": None,
        "flags": 0,
        "flags_new": "0",
        "bot": world.bot,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "approximate_guild_count": len(world.servers),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "install_params": {"scopes": ["bot", "applications.commands"], "permissions": "0"},
        "integration_types_config": {"0": {}},
    }


@routes.on("GET", "/users/@me")
def me(call: Call) -> Json:
    """The bot's own user, with what only itself is told."""
    return {**call.world.bot, "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
def own_application(call: Call) -> Json:
    """The bot's application."""
    return application(call.world)


@routes.on("GET", "/users/@me/guilds")
def own_servers(call: Call) -> list[Json]:
    """The servers the bot is in."""
    world = call.world
    mine = [s for s in world.servers.values() if world.bot_id in s.members]
    return [
        {
            "id": str(s.id),
            "name": s.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(in_server(s, world.bot_id)),
            "features": [],
        }
        for s in mine
    ]


@routes.on("DELETE", "/users/@me/guilds/{server}")
def leave_server(call: Call) -> None:
    """The bot leaves a server."""
    server = call.world.servers.get(call.id("server"))
    if server is None or call.world.bot_id not in server.members:
        raise ApiError(10004)
    call.world.remove_bot(server.id)


@routes.on("GET", "/users/{user}")
def user(call: Call) -> UserObject:
    """A user object, of a person or the bot."""
    if call.id("user") == call.world.bot_id:
        return call.world.bot
    person = call.world.people.get(call.id("user"))
    if person is None:
        raise ApiError(10013)
    return person.user


@routes.on("POST", "/users/@me/channels")
def open_dm(call: Call) -> Json:
    """The DM with a person, opened if it is new."""
    recipient = as_id(call.object().get("recipient_id"))
    if recipient is None or recipient not in call.world.people:
        raise ApiError(50033)
    return call.world.channels[call.world.dm(recipient)]
