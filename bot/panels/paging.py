"""The ways from page to page of something read in private: first, earlier, later, last."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.panels.layout import Button, Row
from bot.tables.keys import custom_id
from renderers.words import Words

Way = Callable[[int, str], str]
"""The custom id that leads to a page, counted from 0, told apart from the others by the name of the way there."""


def page_ways(entrance: str, session: int, number: int, pages: int, words: Words) -> tuple[Row, ...]:
    """A row of buttons from a page, counted from 0, to the others; nothing where there is only one.

    They lead to that entrance, the session and the page as its arguments.
    """
    ways = page_buttons(number, pages, words, lambda to, name: custom_id(entrance, session, to, name))
    return (Row(ways),) if ways else ()


def page_buttons(number: int, pages: int, words: Words, way: Way) -> tuple[Button, ...]:
    """The buttons from a page, counted from 0, to the others, to stand beside more; none where there is only one."""
    return tuple(_buttons(number, pages, words, way)) if pages > 1 else ()


def _buttons(number: int, pages: int, words: Words, way: Way) -> Iterator[Button]:
    first, last = number == 0, number == pages - 1
    for name, to, end in (
        ("first", 0, first),
        ("earlier", number - 1, first),
        ("later", number + 1, last),
        ("last", pages - 1, last),
    ):
        yield Button(way(max(0, to), name), words.get(f"page-{name}-button"), disabled=end)
