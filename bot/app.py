"""The running bot: builds its parts and wires them, starts and stops them; no part is handed all of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import TypedDict

from bot.basics.clock import Clock
from bot.basics.entropy import Entropy
from bot.basics.share import Share
from bot.client import Events, SafehouseClient
from bot.clocks.heartbeat import Heartbeat
from bot.clocks.probe import Probe
from bot.clocks.ticker import Ticker
from bot.delivery.delivery import Delivery
from bot.delivery.emojis import Emojis
from bot.entrances.all import Shows, UseCases, open_all
from bot.entrances.commands import Tree
from bot.entrances.front import Front
from bot.known import Known, People, Servers
from bot.programs.coaching import Coaching
from bot.programs.programs import PAUSE_S, Programs
from bot.programs.workers import processes
from bot.showing.boards import Boards
from bot.showing.calls.caller import Calls
from bot.showing.calls.direct import DirectCalls
from bot.showing.calls.lobby import LobbyCalls
from bot.showing.calls.over import OverCalls
from bot.showing.calls.owed import PutOff
from bot.showing.calls.standing import StandingCalls
from bot.showing.calls.telling import Tellings
from bot.showing.dm_hands import DmHands
from bot.showing.drawing import Drawing
from bot.showing.elsewhere import Elsewhere
from bot.showing.hands import Hands
from bot.showing.hello import Hello
from bot.showing.history import Histories
from bot.showing.icons import IconKeeper
from bot.showing.logs import Logs
from bot.showing.notes import NotePanels
from bot.showing.nudges import Nudges
from bot.showing.outbox import Outbox
from bot.showing.owners import Owners
from bot.showing.pings import Pings
from bot.showing.pins import Pins
from bot.showing.planning import Planning
from bot.showing.seat_panels import SeatPanels
from bot.showing.starts import StartEvents
from bot.showing.upkeep import Upkeep
from bot.showing.venue import DiscordVenue, parent_of
from bot.store import Store
from bot.tables.campaigns import Groups, Recorder
from bot.tables.departing import Departing
from bot.tables.finding import Finding
from bot.tables.late_decisions import LateDecisions
from bot.tables.lobbies import Lobbies
from bot.tables.lost import LostPlaces
from bot.tables.marking import Marking
from bot.tables.moving import Moving
from bot.tables.opening import Opening
from bot.tables.registry import Registry
from bot.tables.rematch import Rematches
from bot.tables.seats import Seats
from bot.tables.tending import Tending
from bot.tables.unreadable import UnreadableTables
from engines.core.game import AnyGame
from engines.table.session import Subscriber
from renderers.icons import Icon, icons_of

PATIENCE_S = 5.0
"""How long, in seconds, what is being sent may take at the end."""


class Options(TypedDict, total=False):
    """What a test or benchmark sets otherwise than a running bot: chance, how its computer players think, icons."""

    entropy: Entropy
    program_pool: Callable[[], Executor]
    program_pause_s: float
    icon_sources: Callable[[str], Sequence[Icon]]


class App:
    """The parts of one bot. Its tests look at them; within the bot each part knows only what it was given."""

    def __init__(
        self,
        clock: Clock,
        store: Store,
        games: Mapping[str, AnyGame],
        client: SafehouseClient,
        program_workers: int,
        entropy: Entropy = os.urandom,
        program_pool: Callable[[], Executor] = processes,
        program_pause_s: float = PAUSE_S,
        icon_sources: Callable[[str], Sequence[Icon]] | None = None,
    ) -> None:
        self.clock, self.store, self.games, self.client, self.entropy = clock, store, games, client, entropy
        self.icons: dict[str, str] = {}
        """What shows an icon in messages, as far as Discord has it."""
        self._build_memory()
        self.reach = store.reach
        self.unreadable = UnreadableTables(self.registry, store.sessions, store.lookup, clock.now)
        self.delivery = Delivery(client, clock, self.reach)
        self._build_showing()
        self.icon_keeper = IconKeeper(self.icons, Emojis(client), self.drawing, clock, icon_sources or icons_of)
        self.delivery.on_icons_lost = self.icon_keeper.lost
        self._build_tables()
        self.programs = Programs(
            clock, self.registry, store.lookup, self.reach, entropy, program_pool, program_workers, program_pause_s
        )
        self.ticker = Ticker(
            clock,
            self.registry,
            self.reach,
            store.lookup,
            self.departing,
            self.people,
            store.forgetting,
            self.programs,
            self.calls,
            self.unreadable,
            client.give_up,
        )
        works_again = (self.programs.look_again, self.outbox.write_down_soon)
        self.heartbeat = Heartbeat(store.life, self.registry.wake, works_again, client.give_up)
        self.registry.listeners += self._listeners()
        self.registry.onlookers += (self.hands.published, self.notes.published, self.seat_panels.published)
        self.probe = Probe(clock, self.reach, self.delivery.look)
        self.reach.on_return.append(lambda _: self.ticker.look_everywhere())
        self.registry.on_waking += (self.upkeep.clocks_moved, lambda _: self.ticker.look())
        self._open_the_ways_in()

    def _build_memory(self) -> None:
        """What is known of people, servers and tables, and what other processes tell of them."""
        store, clock = self.store, self.clock
        self.people = People(store.people, clock, self.icons, store.domain.has)
        self.servers = Servers(store.servers, self.icons)
        self.known = Known(self.people, self.servers)
        self.registry = Registry(
            store.sessions,
            self.games,
            clock.now,
            self.people,
            downtime=store.life,
            crossings=store.crossings,
            domain=store.domain,
        )
        self.elsewhere = Elsewhere(store.relay, store.domain, store.crossings, self.registry, self.known, clock.now)

    def _build_showing(self) -> None:
        """What goes out."""
        store, registry, known = self.store, self.registry, self.known
        self.outbox = Outbox(self.delivery, self.clock, store.shown, store.domain.is_elsewhere)
        self.outbox.lanes.elsewhere = self.elsewhere.told
        self.drawing = Drawing()
        self.histories = Histories(store.sessions, registry.snapshot, store.domain.is_elsewhere)
        self.logs = Logs(store.sessions, self.histories, self.drawing, self.outbox.messages)
        self.lost = LostPlaces(
            registry,
            store.lookup,
            self.servers,
            partial(parent_of, self.delivery),
            self.delivery.places.can_keep,
            self.clock.now,
            self.unreadable,
        )
        self.notes = NotePanels(self.outbox, registry, known, self.drawing, store.sheets)
        pins = Pins(self.delivery, known)
        self.boards = Boards(self.outbox, registry, known, self.drawing, self.histories, self.lost, pins)
        self.hands = Hands(self.outbox, registry, known, self.drawing, self.histories, self.boards, store.sheets)
        self.seat_panels = SeatPanels(self.outbox, registry, known)
        dm_hands = DmHands(self.outbox, registry, known, self.histories, self.hands)
        pings = Pings(self.outbox, known, self.histories)
        nudges = Nudges(self.outbox, known, self.histories, pings.private_note)
        self.owners = Owners(self.outbox, registry, known, dm_hands, pings, nudges, self.boards.guests)
        self.hands.on_standing.append(self.elsewhere.pressed)
        self.planning = Planning(self.outbox, registry, known, store.shown, self.games)
        self.put_off, standing = PutOff(self.outbox, registry, known, store.owed_calls), StandingCalls(self.outbox)
        direct = DirectCalls(self.outbox, known, standing)
        tellings = Tellings(self.outbox, known, standing)
        self.lobby_calls = LobbyCalls(
            self.outbox, registry, known, standing, self.put_off, store.shown, direct, tellings
        )
        self.over_calls = OverCalls(self.outbox, registry, known, self.boards, pings, standing, self.put_off)
        self.calls = self.elsewhere.calls(Calls(self.outbox, known, self.owners, self.lobby_calls))
        self.starts = StartEvents(self.outbox, registry, known, store.shown, store.lookup)
        self.upkeep = Upkeep(
            self.outbox,
            registry,
            store.shown,
            store.lookup,
            self.boards,
            self.hands,
            self.owners,
            self.planning,
            self.starts,
        )
        self.elsewhere.shows(
            self.boards, self.hands, self.notes, self.seat_panels, self.owners, self.starts, self.upkeep
        )

    def _build_tables(self) -> None:
        """What people do at tables."""
        store, registry, now = self.store, self.registry, self.clock.now
        venue = DiscordVenue(self.delivery, self.known, self.boards)
        lobbies = Lobbies(registry, store.sessions, self.servers, self.calls, now, self.entropy)
        self.departing = Departing(
            registry, store.lookup, self.people, store.forgetting, self.calls, self.upkeep.tables_changed
        )
        self.recorder = Recorder(registry, store.campaigns, self.games)
        self.use_cases = UseCases(
            registry,
            Finding(store.lookup, self.games),
            Opening(registry, lobbies, self.servers, venue, self.calls, self.unreadable),
            lobbies,
            Seats(registry, lobbies, self.people, self.calls),
            Moving(registry),
            Tending(registry, store.sessions, self.people, self.unreadable),
            LateDecisions(registry, self.people, self.calls),
            Marking(registry, store.sheets, self.elsewhere.marked),
            Rematches(registry, lobbies, store.sessions, store.lookup, venue),
            Groups(registry, store.campaigns, store.lookup, self.recorder, self.games, self.calls),
            self.departing,
        )

    def _open_the_ways_in(self) -> None:
        """The commands, buttons, selects and forms, and what Discord tells by itself."""
        self.front = Front(self.known, self.delivery, self.registry)
        self.coaching = Coaching(self.programs.advise, self.store.sessions)
        shows = Shows(
            self.boards, self.hands, self.notes, self.seat_panels, self.drawing, self.logs, self.upkeep, self.coaching
        )
        self.commands = open_all(
            self.front,
            self.delivery,
            self.use_cases,
            shows,
            self.store.lookup,
            self.store.history,
            self.store.ratings,
            self.ticker,
            self.clock,
            self.games,
        )
        self.tree = Tree(self.client, self.front, self.store.marks)
        events = Events(
            self.servers,
            self.store.lookup,
            self.lost,
            self.boards,
            self.upkeep,
            Hello(self.outbox, self.known, lambda: self.store.life.since),
            self.delivery,
            self.reach,
        )
        self.client.lead(self.front, events, self.begin)

    def _listeners(self) -> list[Subscriber]:
        """Who hears a publication, in this order.

        The history comes first, since boards, hands and pings quote it. Then those who show it: the board, the live
        panels, hands by direct message with the pings that follow them, calls, the planning thread, the server's
        event. Then those who act: the programs, which must be seen to move after the board was told; the ticker,
        whose next moment may have come nearer; the recorder of campaigns. Last, what was shown is written down.
        """
        return [
            self.histories.published,
            self.boards.published,
            self.hands.published,
            self.notes.published,
            self.seat_panels.published,
            self.owners.published,
            self.lobby_calls.published,
            self.over_calls.published,
            self.planning.published,
            self.starts.published,
            self.programs.published,
            self.ticker.published,
            self.recorder.published,
            self.elsewhere.published,
            lambda _: self.outbox.write_down_soon(),
        ]

    async def take(self, share: Share) -> None:
        """Wait until these shards belong to this process, and prepare all that needs no gateway.

        Load what is kept in memory, and tell Discord the commands, which one of several processes does.
        """
        await self.store.take(share)
        self.delivery.others.expected = self.store.domain.rests
        await self.known.load()
        await self.tree.prepare(self.commands, tells=share.has(None))

    async def hand_over(self) -> None:
        """Before this process ends, let the one that follows it connect: until then both answer what people press."""
        self.delivery.others.expected = True
        await self.store.hand_over()

    async def begin(self) -> None:
        """Set everything going, once the bot can speak, and all of it is this process's."""
        if await self.store.follow():
            self.registry.drop_all()
            await self.known.load()
            await self.lost.servers_missing({guild.id for guild in self.client.guilds})
        self.delivery.others.expected = False
        await self.drawing.prepare(tuple(self.games))
        await self.recorder.start()
        await self.use_cases.rematches.begin_left()
        await self.put_off.begin()
        await self.lobby_calls.begin()
        await self.starts.begin()
        await self.ticker.start()
        self.heartbeat.start()
        self.probe.start()
        await self.programs.start()
        self.upkeep.clocks_moved()
        self.icon_keeper.start(tuple(self.games), self.client.begun, brings=self.store.domain.has(None))
        await self.elsewhere.begin()

    async def stop(self) -> None:
        """Stop; all that was acknowledged is kept, and who waits for an answer gets one."""
        await self.front.stop(PATIENCE_S)
        await self.elsewhere.stop()
        await self.ticker.stop()
        await self.heartbeat.stop()
        await self.probe.stop()
        await self.programs.stop()
        await self.icon_keeper.stop()
        await self.outbox.stop(PATIENCE_S)
        await self.delivery.kept.stop()
        self.drawing.close()
        await self.recorder.stop()
