"""What looks again every few seconds: the sign of life, and whether Discord answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.basics.reach import Reach
from bot.clocks.heartbeat import Heartbeat
from bot.clocks.probe import EVERY_S, Probe
from bot.store import Store
from bot.store.life import BEAT_S
from tests.bot.showing.tables import eventually
from tests.support.clock import FakeClock


async def _look_again(clock: FakeClock, every_s: float, looks: list[bool]) -> None:
    """Let it be time for one more look, and wait until that is over."""
    await eventually(lambda: clock.is_slept_on(every_s))
    before = len(looks)
    clock.advance(every_s)
    await eventually(lambda: len(looks) > before and clock.is_slept_on(every_s))


async def test_without_a_sign_of_life_nobody_hears_that_the_store_works(tmp_path: Path) -> None:
    clock, woken, heard = FakeClock(), list[bool](), list[bool]()
    store = await Store.open(tmp_path / "bot.sqlite3", clock)

    async def wake() -> None:
        woken.append(True)

    heartbeat = Heartbeat(store.life, wake, [lambda: heard.append(True)], lambda _: None)
    heartbeat.start()
    await _look_again(clock, BEAT_S, woken)
    assert len(heard) == 1
    store.reach.cut("gateway")
    clock.advance(3600)
    await _look_again(clock, BEAT_S, woken)
    await _look_again(clock, BEAT_S, woken)
    assert len(heard) == 1
    store.reach.works("gateway")
    await store.life.give_back()
    await _look_again(clock, BEAT_S, woken)
    assert len(heard) == 2
    await heartbeat.stop()
    await store.close()


async def test_a_look_that_nobody_foresaw_to_fail_is_noted_once_and_made_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, fails, looks = FakeClock(), [True, True, False, True, False], list[bool]()
    reach = Reach(clock)

    async def look() -> None:
        looks.append(fails[len(looks)])
        if looks[-1]:
            raise RuntimeError

    probe = Probe(clock, reach, look)
    probe.start()
    reach.cut("calls")
    noted = list[int]()
    for _ in fails:
        await _look_again(clock, EVERY_S, looks)
        noted.append(len(caplog.records))
    assert noted == [1, 1, 1, 2, 2]
    await probe.stop()
