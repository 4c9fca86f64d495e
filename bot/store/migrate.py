"""Bringing a database to the present schema, with the revisions shipped in `migrations`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """The database has a revision that this version does not know."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


class ForeignDatabase(Exception):
    """The database belongs to another program."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Build or bring up the tables, inside the caller's transaction. Raises `NewerDatabase`, `ForeignDatabase`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    present = _revision(connection)
    if present is None and inspect(connection).get_table_names():
        raise ForeignDatabase("it has tables of another program")
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabase(present)
    if present != scripts.get_current_head():
        command.upgrade(config, revision)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
