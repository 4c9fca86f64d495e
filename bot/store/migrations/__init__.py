"""The revisions of the schema, and bringing a database up to the newest."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent
REVISIONS = tuple(sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")))
"""All revisions, oldest first: their files' names begin with them."""


class NewerDatabase(Exception):
    """The database has a revision that this version does not know."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


class ForeignDatabase(Exception):
    """The database belongs to another program."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Build or bring up the tables, inside the caller's transaction. Raises `NewerDatabase`, `ForeignDatabase`."""
    present = _revision(connection)
    if present is None and inspect(connection).get_table_names():
        raise ForeignDatabase("it has tables of another program")
    if present is not None and present not in REVISIONS:
        raise NewerDatabase(present)
    if present != REVISIONS[-1]:
        _run(connection, revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _run(connection: Connection, revision: str) -> None:
    """Run the revisions; Alembic is a fifth of what a start loads, so only a start that needs it does."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
