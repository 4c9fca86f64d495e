"""Every kind of component, used as a person would."""

from __future__ import annotations

import asyncio

import discord
from discord import ui
from playwright.async_api import expect

from bot.local.server import LocalDiscord
from tests.browser.demo_bot import DemoBot, drawing
from tests.browser.driver import PHONE, Panes, press_on
from tests.support.clock import FakeClock


async def test_one_of_everything_is_shown(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("everything")
    message = await pane.wait_for_text("Everything for @Ada")
    shown = {picture.alt for picture in await pane.pictures()}
    assert shown == {"A thumbnail", "Part 0", "Part 1", "Part 2"}
    await expect(message.get_by_test_id("file")).to_contain_text("report.txt")
    await expect(message.locator(".section")).to_have_count(2)
    await expect(message.locator("hr")).to_have_count(1)
    await expect(message.get_by_test_id("select")).to_have_count(4)


async def test_buttons_press_and_disabled_ones_do_not(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("everything")
    await pane.press("Inside")
    await pane.wait_for_text("pressed inside")
    await pane.slash("play")
    await expect(pane.find("button", custom_id="log")).to_be_disabled()


async def test_a_pressed_button_waits_visibly_and_only_once(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("everything")
    bot.acknowledge.clear()
    button = pane.button("Inside")
    await press_on(button)
    busy = pane.find("button", custom_id="inside")
    await expect(busy).to_have_attribute("aria-busy", "true")
    await busy.click()
    bot.acknowledge.set()
    await expect(busy).not_to_have_attribute("aria-busy", "true")
    await pane.wait_for_text("pressed inside")
    assert bot.pressed == ["inside"]


async def test_a_button_nobody_answers_says_so_under_its_message(
    bot: DemoBot, panes: Panes, local: LocalDiscord, clock: FakeClock
) -> None:
    pane = await panes.open("Ada")
    await pane.slash("everything")
    await press_on(pane.button("Fail"))
    await local.world.wait(lambda: [i for i in local.world.interactions.values() if i.kind == "component"])
    clock.advance(3)
    message = await pane.wait_for_text("Everything for")
    await expect(message).to_contain_text("This interaction failed")
    await pane.press("Inside")
    await expect(message).not_to_contain_text("This interaction failed")


async def test_selects_of_one_and_of_several(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("everything")
    await pane.pick("One role", "Mole")
    await pane.wait_for_text("one: ['mole']")
    await pane.pick("Two or three roles", "Sidekick", "Courier")
    await pane.wait_for_text("many: ['courier', 'sidekick']")
    await pane.pick("A person", "Cleo")
    await pane.wait_for_text("person: ['")
    await pane.pick("A channel", "table-2")
    await pane.wait_for_text("channel: ['")


async def test_a_select_of_several_keeps_to_its_bounds(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("everything")
    await pane.open_select(pane.find("select", placeholder="Two or three roles"))
    await press_on(pane.find("option", label="Mole"))
    await expect(pane.find("select-done")).to_be_disabled()
    for role in ("Courier", "Daredevil"):
        await press_on(pane.find("option", label=role))
    await expect(pane.find("option", label="Sentinel")).to_have_attribute("aria-disabled", "true")
    await expect(pane.frame.locator(".select-popup")).to_contain_text("3 of 3 chosen")
    await press_on(pane.find("option", label="Mole"))
    await press_on(pane.find("option", label="Courier"))
    await pane.page.keyboard.press("Escape")
    await expect(pane.frame.locator(".select-popup")).to_have_count(0)
    assert bot.pressed == []


async def test_a_select_by_keyboard(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("everything")
    await pane.find("select", placeholder="One role").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
        await pane.page.keyboard.press(key)
    await pane.wait_for_text("one: ['daredevil']")


async def test_on_a_phone_a_select_is_a_sheet_from_below(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada", size=PHONE)
    await pane.slash("everything")
    await pane.open_select(pane.find("select", placeholder="One role"))
    sheet = pane.frame.locator(".select-popup.sheet")
    await expect(sheet).to_contain_text("One role")
    box = await sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 400, 800)
    await pane.choose("Saboteur")
    await pane.wait_for_text("one: ['saboteur']")


async def test_a_form_is_filled_in_and_sent(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("report")
    form = pane.find("modal")
    await expect(form).to_contain_text("Write only what you know.")
    await expect(pane.find("modal-field", label="Headline").locator("input")).to_have_value("Seen")
    await pane.fill({"Headline": "Two moles", "Story": "In the park", "Places": ["Brno", "Berlin"]})
    await pane.wait_for_text("Report: Two moles; In the park; Berlin, Brno")


async def test_a_form_shows_what_is_missing_and_keeps_what_was_typed(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("report")
    await pane.fill({"Headline": "No"}, submit=False)
    await press_on(pane.find("dialog-confirm"))
    await expect(pane.find("modal-field", label="Headline")).to_contain_text("At least 3 characters.")
    await expect(pane.find("modal-field", label="Places")).to_contain_text("Please choose.")
    await pane.fill({"Headline": "Now", "Places": ["Brno"]})
    await pane.wait_for_text("Report: Now; no story; Brno")


async def test_a_picture_is_enlarged_and_closed_again(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("play")
    await press_on(await pane.wait_for_picture("Board after move 0"))
    await expect(pane.find("lightbox")).to_contain_text("Board after move 0")
    await pane.page.keyboard.press("Escape")
    await expect(pane.find("lightbox")).to_have_count(0)


async def test_a_press_that_edits_the_board_changes_its_picture(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("play")
    before = await (await pane.wait_for_picture("Board after move 0")).get_attribute("src")
    await pane.press("Move")
    after = await (await pane.wait_for_picture("Board after move 1")).get_attribute("src")
    assert before != after
    await expect(pane.last).to_contain_text("(edited)")
    await asyncio.wait_for(pane.pictures(), 5)


async def test_the_applications_own_emojis_are_drawn_in_texts_on_buttons_and_on_options(
    bot: DemoBot, panes: Panes, local: LocalDiscord
) -> None:
    own = f"<:own:{local.world.add_emoji('own', drawing(1, (128, 128)).fp.read())['id']}>"
    view = ui.View()
    view.add_item(ui.Button(label="A button", emoji=own))
    view.add_item(ui.Select(placeholder="Options", options=[discord.SelectOption(label="An option", emoji=own)]))
    await bot.get_partial_messageable(local.world.channel("general")).send(f"A text with {own}", view=view)
    pane = await panes.open("Ada")
    message = await pane.wait_for_text("A text with")
    await pane.open_select(message.get_by_test_id("select"))
    for place in (message.locator(".markdown"), message.locator(".button"), pane.find("option")):
        drawn = place.locator("img.emoji")
        await expect(drawn).to_have_attribute("alt", ":own:")
        assert await drawn.evaluate("(node) => node.decode().then(() => node.naturalWidth)") == 128
