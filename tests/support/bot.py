"""The whole bot on a local Discord of its own, for tests: people press what they see, time is turned by hand."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import discord

from bot.app import App
from bot.basics.address import Address
from bot.basics.entropy import Entropy
from bot.basics.share import Share
from bot.config import Settings
from bot.local.model import Interaction, Json, Message
from bot.local.server import LocalDiscord
from bot.local.world.seed import PEOPLE
from bot.running import built, connected
from bot.store.sqlite import SqliteDatabase
from engines.core.game import AnyGame
from engines.table.record import Record
from renderers.icons import icons_of
from tests.support.cheaper import cheaper
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.deals import deals
from tests.support.games import all_games, registered
from tests.support.local import TOKEN, fresh

T = TypeVar("T")

TABLE_FIELDS = {"seats", "pace", "late", "moment", "table"}
"""What a lobby sets that isn't the game's own."""


@dataclass
class RunningBot:
    """A bot on its local Discord. Ada, Boris, Cleo and Dmitri are there, and the channels of the seeded server.

    All of them speak English unless a test says otherwise.
    """

    app: App
    local: LocalDiscord
    clock: FakeClock
    errors: list[str] = field(default_factory=list)
    handled: dict[int, asyncio.Event] = field(default_factory=lambda: defaultdict(asyncio.Event))
    """Which presses and forms the bot is done with."""

    def __post_init__(self) -> None:
        enter = self.app.client.on_interaction

        async def noting(interaction: discord.Interaction[Any]) -> None:
            try:
                await enter(interaction)
            finally:
                self.handled[interaction.id].set()

        self.app.client.on_interaction = noting

    def show_nothing(self) -> None:
        """From now on nothing that happens is shown, as when the bot has died right after storing it."""
        app = self.app
        shows = (
            app.histories,
            app.boards,
            app.hands,
            app.notes,
            app.owners,
            app.planning,
            app.lobby_calls,
            app.over_calls,
        )
        for each in shows:
            app.registry.listeners.remove(each.published)

    def person(self, name: str) -> int:
        """The id of a person."""
        return self.local.world.person(name)

    def speaks(self, name: str, locale: str) -> None:
        """From now on a person's client is set to that Discord locale."""
        self.local.world.set_locale(self.person(name), locale)

    def channel(self, name: str = "table-1") -> int:
        """The id of a channel or thread."""
        return self.local.world.channel(name)

    async def slash(self, who: str, command: str, /, *, where: str | int = "table-1", **options: object) -> Message:
        """Type a command and wait for what the bot answers in the end."""
        channel = where if isinstance(where, int) else self.channel(where)
        return await self.finished(await self.local.people.slash(self.person(who), channel, command, **options))

    async def press(
        self, who: str, label: str, *, where: str | int = "table-1", values: Iterable[str] = ()
    ) -> Message:
        """Press the newest button that is labelled so (or begins so), or choose in the select of that placeholder."""
        return await self.finished(await self.pressing(who, label, where=where, values=values))

    async def pressing(
        self, who: str, label: str, *, where: str | int = "table-1", values: Iterable[str] = ()
    ) -> Interaction:
        """Press, and return the interaction as soon as the bot has acknowledged it."""
        channel, person = where if isinstance(where, int) else self.channel(where), self.person(who)
        message, control = self.find(who, label, where=channel)
        identifier, key = control["custom_id"], int(message["id"])
        if control["type"] == 2:
            return await self.local.people.click(person, channel, key, identifier)
        return await self.local.people.choose(person, channel, key, identifier, list(values))

    async def fill(self, who: str, opened: Interaction, **values: str | list[str]) -> Message:
        """Send the form that a press has opened."""
        return await self.finished(await self.local.people.submit(self.person(who), opened, dict(values)))

    async def arrange(self, who: str, *, where: str | int = "table-1", **values: str | list[str]) -> Message:
        """Fill in the forms of a lobby's options: fields by their ids; all others stay as they are."""
        forms = {"The table": TABLE_FIELDS & set(values), "The game": set(values) - TABLE_FIELDS}
        if not self.sees(who, "The table", where=where):
            await self.press(who, "Options", where=where)
        for form, fields in forms.items():
            if fields:
                opened = await self.pressing(who, form, where=where)
                answer = await self.fill(who, opened, **{name: values[name] for name in fields})
        return answer

    async def finished(self, interaction: Interaction) -> Message:
        """The private answer, or the panel, once the bot is done with it."""
        async with asyncio.timeout(PATIENCE_S):
            await self.handled[interaction.id].wait()
        return await self.local.people.finished(interaction, timeout=PATIENCE_S)

    def last(self, who: str, *, where: str | int = "table-1") -> Message:
        """The newest message that somebody sees."""
        return self.seen(who, where=where)[-1]

    def find(self, who: str, label: str, *, where: str | int = "table-1") -> tuple[Message, Json]:
        """The newest enabled control of that label that somebody sees. Raises LookupError."""
        channel = where if isinstance(where, int) else self.channel(where)
        seen = self.seen(who, where=channel)
        for exact in (True, False):
            for message in reversed(seen):
                for control in controls(message):
                    if "custom_id" in control and _is_called(control, label, exact) and not control.get("disabled"):
                        return message, control
        raise LookupError(f"{who} sees no {label!r}; there is {[c.get('label') for m in seen for c in controls(m)]}")

    def sees(self, who: str, label: str, *, where: str | int = "table-1") -> bool:
        """Whether somebody sees an enabled control of that label."""
        try:
            self.find(who, label, where=where)
        except LookupError:
            return False
        return True

    def seen(self, who: str, *, where: str | int = "table-1") -> list[Message]:
        """The messages that somebody sees in a channel, oldest first."""
        channel = where if isinstance(where, int) else self.channel(where)
        return self.local.world.visible_messages(channel, self.person(who))

    def reads(self, who: str, *, where: str | int = "table-1") -> str:
        """All words that somebody sees in a channel."""
        return "\n".join(written(message) for message in self.seen(who, where=where))

    async def until(self, predicate: Callable[[], T | bool | None], within: float = PATIENCE_S) -> T:
        """Wait until something holds of the world; looked at again at each of its changes."""
        return await self.local.world.wait(predicate, within)  # type: ignore[arg-type]

    async def until_reads(self, who: str, part: str, *, where: str | int = "table-1") -> str:
        """Wait until somebody sees a message with these words; the words of that message."""

        def found() -> str | None:
            texts = (written(message) for message in reversed(self.seen(who, where=where)))
            return next((words for words in texts if part in words), None)

        return await self.until(found)

    async def until_sees(self, who: str, label: str, *, where: str | int = "table-1") -> None:
        """Wait until somebody sees an enabled control of that label."""
        await self.until(lambda: self.sees(who, label, where=where) or None)

    async def record(self, where: str | int = "table-1") -> Record:
        """The record of the table that was last opened in a channel."""
        channel = where if isinstance(where, int) else self.channel(where)
        session = await self.app.store.lookup.last_in(channel)
        assert session is not None
        async with self.app.registry.holding(session) as held:
            return held.record


