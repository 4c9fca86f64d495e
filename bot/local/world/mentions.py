"""Who a message mentions, within its allowed mentions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.local.components import TEXT_DISPLAY, walk
from bot.local.model import Channel, Json, UserObject, as_id
from bot.local.world.permissions import may
from bot.local.world.world import World

_USER, _ROLE, _EVERYONE = re.compile(r"<@!?([0-9]+)>"), re.compile(r"<@&([0-9]+)>"), re.compile(r"@(everyone|here)\b")


def mentions(world: World, channel: Channel, author: int, message: Json, allowed: Json | None) -> Json:
    """The fields `mentions`, `mention_roles`, `mention_everyone` of a message's texts."""
    text = "\n".join(_texts(message))
    rules = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
    users = [u for u in _once(_USER, text) if _passes(rules, "users", u)]
    roles = [r for r in _once(_ROLE, text) if _passes(rules, "roles", r) and _rings(world, channel, author, r)]
    everyone = bool(_EVERYONE.search(text)) and "everyone" in (rules.get("parse") or ())
    return {
        "mentions": [user for user in (_user(world, key) for key in users) if user is not None],
        "mention_roles": roles,
        "mention_everyone": everyone and may(world, channel, author, "mention_everyone"),
    }


def _texts(message: Json) -> Iterator[str]:
    yield message["content"]
    for component in walk(message["components"]):
        if component["type"] == TEXT_DISPLAY:
            yield component["content"]


def _once(pattern: re.Pattern[str], text: str) -> list[str]:
    return [key for key in dict.fromkeys(pattern.findall(text)) if as_id(key) is not None]


def _passes(rules: Json, kind: str, key: str) -> bool:
    return kind in (rules.get("parse") or ()) or key in [str(listed) for listed in rules.get(kind) or ()]


def _rings(world: World, channel: Channel, author: int, key: str) -> bool:
    if "guild_id" not in channel:
        return False
    role = world.servers[int(channel["guild_id"])].roles.get(int(key))
    return role is not None and (role["mentionable"] or may(world, channel, author, "mention_everyone"))


def _user(world: World, key: str) -> UserObject | None:
    if int(key) == world.bot_id:
        return world.bot
    person = world.people.get(int(key))
    return None if person is None else person.user
