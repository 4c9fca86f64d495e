"""People, servers, and who is in which with which role."""

from __future__ import annotations

from collections.abc import Iterable

from bot.local.errors import ClientRefused
from bot.local.model import THREADS, MemberObject, Person, Server, UserObject, user_object
from bot.local.world import wire
from bot.local.world.changes import WorldChange
from bot.local.world.directory import BOT_NAME, Directory
from bot.local.world.permissions import BOT_MAY, EVERYONE_MAY, bits


class Society(Directory):
    """The part of the world that is about people and servers."""

    @property
    def is_new(self) -> bool:
        """Whether the world is still empty."""
        return not self.servers and not self.people

    def add_server(self, name: str, *, locale: str = "en-US", owner: int | None = None, has_bot: bool = True) -> int:
        """A new server, with the bot or without. Without an owner, it belongs to somebody outside the world."""
        snowflake = self.ids.next()
        server = Server(snowflake, name, locale, owner or self.ids.next())
        server.roles[snowflake] = wire.role(snowflake, "@everyone", EVERYONE_MAY, position=0)
        self.servers[snowflake] = server
        if owner is not None:
            self._add_member(server, self.people[owner].user, [])
        self.keep_server(server)
        if has_bot:
            self.add_bot(snowflake)
        return snowflake

    def add_person(self, name: str, *, locale: str = "en-US", servers: Iterable[int] = ()) -> int:
        """Somebody with an account, in these servers."""
        person = Person(user_object(self.ids.next(), name), locale)
        self.people[person.id] = person
        self.keep_person(person)
        for server in servers:
            self.rejoin(person.id, server)
        self.announce(WorldChange("world"))
        return person.id

    def person(self, name: str) -> int:
        """The id of the person of this name. Raises LookupError."""
        return only(f"person {name!r}", [p.id for p in self.people.values() if p.name == name])

    def server(self, name: str) -> int:
        """The id of the server of this name. Raises LookupError."""
        return only(f"server {name!r}", [s.id for s in self.servers.values() if s.name == name])

    def set_locale(self, person: int, locale: str) -> None:
        """Set the language of a person's client, a Discord locale."""
        self.people[person].locale = locale
        self._person_changed(person)

    def close_dms(self, person: int) -> None:
        """Let the bot's direct messages to this person fail with 50007."""
        self.people[person].takes_dms = False
        self._person_changed(person)

    def open_dms(self, person: int) -> None:
        """Let the bot write to this person again."""
        self.people[person].takes_dms = True
        self._person_changed(person)

    def leave(self, person: int, server: int) -> None:
        """A person leaves a server and its threads."""
        place = self.servers[server]
        member = place.members.pop(person)
        for key, channel in self.channels.items():
            if channel["type"] in THREADS and channel["guild_id"] == str(server):
                self.thread_members[key].pop(person, None)
                self.keep_channel(channel)
        self.keep_server(place)
        payload = {"guild_id": str(server), "user": member["user"]}
        self.announce(WorldChange("world", payload=payload, event="GUILD_MEMBER_REMOVE", server=server))

    def rejoin(self, person: int, server: int) -> None:
        """A person joins a server. Raises ClientRefused if they are banned."""
        place = self.servers[server]
        if person in place.banned:
            raise ClientRefused("banned from this server")
        member = self._add_member(place, self.people[person].user, [])
        payload = {**member, "guild_id": str(server)}
        self.announce(WorldChange("world", payload=payload, event="GUILD_MEMBER_ADD", server=server))

    def add_role(self, server: int, name: str, *permissions: str, mentionable: bool = False) -> int:
        """A new role of a server, without members."""
        place = self.servers[server]
        key = self.ids.next()
        place.roles[key] = wire.role(key, name, bits(permissions), mentionable=mentionable)
        self.keep_server(place)
        payload = {"guild_id": str(server), "role": place.roles[key]}
        self.announce(WorldChange("world", payload=payload, event="GUILD_ROLE_CREATE", server=server))
        return key

    def give_role(self, person: int, server: int, role: int) -> None:
        """Give a member a role of the server."""
        place = self.servers[server]
        member = place.members[person]
        member = place.members[person] = {**member, "roles": [*member["roles"], str(role)]}
        self.keep_server(place)
        payload = {**place.members[person], "guild_id": str(server)}
        self.announce(WorldChange("world", payload=payload, event="GUILD_MEMBER_UPDATE", server=server))

    def set_server_locale(self, server: int, locale: str) -> None:
        """Set the server's preferred language, a Discord locale."""
        place = self.servers[server]
        place.locale = locale
        self._server_changed(place)

    def ban(self, person: int, server: int) -> None:
        """Ban a person from a server."""
        place = self.servers[server]
        place.banned.add(person)
        if person in place.members:
            self.leave(person, server)
        self.keep_server(place)
        payload = {"guild_id": str(server), "user": self.people[person].user}
        self.announce(WorldChange("world", payload=payload, event="GUILD_BAN_ADD", server=server))

    def remove_bot(self, server: int) -> None:
        """Remove the bot from the server."""
        place = self.servers[server]
        del place.members[self.bot_id]
        self.keep_server(place)
        self.announce(WorldChange("world", payload={"id": str(server)}, event="GUILD_DELETE", server=server))

    def add_bot(self, server: int) -> None:
        """Invite the bot to the server, for the first time or back."""
        place = self.servers[server]
        role = next((key for key, r in place.roles.items() if r["managed"]), None)
        if role is None:
            role = self.ids.next()
            place.roles[role] = wire.role(role, BOT_NAME, BOT_MAY, bot=self.bot_id)
        self._add_member(place, self.bot, [str(role)])
        self._tell_of_server(place)

    def set_system_channel(self, server: int, channel: int | None) -> None:
        """Set where the server's newcomers are told of."""
        self.servers[server].system = channel
        self._server_changed(self.servers[server])

    def shared_servers(self, person: int) -> list[Server]:
        """The servers where both the person and the bot are."""
        return [s for s in self.servers.values() if person in s.members and self.bot_id in s.members]

    def _server_changed(self, server: Server) -> None:
        self.keep_server(server)
        payload = wire.server_object(server)
        self.announce(WorldChange("world", payload=payload, event="GUILD_UPDATE", server=server.id))

    def _tell_of_server(self, server: Server) -> None:
        created = wire.server_created(self, server)
        self.announce(WorldChange("world", payload=created, event="GUILD_CREATE", server=server.id))

    def _add_member(self, server: Server, user: UserObject, roles: list[str]) -> MemberObject:
        member = wire.member(user, self.now(), roles)
        server.members[int(user["id"])] = member
        self.keep_server(server)
        return member

    def _person_changed(self, person: int) -> None:
        self.keep_person(self.people[person])
        self.announce(WorldChange("world", only_for=person))


def only(what: str, found: list[int]) -> int:
    """The first id found. Raises LookupError if there is none."""
    if not found:
        raise LookupError(f"there is no {what}")
    return found[0]
