"""What is owed to people whom nothing may call yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("shown", sa.Column("owed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "owed_calls",
        sa.Column("session", KEY, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("owed_calls_by_person", "owed_calls", ["person"])
