"""The tables, for SQLite and PostgreSQL alike.

A change here needs a new revision in `migrations/versions`; the tests compare what the revisions build with this.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

from bot.store.statements import Fraction, Moment

DIRECT = 0
"""What stands in place of a server's number for what is played in direct messages."""

Key = BigInteger().with_variant(Integer, "sqlite")
"""A generated key: SQLite generates only for a plain INTEGER."""


metadata = MetaData()

ACTIVE = "status IN ('lobby', 'playing')"
"""The predicate of an active session, written by hand: a partial index serves only what repeats it literally."""


def _key_of(table: str = "sessions", column: str = "id") -> ForeignKey:
    return ForeignKey(f"{table}.{column}", ondelete="CASCADE")


sessions = Table(
    "sessions",
    metadata,
    Column("id", Key, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("thread", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("host", BigInteger),
    Column("program_waits", Boolean, nullable=False),
    Column("heard", Integer, nullable=False),
    Column("due", Moment),
    Column("given", BigInteger, nullable=False, server_default="0"),
    Column("idle_since", Moment, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Index(
        "one_active_session_a_channel",
        "channel",
        unique=True,
        sqlite_where=text(ACTIVE),
        postgresql_where=text(ACTIVE),
    ),
    Index("sessions_active", "server", sqlite_where=text(ACTIVE), postgresql_where=text(ACTIVE)),
    Index("sessions_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    Index("sessions_program_waits", "id", sqlite_where=text("program_waits"), postgresql_where=text("program_waits")),
    Index("sessions_by_channel", "channel"),
    Index("sessions_by_server", "server"),
    sqlite_autoincrement=True,
)
"""What is asked of sessions. `given` is downtime in microseconds that `due` has been given and the record has not."""

records = Table(
    "records",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("record", Text, nullable=False),
    Column("state", LargeBinary),
)
"""The record as JSON and the state's durable form, apart, so that the sessions' own rows stay small."""

seats = Table(
    "seats",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger),
    Column("program", Boolean, nullable=False),
    Column("asked", Boolean, nullable=False),
    Column("due", Moment),
    Column("heard", Integer, nullable=False),
    Index(
        "seats_by_person",
        "person",
        sqlite_where=text("person IS NOT NULL"),
        postgresql_where=text("person IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)
"""Who sits where and is waited for, as the record says."""

journal = Table(
    "journal",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("chance_position", BigInteger, nullable=False),
    Column("events", Text, nullable=False),
    Index("journal_life", "session", sqlite_where=text("kind = 'life'"), postgresql_where=text("kind = 'life'")),
)

shown = Table(
    "shown",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("recipient", String(16), primary_key=True),
    Column("seat", Integer),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("version", Integer, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("owed", Boolean, nullable=False, server_default=false()),
    Index("shown_open", "session", sqlite_where=text("NOT closed"), postgresql_where=text("NOT closed")),
    Index(
        "shown_by_message",
        "message",
        sqlite_where=text("message IS NOT NULL"),
        postgresql_where=text("message IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)
"""Which version of its own view each recipient is shown, and in which message; `owed`: another one has to wait."""

owed_calls = Table(
    "owed_calls",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("by", BigInteger),
    Index("owed_calls_by_person", "person"),
    sqlite_with_rowid=False,
)
"""People whom nothing could call when they were invited to a lobby, by whom, when it gathered or its game ended."""

sheet_marks = Table(
    "sheet_marks",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("sheet", String(32), primary_key=True),
    Column("row_at", Integer, primary_key=True, autoincrement=False),
    Column("column_at", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    sqlite_with_rowid=False,
)
"""The signs that people have made on note sheets, a cell each."""

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Key, primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("progress", Text, nullable=False),
    Column("games", Integer, nullable=False),
    Index("campaigns_by_server", "server"),
    sqlite_autoincrement=True,
)
"""Groups that play a campaign; `games` of it have been recorded in the progress."""

campaign_people = Table(
    "campaign_people",
    metadata,
    Column("campaign", Key, _key_of("campaigns"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Index("campaign_people_by_person", "person"),
    sqlite_with_rowid=False,
)
"""Who belongs to a group, with the seat that the person held last."""

campaign_games = Table(
    "campaign_games",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("campaign", Key, _key_of("campaigns"), nullable=False),
    Column("recorded", Boolean, nullable=False),
    Index("campaign_games_by_campaign", "campaign"),
    sqlite_with_rowid=False,
)
"""The sessions that are games of a group's campaign, and whether its progress counts them."""

results = Table(
    "results",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Column("ended", String(16)),
    Column("outcome", Text),
    Column("code", String(16)),
    Index("results_by_game", "game", "ended_at"),
    Index("results_by_server", "server", "ended_at"),
    Index(
        "results_by_code",
        "code",
        unique=True,
        sqlite_where=text("code IS NOT NULL"),
        postgresql_where=text("code IS NOT NULL"),
    ),
)
"""`code` is the one that anybody may replay the game by; NULL where its people did not want that."""

result_people = Table(
    "result_people",
    metadata,
    Column("id", Key, primary_key=True),
    Column("session", Key, _key_of("results", "session"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger),
    Column("resigned", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("side", String(16)),
    Index("result_people_by_session", "session"),
    Index("result_people_by_person", "person"),
)
"""Who played in a finished game; `person` is NULL for the program; `place` 1 is the best.

`side` is the seat's, NULL where a game has none or ended before sides were kept.
"""

ratings = Table(
    "ratings",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("side", String(16), primary_key=True),
    Column("season", String(8), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Fraction, nullable=False),
    Column("sigma", Fraction, nullable=False),
    Column("least", Fraction, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_least", "server", "game", "side", "season", "least"),
    Index("ratings_by_person", "person"),
    sqlite_with_rowid=False,
)
"""How well a person plays on a server: `side` is empty where a game has one rating, `season` where they never end.

`least` is what the person plays like with near certainty, which a leaderboard goes by.
"""

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("server", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("side", String(16), nullable=False),
    Column("season", String(8), nullable=False),
    Column("at", Moment, nullable=False),
    Column("mu", Fraction, nullable=False),
    Column("sigma", Fraction, nullable=False),
    Index("rating_steps_by_person", "person", "server", "at"),
    sqlite_with_rowid=False,
)
"""A person's rating after each game that counted: its course."""

handicaps = Table(
    "handicaps",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("handicap", String(16), primary_key=True),
    Column("mu", Fraction, nullable=False),
    Column("sigma", Fraction, nullable=False),
    sqlite_with_rowid=False,
)
"""How hard a game's options with so many seats are, or by how much they favour a side; of all servers' games."""

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16), nullable=False),
    Column("settings", Text, nullable=False),
    Column("hours", Boolean, nullable=False),
    Index("people_with_hours", "id", sqlite_where=text("hours"), postgresql_where=text("hours")),
)
"""`hours` says that a person has quiet hours or is away."""

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16), nullable=False),
    Column("settings", Text, nullable=False),
    Column("removed_at", Moment),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("at", Moment, nullable=False),
)
"""When each process last gave a sign of life."""

leases = Table(
    "leases",
    metadata,
    Column("shards", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("holder", BigInteger),
    Column("beats", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)
"""Which process has which shard, of so many (`shards`): where several share a database.

`beats` goes on while it has it; `at` is the last sign of life of whoever had it.
"""

crossings = Table(
    "crossings",
    metadata,
    Column("session", Key, _key_of(), primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("record", Text, nullable=False),
    Column("state", LargeBinary),
    Column("given", BigInteger, nullable=False),
)
"""Changes to `version` that a process has made whose servers these are not: what was before them.

Gone as soon as the process that has the session's server has heard of them.
"""

marks = Table(
    "marks",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What a process wants to remember of its last run, by name."""
