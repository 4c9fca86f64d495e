"""Wink by pressing what the panels offer: beats in few taps, free cards, live calls and accusations."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from bot.local.model import Json
from bot.panels.layout import MOST_OPTIONS
from bot.programs.programs import PAUSE_S
from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.wink import WINK
from engines.wink.moves import Accuse, CallNumber, Confirm, PlanCall, SetManner, Watch
from engines.wink.options import Signal
from engines.wink.rules import eyes
from engines.wink.state import State
from engines.wink.views import Call
from tests.bot.choosing.test_mind_mgmt import films
from tests.bot.choosing.wink_table import (
    PEOPLE,
    Pressers,
    act,
    called,
    hand_of,
    opened,
    person_at,
    pressed,
    seat_of,
    view_of,
    wink_table,
)
from tests.bot.life.tables import lobby, snapshot, turn
from tests.bot.showing.tables import settle_in
from tests.support.bot import RunningBot, controls, running_bot, written
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.rarely import rarely

BOTH = pytest.mark.parametrize("signal", ["glance", "wink"])


async def press_on(players: Pressers, most: int) -> int:
    """Press so often, or to the end, now and then also for somebody whom the game doesn't wait for."""
    for count in range(most):
        waited = await players.waited_for()
        if not waited:
            return count
        await players.press_any(players.dice.choice(waited if players.dice.random() < 0.8 else PEOPLE))
    return most


@pytest.mark.parametrize("signal", ["glance", *rarely("wink")])
async def test_a_game_is_pressed_at_random(signal: Signal) -> None:
    async with wink_table(signal) as bot:
        assert await press_on(Pressers(bot, PEOPLE, random.Random(5)), 40) == 40
        assert not bot.local.rest.unknown


@pytest.mark.long
@BOTH
async def test_whole_games_are_pressed_at_random(signal: Signal) -> None:
    async with wink_table(signal) as bot:
        await press_on(Pressers(bot, PEOPLE, random.Random(6)), 4000)
        assert (await bot.record()).status == "finished"
        assert not bot.local.rest.unknown


async def active(bot: RunningBot) -> str:
    """Who is on turn."""
    return await person_at(bot, (await snapshot(bot)).state.active)


async def idle_one(bot: RunningBot) -> str:
    """Somebody who isn't on turn."""
    return await person_at(bot, ((await snapshot(bot)).state.active + 1) % 4)


def selects(bot: RunningBot, who: str, placeholder: str) -> list[Json]:
    """The selects on somebody's newest panel whose placeholder begins so."""
    return [each for each in controls(hand_of(bot, who)) if str(each.get("placeholder", "")).startswith(placeholder)]


async def beat(bot: RunningBot, number: int | None = None) -> State:
    """Let everybody confirm; the player on turn calls that number, or the first they may."""
    table = await snapshot(bot)
    caller = table.state.active
    call = view_of(table, caller).may_call[0] if number is None else number
    await act(bot, caller, PlanCall(call))
    for seat in range(4):
        await act(bot, seat, Confirm())
    await bot.app.outbox.idle()
    state: State = (await snapshot(bot)).state
    return state


async def test_the_same_as_before_is_confirmed_in_one_tap() -> None:
    async with wink_table() as bot:
        who = await idle_one(bot)
        seat = await seat_of(bot, who)
        await opened(bot, who)
        said = await pressed(bot, who, "Confirm")
        assert (await snapshot(bot)).state.players[seat].confirmed
        assert "Confirmed; waiting for" in said


async def test_whom_one_watches_and_how_one_winks_take_a_tap_each() -> None:
    async with wink_table() as bot:
        who = await idle_one(bot)
        seat = await seat_of(bot, who)
        other = (seat + 2) % 4
        await opened(bot, who)
        await pressed(bot, who, f"👁️ {'🦊🦉🐱'[other] if other < 3 else '🐦'} {'ABCD'[other]}")
        await pressed(bot, who, "Wink subtly")
        settings = (await snapshot(bot)).state.settings(seat)
        assert (settings.watching, settings.manner) == (other, "subtle")
        assert bot.sees(who, "Wink boldly")


