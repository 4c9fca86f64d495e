"""`/move`: any legal move, typed; the autocomplete offers them in private."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import MOST_CHOICES, app_of, named, options, run
from bot.entrances.commands.matching import nearest
from bot.entrances.press import Press
from bot.entrances.presses.moving import need_asked, others_asked, play, played_panel, seat_at
from bot.panels.asking import NO_QUESTION, Asking, written
from bot.panels.keys import custom_id, move_of, number
from bot.panels.layout import LONGEST_OPTION, Line, Panel, Row, short
from bot.store.lookup import Sitting
from bot.tables.finding import meant, place_name, which_panel
from engines.core.errors import SafehouseError

MOST_TABLES = 5
OFFERED_PARTS = 3
"""What stands for a move that was offered: its session, the question, the move's key."""


@app_commands.command(name=named("command-move"), description=named("command-move-description"))
@options("command-move", "choice")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def move(interaction: discord.Interaction[Any], choice: str) -> None:
    """Play a move at the table here, or at the one that waits."""
    await run(interaction, lambda press: typed(press, choice))


@move.autocomplete("choice")
async def offer_moves(interaction: discord.Interaction[Any], typed_text: str) -> list[app_commands.Choice[str]]:
    """The legal moves whose words hold what is typed, the nearest first; of several tables, each with its place."""
    press = Press(app_of(interaction), interaction)
    try:
        sittings = await meant(press.app, press.person, press.interaction.channel_id)
        offers = [offer for each in sittings[:MOST_TABLES] for offer in await _offers(press, each, len(sittings) > 1)]
    except SafehouseError:
        return []
    fitting = nearest(offers, typed_text, label_of=lambda offer: offer[0])
    return [
        app_commands.Choice(name=short(label, LONGEST_OPTION), value=value)
        for tier in fitting
        for label, value in tier
    ][:MOST_CHOICES]


async def _offers(press: Press, sitting: Sitting, named_place: bool) -> list[tuple[str, str]]:
    """A table's legal moves: what each is called, and what stands for it."""
    if sitting.status != "playing":
        return []
    asking = await _asking(press, sitting.session)
    place = f"{place_name(press.app, sitting.server, sitting.channel)} · " if named_place else ""
    return [
        (place + asking.label(move), f"{sitting.session}:{asking.question_of(move)}:{asking.key(move)}")
        for move in asking.legal()
    ]


async def typed(press: Press, choice: str) -> None:
    """Play the move that was offered, or the one whose words are nearest to what was typed; offer a note's form.

    What was typed where several tables may be meant is answered by asking which, and with the hand of the one chosen.
    """
    offered = choice.split(":")
    if len(offered) == OFFERED_PARTS:
        await _play_or_write(press, await _asking(press, number(offered[0])), offered[1] or NO_QUESTION, offered[2])
        return
    sittings = await meant(press.app, press.person, press.interaction.channel_id)
    if len(sittings) > 1:
        await press.show(which_panel(press.app, custom_id("hand-which"), sittings, press.words))
        return
    asking = await _asking(press, sittings[0].session)
    need_asked(asking.snapshot, asking.seat, press.words)
    await _play_or_write(press, asking, asking.question, _only(asking, choice))


async def _play_or_write(press: Press, asking: Asking, question: str, key: str) -> None:
    """Play the move of that key; of a note, whose text is yet to be written, answer with the way to its form."""
    note = move_of(asking.snapshot, asking.seat, key)
    if note is None or not written(note):
        await _play(press, asking.snapshot.record.id, question, key)
        return
    write = asking.move_button(note, press.words.get("choice-note-modal-title"))
    await press.show(Panel((Line(asking.label(note)), Row((write,)))))


async def _play(press: Press, session_id: int, question: str, key: str) -> None:
    async with press.app.publisher.pressed(press.interaction, session_id):
        publication = await press.app.registry.doing(session_id, lambda session: play(press, session, question, key))
        await press.show(played_panel(press, publication))


async def _asking(press: Press, session_id: int) -> Asking:
    """A table as its presser is asked there. Raises as `seat_at`."""
    snapshot = await press.app.registry.snapshot(session_id)
    return Asking(snapshot, seat_at(snapshot, press.person), press.words)


def _only(asking: Asking, wanted: str) -> str:
    """The key of the one move that is meant; notes, which can be written at any time, only where nothing else is."""
    notes = [move for move in asking.legal() if written(move)]
    others = [move for move in asking.legal() if not written(move)]
    tiers = nearest(others, wanted, label_of=asking.label) or nearest(notes, wanted, label_of=asking.label)
    best = tiers[0] if tiers else []
    if not best and asking.seat not in asking.snapshot.to_act():
        raise others_asked(asking.snapshot, asking.words)
    if len(best) != 1:
        raise SafehouseError("error-which-move", moves=len(best))
    return asking.key(best[0])
