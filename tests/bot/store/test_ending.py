"""A process that ends without closing its store ends all the same, whatever was going on, and says nothing of it."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.basics.address import Address
from bot.store import Store
from tests.bot.store.samples import NOON
from tests.support.clock import FakeClock
from tests.support.postgres import url
from tests.support.rarely import rarely

ROOT = Path(__file__).parents[3]
SCRIPT = """
import asyncio, signal, sys
from bot.basics.address import address_of
from bot.basics.clock import SystemClock
from bot.store import Store

kept = []
# A process begun in the background may have been told to ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)

async def main():
    store = await Store.open(address_of(sys.argv[1]), SystemClock())
    kept.append(store)
    await store.marks.set("first", "x")
    for number in range(300):
        kept.append(asyncio.ensure_future(store.marks.set(str(number), "x")))
    print("open", flush=True)
    {ending}

{start}
"""
RUN = "asyncio.run(main())"
ENDINGS = {
    "by returning": ("pass", RUN, 0),
    "by returning with a write under way": ("await asyncio.sleep(0.01)", RUN, 0),
    "by an exception": ("raise ZeroDivisionError", RUN, 1),
    "by an exit": ("raise SystemExit(3)", RUN, 3),
    "by an exit in a callback": ("asyncio.get_running_loop().call_soon(sys.exit, 3); await asyncio.Future()", RUN, 3),
    "with a loop that is left behind": (
        "asyncio.get_running_loop().stop()",
        "loop = asyncio.new_event_loop(); loop.create_task(main()); loop.run_forever()",
        0,
    ),
    "by Ctrl-C": ("await asyncio.Future()", RUN, -signal.SIGINT),
}


OFTEN = ("by returning with a write under way", "by an exit in a callback", "by Ctrl-C")
"""What the ordinary run tries."""


@pytest.mark.parametrize(
    ("address", "ending"),
    [
        *(("sqlite", ending) for ending in OFTEN),
        ("postgresql", OFTEN[0]),
        *rarely(*(("sqlite", ending) for ending in ENDINGS if ending not in OFTEN)),
        *rarely(*(("postgresql", ending) for ending in ENDINGS if ending != OFTEN[0])),
    ],
    indirect=["address"],
)
async def test_a_process_ends_without_closing_its_store(address: Address, ending: str) -> None:
    await asyncio.to_thread(_end, address, ending)
    store = await Store.open(address, FakeClock(NOON))
    assert await store.marks.get("first") == "x"
    await store.close()
    if isinstance(address, Path):
        with sqlite3.connect(address) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def _end(address: Address, ending: str) -> None:
    last, start, status = ENDINGS[ending]
    command = [sys.executable, "-c", SCRIPT.format(ending=last, start=start), url(address)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "open\n"
            if status < 0:
                process.send_signal(-status)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == status, errors
    assert "Exception in thread" not in errors
    assert "never retrieved" not in errors
