"""The words of one locale: Fluent messages from `data/texts/<locale>/*.ftl`, English where one is missing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list

from engines.core.seats import Seat
from engines.core.text import Text, Value, Who, Written, text
from renderers.bundle import Bundle

SOURCE = "en"
TEXTS = Path(__file__).resolve().parents[1] / "data" / "texts"

KEPT = 4096
"""So many sentences are kept; then the keeping begins anew."""

log = logging.getLogger(__name__)


class Words:
    """Turns texts into sentences of a locale.

    `names` says who sits on a seat; `quoting` tells what people wrote as it has to stand there, if not as it is.
    """

    def __init__(
        self,
        locale: str,
        bundles: tuple[Bundle, ...],
        names: Mapping[Seat, str] | None = None,
        quoting: Callable[[str], str] = str,
        kept: dict[Text, str] | None = None,
    ) -> None:
        self.locale = locale
        self._kept: dict[Text, str] = {} if kept is None else kept
        self._bundles = bundles
        self._names = names
        self._quoting = quoting

    def naming(self, names: Mapping[Seat, str], quoting: Callable[[str], str] = str) -> Words:
        """The same words for a table where these people sit; a seat left out is told as `seat-name`."""
        return Words(self.locale, self._bundles, names, quoting, self._kept)

    def __call__(self, message: Text) -> str:
        """The sentence of a text; kept where it is the same for every table."""
        if (kept := self._kept.get(message)) is not None:
            return kept
        values = {name: self._value(value) for name, value in message.values}
        for bundle in self._bundles:
            if bundle.has_message(message.id) and (pattern := bundle.get_message(message.id).value) is not None:
                sentence, errors = bundle.format_pattern(pattern, values)
                if errors:
                    log.error("text %s (%s): %s", message.id, self.locale, [type(error).__name__ for error in errors])
                elif not _of_a_table(message):
                    self._keep(message, str(sentence))
                return str(sentence)
        log.error("no text %s", message.id)
        return message.id

    def get(self, message_id: str, /, **values: Value) -> str:
        """The sentence of a message id with its values."""
        return self(text(message_id, **values))

    def ids(self, prefix: str) -> tuple[str, ...]:
        """The ids of all messages of the source that begin so, in the order of the files."""
        return tuple(name for name in self._bundles[-1].ids if name.startswith(prefix))

    def has(self, message_id: str) -> bool:
        """Whether this locale or the source knows the message."""
        return any(bundle.has_message(message_id) for bundle in self._bundles)

    def _keep(self, message: Text, sentence: str) -> None:
        if len(self._kept) >= KEPT:
            self._kept.clear()
        self._kept[message] = sentence

    def _value(self, value: Value) -> str | int:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Who):
            return self._name(value.seat)
        if isinstance(value, Written):
            return self._quoting(value.words)
        if isinstance(value, tuple):
            return format_list([str(self._value(item)) for item in value], locale=self.locale.replace("-", "_"))
        return value

    def _name(self, seat: Seat) -> str:
        if self._names is not None and seat in self._names:
            return self._names[seat]
        return self.get("seat-name", seat=seat + 1)


def _of_a_table(value: Value) -> bool:
    """Whether somebody at a table is named, or what somebody has written stands there."""
    if isinstance(value, Text):
        return any(_of_a_table(inner) for _, inner in value.values)
    if isinstance(value, tuple):
        return any(map(_of_a_table, value))
    return isinstance(value, Who | Written)


@cache
def locales() -> tuple[str, ...]:
    """The locales that have texts, the source first."""
    return (SOURCE, *sorted(path.name for path in TEXTS.iterdir() if path.is_dir() and path.name != SOURCE))


def nearest(locale: str, shipped: Sequence[str]) -> str:
    """The shipped locale nearest to a Discord locale: itself, its language, another region's; else the source."""
    language = locale.split("-", maxsplit=1)[0]
    kin = (name for name in shipped if name.split("-")[0] == language)
    return next((name for name in (locale, language, *kin) if name in shipped), SOURCE)


@cache
def words(locale: str) -> Words:
    """The words of the shipped locale nearest to a Discord locale such as `en-GB` or `cs`. Raises `BrokenData`."""
    chosen = nearest(locale, locales())
    return Words(chosen, tuple(_bundle(name) for name in dict.fromkeys((chosen, SOURCE))))


@cache
def _bundle(locale: str) -> Bundle:
    bundle = Bundle(locale)
    for name in sorted({path.name for path in TEXTS.glob("*/*.ftl")}):
        if locale == SOURCE or (TEXTS / locale / name).exists():
            bundle.add(TEXTS / locale / name)
    return bundle


def ended(line: str) -> str:
    """A line as a sentence among others: with a full stop where no other sign ends it."""
    return line if line.endswith((".", "?", "!")) else f"{line}."
