"""The client's beginning, however often the gateway is there before it has ended."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, Mock

from bot.client import Events, SafehouseClient
from tests.bot.showing.tables import eventually
from tests.support.clock import PATIENCE_S


async def test_a_shard_that_is_there_again_before_all_is_shown_begins_nothing_twice() -> None:
    client, events, caught_up = SafehouseClient(), Mock(Events), asyncio.Event()
    begin, began = AsyncMock(), asyncio.Event()
    begin.side_effect = began.wait
    events.up_to_date.side_effect = caught_up.wait
    client.lead(Mock(), events, begin)
    readies = [asyncio.ensure_future(client.on_ready())]
    await eventually(lambda: events.connected.await_count == 1 and begin.await_count)
    readies += [asyncio.ensure_future(each) for each in (client.on_shard_ready(0), client.on_ready())]
    await eventually(lambda: events.connected.await_count == 2)
    assert events.up_to_date.await_count == 0
    began.set()
    await eventually(lambda: events.up_to_date.await_count == 2)
    assert not client.begun.is_set()
    readies.append(asyncio.ensure_future(client.on_shard_ready(0)))
    caught_up.set()
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*readies)
    assert client.begun.is_set()
    assert (events.first.await_count, begin.await_count, client.error) == (1, 1, None)


async def test_a_beginning_that_fails_is_the_end_for_all_who_wait_for_it() -> None:
    client, error = SafehouseClient(), OSError()
    client.lead(Mock(), Mock(Events), AsyncMock(side_effect=error))
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(client.on_ready(), client.on_shard_ready(0))
    assert client.ended.is_set()
    assert client.error is error
    assert not client.begun.is_set()
