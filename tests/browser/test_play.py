"""Whole games on the page: two people side by side who never see the other's cards, and one alone on a phone."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from operator import sub

from playwright.async_api import expect

from tests.bot.life.tables import snapshot
from tests.browser.driver import PHONE, Pane, Panes
from tests.browser.heights import MEASURE, VISIBLE
from tests.browser.players import Player, Wire, begun, hidden_names, owners, play_out
from tests.support.bot import RunningBot

SCREEN = 630
"""How much of the page a phone shows of messages, in pixels."""


async def test_two_people_side_by_side_play_a_game_and_never_see_the_others_cards(
    playing: RunningBot, pages: Panes
) -> None:
    wire = Wire()
    ada, boris = await pages.beside("Ada", "Boris", watch=wire.listen)
    for pane in (ada, boris):
        await pane.go_to("table-1")
    await ada.slash("play", game="Agent Avenue")
    await boris.press("Join")
    await ada.press("Start")
    players = [Player(playing, name, pane, random.Random(7)) for name, pane in (("Ada", ada), ("Boris", boris))]
    checked: set[str] = set()

    async def nothing_leaked(_: str) -> None:
        table = await snapshot(playing)
        for player in players:
            locale = playing.local.world.people[playing.person(player.name)].locale
            names = hidden_names(table, player.seat(table), locale)
            told, shown = await wire.heard(player.name), await player.pane.frame.content()
            assert owners(told) <= {str(playing.person(player.name))}
            assert [name for name in names if name in told or name in shown] == []
            checked.update(names)

    await play_out(playing, players, nothing_leaked)
    assert checked
    for pane in (ada, boris):
        await pane.wait_for_text("🏆")
        assert all(picture.alt for picture in await pane.pictures())


@dataclass
class Newcomer(Player):
    """Somebody on a phone, who must not have to scroll between a question's picture and its buttons."""

    heights: list[float] = field(default_factory=list)

    async def choose(self, these: str) -> None:
        """Press one of these buttons; note how high the picture and all of them are together."""
        panel = self.pane.messages.filter(has=self.pane.frame.locator(these)).last
        self.heights.append((await panel.evaluate(MEASURE))[0])
        await super().choose(these)


async def test_one_person_plays_alone_on_a_phone(playing: RunningBot, pages: Panes) -> None:
    ada = await pages.open("Ada", size=PHONE)
    await begun_alone(ada)
    await begun(playing, ada)
    await ada.press("How to play")
    await expect(await ada.wait_for_picture("How to play")).to_be_in_viewport(ratio=1)
    await expect(ada.find("dismiss").last).to_be_in_viewport(ratio=1)

    async def fits(_: str) -> None:
        assert await ada.frame.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    newcomer = Newcomer(playing, "Ada", ada, random.Random(3))
    await play_out(playing, [newcomer], fits)
    assert newcomer.heights
    assert max(newcomer.heights) <= VISIBLE
    await ada.wait_for_text("🏆")
    pictures = await ada.pictures()
    assert pictures
    assert all(picture.alt and picture.width <= PHONE[0] for picture in pictures), pictures


async def begun_alone(pane: Pane) -> None:
    """A game that one person has begun alone, by way of help and the list of games."""
    await pane.go_to("table-1")
    await pane.slash("help")
    await expect(pane.last).to_be_in_viewport(ratio=1)
    await pane.press("Play")
    await pane.button("Open a table of Wink").wait_for()
    ends = await pane.last.locator(".action-row").evaluate_all("rows => rows.map((row) => row.offsetTop)")
    assert max(map(sub, ends[1:], ends)) < SCREEN, "a game takes a screen at most"
    await pane.press("Open a table of Agent Avenue")
    await pane.press("Start")
