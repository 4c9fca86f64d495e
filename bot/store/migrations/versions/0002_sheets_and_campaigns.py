"""Note sheets, and the campaigns of groups."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables."""
    _sheet_marks()
    _campaigns()
    _campaign_people()
    _campaign_games()


def _sheet_marks() -> None:
    op.create_table(
        "sheet_marks",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("sheet", sa.String(32), nullable=False),
        sa.Column("row_at", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("column_at", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "sheet", "row_at", "column_at"),
        sqlite_with_rowid=False,
    )


def _campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", KEY, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("progress", sa.Text(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("campaigns_by_server", "campaigns", ["server"])


def _campaign_people() -> None:
    op.create_table(
        "campaign_people",
        sa.Column("campaign", KEY, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("campaign_people_by_person", "campaign_people", ["person"])


def _campaign_games() -> None:
    op.create_table(
        "campaign_games",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("campaign", KEY, nullable=False),
        sa.Column("recorded", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session"),
        sqlite_with_rowid=False,
    )
    op.create_index("campaign_games_by_campaign", "campaign_games", ["campaign"])
