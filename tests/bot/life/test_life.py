from __future__ import annotations

from typing import Any

import pytest

from bot.local.model import Message
from bot.panels.computers.aliases import alias
from bot.store.preferences import ServerSettings
from engines.table.record import Holder
from engines.wink import WINK
from tests.bot.life.tables import DAY_S, begun, finish, lobby, move, snapshot
from tests.support.bot import RunningBot, controls, running_bot, server_of, written
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.lantern import Lantern, Note


async def said(bot: RunningBot, who: str, command: str, /, **options: Any) -> str:
    """What a command is answered."""
    return written(await bot.slash(who, command, **options))


async def test_the_host_pauses_and_resumes() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        assert "Only the host" in await said(bot, "Boris", "game pause")
        assert "paused" in await said(bot, "Ada", "game pause")
        assert (await bot.record()).paused
        await bot.until_sees("Ada", "Resume")
        assert "Only the host" in written(await bot.press("Boris", "Resume"))
        await bot.press("Ada", "Resume")
        assert not (await bot.record()).paused


async def test_whoever_manages_the_channel_may_pause_too() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        bot.local.world.allow(bot.channel(), bot.person("Cleo"), "manage_channels")
        await bot.slash("Cleo", "game pause")
        assert (await bot.record()).paused


async def test_a_day_later_anybody_seated_may_resume() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await bot.slash("Ada", "game pause")
        bot.clock.advance(24 * 3600)
        assert "Only the host" in written(await bot.slash("Cleo", "game resume"))
        await bot.slash("Boris", "game resume")
        assert not (await bot.record()).paused


async def test_resigning_is_asked_once_more_and_ends_a_game_of_two() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        assert "other side wins" in await said(bot, "Ada", "game resign")
        assert (await bot.record()).status == "playing"
        await bot.press("Ada", "Resign")
        record = await bot.record()
        assert (record.status, record.ended) == ("finished", "resigned")
        assert record.outcome is not None
        assert record.outcome.winners == (1,)
        await bot.until_reads("Cleo", f"<@{bot.person('Boris')}> wins")


async def test_resigning_can_be_left() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await bot.slash("Ada", "game leave")
        await bot.press("Ada", "Stay in the game")
        assert (await bot.record()).status == "playing"


async def test_of_more_than_two_the_program_plays_on_for_who_resigned() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", "Cleo")
        await bot.slash("Ada", "game resign")
        await bot.press("Ada", "Resign")
        record = await bot.record()
        assert record.status == "playing"
        assert record.holders[0] == Holder(program=True, left=(bot.person("Ada"),))
        assert record.host == bot.person("Boris")
        spy, ada = alias(record, 0), bot.person("Ada")
        await bot.until_reads("Cleo", f"<@{ada}> resigned. The seat: {spy.mask} {spy.name} (computer, ")
        await bot.app.departing.forget(bot.person("Ada"))
        told = written(await bot.press("Cleo", "Log"))
        while bot.sees("Cleo", "‹ Earlier"):
            told += written(await bot.press("Cleo", "‹ Earlier"))
        assert "A player resigned." in told


async def test_where_nobody_can_play_on_resigning_is_said_to_end_the_game_and_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Lantern, "computer_seats", lambda game, options: False)
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", "Cleo")
        assert "ends for all" in await said(bot, "Boris", "game resign")
        await bot.press("Boris", "Resign")
        assert (await bot.record()).status == "abandoned"
        await bot.until_sees("Ada", "Log")
        told = written(await bot.press("Ada", "Log"))
        assert f"<@{bot.person('Boris')}> resigned." in told
        assert "Program" not in told


