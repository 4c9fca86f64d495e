"""Waiting for a moment: what counts is what the clock shows, however it came to show it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.basics import clock as clocks
from bot.basics.clock import SystemClock
from tests.support.clock import PATIENCE_S, FakeClock

HOUR = timedelta(hours=1)


async def test_a_moment_that_is_past_is_waited_for_no_more() -> None:
    clock = FakeClock()
    moment = clock.now() + HOUR
    clock.advance(2 * HOUR.total_seconds())
    async with asyncio.timeout(PATIENCE_S):
        await clock.until(moment)
        await SystemClock().until(datetime.now(UTC) - HOUR)


async def test_a_clock_that_is_set_on_during_a_wait_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LOOKS_EVERY_S", 0.0)
    clock, shown = SystemClock(), [datetime(2030, 1, 1, tzinfo=UTC)]
    monkeypatch.setattr(clock, "now", lambda: shown[-1])
    waiting = asyncio.create_task(clock.until(shown[0] + HOUR))
    await asyncio.sleep(0)
    assert not waiting.done()
    shown.append(shown[0] + HOUR)
    async with asyncio.timeout(PATIENCE_S):
        await waiting


@pytest.mark.parametrize(
    ("steps_s", "missed_s"),
    [
        ([5, 5, 6, 14.9, 0], 0),
        ([5, 8 * 3600, 5], 8 * 3600),
        ([5, 16, 5, 100], 116),
        ([5, -3600, 5], -3600),
        ([3600, 5, -3600], 0),
    ],
)
def test_what_passes_unseen_between_two_looks_is_missed(
    monkeypatch: pytest.MonkeyPatch, steps_s: list[float], missed_s: float
) -> None:
    shown = [datetime(2030, 1, 1, tzinfo=UTC)]
    monkeypatch.setattr(SystemClock, "now", lambda _: shown[-1])
    clock = SystemClock()
    for step in steps_s:
        shown.append(shown[-1] + timedelta(seconds=step))
        missed = clock.missed()
    assert missed == clock.missed() == timedelta(seconds=missed_s)
