"""Texts as data: an id of a Fluent message and its values; sentences live in `data/texts`."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Who:
    """A value that stands for the person on a seat: shown by name, in pictures by colour."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Written:
    """A value that a person has written: shown letter by letter, nothing in it formats a message."""

    words: str


@dataclass(frozen=True, slots=True)
class Text:
    """A Fluent message id with its values; values may be texts, seats, what people wrote, or lists of them."""

    id: str
    values: tuple[tuple[str, Value], ...] = ()


Value = int | str | Text | Who | Written | tuple["int | str | Text | Who | Written", ...]


def text(message_id: str, /, **values: Value) -> Text:
    """A text with named values."""
    return Text(message_id, tuple(sorted(values.items())))


def dashed(name: str) -> str:
    """A name as it stands in the ids of texts."""
    return name.replace("_", "-")
