"""A PostgreSQL server of the tests' own: one for a run, shared by its processes, gone when the run is over."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bot.basics.address import Address, PostgresAddress
from bot.store.postgres.server import bring_up
from tests.support.runs import begin_run

MISSING = "PostgreSQL's programs are not here"
_TEMPLATE = "safehouse_template"
_QUICKEST = "FILE_COPY"
"""Takes half of the processor time of a copy through the log."""
_SERVING = "-c autovacuum=off -c max_connections=200 -c shared_buffers=32MB -c listen_addresses="
_FORGETFUL = " -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""Quick, and safe as long as the machine itself stays up."""
_WATCH = """
import os, select, shutil, subprocess, sys
run, folder, *stop = sys.argv[1:]
try:
    select.select([os.pidfd_open(int(run))], [], [])
except ProcessLookupError:
    pass
subprocess.run(stop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
shutil.rmtree(folder, ignore_errors=True)
"""
"""Waits for the end of a run, however it ends, and cleans up behind it."""
_numbers = count(1)


@asynccontextmanager
async def fresh_database(*, built: bool = True, durable: bool = False) -> AsyncIterator[PostgresAddress]:
    """A database, with all tables unless it is to be quite empty, gone afterwards.

    `durable`: what it is given is on the disk once it says so, as wherever people play.

    Skips the test where there is no server to start.
    """
    programs = _programs()
    if programs is None:
        pytest.skip(MISSING)
    folder = await asyncio.to_thread(_server, programs, durable)
    name = f"t{os.getpid()}_{next(_numbers)}"
    template = _TEMPLATE if built else "template0"
    await _ask(folder, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY {_QUICKEST}")
    try:
        yield _at(folder, name)
    finally:
        await _ask(folder, f"DROP DATABASE {name} WITH (FORCE)")


def _programs() -> Path | None:
    """The folder with the newest release's programs, or None."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    found = shutil.which("initdb")
    folders += [Path(found).parent] if found and not folders else []
    return next((each for each in reversed(folders) if (each / "initdb").exists()), None)


def _server(programs: Path, durable: bool) -> Path:
    """The folder of the run's server, started by whoever needs it first."""
    folder = Path(tempfile.gettempdir()) / f"safehouse-postgres-{begin_run()}{'-durable' * durable}"
    folder.mkdir(mode=0o755, exist_ok=True)
    with _locked(folder / "lock"):
        if not (folder / "ready").exists():
            _start(programs, folder, _SERVING if durable else _SERVING + _FORGETFUL)
            asyncio.run(_build_template(folder))
            (folder / "ready").touch()
    return folder


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _start(programs: Path, folder: Path, settings: str) -> None:
    data, user = folder / "data", _user()
    control = [*_as_user(user), str(programs / "pg_ctl"), "-D", str(data)]
    stop = [*control, "-m", "immediate", "stop"]
    run = begin_run().partition("-")[0]
    subprocess.Popen([sys.executable, "-c", _WATCH, run, str(folder), *stop], start_new_session=True)
    shutil.chown(folder, user)
    make = ["initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    _done([*_as_user(user), str(programs / make[0]), *make[1:]])
    serving = f"{settings} -c unix_socket_directories={folder}"
    _done([*control, "-w", "-t", "120", "-l", str(folder / "server.log"), "-o", serving, "start"])


def _user() -> str:
    """PostgreSQL serves for everybody but root."""
    if os.getuid():
        return pwd.getpwuid(os.getuid()).pw_name
    names = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _as_user(user: str) -> list[str]:
    return [] if os.getuid() else ["runuser", "-u", user, "--"]


def _done(command: list[str]) -> None:
    found = subprocess.run(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    assert found.returncode == 0, found.stdout.decode(errors="replace")


async def _build_template(folder: Path) -> None:
    await _ask(folder, f"CREATE DATABASE {_TEMPLATE} TEMPLATE template0")
    await bring_up(_at(folder, _TEMPLATE))


async def _ask(folder: Path, statement: str) -> None:
    connection = await asyncpg.connect(_at(folder, "postgres").url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _at(folder: Path, name: str) -> PostgresAddress:
    return PostgresAddress(f"postgresql://postgres@/{name}?host={folder}")


@asynccontextmanager
async def gone(address: PostgresAddress) -> AsyncIterator[None]:
    """A database that ends all connections and takes no new ones, for as long as the block runs."""
    folder, name = Path(address.url.partition("?host=")[2]), address.url.partition("?")[0].rpartition("/")[2]
    await _ask(folder, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await hung_up(address)
    try:
        yield
    finally:
        await _ask(folder, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def hung_up(address: PostgresAddress) -> None:
    """End all connections of a database; the next ones are welcome."""
    folder, name = Path(address.url.partition("?host=")[2]), address.url.partition("?")[0].rpartition("/")[2]
    await _ask(folder, f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{name}'")


def url(address: Address) -> str:
    """What `SAFEHOUSE_DATABASE` would be for a database."""
    return str(address) if isinstance(address, Path) else address.url
