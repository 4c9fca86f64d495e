"""A finished game that takes more pictures to tell than the channel should hold: paged through in private."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from PIL import Image

from bot.showing import drawing
from bot.tables.keys import custom_id
from renderers.picture import Picture
from renderers.words import Words
from tests.bot.showing.tables import settle_in, table
from tests.bot.showing.test_log import page
from tests.support.bot import RunningBot, running_bot, written

PAGES = 3


def _page(at: int) -> Picture:
    out = io.BytesIO()
    Image.new("P", (8, 8 + at)).save(out, "PNG")
    return Picture(out.getvalue(), f"chapter {at}")


def _story(view: Any, words: Words) -> Sequence[Callable[[], Picture]]:
    return [partial(_page, at) for at in range(1, PAGES + 1)]


async def all_pages(bot: RunningBot, who: str) -> list[str]:
    """What somebody reads from the first page to the last."""
    pages = [written(await bot.press(who, "Story"))]
    while bot.sees(who, "Later ›"):
        pages.append(await page(bot, who, "Later ›"))
    return pages


@pytest.mark.rule("WK-26")
async def test_every_page_of_a_long_story_can_be_read_by_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "story_of", lambda game: _story)
    async with running_bot() as bot:
        at = await table(bot)
        assert not bot.sees("Cleo", "Story")
        await at.play_out()
        await bot.until_sees("Cleo", "Story")
        assert "chapter" not in bot.reads("Cleo")
        for who in ("Ada", "Cleo"):
            pages = await all_pages(bot, who)
            assert [f"chapter {number}\n" in f"{told}\n" for number, told in enumerate(pages, 1)] == [True] * PAGES
            assert f"page {PAGES} of {PAGES}" in pages[-1]
        assert "page 1 of" not in bot.reads("Boris")


@pytest.mark.rule("WK-26")
async def test_a_forged_press_opens_no_story_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "story_of", lambda game: _story)
    async with running_bot() as bot:
        at = await table(bot)
        for identifier in (custom_id("retold", at.session), custom_id("retold-page", at.session, 1, "later")):
            press = await bot.local.people.forged(bot.person("Ada"), at.channel, int(at.board()["id"]), identifier)
            said = await bot.finished(press)
            assert written(said)
            assert "chapter" not in written(said)
            assert not said["attachments"]


async def test_whoever_wants_words_reads_the_story_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "story_of", lambda game: _story)
    async with running_bot() as bot:
        await settle_in(bot, "Cleo", words=True)
        at = await table(bot)
        await at.play_out()
        await bot.until_sees("Cleo", "Story")
        message = await bot.press("Cleo", "Story")
        assert "chapter 1" in written(message)
        assert not message["attachments"]
