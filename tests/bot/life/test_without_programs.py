"""A live table of Wink, where no program can play: late turns pass, who leaves doesn't end it for the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime

import pytest

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import text
from engines.table.changes import Draft
from engines.wink import WINK
from engines.wink.moves import Accuse
from renderers.wink import seat_mark
from renderers.words import words
from tests.bot.choosing.pressing import NAMES
from tests.bot.choosing.wink_table import called
from tests.bot.life.tables import lobby, snapshot, turn
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot, running_bot, server_of, written

FIVE = (*NAMES, "Greta")


async def live_lobby(bot: RunningBot, *people: str) -> None:
    """A lobby of these people, set to a live game by its host."""
    opened = await lobby(bot, people[0], game=WINK.id)
    bot.local.world.add_person("Greta", servers=[server_of(opened)])
    for other in people[1:]:
        await bot.press(other, "Join")
    await bot.arrange(people[0], signal="wink")


@asynccontextmanager
async def live_table(*people: str, late: str = "ask") -> AsyncIterator[RunningBot]:
    """A live game that these people have begun, in which it isn't the host's turn."""
    async with running_bot({WINK.id: WINK}) as bot:
        await live_lobby(bot, *people)
        await bot.arrange(people[0], late=late)
        await bot.press(people[0], "Start")
        if await at(bot, await on_turn(bot)) == people[0]:
            await called(bot)
        await bot.app.outbox.idle()
        yield bot


async def on_turn(bot: RunningBot) -> Seat:
    """Whose turn it is."""
    seat: Seat = (await snapshot(bot)).state.active
    return seat


async def at(bot: RunningBot, seat: Seat) -> str:
    """Who sits there."""
    record = await bot.record()
    return next(name for name in FIVE if record.seat_of(bot.person(name)) == seat)


def mark(seat: Seat) -> str:
    """How buttons call it."""
    return seat_mark(seat, words("en"))


async def other_than(bot: RunningBot, *seats: Seat) -> str:
    """The first of those who sit elsewhere."""
    record = await bot.record()
    return next(name for name in FIVE if record.seat_of(bot.person(name)) not in (None, *seats))


async def too_late(bot: RunningBot) -> Seat:
    """Let whoever is on turn be so late that the others are asked about them."""
    late = await on_turn(bot)
    await turn(bot, 180)
    await turn(bot, 60)
    await bot.app.outbox.idle()
    return late


async def resigned(bot: RunningBot, who: str) -> str:
    """Let somebody resign; what they were asked before."""
    asked = written(await bot.slash(who, "game resign"))
    await bot.press(who, "Resign")
    await bot.app.outbox.idle()
    return asked


@pytest.mark.rule("WK-38")
async def test_the_others_let_the_turn_of_who_is_late_pass() -> None:
    async with live_table(*FIVE) as bot:
        late = await too_late(bot)
        who, other = await at(bot, late), await other_than(bot, late)
        assert not bot.sees(other, "The computer plays on")
        assert "the one who is late" in written(await bot.press(who, "Pass the turn"))
        assert "has passed" in written(await bot.press(other, "Pass the turn"))
        await bot.app.outbox.idle()
        assert await on_turn(bot) == (late + 1) % 5
        record = await bot.record()
        assert record.clocks[(late + 1) % 5].due is not None
        assert record.clocks[late].due is None
        assert f"The turn of <@{bot.person(who)}> passes." in bot.reads(other)
        assert "✅" in written(await bot.slash(other, "game verify"))


@pytest.mark.rule("WK-38")
async def test_who_is_away_comes_back_by_a_button_of_their_hand() -> None:
    async with live_table(*FIVE, late="skip") as bot:
        late = await too_late(bot)
        for _ in range(4):
            await called(bot)
        await too_late(bot)
        assert WINK.away((await snapshot(bot)).state) == {late}
        who = await at(bot, late)
        assert "your turns pass" in str(await bot.press(who, "My hand"))
        await bot.press(who, "I’m back")
        assert not WINK.away((await snapshot(bot)).state)
        await bot.app.outbox.idle()
        assert f"<@{bot.person(who)}> is back." in bot.reads(await other_than(bot, late))


@pytest.mark.rule("WK-38")
async def test_a_host_lets_a_turn_pass_once_it_is_late() -> None:
    async with live_table(*FIVE) as bot:
        seat = await on_turn(bot)
        who = bot.person(await at(bot, seat))
        assert "They still have time" in written(await bot.slash("Ada", "game replace", who=who))
        assert await on_turn(bot) == seat
        await turn(bot, 180)
        assert "has passed" in written(await bot.slash("Ada", "game replace", who=who))
        assert await on_turn(bot) == (seat + 1) % 5
        assert "It isn’t their turn" in written(await bot.slash("Ada", "game replace", who=who))


@pytest.mark.rule("WK-39")
async def test_one_of_five_resigns_and_the_others_play_on() -> None:
    async with live_table(*FIVE) as bot:
        seat = ((await on_turn(bot)) + 2) % 5
        who, other = await at(bot, seat), await other_than(bot, seat)
        asked = await resigned(bot, who)
        assert "The others play on without you" in asked
        record = await bot.record()
        assert (record.status, record.holders[seat].left) == ("playing", (bot.person(who),))
        assert f"<@{bot.person(who)}> has left the game." in bot.reads(other)
        assert not bot.sees(other, "Take a seat")
        for _ in range(2):
            await called(bot)
        assert await on_turn(bot) == (seat + 1) % 5
        assert "✅" in written(await bot.slash(other, "game verify"))


@pytest.mark.rule("WK-39")
async def test_where_too_few_are_left_the_points_decide_and_a_rematch_waits_for_a_fourth() -> None:
    async with live_table(*NAMES) as bot:
        seat = await on_turn(bot)
        who = await at(bot, seat)
        asked = await resigned(bot, who)
        assert "too few are left" in asked
        record = await bot.record()
        assert (record.status, record.ended) == ("finished", "game")
        assert record.outcome is not None
        assert record.outcome.ranking[-1] == (seat,)
        assert {score.person for score in record.series.scores} == {*record.people()}
        stayed = [name for name in NAMES if name != who]
        answers = [written(await bot.press(name, "Rematch")) for name in stayed]
        assert "a place for somebody new" in answers[-1]
        again = await bot.record()
        assert (again.status, len(again.people()), again.seats) == ("lobby", 3, 4)
        await bot.until_sees(who, "Join")


@pytest.mark.rule("WK-39")
async def test_a_rematch_after_one_of_five_has_left_is_played_by_four() -> None:
    async with live_table(*FIVE) as bot:
        await resigned(bot, await at(bot, await on_turn(bot)))
        record = await bot.record()
        await bot.app.registry.change(record.id, over)
        await bot.app.outbox.idle()
        for name in FIVE:
            if bot.person(name) in record.people():
                await bot.press(name, "Rematch")
        again = await bot.record()
        assert (again.status, again.people(), again.seats) == ("playing", record.people(), 4)


def over(snapshot: AnySnapshot, _now: datetime) -> Draft:
    """Somebody wins at once."""
    outcome = Outcome(winners=(0,), ranking=((0,),), scores=(0,) * 5, reason=text("wink-end-crowd"))
    return Draft(snapshot.record.model_copy(update={"status": "finished", "outcome": outcome, "ended": "game"}))


@pytest.mark.rule("WK-39")
async def test_by_the_lobby_s_choice_who_is_late_has_lost_and_the_others_play_on() -> None:
    async with live_table(*FIVE, late="resign") as bot:
        late = await too_late(bot)
        record = await bot.record()
        assert record.status == "playing"
        assert record.holders[late].free
        assert await on_turn(bot) == (late + 1) % 5


async def test_who_resigns_in_a_pause_starts_no_clock() -> None:
    async with live_table(*FIVE) as bot:
        seat = await on_turn(bot)
        await bot.slash("Ada", "game pause")
        await resigned(bot, await at(bot, seat))
        await turn(bot, 4000)
        assert (await bot.record()).clocks[(seat + 1) % 5].late == 0
        await bot.slash("Ada", "game resume")
        due = (await bot.record()).clocks[(seat + 1) % 5].due
        assert due is not None
        assert (due - bot.clock.now()).total_seconds() == 180


async def test_a_live_lobby_offers_nothing_that_a_program_would_do() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await live_lobby(bot, *FIVE)
        offered = str((await bot.pressing("Ada", "The table")).modal)
        assert "The turn passes" in offered
        assert "the others play on" in offered
        assert "program" not in offered + written(bot.last("Ada"))
        await bot.arrange("Ada", late="skip")
        assert "Late players: the turn passes" in bot.reads("Boris")


@pytest.mark.rule("WK-40")
async def test_who_accuses_second_hears_who_was_quicker() -> None:
    async with live_table(*FIVE) as bot:
        caller, number, holder = await called(bot)
        first, second = [seat for seat in range(5) if seat not in (caller, holder)][:2]
        quick, slow = await at(bot, first), await at(bot, second)
        for who in (quick, slow):
            await bot.press(who, "My hand")
            await bot.press(who, f"Accuse over {number}")
        waiting = [await bot.pressing(who, f"Accuse {mark(holder)}") for who in (quick, slow)]
        for each in waiting:
            await bot.finished(each)
        told = f"<@{bot.person(quick)}> was quicker and has caught {number}. You have spent nothing."
        assert told in bot.reads(slow)
        assert (await snapshot(bot)).state.players[second].counters == 4


@pytest.mark.rule("WK-40")
async def test_a_caller_who_names_too_late_hears_who_was_quicker() -> None:
    async with live_table(*FIVE) as bot:
        caller, number, holder = await called(bot)
        for _ in range(4):
            await called(bot)
        who = await at(bot, caller)
        await bot.press(who, f"Name {mark(holder)}")
        table, accuser = await snapshot(bot), next(seat for seat in range(5) if seat not in (caller, holder))
        quick = table.record.holders[accuser].person
        await bot.app.registry.act(table.record.id, accuser, Accuse(holder, number), None, quick)
        await bot.press(who, "Do it")
        assert f"<@{quick}> was quicker and has caught {number}." in bot.reads(who)


async def test_a_caller_s_button_pressed_by_another_says_whose_turn_it_is() -> None:
    async with live_table(*FIVE) as bot:
        for _ in range(5):
            await called(bot)
        caller = await on_turn(bot)
        other = await other_than(bot, caller)
        told = written(await bot.press(other, "Name "))
        assert f"<@{bot.person(await at(bot, caller))}>" in told
