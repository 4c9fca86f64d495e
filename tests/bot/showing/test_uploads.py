"""Pictures are uploaded once: an edit that leaves a message its picture keeps the attachment it has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.delivery.results import Sent
from bot.local.model import Message
from bot.panels.layout import LONGEST_ALT, Button, Image, Line, Panel, Section
from renderers.words import words
from tests.bot.showing.tables import Table, settle_in, table
from tests.support.bot import RunningBot, parts, running_bot, written


def picture(message: Message) -> tuple[str, str]:
    """The attachment that a message shows, and where it lies."""
    (media,) = (item["media"] for part in parts(message["components"]) for item in part.get("items", ()))
    return media["attachment_id"], media["url"]


def lies_there(bot: RunningBot, message: Message) -> bool:
    """Whether the picture that a message shows can be fetched."""
    return bot.local.world.store.blob(int(picture(message)[0])) is not None


async def pause(at: Table, who: str = "Ada") -> None:
    """Pause the game, or let it go on: the words change, the picture doesn't."""
    await at.bot.slash(who, "game resume" if (await at.record()).paused else "game pause")
    await at.settled()


async def test_a_board_whose_words_alone_change_keeps_its_picture() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = at.board()
        kept = bot.local.world.store.blobs()
        await pause(at)
        assert written(at.board()) != written(first)
        assert picture(at.board()) == picture(first)
        assert bot.local.world.store.blobs() == kept
        await pause(at)
        assert picture(at.board()) == picture(first)
        await at.bid(0)
        await at.bid(1)
        assert picture(at.board()) != picture(first)
        assert lies_there(bot, at.board())


async def test_a_hand_keeps_its_picture_too() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Boris", hands="dm")
        at = await table(bot)
        dm = bot.local.world.dm(bot.person("Boris"))

        def boris() -> Message:
            return next(message for message in bot.seen("Boris", where=dm) if "Refresh" in written(message))

        await bot.press("Ada", "My hand")
        shown = [(at.panel("Ada"), boris())]
        await pause(at)
        await bot.until(lambda: "paused" in written(at.panel("Ada")) or None)
        shown.append((at.panel("Ada"), boris()))
        for before, after in zip(*shown, strict=True):
            assert before["id"] == after["id"]
            assert written(before) != written(after)
            assert picture(before) == picture(after)


async def test_after_a_restart_the_picture_is_sent_once_more(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**kept) as bot:
        first = (await table(bot)).board()
    async with running_bot(**kept) as bot:
        at = Table(bot, (await bot.record()).id, bot.channel())
        await pause(at)
        second = at.board()
        assert second["id"] == first["id"]
        assert lies_there(bot, second)
        await pause(at)
        assert picture(at.board()) == picture(second)


async def test_where_discord_knows_the_picture_no_more_it_is_sent_again() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        first = at.board()
        bot.local.world.uploads[int(first["id"])].clear()
        await pause(at)
        assert at.board()["id"] == first["id"]
        assert picture(at.board()) != picture(first)
        assert lies_there(bot, at.board())


async def test_a_picture_that_stands_twice_in_a_message_is_sent_and_kept_once() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        image = next(iter(bot.app.drawing._kept.values()))
        again = Image(image.png, "a" * (LONGEST_ALT + 1))
        before = len(bot.local.world.store.blobs())
        sent = await bot.app.delivery.post(at.channel, Panel((Line("Ada"), image, again)))
        assert isinstance(sent, Sent)
        assert isinstance(await bot.app.delivery.edit(at.channel, sent.message, Panel((image, again))), Sent)
        assert len(bot.local.world.uploads[sent.message]) == 1
        assert len(bot.local.world.store.blobs()) == before + 1


async def test_a_small_picture_beside_words_is_uploaded_once_too() -> None:
    async with running_bot() as bot:
        kept, channel = bot.local.world.store, bot.channel("general")
        beside = await bot.app.drawing.cover("agent_avenue", words("en"))
        assert beside is not None
        sent = await bot.app.delivery.post(channel, Panel((Section("Take it?", beside),)))
        assert isinstance(sent, Sent)
        blobs = kept.blobs()
        again = Panel((Section("Take it now?", beside), Section("Or not?", Button("x:1", "No"))))
        assert isinstance(await bot.app.delivery.edit(channel, sent.message, again), Sent)
        assert kept.blobs() == blobs
        (message,) = bot.seen("Ada", where=channel)
        kinds = [part["type"] for part in parts(message["components"])]
        assert kinds == [17, 9, 10, 11, 9, 10, 2]
        full = Panel(tuple(Section(str(number), Button(f"x:{number}", "No")) for number in range(14)))
        assert not isinstance(await bot.app.delivery.post(channel, full), Sent)
        bot.errors.clear()
