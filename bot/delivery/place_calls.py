"""The calls that are about places, not about what messages say: threads, pins, scheduled events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.delivery import events, threads
from bot.delivery.results import Result, Sent
from engines.table.record import Person


class PlaceCalls(ABC):
    """The part of `Delivery` that deals with places."""

    _client: discord.Client

    @abstractmethod
    async def _try(self, what: str, channel: int | None, call: Callable[[], Awaitable[Result]]) -> Result:
        """Make a call, with its expected failures as results."""

    async def open_thread(self, channel: int, name: str) -> Result:
        """Open a public thread in a channel; the result's channel is the thread."""
        return await self._try(
            "open thread", channel, lambda: threads.open_in(self._client, channel, name, private=False)
        )

    async def open_private_thread(self, channel: int, name: str) -> Result:
        """Open a thread that only its members see; the result's channel is the thread."""
        return await self._try(
            "open private thread", channel, lambda: threads.open_in(self._client, channel, name, private=True)
        )

    async def take_in(self, thread: int, person: Person) -> Result:
        """Take somebody into a thread."""
        return await self._try("take in", thread, lambda: threads.take_in(self._client, thread, person))

    async def put_out(self, thread: int, person: Person) -> Result:
        """Put somebody out of a private thread that the bot has opened."""
        return await self._try("put out", thread, lambda: threads.put_out(self._client, thread, person))

    async def readers(self, channel: int, people: Sequence[Person]) -> tuple[Person, ...] | None:
        """Those of these people who can read all private threads of a channel; None where Discord doesn't tell."""
        readers: list[Person] = []

        async def look() -> Sent:
            readers.extend([person for person in people if await threads.reads_all(self._client, channel, person)])
            return Sent(channel)

        return tuple(readers) if isinstance(await self._try("look who reads", channel, look), Sent) else None

    async def archive(self, thread: int) -> Result:
        """Archive a thread that the bot has opened."""
        return await self._try("archive", thread, lambda: threads.archive(self._client, thread))

    async def parent(self, thread: int) -> Result:
        """The channel that a thread belongs to, as the result's channel."""
        return await self._try("parent", thread, lambda: threads.parent(self._client, thread))

    async def pin(self, channel: int, message: int, *, pinned: bool) -> Result:
        """Pin one of the bot's messages in its channel, or unpin it."""
        place = self._client.get_partial_messageable(channel)
        return await self._try("pin", channel, lambda: _pin(place.get_partial_message(message), pinned))

    async def plan_event(self, server: int, event: int | None, planned: events.Planned) -> Result:
        """Make a scheduled event, or change the one of that id; the result's message is its id."""
        return await self._try("plan event", None, lambda: events.plan(self._client, server, event, planned))

    async def event_became(self, server: int, event: int, became: events.Became) -> Result:
        """Begin, end or cancel a scheduled event."""
        return await self._try("end event", None, lambda: events.become(self._client, server, event, became))


async def _pin(message: discord.PartialMessage, pinned: bool) -> Sent:
    await (message.pin() if pinned else message.unpin())
    return Sent(message.channel.id, message.id, pinned)
