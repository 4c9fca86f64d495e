"""`/game`: what people do about a table apart from moves, at the table here or at a chosen one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord
from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.delivery.places import Places
from bot.entrances.board import here_or_asked
from bot.entrances.commands import Command, group, named, options, strengths
from bot.entrances.ending import EndWays
from bot.entrances.front import Ack, Front, Press, entrance
from bot.entrances.lobby import LobbyWays
from bot.entrances.log import LogWays
from bot.entrances.notices import NoticeWays
from bot.tables.finding import Finding
from bot.tables.keys import custom_id, number
from bot.tables.opening import Opening
from bot.tables.registry import Registry
from bot.tables.seats import Replaced, Seats, Taking
from bot.tables.tending import Tending
from engines.core.chance import commitment
from engines.core.errors import SafehouseError
from engines.core.strength import Strength
from engines.core.text import Text, text
from engines.table.journal import Verdict
from engines.table.record import Record

PLACES = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.news_thread,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
)

Deed = Callable[[Press, int, int | None], Awaitable[None]]
"""What is done at a table: the press, the session, the person or channel that it is about, if any."""

REPLACE_ANSWERS: Mapping[Replaced, str] = {
    "back": "life-back",
    "stood-in-for-you": "life-stood-in-for-you",
    "stood-in": "life-stood-in",
    "passed": "life-passed",
}


class PlaceOption(app_commands.Transformer):
    """An option that names a channel or thread where a table can be, by its id alone."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's type of the option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels that are offered: those that take messages."""
        return list(PLACES)

    async def transform(
        self,
        interaction: Interaction,  # noqa: ARG002
        value: app_commands.AppCommandChannel | app_commands.AppCommandThread,
        /,
    ) -> int:
        """The id of what was chosen."""
        return value.id


class GameWays:
    """The deeds of `/game`."""

    def __init__(
        self,
        registry: Registry,
        finding: Finding,
        places: Places,
        opening: Opening,
        seats: Seats,
        tending: Tending,
        lobby: LobbyWays,
        notices: NoticeWays,
        end: EndWays,
        log: LogWays,
    ) -> None:
        self._registry, self._finding, self._places, self._opening = registry, finding, places, opening
        self._seats, self._tending = seats, tending
        self._lobby, self._notices, self._end = lobby, notices, end
        self.deeds: Mapping[str, Deed] = {
            "join": self._join,
            "leave": self._leave,
            "start": lambda press, session, _: lobby.begin(press, session),
            "pause": self._pause,
            "resume": lambda press, session, _: end.resume_at(press, session),
            "resign": lambda press, session, _: end.ask_resign(press, session),
            "replace": partial(self._replace, strength=Strength.NORMAL),
            "undo": self._undo,
            "abandon": lambda press, session, _: end.ask_abandon(press, session),
            "host": self._host,
            "move": self._move,
            "verify": self._verify,
            "log": lambda press, session, _: log.show(press, session),
        }
        """The deeds by the names of their commands."""
        self._replacing: Mapping[str, Deed] = {
            f"replace-{strength}": partial(self._replace, strength=strength) for strength in Strength
        }
        """*Replace* where it is said how well the computer is to play."""

    async def at_table(self, press: Press, deed: str, about: int | None = None) -> None:
        """Do a deed at the table that is meant, or ask which that is: the one here, else the presser's own."""
        args = () if about is None else (about,)
        which = custom_id("game-which", deed, *args)
        session = await here_or_asked(press, self._finding, self._places, which)
        if session is not None:
            await self._do(press, session, deed, about)

    @entrance("game-which", Ack.PRIVATE, at_table=False)
    async def which(self, press: Press) -> None:
        """Do a deed at the table chosen."""
        about = number(press.arg(1))
        await self._do(press, number(press.chosen), press.arg(0), None if about < 0 else about)

    async def _do(self, press: Press, session: int, deed: str, about: int | None) -> None:
        do = self.deeds.get(deed) or self._replacing.get(deed)
        if do is None:
            raise SafehouseError("error-button-gone")
        await do(press, session, about)

    async def _join(self, press: Press, session: int, _: int | None) -> None:
        joined = await self._seats.join(session, press.person)
        if isinstance(joined, Taking):
            await self._notices.tell_taking(press, joined)
        else:
            await self._lobby.show_seat(press, session)

    async def _leave(self, press: Press, session: int, _: int | None) -> None:
        if (await self._registry.snapshot(session)).record.status == "playing":
            await self._end.ask_resign(press, session)
        else:
            await self._lobby.stand_up(press, session)

    async def _pause(self, press: Press, session: int, _: int | None) -> None:
        await self._tending.pause(session, press.asker)
        await press.say(text("life-paused"))

    async def _replace(self, press: Press, session: int, who: int | None, strength: Strength) -> None:
        await press.say(text(REPLACE_ANSWERS[await self._seats.replace(session, press.asker, who, strength)]))

    async def _undo(self, press: Press, session: int, _: int | None) -> None:
        asked = await self._tending.undo(session, press.asker)
        await press.say(text("life-undo-asked" if asked else "life-undone"))

    async def _host(self, press: Press, session: int, who: int | None) -> None:
        person = -1 if who is None else who
        await self._seats.pass_host(session, press.asker, person)
        await press.say(text("life-host-passed", who=f"<@{person}>"))

    async def _move(self, press: Press, session: int, to: int | None) -> None:
        record, channel = (await self._registry.snapshot(session)).record, -1 if to is None else to
        press.asker.need_table_rights(record)
        if record.place.server is None:
            raise SafehouseError("error-stays-in-dm")
        top = self._places.top(record.place.server, channel)
        if record.status not in ("lobby", "playing"):
            raise SafehouseError("error-over")
        self._opening.need_playable(record.place.server, top)
        self._places.need_writable(press.interaction.user, channel)
        self._places.need_voice(channel)
        await self._tending.move_to(session, press.asker, channel)
        await press.say(text("life-moved", channel=f"<#{channel}>"))

    @entrance("verify", Ack.PRIVATE)
    async def verify(self, press: Press) -> None:
        """Check a table's journal against its seed."""
        await self._verify(press, press.session, None)

    async def _verify(self, press: Press, session: int, _: int | None) -> None:
        await press.say(_verdict(*await self._tending.verify(session)))


