"""The world of the local Discord and everything that can be done to it from outside.

Ids are ints; messages and channels are dicts in the shape they are sent in. A message's dict never changes: an edit
replaces it.
"""

from __future__ import annotations

from typing import Literal

from bot.local.model import DM, EPHEMERAL, TEXT, THREADS, Channel, Json, Message
from bot.local.world import wire
from bot.local.world.changes import WorldChange
from bot.local.world.permissions import bits, reads, sees
from bot.local.world.society import Society, only

Who = int | Literal["bot", "everyone"]


class World(Society):
    """Servers, channels, people and messages; subscribers hear of each change."""

    def add_channel(self, server: int, name: str, kind: int = TEXT) -> int:
        """A new channel of a kind at the end of a server's list."""
        others = (c for c in self.channels.values() if c.get("guild_id") == str(server))
        position = sum(c["type"] not in THREADS for c in others)
        channel = wire.server_channel(self.ids.next(), self.servers[server].id, name, position, kind)
        self.keep_channel(channel)
        self.tell_of_channel(channel, "CHANNEL_CREATE")
        return int(channel["id"])

    def channel(self, name: str) -> int:
        """The id of the first channel or thread of this name, with or without its #. Raises LookupError."""
        named = [key for key, c in self.channels.items() if c.get("name") == name.removeprefix("#")]
        return only(f"channel {name!r}", named)

    def dm(self, person: int) -> int:
        """The person's DM with the bot, opened if it is new."""
        if person not in self.dms:
            channel = wire.dm_channel(self.ids.next(), self.people[person])
            self.dms[person] = int(channel["id"])
            self.keep_channel(channel)
            self.announce(WorldChange("channel", int(channel["id"]), person, channel))
        return self.dms[person]

    def deny(self, channel: int, who: Who, *permissions: str) -> None:
        """Deny somebody these permissions (Discord's names in lower case) in a channel."""
        self._overwrite(channel, who, deny=bits(permissions))

    def allow(self, channel: int, who: Who, *permissions: str) -> None:
        """Allow somebody these permissions (Discord's names in lower case) in a channel."""
        self._overwrite(channel, who, allow=bits(permissions))

    def delete_message(self, channel: int, message: int) -> None:
        """Delete a message."""
        gone = self.messages[channel][message]
        event = {"id": str(message), "channel_id": str(channel)}
        place = self.channels[channel]
        if "guild_id" in place and not gone["flags"] & EPHEMERAL:
            event["guild_id"] = place["guild_id"]
        self.forget_message(gone)
        self._message_change("message_delete", "MESSAGE_DELETE", gone, event)

    def delete_channel(self, channel: int) -> None:
        """Delete a channel with its threads, or a single thread; of a channel's threads bots hear nothing else."""
        place = self.channels[channel]
        self.forget_channel(channel)
        if place["type"] in THREADS:
            gone = {key: place[key] for key in ("id", "type", "guild_id", "parent_id")}
            self.tell_of_channel(gone, "THREAD_DELETE")
            return
        for key, thread in tuple(self.channels.items()):
            if thread["type"] in THREADS and thread["parent_id"] == str(channel):
                self.forget_channel(key)
                self.announce(WorldChange("channel", key, None, thread))
        self.tell_of_channel(place, "CHANNEL_DELETE")

    def archive(self, thread: int, locked: bool = False) -> None:
        """Archive a thread as a moderator does; `locked` locks it too."""
        self.change_thread(thread, archived=True, locked=locked)

    def change_thread(self, thread: int, **metadata: object) -> Channel:
        """Put these values into a thread's metadata."""
        place = self.channels[thread]
        changed = {**place["thread_metadata"], **metadata}
        if metadata.get("archived", place["thread_metadata"]["archived"]) != place["thread_metadata"]["archived"]:
            changed["archive_timestamp"] = self.now()
        return self.change_channel(thread, {"thread_metadata": changed})

    def change_channel(self, channel: int, values: Json) -> Channel:
        """Put these values into a channel."""
        changed = {**self.channels[channel], **values}
        self.keep_channel(changed)
        self.tell_of_channel(changed, "THREAD_UPDATE" if changed["type"] in THREADS else "CHANNEL_UPDATE")
        return changed

    def visible_messages(self, channel: int, person: int) -> list[Message]:
        """The messages a person sees in a channel, in order, without other people's ephemeral ones."""
        if channel not in self.channels or not reads(self, self.channels[channel], person):
            return []
        return [m for m in self.messages[channel].values() if self.shown_to(m) in (None, person)]

    def channels_of(self, person: int) -> list[Channel]:
        """The channels and threads a person can open, and their DM once it has been opened."""
        return [c for c in self.channels.values() if sees(self, c, person)]

    def shown_to(self, message: Message) -> int | None:
        """The one person who sees an ephemeral message; None for an ordinary one."""
        if not message["flags"] & EPHEMERAL:
            return None
        return int(message["interaction_metadata"]["user"]["id"])

    def message_changed(self, kind: str, event: str, message: Message) -> None:
        """Announce a new or edited message."""
        self._message_change(kind, event, message, wire.message_event(self, message))

    def tell_of_channel(self, channel: Channel, event: str) -> None:
        """Announce a new, changed or deleted channel."""
        server = int(channel["guild_id"]) if "guild_id" in channel else None
        only_for = int(channel["recipients"][0]["id"]) if channel["type"] == DM else None
        self.announce(WorldChange("channel", int(channel["id"]), only_for, channel, event, server))

    def _message_change(self, kind: str, event: str, message: Message, payload: Json) -> None:
        channel = int(message["channel_id"])
        server = self.channels[channel].get("guild_id")
        only_for = self.shown_to(message)
        self.announce(WorldChange(kind, channel, only_for, payload, event, None if server is None else int(server)))

    def _overwrite(self, channel: int, who: Who, *, allow: int = 0, deny: int = 0) -> None:
        place = self.channels[channel]
        key = self._overwritten_id(place, who)
        others = [o for o in place["permission_overwrites"] if o["id"] != key]
        old = next((o for o in place["permission_overwrites"] if o["id"] == key), {"allow": "0", "deny": "0"})
        new = {
            "id": key,
            "type": 0 if who == "everyone" else 1,
            "allow": str(int(old["allow"]) & ~deny | allow),
            "deny": str(int(old["deny"]) & ~allow | deny),
        }
        self.change_channel(channel, {"permission_overwrites": [*others, new]})

    def _overwritten_id(self, channel: Channel, who: Who) -> str:
        if who == "everyone":
            return str(channel["guild_id"])
        return str(self.bot_id if who == "bot" else who)
