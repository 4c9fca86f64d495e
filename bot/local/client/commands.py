"""Slash commands as a Discord client offers them: which are available, and the values of their options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.local.client.resolved import OPTION_ENTITIES, Resolver
from bot.local.errors import ClientRefused
from bot.local.model import BOOLEAN, DM, GROUP, INTEGER, SPEECHLESS, STRING, SUBCOMMAND, Channel, Json
from bot.local.world.permissions import in_server, may, reads
from bot.local.world.world import World

_STRING_LIMIT = 6000
_INTEGER_LIMIT = 1 << 53


TYPED, USER = 1, 2
"""The types of commands that a client offers here: typed ones, and those in the menu of a user."""


def available(world: World, person: int, channel: int, kind: int = TYPED) -> list[Json]:
    """The commands a person's client offers in a channel; a server's own hides a global one of its name."""
    place = world.channels[channel]
    offered = {
        c["name"]: c for c in world.commands.values() if c["type"] == kind and _offered(world, c, person, place)
    }
    return list(offered.values())


def _offered(world: World, command: Json, person: int, place: Channel) -> bool:
    if command.get("guild_id") not in (None, place.get("guild_id")):
        return False
    if place["type"] == DM:
        return _in_dms(command)
    server = world.servers[int(place["guild_id"])]
    needed = command.get("default_member_permissions")
    return (
        world.bot_id in server.members
        and place["type"] not in SPEECHLESS
        and reads(world, place, person)
        and 0 in (command.get("contexts") or [0])
        and may(world, place, person, "use_application_commands")
        and (needed is None or in_server(server, person) & int(needed) == int(needed))
    )


def _in_dms(command: Json) -> bool:
    contexts = command.get("contexts")
    return command.get("dm_permission") is not False if contexts is None else 1 in contexts


def leaves(command: Json) -> Iterator[tuple[str, Json]]:
    """What can be typed of a command: ("game join", the subcommand) …, or the command itself if it has none."""
    subs = [o for o in command.get("options") or () if o["type"] in (SUBCOMMAND, GROUP)]
    if not subs:
        yield command["name"], command
    for sub in subs:
        for path, leaf in leaves(sub):
            yield f"{command['name']} {path}", leaf


def _leaf(world: World, person: int, channel: int, path: str) -> tuple[Json, Json]:
    wanted = path.removeprefix("/")
    for command in available(world, person, channel):
        for found, leaf in leaves(command):
            if found == wanted:
                return command, leaf
    raise ClientRefused(f"the client offers no command /{wanted} here")


def command_data(world: World, person: int, channel: int, path: str, options: Mapping[str, object]) -> Json:
    """The data of a slash command as the client sends it. Raises ClientRefused for what it does not send."""
    command, leaf = _leaf(world, person, channel, path)
    specs = {o["name"]: o for o in leaf.get("options") or ()}
    for name, spec in specs.items():
        if spec.get("required") and name not in options:
            raise ClientRefused(f"/{path} needs the option {name}")
    resolver = Resolver(world, world.channels[channel], person)
    given = [_given(_spec(specs, name), value, resolver) for name, value in options.items()]
    return _data(command, path, given, resolver.found)


def menu_data(world: World, person: int, channel: int, name: str, target: object) -> Json:
    """The data of an entry in a user's menu as it is sent. Raises ClientRefused for what the client does not send."""
    command = next((c for c in available(world, person, channel, USER) if c["name"] == name), None)
    if command is None:
        raise ClientRefused(f"the menu of a user has no {name!r} here")
    resolver = Resolver(world, world.channels[channel], person)
    key = resolver.add(OPTION_ENTITIES[6], target)
    return {"id": command["id"], "name": name, "type": USER, "target_id": key, "resolved": resolver.found}


def autocomplete_data(
    world: World,
    person: int,
    channel: int,
    path: str,
    focused: tuple[str, str],
    options: Mapping[str, object],
) -> Json:
    """The data of an autocomplete prompt: `focused` is the option and what has been typed of it."""
    command, leaf = _leaf(world, person, channel, path)
    specs = {o["name"]: o for o in leaf.get("options") or ()}
    name, text = focused
    spec = _spec(specs, name)
    if not spec.get("autocomplete"):
        raise ClientRefused(f"the option {name} has no autocomplete")
    resolver = Resolver(world, world.channels[channel], person)
    given = [_given(_spec(specs, other), value, resolver) for other, value in options.items() if other != name]
    given.append({"name": name, "type": spec["type"], "value": text, "focused": True})
    return _data(command, path, given, resolver.found)


def _data(command: Json, path: str, given: list[Json], resolved: Json) -> Json:
    nested = given
    for depth, name in enumerate(reversed(path.removeprefix("/").split()[1:])):
        nested = [{"name": name, "type": SUBCOMMAND if depth == 0 else GROUP, "options": nested}]
    data = {"id": command["id"], "name": command["name"], "type": 1, "options": nested}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return {**data, "resolved": resolved} if resolved else data


def _spec(specs: Mapping[str, Json], name: str) -> Json:
    if name not in specs:
        raise ClientRefused(f"there is no option {name}; there are: {', '.join(specs) or 'none'}")
    return specs[name]


def _given(spec: Json, value: object, resolver: Resolver) -> Json:
    return {"name": spec["name"], "type": spec["type"], "value": _value(spec, value, resolver)}


def _value(spec: Json, value: object, resolver: Resolver) -> object:
    if spec["type"] in OPTION_ENTITIES:
        return resolver.add(OPTION_ENTITIES[spec["type"]], value, spec.get("channel_types"))
    if spec["type"] == BOOLEAN:
        return _boolean(value)
    if spec.get("choices"):
        return _choice(spec, value)
    if spec["type"] == STRING:
        return _string(spec, str(value))
    return _number(spec, value)


def _boolean(value: object) -> bool:
    if str(value).lower() not in ("true", "false"):
        raise ClientRefused(f"{value!r} is neither true nor false")
    return str(value).lower() == "true"


def _choice(spec: Json, value: object) -> object:
    for choice in spec["choices"]:
        if str(value) in (str(choice["value"]), choice["name"]):
            return choice["value"]
    raise ClientRefused(f"{value!r} is none of {[c['name'] for c in spec['choices']]}")


def _string(spec: Json, value: str) -> str:
    if not spec.get("min_length", 0) <= len(value) <= spec.get("max_length", _STRING_LIMIT):
        raise ClientRefused(f"the length of {spec['name']} is out of bounds")
    return value


def _number(spec: Json, value: object) -> int | float:
    try:
        number = int(str(value)) if spec["type"] == INTEGER else float(str(value))
    except ValueError:
        raise ClientRefused(f"{value!r} is no number") from None
    if not spec.get("min_value", -_INTEGER_LIMIT) <= number <= spec.get("max_value", _INTEGER_LIMIT):
        raise ClientRefused(f"{spec['name']} is out of bounds")
    return number
