"""Where a database is: a file, or a database of a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SQLITE = ("sqlite+aiosqlite:///", "sqlite:///")
"""What a SQLite file's address may begin with."""

POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")
"""The schemes of PostgreSQL's addresses."""


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """The address of a PostgreSQL database, which may hold a password and so is never shown whole."""

    url: str = field(repr=False)

    @classmethod
    def parsed(cls, url: str) -> PostgresAddress:
        """The address from what people write; raises ValueError for one that names no database."""
        scheme, _, rest = url.partition("://")
        if scheme not in POSTGRES:
            raise ValueError("the address of a PostgreSQL database begins with postgresql://")
        try:
            parts = urlsplit(f"postgresql://{rest}")
            _ = parts.port
        except ValueError as error:
            raise ValueError("that address can’t be read; a password’s signs are written as in a link") from error
        if not parts.path.strip("/"):
            raise ValueError("the address must end with the database’s name")
        return cls(f"postgresql://{rest}")

    def __str__(self) -> str:
        """The address without user and password."""
        parts = urlsplit(self.url)
        host = parts.hostname or parse_qs(parts.query).get("host", [""])[0]
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{host}{port}{parts.path}" if parts.hostname else f"postgresql://{parts.path} at {host}"


Address = Path | PostgresAddress


def address_of(value: str) -> Address:
    """The address that a path, a SQLite URL or a PostgreSQL URL tells; raises ValueError for anything else."""
    prefix = next((each for each in SQLITE if value.startswith(each)), "")
    rest = value.removeprefix(prefix)
    scheme, separator, _ = rest.partition("://")
    if separator and scheme in POSTGRES:
        return PostgresAddress.parsed(rest)
    if separator:
        raise ValueError(f"only SQLite and PostgreSQL are served, not {scheme}")
    if not rest or rest == ":memory:":
        raise ValueError("games must be kept in a file")
    return Path(rest).expanduser()
