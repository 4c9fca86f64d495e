"""`/replay`: look at a finished game by its code."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.delivery.delivery import Delivery, Interaction
from bot.delivery.results import Refused
from bot.entrances.commands import Command, in_servers_and_dms, named, options
from bot.entrances.front import Ack, Front, Press, entrance
from bot.panels.layout import Panel
from bot.panels.past.replay import WATCHED, Showing, replay_panel, showing_of
from bot.showing.logs import Logs, Reader
from bot.store.codes import replay_code
from bot.store.history import History
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.text import text
from engines.table.snapshot import Snapshot
from renderers.words import Words


class ReplayWays:
    """The ways through a finished game that its people share."""

    def __init__(self, history: History, registry: Registry, logs: Logs, delivery: Delivery) -> None:
        self._history, self._registry, self._logs, self._delivery = history, registry, logs, delivery

    async def begin(self, press: Press, code: str, moment: int | None, spoilers: bool) -> None:
        """Open the game of a code at a moment (None: its beginning), as whoever watched saw it."""
        session = await self._history.by_code(code)
        if session is None:
            raise SafehouseError("error-no-such-code")
        snapshot = await self._shared(session)
        showing = Showing(max(0, (moment or 1) - 1), WATCHED, spoilers)
        await press.show(await self._panel(snapshot, showing, press.words, in_words=press.in_words))

    @entrance("replay", Ack.UPDATE, at_table=False)
    async def turned(self, press: Press) -> None:
        """Turn to another moment."""
        await self._turn(press)

    @entrance("replay-eyes", Ack.UPDATE, at_table=False)
    async def looked(self, press: Press) -> None:
        """Look with other eyes."""
        await self._turn(press, eyes=press.chosen)

    @entrance("replay-share", Ack.PRIVATE, at_table=False)
    async def share(self, press: Press) -> None:
        """Show the replay to all here; whoever shows it turns its pages."""
        snapshot = await self._shared(press.session)
        showing = replace(showing_of(press.args[1:], snapshot.record.seats), leader=press.person)
        channel = press.channel
        if channel is None or press.interaction.guild_id is None:
            raise SafehouseError("error-replay-not-here")
        words = press.known.servers.words(press.interaction.guild_id)
        panel = await self._panel(snapshot, showing, words, in_words=False)
        if isinstance(await self._delivery.post(channel, panel), Refused):
            raise SafehouseError("error-not-shown")
        await press.say(text("replay-shared"))

    async def _turn(self, press: Press, eyes: str | None = None) -> None:
        snapshot = await self._shared(press.session)
        args = press.args[1:]
        showing = showing_of(args if eyes is None else (*args[:1], eyes, *args[2:]), snapshot.record.seats)
        message, server = press.interaction.message, press.interaction.guild_id
        private = message is None or message.flags.ephemeral or server is None
        if not private and showing.leader != press.person:
            raise SafehouseError("error-replay-led", who=f"<@{showing.leader or 0}>")
        words = press.words if private or server is None else press.known.servers.words(server)
        await press.show(await self._panel(snapshot, showing, words, in_words=private and press.in_words))

    async def _panel(self, snapshot: Snapshot, showing: Showing, words: Words, *, in_words: bool) -> Panel:
        reader = Reader(showing.seat, words, in_words, showing.replays)
        page = await self._logs.page(snapshot, reader, showing.page)
        if page is None:
            raise SafehouseError("log-empty")
        return replay_panel(snapshot, page, replace(showing, page=page.number), words)

    async def _shared(self, session: int) -> Snapshot:
        """A finished game that may be replayed. Raises `SafehouseError` for any other."""
        snapshot = await self._registry.snapshot(session)
        if replay_code(snapshot.record) is None:
            raise SafehouseError("error-no-such-code")
        return snapshot


def replay_command(front: Front, ways: ReplayWays) -> Command:
    """`/replay`: look at a finished game by its code."""

    @app_commands.command(name=named("command-replay"), description=named("command-replay-description"))
    @options("command-replay", "code", "moment", "spoilers")
    @in_servers_and_dms
    async def replay_(
        interaction: Interaction,
        code: app_commands.Range[str, 4, 24],
        moment: app_commands.Range[int, 1, 9999] | None = None,
        spoilers: bool = True,
    ) -> None:
        await front.run(interaction, lambda press: ways.begin(press, code, moment, spoilers))

    return replay_
