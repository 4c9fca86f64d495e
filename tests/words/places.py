"""Where the code says a message, as far as its lines tell: its id whole, by its last part, or as it is made there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from tests.codebase.conventions import PREFIXES
from tests.codebase.sources import ROOMS, ROOT, python_files

QUOTED = re.compile(r'(f?)"((?:[A-Za-z0-9-]|\{[^{}"]*\})+)"')
LEAST_LETTERS = 5
"""What has fewer letters of its own says nothing about which ids it makes."""


def places(ids: Iterable[str]) -> dict[str, str]:
    """The first place of each of these ids that is mentioned at all."""
    whole, made = _mentions()
    found: dict[str, str] = {}
    for name in ids:
        ends = [name, *(name.removeprefix(prefix) for prefix in PREFIXES if name.startswith(prefix))]
        known = [whole[end] for end in ends if end in whole]
        known = known or [place for place, one in made if any(one.fullmatch(end) for end in ends)][:1]
        found.update({name: known[0]} if known else {})
    return found


@cache
def _mentions() -> tuple[dict[str, str], tuple[tuple[str, re.Pattern[str]], ...]]:
    """The places of plain strings that may be ids, and those of strings with gaps, as patterns."""
    whole: dict[str, str] = {}
    made: list[tuple[str, re.Pattern[str]]] = []
    for path in python_files(*ROOMS):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for formatted, quoted in QUOTED.findall(line):
                place = f"{path.relative_to(ROOT)}:{number}"
                own = re.split(r"\{[^{}]*\}", quoted)
                if not formatted:
                    whole.setdefault(quoted, place)
                elif len("".join(own)) >= LEAST_LETTERS:
                    made.append((place, re.compile(".+".join(map(re.escape, own)))))
    return whole, tuple(made)
