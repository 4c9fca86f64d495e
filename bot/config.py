"""Settings, from the environment and the file `.env`; `.env.example` tells them all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.basics.address import Address, address_of
from bot.basics.errors import StartError
from bot.basics.share import Share

PREFIX = "SAFEHOUSE_"
MOST_BY_CORES = 4
TOKEN_PARTS = 3

_FILE = Path("var/safehouse.sqlite3")


def _database(value: object) -> object:
    return address_of(value) if isinstance(value, str) else value


def _loopback(value: object) -> object:
    """The address of a server on this machine; raises ValueError for any other, which must never be told a token."""
    if not isinstance(value, str):
        return value
    address = urlsplit(value.rstrip("/"))
    if address.scheme != "http" or address.hostname not in ("127.0.0.1", "localhost") or not address.port:
        raise ValueError("it must look like http://127.0.0.1:8900")
    return f"http://{address.hostname}:{address.port}"


def workers_by_cores() -> int:
    """A worker for each core but the bot's own, as far as they are likely to be needed."""
    return max(1, min(MOST_BY_CORES, (os.cpu_count() or 1) - 1))


def _share(value: object) -> object:
    return Share.parsed(value) if isinstance(value, str) else value


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


class Settings(BaseSettings):
    """What the bot's owner may set."""

    model_config = SettingsConfigDict(
        env_file=".env", env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; without one the local Discord is started."""
    database: Annotated[Address, BeforeValidator(_database)] = _FILE
    """The SQLite file, whose folder also keeps the local Discord's world, or the PostgreSQL database."""
    port: Annotated[int, Field(ge=0, le=65535)] = 8900
    """The local Discord's port on the loopback interface; 0 takes any free one."""
    discord: Annotated[str | None, BeforeValidator(_loopback)] = None
    """The address of a local Discord that runs already; without one, and without a token, the bot starts its own."""
    shards: Annotated[Share | None, BeforeValidator(_share)] = None
    """The shards that this process has; without them all, as many as Discord advises."""
    program_workers: Annotated[int, Field(ge=1, le=64)] = Field(default_factory=workers_by_cores)
    """In so many processes the computer players think."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = "INFO"
    log_format: Annotated[Literal["TEXT", "JSON"], BeforeValidator(_upper)] = "TEXT"
    """Whether a line of the log is a sentence for people or a JSON object for programs."""
    backups: Annotated[int, Field(ge=0, le=1000)] = 7
    """So many copies of the database file are kept beside it; with 0 none are made."""
    status_port: Annotated[int, Field(ge=0, le=65535)] | None = None
    """The port where monitoring asks how the bot is; 0 takes any free one, without one nobody can ask."""
    status_host: str = "127.0.0.1"
    """The address at which that port listens."""

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        bare = "" if token is None else token.get_secret_value().strip().removeprefix("Bot ").strip()
        if any(character.isspace() or not character.isprintable() for character in bare):
            raise ValueError("a token has no spaces in it")
        parts = bare.split(".")
        if bare and (len(parts) != TOKEN_PARTS or not all(parts)):
            raise ValueError("a bot’s token is three parts with dots between them; an id, a key or a secret is none")
        return SecretStr(bare) if bare else None

    @field_validator("shards")
    @classmethod
    def _shared_where_it_can_be(cls, shards: Share | None, info: ValidationInfo) -> Share | None:
        if shards is not None and not shards.is_whole and isinstance(info.data.get("database"), Path):
            raise ValueError("a process has all shards, as 0-15/16; only those on a PostgreSQL database share them")
        return shards

    @property
    def is_local(self) -> bool:
        """Whether the bot plays on a local Discord, its own or another."""
        return self.discord is not None or self.discord_token is None

    @property
    def local_data(self) -> Path:
        """The folder beside the database file where the local Discord keeps its world."""
        file = self.database if isinstance(self.database, Path) else _FILE
        return file.parent / "local_discord"


def load_settings() -> Settings:
    """The settings; raises `StartError` naming the first one that is wrong, never telling its value."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise _wrong(str(first["loc"][0]), first["msg"].removeprefix("Value error, ")) from None
    except (OSError, UnicodeDecodeError) as error:
        raise StartError("start-bad-setting", setting=".env", problem=type(error).__name__) from None


def _wrong(field: str, problem: str) -> StartError:
    name = field.upper()
    setting = name if name == "DISCORD_TOKEN" or name.startswith(PREFIX) else PREFIX + name
    if setting == f"{PREFIX}DATABASE":
        return StartError("start-bad-database", problem=problem)
    return StartError("start-bad-setting", setting=setting, problem=problem)
