"""Boards pinned while a game is played, where the server wishes for it and the bot may."""

from __future__ import annotations

from bot.local.model import Message
from bot.store.preferences import ServerSettings
from tests.bot.life.tables import begun, finish, lobby, move
from tests.support.bot import RunningBot, running_bot, server_of, written

PINNED_A_MESSAGE = 6


def pinned(bot: RunningBot) -> list[Message]:
    """The pinned messages of the table's channel."""
    return [each for each in bot.seen("Dmitri") if each["pinned"]]


async def quietly(bot: RunningBot) -> list[Message]:
    """The pinned messages, once there are some and nothing tells of it any more."""

    def found() -> list[Message] | None:
        told = any(each["type"] == PINNED_A_MESSAGE for each in bot.seen("Dmitri"))
        return None if told else pinned(bot) or None

    return await bot.until(found)


async def wish(bot: RunningBot, server: int | None, *, pins: bool = True) -> None:
    """The server wishes for pinned boards, or not."""
    assert server is not None
    await bot.app.servers.set(server, ServerSettings(pins=pins))
    await bot.app.upkeep.server_changed(server)
    await bot.app.outbox.idle()


async def test_a_board_is_pinned_while_it_is_played_on_and_it_alone() -> None:
    async with running_bot() as bot:
        server = (await lobby(bot, "Ada", "Boris")).place.server
        bot.local.world.allow(bot.channel(), "bot", "pin_messages")
        await wish(bot, server)
        assert not pinned(bot)
        await bot.press("Ada", "Start")
        (board,) = await quietly(bot)
        assert "My hand" in written(board)
        await move(bot, "Ada")
        await bot.app.outbox.idle()
        assert [each["id"] for each in await quietly(bot)] == [board["id"]]
        await bot.slash("Cleo", "board")
        await bot.app.outbox.idle()
        (anew,) = await quietly(bot)
        assert anew["id"] != board["id"]
        await wish(bot, server, pins=False)
        assert not pinned(bot)
        await wish(bot, server)
        assert await quietly(bot)
        await finish(bot, "Ada", "Boris")
        await bot.app.outbox.idle()
        assert not pinned(bot)


async def test_nothing_is_pinned_where_the_bot_may_not_and_the_check_says_so() -> None:
    async with running_bot() as bot:
        await wish(bot, (await begun(bot, "Ada", "Boris")).place.server)
        assert not pinned(bot)
        await bot.slash("Ada", "settings server")
        await bot.press("Ada", "Check permissions here")
        await bot.until_reads("Ada", "Boards aren’t pinned here. I need this permission for it: Pin Messages.")


async def test_a_refused_pin_is_tried_again_once_the_bot_may_and_not_before() -> None:
    async with running_bot() as bot:
        server = server_of(await lobby(bot, "Ada", "Boris"))
        bot.local.world.allow(bot.channel(), "bot", "pin_messages")
        await wish(bot, server)
        route = "/channels/{channel}/messages/pins/{message}"
        refused = bot.local.faults.add(error=50013, method="PUT", route=route, times=2)
        await bot.press("Ada", "Start")
        await move(bot, "Ada")
        await bot.app.outbox.idle()
        assert (refused.hits, pinned(bot)) == (1, [])
        refused.times = 1
        bot.local.world.allow(bot.channel(), "bot", "pin_messages", "manage_threads")
        assert len(await quietly(bot)) == 1


async def test_a_board_is_pinned_later_where_discord_is_busy_and_stands_there_once() -> None:
    async with running_bot() as bot:
        server = server_of(await lobby(bot, "Ada", "Boris"))
        bot.local.world.allow(bot.channel(), "bot", "pin_messages")
        await wish(bot, server)
        busy = bot.local.faults.add(error=503, method="PUT", route="/channels/{channel}/messages/pins/{message}")
        await bot.press("Ada", "Start")
        await bot.app.outbox.idle()
        assert (busy.hits, pinned(bot)) == (1, [])
        bot.clock.advance(60)
        assert len(await quietly(bot)) == 1
