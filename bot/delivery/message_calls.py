"""The calls that write, edit and delete ordinary messages, which are nobody's answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypedDict, TypeVar

import discord

from bot.delivery import calls
from bot.delivery.place_calls import PlaceCalls
from bot.delivery.results import Result, Sent
from bot.panels.layout import Note, Panel

Worn = TypeVar("Worn", bound=Panel | Note)
Files = Sequence[discord.File | discord.Attachment]


class _Under(TypedDict, total=False):
    """What goes with a post that has a nonce."""

    nonce: int


class KnowsPictures(Protocol):
    """Knows which pictures messages have."""

    async def put(
        self, message: int | None, panel: Panel, send: Callable[[Files], Awaitable[discord.Message]]
    ) -> discord.Message:
        """Send a panel in place of what a message shows, with those of its pictures that the message lacks."""

    def note(self, sent: discord.Message, panel: Panel) -> None:
        """Note the pictures of a message that shows this panel."""


class MessageCalls(PlaceCalls):
    """The part of `Delivery` that deals with ordinary messages."""

    _attached: KnowsPictures

    @abstractmethod
    async def _dressed(self, message: Worn, give: Callable[[Worn], Awaitable[Sent]]) -> Sent:
        """Give a panel or note to Discord; where one of its icons isn't there any more, all of it without icons."""

    async def post(
        self, channel: int, message: Panel | Note, *, silent: bool = True, nonce: int | None = None
    ) -> Result:
        """Write a new message into a channel, thread or DM; only a note that isn't `silent` notifies anybody.

        Where a message was sent there under the same nonce some minutes ago, the result is that one, unchanged.
        """
        place = self._client.get_partial_messageable(channel)
        return await self._try("post", channel, lambda: self._post(place, message, silent, nonce))

    async def edit(self, channel: int, message: int, now: Panel | Note) -> Result:
        """Put a panel, or a note, in place of what an ordinary message shows; nobody is notified."""
        place = self._client.get_partial_messageable(channel).get_partial_message(message)
        return await self._try("edit", channel, lambda: self._edit(place, now))

    async def delete(self, channel: int, message: int) -> Result:
        """Take one of the bot's own messages away."""
        place = self._client.get_partial_messageable(channel)
        return await self._try("delete", channel, lambda: calls.delete(place.get_partial_message(message)))

    async def _post(
        self, place: discord.PartialMessageable, message: Panel | Note, silent: bool, nonce: int | None
    ) -> Sent:
        under: _Under = {} if nonce is None else {"nonce": nonce}

        async def send(shown: Panel | Note) -> Sent:
            if isinstance(shown, Note):
                sent = await place.send(
                    shown.written, view=shown.view(), allowed_mentions=shown.allowed(), silent=silent, **under
                )
            else:
                sent = await place.send(view=shown.view(), files=shown.files(), silent=silent, **under)
                self._attached.note(sent, shown)
            return Sent(place.id, sent.id, sent.pinned)

        return await self._dressed(message, send)

    async def _edit(self, message: discord.PartialMessage, now: Panel | Note) -> Sent:
        if isinstance(now, Note):
            return await self._dressed(now, lambda shown: _edit_note(message, shown))
        return await self._dressed(now, lambda shown: self._edit_panel(message, shown))

    async def _edit_panel(self, message: discord.PartialMessage, panel: Panel) -> Sent:
        async def edit(files: Files) -> discord.Message:
            nobody = discord.AllowedMentions.none()
            return await message.edit(view=panel.view(), attachments=files, allowed_mentions=nobody)

        edited = await self._attached.put(message.id, panel, edit)
        return Sent(message.channel.id, message.id, edited.pinned)


async def _edit_note(message: discord.PartialMessage, now: Note) -> Sent:
    edited = await message.edit(content=now.written, view=now.view(), allowed_mentions=now.allowed())
    return Sent(message.channel.id, message.id, edited.pinned)