@asynccontextmanager
async def running_bot(
    games: Mapping[str, AnyGame] | None = None,
    *,
    database: Address | None = None,
    data: Path | None = None,
    clock: FakeClock | None = None,
    quiet: bool = True,
    entropy: Entropy = deals.draw,
    program_pool: Callable[[], Executor] | None = None,
    icons: Collection[str] = (),
    packed: bool = False,
    shards: int = 1,
) -> AsyncIterator[RunningBot]:
    """A bot with these games (else all, the test game among them) on a fresh local Discord, until the block is left.

    `database` and `data` (the world's folder) are kept for a second start. With `quiet` nothing may log an error.
    What chance brings follows from the test's name, unless `entropy` says otherwise. The one worker of the computer
    players is `program_pool`'s, else a thread. The games in `icons` have theirs. Pictures are drawn, and
    `packed` if need be.
    """
    turned = clock or FakeClock()
    noted = _Errors()
    with TemporaryDirectory() as folder, registered(), cheaper(packed=packed):
        address, pool = database or await _empty_database(Path(folder)), program_pool or threads
        async with (
            fresh(clock=turned, data=data, shards=shards, max_concurrency=shards if shards > 1 else None) as local,
            _started(address, turned, games, entropy, pool, icons) as app,
        ):
            bot = RunningBot(app, local, turned, noted.lines)
            for name in PEOPLE:
                bot.speaks(name, "en-US")
            with noted.listening():
                yield bot
    if quiet:
        assert not noted.lines