@pytest.mark.parametrize("how", ["button", "command"])
async def test_where_no_program_plays_the_seat_of_who_has_long_been_late_goes_to_another_person(how: str) -> None:
    async with running_bot({WINK.id: WINK}, clock=FakeClock()) as bot:
        server = bot.local.world.channels[bot.channel()]["guild_id"]
        bot.local.world.add_person("Greta", servers=[int(server)])
        await lobby(bot, "Ada", "Boris", "Cleo", "Dmitri", game=WINK.id)
        await bot.arrange("Ada", signal="wink")
        await bot.press("Ada", "Start")
        (late,) = (await snapshot(bot)).to_act()
        assert not bot.sees("Greta", "Take a seat")
        assert "has already begun" in await said(bot, "Greta", "game join")
        for _ in range(4):
            bot.clock.advance(120)
            await bot.app.ticker.tick()
        await bot.until_sees("Greta", "Take a seat")
        if how == "button":
            await bot.press("Greta", "Take a seat")
        else:
            assert "asked" in await said(bot, "Greta", "game join")
        await bot.until_sees("Ada", "Agree")
        await bot.press("Ada", "Agree")
        holders = (await bot.record()).holders
        assert holders[late].person == bot.person("Greta")
        assert not any(holder.program for holder in holders)


async def test_abandoning_is_the_hosts_and_asked_once_more() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        assert "Only the host" in await said(bot, "Boris", "game abandon")
        await bot.slash("Ada", "game abandon")
        await bot.press("Ada", "End without a result")
        assert (await bot.record()).status == "abandoned"
        await bot.until_reads("Boris", "was ended without a result")


async def test_the_program_stands_in_and_the_person_comes_back() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        assert "Only the host" in await said(bot, "Boris", "game replace", who=bot.person("Ada"))
        await bot.slash("Ada", "game replace", who=bot.person("Boris"))
        assert (await bot.record()).holders[1] == Holder(person=bot.person("Boris"), program=True)
        await bot.slash("Boris", "game replace")
        assert (await bot.record()).holders[1] == Holder(person=bot.person("Boris"))


async def test_one_comes_back_by_the_board() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await bot.slash("Boris", "game replace")
        await bot.until_sees("Boris", "Take a seat, or yours back")
        await bot.press("Boris", "Take a seat, or yours back")
        assert not (await bot.record()).holders[1].program


async def test_a_programs_seat_is_taken_if_the_host_agrees() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada")
        await bot.until_sees("Boris", "Take a seat")
        assert "asked" in written(await bot.press("Boris", "Take a seat"))
        assert (await bot.record()).holders[1].person is None
        await bot.until_sees("Ada", "Agree")
        hand = await bot.press("Ada", "My hand")
        assert "Do you agree?" in written(hand)
        assert "Agree to the newcomer" in written(hand)
        await bot.until(lambda: any("Do you agree?" in each["content"] for each in bot.seen("Cleo")) or None)
        assert "Only the host" in written(await bot.press("Cleo", "Agree"))
        await bot.press("Ada", "Agree")
        assert (await bot.record()).holders[1] == Holder(person=bot.person("Boris"))


async def test_a_wish_for_a_seat_can_be_refused() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada")
        await bot.until_sees("Boris", "Take a seat")
        await bot.press("Boris", "Take a seat")
        await bot.until_sees("Ada", "Refuse")
        await bot.press("Ada", "Refuse")
        assert (await bot.record()).request is None


async def test_whoever_had_a_seat_gets_no_other_one() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", "Cleo")
        await bot.slash("Boris", "game resign")
        await bot.press("Boris", "Resign")
        await bot.until_sees("Cleo", "Take a seat")
        assert "You’re at this table already" in written(await bot.press("Cleo", "Take a seat"))


async def test_whoever_gave_a_seat_up_gets_no_other_one() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", "Cleo")
        for who in ("Boris", "Cleo"):
            await bot.slash(who, "game resign")
            await bot.press(who, "Resign")
        await bot.until_sees("Cleo", "Take a seat")
        assert "Several seats" in written(await bot.press("Cleo", "Take a seat"))
        await bot.press("Cleo", "Which seat?", values=["1"])
        await bot.until_reads("Cleo", "You’ve had another seat")


async def test_the_host_passes_it_on() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        assert "no seat" in await said(bot, "Ada", "game host", who=bot.person("Cleo"))
        await bot.slash("Ada", "game host", who=bot.person("Boris"))
        assert (await bot.record()).host == bot.person("Boris")


