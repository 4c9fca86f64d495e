"""`/move`: any legal move, typed; the autocomplete offers them in private."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.frame import app_of, named, options, run
from bot.panels.asking import NO_QUESTION, Asking
from bot.panels.frame import Press
from bot.panels.layout import LONGEST_OPTION, short
from bot.presses.moving import play, played_panel
from bot.sessions.finding import meant
from engines.core.errors import SafehouseError
from engines.core.snapshot import Snapshot

MOST_CHOICES = 25


@app_commands.command(name=named("command-move"), description=named("command-move-description"))
@options("command-move", "choice")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def move(interaction: discord.Interaction[Any], choice: str) -> None:
    """Play a move at the table here, or at the one that waits."""
    await run(interaction, lambda press: typed(press, choice))


@move.autocomplete("choice")
async def offer_moves(interaction: discord.Interaction[Any], typed_text: str) -> list[app_commands.Choice[str]]:
    """The legal moves whose words hold what is typed."""
    press = Press(app_of(interaction), interaction)
    try:
        _, asking = await _asking(press)
    except SafehouseError:
        return []
    labels = ((move, asking.label(move)) for move in asking.legal())
    fitting = [(move, label) for move, label in labels if _fits(label, typed_text)]
    return [
        app_commands.Choice(name=short(label, LONGEST_OPTION), value=f"{asking.question}:{asking.key(move)}")
        for move, label in fitting[:MOST_CHOICES]
    ]


async def typed(press: Press, choice: str) -> None:
    """Play the move that was offered, or the only one whose words hold what was typed."""
    session_id, asking = await _asking(press)
    question, _, key = choice.partition(":")
    if not key:
        question, key = asking.question, _only(asking, choice)
    async with press.app.publisher.pressed(press.interaction, session_id):
        publication = await press.app.registry.doing(
            session_id, lambda session: play(press, session, question or NO_QUESTION, key)
        )
        await press.show(played_panel(press, publication))


async def _asking(press: Press) -> tuple[int, Asking]:
    """The table that is meant, as its owner is asked there: the first of those that may be meant."""
    sitting = (await meant(press.app, press.person, press.interaction.channel_id))[0]
    async with press.app.registry.holding(sitting.session) as session:
        snapshot: Snapshot = session.snapshot
    seat = snapshot.record.seat_of(press.person)
    if seat is None or snapshot.state is None:
        raise SafehouseError("error-not-playing")
    return sitting.session, Asking(snapshot, seat, press.words)


def _only(asking: Asking, wanted: str) -> str:
    fitting = [move for move in asking.legal() if _fits(asking.label(move), wanted)]
    exact = [move for move in fitting if asking.label(move).casefold() == wanted.strip().casefold()]
    if len(exact or fitting) != 1:
        raise SafehouseError("error-which-move", moves=len(fitting))
    return asking.key((exact or fitting)[0])


def _fits(label: str, wanted: str) -> bool:
    return all(word in label.casefold() for word in wanted.casefold().split())
