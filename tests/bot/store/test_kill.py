from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.store.samples import NOON
from tests.support.clock import FakeClock

ROOT = Path(__file__).parents[3]
TABLES = 8
WRITER = """
import asyncio, sys
from pathlib import Path
from tests.support.clock import FakeClock
from bot.store import Store
from tests.bot.store.samples import after, change, lobby, playing

async def play(store, channel):
    record = playing(await store.sessions.create(lobby(channel)))
    while True:
        assert await store.sessions.commit(change(record, b"%d" % record.version))
        print(record.id, record.version, flush=True)
        record = after(record)

async def main():
    store = await Store.open(Path(sys.argv[1]), FakeClock())
    await asyncio.gather(*(play(store, channel) for channel in range(int(sys.argv[2]))))

asyncio.run(main())
"""


def _write_until_killed(path: Path, lines: int) -> dict[int, int]:
    """Run the writer, kill it after about so many lines; the last version it printed for each session."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), str(TABLES)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    said = [writer.stdout.readline() for _ in range(lines)]
    writer.send_signal(signal.SIGKILL)
    said += [line for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    writer.stdout.close()
    writer.wait()
    return dict(sorted(tuple(map(int, line.split()))[:2] for line in said))  # type: ignore[misc]


async def _check(path: Path, printed: dict[int, int]) -> None:
    store = await Store.open(path, FakeClock(NOON))
    for session, version in printed.items():
        stored, lines = await store.sessions.load(session), await store.sessions.journal(session)
        assert stored is not None
        assert stored.record.version in (version, version + 1)
        assert stored.state == b"%d" % stored.record.version
        assert [line.version for line in lines] == list(range(1, stored.record.version + 1))
    await store.close()


async def _kill_at_random(tmp_path: Path, times: int) -> None:
    chance = random.Random(2030)
    for number in range(times):
        path = tmp_path / str(number) / "safehouse.sqlite3"
        printed = _write_until_killed(path, chance.randrange(1, 400))
        assert printed
        await _check(path, printed)


async def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    await _kill_at_random(tmp_path, 3)


@pytest.mark.long
async def test_what_was_acknowledged_survives_a_hundred_kills(tmp_path: Path) -> None:
    await _kill_at_random(tmp_path, 100)