async def test_only_who_is_on_turn_is_offered_numbers_and_never_their_own() -> None:
    async with wink_table() as bot:
        who = await active(bot)
        seat = await seat_of(bot, who)
        await opened(bot, who)
        assert not bot.sees(who, "Confirm")
        asked = selects(bot, who, "Call a number")
        lengths = [len(each["options"]) for each in asked]
        assert len(lengths) == 2
        assert max(lengths) <= min(MOST_OPTIONS, min(lengths) + 1)
        offered = [int(option["label"].split()[-1]) for each in asked for option in each["options"]]
        view = view_of(await snapshot(bot), seat)
        assert offered == sorted(view.may_call)
        assert view.me is not None
        assert not set(offered) & set(view.me.hand or ())
        await bot.press(who, asked[-1]["placeholder"], values=[asked[-1]["options"][-1]["value"]])
        await bot.app.outbox.idle()
        assert (await snapshot(bot)).state.settings(seat).call == offered[-1]
        chosen = [o["label"] for each in selects(bot, who, "Call") for o in each["options"] if o.get("default")]
        assert chosen == [f"Call {offered[-1]}"]
        assert bot.sees(who, "Confirm")
        other = await idle_one(bot)
        await opened(bot, other)
        assert not selects(bot, other, "Call")


async def test_one_number_alone_is_told_as_one() -> None:
    async with wink_table() as bot:
        who, table = await active(bot), await snapshot(bot)
        only = view_of(table, await seat_of(bot, who)).may_call[0]
        table.state.up = frozenset({only})
        await act(bot, await seat_of(bot, who), SetManner("subtle"))
        await opened(bot, who)
        assert [asked["placeholder"] for asked in selects(bot, who, "Call a number")] == [f"Call a number ({only})"]


async def test_confirming_until_one_s_turn_is_taken_back_by_a_tap() -> None:
    async with wink_table() as bot:
        who = await idle_one(bot)
        seat = await seat_of(bot, who)
        await opened(bot, who)
        await pressed(bot, who, "Until my turn")
        assert (await snapshot(bot)).state.settings(seat).standing
        await pressed(bot, who, "I confirm myself again")
        assert not (await snapshot(bot)).state.settings(seat).standing


