"""The emojis of the bot's application."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.limits.application_emojis import MOST_EMOJIS, check_name, picture
from bot.local.limits.form_body import FormBody
from bot.local.model import Json
from bot.local.rest.calls import Call, Routes

routes = Routes()

_ALL = "/applications/{application}/emojis"
_ONE = "/applications/{application}/emojis/{emoji}"


@routes.on("GET", _ALL)
def listed(call: Call) -> Json:
    """All emojis of the application."""
    _own(call)
    return {"items": list(call.world.emojis.values())}


@routes.on("GET", _ONE)
def one(call: Call) -> Json:
    """One emoji."""
    return _found(call)


@routes.on("POST", _ALL, status=201)
def made(call: Call) -> Json:
    """A new emoji; its name may not be taken."""
    _own(call)
    form, body = FormBody(), call.object()
    taken = {each["name"] for each in call.world.emojis.values()}
    check_name(form, body, taken)
    data = picture(form, body)
    form.raise_if_wrong()
    if len(call.world.emojis) >= MOST_EMOJIS:
        raise ApiError(30008)
    return call.world.add_emoji(body["name"], data)


@routes.on("PATCH", _ONE)
def renamed(call: Call) -> Json:
    """The emoji under another name."""
    emoji, form, body = _found(call), FormBody(), call.object()
    if "name" not in body:
        return emoji
    taken = {each["name"] for each in call.world.emojis.values() if each is not emoji}
    check_name(form, body, taken)
    form.raise_if_wrong()
    return call.world.keep_emoji({**emoji, "name": body["name"]})


@routes.on("DELETE", _ONE)
def deleted(call: Call) -> None:
    """The emoji goes; its picture is served for a while."""
    call.world.forget_emoji(_found(call))


def _own(call: Call) -> None:
    if call.id("application") != call.world.bot_id:
        raise ApiError(20012)


def _found(call: Call) -> Json:
    _own(call)
    found = call.world.emojis.get(call.id("emoji"))
    if found is None:
        raise ApiError(10014)
    return found
