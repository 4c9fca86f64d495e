"""Unread channels, pings, links, marks."""

from __future__ import annotations

from playwright.async_api import expect

from bot.local.model import PUBLIC_THREAD
from bot.local.server import LocalDiscord
from bot.local.world.seed import CHANNELS
from tests.browser.demo_bot import DemoBot
from tests.browser.driver import PHONE, Panes, press_on


async def test_a_ping_elsewhere_shows_a_badge_and_a_notice_that_leads_there(bot: DemoBot, panes: Panes) -> None:
    ada = await panes.open("Ada")
    boris = await panes.open("Boris", "table-1")
    await ada.slash("ping", who="Boris")
    await expect(boris.find("toast")).to_contain_text("@Boris, your turn")
    assert await boris.pings("general") == 1
    await press_on(boris.find("toast"))
    message = await boris.wait_for_text("your turn")
    await expect(message).to_be_in_viewport()
    assert "mentioned" in str(await message.get_attribute("class"))
    assert await boris.pings("general") == 0
    await boris.reload()
    assert await boris.pings("general") == 0


async def test_a_silent_message_counts_but_gives_no_notice(bot: DemoBot, panes: Panes) -> None:
    ada = await panes.open("Ada")
    boris = await panes.open("Boris", "table-1")
    await ada.slash("ping", who="Boris", silent="True")
    await expect(boris.find("channel", name="general").get_by_test_id("pings")).to_have_text("1")
    await ada.slash("ping", who="Boris")
    await expect(boris.find("toast")).to_have_count(1)


async def test_nobody_is_pinged_by_what_names_somebody_else(bot: DemoBot, panes: Panes) -> None:
    ada = await panes.open("Ada")
    cleo = await panes.open("Cleo", "table-1")
    await ada.slash("ping", who="Boris")
    await expect(cleo.find("channel", name="general")).to_have_attribute("aria-label", "general, unread")
    await expect(cleo.find("toast")).to_have_count(0)


async def test_a_first_direct_message_rings_and_stands_under_its_own_sign(bot: DemoBot, panes: Panes) -> None:
    ada = await panes.open("Ada")
    await ada.slash("whisper")
    await expect(ada.find("toast")).to_contain_text("This is for you alone.")
    await expect(ada.find("place", place="@me")).to_have_attribute("aria-label", "Direct Messages, 1 pings")
    await ada.go_to_dms()
    await ada.wait_for_text("This is for you alone.")
    await expect(ada.find("toast")).to_have_count(0)
    boris = await panes.open("Boris")
    await boris.go_to_dms()
    await boris.say("Is anybody there?")
    await boris.slash("whisper")
    await boris.wait_for_text("This is for you alone.")
    assert len(await ada.texts()) == 1


async def test_a_jump_link_goes_to_the_message(bot: DemoBot, panes: Panes) -> None:
    ada = await panes.open("Ada")
    await ada.slash("play")
    await ada.go_to("table-1")
    await ada.slash("ping", who="Ada")
    await press_on((await ada.wait_for_text("your turn")).locator(".jump"))
    await expect(ada.find("place-name")).to_have_text("general")
    await expect(ada.messages.filter(has_text="Agent Avenue")).to_be_focused()


async def test_a_link_to_a_message_far_above_loads_it(bot: DemoBot, panes: Panes, local: LocalDiscord) -> None:
    world, people = local.world, local.people
    boris, general = world.person("Boris"), world.channel("general")
    first = await people.say(boris, general, "The very first")
    for number in range(80):
        await people.say(boris, general, f"Line {number}")
    server = world.channels[general]["guild_id"]
    await people.say(
        boris, world.channel("table-1"), f"https://discord.com/channels/{server}/{general}/{first['id']}"
    )
    ada = await panes.open("Ada", "table-1")
    await press_on(ada.last.locator(".jump"))
    await expect(ada.messages.filter(has_text="The very first")).to_be_in_viewport()


