from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.local.model import Interaction, Message
from bot.showing.live import LIVES
from bot.tables.lobbies import close_if_idle
from engines.agent_avenue.options import AgentAvenueOptions
from engines.core.lengths import length_of
from engines.wink import WINK
from tests.bot.life.tables import DAY_S, lobby, snapshot, turn
from tests.bot.showing.tables import settle_in
from tests.support.bot import RunningBot, controls, parts, running_bot, server_of, written


async def test_two_people_fill_a_lobby_and_start() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="lantern")
        await bot.press("Boris", "Join")
        assert (await bot.record()).people() == (bot.person("Ada"), bot.person("Boris"))
        await bot.press("Ada", "Start")
        assert (await bot.record()).status == "playing"
        await bot.until_sees("Cleo", "My hand")


async def test_play_without_a_game_shows_all_with_a_button_each() -> None:
    async with running_bot() as bot:
        shown = await bot.slash("Ada", "play")
        assert "Lantern" in written(shown)
        assert "Agent Avenue" in written(shown)
        assert sum(len(part.get("items", ())) for part in parts(shown["components"])) == len(bot.app.games)
        await bot.press("Ada", "Open a table of Lantern")
        assert (await bot.record()).host == bot.person("Ada")


async def test_somebody_alone_plays_the_program_at_once() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.press("Ada", "Start")
        record = await bot.record()
        assert record.status == "playing"
        assert record.holders[1].program


async def test_what_becomes_of_the_late_is_told_once_there_are_others() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        told = await bot.until_reads("Cleo", "Nobody else there?")
        assert "Pace" in told
        assert "Late players" not in told
        await bot.press("Ada", "Options")
        await bot.press("Ada", "Add the computer")
        told = await bot.until_reads("Cleo", "(computer, normal)")
        assert "Late players" not in told
        assert "Pace" not in told
        assert "pace" not in labels(await bot.pressing("Ada", "The table"))
        await bot.press("Ada", "Remove the computer")
        assert "pace" in labels(await bot.pressing("Ada", "The table"))
        await bot.press("Boris", "Join")
        assert "Late players" not in written(bot.find("Cleo", "Join")[0])
        await bot.arrange("Ada", late="skip")
        await bot.until_reads("Cleo", "Late players: the computer makes that one move")


@pytest.mark.rule("WK-37")
async def test_where_one_clock_runs_for_all_a_lobby_offers_nothing_for_the_late() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await lobby(bot, "Ada", "Boris", game=WINK.id)
        await bot.press("Ada", "Options")
        assert "late" not in written(bot.find("Cleo", "Join")[0])
        assert "late" not in labels(await bot.pressing("Ada", "The table"))
        await bot.arrange("Ada", signal="nod")
        assert "late" in labels(await bot.pressing("Ada", "The table"))
        await bot.arrange("Ada", late="skip")
        await bot.until_reads("Cleo", "Late players")


async def test_start_asks_what_becomes_of_free_seats() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.arrange("Ada", seats="4")
        answer = await bot.press("Ada", "Start")
        assert "2 seats are free" in written(answer)
        await bot.press("Ada", "Give the computer free seats")
        assert [holder.program for holder in (await bot.record()).holders] == [False, False, True, True]


async def test_start_can_go_without_the_free_seats() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.arrange("Ada", seats="3")
        await bot.press("Ada", "Start")
        await bot.press("Ada", "Start without")
        assert (await bot.record()).seats == 2


async def test_only_the_host_starts() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        answer = await bot.press("Boris", "Start")
        assert "Only the host" in written(answer)
        assert (await bot.record()).status == "lobby"


async def test_a_host_who_leaves_passes_it_on_and_the_last_one_closes_the_lobby() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.press("Ada", "Leave")
        assert (await bot.record()).host == bot.person("Boris")
        await bot.press("Boris", "Leave")
        assert (await bot.record()).status == "abandoned"
        await bot.until_reads("Cleo", "closed")


async def test_seats_are_swapped_by_the_select() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.press("Boris", "Sit elsewhere", values=["0"])
        assert (await bot.record()).people() == (bot.person("Boris"), bot.person("Ada"))


