"""The local Discord as a process of its own: `python -m bot.local --port 8900 --data folder`."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from bot.local.server import LocalDiscord


async def _serve(asked: argparse.Namespace) -> None:
    local = await LocalDiscord.start(
        port=asked.port,
        data=asked.data,
        token=asked.token,
        shards=asked.shards,
        max_concurrency=asked.max_concurrency,
    )
    sys.stdout.write(f"local Discord at {local.url}\n")
    sys.stdout.flush()
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    await ended.wait()
    await local.stop()


def _number(value: str) -> int:
    number = int(value)
    if number < 1:
        raise ValueError("less than one")
    return number


def main() -> int:
    """Serve until interrupted; exit status 2 and one line of explanation if it cannot start."""
    parser = argparse.ArgumentParser(prog="python -m bot.local", description="A stand-in for Discord on loopback.")
    parser.add_argument("--port", type=int, default=8900, help="the port on 127.0.0.1 (0: any free one)")
    parser.add_argument("--data", type=Path, default=None, help="the folder that keeps the world (none: memory)")
    parser.add_argument("--token", default="local", help="the bot token to accept")
    parser.add_argument("--shards", type=_number, default=1, help="how many shards it advises bots to have")
    parser.add_argument(
        "--max-concurrency", type=_number, default=1, help="how many of them may be begun every five seconds"
    )
    try:
        asyncio.run(_serve(parser.parse_args()))
    except OSError as error:
        sys.stderr.write(f"cannot start the local Discord: {error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
