"""Answers to interactions. Their tokens stand in the path, so no bot token is asked for."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.model import Interaction, Json
from bot.local.rest.calls import Call, Routes
from bot.local.world import messages, responses

routes = Routes()
_WEBHOOK = "/webhooks/{application}/{token}"
_ORIGINAL = _WEBHOOK + "/messages/@original"
_MESSAGE = _WEBHOOK + "/messages/{message}"


@routes.on("POST", "/interactions/{interaction}/{token}/callback", tokenless=True)
def callback(call: Call) -> Json | None:
    """The first answer to an interaction."""
    interaction = responses.find(call.world, call.id("interaction"), call.params["token"])
    answer = responses.respond(call.world, interaction, call.object(), call.uploads)
    return answer if call.query.get("with_response") in ("1", "true") else None


def _interaction(call: Call) -> Interaction:
    if call.id("application") != call.world.bot_id:
        raise ApiError(10015)
    return responses.webhook(call.world, call.params["token"])


@routes.on("POST", _WEBHOOK, tokenless=True)
def follow_up(call: Call) -> Json:
    """A further message."""
    return responses.follow_up(call.world, _interaction(call), call.object(), call.uploads)


@routes.on("GET", _MESSAGE, tokenless=True)
@routes.on("GET", _ORIGINAL, tokenless=True)
def get(call: Call) -> Json:
    """The original response or a follow-up."""
    return responses.reachable(call.world, _interaction(call), call.params.get("message", "@original"))


@routes.on("PATCH", _MESSAGE, tokenless=True)
@routes.on("PATCH", _ORIGINAL, tokenless=True)
def edit(call: Call) -> Json:
    """Edit the original response or a follow-up."""
    message = responses.reachable(call.world, _interaction(call), call.params.get("message", "@original"))
    return messages.edit(call.world, message, call.object(), call.uploads)


@routes.on("DELETE", _MESSAGE, tokenless=True)
@routes.on("DELETE", _ORIGINAL, tokenless=True)
def delete(call: Call) -> None:
    """Delete the original response or a follow-up."""
    message = responses.reachable(call.world, _interaction(call), call.params.get("message", "@original"))
    call.world.delete_message(int(message["channel_id"]), int(message["id"]))
