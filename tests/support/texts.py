"""The shipped texts taken apart: which messages there are and which values each of them needs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engines.core.text import Text, Value
from renderers.words import SOURCE, TEXTS, language_of, locales

LANTERN = Path(__file__).with_name("lantern.ftl")


@dataclass(frozen=True, slots=True)
class Message:
    """A message: its own placeholders, the messages it quotes, and the longest literal text it can come to."""

    id: str
    file: str
    placeholders: frozenset[str]
    quotes: frozenset[str]
    longest: int
    has_value: bool
    chooses: tuple[frozenset[str], ...]
    """The keys of each choice between variants."""
    wording: str
    """All literal text of all variants."""


@cache
def messages(locale: str = SOURCE) -> dict[str, Message]:
    """The messages of a shipped locale by id; a region's are those of its language but for what it says otherwise."""
    found = {message.id: message for path in sorted((TEXTS / locale).glob("*.ftl")) for message in parsed(path)}
    language = language_of(locale)
    return {**messages(language), **found} if locale != language and language in locales() else found


@cache
def parsed(path: Path) -> tuple[Message, ...]:
    """The messages of one file."""
    return tuple(_message(entry, path) for entry in entries(path) if isinstance(entry, ftl.Message))


@cache
def entries(path: Path) -> tuple[ftl.EntryType, ...]:
    """Everything that stands in one file, junk included."""
    return tuple(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """The node and all within it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def _message(entry: ftl.Message, path: Path) -> Message:
    inside = list(nodes(entry.value))
    return Message(
        id=entry.id.name,
        file=path.name,
        placeholders=frozenset(node.id.name for node in inside if isinstance(node, ftl.VariableReference)),
        quotes=frozenset(node.id.name for node in inside if isinstance(node, ftl.MessageReference)),
        longest=_longest(entry.value),
        has_value=entry.value is not None,
        chooses=tuple(
            frozenset(variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier))
            for node in inside
            if isinstance(node, ftl.SelectExpression)
        ),
        wording="\n".join(node.value for node in inside if isinstance(node, ftl.TextElement)),
    )


def _longest(node: object) -> int:
    match node:
        case ftl.TextElement(value=value) | ftl.StringLiteral(value=value):
            return len(value)
        case ftl.Pattern(elements=elements):
            return sum(map(_longest, elements))
        case ftl.Placeable(expression=expression):
            return _longest(expression)
        case ftl.SelectExpression(variants=variants):
            return max(_longest(variant.value) for variant in variants)
        case _:
            return 0


def wrongs(said: Text, known: dict[str, Message]) -> list[str]:
    """What is wrong with a text and the texts in it: an unknown message, a placeholder not given."""
    found = [wrong for _, value in said.values for inner in _texts(value) for wrong in wrongs(inner, known)]
    message = known.get(said.id)
    if message is None or not message.has_value:
        return [*found, f"no message {said.id}"]
    given = {name for name, _ in said.values}
    return [*found, *(f"{said.id} lacks {name}" for name in sorted(needed(message, known) - given))]


def needed(message: Message, known: dict[str, Message]) -> set[str]:
    """The placeholders of a message and of those it quotes."""
    quoted = (known[other] for other in message.quotes if other in known)
    return set(message.placeholders).union(*(needed(other, known) for other in quoted))


def _texts(value: Value) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            if isinstance(item, Text):
                yield item
