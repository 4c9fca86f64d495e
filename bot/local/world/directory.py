"""The world's memory: everything in it by id, made durable and loaded again. No rule of Discord's is here."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import fields
from datetime import datetime, timedelta

from bot.basics.clock import Clock, SystemClock
from bot.local.model import (
    DM,
    EPHEMERAL,
    THREADS,
    Channel,
    Interaction,
    Json,
    MemberObject,
    Message,
    Person,
    Server,
    UserObject,
    user_object,
)
from bot.local.world.changes import Changes, WorldChange
from bot.local.world.ids import Snowflakes, made_at
from bot.local.world.persistence import MemoryStore, WorldStore

EPHEMERALS_KEPT_FOR = timedelta(days=1)
BLOBS_LINGERING = 32
BOT_NAME = "Safehouse"
MOST_THREADS = 1000


class Directory(Changes):
    """Everything in the world, by id. Code that changes something here also calls the matching `keep_…`."""

    bot: UserObject

    def __init__(
        self, clock: Clock | None = None, *, store: WorldStore | None = None, base_url: str = "http://127.0.0.1"
    ) -> None:
        super().__init__()
        self.clock: Clock = clock or SystemClock()
        self.base_url = base_url
        self.store: WorldStore = MemoryStore() if store is None else store
        self.ids = Snowflakes(self.clock)
        self.most_threads = MOST_THREADS
        """So many threads of a server can be open at once."""
        self.servers: dict[int, Server] = {}
        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, int] = {}
        self.thread_members: dict[int, dict[int, str]] = defaultdict(dict)
        self.messages: dict[int, dict[int, Message]] = defaultdict(dict)
        self.uploads: dict[int, list[Json]] = {}
        self.commands: dict[int, Json] = {}
        self.emojis: dict[int, Json] = {}
        """Those of the bot's application."""
        self.events: dict[int, Json] = {}
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self._lingering: deque[tuple[int, bytes]] = deque(maxlen=BLOBS_LINGERING)
        self._load()

    @property
    def bot_id(self) -> int:
        """The bot user's id, which is also its application's."""
        return int(self.bot["id"])

    def now(self) -> str:
        """The current time in the world, as on the wire."""
        return self.clock.now().isoformat(timespec="microseconds")

    def dm_parties(self, channel: Channel) -> tuple[int, int]:
        """The ids of a DM's two parties: the person, the bot."""
        return int(channel["recipients"][0]["id"]), self.bot_id

    def find_message(self, channel: int, message: int) -> Message | None:
        """A message as it is now."""
        return self.messages[channel].get(message) if channel in self.messages else None

    def keep_server(self, server: Server) -> None:
        """Make a server's state durable."""
        document = {**_as_json(server), "banned": sorted(server.banned)}
        self.store.put("server", server.id, document)

    def keep_person(self, person: Person) -> None:
        """Make a person's state durable."""
        self.store.put("person", person.id, _as_json(person))

    def keep_channel(self, channel: Channel) -> None:
        """Make a channel's state durable."""
        key = int(channel["id"])
        self.channels[key] = channel
        members = {str(who): when for who, when in self.thread_members.get(key, {}).items()}
        self.store.put("channel", key, {"channel": channel, "members": members})

    def keep_message(self, message: Message, uploads: list[Json]) -> None:
        """Make a message durable with all its files, those not in its attachment list too."""
        key = int(message["id"])
        before = {int(upload["id"]) for upload in self.uploads.get(key, ())}
        self.messages[int(message["channel_id"])][key] = message
        self.uploads[key] = uploads
        self.store.put("message", key, {"message": message, "uploads": uploads})
        for gone in before - {int(upload["id"]) for upload in uploads}:
            self._drop_blob(gone)

    def forget_message(self, message: Message) -> None:
        """Delete a message and its files."""
        key = int(message["id"])
        self.messages[int(message["channel_id"])].pop(key, None)
        self.store.drop("message", key)
        for upload in self.uploads.pop(key, ()):
            self._drop_blob(int(upload["id"]))

    def forget_channel(self, channel: int) -> None:
        """Delete a channel and everything in it."""
        for message in tuple(self.messages.get(channel, {}).values()):
            self.forget_message(message)
        self.messages.pop(channel, None)
        self.thread_members.pop(channel, None)
        self.channels.pop(channel, None)
        self.store.drop("channel", channel)

    def keep_command(self, command: Json) -> None:
        """Make an application command durable."""
        self.commands[int(command["id"])] = command
        self.store.put("command", command["id"], command)

    def forget_command(self, command: Json) -> None:
        """Delete an application command."""
        self.commands.pop(int(command["id"]), None)
        self.store.drop("command", command["id"])

    def add_emoji(self, name: str, picture: bytes) -> Json:
        """A new emoji of the application."""
        key = self.ids.next()
        self.store.put_blob(key, picture)
        return self.keep_emoji(
            {
                "id": str(key),
                "name": name,
                "user": self.bot,
                "roles": [],
                "require_colons": True,
                "managed": False,
                "animated": picture.startswith(b"GIF8"),
                "available": True,
            }
        )

    def keep_emoji(self, emoji: Json) -> Json:
        """Make an emoji of the application durable."""
        self.emojis[int(emoji["id"])] = emoji
        self.store.put("emoji", emoji["id"], emoji)
        self.announce(WorldChange("emojis"))
        return emoji

    def forget_emoji(self, emoji: Json) -> None:
        """Delete an emoji of the application."""
        key = int(emoji["id"])
        self.emojis.pop(key, None)
        self.store.drop("emoji", key)
        self._drop_blob(key)
        self.announce(WorldChange("emojis"))

    def keep_event(self, event: Json) -> None:
        """Make a scheduled event durable."""
        self.events[int(event["id"])] = event
        self.store.put("event", event["id"], event)

    def forget_event(self, event: Json) -> None:
        """Delete a scheduled event."""
        self.events.pop(int(event["id"]), None)
        self.store.drop("event", event["id"])

    def remember_interaction(self, interaction: Interaction, forget_before: datetime) -> None:
        """Add a new interaction, and forget those created before `forget_before`."""
        self.interactions[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        while (oldest := next(iter(self.interactions.values()))).created_at < forget_before:
            del self.interactions[oldest.id]
            del self.by_token[oldest.token]

    def blob(self, key: int) -> bytes | None:
        """An uploaded file; the last few that messages dropped are still served."""
        found = self.store.blob(key)
        return next((data for gone, data in self._lingering if gone == key), None) if found is None else found

    def _drop_blob(self, key: int) -> None:
        data = self.store.blob(key)
        if data is not None:
            self._lingering.append((key, data))
        self.store.drop_blob(key)

    def _load(self) -> None:
        meta = next(self.store.documents("meta"), None)
        if meta is None:
            self.bot = user_object(self.ids.next(), BOT_NAME, bot=True)
            self.keep_meta()
            return
        self.bot = _completed(meta["bot"])
        self._move_links(meta)
        self._load_servers_and_people()
        self._load_channels()
        self._load_messages()
        self.commands = {int(c["id"]): c for c in self.store.documents("command")}
        self.emojis = {int(each["id"]): each for each in self.store.documents("emoji")}
        self.events = {int(each["id"]): each for each in self.store.documents("event")}
        self._drop_orphans()
        known = (
            *(self.servers, self.people, self.channels, self.uploads),
            *(self.commands, self.emojis, self.events),
        )
        everything = [self.bot_id, *(key for kind in known for key in kind)]
        self.ids.skip_to(max(everything))

    def keep_meta(self) -> None:
        """Make the bot's user and the base address of links durable."""
        self.store.put("meta", "meta", {"bot": self.bot, "base_url": self.base_url})

    def _move_links(self, meta: Json) -> None:
        if meta["base_url"] != self.base_url:
            self.store.rename_base(meta["base_url"], self.base_url)
            self.keep_meta()

    def _load_servers_and_people(self) -> None:
        for raw in self.store.documents("server"):
            server = Server(raw["id"], raw["name"], raw["locale"], raw["owner"])
            server.roles = {int(key): role for key, role in raw["roles"].items()}
            server.members = {int(key): _with_user(member) for key, member in raw["members"].items()}
            server.banned, server.system = set(raw["banned"]), raw.get("system")
            self.servers[server.id] = server
        for raw in self.store.documents("person"):
            person = Person(**{**raw, "user": _completed(raw["user"])})
            self.people[person.id] = person

    def _load_channels(self) -> None:
        for raw in self.store.documents("channel"):
            channel = raw["channel"]
            key = int(channel["id"])
            self.channels[key] = channel
            if channel["type"] == DM:
                self.dms[int(channel["recipients"][0]["id"])] = key
            if channel["type"] in THREADS:
                self.thread_members[key] = {int(who): when for who, when in raw["members"].items()}

    def _load_messages(self) -> None:
        oldest = self.clock.now() - EPHEMERALS_KEPT_FOR
        for raw in self.store.documents("message"):
            message = raw["message"]
            if message["flags"] & EPHEMERAL and made_at(int(message["id"])) < oldest:
                self.store.drop("message", message["id"])
                continue
            self.messages[int(message["channel_id"])][int(message["id"])] = message
            self.uploads[int(message["id"])] = raw["uploads"]
            self.channels[int(message["channel_id"])]["last_message_id"] = message["id"]

    def _drop_orphans(self) -> None:
        shown = {int(upload["id"]) for uploads in self.uploads.values() for upload in uploads}
        for key in self.store.blobs():
            if key not in shown and key not in self.emojis:
                self.store.drop_blob(key)


def _as_json(kept: Server | Person) -> Json:
    """Its fields by name, not copied: they hold plain values as on the wire."""
    return {field.name: getattr(kept, field.name) for field in fields(kept)}


def _completed(user: UserObject) -> UserObject:
    """A user that was kept before users had all the fields that they have now."""
    return {**user_object(int(user["id"]), user["username"]), **user}


def _with_user(member: MemberObject) -> MemberObject:
    return {**member, "user": _completed(member["user"])}
