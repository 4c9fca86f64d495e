"""How the people and seats of a table are named: by mention in messages, by the game's own label elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.basics.harmless import plain
from engines.core.seats import Seat
from engines.core.text import dashed
from engines.table.record import SOMEONE, Place
from engines.table.snapshot import Snapshot
from renderers.plain import Plain
from renderers.registry import renderer
from renderers.words import Words
from renderers.words import words as spoken


def text_prefix(game_id: str) -> str:
    """What the ids of a game's own texts begin with, without the dash after it."""
    return dashed(game_id)


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


def mentions(snapshot: Snapshot, words: Words) -> Mapping[Seat, str]:
    """Who sits on each seat, or gave it up: the person's mention, the program by its seat's label, or that alone."""
    return {seat: _who(snapshot, seat, words) for seat in range(snapshot.record.seats)}


def mentioned(snapshot: Snapshot, words: Words) -> Words:
    """The words with seats told by the people on them, for the text of messages."""
    return words.naming(mentions(snapshot, words), plain)


def _who(snapshot: Snapshot, seat: Seat, words: Words) -> str:
    holder, label = snapshot.record.holders[seat], seat_label(snapshot, seat, words)
    person = holder.left[-1] if holder.free and holder.left else holder.person
    if person is not None and person != SOMEONE:
        return f"<@{person}>"
    plays = holder.program and snapshot.game.computer_seats(snapshot.options)
    return words.get("name-program", seat=label) if plays else label


def channel_link(place: Place) -> str:
    """The address of a table's channel or thread."""
    return f"https://discord.com/channels/{place.server}/{place.channel}"


def message_link(place: Place, message: int) -> str:
    """The address of a message in a table's channel or thread."""
    return f"{channel_link(place)}/{message}"