async def test_threads_stand_under_their_channel_and_archived_ones_say_so(
    bot: DemoBot, panes: Panes, local: LocalDiscord
) -> None:
    ada = await panes.open("Ada")
    await ada.slash("thread", name="Quiet")
    await ada.go_to("Quiet")
    await ada.wait_for_text("The thread begins.")
    names = await ada.find("channel").evaluate_all("rows => rows.map((row) => row.dataset.name)")
    assert names == ["general", "Quiet", *[name for name in CHANNELS if name != "general"]]
    local.world.archive(local.world.channel("Quiet"), locked=True)
    await expect(ada.find("channel", name="Quiet")).to_contain_text("archived")
    await expect(ada.find("composer")).to_have_attribute("placeholder", "This thread is locked.")


async def test_mentions_are_completed_and_sent_as_mentions(bot: DemoBot, panes: Panes, local: LocalDiscord) -> None:
    ada = await panes.open("Ada")
    await ada.find("composer").press_sequentially("Well, @Bo")
    assert await ada.suggestions() == ["Boris"]
    await ada.page.keyboard.press("Enter")
    await ada.find("composer").press_sequentially("see #table-1")
    await ada.page.keyboard.press("Escape")
    await ada.page.keyboard.press("Enter")
    await ada.wait_for_text("Well, @Boris see table-1")
    world = local.world
    said = world.visible_messages(world.channel("general"), world.person("Ada"))[-1]
    assert said["content"] == f"Well, <@{world.person('Boris')}> see <#{world.channel('table-1')}>"


async def test_a_spoiler_opens_at_a_press(bot: DemoBot, panes: Panes) -> None:
    ada = await panes.open("Ada")
    await ada.say("It is ||the mole||")
    hidden = ada.last.locator(".spoiler-text")
    await expect(hidden).to_be_hidden()
    await press_on(ada.last.locator(".spoiler"))
    await expect(hidden).to_be_visible()


async def test_text_is_never_taken_for_markup(bot: DemoBot, panes: Panes) -> None:
    ada = await panes.open("Ada")
    await ada.say("<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1))")
    await expect(ada.last.get_by_test_id("content")).to_have_text(
        "<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1))"
    )


async def test_somebody_new_joins(bot: DemoBot, panes: Panes, local: LocalDiscord) -> None:
    pane = await panes.open("Ada", size=PHONE)
    await press_on(pane.find("drawer"))
    await press_on(pane.find("person-panel"))
    await press_on(pane.find("add-person"))
    await pane.find("new-name").fill("Ada")
    await press_on(pane.find("dialog-confirm"))
    await expect(pane.find("dialog-error")).to_have_text("Ada is here already.")
    await pane.find("new-name").fill("Emil")
    await press_on(pane.find("dialog-confirm"))
    await expect(pane.find("me")).to_have_text("as Emil")
    await pane.ready()
    await pane.slash("play")
    await pane.wait_for_text("A table")


async def test_closing_ones_direct_messages(bot: DemoBot, panes: Panes, local: LocalDiscord) -> None:
    pane = await panes.open("Ada")
    await press_on(pane.find("person-panel"))
    await pane.find("takes-dms").uncheck()
    ada = local.world.people[local.world.person("Ada")]
    await local.world.wait(lambda: not ada.takes_dms)


async def test_what_is_written_in_a_forum_opens_a_post(panes: Panes, local: LocalDiscord) -> None:
    ada = await panes.open("Ada", "forum")
    await ada.say("Who plays Wink?")
    await expect(ada.find("place-name")).to_contain_text("Who plays Wink?")
    post = local.world.channels[local.world.channel("Who plays Wink?")]
    assert (post["type"], post["owner_id"]) == (PUBLIC_THREAD, str(local.world.person("Ada")))
    assert post["parent_id"] == str(local.world.channel("forum"))
