"""Tables in play on a running bot, moved from within, and what people were sent meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from bot.local.model import Message
from bot.local.world.changes import WorldChange
from bot.store.preferences import PersonSettings
from bot.store.shown import Shown
from engines.core.errors import AlreadySo
from engines.table.changes import Publication
from engines.table.record import Record
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot, written
from tests.support.clock import PATIENCE_S
from tests.support.lantern import Bid

NAMES = ("Ada", "Boris", "Cleo", "Dmitri")


@dataclass
class Table:
    """A table whose seats are Ada's, Boris's … in this order."""

    bot: RunningBot
    session: int
    channel: int

    async def snapshot(self) -> AnySnapshot:
        """The table as it stands."""
        async with self.bot.app.registry.holding(self.session) as held:
            return held.snapshot

    async def record(self) -> Record:
        """The record as it stands."""
        return (await self.snapshot()).record

    async def act(self, seat: int, move: Any = None) -> Publication:
        """Let a seat's owner play a move (None: the first legal one) and let everything be shown."""
        publication = await self.act_only(seat, move)
        await self.settled()
        return publication

    async def set(self, seat: int, move: Any) -> None:
        """Let a seat's owner set something, which may be so already."""
        with suppress(AlreadySo):
            await self.act(seat, move)

    async def act_only(self, seat: int, move: Any = None) -> Publication:
        """Let a seat's owner play a move (None: the first legal one)."""
        snapshot = await self.snapshot()
        chosen = snapshot.legal(seat)[0] if move is None else move
        person = snapshot.record.holders[seat].person
        return await self.bot.app.registry.act(self.session, seat, chosen, None, person)

    async def bid(self, seat: int, nth: int = 0) -> Publication:
        """Let a seat of Lantern lay its nth card."""
        snapshot = await self.snapshot()
        return await self.act(seat, Bid(snapshot.state.hands[seat][nth]))

    async def play_out(self) -> None:
        """Play first moves until the game is over."""
        while seats := (await self.snapshot()).to_act():
            await self.act(min(seats))

    async def settled(self) -> None:
        """Wait until nothing is left to be shown."""
        await self.bot.app.outbox.idle()

    async def shown(self, recipient: str) -> Shown | None:
        """What a recipient has before it."""
        return await self.bot.app.outbox.messages.get(self.session, recipient)

    def board(self, who: str = "Cleo") -> Message:
        """The board as somebody sees it."""
        found = [message for message in self.bot.seen(who, where=self.channel) if "\nHow to play" in written(message)]
        public = [message for message in found if not message["flags"] & 64]
        assert len(public) == 1, [written(message) for message in public]
        return public[0]

    def panel(self, who: str) -> Message:
        """Somebody's newest private panel."""
        seen = self.bot.seen(who, where=self.channel)
        return next(message for message in reversed(seen) if message["flags"] & 64 and "Refresh" in written(message))

    async def refresh(self, who: str) -> str:
        """Press *Refresh* on somebody's newest panel; what it says then."""
        before = self.panel(who)
        await self.bot.press(who, "Refresh", where=self.channel)
        await self.bot.until(lambda: self.panel(who) is not before or None)
        await self.settled()
        return written(self.panel(who))

    def pings(self, who: str = "Cleo") -> list[str]:
        """The pings in the channel."""
        seen = self.bot.seen(who, where=self.channel)
        return [message["content"] for message in seen if "<@" in message["content"] and not message["flags"] & 64]


async def eventually(predicate: Callable[[], Any], within_s: float = PATIENCE_S) -> None:
    """Let everything else go on until something holds that no change of the world tells of."""
    async with asyncio.timeout(within_s):
        while not predicate():  # noqa: ASYNC110 - nothing announces it
            await asyncio.sleep(0)


@dataclass
class Heard:
    """What the world told of while something was watched."""

    changes: list[WorldChange] = field(default_factory=list)

    def messages(self, channel: int | None = None) -> list[tuple[str, int | None]]:
        """Messages that came, changed or went, with the one person who may see them."""
        return [
            (change.kind, change.only_for)
            for change in self.changes
            if change.kind.startswith("message_") and channel in (None, change.channel)
        ]


@contextmanager
def watched(bot: RunningBot) -> Iterator[Heard]:
    """Note everything that changes in the world meanwhile."""
    heard = Heard()
    stop = bot.local.world.subscribe(heard.changes.append)
    try:
        yield heard
    finally:
        stop()


async def table(bot: RunningBot, game: str = "lantern", people: int = 2, where: str | int = "table-1") -> Table:
    """A table in play."""
    await bot.slash(NAMES[0], "play", where=where, game=game)
    for name in NAMES[1:people]:
        await bot.press(name, "Join", where=where)
    await bot.press(NAMES[0], "Start", where=where)
    record = await bot.record(where)
    assert record.status == "playing"
    opened = Table(bot, record.id, record.place.channel)
    await opened.settled()
    return opened


async def settle_in(bot: RunningBot, who: str, **settings: Any) -> None:
    """Let somebody have these settings."""
    await bot.app.people.set(bot.person(who), PersonSettings(**settings))
    await bot.app.upkeep.person_changed(bot.person(who))
    await bot.app.outbox.idle()
