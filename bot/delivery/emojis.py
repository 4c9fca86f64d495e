"""The emojis of the bot's application on Discord: what is there, what is added, what goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.delivery.results import EXPECTED, UNKNOWN_EMOJI, Refused, refusal

T = TypeVar("T")

PATIENCE_S = 40.0
"""How long one call may take, real seconds, waiting for short rate limits included."""


class Emojis:
    """The application's emojis. Each call returns Discord's refusals as results."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def all(self) -> dict[str, int] | Refused:
        """The ids of all emojis by name."""
        found = await _tried(self._client.fetch_application_emojis)
        return found if isinstance(found, Refused) else {each.name: each.id for each in found}

    async def add(self, name: str, png: bytes) -> int | Refused:
        """Add an emoji; its id."""
        made = await _tried(lambda: self._client.create_application_emoji(name=name, image=png))
        return made if isinstance(made, Refused) else made.id

    async def delete(self, emoji: int) -> Refused | None:
        """Delete an emoji; one that is gone already is no refusal."""
        application = self._client.application_id or 0
        gone = await _tried(lambda: self._client.http.delete_application_emoji(application, emoji))
        return gone if isinstance(gone, Refused) and gone.code != UNKNOWN_EMOJI else None


async def _tried(call: Callable[[], Awaitable[T]]) -> T | Refused:
    try:
        async with asyncio.timeout(PATIENCE_S):
            return await call()
    except EXPECTED as error:
        return refusal(error)
