from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.basics.address import Address
from bot.store import Store
from tests.bot.store.samples import NOON
from tests.support.clock import FakeClock
from tests.support.postgres import url

ROOT = Path(__file__).parents[3]
TABLES = 8
WRITER = """
import asyncio, sys
from bot.basics.address import address_of
from tests.support.clock import FakeClock
from bot.store import Store
from tests.bot.store.samples import after, bare, change, lobby, playing

async def play(store, channel):
    last = await store.lookup.active_in(channel)
    if last is not None:
        ended = after((await store.sessions.load(last)).record, status="abandoned")
        assert await store.sessions.commit(bare(ended))
    record = playing(await store.sessions.create(lobby(channel)))
    while True:
        assert await store.sessions.commit(change(record, b"%d" % record.version))
        print(record.id, record.version, flush=True)
        record = after(record)

async def main():
    store = await Store.open(address_of(sys.argv[1]), FakeClock())
    await asyncio.gather(*(play(store, channel) for channel in range(int(sys.argv[2]))))

asyncio.run(main())
"""


def _write_until_killed(address: Address, lines: int) -> dict[int, int]:
    """Run the writer, kill it after about so many lines; the last version it printed for each session."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, url(address), str(TABLES)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    said = [writer.stdout.readline() for _ in range(lines)]
    writer.send_signal(signal.SIGKILL)
    said += [line for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    writer.stdout.close()
    writer.wait()
    return dict(sorted(tuple(map(int, line.split()))[:2] for line in said))  # type: ignore[misc]


async def _check(address: Address, printed: dict[int, int]) -> None:
    store = await Store.open(address, FakeClock(NOON))
    for session, version in printed.items():
        stored, lines = await store.sessions.load(session), await store.sessions.journal(session)
        assert stored is not None
        assert stored.record.version in (version, version + 1)
        assert stored.state == b"%d" % stored.record.version
        assert [line.version for line in lines] == list(range(1, stored.record.version + 1))
    await store.close()


async def _kill_at_random(address: Address, times: int) -> None:
    """The tables of a killed writer go on under the next one."""
    chance = random.Random(2030)
    for _ in range(times):
        printed = await asyncio.to_thread(_write_until_killed, address, chance.randrange(1, 400))
        assert printed
        await _check(address, printed)


async def test_what_was_acknowledged_survives_a_kill(address: Address) -> None:
    await _kill_at_random(address, 2)


@pytest.mark.long
async def test_what_was_acknowledged_survives_a_hundred_kills(address: Address) -> None:
    await _kill_at_random(address, 100)
