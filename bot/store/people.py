"""People as the store knows them: the locale Discord last told of them and what they have set."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from sqlalchemy import bindparam, select, text

from bot.store.database import Connection, Database
from bot.store.preferences import DEFAULT_LOCALE, PersonSettings
from bot.store.schema import people
from bot.store.statements import Row, upsert
from engines.table.record import Person

_KEEP = upsert(people)
_ONE = select(people).where(people.c.id == bindparam("person"))
_LOOKED_FOR = select(people).where(text("people.hours"))


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person's locale as last seen, and settings."""

    person: Person
    locale: str = DEFAULT_LOCALE
    settings: PersonSettings = field(default_factory=PersonSettings)

    @property
    def language(self) -> str:
        """The locale to speak to the person in: what they chose, else Discord's."""
        return self.settings.language or self.locale


class StoredPeople:
    """Everybody who ever spoke to the bot."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: Person) -> PersonRow:
        """The person; somebody unknown has the defaults."""
        return (await self.many((person,)))[person]

    async def many(self, persons: Collection[Person]) -> Mapping[Person, PersonRow]:
        """Each of these people."""
        return await self._database.read(
            lambda connection: {person: _get(connection, person) or PersonRow(person) for person in persons}
        )

    async def seen(self, person: Person, locale: str) -> PersonRow:
        """The person, whose locale Discord has just told; written only where it has changed."""
        row = await self._database.read(lambda connection: _get(connection, person))
        if row is not None and row.locale == locale:
            return row
        return await self._database.write(lambda connection: _keep(connection, person, locale=locale))

    async def set(self, person: Person, settings: PersonSettings, known: PersonSettings | None = None) -> PersonRow:
        """Keep what a person has set: all of it, or where it differs from what was `known` of the person before.

        What was changed elsewhere meanwhile stays so then.
        """
        return await self._database.write(
            lambda connection: _keep(connection, person, set_to=lambda kept: settings.onto(kept, known))
        )

    async def looked_for(self) -> Mapping[Person, PersonRow]:
        """Everybody who has quiet hours, is (or was) away or wants to hear of new tables: few enough for memory."""
        rows = await self._database.read(lambda connection: connection.execute(_LOOKED_FOR).rows)
        return {row.id: _person(row) for row in rows}


def hold_person(connection: Connection, person: Person) -> None:
    """Nobody else writes or erases what the person has set until the transaction ends; there may be no row yet."""
    connection.hold(f"person {person}")


def _get(connection: Connection, person: Person) -> PersonRow | None:
    row = connection.execute(_ONE, {"person": person}).first()
    return None if row is None else _person(row)


def _person(row: Row) -> PersonRow:
    locale = row.locale if isinstance(row.locale, str) else DEFAULT_LOCALE
    return PersonRow(row.id, locale, PersonSettings.restored(row.settings))


def _keep(
    connection: Connection,
    person: Person,
    *,
    locale: str | None = None,
    set_to: Callable[[PersonSettings], PersonSettings] = lambda kept: kept,
) -> PersonRow:
    hold_person(connection, person)
    had = _get(connection, person) or PersonRow(person)
    now = PersonRow(person, locale or had.locale, set_to(had.settings))
    row = {
        "id": person,
        "locale": now.locale,
        "settings": now.settings.model_dump_json(exclude_defaults=True),
        "hours": now.settings.is_looked_for,
    }
    connection.execute(_KEEP, row)
    connection.relay("person", person=person)
    return now
