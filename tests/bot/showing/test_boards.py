from __future__ import annotations

from datetime import datetime

import pytest

from bot.panels.computers.aliases import alias
from bot.panels.names import labelled
from engines.agent_avenue.views import AgentAvenueView
from engines.table import ending
from engines.table.changes import Draft
from engines.table.record import Place
from engines.table.snapshot import Snapshot
from renderers.registry import renderer
from tests.bot.showing.tables import Table, eventually, table, watched
from tests.support.bot import controls, parts, running_bot, written
from tests.support.clock import PATIENCE_S
from tests.support.lantern import Peek


async def test_the_board_is_one_message_edited_as_the_game_goes() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = at.board()
        await at.bid(0)
        assert at.board()["id"] == first["id"]
        assert "> <@" in written(at.board())
        images = [item for part in parts(at.board()["components"]) for item in part.get("items", ())]
        assert len(images) == 1
        assert images[0]["description"]


async def test_the_board_says_who_is_waited_for_and_until_when() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.bid(0)
        due = (await at.record()).clocks[1].due
        assert due is not None
        asked = f"**<@{bot.person('Boris')}>**: Which card do you lay"
        line = next(line for line in written(at.board()).splitlines() if asked in line)
        assert f"<t:{int(due.timestamp())}:R>" in line
        assert f"**<@{bot.person('Ada')}>**" not in written(at.board())


async def test_what_only_one_may_know_of_moves_nothing_in_the_channel() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        await bot.press("Boris", "My hand")
        await at.bid(0, 0)
        with watched(bot) as heard:
            await at.bid(0, 1)
        assert heard.messages() == [("message_update", bot.person("Ada"))]


async def test_the_newest_state_is_drawn_and_those_between_are_skipped() -> None:
    async with running_bot() as bot:
        at = await table(bot, people=3)
        gate = bot.local.faults.hold(method="PATCH", route="/channels/*/messages/*")
        await at.act_only(0)
        await gate.arrived.wait()
        await at.act_only(1)
        await at.act_only(1, Peek())
        await at.act_only(2)
        with watched(bot) as heard:
            gate.open()
            await at.settled()
        board = at.board()["id"]
        edits = [each for each in heard.changes if each.kind == "message_update" and each.payload["id"] == board]
        assert len(edits) == 2
        assert "wins the lamp" in written(at.board()) or "nobody wins" in written(at.board())


async def test_the_board_calls_nobody_by_naming_them() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        assert at.board()["mentions"] == []
        await at.bid(0)
        assert f"<@{bot.person('Ada')}>" in written(at.board())
        assert at.board()["mentions"] == []


async def test_a_board_that_shows_the_same_is_not_edited() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        with watched(bot) as heard:
            await bot.app.boards.show(at.session)
        assert heard.messages() == []


async def test_a_board_that_has_scrolled_away_is_posted_anew_and_the_old_one_goes() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = at.board()["id"]
        for count in range(12):
            await bot.local.people.say(bot.person("Cleo"), at.channel, f"talk {count}")
        await eventually(lambda: bot.app.boards.has_scrolled_away(at.channel))
        await at.bid(0)
        assert at.board()["id"] != first
        second = at.board()["id"]
        await at.bid(1)
        assert at.board()["id"] == second


async def test_slash_board_posts_it_at_the_bottom() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = at.board()["id"]
        answer = await bot.slash("Cleo", "board")
        assert at.board()["id"] != first
        link = next(part["url"] for part in parts(answer["components"]) if part.get("url"))
        assert link.endswith(f"/{at.channel}/{at.board()['id']}")
        await at.bid(0)
        assert int(at.board()["id"]) > int(first)


async def test_slash_board_words_tells_each_what_they_may_know() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        hands = (await at.snapshot()).state.hands
        own, others = (" · ".join(map(str, hand)) for hand in hands)
        told = written(await bot.slash("Ada", "board", words=True))
        assert own in told
        assert others not in told
        assert own not in written(await bot.slash("Cleo", "board", words=True))


async def test_a_deleted_board_comes_back() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = int(at.board()["id"])
        bot.local.world.delete_message(at.channel, first)
        await bot.until(lambda: [m for m in bot.seen("Cleo") if "How to play" in written(m)] or None)
        assert int(at.board()["id"]) != first
        await at.bid(0)
        assert "> <@" in written(at.board())


@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_where_an_edit_is_refused_for_good_the_board_is_posted_anew(code: int) -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = at.board()["id"]
        bot.local.faults.add(error=code, method="PATCH", route="/channels/*/messages/*")
        await at.bid(0)
        assert at.board()["id"] != first


async def own_thread(at: Table) -> int:
    """Let the table move to a thread of its own."""
    opened = await at.bot.app.delivery.open_thread(at.channel, "A table")
    thread = opened.channel  # type: ignore[union-attr]

    def into_thread(snapshot: Snapshot, now: datetime) -> Draft:
        place = Place(server=snapshot.record.place.server, channel=thread, thread=True, parent=at.channel)
        return Draft(snapshot.record.model_copy(update={"place": place}))

    await at.bot.app.registry.change(at.session, into_thread)
    await at.settled()
    return int(thread)


async def test_a_table_that_moves_takes_its_board_along() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        old = at.channel
        at.channel = await own_thread(at)
        assert at.board()
        assert not [message for message in bot.seen("Cleo", where=old) if "How to play" in written(message)]


async def test_an_archived_thread_reopens_for_the_board() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        at.channel = await own_thread(at)
        bot.local.world.archive(at.channel)
        await at.bid(0)
        assert not bot.local.world.channels[at.channel]["thread_metadata"]["archived"]
        assert at.board()


