"""On which side everybody played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("result_people", sa.Column("side", sa.String(16), nullable=True))
