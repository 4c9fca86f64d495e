"""People who play Agent Avenue on the page, and what their pages were told meanwhile."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.async_api import Page, Response, WebSocket, expect

from bot.local.model import EPHEMERAL
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.views import AgentAvenueView
from engines.core.game import View
from engines.core.seats import Seat
from engines.table.snapshot import Snapshot
from renderers.words import SOURCE, words
from tests.bot.life.tables import snapshot
from tests.browser.driver import PATIENCE_MS, Pane, press_on
from tests.support.bot import RunningBot

Look = Callable[[str], Awaitable[None]]


@dataclass
class Wire:
    """Everything that pages have received, by the person they act for: answers and events."""

    told: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    _reading: list[Response] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        """Note what this page, its frames too, receives from now on."""
        page.on("websocket", self._socket)
        page.on("response", self._answered)

    async def heard(self, person: str) -> str:
        """All that was told to the pages of a person since this was last asked."""
        answers, self._reading[:] = tuple(self._reading), []
        for answer in answers:
            if "/ui/" in answer.url and answer.status == 200 and answer.request.resource_type != "websocket":
                asked = answer.request.post_data_json or {}
                self.told[asked.get("person") or _person(answer.url)].append(await answer.text())
        return "\n".join(self.told.pop(person, ()))

    def _answered(self, response: Response) -> None:
        self._reading.append(response)

    def _socket(self, socket: WebSocket) -> None:
        person = _person(socket.url)
        socket.on("framereceived", lambda frame: self.told[person].append(str(frame)))


def _person(url: str) -> str:
    return parse_qs(urlsplit(url).query)["person"][0]


@dataclass
class Player:
    """Somebody on a page; `look` is called with what was just done, after each step."""

    bot: RunningBot
    name: str
    pane: Pane
    dice: random.Random
    where: str = "table-1"

    async def turn(self) -> None:
        """Answer one question, as often as the panel asks on."""
        table = await snapshot(self.bot, self.where)
        seat = self.seat(table)
        question = table.question(seat)
        asked = self.pane.frame.locator(f'[data-testid="button"][data-custom-id*=":{table.record.id}:{question}:"]')
        if not await asked.count():
            await self.pane.press("My hand")
        await asked.first.wait_for(timeout=PATIENCE_MS)
        while (await snapshot(self.bot, self.where)).question(seat) == question:
            await self.choose(f'[data-custom-id*=":{table.record.id}:{question}:"]')

    async def choose(self, these: str) -> None:
        """Press one of these buttons of the newest panel."""
        panel = self.pane.messages.filter(has=self.pane.frame.locator(these)).last
        buttons = panel.locator(f'[data-testid="button"]{these}')
        offered = [str(await button.get_attribute("data-custom-id")) for button in await buttons.all()]
        chosen = self.dice.choices(offered, [0.1 if is_way_back(each) else 1 for each in offered])[0]
        pressed = panel.locator(f'[data-custom-id="{chosen}"]')
        await press_on(pressed)
        await expect(pressed).to_have_count(0, timeout=PATIENCE_MS)
        await self.bot.app.outbox.idle()

    def seat(self, table: Snapshot) -> Seat:
        """The seat at a table."""
        seat = table.record.seat_of(self.bot.person(self.name))
        assert seat is not None
        return seat


def is_way_back(custom_id: str) -> bool:
    """Whether a button leads away from laying a card: to setting one aside, or back."""
    name, *args = custom_id.split(":")
    return name == "focus" and args[2:] in ([], ["aside"])


async def begun(bot: RunningBot, pane: Pane) -> None:
    """Wait until a game has begun and its first question is asked."""
    await pane.button("My hand").wait_for(timeout=PATIENCE_MS)
    await settled(bot)


async def settled(bot: RunningBot) -> None:
    """Wait until programs have moved and all is shown."""
    await bot.app.programs.settled()
    await bot.app.outbox.idle()


async def play_out(bot: RunningBot, players: list[Player], look: Look) -> None:
    """Play the game that is beginning to its end; `look` is called after each turn with whose it was."""
    await begun(bot, players[0].pane)
    while True:
        await settled(bot)
        table = await snapshot(bot, players[0].where)
        if table.record.status != "playing":
            return
        asked = next(player for player in players if player.seat(table) in table.to_act())
        await asked.turn()
        await look(asked.name)


def hidden_names(table: Snapshot, viewer: Seat, locale: str) -> set[str]:
    """The names, in the seat's language and in public, of agents that others hold or hid and that its view lacks."""
    shown = table.view(viewer).model_dump_json()
    secret = {
        agent for other in range(table.record.seats) if other != viewer for agent in _secrets(table.view(other))
    }
    unknown = {agent for agent in secret if f'"{agent}"' not in shown}
    keys = [f"agent-avenue-agent-{agent.replace('_', '-')}" for agent in unknown]
    return {words(each).get(key) for each in (locale, SOURCE) for key in keys}


def _secrets(view: View) -> Iterator[Agent]:
    assert isinstance(view, AgentAvenueView)
    hand = view.hands[view.seat or 0]
    yield from hand.hand or ()
    yield from hand.set_aside or ()
    if view.pair.face_down is not None:
        yield view.pair.face_down


def owners(told: str) -> set[str]:
    """The ids of the people whose private messages are among what a page was told."""
    return {owner for line in told.splitlines() for owner in _owners(json.loads(line))}


def _owners(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if (part.get("flags") or 0) & EPHEMERAL and "interaction_metadata" in part:
            yield part["interaction_metadata"]["user"]["id"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from _owners(each)
