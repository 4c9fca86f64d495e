"""Two games of Wink alike but for looks and winks: channel and uninvolved are sent the same, at the same time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink import WINK
from engines.wink.cards import EYES
from engines.wink.moves import Confirm, PlanCall, PlanNaming, SetManner, Watch
from engines.wink.rules import beats, eyes
from engines.wink.state import State
from engines.wink.views import Eye, WinkView
from tests.bot.life.tables import lobby
from tests.bot.showing.pairs import Listener, begun, settled
from tests.bot.showing.tables import NAMES, Table, settle_in
from tests.support.bot import running_bot
from tests.support.clock import FakeClock
from tests.support.rarely import rarely

CALLER, HOLDER = 0, 1
UNINVOLVED = (2, 3)
BEATS = 6
SLICE_S = 11
"""So many seconds go by after each step; a beat has 45."""
SECRET = (Watch, SetManner, PlanNaming)
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
        await at.set(seat, move)
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
    async with begun(WINK, by_message=("Boris", "Dmitri"), opening=("Ada", "Cleo")) as at:
        for seat, watched in ((2, 3), (3, 2)):
            await at.set(seat, Watch(watched))
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


def restless(busy: bool, dice: random.Random) -> Callable[[State, Chance], tuple[Eye, ...]]:
    """Eyes of which only those of the involved move, and only where these are `busy`; winks are seen by all."""

    def done(state: State, chance: Chance) -> tuple[Eye, ...]:
        return tuple(looked(state, seat) for seat in range(state.seats))

    def looked(state: State, seat: Seat) -> Eye:
        settings = state.settings(seat)
        watchers = tuple(other for other in range(state.seats) if state.settings(other).watching == seat)
        number = eyes.winks(state, seat)
        blinks = busy and seat not in UNINVOLVED and number is None
        at = dice.choice([other for other in range(state.seats) if other != seat]) if blinks else None
        moved = at if number is None else settings.watching
        seen_by = () if moved is None else watchers
        return Eye(seat, settings.watching, settings.watching in watchers, "bold", moved, number, watchers, seen_by)

    return done


async def idle_beat(at: Table, step_s: int, dice: random.Random | None) -> None:
    """A beat that its clock closes, as the involved don't confirm, though those of the one game set this and that."""
    state: State = (await at.snapshot()).state
    beat = state.number
    while (await at.snapshot()).state.number == beat:
        for seat in (CALLER, HOLDER):
            now = await at.snapshot()
            offered = [move for move in now.legal(seat) if isinstance(move, SECRET)]
            if dice is not None and offered and not now.state.players[seat].away:
                await at.set(seat, dice.choice(offered))
                await at.bot.press(NAMES[seat], "My hand")
        await settled(at)
        at.bot.clock.advance(step_s)
        await settled(at)


async def received_idle(
    pace: str, step_s: int, dice: random.Random | None, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Any], int]:
    """Play beats of which half are closed by the clock; what was received, and how many eyes moved."""
    monkeypatch.setattr(beats, "eyes", restless(dice is not None, random.Random(3)))
    options = {"pace": pace}
    async with begun(WINK, by_message=("Boris", "Dmitri"), opening=("Cleo",), options=options) as at:
        for seat, watched in ((2, 3), (3, 2)):
            await at.set(seat, Watch(watched))
        await settled(at)
        listener = Listener(at.bot, (CALLER, HOLDER))
        steps = []
        for number in range(4):
            await (idle_beat(at, step_s, dice) if number % 2 else beat(at, []))
            steps.append(listener.taken())
        past = (await at.snapshot()).state.past
        return steps, sum(eye.moved is not None for each in past for eye in each.eyes)


@pytest.mark.rule("WK-25", "WK-22", "WK-30")
@pytest.mark.parametrize(("pace", "step_s"), [("live-180", 10), *rarely(("daily-28800", 5000))])
async def test_neither_can_they_tell_who_blinked_or_set_something_and_did_not_confirm(
    pace: str, step_s: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, moved = await received_idle(pace, step_s, random.Random(1), monkeypatch)
    second, still = await received_idle(pace, step_s, None, monkeypatch)
    assert moved > still
    assert any(first[1::2])
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


async def called(early: bool, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], list[Any]]:
    """A beat whose caller sets the number early, twice, or late; what the others received, and all as it closed."""
    monkeypatch.setattr(eyes, "EYES", EYES.model_copy(update={"blink": 0.0}))
    async with begun(WINK, by_message=NAMES, opening=()) as at:
        now = await at.snapshot()
        caller, numbers = (
            now.state.active,
            [move for move in now.legal(now.state.active) if isinstance(move, PlanCall)],
        )
        others = [seat for seat in range(4) if seat != caller]
        await settled_and_on(at)
        listener, closing = Listener(at.bot, (caller,)), Listener(at.bot, ())
        for step, seat in enumerate(others):
            if early and step < 2:
                await at.set(caller, numbers[1 - step])
            await settled_and_on(at)
            if seat != others[-1]:
                await at.act(seat, Confirm())
        if not early:
            await at.set(caller, numbers[0])
        await settled_and_on(at)
        await at.act(caller, Confirm())
        await settled(at)
        before = listener.taken()
        closing.taken()
        await at.act(others[-1], Confirm())
        await settled_and_on(at)
        return [*before, *listener.taken()], closing.taken()


@pytest.mark.rule("WK-22", "WK-25")
async def test_nobody_s_messages_tell_whether_a_call_was_set_early_or_late(monkeypatch: pytest.MonkeyPatch) -> None:
    others, closing = await called(True, monkeypatch)
    others_late, closing_late = await called(False, monkeypatch)
    assert others
    assert len(closing) >= 4
    assert others == others_late
    assert closing == closing_late
