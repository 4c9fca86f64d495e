"""A table in one's direct messages with the bot: played alone, against the program, beside all other tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.local.model import EPHEMERAL, Message
from engines.core.errors import SafehouseError
from engines.table import seating
from tests.bot.life.tables import begun, finish, move
from tests.support.bot import RunningBot, controls, parts, running_bot, written
from tests.support.clock import FakeClock


def dm(bot: RunningBot, who: str = "Ada") -> int:
    return bot.local.world.dm(bot.person(who))


def kept(bot: RunningBot) -> list[Message]:
    """What stands in Ada's direct messages for good."""
    return [message for message in bot.seen("Ada", where=dm(bot)) if not message["flags"] & EPHEMERAL]


def labels(message: Message) -> set[str]:
    return {control.get("label", "") for control in controls(message)}


def links(message: Message) -> list[str]:
    return [part["url"] for part in parts(message["components"]) if "url" in part]


async def shown(bot: RunningBot) -> tuple[Message, Message]:
    """Board and hand, once all is shown; nothing else stands there."""
    await bot.until_sees("Ada", "Refresh", where=dm(bot))
    await bot.app.outbox.idle()
    board, hand = kept(bot)
    return board, hand


async def test_play_begins_at_once_and_the_hand_stands_below_the_board_at_each_move() -> None:
    async with running_bot() as bot:
        answer = await bot.slash("Ada", "play", where=dm(bot), game="lantern")
        assert "Lantern has begun" in written(answer)
        board, hand = await shown(bot)
        assert {"My hand", "Log"} <= labels(board)
        assert not any("onlookers" in label for label in labels(board))
        assert "**Lantern** – Direct messages" in written(hand)
        assert f"https://discord.com/channels/@me/{dm(bot)}/{board['id']}" in links(hand)
        record = await bot.record(dm(bot))
        assert record.people() == (bot.person("Ada"),)
        assert all(clock.due is None for clock in record.clocks)
        bot.clock.advance(600)
        await move(bot, "Ada", where=dm(bot))
        await bot.until(lambda: written(kept(bot)[-1]) != written(hand))
        assert (await shown(bot))[0]["id"] == board["id"]


async def test_a_game_is_chosen_among_those_one_can_play_alone_and_set_up_first_if_one_likes() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", where=dm(bot))
        assert {"Play Lantern", "Play Wink", "Invite or set up"} <= labels(bot.last("Ada", where=dm(bot)))
        wink = next(c for c in controls(bot.last("Ada", where=dm(bot))) if c["custom_id"] == "open-lobby:wink")
        opened = await bot.local.people.click(
            bot.person("Ada"), dm(bot), int(bot.last("Ada", where=dm(bot))["id"]), wink["custom_id"]
        )
        assert "choose options below" in written(await bot.finished(opened))
        (lobby,) = kept(bot)
        assert "Join" not in labels(lobby)
        options = await bot.press("Ada", "Options", where=dm(bot))
        assert "Invite people" not in written(options)
        record, live = await bot.record(dm(bot)), {"signal": "wink"}
        with pytest.raises(SafehouseError, match="error-people-only"):
            await bot.app.use_cases.lobbies.set_options(record.id, bot.person("Ada"), live)
        await bot.press("Ada", "Start", where=dm(bot))
        await shown(bot)


async def test_one_game_at_a_time_which_stays_there_and_which_nobody_else_can_join() -> None:
    async with running_bot() as bot:
        guest = {"with": str(bot.person("Boris"))}
        refused = await bot.slash("Ada", "play", where=dm(bot), game="lantern", **guest)
        assert "You can only invite" in written(refused)
        await bot.slash("Ada", "play", where=dm(bot), game="lantern")
        record = await bot.record(dm(bot))
        second = await bot.slash("Ada", "play", where=dm(bot), game="agent_avenue")
        assert labels(second) == {"Go to the table", "End without a result"}
        moved = await bot.slash("Ada", "game move", channel="table-2")
        assert "can’t move" in written(moved)
        with pytest.raises(SafehouseError, match="error-no-such-table"):
            await bot.app.registry.change(record.id, seating.ask_seat(bot.person("Boris"), 1, bot.app.people))
        await bot.press("Ada", "End without a result", where=dm(bot))
        assert (await bot.record(dm(bot))).status == "abandoned"
        assert "Lantern has begun" in written(await bot.slash("Ada", "play", where=dm(bot), game="lantern"))


async def test_commands_go_to_the_game_here_and_once_it_is_over_to_ones_others() -> None:
    async with running_bot() as bot:
        elsewhere = await begun(bot, "Ada", "Boris")
        await bot.slash("Ada", "play", where=dm(bot), game="lantern")
        listed = await bot.slash("Boris", "games", where=dm(bot, "Boris"))
        assert "Direct messages" not in written(listed)
        listed = await bot.slash("Ada", "games")
        assert f"[Direct messages](https://discord.com/channels/@me/{dm(bot)})" in written(listed)
        await bot.slash("Ada", "game pause", where=dm(bot))
        assert (await bot.record(dm(bot))).paused
        await bot.slash("Ada", "game resume", where=dm(bot))
        await finish(bot, "Ada", where=dm(bot))
        again = await bot.slash("Ada", "board", where=dm(bot))
        assert any(str(elsewhere.place.channel) in link for link in links(again))
        over = await bot.record(dm(bot))
        await bot.until_sees("Ada", "Rematch", where=dm(bot))
        await bot.press("Ada", "Rematch", where=dm(bot))
        after = await bot.record(dm(bot))
        assert (after.status, after.place) == ("playing", over.place)
        assert after.id != over.id


async def test_the_table_speaks_its_players_language_and_lives_through_a_restart(tmp_path: Path) -> None:
    files: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": FakeClock()}
    async with running_bot(**files) as bot:
        bot.speaks("Ada", "cs")
        await bot.slash("Ada", "play", where=dm(bot), game="lantern")
        await bot.until_sees("Ada", "Moje karty", where=dm(bot))
    async with running_bot(**files) as bot:
        bot.speaks("Ada", "cs")
        await move(bot, "Ada", where=dm(bot))
        await bot.app.outbox.idle()
        assert "Moje karty" in labels(kept(bot)[0])
        await bot.slash("Ada", "settings me", where=dm(bot))
        await bot.press("Ada", "Jazyk", where=dm(bot), values=["en"])
        await bot.until_sees("Ada", "My hand", where=dm(bot))
        await bot.press("Ada", "Forget me", where=dm(bot))
        await bot.press("Ada", "Forget me", where=dm(bot))
        record = await bot.record(dm(bot))
        assert record.status != "playing"
        assert bot.person("Ada") not in record.people()


async def test_where_direct_messages_are_closed_nothing_opens_and_that_is_said() -> None:
    async with running_bot() as bot:
        at = dm(bot)
        bot.local.world.close_dms(bot.person("Ada"))
        answer = await bot.slash("Ada", "play", where=at, game="lantern")
        assert "Direct messages from me aren’t accepted" in written(answer)
        assert (await bot.record(at)).status == "abandoned"
        bot.local.world.open_dms(bot.person("Ada"))
        await bot.slash("Ada", "play", where=at, game="lantern")
        board, _ = await shown(bot)
        bot.local.world.close_dms(bot.person("Ada"))
        await move(bot, "Ada", where=at)
        await bot.app.outbox.idle()
        assert "Refresh" in labels(await bot.press("Ada", "My hand", where=at))
        bot.local.world.open_dms(bot.person("Ada"))
        await move(bot, "Ada", where=at)
        await bot.app.outbox.idle()
        assert kept(bot)[0]["id"] == board["id"]
