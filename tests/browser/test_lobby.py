"""A lobby on a phone: its panel fits the screen, a form sets all options, and a guest is invited by their menu."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from tests.bot.life.tables import lobby
from tests.browser.driver import PHONE, Pane, Panes
from tests.support.bot import RunningBot

VISIBLE = 630
"""So many pixels of a message are seen at a time on a phone."""


def tick(pane: Pane, value: str) -> Locator:
    return pane.find("modal").get_by_test_id("tick").and_(pane.find("tick", value=value))


async def test_a_lobby_fits_a_phone_and_is_set_by_a_form(playing: RunningBot, pages: Panes) -> None:
    record = await lobby(playing, "Ada", "Boris", game="agent_avenue")
    pane = await pages.open("Ada", "table-1", PHONE)
    shown = pane.messages.filter(has=pane.frame.get_by_text("Join", exact=True)).last
    await expect(shown.get_by_test_id("picture")).to_be_visible()
    assert (await shown.bounding_box() or {"height": VISIBLE + 1})["height"] <= VISIBLE
    await pane.press("Options")
    await pane.press("The game")
    await pane.press_on(tick(pane, "advanced"))
    await pane.press_on(tick(pane, "green"))
    await pane.press_on(pane.find("dialog-confirm"))
    await expect(pane.find("modal")).to_have_count(0)
    await playing.until_reads("Boris", "Black market: on")
    assert (await playing.record()).options == {"advanced": True, "start": "green"}
    assert record.options["start"] == "chance"


async def test_the_menu_of_a_user_invites_and_the_page_shows_events_and_pins(
    playing: RunningBot, pages: Panes
) -> None:
    world = playing.local.world
    server = world.server("Safehouse")
    world.give_role(world.bot_id, server, world.add_role(server, "planners", "create_events", "pin_messages"))
    await playing.local.people.say(playing.person("Cleo"), playing.channel(), "I want to play.")
    await lobby(playing, "Ada", "Boris", game="agent_avenue")
    await playing.arrange("Ada", moment="+45")
    await playing.slash("Ada", "settings server", where="general")
    await playing.press("Ada", "Pin boards: off", where="general")
    pane = await pages.open("Ada", "table-1")
    await pane.press_on(pane.frame.locator(".author").get_by_text("Cleo"))
    await pane.press_on(pane.find("user-command", command="Invite to a game"))
    await pane.wait_for_text("is invited to your table")
    assert (await playing.record()).invited == (playing.person("Cleo"),)
    await expect(pane.find("event", status="1")).to_contain_text("Agent Avenue")
    await pane.press("Start")
    await expect(pane.find("event", status="2")).to_contain_text("Under way")
    await expect(pane.find("pinned")).to_have_count(1)
