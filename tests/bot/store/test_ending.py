"""A process that ends without closing its store ends all the same, whatever was going on, and says nothing of it."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = """
import asyncio, signal, sys
from pathlib import Path
from bot.basics.clock import SystemClock
from bot.store import Store

kept = []
# A process begun in the background may have been told to ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)

async def main():
    store = await Store.open(Path(sys.argv[1]), SystemClock())
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


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_process_ends_without_closing_its_store(tmp_path: Path, ending: str) -> None:
    last, start, status = ENDINGS[ending]
    path = tmp_path / "safehouse.sqlite3"
    command = [sys.executable, "-c", SCRIPT.format(ending=last, start=start), str(path)]
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
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT value FROM marks WHERE name = 'first'").fetchall() == [("x",)]
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
