"""Wink on the page: four people play a short game by glance, with a link, a catch and a wrong accusation."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field

import pytest
import pytest_asyncio
from playwright.async_api import TimeoutError as TooLate

from engines.core.seats import Seat
from engines.wink import WINK, setup
from engines.wink.rules import eyes
from engines.wink.state import State
from engines.wink.views import PlayerView, WinkView
from renderers.wink import seat_mark
from renderers.words import words
from tests.bot.life.tables import snapshot
from tests.browser.driver import PATIENCE_MS, Pane, Panes
from tests.browser.tables import opened_with
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot, controls, running_bot

SEED = 3
CARDS = 2
"""So few cards has everybody in this short game."""
MOST_BEATS = 16
LOOKS = 30
ENGLISH = words("en")


@pytest_asyncio.fixture(loop_scope="session")
async def playing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RunningBot]:
    """The bot with a short Wink, in which every eye moves and is seen to."""
    monkeypatch.setattr(setup, "hand_size", lambda _: CARDS)
    monkeypatch.setattr(setup, "numbers_of", lambda seats: range(1, CARDS * seats + 1))
    monkeypatch.setattr(eyes, "happens", lambda *_: True)
    async with running_bot({WINK.id: WINK}, packed=True) as bot:
        yield bot


@dataclass
class Table:
    """Four people, each on a page of their own, who know where every card is and have done these things once."""

    bot: RunningBot
    panes: dict[str, Pane]
    done: set[str] = field(default_factory=set)

    async def now(self) -> AnySnapshot:
        """The table as it stands, everything shown on every page."""
        await self.bot.app.outbox.idle()
        for name, pane in self.panes.items():
            await self._shown(name, pane)
        return await snapshot(self.bot)

    async def _shown(self, name: str, pane: Pane) -> None:
        """What follows a press may come after its acknowledgement: what is waited for is looked up anew."""
        for _ in range(LOOKS):
            with suppress(TooLate):
                await pane.wait_for_controls(self._offered(name), PATIENCE_MS / LOOKS)
                return
        await pane.wait_for_controls(self._offered(name))

    def _offered(self, name: str) -> list[str]:
        seen = [control for message in self.bot.seen(name) for control in controls(message)]
        return [control["custom_id"] for control in seen if "custom_id" in control]

    async def me(self, name: str) -> tuple[State, WinkView, PlayerView]:
        """What there is, and what somebody knows of it."""
        table = await self.now()
        seat = table.record.seat_of(self.bot.person(name))
        view = table.view(seat)
        assert isinstance(view, WinkView)
        assert view.me is not None
        return table.state, view, view.me

    async def beat(self) -> None:
        """Everybody sets what they want and confirms."""
        for name, pane in self.panes.items():
            await self.look(name, pane)
            await self.accuse(name, pane)
            await self.call(name, pane)
            await self.press(pane, "Confirm")

    async def press(self, pane: Pane, label: str) -> None:
        """Press a button as soon as it is there, and let all be shown."""
        await pane.button(label).wait_for(timeout=PATIENCE_MS)
        await pane.press(label)
        await self.now()

    async def pick(self, pane: Pane, placeholder: str, label: str) -> None:
        """Choose in a select as soon as it is there, and let all be shown."""
        select = pane.frame.locator(f'[data-testid="select"][data-placeholder="{placeholder}"]')
        await select.last.wait_for(timeout=PATIENCE_MS)
        await pane.pick(placeholder, label)
        await self.now()

    async def look(self, name: str, pane: Pane) -> None:
        """Callers and accomplices look at each other, whoever is neither at the newest accomplice."""
        state, view, me = await self.me(name)
        holders = {call.seat: _holder(state, call.number) for call in view.calls}
        mine = [call.seat for call in view.accomplice_of]
        wanted = mine[-1] if mine else holders.get(me.seat, next(iter(holders.values()), None))
        assert me.settings is not None
        if wanted is not None and wanted not in (me.seat, me.settings.watching):
            mark = seat_mark(wanted, ENGLISH)
            due = await pane.button(f"😉 {mark}").count()
            await self.press(pane, f"😉 {mark}" if due else f"👁️ {mark}")

    async def accuse(self, name: str, pane: Pane) -> None:
        """Catch somebody once, and be wrong once."""
        state, _, me = await self.me(name)
        for seen in me.sightings or ():
            what = "catch" if _holder(state, seen.number) == seen.suspect else "wrong"
            if what in self.done or _holder(state, seen.number) == me.seat:
                continue
            self.done.add(what)
            who, caller = seat_mark(seen.suspect, ENGLISH), seat_mark(seen.caller, ENGLISH)
            await self.pick(
                pane, "Accuse somebody whose glance you saw", f"Accuse {who} of holding {seen.number} for {caller}"
            )
            return

    async def call(self, name: str, pane: Pane) -> None:
        """On turn name the true holder, and call the first number there is."""
        state, view, me = await self.me(name)
        if me.seat != view.active:
            return
        if me.call is not None:
            holder = seat_mark(_holder(state, me.call.number), ENGLISH)
            asks = f"Who holds your {me.call.number}?"
            await self.pick(pane, asks, f"Name {holder} for {me.call.number}")
        if view.may_call:
            first, last = view.may_call[0], view.may_call[-1]
            asks = f"Call a number ({first})" if first == last else f"Call a number ({first}–{last})"
            await self.pick(pane, asks, f"Call {first}")


def _holder(state: State, number: int) -> Seat:
    return next(seat for seat, player in enumerate(state.players) if number in player.hand)


async def begun(bot: RunningBot, pages: Panes) -> Table:
    """A game that four people have begun, all hands open."""
    (ada, boris), (cleo, dmitri) = await pages.beside("Ada", "Boris"), await pages.beside("Cleo", "Dmitri")
    panes = {"Ada": ada, "Boris": boris, "Cleo": cleo, "Dmitri": dmitri}
    for pane in panes.values():
        await pane.go_to("table-1")
    await ada.slash("play", game="Wink")
    for pane in (boris, cleo, dmitri):
        await pane.press("Join")
    await ada.press("Start")
    for pane in panes.values():
        await pane.button("My hand").wait_for(timeout=PATIENCE_MS)
        await pane.press("My hand")
    return Table(bot, panes)


@pytest.mark.long
async def test_four_people_play_a_short_game_by_glance(playing: RunningBot, pages: Panes) -> None:
    with opened_with(playing, SEED):
        table = await begun(playing, pages)
    for _ in range(MOST_BEATS):
        if (await table.now()).record.status != "playing":
            break
        await table.beat()
    over = (await table.now()).view(None)
    assert isinstance(over, WinkView)
    accusations = [made.right for turn in over.turns for made in turn.accusations]
    assert {True, False} <= {*accusations}
    assert any(turn.naming is not None and turn.naming.right for turn in over.turns)
    for pane in table.panes.values():
        await pane.wait_for_text("🏆")
        await pane.wait_for_picture("points (crowd")
        assert all(picture.alt for picture in await pane.pictures())