def game_commands(front: Front, ways: GameWays) -> Command:
    """`/game` and all its deeds."""
    game = group("command-game")

    def at_table(deed: str, about: int | None = None) -> Callable[[Press], Awaitable[None]]:
        return lambda press: ways.at_table(press, deed, about)

    def add(deed: str) -> None:
        async def do(interaction: Interaction) -> None:
            await front.run(interaction, at_table(deed))

        game.command(name=named(f"command-game-{deed}"), description=named(f"command-game-{deed}-description"))(do)

    @options("command-game-replace", "who", "strength")
    @strengths
    async def replace(
        interaction: Interaction,
        who: discord.User | discord.Member | None = None,
        strength: str = Strength.NORMAL,
    ) -> None:
        await front.run(interaction, at_table(f"replace-{strength}", None if who is None else who.id))

    @options("command-game-host", "who")
    async def host(interaction: Interaction, who: discord.User | discord.Member) -> None:
        await front.run(interaction, at_table("host", who.id))

    @options("command-game-move", "channel")
    async def move(interaction: Interaction, channel: app_commands.Transform[int, PlaceOption]) -> None:
        await front.run(interaction, at_table("move", channel))

    about = {"replace": replace, "host": host, "move": move}
    for deed in ways.deeds:
        if deed in about:
            name, told = named(f"command-game-{deed}"), named(f"command-game-{deed}-description")
            game.command(name=name, description=told)(about[deed])  # type: ignore[arg-type]
        else:
            add(deed)
    return game


def _verdict(record: Record, verdict: Verdict) -> Text:
    sealed = commitment(record.seed)
    if not verdict.good:
        return text("verify-wrong", commitment=sealed)
    over = record.status != "playing"
    if not over:
        return text("verify-good-so-far", commitment=sealed)
    key = "verify-good" if verdict.from_start else "verify-good-since"
    return text(key, commitment=sealed, seed=record.seed.hex(), lines=verdict.entries)
