"""The lobby: seats, growing and shrinking, host, programs, start."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from engines.core.errors import SafehouseError
from engines.table import hosting, lobby
from engines.table.record import Holder, Pacing
from tests.engines.table.conftest import ADA, BORIS, CLEO, DMITRI, Opened
from tests.support.clock import FakeClock
from tests.support.lantern import Lantern


async def test_a_hundred_people_at_once(opened: Opened) -> None:
    session = await opened(people=1, started=False)
    results = await asyncio.gather(
        *(session.change(lobby.join(person)) for person in range(100, 200)), return_exceptions=True
    )
    assert sum(isinstance(result, SafehouseError) for result in results) == 97
    assert session.record.seats == 4
    assert len(set(session.record.people())) == 4


async def test_nobody_sits_twice(opened: Opened) -> None:
    session = await opened(people=2, started=False)
    with pytest.raises(SafehouseError):
        await session.change(lobby.join(BORIS))


async def test_a_host_who_leaves_passes_it_on(opened: Opened) -> None:
    session = await opened(people=3, started=False)
    await session.change(lobby.leave(ADA))
    assert session.record.host == BORIS
    assert session.record.people() == (BORIS, CLEO)
    await session.change(lobby.leave(CLEO))
    assert session.record.seats == 2
    await session.change(lobby.leave(BORIS))
    assert session.record.status == "abandoned"


async def test_changing_seats_swaps(opened: Opened) -> None:
    session = await opened(people=3, started=False)
    await session.change(lobby.sit(CLEO, 0))
    assert session.record.people() == (CLEO, BORIS, ADA)
    for seat in (-1, 3):
        with pytest.raises(SafehouseError):
            await session.change(lobby.sit(CLEO, seat))


async def test_only_the_host_sets_the_table(opened: Opened) -> None:
    session = await opened(people=2, started=False)
    for plan in (
        hosting.set_options(BORIS, {"lamps": 1}),
        hosting.set_pacing(BORIS, Pacing()),
        lobby.resize(BORIS, 3),
        lobby.start(BORIS, fill=True),
        lobby.shuffle(BORIS, lambda holders: holders.reverse()),
        lobby.set_program(BORIS, 1, True),
    ):
        with pytest.raises(SafehouseError):
            await session.change(plan)


async def test_a_daily_pace_brings_the_options_that_suit_it(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lantern, "at_pace", {"daily": {"lamps": 1}})
    session = await opened(people=2, started=False)
    await session.change(hosting.set_pacing(ADA, Pacing(pace="daily", limit_s=86_400)))
    assert session.record.options["lamps"] == 1
    await session.change(hosting.set_options(ADA, {"lamps": 2}))
    await session.change(hosting.set_pacing(ADA, Pacing(pace="daily", limit_s=172_800)))
    assert session.record.options["lamps"] == 2, "until they take it off"
    await session.change(hosting.set_pacing(ADA, Pacing(pace="none", limit_s=None)))
    assert session.record.options["lamps"] == 3


async def test_options_are_checked(opened: Opened) -> None:
    session = await opened(people=2, started=False)
    await session.change(hosting.set_options(ADA, {"lamps": 1}))
    assert session.record.options["lamps"] == 1
    for wrong in ({"lamps": 4}, {"colour": "red"}):
        with pytest.raises(ValueError, match="validation error"):
            await session.change(hosting.set_options(ADA, wrong))


async def test_start_fills_free_seats_or_drops_them(opened: Opened) -> None:
    filled = await opened(people=1, started=False)
    await filled.change(lobby.resize(ADA, 3))
    await filled.change(lobby.start(ADA, fill=True))
    assert [holder.program for holder in filled.record.holders] == [False, True, True]
    dropped = await opened(people=2, started=False)
    await dropped.change(lobby.resize(ADA, 4))
    await dropped.change(lobby.sit(BORIS, 3))
    await dropped.change(lobby.start(ADA, fill=False))
    assert dropped.record.holders == (Holder(person=ADA), Holder(person=BORIS))
    assert dropped.record.status == "playing"


async def test_too_few_cannot_start(opened: Opened) -> None:
    session = await opened(people=1, started=False)
    with pytest.raises(SafehouseError):
        await session.change(lobby.start(ADA, fill=False))
    assert session.record.status == "lobby"


async def test_a_started_table_takes_nobody(opened: Opened) -> None:
    session = await opened(people=2)
    for plan in (lobby.join(DMITRI), lobby.leave(ADA), lobby.start(ADA, fill=True)):
        with pytest.raises(SafehouseError):
            await session.change(plan)


async def test_who_was_invited_is_asked_once_and_forgotten_when_the_game_begins(opened: Opened) -> None:
    session = await opened(people=2, started=False)
    await session.change(lobby.invite((BORIS, CLEO, CLEO)))
    await session.change(lobby.invite((CLEO, DMITRI)))
    assert session.record.invited == (CLEO, DMITRI)
    assert await session.change(lobby.invite((CLEO,))) is None
    await session.change(lobby.start(ADA, fill=True))
    assert not session.record.invited
    with pytest.raises(SafehouseError):
        await session.change(lobby.invite((DMITRI,)))


async def test_no_program_stays_where_the_options_let_none_play(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lantern, "computer_seats", lambda game, options: options.lamps > 1)
    session = await opened(people=2, started=False)
    await session.change(lobby.resize(ADA, 4))
    await session.change(lobby.set_program(ADA, 2, True))
    await session.change(hosting.set_options(ADA, {"lamps": 2}))
    assert session.record.holders[2].program
    await session.change(hosting.set_options(ADA, {"lamps": 1}))
    assert [holder.free for holder in session.record.holders] == [False, False, True, True]


async def test_no_game_begins_with_a_program_that_may_not_play(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await opened(people=2, started=False)
    await session.change(lobby.resize(ADA, 3))
    await session.change(lobby.set_program(ADA, 2, True))
    monkeypatch.setattr(Lantern, "computer_seats", lambda game, options: False)
    for fill in (False, True):
        with pytest.raises(SafehouseError, match="error-no-programs"):
            await session.change(lobby.start(ADA, fill=fill))


async def test_a_call_leaves_the_moment_that_was_named_meanwhile(opened: Opened, clock: FakeClock) -> None:
    session = await opened(started=False)
    later = clock.now() + timedelta(minutes=10)
    await session.change(hosting.set_start(ADA, later))
    assert await session.change(hosting.called()) is None
    assert session.record.starts_at == later
    clock.advance(600)
    await session.change(hosting.called())
    assert session.record.starts_at is None
