"""A click on a move, from the press to its answer with the move durable, against a bare discord.py bot.

The bare bot defers, commits the very same rows through the same store, and edits its message; both run on one local
Discord, turn by turn in blocks, and the milliseconds are taken from the press to the first edit of the panel. What is
pressed is the same: the bare bot's message is made to look like the panel that was pressed in the game. And both
start cold, as a click among other work does: before each of the bare bot's clicks a board is drawn, as the bot draws
one between its own.
"""

from __future__ import annotations

import asyncio
import gc
import random
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import discord
from discord import ui

import engines
from bot.basics.clock import SystemClock
from bot.basics.garbage import spare_loaded
from bot.config import Settings
from bot.local.model import Json, Message
from bot.local.server import LocalDiscord
from bot.local.world.changes import WorldChange
from bot.running import built, connected
from bot.store import Store
from engines.table.ports import Change
from engines.table.record import Record
from renderers import agent_avenue
from renderers.words import words
from tests.bench.rows import Row
from tests.bot.choosing.pressing import Players
from tests.renderers import samples
from tests.support.bot import RunningBot, threads
from tests.support.local import TOKEN, fresh, online

BLOCKS = 5
CLICKS_A_BLOCK = 40
NAMES = ("Ada", "Boris")
MOST_OF_THE_MEDIAN = 1.3
MOST_OF_THE_P99 = 3.0


@dataclass(frozen=True)
class Figures:
    """Milliseconds from press to answer: median and 99th centile of the bot and of the bare one."""

    move_ms: float
    move_p99_ms: float
    bare_ms: float
    bare_p99_ms: float

    @property
    def ratio(self) -> float:
        """How many times the bare bot's median a move's median takes."""
        return self.move_ms / self.bare_ms

    @property
    def p99_ratio(self) -> float:
        """How many times the bare bot's median a move's 99th centile takes."""
        return self.move_p99_ms / self.bare_ms


def measure(blocks: int = BLOCKS, clicks: int = CLICKS_A_BLOCK) -> Figures:
    """Take all figures in one run, with garbage collected as in the bot's own process."""
    gc.collect()
    spare_loaded()
    return asyncio.run(_measure(blocks, clicks))


def run() -> list[Row]:
    """The section's rows."""
    taken = measure()
    bare = f"{taken.bare_ms:.1f} ms bare bot, median"
    return [
        Row("click to answer, median", f"{taken.move_ms:.1f} ms", bare, taken.ratio, MOST_OF_THE_MEDIAN),
        Row("click to answer, p99", f"{taken.move_p99_ms:.1f} ms", bare, taken.p99_ratio, MOST_OF_THE_P99),
    ]


async def _measure(blocks: int, clicks: int) -> Figures:
    moves: list[float] = []
    bare: list[float] = []
    with TemporaryDirectory() as folder:
        async with fresh(clock=SystemClock()) as local:
            for block in range(blocks):
                kept = Kept()
                moves += await _moves(local, Path(folder) / f"bot-{block}.sqlite3", clicks, kept)
                bare += await _bare(local, Path(folder) / f"bare-{block}.sqlite3", kept)
    return Figures(median(moves), _p99(moves), median(bare), _p99(bare))


@dataclass
class Kept:
    """What the bot kept, in order: tables created, changes; `timed` leads a timed click to its panel."""

    rows: list[Record | Change] = field(default_factory=list)
    timed: dict[int, Pressed] = field(default_factory=dict)


@dataclass(frozen=True)
class Pressed:
    """A panel as it stood when its owner pressed it, and the custom id of what was pressed on it."""

    panel: Message
    person: int
    custom_id: str


async def _moves(local: LocalDiscord, database: Path, clicks: int, kept: Kept) -> list[float]:
    """The bot's own times over so many moves."""
    settings = Settings(database=database)
    async with (
        built(settings, SystemClock(), engines.GAMES, quiet_s=0.02, program_pool=threads) as app,
        connected(app, TOKEN),
    ):
        await app.client.begun.wait()
        _watch_store(app.store.sessions, kept)
        bot = RunningBot(app, local, SystemClock())  # type: ignore[arg-type]
        players = Timed(bot, NAMES, random.Random(1), kept=kept)
        while len(players.times) < clicks:
            await players.one_game(clicks)
    return players.times


