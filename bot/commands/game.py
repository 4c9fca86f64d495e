"""`/game`: what befalls a table beside its moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord import app_commands

from bot.commands.frame import named, options, run
from bot.delivery import Forbidden
from bot.delivery.failures import NO_PERMISSION
from bot.panels.frame import ENTRANCES, Press
from bot.presses.life import ask_abandon, ask_resign
from bot.sessions.finding import meant
from bot.sessions.opening import Undelivered, need_playable
from bot.sessions.rights import need_rights_or_patience, need_table_rights, own_seat
from engines.core import journal, life
from engines.core.chance import commitment
from engines.core.errors import SafehouseError
from engines.core.record import Record
from engines.core.text import Text, text

Interaction = discord.Interaction[Any]
Work = Callable[[Press, Record], Awaitable[None]]

game = app_commands.Group(
    name=named("command-game"),
    description=named("command-game-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)


def _command(name: str) -> Callable[[Any], Any]:
    return game.command(name=named(f"command-game-{name}"), description=named(f"command-game-{name}-description"))


async def _at_table(interaction: Interaction, work: Work) -> None:
    """Do something at the table that is meant: the one here, else the presser's own."""

    async def found(press: Press) -> None:
        session = await _session(press)
        press.args = (str(session),)
        async with press.app.registry.holding(session) as held:
            record = held.record
        await work(press, record)

    await run(interaction, found)


async def _session(press: Press) -> int:
    channel = press.interaction.channel_id
    here = None if channel is None else await press.app.store.lookup.last_in(channel)
    if here is not None:
        return here
    return (await meant(press.app, press.person, channel))[0].session


async def _enter(press: Press, entrance: str) -> None:
    await ENTRANCES[entrance].handler(press)


@_command("join")
async def join(interaction: Interaction) -> None:
    """Sit down in the lobby here, or take a seat from the program."""
    await _at_table(interaction, _join)


async def _join(press: Press, record: Record) -> None:
    held = [seat for seat, holder in enumerate(record.holders) if holder.program]
    if record.status == "playing" and held:
        own = record.seat_of(press.person)
        press.args = (*press.args, str(held[0] if own is None else own))
        await _enter(press, "seat-take")
    else:
        await _enter(press, "lobby-join")


@_command("leave")
async def leave(interaction: Interaction) -> None:
    """Stand up from a lobby; in a game that is resigning."""
    await _at_table(interaction, _leave)


async def _leave(press: Press, record: Record) -> None:
    if record.status == "playing":
        await ask_resign(press, record)
    else:
        await _enter(press, "lobby-leave")


@_command("start")
async def start(interaction: Interaction) -> None:
    """Begin the game of the lobby here."""
    await _at_table(interaction, lambda press, _: _enter(press, "lobby-start"))


@_command("pause")
async def pause(interaction: Interaction) -> None:
    """Stop clocks and moves."""
    await _at_table(interaction, _pause)


async def _pause(press: Press, record: Record) -> None:
    need_table_rights(press, record)
    await press.app.registry.change(record.id, life.pause())
    await press.say(text("life-paused"))


@_command("resume")
async def resume(interaction: Interaction) -> None:
    """Let clocks and moves go on."""
    await _at_table(interaction, lambda press, _: _enter(press, "resume"))


@_command("resign")
async def resign(interaction: Interaction) -> None:
    """Give the game up."""
    await _at_table(interaction, _resign)


async def _resign(press: Press, record: Record) -> None:
    if record.status != "playing":
        raise SafehouseError("error-not-playing")
    await ask_resign(press, record)


@_command("replace")
@options("command-game-replace", "who")
async def replace(interaction: Interaction, who: discord.User | discord.Member | None = None) -> None:
    """Let the program play for somebody, or come back from that oneself."""
    await _at_table(interaction, lambda press, record: _replace(press, record, None if who is None else who.id))


async def _replace(press: Press, record: Record, who: int | None) -> None:
    calendar, themselves = press.app.people, who in (None, press.person)
    if not themselves:
        need_rights_or_patience(press, record, press.app.clock.now())
    seat = own_seat(press, record) if themselves else record.seat_of(cast(int, who))
    if seat is None:
        raise SafehouseError("error-they-have-no-seat")
    if themselves and record.holders[seat].program:
        await press.app.registry.change(record.id, life.come_back(seat, press.person, calendar))
        await press.say(text("life-back"))
        return
    await press.app.registry.change(record.id, life.stand_in(seat, calendar))
    await press.say(text("life-stood-in-for-you" if themselves else "life-stood-in"))