async def test_a_move_nobody_noticed_is_taken_back_in_silence() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await move(bot, "Ada")
        before = await snapshot(bot)
        await move(bot, "Ada", 1)
        assert "Taken back" in await said(bot, "Ada", "game undo")
        after = await snapshot(bot)
        assert after.view(0) == before.view(0)
        assert after.record.undo is None


async def test_a_move_that_others_saw_is_taken_back_by_consent() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        before = await snapshot(bot)
        await move(bot, "Ada")
        assert "asked" in await said(bot, "Ada", "game undo")
        await bot.until_sees("Boris", "Agree")
        assert "isn’t yours" in written(await bot.press("Cleo", "Agree"))
        await bot.press("Boris", "Agree")
        assert (await snapshot(bot)).view(0) == before.view(0)


async def test_whoever_must_agree_to_an_undo_is_asked_in_their_own_hand_and_pinged_anew() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await bot.until_sees("Boris", "My hand")
        await bot.press("Boris", "My hand")
        bot.clock.advance(150)
        before = await snapshot(bot)
        await move(bot, "Ada")
        await bot.slash("Ada", "game undo")
        await bot.app.outbox.idle()
        (hand,) = (each for each in bot.seen("Boris") if "Do you agree?" in written(each) and each["flags"] & 64)
        assert {"Agree to the undo", "Refuse the undo"} <= {each.get("label") for each in controls(hand)}
        (ping,) = (each for each in bot.seen("Cleo") if str(bot.person("Boris")) in each.get("content", ""))
        assert "would like to take a move back" in ping["content"]
        agree = next(each for each in controls(hand) if each.get("label") == "Agree to the undo")
        await bot.finished(
            await bot.local.people.click(bot.person("Boris"), bot.channel(), int(hand["id"]), agree["custom_id"])
        )
        assert (await snapshot(bot)).view(0) == before.view(0)
        await bot.app.outbox.idle()
        assert not any("Do you agree?" in written(each) for each in bot.seen("Boris"))


async def test_an_undo_can_be_refused_and_its_buttons_are_stale_then() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await move(bot, "Ada")
        await bot.slash("Ada", "game undo")
        await bot.until_sees("Boris", "Refuse")
        board, button = bot.find("Boris", "Agree")
        await bot.press("Boris", "Refuse")
        assert (await bot.record()).undo is None
        late = await bot.local.people.forged(
            bot.person("Boris"), bot.channel(), int(board["id"]), button["custom_id"]
        )
        assert "moved on" in written(await bot.finished(late))
        await move(bot, "Boris")
        await move(bot, "Ada")
        await bot.slash("Ada", "game undo")
        assert (await bot.record()).undo is not None
        late = await bot.local.people.forged(
            bot.person("Boris"), bot.channel(), int(board["id"]), button["custom_id"]
        )
        assert "moved on" in written(await bot.finished(late))
        assert (await bot.record()).undo is not None


async def test_verify_tells_no_seed_before_the_end_and_opens_it_then() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        await move(bot, "Ada")
        so_far = await said(bot, "Cleo", "game verify")
        assert "Verified so far" in so_far
        assert record.seed.hex() not in so_far
        await finish(bot, "Ada", "Boris")
        assert record.seed.hex() in await said(bot, "Cleo", "game verify")
        await bot.until_reads("Cleo", record.seed.hex())


async def test_what_needs_a_game_is_refused_in_a_lobby_and_after_the_end() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="lantern")
        for command in ("game pause", "game resume", "game resign", "game undo", "game verify"):
            assert await said(bot, "Ada", command)
        await bot.slash("Ada", "game abandon")
        await bot.press("Ada", "End without a result")
        for command in ("game start", "game abandon", "game join", "game pause"):
            assert await said(bot, "Ada", command)
        assert (await bot.record()).status == "abandoned"


async def test_commands_where_there_is_no_table_say_so() -> None:
    async with running_bot() as bot:
        for command in ("game join", "game start", "game pause", "game verify", "game log"):
            answer: Message = await bot.slash("Ada", command, where="general")
            assert written(answer)


