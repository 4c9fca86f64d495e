"""The page that tells the way of one click tells it as it is, and the way is short."""

from __future__ import annotations

from tests.bot.one_click import PAGE, listed, told, traced

MOST_FILES = 35


async def test_the_page_tells_the_way_that_a_click_takes() -> None:
    files = await traced()
    assert listed(PAGE.read_text(encoding="utf-8")) == told(files), "python -m tests.bot.one_click writes the page"
    assert len(files) <= MOST_FILES
