"""The running bot: the parts it is made of, how they hear of each other, and how it starts and stops."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.basics.clock import Clock
from bot.basics.entropy import Entropy
from bot.basics.logs import told
from bot.clocks.ticker import Ticker
from bot.delivery import Delivery
from bot.known.people import People
from bot.known.servers import Servers
from bot.programs.programs import PAUSE_S, Programs
from bot.programs.workers import processes
from bot.showing.publisher import Publisher
from bot.tables.campaigns import Recorder
from bot.tables.registry import Registry
from bot.tables.rematch import begin_left
from engines.core.game import AnyGame
from engines.table.changes import Publication
from engines.table.session import Subscriber
from renderers.words import Words

if TYPE_CHECKING:
    from bot.client import SafehouseClient
    from bot.config import Settings
    from bot.store import Store

log = logging.getLogger(__name__)


@dataclass
class App:
    """Everything the bot is made of. `listeners` hear every publication, in the order of a session's versions."""

    clock: Clock
    config: Settings
    store: Store
    games: Mapping[str, AnyGame]
    client: SafehouseClient
    entropy: Entropy = os.urandom
    program_pool: Callable[[], Executor] = processes
    program_pause_s: float = PAUSE_S
    listeners: list[Subscriber] = field(default_factory=list)
    people: People = field(init=False)
    servers: Servers = field(init=False)
    registry: Registry = field(init=False)
    delivery: Delivery = field(init=False)
    publisher: Publisher = field(init=False)
    programs: Programs = field(init=False)
    ticker: Ticker = field(init=False)
    recorder: Recorder = field(init=False)

    def __post_init__(self) -> None:
        self.people = People(self.store, self.clock)
        self.servers = Servers(self.store)
        self.registry = Registry(self.store.sessions, self.games, self.clock.now, self.people, self._tell)
        self.delivery = Delivery(self.client)
        self.publisher = Publisher(self)
        self.programs = Programs(self, self.program_pool, self.program_pause_s)
        self.ticker = Ticker(self)
        self.recorder = Recorder(self)
        self.listeners += [self.publisher.published, self.programs.published, self.ticker.published]
        self.listeners.append(self.recorder.published)

    async def load(self) -> None:
        """Load what is kept in memory."""
        await self.people.load()
        await self.servers.load()

    async def begin(self) -> None:
        """Set everything going, once the bot can speak."""
        await self.publisher.start()
        await self.recorder.start()
        await begin_left(self)
        await self.ticker.start()
        await self.programs.start()

    async def start(self) -> None:
        """Load and begin."""
        await self.load()
        await self.begin()

    async def stop(self) -> None:
        """Let go of everything; nothing that was acknowledged is lost by it."""
        await self.ticker.stop()
        await self.programs.stop()
        await self.publisher.stop()
        await self.recorder.stop()

    def words_of(self, person: int, locale: str | None = None) -> Words:
        """The words for a person in private: their own choice, else `locale`, else their locale as last seen."""
        return self.people.words(person, locale)

    def words_in(self, server: int) -> Words:
        """The words for all in a server: its own choice, else its preferred locale."""
        return self.servers.words(server)

    def _tell(self, publication: Publication) -> None:
        for listener in self.listeners:
            try:
                listener(publication)
            except Exception as error:
                log.error("a listener failed: %s", told(error))
