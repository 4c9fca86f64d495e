"""Asks the prepared process for bots, and looks after each as after a subprocess."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path

from tests.process import prepared

ROOT = Path(__file__).parents[2]


class Fork:
    """A bot that is a fork of the prepared process; what is used of `asyncio.subprocess.Process`."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, stderr: asyncio.StreamReader) -> None:
        self.pid, self.stdout, self.stderr = pid, stdout, stderr
        self.returncode: int | None = None
        self._status: asyncio.StreamReader | None = None

    @classmethod
    async def begin(
        cls,
        folder: Path,
        environment: Mapping[str, str],
        *,
        data: Path | None = None,
        umask: int = 0o022,
        spawns: bool = False,
    ) -> Fork:
        """Start one in this folder.

        `data` is read in place of the shipped one. With `spawns` its computer players get processes of their own
        making, which takes them seconds.
        """
        request = {"folder": str(folder), "environment": dict(environment), "umask": umask, "spawns": spawns}
        request["data"] = None if data is None else str(data)
        pipes = [os.pipe() for _ in range(3)]
        with ExitStack() as passed:
            for _, end in pipes:
                passed.callback(os.close, end)
            channel = _prepared()
            socket.send_fds(channel, [json.dumps(request).encode()], [end for _, end in pipes])
            pid = int(await asyncio.to_thread(channel.recv, 64))
        out, err, status = [await _reading(end) for end, _ in pipes]
        fork = cls(pid, out, err)
        fork._status = status
        return fork

    async def communicate(self) -> tuple[bytes, bytes]:
        """The rest of its output and of its errors, once it has ended."""
        assert self._status is not None
        out, err, status = await asyncio.gather(self.stdout.read(), self.stderr.read(), self._status.read())
        self.returncode = int(status)
        return out, err

    def send_signal(self, number: int) -> None:
        """Send it a signal; nothing where it has ended."""
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it without a word."""
        self.send_signal(signal.SIGKILL)


@cache
def _prepared() -> socket.socket:
    """The socket of the prepared process, which is started for the first fork, and ends with this process."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-c", f"from {prepared.__name__} import serve; serve({theirs.fileno()})"],
            cwd=ROOT,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )
    atexit.register(_end, ours, process)
    return ours


def _end(ours: socket.socket, process: subprocess.Popen[bytes]) -> None:
    ours.close()
    process.wait()


async def _reading(end: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    pipe = os.fdopen(end, "rb", 0)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    return reader
