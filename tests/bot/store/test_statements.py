"""Statements say nothing of a dialect; each is compiled once for as long as it lives."""

from __future__ import annotations

import gc

import pytest
from sqlalchemy import bindparam, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect

from bot.store.schema import heartbeats, results, seats, sessions
from bot.store.statements import EPOCH, MICROSECOND, Statements, insert_or_ignore, upsert
from tests.bot.store.samples import NOON

DIALECTS: list[Dialect] = [sqlite.dialect(), postgresql.dialect()]  # type: ignore[no-untyped-call]
BEAT = {"process": "bot", "at": NOON}


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.name)
def test_what_a_taken_key_comes_to_is_said_as_each_dialect_says_it(dialect: Dialect) -> None:
    set_anew = str(upsert(heartbeats).built(dialect).compile(dialect=dialect))
    assert set_anew.endswith("ON CONFLICT (process) DO UPDATE SET at = excluded.at")
    both = str(upsert(seats).built(dialect).compile(dialect=dialect))
    assert "ON CONFLICT (session, seat) DO UPDATE SET person = excluded.person" in both
    ignored = str(insert_or_ignore(results).built(dialect).compile(dialect=dialect))
    assert "ON CONFLICT DO NOTHING" in ignored


def test_values_go_in_as_the_schema_keeps_them_whatever_their_order() -> None:
    statements = Statements(sqlite.dialect())
    kept = [int(NOON.timestamp() * 1_000_000), "bot"]
    for row in (BEAT, dict(reversed(BEAT.items()))):
        assert sorted(statements.prepared(insert(heartbeats), row).values(row), key=str) == kept
    with pytest.raises(ValueError, match="time zone"):
        statements.prepared(insert(heartbeats), BEAT).values({**BEAT, "at": NOON.replace(tzinfo=None)})


def test_values_come_out_as_the_schema_has_them() -> None:
    prepared = Statements(sqlite.dialect()).prepared(select(sessions.c.id, sessions.c.paused, sessions.c.due), {})
    (row,) = prepared.rows([["id"], ["paused"], ["due"]], [(5, 1, (NOON - EPOCH) // MICROSECOND)])
    assert (row.id, row.paused, row.due) == (5, True, NOON)


def test_a_list_takes_as_many_places_as_it_has_values() -> None:
    statements = Statements(sqlite.dialect())
    for held, places in (([], 0), ([1], 1), ([1, 2, 3], 3)):
        prepared = statements.prepared(select(sessions.c.id).where(sessions.c.channel.in_(held)), {})
        assert prepared.values({}) == held
        assert prepared.sql.count("?") == places


def test_a_constant_is_compiled_once_for_each_set_of_names_and_nothing_is_kept_of_what_is_gone() -> None:
    statements = Statements(sqlite.dialect())
    constant = select(sessions.c.id).where(sessions.c.channel == bindparam("channel"))
    first = statements.prepared(constant, {"channel": 1})
    assert statements.prepared(constant, {"channel": 2}) is first
    created = insert(heartbeats)
    assert statements.prepared(created, {"process": "a"}) is not statements.prepared(created, BEAT)
    for channel in range(50):
        statements.prepared(select(sessions.c.id).where(sessions.c.channel == channel), {})
    gc.collect()
    assert len(statements) == 2
