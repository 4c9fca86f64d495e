"""The words of one locale: Fluent messages from `data/texts/<locale>/*.ftl`, English where one is missing.

A folder of a region (`es-419`) beside its language's (`es`) holds only what the region says otherwise. Seats are told
apart by letters, in every locale and game alike.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any, cast

from babel import Locale
from babel.lists import format_list
from babel.plural import to_python
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engines.core.data import shown
from engines.core.errors import BrokenData
from engines.core.seats import Seat
from engines.core.text import Text, Value, Who, Written, dashed, text

SOURCE = "en"
TEXTS = Path(__file__).resolve().parents[1] / "data" / "texts"

NARROW, NO_BREAK = "\u202f", "\u00a0"
"""The space that French groups digits by, which the fonts lack, and the one that stands in its place."""

KEPT = 4096
"""So many sentences are kept; one more, and all kept ones are dropped."""

Icons = Mapping[str, str]
"""What shows an icon in a message, by the id of the text that names what it stands for."""

NO_ICONS: Icons = MappingProxyType({})

CROWDED = frozenset({"mind-mgmt-location"})
"""The texts that name too much in one breath for icons in them."""

log = logging.getLogger(__name__)


class Words:
    """Turns texts into sentences of a locale.

    `names` says who sits on a seat; `quoting` tells what people wrote as it has to stand there, if not as it is;
    `icons` are those that there are for the reader, and `with_icons` puts them before names in a sentence.
    """

    def __init__(
        self,
        locale: str,
        bundles: tuple[Bundle, ...],
        names: Mapping[Seat, str] | None = None,
        quoting: Callable[[str], str] = str,
        kept: dict[Text, str] | None = None,
        icons: Icons = NO_ICONS,
        with_icons: bool = False,
    ) -> None:
        self.locale = locale
        self.icons = icons
        self._with_icons = with_icons
        self._kept: dict[Text, str] = {} if kept is None else kept
        self._bundles = bundles
        self._names = names
        self._quoting = quoting

    def naming(self, names: Mapping[Seat, str], quoting: Callable[[str], str] = str) -> Words:
        """The same words for a table where these people sit; a seat left out is told as `seat-name`."""
        return Words(self.locale, self._bundles, names, quoting, self._kept, self.icons)

    def having(self, icons: Icons) -> Words:
        """The same words for somebody to whom these icons can be shown."""
        return Words(self.locale, self._bundles, self._names, self._quoting, self._kept, icons)

    def illustrated(self) -> Words:
        """The same words with icons before names, for Markdown that is shown within Discord."""
        return Words(self.locale, self._bundles, self._names, self._quoting, self._kept, self.icons, bool(self.icons))

    def __call__(self, message: Text) -> str:
        """The sentence of a text; kept where it is the same for every table."""
        illustrated = self._with_icons and message.id not in CROWDED and _names_things(message)
        if not illustrated and (kept := self._kept.get(message)) is not None:
            return kept
        values = {name: self._value(value, illustrated) for name, value in message.values}
        for bundle in self._bundles:
            if (plain := bundle.plain(message.id)) is not None:
                if not message.values:
                    self._keep(message, plain)
                return plain
            if bundle.has_message(message.id) and (pattern := bundle.get_message(message.id).value) is not None:
                formatted, errors = bundle.format_pattern(pattern, values)
                sentence = str(formatted).replace(NARROW, NO_BREAK)
                if errors:
                    log.error("text %s (%s): %s", message.id, self.locale, [type(error).__name__ for error in errors])
                elif not illustrated and not _of_a_table(message):
                    self._keep(message, sentence)
                return sentence
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

    def _value(self, value: Value, illustrated: bool) -> str | int:
        if isinstance(value, Text):
            return self._illustrated(value) if illustrated else self(value)
        if isinstance(value, Who):
            return self._name(value.seat)
        if isinstance(value, Written):
            return self._quoting(value.words)
        if isinstance(value, tuple):
            items = [str(self._value(item, illustrated)) for item in value]
            return format_list(items, locale=self.locale.replace("-", "_"))
        return value

    def _illustrated(self, named: Text) -> str:
        icon = self.icons.get(named.id)
        return self(named) if icon is None else f"{icon} {self(named)}"

    def _name(self, seat: Seat) -> str:
        if self._names is not None and seat in self._names:
            return self._names[seat]
        return self.get("seat-name", seat=seat + 1)


def _names_things(message: Text) -> bool:
    """Whether texts stand in a text."""
    return any(isinstance(value, Text | tuple) for _, value in message.values)


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
    kin = (name for name in shipped if language_of(name) == language_of(locale))
    return next((name for name in (locale, language_of(locale), *kin) if name in shipped), SOURCE)


def language_of(locale: str) -> str:
    """The language of a locale, without its region."""
    return locale.split("-", maxsplit=1)[0]


def asked_in_turn(locale: str, shipped: Sequence[str]) -> tuple[str, ...]:
    """The shipped locales that are asked for a message of one of them: itself, its language, the source."""
    return tuple(dict.fromkeys(name for name in (locale, language_of(locale), SOURCE) if name in shipped))


@dataclass(frozen=True, slots=True)
class PictureTexts:
    """Says the texts of a game's pictures; `game` as texts' ids begin with it."""

    game: str

    def __call__(self, words: Words, message: str, /, **values: Value) -> str:
        """The text `<game>-picture-<message>`."""
        return words(text(f"{self.game}-picture-{message}", **values))

    def name(self, words: Words) -> str:
        """The game's name."""
        return words(text(f"{self.game}-name"))


