"""`/board`: the board anew at the bottom, or all of it in words."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.delivery import Refused
from bot.entrances.commands.frame import named, options, run
from bot.entrances.press import Ack, Press, entrance
from bot.panels.keys import custom_id, number
from bot.panels.layout import MOST_TEXT, Button, Line, Panel, Row
from bot.panels.links import channel_link, message_link
from bot.panels.names import mentioned
from bot.tables.finding import here_or_asked
from engines.core.text import text

WORDS = "words"


@app_commands.command(name=named("command-board"), description=named("command-board-description"))
@options("command-board", "words")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def board(interaction: discord.Interaction[Any], words: bool = False) -> None:
    """Post the board anew, or tell it in words, privately."""
    await run(interaction, tell if words else repost)


async def repost(press: Press) -> None:
    """Post the board of the table here, or of the presser's own, anew at the bottom."""
    session = await here_or_asked(press, custom_id("board-which"))
    if session is not None:
        await _repost(press, session)


async def tell(press: Press) -> None:
    """Tell all that the presser may know of the board here, or of the presser's own, privately."""
    session = await here_or_asked(press, custom_id("board-which", WORDS))
    if session is not None:
        await _tell(press, session)


@entrance("board-which", Ack.PRIVATE)
async def which(press: Press) -> None:
    """Post or tell the board of the table chosen."""
    do = _tell if WORDS in press.args else _repost
    await do(press, number(press.chosen))


async def _repost(press: Press, session: int) -> None:
    snapshot = await press.app.registry.snapshot(session)
    result = await press.app.publisher.show_board(session, anew=True)
    if isinstance(result, Refused):
        await press.say(result.text)
        return
    place = snapshot.record.place
    link = message_link(place, result.message) if result.message else channel_link(place)
    button = Button(link, press.words.get("hand-board-button"))
    await press.show(Panel((Line(press.words.get("board-again")), Row((button,)))))


async def _tell(press: Press, session: int) -> None:
    """Tell the board in as many private messages as that takes."""
    snapshot = await press.app.registry.snapshot(session)
    if not snapshot.begun:
        await press.say(text("hand-not-begun"))
        return
    view = snapshot.view(snapshot.record.seat_of(press.person))
    told = await press.app.publisher.tell(snapshot.game.id, view, mentioned(snapshot, press.words))
    first, *more = split(told)
    await press.show(Panel((Line(first),)))
    for part in more:
        await press.app.delivery.add(press.interaction, Panel((Line(part),)))


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
