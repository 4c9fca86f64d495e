"""Ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables and their indexes."""
    op.create_table(
        "ratings",
        sa.Column("server", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("side", sa.String(16), primary_key=True),
        sa.Column("season", sa.String(8), primary_key=True),
        sa.Column("person", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("mu", sa.BigInteger(), nullable=False),
        sa.Column("sigma", sa.BigInteger(), nullable=False),
        sa.Column("least", sa.BigInteger(), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_least", "ratings", ["server", "game", "side", "season", "least"])
    op.create_index("ratings_by_person", "ratings", ["person"])
    op.create_table(
        "rating_steps",
        sa.Column("session", KEY, sa.ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("side", sa.String(16), nullable=False),
        sa.Column("season", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.BigInteger(), nullable=False),
        sa.Column("sigma", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_steps_by_person", "rating_steps", ["person", "server", "at"])
    op.create_table(
        "handicaps",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("handicap", sa.String(16), primary_key=True),
        sa.Column("mu", sa.BigInteger(), nullable=False),
        sa.Column("sigma", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
