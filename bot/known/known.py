"""People and servers together: the words to speak to each in, and what they have set."""

from __future__ import annotations

from dataclasses import dataclass

from bot.known.people import People
from bot.known.servers import Servers
from engines.table.record import Person
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Known:
    """Everybody this process knows."""

    people: People
    servers: Servers

    async def load(self) -> None:
        """Load what is kept in memory."""
        await self.people.load()
        await self.servers.load()

    def words_of(self, person: Person, locale: str | None = None) -> Words:
        """The words for a person in private: their own choice, else `locale`, else their locale as last seen."""
        return self.people.words(person, locale)

    def words_in(self, server: int) -> Words:
        """The words for everybody in a server: its own choice, else its preferred locale."""
        return self.servers.words(server)
