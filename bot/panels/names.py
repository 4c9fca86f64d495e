"""How the people and seats of a table are named: by mention in messages, by the game's own label elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from bot.basics.harmless import plain
from bot.panels.computers.aliases import alias
from engines.core.seats import Seat
from engines.core.text import Text, Who, dashed, text
from engines.table.record import SOMEONE, Person, Place
from engines.table.snapshot import Snapshot
from renderers.plain import Plain
from renderers.registry import renderer
from renderers.words import CROWDED, Words, seat_text
from renderers.words import words as spoken


def text_prefix(game_id: str) -> str:
    """What the ids of a game's own texts begin with, without the dash after it."""
    return dashed(game_id)


def side_name(game_id: str, side: str) -> Text:
    """What a side of a game is called."""
    return text(f"{text_prefix(game_id)}-side-{side}")


def label(game_id: str, seat: Seat, words: Words) -> str:
    """How the game's pictures call a seat, or its number where the game has none."""
    return _label(game_id, seat, words.locale)


@cache
def _label(game_id: str, seat: Seat, locale: str) -> str:
    drawn, words = renderer(game_id), spoken(locale)
    return words.get("seat-name", seat=seat + 1) if isinstance(drawn, Plain) else drawn.seat_mark(seat, words)


def seat_label(snapshot: Snapshot, seat: Seat, words: Words) -> str:
    """The game's own name of a seat, for buttons, options and headings."""
    return label(snapshot.game.id, seat, words)


def labelled(snapshot: Snapshot, words: Words) -> Words:
    """The words with seats told by their labels, for buttons, options and pictures' alt texts."""
    return words.naming({seat: seat_label(snapshot, seat, words) for seat in range(snapshot.record.seats)})


def seat_icon(snapshot: Snapshot, seat: Seat, words: Words) -> str | None:
    """What shows the icon of a seat; None where there is none."""
    return words.icons.get(seat_text(snapshot.game.id, seat))


def bare_label(snapshot: Snapshot, seat: Seat, words: Words) -> str:
    """The seat's label without the sign before its letter or number, for where its icon stands beside."""
    return seat_label(snapshot, seat, words).rpartition(" ")[2]


def without_sign(snapshot: Snapshot, said: str, icon: str | None, words: Words) -> str:
    """A label without the sign of the seat whose icon stands beside it."""
    if icon is None:
        return said
    shown = [seat for seat in range(snapshot.record.seats) if seat_icon(snapshot, seat, words) == icon]
    for seat in shown:
        said = said.replace(seat_label(snapshot, seat, words), bare_label(snapshot, seat, words))
    return said


def seat_shown(snapshot: Snapshot, seat: Seat, words: Words) -> str:
    """The game's own name of a seat, for lines of a panel: its icon in place of its sign, where there is one."""
    icon = seat_icon(snapshot, seat, words)
    return seat_label(snapshot, seat, words) if icon is None else f"{icon} {bare_label(snapshot, seat, words)}"


def icon_of(snapshot: Snapshot, said: Text, words: Words) -> str | None:
    """What shows the icon of what a text is about: its own, else that of the last thing that it names, or seat."""
    if not words.icons or said.id in CROWDED:
        return None
    if (own := words.icons.get(said.id)) is not None:
        return own
    found = [icon_of(snapshot, value, words) for _, value in said.values if isinstance(value, Text)]
    found += (
        []
        if any(found)
        else [seat_icon(snapshot, value.seat, words) for _, value in said.values if isinstance(value, Who)]
    )
    return next((icon for icon in reversed(found) if icon is not None), None)


def mentions(snapshot: Snapshot, words: Words) -> Mapping[Seat, str]:
    """Who sits on each seat, or gave it up: the person's mention, the program by its seat's label, or that alone."""
    return {seat: _who(snapshot, seat, words) for seat in range(snapshot.record.seats)}


def mentioned(snapshot: Snapshot, words: Words) -> Words:
    """The words with seats told by the people on them, for the text of messages."""
    return words.naming(mentions(snapshot, words), plain)


def illustrated(snapshot: Snapshot, words: Words) -> Words:
    """The words with seats told by the people on them, with icons, for panels: notifications spell icons out."""
    if not words.icons:
        return mentioned(snapshot, words)
    seats = {seat: _shown(snapshot, seat, words) for seat in range(snapshot.record.seats)}
    return words.naming(seats, plain).illustrated()


def _who(snapshot: Snapshot, seat: Seat, words: Words) -> str:
    holder, label = snapshot.record.holders[seat], seat_label(snapshot, seat, words)
    person = holder.left[-1] if holder.free and holder.left else holder.person
    if person is not None and person != SOMEONE:
        return f"<@{person}>"
    plays = holder.program and snapshot.game.computer_seats(snapshot.options)
    if not plays:
        return label
    spy = alias(snapshot.record, seat)
    return words.get("computer-name", mask=spy.mask, name=spy.name, seat=label)


def told_lines(snapshot: Snapshot, words: Words, lines: Iterable[Text], room: int) -> list[str]:
    """The lines with icons, or without where icons would take more room than there is."""
    told = list(map(illustrated(snapshot, words), lines := list(lines)))
    if sum(map(len, told)) <= room:
        return told
    return list(map(mentioned(snapshot, words), lines))


def _shown(snapshot: Snapshot, seat: Seat, words: Words) -> str:
    """Who sits on a seat, its icon before a person's mention and in place of its own sign."""
    who, label = _who(snapshot, seat, words), seat_label(snapshot, seat, words)
    icon = seat_icon(snapshot, seat, words)
    if label in who:
        return who.replace(label, seat_shown(snapshot, seat, words))
    return who if icon is None else f"{icon} {who}"


def tags(people: Iterable[Person]) -> tuple[str, ...]:
    """People's mentions, for a text that lists them."""
    return tuple(f"<@{person}>" for person in people)


def channel_link(place: Place) -> str:
    """The address of a table's channel or thread."""
    server = "@me" if place.server is None else place.server
    return f"https://discord.com/channels/{server}/{place.channel}"


def message_link(place: Place, message: int) -> str:
    """The address of a message in a table's channel or thread."""
    return f"{channel_link(place)}/{message}"
