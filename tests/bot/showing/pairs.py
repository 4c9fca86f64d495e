"""Games played on a bot from a chosen deal, and what those were sent meanwhile who hide nothing."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import json
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.local.world.changes import WorldChange
from engines.core.game import AnyGame
from tests.bot.life.tables import lobby
from tests.bot.showing.tables import NAMES, Table, settle_in
from tests.support.bot import RunningBot, running_bot
from tests.support.clock import FakeClock

SNOWFLAKE = re.compile(r"\d{12,20}")
"""Ids, and nonces, which are drawn at random and may be shorter."""
HOST = re.compile(r"http://127\.0\.0\.1:\d+")


class Listener:
    """Notes what reaches the channel and whoever hides nothing, with files' bytes and the moment."""

    def __init__(self, bot: RunningBot, hiding: Iterable[int]) -> None:
        self._bot, self._heard = bot, list[tuple[str, str, str]]()
        world = bot.local.world
        self._names = {str(bot.person(name)): name for name in NAMES}
        self._hidden = {bot.person(NAMES[seat]) for seat in hiding}
        self._closed = {world.dm(person) for person in self._hidden}
        self.stop = world.subscribe(self._hear)

    def _hear(self, change: WorldChange) -> None:
        told = change.kind.startswith("message_") or change.kind in ("typing", "channel")
        if not told or change.only_for in self._hidden or change.channel in self._closed:
            return
        files = [
            hashlib.sha256(self._bot.local.world.store.blob(int(each["id"])) or b"").hexdigest()
            for each in change.payload.get("attachments", ())
        ]
        said = json.dumps([change.kind, change.only_for, str(change.channel), change.payload, files], sort_keys=True)
        message = f"{change.channel} {change.payload.get('id')}"
        self._heard.append((message, str(self._bot.clock.now()), HOST.sub("", SNOWFLAKE.sub(self._named, said))))

    def _named(self, found: re.Match[str]) -> str:
        return self._names.get(found[0], "#")

    def taken(self) -> list[list[tuple[str, str]]]:
        """What was heard since: for each message all that became of it, in order; of edits at one moment the last."""
        by_message: dict[str, list[tuple[str, str]]] = {}
        for message, at, said in self._heard:
            before = by_message.setdefault(message, [])
            if before and before[-1][0] == at and _edits(before[-1][1]) and _edits(said):
                before.pop()
            before.append((at, said))
        self._heard.clear()
        return sorted(by_message.values())


def _edits(said: str) -> bool:
    return said.startswith('["message_update"')


async def settled(at: Table) -> None:
    """Let everything be shown, also what only time brought."""
    await at.bot.app.ticker.tick()
    for _ in range(5):
        await asyncio.sleep(0)
        await at.settled()


def dealing(game: AnyGame, state: Any, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The game, dealt like this."""
    dealt = copy.copy(game)
    monkeypatch.setattr(dealt, "setup", lambda *_: game.clone(state))
    return dealt


@asynccontextmanager
async def begun(
    game: AnyGame,
    *,
    by_message: Iterable[str],
    opening: Iterable[str],
    options: Mapping[str, Any] = {},
) -> AsyncIterator[Table]:
    """A game that all have begun from one seed: some get their hands by message, some have opened theirs.

    `options` are set in the forms of the lobby.
    """
    async with running_bot({game.id: game}, clock=FakeClock(), entropy=lambda size: bytes(range(size))) as bot:
        for name in by_message:
            await settle_in(bot, name, hands="dm")
        await lobby(bot, *NAMES, game=game.id)
        if options:
            await bot.arrange("Ada", **options)
        await bot.press("Ada", "Start")
        at = Table(bot, (await bot.record()).id, bot.channel())
        await settled(at)
        for name in opening:
            await bot.press(name, "My hand")
        await settled(at)
        yield at
