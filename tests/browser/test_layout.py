"""How it looks: on a phone, wide, side by side; and that everybody can use it."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, expect

from tests.browser.demo_bot import DemoBot
from tests.browser.driver import DESKTOP, PHONE, WIDE, Pane, Panes

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
CONTROLS = "button, input, textarea, select, [role=listbox], img[data-testid]"
NAMELESS = f"""() => [...document.querySelectorAll('{CONTROLS}')]
    .filter((node) => node.checkVisibility())
    .filter((node) => !(node.ariaLabel || node.innerText || node.alt || node.labels?.length))
    .map((node) => node.outerHTML)"""


async def box(pane: Pane, selector: str) -> tuple[float, float, float, float]:
    found = await pane.frame.locator(selector).last.bounding_box()
    assert found is not None
    return (found["x"], found["y"], found["width"], found["height"])


async def test_on_a_phone_pictures_have_the_phones_width(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada", size=PHONE)
    await pane.slash("play")
    await pane.wait_for_picture("Board")
    x, _, width, _ = await box(pane, ".container")
    assert (x, width) == (64, 320)
    assert [280 <= picture.width <= 330 for picture in await pane.pictures()] == [True]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_nothing_sticks_out_sideways(bot: DemoBot, panes: Panes, size: tuple[int, int]) -> None:
    pane = await panes.open("Ada", size=size)
    for command in ("everything", "words", "embed", "play"):
        await pane.slash(command)
    await pane.say("W" * 300)
    assert await pane.frame.evaluate(SIDEWAYS) == 0
    sticking = "nodes => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).length"
    assert await pane.messages.evaluate_all(sticking) == 0


async def test_on_a_phone_buttons_wrap_and_long_labels_are_cut(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada", size=PHONE)
    await pane.slash("everything")
    _, _, width, _ = await box(pane, '[data-custom-id="long"]')
    assert width <= 320
    label = pane.find("button", custom_id="long").locator(".label")
    assert await label.evaluate("(node) => node.scrollWidth > node.clientWidth")
    tops = (
        await pane.frame.locator(".action-row")
        .first.locator("button")
        .evaluate_all("nodes => [...new Set(nodes.map((node) => node.offsetTop))].length")
    )
    assert tops == 2
    heights = await pane.find("button").evaluate_all("nodes => nodes.map((node) => node.offsetHeight)")
    assert min(heights) >= 40


async def test_on_a_phone_the_channels_are_in_a_drawer(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada", size=PHONE)
    await expect(pane.find("sidebar")).not_to_be_in_viewport()
    await pane.go_to("table-1")
    await expect(pane.find("sidebar")).not_to_be_in_viewport()
    _, y, _, height = await box(pane, ".composer")
    assert y + height == 800


async def test_wide_there_is_a_list_beside_the_messages(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await expect(pane.find("sidebar")).to_be_in_viewport()
    await pane.slash("play")
    await pane.wait_for_picture("Board")
    assert [picture.width for picture in await pane.pictures()] == [550]


@pytest.mark.parametrize("size", [DESKTOP, WIDE])
async def test_side_by_side_each_has_half_and_its_lists_in_a_drawer(
    bot: DemoBot, panes: Panes, size: tuple[int, int]
) -> None:
    left, right = await panes.beside("Ada", "Boris", size)
    await left.slash("play")
    await right.wait_for_picture("Board")
    for pane in (left, right):
        assert await pane.frame.evaluate("innerWidth") == (size[0] - 4) // 2
        assert await pane.frame.evaluate(SIDEWAYS) == 0
        assert [picture.width >= 500 for picture in await pane.pictures()] == [True]
        await expect(pane.find("sidebar")).not_to_be_in_viewport()
        await pane.go_to("table-1")
        await expect(pane.find("sidebar")).not_to_be_in_viewport()


async def test_the_page_brings_emoji_along(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    assert (
        await pane.frame.evaluate("document.fonts.load('16px \"Safehouse Emoji\"').then((faces) => faces.length)")
        == 1
    )
    assert '"Safehouse Emoji"' in await pane.find("composer").evaluate("(node) => getComputedStyle(node).fontFamily")


async def test_nothing_is_drawn_before_emoji_can_be(bot: DemoBot, panes: Panes) -> None:
    page = await panes.page()
    asked: asyncio.Queue[Route] = asyncio.Queue()
    await page.route("**/emoji.ttf", asked.put)
    async with page.expect_response("**/ui/world*"):
        await page.goto(panes.url, wait_until="commit")
    held = await asked.get()
    assert await page.inner_text("body") == ""
    await held.continue_()
    await Pane(page, page.main_frame, DESKTOP).ready()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_whatever_can_be_used_has_a_name(bot: DemoBot, panes: Panes, size: tuple[int, int]) -> None:
    pane = await panes.open("Ada", size=size)
    await pane.slash("everything")
    assert await pane.frame.evaluate(NAMELESS) == []
    await pane.slash("report")
    assert await pane.frame.evaluate(NAMELESS) == []


async def test_nothing_is_loaded_from_outside(bot: DemoBot, panes: Panes) -> None:
    page = await panes.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    home = panes.url
    await page.goto(home)
    pane = await Pane(page, page.main_frame, DESKTOP).ready()
    await pane.slash("everything")
    await pane.pictures()
    assert [url for url in asked if not url.startswith(home)] == []
    assert len(asked) > 10


async def test_a_long_button_makes_no_container_wider_than_its_pane(bot: DemoBot, panes: Panes) -> None:
    _, right = await panes.beside("Ada", "Boris")
    await right.slash("play")
    await right.wait_for_picture("Board")
    container = right.frame.locator(".container").filter(has=right.find("button")).last
    await container.locator(".button .label").first.evaluate(
        "(label) => { label.textContent = 'long words '.repeat(12); }"
    )
    assert await container.evaluate("(node) => node.clientWidth <= node.parentElement.clientWidth")
