"""The first schema."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Build all tables."""
    _heartbeats()
    _marks()
    _people()
    _servers()
    _sessions()
    _journal()
    _records()
    _results()
    _seats()
    _shown()
    _result_people()


def _where(predicate: str) -> dict[str, Any]:
    return {"sqlite_where": sa.text(predicate), "postgresql_where": sa.text(predicate)}


def _heartbeats() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )


def _marks() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("hours", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("people_with_hours", "people", ["id"], **_where("hours"))


def _servers() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("removed_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", KEY, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=True),
        sa.Column("program_waits", sa.Boolean(), nullable=False),
        sa.Column("heard", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("given", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("idle_since", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "one_active_session_a_channel",
        "sessions",
        ["channel"],
        unique=True,
        **_where("status IN ('lobby', 'playing')"),
    )
    op.create_index("sessions_active", "sessions", ["server"], **_where("status IN ('lobby', 'playing')"))
    op.create_index("sessions_by_channel", "sessions", ["channel"])
    op.create_index("sessions_by_server", "sessions", ["server"])
    op.create_index("sessions_due", "sessions", ["due"], **_where("due IS NOT NULL"))
    op.create_index("sessions_program_waits", "sessions", ["id"], **_where("program_waits"))


def _journal() -> None:
    op.create_table(
        "journal",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("game_version", sa.Integer(), nullable=False),
        sa.Column("chance_position", sa.BigInteger(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "version"),
    )
    op.create_index("journal_life", "journal", ["session"], **_where("kind = 'life'"))


def _records() -> None:
    op.create_table(
        "records",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session"),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.String(length=16), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session"),
    )
    op.create_index("results_by_game", "results", ["game", "ended_at"])
    op.create_index("results_by_server", "results", ["server", "ended_at"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("program", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("heard", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_person", "seats", ["person"], **_where("person IS NOT NULL"))


def _shown() -> None:
    op.create_table(
        "shown",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("recipient", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "recipient"),
        sqlite_with_rowid=False,
    )
    op.create_index("shown_by_message", "shown", ["message"], **_where("message IS NOT NULL"))
    op.create_index("shown_open", "shown", ["session"], **_where("NOT closed"))


def _result_people() -> None:
    op.create_table(
        "result_people",
        sa.Column("id", KEY, nullable=False),
        sa.Column("session", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["results.session"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("result_people_by_person", "result_people", ["person"])
    op.create_index("result_people_by_session", "result_people", ["session"])
