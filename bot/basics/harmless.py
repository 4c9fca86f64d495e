"""Names that others have given (people, servers, channels, groups, roles), made harmless wherever they are shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from bot.basics.graphemes import JOINER, cut, extends, graphemes, is_variant

LONGEST = 100
MOST_MARKS = 4
"""So many characters may change one sign."""

NON_JOINER = "\u200c"
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""What has a width and nothing to see."""

_UNSEEN = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
_JOINING = range(0x0600, 0x0E00)
"""The scripts, from Arabic to Sinhala, in which it matters whether letters are joined."""

_CALLS = re.compile("@(?=everyone|here)", re.IGNORECASE)
_FORMS = re.compile(r"<(?:[@#:/]|a:|t:|id:)|@everyone|@here|://|\bwww\.|discord(?:app)?\.(?:gg|com)/", re.IGNORECASE)
"""What a name can't be: mentions, emoji, commands, timestamps, links, invites."""

_MARKDOWN = re.compile(r"[\\*_~`|</]")
_MARKS = re.compile(r"\\([^\w\s]|_)|\*\*|__|~~|\|\||`|(?m:^(?:#{1,3}|-#) )")
"""What is escaped, or else formats: bold, underlined, crossed out, hidden, code; headings and small print."""

_HEADS = re.compile(r"^(?:[-+#>]|\d+(?=[.)]))")
"""What begins a heading, a quotation or a list at the beginning of a line."""


def bare(name: str, longest: int = LONGEST) -> str:
    """A name for labels and alt texts, which know no Markdown; empty where there is nothing to see.

    One line without invisible signs and without what turns the direction of writing, cut between signs.
    """
    shown = unicodedata.normalize("NFC", "".join(_visible(name)))
    signs = "".join(_bounded(sign) for sign in graphemes(" ".join(shown.split())))
    return cut(_CALLS.sub("\uff20", signs), longest).strip()


def plain(name: str, longest: int = LONGEST) -> str:
    """A name within Markdown: the bare one, of which nothing is formatted, linked, or calls anybody."""
    shown = bare(name, longest).replace("[", "(").replace("]", ")")
    return _HEADS.sub(_escaped_head, _MARKDOWN.sub(r"\\\g<0>", shown))


def unmarked(written: str) -> str:
    """A text of our own without its Markdown, for what knows none."""
    return _MARKS.sub(r"\g<1>", written)


def is_harmless(name: str) -> bool:
    """Whether something may be named so: there is something to see, and nothing in it calls or leads anywhere."""
    return bool(bare(name)) and _FORMS.search(name) is None


def _visible(name: str) -> Iterator[str]:
    """The characters that are to be seen; blanks of all kinds as spaces."""
    before = " "
    for at, sign in enumerate(name):
        after = name[at + 1 : at + 2]
        if sign in _BLANKS or sign.isspace():
            shown = " "
        elif sign in (JOINER, NON_JOINER):
            shown = sign if _joins(before) and _joins(after) else ""
        elif sign in _UNSEEN or unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn"):
            shown = ""
        else:
            shown = "" if extends(sign) and before == " " else sign
        before = shown or before
        yield shown


def _joins(sign: str) -> bool:
    """Whether something may be joined to it without a trace: pictures, and letters of scripts that join theirs."""
    return bool(sign) and (unicodedata.category(sign) == "So" or is_variant(sign) or ord(sign) in _JOINING)


def _bounded(sign: str) -> str:
    """A sign with no more on it than writing needs."""
    return sign if JOINER in sign else sign[: 1 + MOST_MARKS]


def _escaped_head(found: re.Match[str]) -> str:
    head = found.group()
    return f"{head}\\" if head.isdigit() else f"\\{head}"
