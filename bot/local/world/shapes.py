"""What Discord keeps of what a bot sends: the fields it knows, with those that it fills in itself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from bot.local.components import (
    ACTION_ROW,
    BUTTON,
    CHANNEL_SELECT,
    CONTAINER,
    FILE,
    MEDIA_GALLERY,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    THUMBNAIL,
)
from bot.local.limits.commands import MENUS, SLASH
from bot.local.model import INTEGER, NUMBER, STRING, Json

_LEFT_OUT = object()
"""In place of a value that Discord fills in: a field that is not there if the bot has not sent it."""

_SELECT = {"custom_id": "", "placeholder": _LEFT_OUT, "min_values": 1, "max_values": 1, "disabled": False}
_ENTITY_SELECT = {**_SELECT, "default_values": _LEFT_OUT}
_SHOWN = {"description": None, "spoiler": False}
_COMPONENTS: dict[int, Json] = {
    ACTION_ROW: {"components": _LEFT_OUT},
    BUTTON: {
        "style": 2,
        "label": _LEFT_OUT,
        "emoji": _LEFT_OUT,
        "custom_id": _LEFT_OUT,
        "url": _LEFT_OUT,
        "disabled": False,
    },
    **dict.fromkeys(SELECTS, _ENTITY_SELECT),
    STRING_SELECT: {**_SELECT, "options": _LEFT_OUT},
    CHANNEL_SELECT: {**_ENTITY_SELECT, "channel_types": _LEFT_OUT},
    SECTION: {"components": _LEFT_OUT, "accessory": _LEFT_OUT},
    TEXT_DISPLAY: {"content": ""},
    THUMBNAIL: {"media": _LEFT_OUT, **_SHOWN},
    MEDIA_GALLERY: {"items": _LEFT_OUT},
    FILE: {"file": _LEFT_OUT, "name": None, "size": None, "spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"components": _LEFT_OUT, "accent_color": None, "spoiler": False},
}
_OPTION = {
    "label": "",
    "value": "",
    "description": _LEFT_OUT,
    "emoji": _LEFT_OUT,
    "default": _LEFT_OUT,
}
_EMBED = {
    "title": _LEFT_OUT,
    "description": _LEFT_OUT,
    "url": _LEFT_OUT,
    "timestamp": _LEFT_OUT,
    "color": _LEFT_OUT,
    "footer": _LEFT_OUT,
    "author": _LEFT_OUT,
    "image": _LEFT_OUT,
    "thumbnail": _LEFT_OUT,
    "fields": _LEFT_OUT,
}
_LINKED = {"name": _LEFT_OUT, "text": _LEFT_OUT, "url": _LEFT_OUT, "icon_url": _LEFT_OUT}
_WORDS = {"name": "", "description": "", "name_localizations": None, "description_localizations": None}
_COMMAND = {
    **_WORDS,
    "default_member_permissions": None,
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
    "nsfw": False,
}
_COMMAND_OPTION = {
    **_WORDS,
    "type": _LEFT_OUT,
    "required": _LEFT_OUT,
    "options": _LEFT_OUT,
    "channel_types": _LEFT_OUT,
}
_TYPED_OPTION = {**_COMMAND_OPTION, "choices": _LEFT_OUT, "autocomplete": _LEFT_OUT}
_NUMBER_OPTION = {**_TYPED_OPTION, "min_value": _LEFT_OUT, "max_value": _LEFT_OUT}
_COMMAND_OPTIONS: dict[int, Json] = {
    STRING: {**_TYPED_OPTION, "min_length": _LEFT_OUT, "max_length": _LEFT_OUT},
    INTEGER: _NUMBER_OPTION,
    NUMBER: _NUMBER_OPTION,
}


def components(listed: list[Json] | None) -> list[Json]:
    """A message's components, which have been checked, as Discord keeps them."""
    return [_component(each) for each in listed or ()]


def _component(given: Json) -> Json:
    kept = {"type": given["type"], **({"id": given["id"]} if given.get("id") else {})}
    for key, value in _known(given, _COMPONENTS[given["type"]]).items():
        kept[key] = _PARTS[key](value) if key in _PARTS else value
    return kept


def _media(given: Json) -> Json:
    return _known(given, {"url": ""})


def _item(given: Json) -> Json:
    return {"media": _media(given["media"]), **_known(given, _SHOWN)}


def _choice(given: Json) -> Json:
    option = _known(given, _OPTION)
    return {**option, "emoji": _emoji(option["emoji"])} if "emoji" in option else option


def _emoji(given: Json) -> Json:
    kept = {"name": given.get("name") or "", **_known(given, {"animated": _LEFT_OUT})}
    return kept if given.get("id") is None else {**kept, "id": str(given["id"])}


def _preset(given: Json) -> Json:
    return {"type": given["type"], "id": str(given["id"])}


_PARTS: dict[str, Callable[..., object]] = {
    "components": components,
    "accessory": _component,
    "media": _media,
    "file": _media,
    "items": lambda items: [_item(each) for each in items],
    "options": lambda options: [_choice(each) for each in options],
    "default_values": lambda values: [_preset(each) for each in values],
    "emoji": _emoji,
}
"""How the parts of components are kept, by the field that they stand in."""


def embeds(listed: list[Json] | None) -> list[Json]:
    """A message's embeds, which have been checked, as Discord keeps them."""
    return [_embed(each) for each in listed or ()]


def _embed(given: Json) -> Json:
    kept: Json = {"type": "rich", **_known(given, _EMBED)}
    if "timestamp" in kept:
        moment = datetime.fromisoformat(kept["timestamp"])
        kept["timestamp"] = (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).isoformat()
    for key in ("footer", "author"):
        if key in kept:
            kept[key] = _known(kept[key], _LINKED)
    for key in ("image", "thumbnail"):
        if key in kept:
            kept[key] = _media(kept[key])
    if "fields" in kept:
        kept["fields"] = [_known(each, {"name": "", "value": "", "inline": False}) for each in kept["fields"]]
    return kept


def command(given: Json) -> Json:
    """An application command, which has been checked, as Discord keeps it, but for its ids."""
    kind = given.get("type") or SLASH
    kept: Json = {**_known(given, _COMMAND), "type": kind, "options": []}
    if kept["default_member_permissions"] is not None:
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    if kind in MENUS:
        return {**kept, "description": "", "description_localizations": None}
    return {**kept, "options": _command_options(given)}


def _command_options(given: Json) -> list[Json]:
    return [_command_option(option) for option in given.get("options") or ()]


def _command_option(given: Json) -> Json:
    kept = _known(given, _COMMAND_OPTIONS.get(given["type"], _COMMAND_OPTION))
    if "options" in kept:
        kept["options"] = _command_options(given)
    if "choices" in kept:
        shown = {"name": "", "value": "", "name_localizations": None}
        kept["choices"] = [_known(choice, shown) for choice in kept["choices"]]
    return kept


def _known(given: Json, fields: Json) -> Json:
    """Of an object the fields that Discord knows, its own values where the bot sent none."""
    found = {key: given.get(key) for key in fields}
    filled = {key: fields[key] if value is None else value for key, value in found.items()}
    return {key: value for key, value in filled.items() if value is not _LEFT_OUT}