@asynccontextmanager
async def beside(bot: RunningBot, database: Path) -> AsyncIterator[RunningBot]:
    """Another program with the same token and a database of its own, on the bot's local Discord."""
    async with process_on(bot.local, bot.clock, database, bot.app.games) as other:
        yield other


@asynccontextmanager
async def process_on(
    local: LocalDiscord,
    clock: FakeClock,
    database: Address,
    games: Mapping[str, AnyGame] | None = None,
    shards: str | None = None,
) -> AsyncIterator[RunningBot]:
    """A bot on a local Discord on which there may be others; it has these shards, as 0-3/16, else all."""
    share = None if shards is None else Share.parsed(shards)
    async with _started(database, clock, games, deals.draw, threads, share=share) as app:
        yield RunningBot(app, local, clock)


@asynccontextmanager
async def _started(
    database: Address,
    clock: FakeClock,
    games: Mapping[str, AnyGame] | None,
    entropy: Entropy,
    pool: Callable[[], Executor],
    icons: Collection[str] = (),
    share: Share | None = None,
) -> AsyncIterator[App]:
    settings = Settings(database=database, program_workers=1, backups=0)
    parts: dict[str, Any] = {"entropy": entropy, "program_pool": pool, "program_pause_s": 0}
    parts["icon_sources"] = lambda game: icons_of(game) if game in icons else ()
    async with (
        built(settings, clock, games or all_games(), quiet_s=0.02, **parts) as app,
        connected(app, TOKEN, share) as running,
    ):
        await _begun(app, running)
        yield app


async def _begun(app: App, running: asyncio.Task[None]) -> None:
    """Wait until the bot is up to date; raises what keeps it from that."""
    begun = asyncio.create_task(app.client.begun.wait())
    await asyncio.wait({begun, running}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    assert begun.done()


_EMPTY: list[bytes] = []


async def _empty_database(folder: Path) -> Path:
    """A database as a first start leaves it, built once for all tests."""
    path = folder / "bot.sqlite3"
    if _EMPTY:
        path.write_bytes(_EMPTY[0])
    else:
        await (await SqliteDatabase.open(path)).close()
        _EMPTY.append(path.read_bytes())
    return path


class _Errors(logging.Handler):
    """Collects what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Collect meanwhile."""
        logging.getLogger().addHandler(self)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(self)


def threads() -> Executor:
    """Computer players' workers in threads of this process."""
    return ThreadPoolExecutor(1, thread_name_prefix="program")


def server_of(record: Record) -> int:
    """The server that a table is played in."""
    assert record.place.server is not None
    return record.place.server


def controls(message: Message) -> list[Json]:
    """All buttons and selects of a message, from the top."""
    return [part for part in parts(message["components"]) if part["type"] in (2, 3, 5, 6, 7, 8)]


def parts(components: Iterable[Json]) -> list[Json]:
    """All components, those inside others after them."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        found += parts(component.get("components", ()))
        found += parts([component["accessory"]] if "accessory" in component else ())
    return found


def written(message: Message) -> str:
    """All words of a message: content, text displays, labels, alt texts."""
    said: list[Any] = [message.get("content", "")]
    for part in parts(message["components"]):
        said += [part.get("content"), part.get("label"), part.get("placeholder")]
        said += [item.get("description") for item in part.get("items", ())]
        said += [option["label"] for option in part.get("options", ())]
    return "\n".join(each for each in said if each)


def _is_called(control: Json, label: str, exact: bool) -> bool:
    name = control.get("label") or control.get("placeholder") or ""
    return bool(name == label if exact else name.startswith(label))