@pytest.fixture
def wide_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every eye moves, and whoever watches it sees that."""
    monkeypatch.setattr(eyes, "happens", lambda *_: True)


@pytest.mark.usefixtures("wide_eyes")
async def test_who_was_seen_to_glance_at_a_caller_is_accused_in_two_taps() -> None:
    async with wink_table() as bot:
        for _ in range(12):
            table = await snapshot(bot)
            view = view_of(table, table.state.active)
            able = [seat for seat in range(4) if (me := view_of(table, seat).me) and me.sightings]
            if able:
                break
            await beat(bot, view.may_call[-1])
        who = await person_at(bot, able[0])
        await opened(bot, who)
        (asked,) = selects(bot, who, "Accuse somebody")
        assert asked["options"][0]["label"] == "Accuse nobody"
        assert all("Seen in turn" in option["description"] for option in asked["options"][1:])
        await bot.press(who, "Accuse somebody", values=[asked["options"][1]["value"]])
        await bot.app.outbox.idle()
        made = (await snapshot(bot)).state.settings(able[0]).accusation
        assert made is not None
        assert f"You accuse {'ABCD'[made.accused]} over {made.number}." in written(hand_of(bot, who))


@pytest.mark.usefixtures("wide_eyes")
async def test_all_that_was_seen_stays_to_be_read_in_words_and_as_a_picture() -> None:
    async with wink_table() as bot:
        for _ in range(11):
            await beat(bot)
        who = await idle_one(bot)
        await opened(bot, who)
        first = await pressed(bot, who, "What I saw")
        assert "What you saw Turn 11: " in first
        assert "Turn 1: " in first
        assert "- Turn " not in first
        await pressed(bot, who, "Back")
        assert bot.sees(who, "Confirm")
        await settle_in(bot, who, words=True)
        await opened(bot, who)
        told = await pressed(bot, who, "What I saw")
        assert [told.count(f"- Turn {number}: ") for number in (11, 2, 1)] == [2, 2, 1], (
            "the hand tells all of it too"
        )
        assert (await pressed(bot, who, "‹ Earlier")).count("- Turn 1: ") == 2


async def test_open_panels_show_the_news_of_a_closed_beat_all_at_one_moment() -> None:
    async with wink_table() as bot:
        for who in PEOPLE:
            await opened(bot, who)
        await beat(bot)
        for who in PEOPLE:
            assert "Turn 1: you watched" in written(hand_of(bot, who))


async def test_who_lets_two_beats_pass_is_shown_as_away_and_nobody_waits_for_them() -> None:
    async with wink_table() as bot:
        seats = [seat for seat in range(4) if seat != (await snapshot(bot)).state.active][:3]
        record = await bot.record()
        assert record.table_due is not None
        assert (record.table_due - bot.clock.now()).total_seconds() == 45
        assert [clock.due for clock in record.clocks] == [None] * 4
        for _ in range(2):
            for seat in seats[1:]:
                state = (await snapshot(bot)).state
                if seat == state.active:
                    await act(bot, seat, PlanCall(view_of(await snapshot(bot), seat).may_call[0]))
                await act(bot, seat, Confirm())
            await turn(bot, 45)
        await bot.app.outbox.idle()
        table = await snapshot(bot)
        gone = [player.seat for player in view_of(table, None).players if player.away]
        assert gone
        assert not set(gone) & table.to_act()
        assert "away" in bot.reads("Dmitri")
        who = await person_at(bot, gone[0])
        await act(bot, gone[0], Watch((gone[0] + 1) % 4))
        await bot.app.outbox.idle()
        assert gone[0] in (await snapshot(bot)).to_act()
        assert f"<@{bot.person(who)}> is back." in bot.reads("Dmitri")


async def test_live_nobody_is_asked_to_confirm_and_all_may_accuse_at_any_moment() -> None:
    async with wink_table("wink") as bot:
        caller, number, holder = await called(bot)
        on_turn = (await snapshot(bot)).state.active
        accuser = next(seat for seat in range(4) if seat not in (caller, holder, on_turn))
        who = await person_at(bot, accuser)
        await opened(bot, who)
        assert not bot.sees(who, "Confirm")
        await pressed(bot, who, f"Accuse over {number}", f"Accuse {_mark(holder)}")
        after: State = (await snapshot(bot)).state
        assert number in after.players[accuser].crowd
        assert f"with {number} and takes both cards" in bot.reads("Ada")


def _mark(seat: int) -> str:
    return ("🦊 A", "🦉 B", "🐱 C", "🐦 D")[seat]


async def test_of_two_accusations_the_one_that_arrives_first_is_heard() -> None:
    async with wink_table("wink") as bot:
        caller, number, holder = await called(bot)
        accusers = [seat for seat in range(4) if seat not in (caller, holder)]
        people = [await person_at(bot, seat) for seat in accusers]
        for who in people:
            await opened(bot, who)
            await pressed(bot, who, f"Accuse over {number}")
        done = [await bot.pressing(who, f"Accuse {_mark(holder)}") for who in people]
        await asyncio.gather(*(bot.finished(each) for each in done))
        await bot.app.outbox.idle()
        after: State = (await snapshot(bot)).state
        assert [after.players[seat].counters for seat in accusers] == [3, 4]
        assert number in after.players[accusers[0]].agents


async def test_live_a_call_is_typed_and_an_accomplice_named_under_the_board() -> None:
    async with wink_table("wink") as bot:
        caller = (await snapshot(bot)).state.active
        number = view_of(await snapshot(bot), caller).may_call[0]
        who = await person_at(bot, caller)
        await bot.slash(who, "move", move=f"Call {number}")
        for _ in range(3):
            table = await snapshot(bot)
            await act(bot, table.state.active, CallNumber(view_of(table, table.state.active).may_call[0]))
        await bot.app.outbox.idle()
        state: State = (await snapshot(bot)).state
        holder = next(seat for seat in range(4) if number in state.players[seat].hand)
        assert "Name" in bot.reads(await idle_one(bot))
        told = written(await bot.press(who, f"Name {_mark(holder)}"))
        assert _mark(holder) in told
        await bot.press(who, "Do it")
        await bot.app.outbox.idle()
        assert number in (await snapshot(bot)).state.players[caller].crowd


async def two_called(bot: RunningBot) -> tuple[Call, Call, str, str]:
    """Two open calls, who is on turn then, and the mark of somebody whom they may accuse over the first."""
    for _ in range(2):
        await called(bot)
    table = await snapshot(bot)
    first, second = view_of(table, None).calls
    on_turn = table.state.active
    accused = next(seat for seat in range(4) if seat not in (on_turn, first.seat))
    return first, second, await person_at(bot, on_turn), _mark(accused)


async def accused_meanwhile(bot: RunningBot, over: Call, but: str) -> None:
    """Somebody who isn't on turn accuses over a call; whoever is on turn is asked the same as before."""
    on_turn = await seat_of(bot, but)
    other, accused = (seat for seat in range(4) if seat not in (on_turn, over.seat))
    before = (await snapshot(bot)).question(on_turn)
    await act(bot, other, Accuse(accused, over.number))
    assert (await snapshot(bot)).question(on_turn) == before


