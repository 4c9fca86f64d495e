"""The ways from page to page of something read in private: first, earlier, later, last."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.keys import custom_id
from bot.panels.layout import Button, Row
from renderers.words import Words


def page_ways(entrance: str, session: int, number: int, pages: int, words: Words) -> tuple[Row, ...]:
    """A row of buttons from a page, counted from 0, to the others; nothing where there is only one.

    They lead to that entrance, the session and the page as its arguments.
    """
    return (Row(tuple(_ways(entrance, session, number, pages, words))),) if pages > 1 else ()


def _ways(entrance: str, session: int, number: int, pages: int, words: Words) -> Iterator[Button]:
    first, last = number == 0, number == pages - 1
    for name, to, end in (
        ("first", 0, first),
        ("earlier", number - 1, first),
        ("later", number + 1, last),
        ("last", pages - 1, last),
    ):
        identifier = custom_id(entrance, session, max(0, to), name)
        yield Button(identifier, words.get(f"page-{name}-button"), disabled=end)
