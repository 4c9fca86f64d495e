"""Slash commands: found, filled in by keyboard and touch, sent."""

from __future__ import annotations

from playwright.async_api import expect

from bot.local.server import LocalDiscord
from tests.browser.demo_bot import DemoBot
from tests.browser.driver import PHONE, Pane, Panes, press_on
from tests.support.clock import FakeClock


async def typed(pane: Pane, *keys: str) -> None:
    for key in keys:
        if len(key) > 1 and key[0].isupper():
            await pane.page.keyboard.press(key)
        else:
            await pane.page.keyboard.type(key)


async def test_a_newcomer_is_told_what_to_type_until_the_first_command(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open()
    assert await pane.me() == "Ada"
    await expect(pane.find("hint")).to_contain_text("Type /play in the box below")
    await press_on(pane.find("hint-command"))
    await expect(pane.find("hint")).to_contain_text("press Enter")
    await pane.send_command()
    await pane.wait_for_text("A table: any game")
    await expect(pane.find("hint")).to_be_hidden()
    await pane.reload()
    await expect(pane.find("hint")).to_be_hidden()


async def test_who_finds_a_board_needs_no_hint(bot: DemoBot, panes: Panes) -> None:
    ada, boris = await panes.open("Ada"), await panes.open("Boris")
    await expect(boris.find("hint")).to_be_visible()
    await ada.slash("play")
    await boris.wait_for_picture("Board")
    await expect(boris.find("hint")).to_be_hidden()


async def test_the_list_narrows_as_one_types(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.find("composer").press_sequentially("/th")
    assert await pane.suggestions() == ["/think", "/thread", "/everything"]
    await expect(pane.find("picker")).to_contain_text("Think for a while")
    await typed(pane, "z")
    await expect(pane.find("picker")).to_contain_text("No command matches.")


async def test_everything_by_keyboard(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.find("composer").focus()
    await typed(pane, "/pla", "Enter", "ArrowDown", "Enter", "ArrowDown", "Enter")
    await expect(pane.find("option-input", option="game")).to_have_value("Wink")
    await typed(pane, "with:", "bor", "Tab", "Tab", "4", "Enter")
    await pane.wait_for_text("A table: Wink, Boris, 4, None")


async def test_escape_and_backspace_take_a_command_back(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.find("composer").focus()
    await typed(pane, "/find ")
    await expect(pane.find("command-line", command="find")).to_be_visible()
    await typed(pane, "Backspace")
    await expect(pane.find("composer")).to_have_value("/find")
    await typed(pane, "Enter", "Escape")
    await expect(pane.find("composer")).to_have_value("")


async def test_a_missing_option_is_flagged_where_it_is(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.start_command("find")
    await press_on(pane.find("send"))
    await expect(pane.find("composer-fault")).to_contain_text("city is needed")
    await expect(pane.find("option-input", option="city")).to_have_attribute("aria-invalid", "true")
    assert bot.pressed == []


async def test_numbers_are_checked_as_they_are_left(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.start_command("play")
    await pane.fill_option("seats", "9")
    await pane.find("command-tail").focus()
    await expect(pane.find("composer-fault")).to_have_text("At most 4.")
    await pane.fill_option("seats", "many")
    await pane.find("command-tail").focus()
    await expect(pane.find("composer-fault")).to_contain_text("a whole number")
    await pane.fill_option("seats", "2")
    await expect(pane.find("composer-fault")).to_be_empty()
    await pane.send_command()
    await pane.wait_for_text("A table: any game, nobody, 2, None")


async def test_booleans_and_people_are_chosen_from_lists(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.start_command("play")
    await press_on(pane.find("picker-item", value="with"))
    assert await pane.suggestions() == ["Ada", "Boris", "Cleo", "Dmitri", "Safehouse"]
    await press_on(pane.find("picker-item", label="Cleo"))
    await pane.fill_option("private", "True")
    await pane.send_command()
    await pane.wait_for_text("A table: any game, Cleo, None, True")


async def test_the_bot_completes_as_one_types(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.start_command("find")
    await pane.find("option-input", option="city").press_sequentially("b")
    await expect(pane.find("picker-item")).to_have_count(5)
    await typed(pane, "ud")
    await expect(pane.find("picker-item")).to_have_count(1)
    await typed(pane, "Enter", "Enter")
    await pane.wait_for_text("Found BUDAPEST")


async def test_by_touch_on_a_phone(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada", size=PHONE)
    await pane.slash("play", game="Agent", **{"with": "Dmitri"})
    await pane.wait_for_text("A table: Agent Avenue, Dmitri")
    await pane.slash("find", city="Brno")
    await pane.wait_for_text("Found BRNO")


async def test_commands_speak_the_persons_language(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Cleo")
    await pane.find("composer").press_sequentially("/hra")
    assert await pane.suggestions() == ["/hrat"]
    await expect(pane.find("picker")).to_contain_text("Otevřít stůl")
    await press_on(pane.find("picker-item"))
    await pane.send_command()
    await pane.wait_for_text("A table")
    await pane.set_locale("en-GB")
    await pane.find("composer").fill("/hra")
    await expect(pane.find("picker")).to_contain_text("No command matches.")


async def test_a_command_nobody_answers_says_so(
    bot: DemoBot, panes: Panes, local: LocalDiscord, clock: FakeClock
) -> None:
    pane = await panes.open("Ada")
    await pane.start_command("mute")
    await press_on(pane.find("send"))
    await local.world.wait(lambda: bool(local.world.interactions))
    clock.advance(3)
    failed = await pane.wait_for_text("The application did not respond")
    await expect(failed).to_contain_text("Ada used /mute")
    await pane.dismiss()
    await pane.wait_until_gone("did not respond")


async def test_without_the_bot_the_page_says_that_it_is_not_there(panes: Panes) -> None:
    pane = await panes.open("Ada")
    await expect(pane.find("hint")).to_contain_text("is not here yet")
    await pane.find("composer").fill("/play")
    await expect(pane.find("picker")).to_contain_text("Is it running?")
