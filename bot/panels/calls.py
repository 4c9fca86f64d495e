"""Calls as messages: an invitation, what a host hears of a lobby, how a game ended, a wish that was refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.basics.harmless import plain
from bot.panels.closing import again_buttons, ending, wishes
from bot.panels.covers import game_name
from bot.panels.layout import Button, Note
from bot.panels.names import mentioned, seat_label, tags
from bot.tables.keys import custom_id
from engines.core.seats import Seat
from engines.table.lobby import free_seats, takes_more
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Calling:
    """Whom a call names, and which of them it notifies; `board` is the address of the table's own message."""

    people: Sequence[Person]
    notified: Sequence[Person]
    board: str


def invitation(snapshot: Snapshot, host: Person | None, to: Calling, words: Words) -> Note:
    """To those who are invited to a lobby; without *Join* while it takes nobody more."""
    record, full = snapshot.record, not takes_more(snapshot)
    said = words.get("lobby-invitation", people=tags(to.people), host=f"<@{host}>", game=game_name(record.game))
    join = Button(custom_id("lobby-join", record.id), words.get("lobby-join-button"), "primary")
    decline = Button(custom_id("invite-decline", record.id), words.get("invite-decline-button"))
    buttons = (*(() if full else (join,)), decline, _go(to, words))
    content = f"{said}\n{words.get('lobby-invitation-full')}" if full else said
    return Note(content, buttons, mentions=tuple(to.notified))


def direct_invitation(snapshot: Snapshot, host: Person | None, words: Words) -> Note:
    """To somebody who is invited to a lobby in direct messages, in their own."""
    record, full = snapshot.record, not takes_more(snapshot)
    said = words.get("direct-invitation", host=f"<@{host}>", game=game_name(record.game))
    guide = Button(custom_id("guide", record.game), words.get("guide-button"))
    decline = Button(custom_id("invite-decline", record.id), words.get("invite-decline-button"))
    if full:
        return Note(f"{said}\n{words.get('lobby-invitation-full')}", (decline, guide))
    join = Button(custom_id("lobby-join", record.id), words.get("lobby-join-button"), "primary")
    return Note(said, (join, decline, guide))


def gathering(record: Record, to: Calling, words: Words, *, leads: bool = True) -> Note:
    """To those who sit in a lobby whose time has come; `leads`: to the lobby, for whoever can see that."""
    said = words.get("lobby-call", people=tags(to.people), game=game_name(record.game))
    buttons = (_start(record, words), _go(to, words)) if leads else ()
    return Note(said, buttons, mentions=tuple(to.notified))


def hosting(record: Record, to: Calling, words: Words) -> Note:
    """To a lobby's host: who has sat down, whether it is full, who has declined."""
    lines = "\n".join(_of_lobby(record, words))
    said = words.get("host-call", host=f"<@{record.host}>", game=game_name(record.game))
    return Note(f"{said} {lines}", (_start(record, words), _go(to, words)), mentions=tuple(to.notified))


def others(record: Record) -> tuple[Person, ...]:
    """The people at a table beside its host."""
    return tuple(person for person in record.people() if person != record.host)


def _of_lobby(record: Record, words: Words) -> Iterator[str]:
    free, came = len(free_seats(record)), others(record)
    if came and free:
        yield words.get("host-joined", people=tags(came), free=free)
    elif came:
        yield words.get("host-full", people=tags(came))
    if record.declined:
        yield words.get("host-declined", people=tags(record.declined))


def over(snapshot: Snapshot, to: Calling, words: Words, heading: str | None = None) -> Note:
    """To those who sat at a game that is over: how it ended or, once some of them want another, that.

    Under a `heading` it stands in direct messages.
    """
    record, naming = snapshot.record, mentioned(snapshot, words)
    said = "\n".join(wishes(snapshot, naming)) or naming(ending(snapshot))
    log = Button(custom_id("log", record.id), words.get("log-button"))
    buttons = (*again_buttons(snapshot, naming), log, _go(to, words))
    return Note(_placed(record, _to(to.people, said, words), words, heading), buttons, mentions=tuple(to.notified))


def refused(snapshot: Snapshot, seat: Seat | None, to: Calling, words: Words, heading: str | None = None) -> Note:
    """To somebody whose wish for a seat was refused or, without one, whose wish to take a move back.

    Under a `heading` it stands in direct messages.
    """
    what = words.get("call-undo-refused")
    if seat is not None:
        what = words.get("call-seat-refused", seat=seat_label(snapshot, seat, words))
    said = _placed(snapshot.record, _to(to.people, what, words), words, heading)
    return Note(said, (_go(to, words),), mentions=tuple(to.notified))


def place_line(record: Record, words: Words) -> str:
    """The game and the channel, at the foot of a call in a server."""
    return words.get("call-place", game=game_name(record.game), channel=f"<#{record.place.channel}>")


def place_heading(record: Record, named: str, words: Words) -> str:
    """The game and what the place is called, at the head of a call by direct message."""
    return words.get("call-heading", game=game_name(record.game), place=plain(named))


def _placed(record: Record, said: str, words: Words, heading: str | None) -> str:
    return f"{said}\n{place_line(record, words)}" if heading is None else f"{heading}\n{said}"


def _to(people: Sequence[Person], said: str, words: Words) -> str:
    return words.get("call-to", people=tags(people), said=said) if people else said


def _start(record: Record, words: Words) -> Button:
    return Button(custom_id("lobby-start", record.id), words.get("lobby-start-button"), "success")


def _go(to: Calling, words: Words) -> Button:
    return Button(to.board, words.get("call-go-button"))
