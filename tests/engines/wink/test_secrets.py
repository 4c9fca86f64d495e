"""Games alike but for gazes, winks, blinks and settings look alike to all who may not know of them (WK-25)."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from engines.core.errors import AlreadySo
from engines.table import lateness
from engines.table.changes import Publication
from engines.wink import WINK
from engines.wink.moves import Confirm, ConfirmUntilTurn, PlanCall, PlanNaming, SetManner, Watch
from engines.wink.views import News
from tests.engines.wink.conftest import PEOPLE, Opened
from tests.engines.wink.table import Table
from tests.support.anything import AnyPublication, AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar

BEATS = 14
HIDING = (0, 1, 2)
UNINVOLVED = 3


async def _played(session: AnySession, clock: FakeClock, hidden: Random, *, winking: bool) -> None:
    """A game whose public course hangs on nothing that is hidden; some beats close by the clock."""
    course = Random(7)
    while session.record.status == "playing" and session.snapshot.state.number <= BEATS:
        beat: int = session.snapshot.state.number
        active: int = session.snapshot.state.active
        await _hide(session, hidden, winking=winking)
        clock.advance(5)
        by_clock = course.random() < 1 / 4
        if active in session.snapshot.to_act():
            call = course.choice(session.snapshot.view(active).may_call)
            await _act(session, active, PlanCall(call))
            if session.snapshot.state.players[active].call is not None and beat % 2:
                await _act(session, active, PlanNaming((active + 1 + course.randrange(3)) % 4))
        for seat in course.sample(range(4), 3 if by_clock else 4):
            clock.advance(2)
            if seat in session.snapshot.to_act() and session.snapshot.state.number == beat:
                await _act(session, seat, ConfirmUntilTurn() if course.random() < 1 / 5 else Confirm())
        if session.snapshot.state.number == beat:
            clock.advance(60)
            await session.change(lateness.table_time_up(NoCalendar()))


async def _hide(session: AnySession, hidden: Random, *, winking: bool) -> None:
    """Set something in private; `winking`: everybody looks for a wink, else everybody looks past it."""
    for seat in HIDING:
        if seat in session.snapshot.to_act():
            others = [other for other in range(4) if other != seat]
            callers = [call.seat for call in session.snapshot.view(seat).accomplice_of]
            wanted = [other for other in others if (other in callers) == winking] or others
            await _act(session, seat, Watch(hidden.choice(wanted)))
            await _act(session, seat, SetManner(hidden.choice(("bold", "subtle"))))


async def _act(session: AnySession, seat: int, move: Any) -> None:
    with suppress(AlreadySo):
        await session.act(seat, move, session.snapshot.question(seat), PEOPLE[seat])


def _told(published: list[AnyPublication], viewer: int | None) -> list[Any]:
    """All that somebody hears of a game, with the moments at which they do."""
    heard = []
    for publication in published:
        if not publication.heard(viewer):
            continue
        record, after = publication.after.record, publication.after
        view = after.view(viewer).model_dump(mode="json")
        news = [event for event in publication.news(viewer) if event.kind != "news_learnt"]
        if viewer is not None and after.record.status == "playing":
            own = view["players"][viewer]
            own["news"] = own["sightings"] = None
        if after.record.status == "playing":
            heard.append((record.changed_at, view, news, after.to_act(), record.table_due, record.due()))
    return heard


@pytest.mark.rule("WK-25")
@pytest.mark.parametrize("viewer", [None, UNINVOLVED])
async def test_what_all_hear_does_not_hang_on_who_looked_or_winked(viewer: int | None, opened: Opened) -> None:
    heard, winked = [], []
    for winking in (True, False):
        clock, published = FakeClock(), list[Publication]()
        session = await opened(clock=clock, published=published)
        await _played(session, clock, Random(winking), winking=winking)
        heard.append(_told(published, viewer))
        winked.append(sum(eye.number is not None for beat in session.snapshot.state.past for eye in beat.eyes))
    assert len(heard[0]) > 2 * BEATS
    assert winked[0] > winked[1]
    assert heard[0] == heard[1]


@pytest.mark.rule("WK-25")
async def test_a_hidden_move_is_heard_by_its_player_alone(opened: Opened, published: list[AnyPublication]) -> None:
    session = await opened()
    seat = (session.snapshot.state.active + 1) % 4
    await _act(session, seat, Watch((seat + 2) % 4))
    last = published[-1]
    assert [viewer for viewer in (None, 0, 1, 2, 3) if last.heard(viewer)] == [seat]


@pytest.mark.rule("WK-25", "WK-23")
async def test_all_learn_their_news_at_the_same_moment(
    opened: Opened, published: list[AnyPublication], clock: FakeClock
) -> None:
    session = await opened()
    clock.advance(45)
    await session.change(lateness.table_time_up(NoCalendar()))
    last = published[-1]
    for seat in range(4):
        learnt = [event for event in last.news(seat) if event.kind == "news_learnt"]
        assert [event.seat for event in learnt] == [seat]
        assert isinstance(learnt[0].news, News)
    assert not any(event.kind == "news_learnt" for event in last.news(None))


@pytest.mark.rule("WK-25", "WK-27")
def test_the_settings_of_others_are_in_no_view() -> None:
    table = Table()
    table.play(1, Watch(3))
    for viewer in (None, 0, 2, 3):
        shown = WINK.view(table.state, viewer).players[1]
        assert (shown.settings, shown.sightings, shown.news, shown.hand) == (None, None, None, None)
