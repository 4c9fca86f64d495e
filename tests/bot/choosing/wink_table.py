"""A table of Wink, begun by pressing, and people who press on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.local.model import Message
from engines.core.seats import Seat
from engines.table.snapshot import Snapshot
from engines.wink import WINK
from engines.wink.moves import CallNumber
from engines.wink.options import Signal
from engines.wink.views import WinkView
from tests.bot.choosing.pressing import NAMES, Players, choices
from tests.bot.life.tables import lobby, snapshot
from tests.support.bot import RunningBot, running_bot, written

PEOPLE = NAMES


@asynccontextmanager
async def wink_table(signal: Signal = "glance") -> AsyncIterator[RunningBot]:
    """A game that four people have begun, in this mode."""
    async with running_bot({WINK.id: WINK}) as bot:
        await lobby(bot, *PEOPLE, game=WINK.id)
        if signal != "glance":
            await bot.arrange("Ada", signal=signal)
        await bot.press("Ada", "Start")
        await bot.app.outbox.idle()
        yield bot


class Pressers(Players):
    """People who press at random, but confirm or go on more often than they change their minds."""

    async def press_any(self, who: str) -> None:
        """Confirm, where one can, in half of all cases; else as anybody presses."""
        panel = self.panel(who)
        keen = [] if panel is None else [each for each in choices(panel) if each.get("label") == "Confirm"]
        if panel is not None and keen and self.dice.random() < 0.5:
            await self.press_one(who, panel, keen[0])
            await self.bot.app.outbox.idle()
        else:
            await super().press_any(who)


async def seat_of(bot: RunningBot, who: str) -> Seat:
    """Where somebody sits."""
    seat = (await snapshot(bot)).record.seat_of(bot.person(who))
    assert seat is not None
    return seat


async def person_at(bot: RunningBot, seat: Seat) -> str:
    """Who sits there."""
    record = (await snapshot(bot)).record
    return next(name for name in PEOPLE if record.seat_of(bot.person(name)) == seat)


def view_of(table: Snapshot, seat: Seat | None) -> WinkView:
    """What a seat, or anybody, may know."""
    view = table.view(seat)
    assert isinstance(view, WinkView)
    return view


async def act(bot: RunningBot, seat: Seat, move: Any) -> None:
    """Make a seat's move."""
    table = await snapshot(bot)
    who = await person_at(bot, seat)
    question = table.question(seat)
    await bot.app.registry.act(table.record.id, seat, move, question, bot.person(who))


async def called(bot: RunningBot) -> tuple[Seat, int, Seat]:
    """Let whoever is on turn at a live table call the first number they may: the caller, the number, whose it is."""
    table = await snapshot(bot)
    caller = table.state.active
    number = view_of(table, caller).may_call[0]
    person = table.record.holders[caller].person
    await bot.app.registry.act(table.record.id, caller, CallNumber(number), table.question(caller), person)
    await bot.app.outbox.idle()
    players = (await snapshot(bot)).state.players
    return caller, number, next(seat for seat, player in enumerate(players) if number in player.hand)


async def opened(bot: RunningBot, who: str) -> str:
    """The words of somebody's hand, opened anew."""
    message = await bot.press(who, "My hand")
    await bot.app.outbox.idle()
    return written(message)


async def pressed(bot: RunningBot, who: str, *labels: str) -> str:
    """Press one after the other; the words of what stands on the hand then."""
    for label in labels:
        await bot.press(who, label)
        await bot.app.outbox.idle()
    return written(hand_of(bot, who))


def hand_of(bot: RunningBot, who: str) -> Message:
    """Somebody's newest hand panel."""
    seen = reversed(bot.seen(who))
    return next(message for message in seen if message["flags"] & 64 and "Refresh" in written(message))
