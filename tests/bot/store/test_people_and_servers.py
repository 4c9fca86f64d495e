from __future__ import annotations

import asyncio
from datetime import time, timedelta

import pytest
from pydantic import ValidationError
from sqlalchemy import text

from bot.store import Store
from bot.store.people import PersonRow
from bot.store.preferences import PersonSettings, QuietHours, ServerSettings
from tests.bot.store.samples import ADA, BORIS, CLEO, NOON, SERVER

NIGHT = QuietHours(start=time(22), end=time(7, 30))


async def test_somebody_unknown_has_the_defaults(store: Store) -> None:
    assert await store.people.get(ADA) == PersonRow(ADA, "en-US", PersonSettings())
    assert (await store.servers.get(SERVER)).settings == ServerSettings()


async def test_the_locale_last_seen_is_kept_beside_what_was_set(store: Store) -> None:
    assert (await store.people.seen(ADA, "cs")).language == "cs"
    settings = PersonSettings(language="uk", hands="dm", quiet=NIGHT, zone="Europe/Prague", away_until=NOON)
    assert await store.people.set(ADA, settings) == PersonRow(ADA, "cs", settings)
    row = await store.people.seen(ADA, "de")
    assert row == await store.people.get(ADA) == PersonRow(ADA, "de", settings)
    assert row.language == "uk"


async def test_many_people_at_once_known_or_not(store: Store) -> None:
    await store.people.seen(BORIS, "cs")
    assert {p: row.locale for p, row in (await store.people.many((ADA, BORIS))).items()} == {
        ADA: "en-US",
        BORIS: "cs",
    }


async def test_settings_and_locale_written_at_once_both_stay(store: Store) -> None:
    words = PersonSettings(words=True)
    await asyncio.gather(store.people.set(ADA, words), *(store.people.seen(ADA, "cs") for _ in range(5)))
    assert await store.people.get(ADA) == PersonRow(ADA, "cs", words)


async def test_people_with_hours_of_their_own(store: Store) -> None:
    await store.people.seen(CLEO, "en-GB")
    await store.people.set(ADA, PersonSettings(quiet=NIGHT))
    await store.people.set(BORIS, PersonSettings(away_until=NOON))
    assert set(await store.people.looked_for()) == {ADA, BORIS}
    await store.people.set(ADA, PersonSettings())
    assert set(await store.people.looked_for()) == {BORIS}


def test_a_time_zone_must_exist() -> None:
    for zone in ("Mars/Base", "../etc/passwd", ""):
        with pytest.raises(ValidationError):
            PersonSettings(zone=zone)


def test_moments_need_a_time_zone() -> None:
    with pytest.raises(ValidationError):
        PersonSettings(away_until=NOON.replace(tzinfo=None))


async def test_a_setting_that_no_longer_holds_is_left_out_and_the_others_stay(store: Store) -> None:
    await store.people.set(ADA, PersonSettings(zone="Europe/Prague", words=True))
    spoil = text("UPDATE people SET settings = replace(settings, 'Europe/Prague', 'Gone/Town')")
    await store.database.write(lambda connection: connection.execute(spoil))
    assert (await store.people.get(ADA)).settings == PersonSettings(words=True)


async def test_a_server_speaks_its_preferred_locale_until_it_sets_one(store: Store) -> None:
    await store.servers.here({SERVER: "cs"})
    assert (await store.servers.get(SERVER)).language == "cs"
    await store.servers.set(SERVER, ServerSettings(language="uk", channels=(1, 2), role=3))
    await store.servers.here({SERVER: "de"})
    row = await store.servers.get(SERVER)
    assert (row.locale, row.language, row.settings.channels, row.settings.role) == ("de", "uk", (1, 2), 3)


async def test_a_server_that_comes_back_is_as_it_was(store: Store) -> None:
    await store.servers.here({SERVER: "cs", 5: "cs"})
    await store.servers.set(SERVER, ServerSettings(pace="daily"))
    await store.servers.removed(SERVER, NOON)
    assert (await store.servers.get(SERVER)).removed_at == NOON
    await store.servers.here({SERVER: "cs"})
    row = await store.servers.get(SERVER)
    assert (row.removed_at, row.settings.pace) == (None, "daily")


async def test_servers_that_removed_the_bot_while_it_was_away(store: Store) -> None:
    await store.servers.here({1: "cs", 2: "cs", 3: "cs"})
    assert await store.servers.missing({2: "cs"}, NOON) == (1, 3)
    assert (await store.servers.get(3)).removed_at == NOON
    assert await store.servers.missing({2: "cs"}, NOON + timedelta(days=1)) == ()
    assert (await store.servers.get(3)).removed_at == NOON