async def test_finished_games_are_recorded() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        over = await finish(bot, "Ada", "Boris")
        assert over.record.outcome is not None
        assert over.record.series.games == 1
        await bot.until_reads("Cleo", "🏆")


async def test_the_log_is_shown_by_command_too() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await move(bot, "Ada")
        assert "laid a card" in await said(bot, "Cleo", "game log")


async def test_joining_and_leaving_by_command() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="lantern")
        await bot.slash("Boris", "game join")
        await bot.slash("Cleo", "game join")
        await bot.slash("Cleo", "game leave")
        assert (await bot.record()).people() == (bot.person("Ada"), bot.person("Boris"))
        await bot.slash("Ada", "game start")
        assert (await bot.record()).status == "playing"


async def test_joining_a_game_in_play_asks_for_the_programs_seat() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada")
        assert "host has been asked" in await said(bot, "Boris", "game join")
        request = (await bot.record()).request
        assert request is not None
        assert (request.person, request.seat) == (bot.person("Boris"), 1)


async def test_a_table_moves_to_another_channel() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        assert "Only the host" in await said(bot, "Boris", "game move", channel=bot.channel("table-2"))
        await bot.slash("Ada", "game move", channel=bot.channel("table-2"))
        assert (await bot.record("table-2")).id == record.id
        await bot.until_sees("Cleo", "My hand", where="table-2")
        await begun(bot, "Cleo")
        assert "Another table" in await said(bot, "Ada", "game move", where="table-2", channel=bot.channel())


async def test_how_to_play_is_told_privately_in_the_lobby() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="agent_avenue")
        assert "Each card moves the pawn" in written(await bot.press("Boris", "How to play"))


async def test_a_table_moves_nowhere_its_mover_may_not_write_and_the_server_does_not_play() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        there = bot.channel("table-2")
        await said(bot, "Ada", "game host", who=bot.person("Boris"))
        bot.local.world.deny(there, bot.person("Boris"), "send_messages")
        assert "can’t write" in await said(bot, "Boris", "game move", channel=there)
        bot.local.world.allow(there, bot.person("Boris"), "send_messages")
        await bot.app.servers.set(server_of(record), ServerSettings(channels=(bot.channel(),)))
        assert "Games are played in" in await said(bot, "Boris", "game move", channel=there)
        assert (await bot.record()).place == record.place
        await finish(bot, "Ada", "Boris")
        assert "over" in await said(bot, "Boris", "game move", channel=bot.channel())


async def test_channels_that_are_gone_do_not_keep_a_server_from_playing() -> None:
    async with running_bot() as bot:
        server = int(bot.local.world.channels[bot.channel()]["guild_id"])
        await bot.app.servers.set(server, ServerSettings(channels=(bot.channel("table-2"),)))
        assert "Games are played in" in await said(bot, "Ada", "play", game="lantern")
        gone = bot.app.client.wait_for("guild_channel_delete", timeout=PATIENCE_S)
        bot.local.world.delete_channel(bot.channel("table-2"))
        await gone
        await bot.slash("Ada", "play", game="lantern")
        assert (await bot.record()).status == "lobby"


async def test_a_hidden_move_makes_a_stuck_table_no_less_stuck_before_others_eyes() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        assert "Only the host" in await said(bot, "Boris", "game host", who=bot.person("Boris"))
        bot.clock.advance(DAY_S)
        await bot.app.registry.act(record.id, 0, Note("hidden"), None, bot.person("Ada"))
        await said(bot, "Boris", "game host", who=bot.person("Boris"))
        assert (await bot.record()).host == bot.person("Boris")


async def test_an_undo_waits_for_its_answer_while_the_game_is_paused() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await move(bot, "Ada")
        await bot.slash("Ada", "game undo")
        await bot.until_sees("Boris", "Agree to the undo")
        await bot.slash("Ada", "game pause")
        await bot.until_sees("Boris", "Resume")
        await bot.app.outbox.idle()
        assert "Agree to the undo" not in bot.reads("Boris")
        await bot.slash("Ada", "game resume")
        await bot.until_sees("Boris", "Agree to the undo")
