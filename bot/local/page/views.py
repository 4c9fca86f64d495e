"""What the page shows of the world to one person."""

from __future__ import annotations

from itertools import islice

from pydantic import BaseModel, Field

from bot.local.client.commands import USER, available, leaves
from bot.local.model import DM, EPHEMERAL, FOR_POSTS, LOCALES, THREADS, Channel, Json, Message, Person, RoleObject
from bot.local.world import events
from bot.local.world.messages import writable
from bot.local.world.permissions import may
from bot.local.world.world import World

PAGE = 50
CONTEXT = 20
COUNTED = 200


class MessageRange(BaseModel):
    """Which messages are asked for: the newest, those before one, or all from shortly before one on.

    `since`: ephemeral messages older than this were shown to an earlier page and are gone.
    """

    since: int = Field(default=0, ge=0)
    before: int | None = Field(default=None, ge=0)
    upto: int | None = Field(default=None, ge=0)


def find_person(world: World, asked: str | None) -> Person:
    """The person of this id or name; the first one if `asked` is None. Raises LookupError."""
    people = sorted(world.people.values(), key=lambda person: person.id)
    found = [p for p in people if asked is None or asked in (str(p.id), p.name)]
    if not found:
        raise LookupError(f"There is nobody called {asked} here.")
    return found[0]


def find_channel(world: World, person: Person, asked: str | None) -> Channel:
    """The channel of this id, if the person sees it. Raises LookupError."""
    for channel in world.channels_of(person.id):
        if channel["id"] == asked:
            return channel
    raise LookupError("This channel cannot be opened.")


def world_view(world: World, person: Person) -> Json:
    """Everything but messages that this person's page shows."""
    channels = world.channels_of(person.id)
    offered = {int(c["id"]): available(world, person.id, int(c["id"])) for c in channels}
    commands = {command["id"]: command for found in offered.values() for command in found}
    mine = [server for server in world.servers.values() if person.id in server.members]
    return {
        "now": world.now(),
        "mark": str(world.ids.next()),
        "locales": sorted(LOCALES),
        "me": {**_person_view(person), "takes_dms": person.takes_dms},
        "people": [_person_view(p) for p in sorted(world.people.values(), key=lambda p: p.id)],
        "users": _users_view(world),
        "roles": [_role_view(role) for server in world.servers.values() for role in server.roles.values()],
        "app": {"id": world.bot["id"], "name": world.bot["username"]},
        "servers": [{"id": str(s.id), "name": s.name} for s in mine],
        "events": [_event_view(event) for server in mine for event in events.of_server(world, server)],
        "channels": [_channel_view(world, person, c, offered[int(c["id"])]) for c in channels],
        "commands": [leaf for c in commands.values() for leaf in _leaf_views(c, person.locale)],
    }


def messages_view(world: World, person: Person, channel: Channel, wanted: MessageRange) -> Json:
    """A run of messages in order, and whether there are older ones."""
    seen = world.visible_messages(int(channel["id"]), person.id)
    shown = [m for m in seen if not m["flags"] & EPHEMERAL or int(m["id"]) >= wanted.since]
    if wanted.before is not None:
        shown = [m for m in shown if int(m["id"]) < wanted.before]
    first = max(0, len(shown) - PAGE)
    if wanted.upto is not None:
        older = sum(int(m["id"]) < wanted.upto for m in shown)
        first = min(first, max(0, older - CONTEXT))
    return {"messages": shown[first:], "more": first > 0}


def _person_view(person: Person) -> Json:
    return {"id": str(person.id), "name": person.name, "locale": person.locale}


def _users_view(world: World) -> list[Json]:
    bot = {"id": world.bot["id"], "name": world.bot["username"], "bot": True}
    return [{"id": str(p.id), "name": p.name, "bot": False} for p in world.people.values()] + [bot]


def _event_view(event: Json) -> Json:
    kept = ("id", "name", "description", "scheduled_start_time", "status")
    at = {"server": event["guild_id"], "location": event["entity_metadata"]["location"]}
    return {**{key: event[key] for key in kept}, **at}


def _role_view(role: RoleObject) -> Json:
    return {"id": role["id"], "name": role["name"]}


def _channel_view(world: World, person: Person, channel: Channel, offered: list[Json]) -> Json:
    public = [m for m in reversed(world.messages[int(channel["id"])].values()) if not m["flags"] & EPHEMERAL]
    metadata = channel.get("thread_metadata", {})
    return {
        "id": channel["id"],
        "type": channel["type"],
        "name": world.bot["username"] if channel["type"] == DM else channel["name"],
        "server": channel.get("guild_id"),
        "parent": channel.get("parent_id") if channel["type"] in THREADS else None,
        "archived": metadata.get("archived", False),
        "locked": metadata.get("locked", False),
        "writable": _writable(world, channel, person),
        "last_message": public[0]["id"] if public else None,
        "mentions": [m["id"] for m in islice(public, COUNTED) if _counts(channel, m, person)],
        "commands": [command["id"] for command in offered],
        "menus": [
            {"command": menu["name"], "name": _localised(menu, "name", person.locale)}
            for menu in available(world, person.id, int(channel["id"]), USER)
        ],
    }


def _writable(world: World, channel: Channel, person: Person) -> bool:
    posts = channel["type"] in FOR_POSTS
    return may(world, channel, person.id, "send_messages") if posts else writable(world, channel, person.id)


def _counts(channel: Channel, message: Message, person: Person) -> bool:
    if message["author"]["id"] == str(person.id):
        return False
    named = any(user["id"] == str(person.id) for user in message["mentions"])
    return channel["type"] == DM or named or bool(message["mention_everyone"])


def _leaf_views(command: Json, locale: str) -> list[Json]:
    return [
        {
            "command": command["id"],
            "path": path,
            "name": _local_path(command, path, locale),
            "description": _localised(leaf, "description", locale),
            "options": [_option_view(option, locale) for option in leaf.get("options") or ()],
        }
        for path, leaf in leaves(command)
    ]


def _local_path(command: Json, path: str, locale: str) -> str:
    names = [_localised(command, "name", locale)]
    level = command
    for part in path.split()[1:]:
        level = next(option for option in level["options"] if option["name"] == part)
        names.append(_localised(level, "name", locale))
    return " ".join(names)


def _option_view(option: Json, locale: str) -> Json:
    kept = ("name", "type", "min_value", "max_value", "min_length", "max_length", "channel_types")
    return {
        **{key: option[key] for key in kept if option.get(key) is not None},
        "label": _localised(option, "name", locale),
        "description": _localised(option, "description", locale),
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"name": _localised(choice, "name", locale), "value": choice["value"]}
            for choice in option.get("choices") or ()
        ],
    }


def _localised(thing: Json, key: str, locale: str) -> str:
    translations = thing.get(f"{key}_localizations") or {}
    return str(translations.get(locale, thing.get(key, "")))
