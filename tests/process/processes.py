"""The bot as a process of its own: forked from a prepared one, or started as whoever hosts it does."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.process.forks import ROOT, Fork
from tests.support.clock import PATIENCE_S


@dataclass
class Process:
    """A bot that runs."""

    running: asyncio.subprocess.Process | Fork

    @property
    def id(self) -> int:
        """The process's id."""
        return self.running.pid

    def memory_mb(self) -> float:
        """Its own resident memory."""
        status = Path(f"/proc/{self.id}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1000

    async def line(self) -> str:
        """The next line of its output, waited for."""
        assert self.running.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            line = await self.running.stdout.readline()
        if not line:
            _, told = await self.ended()
            raise AssertionError(f"ended with {self.running.returncode}: {told}")
        return line.decode().strip()

    async def told(self) -> str:
        """The next line of its log, waited for."""
        assert self.running.stderr is not None
        async with asyncio.timeout(PATIENCE_S):
            return (await self.running.stderr.readline()).decode()

    async def ended(self) -> tuple[str, str]:
        """What else it wrote to its output and its errors, once it has ended."""
        async with asyncio.timeout(PATIENCE_S):
            out, err = await self.running.communicate()
        return out.decode(), err.decode()

    async def killed(self) -> str:
        """Kill it at once, without a word; what it wrote to its errors."""
        self.running.kill()
        return (await self.ended())[1]

    async def terminated(self) -> tuple[str, str]:
        """Ask it to stop; what else it wrote."""
        self.running.send_signal(signal.SIGTERM)
        return await self.ended()


@asynccontextmanager
async def bot(
    folder: Path, *, data: Path | None = None, umask: int = 0o022, spawns: bool = False, **environment: str
) -> AsyncIterator[Process]:
    """A bot as a process in this folder, with no settings but these; killed in the end if it still runs.

    It is a fork that needs no imports; for the rest see `Fork.begin`.
    """
    environment = _environment(environment)
    fork = await Fork.begin(folder, environment, data=data, umask=umask, spawns=spawns)
    async with _ended(Process(fork)) as process:
        yield process


@asynccontextmanager
async def bot_by_command(folder: Path, *, code: Path = ROOT, **environment: str) -> AsyncIterator[Process]:
    """The same by `python -m bot`, as whoever hosts it starts it: most of what it takes are seconds of imports."""
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=folder,
        env={**_environment(environment), "PYTHONPATH": str(code)},
    )
    async with _ended(Process(running)) as process:
        yield process


async def refusal(starting: AbstractAsyncContextManager[Process]) -> str:
    """The one line with which a start is refused."""
    async with starting as process:
        out, err = await process.ended()
    lines = err.splitlines()
    assert (process.running.returncode, out, len(lines)) == (2, "", 1), (process.running.returncode, out, err)
    return lines[0]


def _environment(settings: dict[str, str]) -> dict[str, str]:
    names = ("SAFEHOUSE", "DISCORD", "PYTHONPATH")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(names)}
    return {**inherited, "PYTHONFAULTHANDLER": "1", "SAFEHOUSE_PORT": "0", **settings}


@asynccontextmanager
async def _ended(process: Process) -> AsyncIterator[Process]:
    try:
        yield process
    finally:
        if process.running.returncode is None:
            await process.killed()