async def test_who_sat_down_has_no_way_to_leave_left_once_the_game_has_begun() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        assert bot.sees("Boris", "Leave")
        await bot.press("Ada", "Start")
        await bot.until(lambda: not bot.sees("Boris", "Leave") and bot.sees("Boris", "My hand"))
        assert "You have this seat" not in bot.reads("Boris")


async def test_where_the_lobby_takes_long_the_panel_of_a_seat_offers_nothing_in_the_end() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        panel = next(each for each in bot.seen("Boris") if "You have this seat" in written(each))
        bot.clock.advance(LIVES.total_seconds())
        await bot.until(lambda: not controls(next(each for each in bot.seen("Boris") if each["id"] == panel["id"])))
        assert "You have this seat" in bot.reads("Boris")


async def test_the_options_form_follows_from_the_games_own_options() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.arrange("Ada", switches=["timed"], tie="lot", lamps="2")
        assert (await bot.record()).options == {"timed": True, "tie": "lot", "lamps": 2}
        await bot.until_reads("Boris", "A lot is cast")


async def test_a_form_sets_what_was_touched_all_at_once_or_nothing() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.press("Ada", "Options")
        game, table = await bot.pressing("Ada", "The game"), await bot.pressing("Ada", "The table")
        await bot.arrange("Ada", lamps="2")
        await bot.press("Boris", "Join")
        await bot.press("Cleo", "Join")
        await bot.fill("Ada", game, tie="lot")
        await bot.fill("Ada", table, moment="+45")
        record = await bot.record()
        assert (record.options["lamps"], record.options["tie"], record.seats) == (2, "lot", 3)
        assert record.starts_at is not None
        refused = await bot.arrange("Ada", seats="2", pace="none-0", moment="")
        assert (await bot.record()) == record, written(refused)
        await bot.until_reads("Ada", "Too many people are seated")
        await bot.fill("Ada", await bot.pressing("Ada", "The table"))
        assert (await bot.record()) == record


async def test_the_forms_are_the_hosts_and_a_late_one_leads_to_the_game() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada", "Boris")
        await bot.press("Ada", "Options")
        form, seat = await bot.pressing("Ada", "The game"), int(bot.last("Boris")["id"])
        forged = await bot.local.people.forged(bot.person("Boris"), bot.channel(), seat, f"lobby-game:{record.id}:0")
        await bot.finished(forged)
        await bot.until_reads("Boris", "Only the host")
        await bot.press("Ada", "Start")
        late = await bot.local.people.submit(bot.person("Ada"), form, {"lamps": "2"})
        await bot.handled[late.id].wait()
        (led,) = (each for each in bot.seen("Ada") if each["flags"] & 64 and "begun" in written(each))
        assert "Go to the board" in written(led)
        assert "My hand" in written(led)
        assert (await bot.record()).options["lamps"] != 2


async def test_once_the_game_has_begun_every_private_panel_of_the_lobby_leads_to_it() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada", "Boris")
        await bot.press("Ada", "Options")
        await bot.press("Cleo", "Options")
        await bot.local.people.say(bot.person("Dmitri"), bot.channel(), "Are you playing?")
        before = bot.find("Dmitri", "How to play")[0]
        started = await bot.press("Ada", "Start")
        await bot.app.outbox.idle()
        board = bot.find("Dmitri", "How to play")[0]
        assert board["id"] != before["id"]
        assert "My hand" in written(board)
        link = f"https://discord.com/channels/{record.place.server}/{record.place.channel}/{board['id']}"
        for who, hands in (("Ada", True), ("Boris", True), ("Cleo", False)):
            private = [each for each in bot.seen(who) if each["flags"] & 64 and "is open in" not in written(each)]
            assert len(private) == 1
            for each in private:
                assert [part.get("url") for part in controls(each)][-1] == link
                assert ("My hand" in written(each)) is hands
        assert [part.get("url") for part in controls(started)][-1] == link


async def test_the_pace_and_what_becomes_of_the_late_are_chosen() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", game="agent_avenue")
        await bot.arrange("Ada", pace="daily-86400", late="skip")
        pacing = (await bot.record()).pacing
        assert (pacing.pace, pacing.limit_s, pacing.late) == ("daily", 86400, "skip")
        told = await bot.until_reads("Boris", "days")
        assert "visits" in told
        await bot.press("Ada", "Add the computer")
        length = length_of("agent_avenue", AgentAvenueOptions(), 2)
        assert length is not None
        fewest, most = length.minutes
        await bot.until_reads("Boris", f"Nine games in ten take {fewest} to {most} minutes")


