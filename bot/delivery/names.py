"""What people are called, asked of Discord where they are to be listed; nothing of it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial

import discord

from bot.basics.harmless import bare
from bot.delivery.results import Result, Sent
from engines.table.record import Person

Attempt = Callable[[str, int | None, Callable[[], Awaitable[Result]]], Awaitable[Result]]
"""Makes a call of that name to a channel, and turns its expected failures into results."""


class Names:
    """People's names."""

    def __init__(self, client: discord.Client, call: Attempt) -> None:
        self._client, self._call = client, call

    async def of(self, people: Iterable[Person]) -> Mapping[Person, str]:
        """The bare names of people, in the same order; those of whom Discord doesn't tell are left out."""
        found: dict[Person, str] = {}

        async def ask(person: Person) -> Result:
            found[person] = bare((await self._client.fetch_user(person)).display_name)
            return Sent()

        wanted = tuple(people)
        await asyncio.gather(*(self._call("name", None, partial(ask, person)) for person in wanted))
        return {person: found[person] for person in wanted if person in found}