@dataclass
class Timed(Players):
    """Two people whose presses of a move are timed."""

    kept: Kept = field(default_factory=Kept)
    times: list[float] = field(default_factory=list)

    async def one_game(self, most: int) -> None:
        """Open a table, play it to its end or until enough presses were timed, and end it."""
        await self.bot.slash("Ada", "play", where=self.where, game="agent_avenue")
        await self.bot.press("Boris", "Join", where=self.where)
        await self.bot.press("Ada", "Start", where=self.where)
        while len(self.times) < most and (waited := await self.waited_for()):
            await self.press_any(waited[0])
        await self._end()

    async def press_one(self, who: str, panel: Message, control: Json) -> None:
        """Press, and time it where it is a move."""
        if not str(control["custom_id"]).startswith("move:"):
            await super().press_one(who, panel, control)
            return
        person, channel = self.bot.person(who), self.bot.channel(self.where)
        self.kept.timed[len(self.kept.rows)] = Pressed(panel, person, control["custom_id"])
        self.times.append(await timed(self.bot.local, person, channel, int(panel["id"]), control["custom_id"]))

    async def _end(self) -> None:
        record = await self.bot.record(self.where)
        if record.status == "playing":
            await self.bot.slash("Ada", "game abandon", where=self.where)
            await self.bot.press("Ada", "End without a result", where=self.where)
        await self.bot.app.outbox.idle()


async def timed(local: LocalDiscord, person: int, channel: int, message: int, custom_id: str) -> float:
    """Milliseconds from the press to the first edit of the message pressed."""
    answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def changed(told: WorldChange) -> None:
        same = told.kind == "message_update" and int(told.payload["id"]) == message
        if same and not answered.done():
            answered.set_result(perf_counter())

    stop = local.world.subscribe(changed)
    try:
        began = perf_counter()
        await local.people.click(person, channel, message, custom_id)
        async with asyncio.timeout(5):
            return 1000 * (await answered - began)
    finally:
        stop()


async def _bare(local: LocalDiscord, database: Path, kept: Kept) -> list[float]:
    """The bare bot's times over the same rows."""
    store = await Store.open(database, SystemClock())
    times: list[float] = []
    try:
        client = Bare(store)
        async with online(client):
            channel = local.world.channel("table-2")
            posted = await client.get_partial_messageable(channel).send(view=button("bare"))
            for place, row in enumerate(kept.rows):
                if isinstance(row, Record):
                    await store.sessions.create(row)
                elif (pressed := kept.timed.get(place)) is not None:
                    client.change = row
                    _dress(local, channel, posted.id, pressed.panel)
                    await asyncio.to_thread(agent_avenue.board, next(iter(samples.BOARDS.values())), words("en"))
                    times.append(await timed(local, pressed.person, channel, posted.id, pressed.custom_id))
                else:
                    await store.sessions.commit(row)
    finally:
        await store.close()
    return times


def _dress(local: LocalDiscord, channel: int, message: int, panel: Message) -> None:
    """Make the bare bot's message look like a panel, private as it is."""
    local.world.messages[channel][message] = {**panel, "id": str(message), "channel_id": str(channel)}


class Bare(discord.Client):
    """Defers, commits, edits: the least that a bot does which keeps what it is told."""

    def __init__(self, store: Store) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True), max_messages=None)
        self.store = store
        self.change: Change | None = None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press."""
        await interaction.response.defer()
        if self.change is not None:
            await self.store.sessions.commit(self.change)
        await interaction.edit_original_response(view=button("bare"))


def button(custom_id: str) -> ui.LayoutView:
    """A panel of a line and a button."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(label="Play", custom_id=custom_id))
    view.add_item(ui.Container(ui.TextDisplay("Done."), row))
    view.stop()
    return view


def _watch_store(sessions: Any, kept: Kept) -> None:
    create, commit = sessions.create, sessions.commit

    async def created(record: Record) -> Record:
        made: Record = await create(record)
        kept.rows.append(record)
        return made

    async def committed(change: Change) -> bool:
        kept.rows.append(change)
        done: bool = await commit(change)
        return done

    sessions.create, sessions.commit = created, committed


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]