@cache
def words(locale: str) -> Words:
    """The words of the shipped locale nearest to a Discord locale such as `en-GB` or `cs`. Raises `BrokenData`."""
    return _words(nearest(locale, locales()))


@cache
def _words(locale: str) -> Words:
    return Words(locale, tuple(map(_bundle, asked_in_turn(locale, locales()))))


@cache
def _bundle(locale: str) -> Bundle:
    if locale != SOURCE:
        return Later(locale, _bundle(SOURCE))
    bundle = Bundle(SOURCE)
    for path in sorted((TEXTS / SOURCE).glob("*.ftl")):
        bundle.add(path)
    return bundle


def ended(line: str) -> str:
    """A line as a sentence among others: with a full stop where no other sign ends it."""
    return line if line.endswith((".", "?", "!")) else f"{line}."


def check_texts() -> None:
    """Read every file of every locale, and see that the source has them all. Raises `BrokenData`."""
    for path in sorted({TEXTS / SOURCE / each.name for each in TEXTS.glob("*/*.ftl")} | {*TEXTS.glob("*/*.ftl")}):
        _read(path)


_NO_FLUENT = re.compile(r"\n(?![#}\s]|[a-zA-Z][\w-]* *=|\Z)")
"""Where a line begins that is neither a message, nor goes on with one, nor is a comment."""

_BEGINS = re.compile(r"\n([a-zA-Z][\w-]*) *=")
_PLAIN = re.compile(r"([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*?) *(?:\n(?:#[^\n]*)?)*")
"""A message of one line without placeholders, and comments on what follows: most are so, and need no parser."""


