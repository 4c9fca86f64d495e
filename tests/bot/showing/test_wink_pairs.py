"""Two games of Wink alike but for looks and winks: channel and uninvolved are sent the same, at the same time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.clock import FakeClock
from engines.core.seats import Seat
from engines.wink import WINK, eyes
from engines.wink.cards import EYES
from engines.wink.moves import Confirm, PlanCall, PlanNaming, SetManner, Watch
from engines.wink.state import State
from engines.wink.views import WinkView
from tests.bot.life.tables import lobby
from tests.bot.showing.pairs import Listener, begun, settled
from tests.bot.showing.tables import NAMES, Table, settle_in
from tests.support.bot import running_bot

CALLER, HOLDER = 0, 1
UNINVOLVED = (2, 3)
BEATS = 6
SLICE_S = 11
"""So many seconds go by after each step; a beat has 45."""
Looks = Callable[[int], list[tuple[Seat, Any]]]


def meeting(beat: int) -> list[tuple[Seat, Any]]:
    """The caller and their accomplice watch each other, the wink is given once boldly and once subtly."""
    return [(CALLER, Watch(HOLDER)), (HOLDER, Watch(CALLER)), (HOLDER, SetManner("subtle" if beat % 2 else "bold"))]


def missing(beat: int) -> list[tuple[Seat, Any]]:
    """They look elsewhere, change their minds, and never meet."""
    if beat % 2:
        return [(CALLER, Watch(3)), (CALLER, Watch(HOLDER)), (CALLER, Watch(2)), (HOLDER, SetManner("subtle"))]
    return [(HOLDER, Watch(2)), (CALLER, Watch(3))]


async def settled_and_on(at: Table) -> None:
    """Let everything be shown and a little time go by."""
    await settled(at)
    at.bot.clock.advance(SLICE_S)
    await settled(at)


async def beat(at: Table, looks: list[tuple[Seat, Any]]) -> None:
    """One beat: the involved look as they will, everybody confirms; the first caller calls what the second holds."""
    for seat, move in looks:
        await at.act(seat, move)
    state: State = (await at.snapshot()).state
    active = state.active
    own = state.players[active].call
    if active == CALLER and own is not None:
        await at.act(CALLER, PlanNaming(HOLDER))
    free = [move.number for move in (await at.snapshot()).legal(active) if isinstance(move, PlanCall)]
    held = state.players[HOLDER].hand
    await at.act(active, PlanCall(next((each for each in free if active == CALLER and each in held), free[0])))
    for seat in (*UNINVOLVED, CALLER):
        await at.act(seat, Confirm())
    await settled_and_on(at)
    await at.act(HOLDER, Confirm())
    await settled_and_on(at)


async def received(looks: Looks, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], int]:
    """Play a game with these looks; what was received beat by beat, and how often the accomplice winked."""
    monkeypatch.setattr(eyes, "EYES", EYES.model_copy(update={"blink": 0.0}))
    async with begun(WINK, monkeypatch, by_message=("Boris", "Dmitri"), opening=("Ada", "Cleo")) as at:
        for seat, watched in ((2, 3), (3, 2)):
            await at.act(seat, Watch(watched))
        await settled_and_on(at)
        listener = Listener(at.bot, (CALLER, HOLDER))
        steps = []
        for number in range(BEATS):
            await beat(at, looks(number))
            steps.append(listener.taken())
        view = (await at.snapshot()).view(HOLDER)
        assert isinstance(view, WinkView)
        assert view.me is not None
        return steps, sum(news.winked is not None for news in view.me.news or ())


@pytest.mark.rule("WK-25")
async def test_neither_the_channel_nor_the_uninvolved_can_tell_who_looked_at_whom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, winks = await received(meeting, monkeypatch)
    second, none = await received(missing, monkeypatch)
    assert winks > 1
    assert none == 0
    assert all(first)
    for here, there in zip(first, second, strict=True):
        assert here == there


async def test_hands_by_message_bring_the_news_to_all_alike_at_one_moment() -> None:
    async with running_bot({WINK.id: WINK}, clock=FakeClock()) as bot:
        for name in NAMES:
            await settle_in(bot, name, hands="dm", pings=False)
        await lobby(bot, *NAMES, game=WINK.id)
        await bot.press("Ada", "Start")
        at = Table(bot, (await bot.record()).id, bot.channel())
        await settled_and_on(at)
        heard: list[tuple[str, str, str]] = []
        dms = {bot.local.world.dm(bot.person(name)): name for name in NAMES}
        stop = bot.local.world.subscribe(
            lambda change: (
                heard.append((dms[change.channel], change.kind, str(bot.clock.now())))
                if change.channel in dms and change.kind in ("message_create", "message_delete")
                else None
            )
        )
        await beat(at, missing(0))
        stop()
        kinds = {name: [(kind, when) for who, kind, when in heard if who == name] for name in NAMES}
        assert kinds["Ada"]
        assert all(each == kinds["Ada"] for each in kinds.values()), kinds