async def test_the_program_comes_and_goes_and_seats_are_shuffled() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.press("Ada", "Options")
        await bot.press("Ada", "Add the computer")
        assert (await bot.record()).holders[1].program
        await bot.press("Ada", "Shuffle seats")
        assert bot.person("Ada") in (await bot.record()).people()
        await bot.press("Ada", "Remove the computer")
        assert not any(holder.program for holder in (await bot.record()).holders)


async def test_invited_people_are_called() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="lantern", **{"with": bot.person("Boris")})
        called = await _calling(bot, "Boris")
        assert "invites you" in written(called)
        await bot.press("Ada", "Options")
        for _ in range(2):
            await bot.press("Ada", "Invite people", values=[str(bot.person("Cleo"))])
        await bot.press("Ada", "Invite people", values=[str(bot.local.world.bot_id)])
        await _calling(bot, "Cleo")
        assert sum(f"<@{bot.person('Cleo')}>" in each.get("content", "") for each in bot.seen("Dmitri")) == 1
        assert (await bot.record()).invited == (bot.person("Boris"), bot.person("Cleo"))
        assert _invited(bot) == f"<@{bot.person('Boris')}> and <@{bot.person('Cleo')}>"
        await bot.press("Boris", "Join")
        await bot.app.outbox.idle()
        assert _invited(bot) == f"<@{bot.person('Cleo')}>"


def labels(opened: Interaction) -> set[str]:
    """What the fields of a form are called in code."""
    assert opened.modal is not None
    return {part["component"]["custom_id"] for part in opened.modal["components"]}


def _invited(bot: RunningBot) -> str:
    """Whom the lobby shows as invited."""
    (line,) = (line for line in bot.reads("Dmitri").splitlines() if line.startswith("Invited: "))
    return line.removeprefix("Invited: ")


async def test_a_starting_time_is_named_and_calls_the_people_then() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.arrange("Ada", moment="+45")
        record = await bot.record()
        assert record.starts_at is not None
        assert (record.starts_at - bot.clock.now()).total_seconds() == 45 * 60
        bot.clock.advance(45 * 60)
        assert f"<@{bot.person('Boris')}>" in await bot.until_reads("Dmitri", "it’s time")
        assert (await bot.record()).starts_at is None


async def test_a_moment_that_is_none_is_refused_politely() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        for written_so in ("tomorrow", "25:61", "2001-01-01 10:00", "+99999"):
            await bot.arrange("Ada", moment=written_so)
            assert (await bot.record()).starts_at is None


async def test_a_form_that_tells_of_a_starting_time_beyond_all_calendars_sets_what_it_says() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada")
        await bot.press("Ada", "Options")
        opened = await bot.pressing("Ada", "The table")
        assert opened.modal is not None
        opened.modal["custom_id"] = f"lobby-table-set:{record.id}:2:live-180:ask:{2**62}"
        assert "Options of this table" in written(await bot.fill("Ada", opened, moment=""))


async def test_a_form_means_the_time_zone_that_it_was_opened_in() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await settle_in(bot, "Ada", zone="Europe/Prague")
        await bot.arrange("Ada", moment="2030-01-01 20:00")
        opened = [await bot.pressing("Ada", "The table") for _ in range(2)]
        await settle_in(bot, "Ada", zone="America/New_York")
        before = (await bot.record()).starts_at
        assert before is not None
        await bot.fill("Ada", opened[0], seats="3")
        assert (await bot.record()).starts_at == before
        await bot.fill("Ada", opened[1], moment="2030-01-01 21:00")
        assert (await bot.record()).starts_at == before + timedelta(hours=1)


async def test_a_lobby_idle_for_a_day_closes() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await turn(bot, DAY_S - 60)
        assert (await bot.record()).status == "lobby"
        too_early = close_if_idle(bot.clock.now() - timedelta(days=1))
        assert too_early(await snapshot(bot), bot.clock.now()) is None
        await turn(bot, 1000)
        await bot.until_reads("Ada", "Nobody came to this table")
        record = await bot.record()
        assert (record.status, record.ended) == ("abandoned", "idle")