@_command("undo")
async def undo(interaction: Interaction) -> None:
    """Take one's last move back, if need be by consent."""
    await _at_table(interaction, _undo)


async def _undo(press: Press, record: Record) -> None:
    seat = own_seat(press, record)
    publication = await press.app.registry.doing(record.id, lambda session: session.ask_undo(seat, press.person))
    asked = publication.after.record.undo is not None
    await press.say(text("life-undo-asked" if asked else "life-undone"))


@_command("abandon")
async def abandon(interaction: Interaction) -> None:
    """End a lobby or a game without a result."""
    await _at_table(interaction, _abandon)


async def _abandon(press: Press, record: Record) -> None:
    if record.status not in ("lobby", "playing"):
        raise SafehouseError("error-over")
    await ask_abandon(press, record)


@_command("host")
@options("command-game-host", "who")
async def host(interaction: Interaction, who: discord.User | discord.Member) -> None:
    """Make another seated person the host."""
    await _at_table(interaction, lambda press, record: _host(press, record, who.id))


async def _host(press: Press, record: Record, who: int) -> None:
    need_rights_or_patience(press, record, press.app.clock.now())
    if record.seat_of(who) is None:
        raise SafehouseError("error-they-have-no-seat")
    await press.app.registry.change(record.id, life.pass_host(who))
    await press.say(text("life-host-passed", who=f"<@{who}>"))


@_command("move")
@options("command-game-move", "channel")
async def move(interaction: Interaction, channel: discord.TextChannel | discord.Thread) -> None:
    """Move the table to another channel."""
    await _at_table(interaction, lambda press, record: _move(press, record, channel))


async def _move(press: Press, record: Record, channel: discord.TextChannel | discord.Thread) -> None:
    need_table_rights(press, record)
    if channel.guild.id != record.place.server:
        raise SafehouseError("error-another-server")
    if record.status not in ("lobby", "playing"):
        raise SafehouseError("error-over")
    top = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
    need_playable(press.app, record.place.server, top)
    if not _may_write(press, channel):
        raise SafehouseError("error-you-may-not-write-there", channel=f"<#{channel.id}>")
    missing = press.app.delivery.missing(channel.id)
    if missing:
        raise Undelivered(Forbidden(NO_PERMISSION, missing))
    await press.app.registry.change(record.id, life.move_to(channel.id, thread=False))
    await press.say(text("life-moved", channel=f"<#{channel.id}>"))


def _may_write(press: Press, channel: discord.TextChannel | discord.Thread) -> bool:
    """Whether the presser may write in a channel or thread."""
    person = press.interaction.user
    if not isinstance(person, discord.Member):
        return False
    allowed = channel.permissions_for(person)
    in_thread = isinstance(channel, discord.Thread)
    return allowed.view_channel and (allowed.send_messages_in_threads if in_thread else allowed.send_messages)


@_command("verify")
async def verify(interaction: Interaction) -> None:
    """Play the journal again from the seed and say whether it leads to what is stored."""
    await _at_table(interaction, _verify)


async def _verify(press: Press, record: Record) -> None:
    stored = await press.app.store.sessions.load(record.id)
    if stored is None or stored.state is None:
        raise SafehouseError("error-not-begun")
    entries = await press.app.store.sessions.journal(record.id)
    engine = press.app.games[record.game]
    verdict = await asyncio.to_thread(journal.verify, engine, stored.record, entries, stored.state)
    await press.say(_verdict(stored.record, verdict))


def _verdict(record: Record, verdict: journal.Verdict) -> Text:
    sealed = commitment(record.seed)
    if not verdict.good:
        return text("verify-wrong", commitment=sealed)
    over = record.status != "playing"
    if not over:
        return text("verify-good-so-far", commitment=sealed)
    key = "verify-good" if verdict.from_start else "verify-good-since"
    return text(key, commitment=sealed, seed=record.seed.hex(), lines=verdict.lines)


@_command("log")
async def log(interaction: Interaction) -> None:
    """Show what has happened, turn by turn."""
    await _at_table(interaction, lambda press, _: _enter(press, "log"))