class Bundle(FluentBundle):
    """A Fluent bundle of one locale without terms; a message is taken apart when it is first asked for."""

    def __init__(self, locale: str) -> None:
        super().__init__([locale], use_isolating=False)
        del self._babel_locale, self._plural_form
        self._sources: dict[str, str] = {}
        self._files: dict[str, str] = {}
        self._lock = Lock()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, in the order of the files."""
        return tuple(self._sources)

    def file_of(self, message_id: str) -> str | None:
        """The name of the file in which a message stands."""
        return self._files.get(message_id)

    def add(self, path: Path) -> None:
        """Add the messages of a file; of those that are there already the first stays.

        Raises `BrokenData` for a file that can't be read or, at a glance, is none of messages.
        """
        source = _read(path)
        found = list(_BEGINS.finditer(source))
        ends = [*(each.start() for each in found[1:]), len(source)]
        for each, end in zip(found, ends, strict=True):
            self._sources.setdefault(each[1], source[each.start(1) : end])
            self._files.setdefault(each[1], path.name)

    def plain(self, message_id: str) -> str | None:
        """The words of a message of one line without placeholders; None where it needs to be taken apart."""
        found = _PLAIN.fullmatch(self._sources.get(message_id, ""))
        return None if found is None else found[2]

    def _get_babel_locale(self) -> Locale:
        """The source's rules, until a number is said in the language: to read its own takes longer than all else."""
        return Locale(SOURCE)

    def __getattr__(self, name: str) -> Any:
        """The language's own rules, when they are first asked for."""
        if name == "_babel_locale":
            self._babel_locale = Locale.parse(self.locales[0], sep="-")
            return self._babel_locale
        if name == "_plural_form":
            self._plural_form = cast(Any, to_python(self._babel_locale.plural_form))
            return self._plural_form
        raise AttributeError(name)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it is well formed."""
        if message_id not in self._messages and message_id in self._sources:
            self.add_resource(self._parsed(self._sources[message_id]))
        return super().has_message(message_id)

    def _parsed(self, source: str) -> ftl.Resource:
        """A message taken apart."""
        plain = _PLAIN.fullmatch(source)
        if plain is None:
            return FluentParser(with_spans=False).parse(source)
        return ftl.Resource([ftl.Message(ftl.Identifier(plain[1]), ftl.Pattern([ftl.TextElement(plain[2])]))])

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self.has_message(entry_id)
        with self._lock:
            found = super()._lookup(entry_id, term)
            self._messages[entry_id] = _COMPILED
        return found


_COMPILED = ftl.Message(ftl.Identifier("compiled"))
"""What stands for a message taken apart once it is compiled: a whole language would else take megabytes more."""


class Later(Bundle):
    """A locale's bundle that reads a file when it is first asked for a message that the source has in that file.

    A file that can't be read counts as empty: the source stands in, and the log says so once.
    """

    def __init__(self, locale: str, source: Bundle) -> None:
        super().__init__(locale)
        self._source = source
        self._read: set[str] = set()

    def plain(self, message_id: str) -> str | None:
        """The words of a message of one line without placeholders; None where it needs to be taken apart."""
        self._read_file_of(message_id)
        return super().plain(message_id)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it is well formed."""
        self._read_file_of(message_id)
        return super().has_message(message_id)

    def _read_file_of(self, message_id: str) -> None:
        name = self._source.file_of(message_id)
        if name is not None and name not in self._read:
            self._fetch(TEXTS / self.locales[0] / name)

    def _fetch(self, path: Path) -> None:
        try:
            if path.exists():
                self.add(path)
        except BrokenData as error:
            log.error("texts of %s: %s", self.locales[0], error)
        self._read.add(path.name)


def _read(path: Path) -> str:
    try:
        source = f"\n{path.read_text(encoding='utf-8')}"
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenData(shown(path), getattr(error, "strerror", None) or str(error)) from error
    strange = _NO_FLUENT.search(source)
    if strange is not None:
        raise BrokenData(shown(path), f"line {source.count(chr(10), 0, strange.end())} is no message")
    if source.count("{") != source.count("}"):
        raise BrokenData(shown(path), "a brace is missing")
    return source


def seat_text(game_id: str, seat: Seat) -> str:
    """By what the icon of a seat is found among `Icons`."""
    return f"{dashed(game_id)}-seat-{seat}"


def letter(seat: Seat) -> str:
    """The letter of a seat, from A."""
    return chr(ord("A") + seat)


def letters(seats: Iterable[Seat]) -> tuple[str, ...]:
    """The letters of some seats."""
    return tuple(map(letter, seats))
