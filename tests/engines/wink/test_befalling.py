"""Whatever befalls a table of Wink, in any order (who leaves, comes, pauses, takes back, is late): it plays on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.programs import programs
from engines.core.errors import SafehouseError
from engines.core.strength import Strength
from engines.table import clocks, ending, lateness, pausing, seating
from engines.table.record import Pacing
from engines.wink import WINK
from tests.engines.wink.conftest import Opened
from tests.support.anything import AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar

HOURS = NoCalendar()
PACES = (Pacing(), Pacing(pace="daily", limit_s=86_400), Pacing(pace="none", limit_s=None), Pacing(late="skip"))
LONGEST = 4_000
FEW, MANY = range(5), range(100, 160)


async def _move(session: AnySession, luck: Random, clock: FakeClock) -> None:
    """A move of somebody who is waited for, or of the program: what that would do, or anything."""
    snapshot = session.snapshot
    seat = luck.choice(sorted({*snapshot.to_act(), *programs.waits(snapshot)}))
    legal, holder = snapshot.legal(seat), session.record.holders[seat]
    played = holder.program or session.record.clocks[seat].skip
    sensible = not snapshot.state.live and (played or luck.random() < 0.6)
    move: Any = (
        WINK.choose(snapshot.view(seat), legal, snapshot.chance, 1, Strength.NORMAL)
        if sensible
        else luck.choice(legal)
    )
    await session.act(seat, move, snapshot.question(seat), None if played else holder.person)


async def _let_time_go_by(session: AnySession, luck: Random, clock: FakeClock) -> None:
    due = session.record.due()
    clock.advance(luck.choice((1, 3600, 45 if due is None else max(0, (due - clock.now()).total_seconds()))))
    await session.change(lateness.table_time_up(HOURS))
    for seat in lateness.late_seats(session.record, clock.now()):
        await session.change(lateness.late_step(seat, HOURS))


async def _pause(session: AnySession, luck: Random, clock: FakeClock) -> None:
    await session.change(pausing.pause())
    clock.advance(100)
    await session.change(pausing.resume(HOURS))


async def _stand_in(session: AnySession, luck: Random, clock: FakeClock) -> None:
    await session.change(seating.stand_in(luck.randrange(4), HOURS))


async def _come_back(session: AnySession, luck: Random, clock: FakeClock) -> None:
    seat = luck.randrange(4)
    await session.change(seating.come_back(seat, session.record.holders[seat].person or 0, HOURS))


async def _leave(session: AnySession, luck: Random, clock: FakeClock) -> None:
    seat = luck.randrange(4)
    await session.change(ending.resign(seat, session.record.holders[seat].person or 0))


async def _take(session: AnySession, luck: Random, clock: FakeClock) -> None:
    await session.change(seating.ask_seat(100 + luck.randrange(9), luck.randrange(4), HOURS))
    if (wish := session.record.request) is not None:
        await session.change(seating.answer_seat(wish.person, wish.seat, True, HOURS))


async def _take_back(session: AnySession, luck: Random, clock: FakeClock) -> None:
    seat, holders = luck.randrange(4), session.record.holders
    asked = await session.ask_undo(seat, holders[seat].person or 0)
    for other in range(4):
        if (wish := asked.after.record.undo) is not None and session.record.undo is not None and other != seat:
            with suppress(SafehouseError):
                await session.answer_undo(other, holders[other].person or 0, wish.version, luck.random() < 0.9)


DEEDS: dict[Callable[[AnySession, Random, FakeClock], Awaitable[None]], int] = {
    _move: 80,
    _let_time_go_by: 8,
    _pause: 2,
    _stand_in: 2,
    _come_back: 3,
    _leave: 1,
    _take: 3,
    _take_back: 2,
}


def _clocks_are_right(session: AnySession) -> bool:
    """One clock for all where several play by glance, unless it has none, live one each; none where nobody waits."""
    record = session.record
    if len(session.snapshot.present()) < 2:
        return record.table_due is None and not any(each.due for each in record.clocks)
    if not clocks.is_common(session.snapshot):
        people = (seat for seat in session.snapshot.to_act() if not record.holders[seat].program)
        running = (record.clocks[seat].due is not None or record.clocks[seat].skip for seat in people)
        return record.table_due is None and (record.pacing.pace == "none" or all(running))
    return (record.table_due is None) == (record.pacing.pace == "none") and not any(
        each.due for each in record.clocks
    )


@pytest.mark.rule("WK-22", "WK-36", "WK-37")
@pytest.mark.parametrize("seed", [*FEW, *(pytest.param(seed, marks=pytest.mark.long) for seed in MANY)])
async def test_a_table_plays_on_whatever_befalls_it(opened: Opened, clock: FakeClock, seed: int) -> None:
    luck = Random(seed)
    signal = "glance" if seed % 4 else "wink"
    people = luck.randint(1, 4) if signal == "glance" else 4
    session = await opened(PACES[seed % len(PACES)], people=people, signal=signal)
    for _ in range(LONGEST):
        if session.record.status != "playing":
            return
        assert _clocks_are_right(session)
        with suppress(SafehouseError):
            await luck.choices(tuple(DEEDS), tuple(DEEDS.values()))[0](session, luck, clock)
    raise AssertionError("the table doesn't come to an end")
