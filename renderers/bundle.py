"""The messages of one locale, each parsed when it is first asked for: to parse all of them took half of a start."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from engines.core.data import shown
from engines.core.errors import BrokenData

_NO_FLUENT = re.compile(r"^(?![#}\s]|[a-zA-Z][\w-]* *=|\Z)", re.MULTILINE)
"""Where a line begins that is neither a message, nor goes on with one, nor is a comment."""

_BEGINS = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Bundle(FluentBundle):
    """A Fluent bundle of one locale without terms."""

    def __init__(self, locale: str) -> None:
        super().__init__([locale], use_isolating=False)
        self._sources: dict[str, str] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, in the order of the files."""
        return tuple(self._sources)

    def add(self, path: Path) -> None:
        """Add the messages of a file; of those that are there already the first stays.

        Raises `BrokenData` for a file that can't be read or, at a glance, is none of messages.
        """
        source = _read(path)
        found = list(_BEGINS.finditer(source))
        ends = [*(each.start() for each in found[1:]), len(source)]
        for each, end in zip(found, ends, strict=True):
            self._sources.setdefault(each[1], source[each.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it is well formed."""
        if message_id not in self._messages and message_id in self._sources:
            self.add_resource(FluentResource(self._sources[message_id]))
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self.has_message(entry_id)
        return super()._lookup(entry_id, term)


def _read(path: Path) -> str:
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenData(shown(path), getattr(error, "strerror", None) or str(error)) from error
    strange = _NO_FLUENT.search(source)
    if strange is not None:
        raise BrokenData(shown(path), f"line {source.count(chr(10), 0, strange.start()) + 1} is no message")
    if source.count("{") != source.count("}"):
        raise BrokenData(shown(path), "a brace is missing")
    return source