async def test_a_second_table_in_a_channel_is_offered_a_thread() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        answer = await bot.slash("Boris", "play", game="lantern")
        assert "already open" in written(answer)
        await bot.press("Boris", "Open another one in a thread")
        sittings = await bot.app.store.lookup.of_person(bot.person("Boris"))
        assert [sitting.channel != bot.channel() for sitting in sittings] == [True]


async def test_a_hundred_people_at_once_get_as_many_seats_as_there_are() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada")
        server = server_of(record)
        names = [f"Guest {number}" for number in range(100)]
        for name in names:
            bot.local.world.add_person(name, servers=[server])
        answers: list[Message] = await asyncio.gather(*(bot.press(name, "Join") for name in names))
        people = (await bot.record()).people()
        assert len(people) == len(set(people)) == 4
        refused = [answer for answer in answers if "All seats of this table are taken" in written(answer)]
        assert len(refused) == 97


@pytest.mark.parametrize(
    "forged", ["lobby-join:999999", "lobby-join", "lobby-join:x", "nothing:1", "", "lobby-sit:1"]
)
async def test_forged_ids_get_a_polite_answer(forged: str) -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        message = int(bot.find("Ada", "Join")[0]["id"])
        done = await bot.local.people.forged(bot.person("Boris"), bot.channel(), message, forged)
        assert written(await bot.finished(done))
        assert (await bot.record()).people() == (bot.person("Ada"),)


async def test_the_controls_of_an_older_panel_still_answer() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada", "Boris")
        message = int((await bot.press("Ada", "Options"))["id"])
        for custom_id, values in (
            (f"lobby-option:{record.id}:timed:True", None),
            (f"lobby-choice:{record.id}:lamps", ["2"]),
            (f"lobby-seats:{record.id}", ["3"]),
            (f"lobby-pace:{record.id}", ["daily-86400"]),
            (f"lobby-late:{record.id}", ["skip"]),
        ):
            sent = bot.local.people.forged(bot.person("Ada"), bot.channel(), message, custom_id, values=values)
            await bot.finished(await sent)
        now = await bot.record()
        assert now.options == {"timed": True, "tie": "nobody", "lamps": 2}
        assert (now.seats, now.pacing.limit_s, now.pacing.late) == (3, 86400, "skip")
        asked = await bot.local.people.forged(bot.person("Ada"), bot.channel(), message, f"lobby-moment:{record.id}")
        assert asked.modal is not None


async def test_options_out_of_range_are_refused() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada")
        message = int((await bot.press("Ada", "Options"))["id"])
        before = (await snapshot(bot)).record
        for forged, values in (
            (f"lobby-choice:{record.id}:lamps", ["99"]),
            (f"lobby-choice:{record.id}:nothing", ["1"]),
            (f"lobby-seats:{record.id}", ["17"]),
            (f"lobby-pace:{record.id}", ["live-1"]),
            (f"lobby-late:{record.id}", ["shoot"]),
        ):
            await bot.local.people.forged(bot.person("Ada"), bot.channel(), message, forged, values=values)
        await bot.press("Ada", "Leave")
        assert (await snapshot(bot)).record.options == before.options


async def _calling(bot: RunningBot, who: str) -> Message:
    mention = f"<@{bot.person(who)}>"

    def found() -> Message | None:
        return next((each for each in bot.seen(who) if mention in each.get("content", "")), None)

    return await bot.until(found)


async def test_games_are_offered_while_one_types() -> None:
    async with running_bot() as bot:
        offers = await bot.local.people.autocomplete(bot.person("Ada"), bot.channel(), "play", "game", "avenue")
        assert [offer["value"] for offer in offers] == ["agent_avenue"]


async def test_a_lobby_says_that_somebody_alone_plays_the_program_and_no_longer_once_there_are_two() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.until_reads("Cleo", "the computer plays")
        await bot.press("Boris", "Join")
        await bot.until_reads("Cleo", f"<@{bot.person('Boris')}>")
        assert "the computer plays" not in bot.reads("Cleo")
