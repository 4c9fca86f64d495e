"""Alembic's entrance: runs revisions on the connection, and in the transaction, that `migrate` hands over."""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
