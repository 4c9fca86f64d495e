"""Codes by which finished games can be replayed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

CODED = sa.text("code IS NOT NULL")


def upgrade() -> None:
    """Add the column and its index."""
    op.add_column("results", sa.Column("code", sa.String(16), nullable=True))
    op.create_index("results_by_code", "results", ["code"], unique=True, sqlite_where=CODED, postgresql_where=CODED)