@pytest.mark.rule("WK-7")
@pytest.mark.parametrize("confirms", [False, True])
async def test_an_accusation_of_the_player_on_turn_is_heard_after_somebody_else_s(
    confirms: bool,
) -> None:
    async with wink_table("wink") as bot:
        first, second, who, accused = await two_called(bot)
        await settle_in(bot, who, confirm=confirms)
        await opened(bot, who)
        await pressed(bot, who, f"Accuse over {first.number}", *([f"Accuse {accused}"] if confirms else []))
        message, control = bot.find(who, "Do it" if confirms else f"Accuse {accused}")
        await accused_meanwhile(bot, second, who)
        made = await bot.local.people.forged(bot.person(who), bot.channel(), int(message["id"]), control["custom_id"])
        await bot.finished(made)
        assert (await snapshot(bot)).state.players[await seat_of(bot, who)].counters == 3


@pytest.mark.rule("WK-7")
async def test_an_accusation_that_was_offered_to_be_typed_is_heard_then_too() -> None:
    async with wink_table("wink") as bot:
        first, second, who, accused = await two_called(bot)
        typed = f"accuse {accused[-1]} {first.number}"
        offered = await bot.local.people.autocomplete(bot.person(who), bot.channel(), "move", "move", typed)
        await accused_meanwhile(bot, second, who)
        await bot.slash(who, "move", move=offered[0]["value"])
        assert (await snapshot(bot)).state.players[await seat_of(bot, who)].counters == 3


async def test_the_end_tells_the_whole_story_moving_and_page_by_page() -> None:
    async with wink_table() as bot:
        for _ in range(3):
            await beat(bot)
        table = await snapshot(bot)
        for seat in range(4):
            player = table.state.players[seat]
            table.state.players[seat] = replace(player, hand=player.hand if seat else ())
        await beat(bot)
        await bot.until_sees("Ada", "Story")
        film = await bot.press("Ada", "Story")
        assert "The game turn by turn" in written(film)
        assert [name.rsplit(".", 1)[-1] for name in films(film)] == ["gif"]
        assert "Turns 1–3 (1 of 1)" in written(await bot.press("Ada", "Later ›"))
        assert "Looks: " not in bot.reads("Ada")


async def test_the_program_sets_in_secret_what_it_wants_and_takes_the_same_time_to_confirm() -> None:
    async with running_bot({WINK.id: WINK}, clock=FakeClock()) as bot:
        bot.app.programs._pause_s = PAUSE_S
        await lobby(bot, "Ada", game=WINK.id)
        await bot.press("Ada", "Start")
        for confirmed in range(1, 4):
            await until_set(bot)
            bot.clock.advance(PAUSE_S - 0.01)
            await bot.app.outbox.idle()
            assert sum(each.confirmed for each in (await snapshot(bot)).state.players) == confirmed - 1
            bot.clock.advance(0.01)
            await eventually_confirmed(bot, confirmed)


async def until_set(bot: RunningBot) -> None:
    """Wait until the program has set all it wants for a seat and pauses before it confirms."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            table = await snapshot(bot)
            seat = next(seat for seat in sorted(table.to_act()) if table.record.holders[seat].program)
            confirms = (
                WINK.choose(view_of(table, seat), table.legal(seat), Chance(bytes(32)), 1, Strength.NORMAL)
                == Confirm()
            )
            if confirms and bot.clock.is_slept_on(PAUSE_S):
                return
            await asyncio.sleep(0)


async def eventually_confirmed(bot: RunningBot, count: int) -> None:
    """Wait until so many have confirmed."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if sum(each.confirmed for each in (await snapshot(bot)).state.players) == count:
                return
            await asyncio.sleep(0)
