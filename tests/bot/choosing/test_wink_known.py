"""What Wink's choices say that their player knows: a wink that is due, an accusation that is sure to be wrong."""

from __future__ import annotations

import pytest

from bot.local.model import Json
from engines.wink.moves import Accuse, CallNumber, Confirm, PlanCall
from engines.wink.rules import eyes
from engines.wink.views import PlayerView
from renderers.wink import seat_mark
from renderers.words import words
from tests.bot.choosing.wink_table import act, called, hand_of, opened, person_at, pressed, view_of, wink_table
from tests.bot.life.tables import snapshot
from tests.support.bot import RunningBot, controls

ENGLISH = words("en")
SEATS = 4
MOST_BEATS = 12


def _offered(bot: RunningBot, who: str) -> dict[str, Json]:
    """The buttons on somebody's hand by what is written on them."""
    return {str(each["label"]): each for each in controls(hand_of(bot, who)) if "label" in each}


@pytest.mark.rule("WK-7")
async def test_live_an_accusation_over_one_s_own_number_is_said_to_be_one() -> None:
    async with wink_table("wink") as bot:
        caller, number, holder = await called(bot)
        mark = seat_mark(caller, ENGLISH)
        for seat in {*range(SEATS)} - {caller}:
            who = await person_at(bot, seat)
            await opened(bot, who)
            own = f"Accuse over {number} ({mark}) ✗ …"
            other = f"Accuse over {number} ({mark}) …"
            assert (own in _offered(bot, who), other in _offered(bot, who)) == (seat == holder, seat != holder)


@pytest.mark.rule("WK-7")
async def test_live_who_is_known_not_to_hold_a_number_is_said_not_to() -> None:
    async with wink_table("wink") as bot:
        first, number, holder = await called(bot)
        accuser, accused = sorted({*range(SEATS)} - {first, holder})
        await act(bot, accuser, Accuse(accused, number))
        while (await _caller_of(bot, number)) in (None, first):
            await _call(bot, number)
        who = await person_at(bot, first)
        await opened(bot, who)
        await pressed(bot, who, f"Accuse over {number}")
        marks = {seat: seat_mark(seat, ENGLISH) for seat in (holder, accused)}
        assert f"Accuse {marks[holder]}" in _offered(bot, who)
        caller = await _caller_of(bot, number)
        assert (f"Accuse {marks[accused]} ✗" in _offered(bot, who)) == (caller != accused)


async def _caller_of(bot: RunningBot, number: int) -> int | None:
    """Who stands on a number."""
    return next((call.seat for call in view_of(await snapshot(bot), None).calls if call.number == number), None)


async def _call(bot: RunningBot, number: int) -> None:
    """Whoever is on turn calls that number where they may, else the first other."""
    table = await snapshot(bot)
    caller = table.state.active
    able = view_of(table, caller).may_call
    await act(bot, caller, CallNumber(number if number in able else able[0]))
    await bot.app.outbox.idle()


async def _sighting_of_own_number(bot: RunningBot) -> tuple[PlayerView, str]:
    """Go on until somebody has seen somebody glance at the caller of a number that they hold themselves."""
    for _ in range(MOST_BEATS):
        table = await snapshot(bot)
        for seat in range(SEATS):
            me = view_of(table, seat).me
            assert me is not None
            if any(seen.number in (me.hand or ()) for seen in me.sightings or ()):
                return me, await person_at(bot, seat)
        await _called_to_next(bot)
    raise AssertionError("nobody has seen such a glance")


@pytest.mark.rule("WK-24")
async def test_by_glance_the_accomplice_is_shown_whom_to_watch_for_the_wink() -> None:
    async with wink_table() as bot:
        caller, holder = await _called_to_next(bot)
        label = f"😉 {seat_mark(caller, ENGLISH)}"
        for seat in {*range(SEATS)} - {caller}:
            who = await person_at(bot, seat)
            await opened(bot, who)
            assert (label in _offered(bot, who)) == (seat == holder)


async def _called_to_next(bot: RunningBot) -> tuple[int, int]:
    """Let a beat pass in which a number of the next seat is called: the caller, and that seat."""
    table = await snapshot(bot)
    caller = table.state.active
    holder = (caller + 1) % SEATS
    held = table.state.players[holder].hand
    await act(bot, caller, PlanCall(next(each for each in view_of(table, caller).may_call if each in held)))
    for seat in range(SEATS):
        await act(bot, seat, Confirm())
    await bot.app.outbox.idle()
    return caller, holder


@pytest.mark.rule("WK-28")
async def test_by_glance_a_sighting_over_one_s_own_number_is_said_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "happens", lambda *_: True)
    async with wink_table() as bot:
        me, who = await _sighting_of_own_number(bot)
        await opened(bot, who)
        (asked,) = (each for each in controls(hand_of(bot, who)) if "Accuse" in str(each.get("placeholder", "")))
        for seen, option in zip(me.sightings or (), asked["options"][1:], strict=True):
            assert ("; but you hold that number" in option["description"]) == (seen.number in (me.hand or ()))
