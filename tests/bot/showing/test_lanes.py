from __future__ import annotations

import asyncio

from bot.basics.lanes import Lanes
from bot.entrances.board import split


async def test_a_busy_lane_does_what_is_asked_meanwhile_once_more() -> None:
    lanes, gate, done = Lanes("trying"), asyncio.Event(), []

    async def work() -> None:
        done.append("begun")
        await gate.wait()

    for _ in range(5):
        lanes.poke("board", work)
    await asyncio.sleep(0)
    for _ in range(5):
        lanes.poke("board", work)
    gate.set()
    await lanes.settled("board")
    assert done == ["begun", "begun"]


async def test_lanes_do_not_wait_for_each_other() -> None:
    lanes, gate, done = Lanes("trying"), asyncio.Event(), []

    async def slow() -> None:
        await gate.wait()
        done.append("slow")

    async def quick() -> None:
        done.append("quick")

    lanes.poke("slow", slow)
    lanes.poke("quick", quick)
    await lanes.settled("quick")
    assert done == ["quick"]
    gate.set()
    await lanes.idle()
    assert done == ["quick", "slow"]


async def test_a_lane_that_fails_goes_on_with_the_next_work() -> None:
    lanes, done = Lanes("trying"), []

    async def failing() -> None:
        raise KeyError("secret")

    async def work() -> None:
        done.append(True)

    lanes.poke("board", failing)
    await asyncio.sleep(0)
    lanes.poke("board", work)
    await lanes.idle()
    assert done == [True]


async def test_stopping_ends_what_takes_too_long() -> None:
    lanes = Lanes("trying")
    lanes.poke("board", asyncio.Event().wait)  # type: ignore[arg-type]
    await lanes.stop(0.01)
    await lanes.idle()


def test_a_long_text_is_split_between_its_lines() -> None:
    lines = [f"line {number}" * 10 for number in range(200)]
    parts = split("\n".join(lines), 1000)
    assert all(len(part) <= 1000 for part in parts)
    assert "".join(parts) == "\n".join(lines)
    assert all(part.startswith("line") for part in parts)
    assert [len(part) for part in split("x" * 2500, 1000)] == [1000, 1000, 500]
    assert split("", 1000)
