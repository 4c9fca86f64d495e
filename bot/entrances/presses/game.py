"""What befalls a table beside its moves: the deeds of `/game`, at the table here or at the one chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord

from bot.delivery import Forbidden
from bot.delivery.codes import NO_PERMISSION
from bot.entrances.press import ENTRANCES, Ack, Press, entrance
from bot.entrances.presses.life import ask_abandon, ask_resign
from bot.entrances.presses.tables import change
from bot.panels.keys import custom_id, number
from bot.tables.arriving import arrived
from bot.tables.finding import here_or_asked
from bot.tables.opening import Undelivered, need_playable
from bot.tables.rights import need_rights_or_patience, need_table_rights, own_seat
from engines.core.chance import commitment
from engines.core.errors import SafehouseError
from engines.core.text import Text, text
from engines.table import hosting, journal, pausing, seating
from engines.table.record import Record

Deed = Callable[[Press, Record, int], Awaitable[None]]
"""What is done at a table; the number is the person or channel that it is about, or −1."""


async def at_table(press: Press, deed: str, about: int | None = None) -> None:
    """Do a deed at the table that is meant, or ask which that is: the one here, else the presser's own."""
    args = () if about is None else (about,)
    session = await here_or_asked(press, custom_id("game-which", deed, *args))
    if session is not None:
        await _do(press, session, deed, -1 if about is None else about)


@entrance("game-which", Ack.PRIVATE)
async def which(press: Press) -> None:
    """Do a deed at the table chosen."""
    deed, about, *_ = (*press.args, "", "")
    await _do(press, number(press.chosen), deed, number(about))


async def _do(press: Press, session: int, deed: str, about: int) -> None:
    if deed not in DEEDS:
        raise SafehouseError("error-unknown-button")
    press.args = (str(session),)
    await DEEDS[deed](press, (await press.app.registry.snapshot(session)).record, about)


async def _enter(press: Press, name: str) -> None:
    await ENTRANCES[name].handler(press)


def _entering(name: str) -> Deed:
    return lambda press, _, __: _enter(press, name)


async def _join(press: Press, record: Record, _: int) -> None:
    held = seating.to_take(await press.app.registry.snapshot(record.id)) if record.status == "playing" else ()
    if held:
        own = record.seat_of(press.person)
        press.args = (*press.args, str(held[0] if own is None else own))
        await _enter(press, "seat-take")
    else:
        await _enter(press, "lobby-join")


async def _leave(press: Press, record: Record, _: int) -> None:
    if record.status == "playing":
        await ask_resign(press, record)
    else:
        await _enter(press, "lobby-leave")


async def _pause(press: Press, record: Record, _: int) -> None:
    need_table_rights(press, record)
    await press.app.registry.change(record.id, pausing.pause())
    await press.say(text("life-paused"))


async def _resign(press: Press, record: Record, _: int) -> None:
    if record.status != "playing":
        raise SafehouseError("error-not-playing")
    await ask_resign(press, record)


async def _replace(press: Press, record: Record, who: int) -> None:
    calendar, themselves = press.app.people, who in (-1, press.person)
    if not themselves:
        need_rights_or_patience(press, record, press.app.clock.now())
    seat = own_seat(press, record) if themselves else record.seat_of(who)
    if seat is None:
        raise SafehouseError("error-they-have-no-seat")
    if themselves and record.holders[seat].program:
        await arrived(press.app, await change(press, seating.come_back(seat, press.person, calendar)), seat)
        await press.say(text("life-back"))
        return
    await press.app.registry.change(record.id, seating.stand_in(seat, calendar))
    await press.say(text("life-stood-in-for-you" if themselves else "life-stood-in"))


async def _undo(press: Press, record: Record, _: int) -> None:
    seat = own_seat(press, record)
    publication = await press.app.registry.doing(record.id, lambda session: session.ask_undo(seat, press.person))
    asked = publication.after.record.undo is not None
    await press.say(text("life-undo-asked" if asked else "life-undone"))


async def _abandon(press: Press, record: Record, _: int) -> None:
    if record.status not in ("lobby", "playing"):
        raise SafehouseError("error-over")
    await ask_abandon(press, record)


async def _host(press: Press, record: Record, who: int) -> None:
    need_rights_or_patience(press, record, press.app.clock.now())
    if record.seat_of(who) is None:
        raise SafehouseError("error-they-have-no-seat")
    await press.app.registry.change(record.id, hosting.pass_host(who))
    await press.say(text("life-host-passed", who=f"<@{who}>"))


async def _move(press: Press, record: Record, to: int) -> None:
    need_table_rights(press, record)
    channel = press.app.client.get_channel(to)
    if not isinstance(channel, discord.TextChannel | discord.Thread) or channel.guild.id != record.place.server:
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
    await press.app.registry.change(record.id, hosting.move_to(channel.id, thread=False))
    await press.say(text("life-moved", channel=f"<#{channel.id}>"))


async def _verify(press: Press, record: Record, _: int) -> None:
    stored = await press.app.store.sessions.load(record.id)
    if stored is None or stored.state is None:
        raise SafehouseError("error-not-begun")
    entries = await press.app.store.sessions.journal(record.id)
    engine = press.app.games[record.game]
    verdict = await asyncio.to_thread(journal.verify, engine, stored.record, entries, stored.state)
    await press.say(_verdict(stored.record, verdict))


def _may_write(press: Press, channel: discord.TextChannel | discord.Thread) -> bool:
    """Whether the presser may write in a channel or thread."""
    person = press.interaction.user
    if not isinstance(person, discord.Member):
        return False
    allowed = channel.permissions_for(person)
    in_thread = isinstance(channel, discord.Thread)
    return allowed.view_channel and (allowed.send_messages_in_threads if in_thread else allowed.send_messages)


def _verdict(record: Record, verdict: journal.Verdict) -> Text:
    sealed = commitment(record.seed)
    if not verdict.good:
        return text("verify-wrong", commitment=sealed)
    over = record.status != "playing"
    if not over:
        return text("verify-good-so-far", commitment=sealed)
    key = "verify-good" if verdict.from_start else "verify-good-since"
    return text(key, commitment=sealed, seed=record.seed.hex(), lines=verdict.lines)


DEEDS: dict[str, Deed] = {
    "join": _join,
    "leave": _leave,
    "start": _entering("lobby-start"),
    "pause": _pause,
    "resume": _entering("resume"),
    "resign": _resign,
    "replace": _replace,
    "undo": _undo,
    "abandon": _abandon,
    "host": _host,
    "move": _move,
    "verify": _verify,
    "log": _entering("log"),
}
"""The deeds by the names of their commands."""
