"""`/board`: the board again at the bottom, or all of it in words."""

from __future__ import annotations

from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.delivery.places import Places
from bot.delivery.results import Refused
from bot.entrances.commands import Command, in_servers_and_dms, named, options
from bot.entrances.front import Ack, Front, Press, entrance
from bot.entrances.hand import which_panel
from bot.panels.layout import MOST_TEXT, ActionRow, Button, Line, Panel
from bot.panels.names import channel_link, mentioned, message_link
from bot.showing.boards import Boards
from bot.showing.drawing import Drawing
from bot.tables.belonging import need_among
from bot.tables.finding import Finding
from bot.tables.keys import custom_id, number
from bot.tables.registry import Registry
from engines.core.text import text

WORDS = "words"


async def here_or_asked(press: Press, finding: Finding, places: Places, which: str) -> int | None:
    """The table of the channel, else the presser's own; asks where that may be several, and then there is None.

    The choice leads to the custom id `which`, the session as its value. Raises `SafehouseError` where there is no
    table here and the presser plays nowhere.
    """
    found = await finding.here_or_own(press.person, press.channel, direct=press.asker.server is None)
    if isinstance(found, int):
        return found
    await press.show(which_panel(places, which, found, press.words))
    return None


class BoardWays:
    """The ways to a board."""

    def __init__(
        self, registry: Registry, finding: Finding, places: Places, boards: Boards, drawing: Drawing
    ) -> None:
        self._registry, self._finding, self._places = registry, finding, places
        self._boards, self._drawing = boards, drawing

    async def repost(self, press: Press) -> None:
        """Post the board of the table here, or of the presser's own, again at the bottom; no guest sees a lobby."""
        session = await here_or_asked(press, self._finding, self._places, custom_id("board-which"))
        if session is not None:
            await self._repost(press, session)

    async def tell(self, press: Press) -> None:
        """Tell all that the presser may know of the board here, or of the presser's own, privately."""
        session = await here_or_asked(press, self._finding, self._places, custom_id("board-which", WORDS))
        if session is not None:
            await self._tell(press, session)

    @entrance("board-which", Ack.PRIVATE, at_table=False)
    async def which(self, press: Press) -> None:
        """Post or tell the board of the table chosen."""
        do = self._tell if WORDS in press.args else self._repost
        await do(press, number(press.chosen))

    async def _repost(self, press: Press, session: int) -> None:
        snapshot = await self._registry.snapshot(session)
        record, seat = snapshot.record, snapshot.record.seat_of(press.person)
        need_among(record, press.person)
        if record.place.server is None and not snapshot.begun and press.person != record.host:
            await press.say(text("hand-not-begun"))
            return
        own = None if seat is None else await self._boards.guests.bring(snapshot, seat, anew=True)
        result = own or await self._boards.show(session, anew=True)
        if isinstance(result, Refused):
            await press.say(result.text)
            return
        place = record.place.model_copy(update={"channel": result.channel})
        link = message_link(place, result.message) if result.message else channel_link(place)
        button = Button(link, press.words.get("hand-board-button"))
        await press.show(Panel((Line(press.words.get("board-again")), ActionRow((button,)))))

    async def _tell(self, press: Press, session: int) -> None:
        """Tell the board in as many private messages as that takes."""
        snapshot = await self._registry.snapshot(session)
        need_among(snapshot.record, press.person)
        if not snapshot.begun:
            await press.say(text("hand-not-begun"))
            return
        view = snapshot.view(snapshot.record.seat_of(press.person))
        told = await self._drawing.tell(snapshot.game.id, view, mentioned(snapshot, press.words))
        first, *more = split(told)
        await press.show(Panel((Line(first),)))
        for part in more:
            await press.add(Panel((Line(part),)))


def board_command(front: Front, ways: BoardWays) -> Command:
    """`/board`: post the board again, or tell it in words, privately."""

    @app_commands.command(name=named("command-board"), description=named("command-board-description"))
    @options("command-board", "words")
    @in_servers_and_dms
    async def board(interaction: Interaction, words: bool = False) -> None:
        await front.run(interaction, ways.tell if words else ways.repost)

    return board


def split(told: str, most: int = MOST_TEXT) -> list[str]:
    """The text in parts that fit into a message each, broken between lines where that is possible."""
    parts = [""]
    for line in told.splitlines(keepends=True):
        for start in range(0, len(line), most):
            piece = line[start : start + most]
            if len(parts[-1]) + len(piece) > most:
                parts.append("")
            parts[-1] += piece
    return [part for part in parts if part.strip()] or ["–"]
