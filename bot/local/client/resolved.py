"""The `resolved` object of an interaction: users, members, roles and channels by chosen id."""

from __future__ import annotations

from collections.abc import Collection

from bot.local.components import CHANNEL_SELECT, MENTIONABLE_SELECT, ROLE_SELECT, USER_SELECT
from bot.local.errors import ClientRefused
from bot.local.model import Channel, Json
from bot.local.world import wire
from bot.local.world.world import World

USER, CHANNEL, ROLE, MENTIONABLE = "user", "channel", "role", "mentionable"
SELECT_ENTITIES = {
    USER_SELECT: USER,
    ROLE_SELECT: ROLE,
    MENTIONABLE_SELECT: MENTIONABLE,
    CHANNEL_SELECT: CHANNEL,
}
"""What is chosen in a select, by the select's type."""
OPTION_ENTITIES = {6: USER, 7: CHANNEL, 8: ROLE, 9: MENTIONABLE}
"""What a command's option takes, by the option's type."""


class Resolver:
    """Collects the `resolved` object of one interaction in one channel."""

    def __init__(self, world: World, channel: Channel, person: int) -> None:
        self._world = world
        self._channel = channel
        self._person = person
        self.found: Json = {}

    def add(self, entity: str, value: object, kinds: Collection[int] | None = None) -> str:
        """Look up an id or name, add it to `found`, and return its id.

        Raises ClientRefused for an unknown one, and for a channel that is none of these `kinds`.
        """
        attempts = {
            USER: (self._user,),
            CHANNEL: (self._other_channel,),
            ROLE: (self._role,),
            MENTIONABLE: (self._user, self._role),
        }[entity]
        for attempt in attempts:
            key = attempt(str(value))
            if key is not None:
                self._check_kind(key, kinds or ())
                return key
        raise ClientRefused(f"there is no {entity} {value!r} here")

    def _check_kind(self, key: str, kinds: Collection[int]) -> None:
        channel = self.found.get("channels", {}).get(key)
        if kinds and channel is not None and channel["type"] not in kinds:
            raise ClientRefused(f"{channel['name']} is not offered here")

    def _user(self, value: str) -> str | None:
        everybody = {p.id: p.user for p in self._world.people.values()} | {self._world.bot_id: self._world.bot}
        for key, user in everybody.items():
            if value.lstrip("@") in (str(key), user["username"], user["global_name"]):
                self.found.setdefault("users", {})[str(key)] = user
                self._add_member(key)
                return str(key)
        return None

    def _add_member(self, key: int) -> None:
        if "guild_id" not in self._channel:
            return
        member = self._world.servers[int(self._channel["guild_id"])].members.get(key)
        if member is not None:
            partial = {k: v for k, v in member.items() if k not in ("user", "deaf", "mute")}
            permissions = wire.permission_string(self._world, self._channel, key)
            self.found.setdefault("members", {})[str(key)] = {**partial, "permissions": permissions}

    def _role(self, value: str) -> str | None:
        if "guild_id" not in self._channel:
            return None
        for key, role in self._world.servers[int(self._channel["guild_id"])].roles.items():
            if value in (str(key), role["name"]):
                self.found.setdefault("roles", {})[str(key)] = role
                return str(key)
        return None

    def _other_channel(self, value: str) -> str | None:
        for channel in self._world.channels_of(self._person):
            here = channel.get("guild_id") == self._channel.get("guild_id")
            if here and value.lstrip("#") in (channel["id"], channel.get("name")):
                permissions = wire.permission_string(self._world, channel, self._person)
                self.found.setdefault("channels", {})[channel["id"]] = {**channel, "permissions": permissions}
                return str(channel["id"])
        return None