async def test_a_table_leaves_a_locked_thread_for_its_channel() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        channel = at.channel
        thread = await own_thread(at)
        bot.local.world.deny(channel, "bot", "manage_threads")
        bot.local.world.archive(thread, locked=True)
        await at.bid(0)
        assert (await at.record()).place.channel == channel
        assert at.board()


async def test_a_table_whose_channel_is_gone_ends() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.local.faults.add(error=10003, method="PATCH", route="/channels/*/messages/*")
        await at.bid(0)
        assert (await at.record()).status == "abandoned"


async def test_a_table_whose_thread_is_gone_goes_on_in_the_channel() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        channel = at.channel
        await own_thread(at)
        bot.local.faults.add(error=10003, method="PATCH", route="/channels/*/messages/*")
        await at.bid(0)
        record = await at.record()
        assert (record.status, record.place.channel) == ("playing", channel)
        assert at.board()


async def test_a_table_whose_thread_is_deleted_goes_on_in_the_channel() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        thread = await own_thread(at)
        with watched(bot):
            bot.local.world.delete_channel(thread)
            await bot.until(lambda: [m for m in bot.seen("Cleo") if "How to play" in written(m)] or None)
        await at.settled()
        assert at.board()


async def test_when_discord_is_away_the_board_is_tried_again_later() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        for status, retry_after in ((429, 100.0), (503, 5.0)):
            fault = bot.local.faults.add(
                error=status, method="PATCH", route="/channels/*/messages/*", retry_after=retry_after
            )
            before = written(at.board())
            seat = min((await at.snapshot()).to_act())
            await at.bid(seat)
            assert fault.hits == 1
            assert written(at.board()) == before
            bot.clock.advance(retry_after + 1)
            await bot.until(lambda old=before: written(at.board()) != old or None)  # type: ignore[misc]
            await at.settled()


async def test_a_missing_permission_is_named_to_whoever_looks_at_their_hand() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.local.world.deny(at.channel, "bot", "send_messages")
        bot.local.world.delete_message(at.channel, int(at.board()["id"]))
        await eventually(lambda: bot.app.boards.troubles.get(at.session))
        assert "Send Messages" in written(await bot.press("Ada", "My hand"))
        bot.local.world.allow(at.channel, "bot", "send_messages")
        await at.bid(0)
        assert at.board()
        assert "Send Messages" not in written(at.panel("Ada"))


async def test_slash_board_names_the_missing_permission() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.local.world.deny(at.channel, "bot", "attach_files")
        assert "Attach Files" in (await bot.slash("Ada", "board"))["content"]


async def test_where_the_bot_sees_nothing_the_table_waits_for_it_to_come_back() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.local.world.deny(at.channel, "bot", "view_channel")
        await at.bid(0)
        assert (await at.record()).status == "playing"
        bot.local.world.allow(at.channel, "bot", "view_channel")
        await bot.app.upkeep.catch_up()
        assert "> <@" in written(at.board())


async def test_a_finished_table_keeps_its_closing_picture_and_its_thread_is_archived() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        at.channel = await own_thread(at)
        await at.play_out()
        assert bot.local.world.channels[at.channel]["thread_metadata"]["archived"]
        assert at.pings() == []
        assert "Rematch" in bot.reads("Cleo", where=at.channel)


async def test_a_game_given_up_keeps_the_closing_picture_with_everything_open() -> None:
    async with running_bot() as bot:
        at = await table(bot, "agent_avenue")
        await bot.slash("Ada", "game resign")
        await bot.press("Ada", "Resign")
        await at.settled()
        snapshot = await at.snapshot()
        view = snapshot.view(None)
        assert isinstance(view, AgentAvenueView)
        assert all(hand.hand for hand in view.hands)
        words = labelled(snapshot, await bot.app.known.words_at(snapshot.record))
        alt = renderer("agent_avenue").closing(view, words, None).alt
        assert alt in bot.reads("Cleo")


async def test_what_could_not_be_shown_is_shown_as_soon_as_the_bot_may_again() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.local.world.deny(at.channel, "bot", "view_channel")
        await at.bid(0)
        assert bot.app.boards.troubles.get(at.session) is not None
        changed = bot.app.client.wait_for("guild_channel_update", timeout=PATIENCE_S)
        bot.local.world.allow(at.channel, "bot", "view_channel")
        await changed
        await bot.until(lambda: "> <@" in written(at.board()) or None)
        await at.settled()
        assert bot.app.boards.troubles.get(at.session) is None


async def test_the_computer_is_told_by_the_spy_it_plays_as() -> None:
    async with running_bot() as bot:
        at = await table(bot, "agent_avenue", people=1)
        spy = alias((await at.snapshot()).record, 1)
        while f"> {spy.mask} {spy.name} (computer, " not in written(at.board()):
            if 0 in (await at.snapshot()).to_act():
                await at.act(0)
            else:
                await at.settled()


async def test_a_closing_panel_tells_the_result_once_and_no_seal() -> None:
    async with running_bot() as bot:
        at = await table(bot, "agent_avenue")
        assert "SHA-256" not in written(at.board())
        await bot.app.registry.change(at.session, ending.resign(0, bot.person("Ada")))
        await at.settled()
        message = next(m for m in bot.seen("Cleo") if "🏆" in written(m))
        lines = [part["content"] for part in parts(message["components"]) if "content" in part]
        assert "".join(lines).count(f"<@{bot.person('Boris')}>") == 1
        assert "resigned" not in "".join(lines)
        assert "resigned" in written(message)
        assert "SHA-256" not in written(message)
        assert [c["label"] for c in controls(message)][:3] == ["Rematch", "Rematch, sides swapped", "Log"]
