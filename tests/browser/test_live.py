"""What others and the bot do appears by itself, and disturbs nothing one is in the middle of."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import discord
from playwright.async_api import expect

from bot.local.server import LocalDiscord
from tests.browser.demo_bot import Board, DemoBot, drawing, running
from tests.browser.driver import Pane, Panes, Profiles, framed, press_on
from tests.support.clock import FakeClock

GROW = """(node) => {
  node.style.minHeight = `${node.offsetHeight + 200}px`;
  node.closest(".scroller").dispatchEvent(new Event("scroll"));
}"""
BELOW = "(node) => node.scrollHeight - node.scrollTop - node.clientHeight"


async def channel(bot: DemoBot, name: str = "general") -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name=name)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_two_people_side_by_side_see_each_other_and_only_their_own_secrets(bot: DemoBot, panes: Panes) -> None:
    ada, boris = await panes.beside("Ada", "Boris")
    assert (await ada.me(), await boris.me()) == ("Ada", "Boris")
    await ada.say("Hello **Boris**")
    await boris.wait_for_text("Hello Boris")
    await ada.slash("play")
    await boris.wait_for_picture("Board after move 0")
    await boris.press("My hand")
    await boris.wait_for_text("The hand of Boris")
    await ada.press("My hand")
    await ada.wait_for_text("The hand of Ada")
    assert "The hand of Boris" not in "".join(await ada.texts())
    assert "The hand of Ada" not in "".join(await boris.texts())


async def test_side_by_side_remembers_who_and_where_over_a_reload(bot: DemoBot, panes: Panes) -> None:
    alone = await panes.open("Ada")
    await press_on(alone.find("split"))
    await expect(alone.page.frame_locator("iframe[name=right]").get_by_test_id("me")).to_have_text("as Boris")
    page = alone.page
    left = page.frame_locator("iframe[name=left]")
    await (await framed(page, "left")).go_to("table-2")
    await page.wait_for_url("**beside=Boris**")
    await page.wait_for_function("() => document.title === 'Ada and Boris · Local Discord'")
    await page.reload()
    await expect(left.get_by_test_id("place-name")).to_have_text("table-2")


async def test_an_edit_leaves_an_open_select_and_typed_words_alone(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    place = await channel(bot)
    board = await place.send(view=Board(0), file=drawing(0))
    await pane.slash("everything")
    await pane.wait_for_text("Two or three roles")
    await pane.pictures()
    await pane.find("composer").fill("half a sen")
    await pane.open_select(pane.find("select", placeholder="Two or three roles"))
    await press_on(pane.find("option", label="Mole"))
    await board.edit(view=Board(1), attachments=[drawing(1)])
    await pane.wait_for_picture("Board after move 1")
    await expect(pane.find("option", label="Mole")).to_have_attribute("aria-selected", "true")
    await pane.choose("Courier")
    await pane.wait_for_text("many: ['courier', 'mole']")
    await expect(pane.find("composer")).to_have_value("half a sen")


async def test_an_edit_keeps_the_elements_that_stay(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    board = await (await channel(bot)).send(view=Board(0), file=drawing(0))
    picture = await pane.wait_for_picture("Board after move 0")
    await picture.evaluate("(node) => { node.dataset.mark = 'same'; }")
    await pane.button("Move").focus()
    await board.edit(view=Board(1), attachments=[drawing(1)])
    await expect(await pane.wait_for_picture("Board after move 1")).to_have_attribute("data-mark", "same")
    await expect(pane.find("button", custom_id="move")).to_be_focused()


async def test_at_the_bottom_it_follows_and_elsewhere_it_tells(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    place = await channel(bot)
    for number in range(30):
        await place.send(f"Line {number}\nand more")
    await expect(await pane.wait_for_text("Line 29")).to_be_in_viewport()
    await pane.frame.wait_for_function(
        "() => { document.querySelector('.scroller').scrollTop = 300;"
        " return !document.querySelector('[data-testid=to-present]').hidden; }"
    )
    await expect(pane.find("to-present")).to_have_text("Jump to present")
    await place.send("News")
    await expect(pane.find("to-present")).to_have_text("1 new message")
    assert await pane.frame.locator(".scroller").evaluate("(node) => node.scrollTop") == 300
    await press_on(pane.find("to-present"))
    await expect(pane.last).to_be_in_viewport()
    await expect(pane.find("to-present")).to_be_hidden()


async def test_the_way_to_the_present_covers_no_message(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    place = await channel(bot)
    for number in range(30):
        await place.send(f"Line {number}\nand more")
    await pane.wait_for_text("Line 29")
    await pane.frame.locator(".scroller").evaluate("(node) => { node.scrollTop = 0; }")
    await pane.find("to-present").wait_for()
    way = await pane.find("to-present").bounding_box()
    view = await pane.frame.locator(".scroller").bounding_box()
    assert way is not None
    assert view is not None
    assert view["y"] + view["height"] <= way["y"]


async def test_whoever_is_at_the_bottom_stays_there_while_a_message_grows(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    place = await channel(bot)
    for number in range(30):
        await place.send(f"Line {number}")
    last = await place.send("Short")
    await pane.wait_for_text("Short")
    scroller = pane.frame.locator(".scroller")
    await last.edit(content="\n".join(f"Row {number}" for number in range(60)))
    await (await pane.wait_for_text("Row 59")).evaluate(GROW)
    assert await scroller.evaluate(BELOW) <= 1
    await expect(pane.find("to-present")).to_be_hidden()


async def test_a_message_taller_than_the_view_is_seen_from_its_top_and_the_next_is_followed(
    bot: DemoBot, panes: Panes
) -> None:
    pane = await panes.open("Ada")
    place = await channel(bot)
    for number in range(30):
        await place.send(f"Line {number}")
    await place.send("\n".join(f"Row {number}" for number in range(60)))
    tall = await pane.wait_for_text("Row 59")
    view = await pane.frame.locator(".scroller").bounding_box()
    box = await tall.bounding_box()
    assert view is not None
    assert box is not None
    assert 0 <= box["y"] - view["y"] < 20
    await expect(pane.find("to-present")).to_have_text("Jump to present")
    await place.send("Short")
    await expect(await pane.wait_for_text("Short")).to_be_in_viewport()
    await expect(pane.find("to-present")).to_be_hidden()


async def test_older_messages_come_when_one_scrolls_up(bot: DemoBot, panes: Panes) -> None:
    place = await channel(bot)
    for number in range(70):
        await place.send(f"Line {number}.")
    pane = await panes.open("Ada")
    await pane.wait_for_text("Line 69.")
    assert await pane.messages.count() == 50
    await pane.frame.locator(".scroller").evaluate("(node) => { node.scrollTop = 0; }")
    await pane.wait_for_text("Line 0.")
    await expect(pane.messages).to_have_count(70)


async def test_deleted_messages_and_channels_go(bot: DemoBot, panes: Panes, local: LocalDiscord) -> None:
    pane = await panes.open("Ada", "table-1")
    sent = await (await channel(bot, "table-1")).send("Soon gone")
    await pane.wait_for_text("Soon gone")
    await sent.delete()
    await pane.wait_until_gone("Soon gone")
    local.world.delete_channel(local.world.channel("table-1"))
    await expect(pane.find("place-name")).to_have_text("general")
    await expect(pane.find("channel", name="table-1")).to_have_count(0)


async def test_thinking_becomes_the_answer(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("think")
    thinking = await pane.wait_for_text("Safehouse is thinking…")
    bot.thought.set()
    await pane.wait_for_text("I have thought.")
    await expect(thinking).to_have_count(0)


async def test_ephemerals_can_be_dismissed_and_are_gone_after_a_reload(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.say("Stays")
    await pane.slash("find", city="Brno")
    await pane.slash("find", city="Vienna")
    await expect(await pane.wait_for_text("Found VIENNA")).to_contain_text("Only you can see this")
    await pane.dismiss()
    await pane.wait_until_gone("Found VIENNA")
    await pane.go_to("table-1")
    await pane.go_to("general")
    await pane.wait_for_text("Found BRNO")
    await pane.reload()
    await pane.wait_for_text("Stays")
    await pane.wait_until_gone("Found BRNO")


async def test_acting_as_another_and_back_keeps_ones_ephemerals(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("find", city="Brno")
    await pane.act_as("Boris")
    await pane.wait_until_gone("Found BRNO")
    await pane.act_as("Ada")
    await pane.wait_for_text("Found BRNO")


async def test_times_that_are_relative_stay_true(
    bot: DemoBot, panes: Panes, local: LocalDiscord, clock: FakeClock
) -> None:
    pane = await panes.open("Ada")
    place = await channel(bot)
    deadline = clock.now() + timedelta(hours=3, minutes=10)
    await place.send(f"Until {discord.utils.format_dt(deadline, 'R')}")
    await pane.wait_for_text("Until in 3 hours")
    clock.advance(2 * 3600)
    local.world.add_person("Emil")
    await pane.wait_for_text("Until in 1 hour")
    await pane.set_locale("cs")
    await pane.wait_for_text("Until za 1 hodinu")


async def test_the_list_of_people_tells_a_new_language_at_once(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.press_on(pane.find("person-panel"))
    await pane.find("locale").select_option("cs")
    await expect(pane.find("act-as", person="Ada")).to_contain_text("cs")


async def test_one_sees_that_the_bot_is_typing(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    place = await channel(bot)
    await place.typing()
    await expect(pane.frame.locator(".typing-line")).to_have_text("Safehouse is typing…")
    await place.send("Typed")
    await expect(pane.frame.locator(".typing-line")).to_be_empty()


async def test_what_is_half_typed_stays_with_its_channel(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.find("composer").fill("for everybody")
    await pane.go_to("table-1")
    await expect(pane.find("composer")).to_have_value("")
    await pane.start_command("find")
    await pane.go_to("general")
    await expect(pane.find("command-line")).to_have_count(0)
    await expect(pane.find("composer")).to_have_value("for everybody")


async def restarted(local: LocalDiscord, folder: Path) -> LocalDiscord:
    port = int(local.url.rsplit(":", 1)[1])
    await local.stop()
    return await LocalDiscord.start(port=port, data=folder)


async def test_after_a_restart_the_page_comes_back_by_itself_and_catches_up(
    profiles: Profiles, tmp_path: Path
) -> None:
    local = await LocalDiscord.start(data=tmp_path)
    panes = Panes(profiles, local.url)
    pane = await panes.open("Ada")
    await pane.say("Before")
    await pane.find("composer").fill("half typed")
    local = await restarted(local, tmp_path)
    world = local.world
    await local.people.say(world.person("Boris"), world.channel("general"), "After")
    async with running(local):
        await pane.wait_for_text("After")
        await pane.wait_for_text("Before")
        await expect(pane.find("composer")).to_have_value("half typed")
        await expect(pane.find("connection")).to_be_hidden()
        await pane.find("composer").fill("")
        await play_once(pane)
    await panes.close()
    await local.stop()


async def test_a_world_that_cannot_be_read_is_no_uncaught_error(
    profiles: Profiles, bot: DemoBot, local: LocalDiscord
) -> None:
    panes = Panes(profiles, local.url)
    pane = await panes.open("Ada")
    async with pane.page.expect_event("requestfailed"):
        await pane.page.route("**/ui/world*", lambda route: route.abort())
        local.world.add_person("Emil")
    await pane.page.unroute("**/ui/world*")
    await (await channel(bot)).send("Later")
    await pane.wait_for_text("Later")
    assert ["answer" in said for said in panes.errors] == [False]
    await panes.close()


async def play_once(pane: Pane) -> None:
    await pane.slash("play")
    await pane.wait_for_text("A table")


async def test_what_answers_ones_own_press_comes_into_view(bot: DemoBot, panes: Panes) -> None:
    pane = await panes.open("Ada")
    await pane.slash("play")
    place = await channel(bot)
    for number in range(30):
        await place.send(f"Line {number}\nand more")
    await pane.wait_for_text("Line 29")
    await pane.press("My hand")
    await expect(await pane.wait_for_text("The hand of Ada")).to_be_in_viewport()
    await expect(pane.find("to-present")).to_be_hidden()
