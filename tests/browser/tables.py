"""Whole games on the page by a script: each move is pressed as its panels offer it, and nobody hears a secret."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import Frame, Locator, expect

from bot.tables.keys import move_key
from engines.core.seats import Seat
from engines.table.snapshot import Snapshot
from renderers.words import SOURCE, Words, words
from tests.bot.life.tables import snapshot
from tests.browser.driver import PATIENCE_MS, Pane, Panes, press_on
from tests.browser.players import Player, Wire, owners
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot

FIRST = ""
"""Stands for the first option of a select."""


@dataclass(frozen=True, slots=True)
class Step:
    """A control by its entrance and the beginning of what follows the question in its custom id.

    `value` is what to choose where it is a select.
    """

    entrance: str
    rest: str = ""
    value: str | None = None


Told = Callable[[Any, Words], list[str]]
"""What is told of a seat's view to that seat alone, line by line."""


@contextmanager
def opened_with(bot: RunningBot, seed: int) -> Iterator[None]:
    """Tables opened meanwhile are shuffled by this seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.app, "entropy", lambda size: seed.to_bytes(size, "big"))
        yield


@dataclass
class Table:
    """Two people side by side at a table, and what their pages were told meanwhile."""

    bot: RunningBot
    players: list[Player]
    wire: Wire
    told: Told

    def __post_init__(self) -> None:
        self.kept: set[str] = set()
        """Secrets that one page has shown and the other has not."""

    async def now(self) -> AnySnapshot:
        """The table as it stands, everything shown."""
        await self.bot.app.outbox.idle()
        return await snapshot(self.bot)

    async def asked(self) -> Player:
        """Whoever is asked now."""
        table = await self.now()
        return next(player for player in self.players if player.seat(table) in table.to_act())

    async def key(self, move: Any) -> str:
        """What stands for a move in custom ids."""
        table = await self.now()
        return move_key(table.game, table.record.salt, move)

    async def press(self, *steps: Step) -> None:
        """Press these on the hand panel of whoever is asked, opened where it isn't; nobody hears a secret by it."""
        asked, pane = await self._opened()
        panel: Locator | None = None
        for step in steps:
            these = f'[data-custom-id^="{step.entrance}{asked}{step.rest}"]'
            panel = panel or await _panel(pane, these)
            control = panel.locator(these)
            await control.first.click(timeout=PATIENCE_MS)
            if step.value is not None:
                await _choose(pane.frame, control, step.value)
            await self._taken(control)

    async def tap(self, *labels: str) -> None:
        """Press the buttons of these labels on the same panel."""
        asked, pane = await self._opened()
        panel = await _panel(pane, f'[data-custom-id*="{asked}"]')
        for label in labels:
            named = panel.locator(f'[data-custom-id*="{asked}"]').filter(
                has=pane.frame.get_by_text(label, exact=True)
            )
            identifier = await named.last.get_attribute("data-custom-id", timeout=PATIENCE_MS)
            control = panel.locator(f'[data-custom-id="{identifier}"]')
            await press_on(control)
            await self._taken(control)

    async def _opened(self) -> tuple[str, Pane]:
        """Open the hand panel of whoever is asked; what stands in its custom ids, and on whose pane it is."""
        table, player = await self.now(), await self.asked()
        asked = f":{table.record.id}:{table.question(player.seat(table))}:"
        if not await player.pane.frame.locator(f'[data-custom-id*="{asked}"]').count():
            await player.pane.press("My hand")
        return asked, player.pane

    async def _taken(self, control: Locator) -> None:
        """A press has been answered, and all is shown."""
        await expect(control).to_have_count(0, timeout=PATIENCE_MS)
        await self.check()

    async def check(self) -> None:
        """Neither page has been told, nor shows, what only the other one may know."""
        table = await self.now()
        shown = {player.name: await player.pane.frame.content() for player in self.players}
        for player, other in (self.players, self.players[::-1]):
            locale = self.bot.local.world.people[self.bot.person(player.name)].locale
            secrets = self.hidden(table, player, other, locale)
            told = await self.wire.heard(player.name)
            assert owners(told) <= {str(self.bot.person(player.name))}
            leaked = [line for line in secrets if json.dumps(line)[1:-1] in told or line in told + shown[player.name]]
            assert leaked == []
            self.kept |= {line for line in secrets if line in shown[other.name]}

    def hidden(self, table: Snapshot, viewer: Player, other: Player, locale: str) -> set[str]:
        """What the other one is told and the viewer is not, in the viewer's language and in the source's."""
        if table.record.status != "playing":
            return set()
        found: set[str] = set()
        for said in map(words, {locale, SOURCE}):
            seen, kept = (self.told(table.view(player.seat(table)), said) for player in (viewer, other))
            found |= {*kept} - {*seen}
        return found


async def begun(bot: RunningBot, pages: Panes, game: str, told: Told) -> Table:
    """A game that Ada and Boris have begun, side by side."""
    wire = Wire()
    ada, boris = await pages.beside("Ada", "Boris", watch=wire.listen)
    for pane in (ada, boris):
        await pane.go_to("table-1")
    await ada.slash("play", game=game)
    await boris.press("Join")
    await ada.press("Start")
    await ada.button("My hand").wait_for(timeout=PATIENCE_MS)
    players = [Player(bot, name, pane, random.Random(7)) for name, pane in (("Ada", ada), ("Boris", boris))]
    return Table(bot, players, wire, told)


async def closed(table: Table) -> tuple[Seat, ...]:
    """The winners, once both pages show how the game ended, each picture with its words."""
    outcome = (await table.now()).record.outcome
    assert outcome is not None
    for player in table.players:
        await player.pane.wait_for_text("🏆" if outcome.winners else "Nobody wins.")
        assert all(picture.alt for picture in await player.pane.pictures())
    assert table.kept
    return outcome.winners


async def _panel(pane: Pane, these: str) -> Locator:
    """The newest message that offers these controls: an older panel may have caught up meanwhile."""
    newest = pane.messages.filter(has=pane.frame.locator(these)).last
    message = await newest.get_attribute("data-message-id", timeout=PATIENCE_MS)
    return pane.frame.locator(f'[data-message-id="{message}"]')


async def _choose(frame: Frame, selects: Locator, value: str) -> None:
    """Choose a value in the open select, or in the one after it that has it."""
    chosen = frame.locator(".select-popup " + (f'[data-value="{value}"]' if value else '[data-testid="option"]'))
    for other in (await selects.all())[1:]:
        await frame.locator('.select-popup [data-testid="option"]').first.wait_for()
        if await chosen.count():
            break
        await frame.press("body", "Escape")
        await press_on(other)
    await press_on(chosen.first)
