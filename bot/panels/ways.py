"""Buttons that many panels share: from page to page, and the second question before something final."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.panels.layout import ActionRow, Button, Line, Panel
from bot.tables.keys import custom_id
from engines.core.text import Text, text
from renderers.words import Words

NEVER_MIND = text("never-mind-button")

FEW_PAGES = 3
"""Of so few pages the first and the last are never far."""

PageId = Callable[[int, str], str]
"""The custom id that leads to a page, counted from 0, told apart from the others by the name of the way there."""


def page_ways(entrance: str, session: int, number: int, pages: int, words: Words) -> tuple[ActionRow, ...]:
    """A row of buttons from a page, counted from 0, to the others; nothing where there is only one.

    They lead to that entrance, the session and the page as its arguments.
    """
    ways = page_buttons(number, pages, words, lambda to, name: custom_id(entrance, session, to, name))
    return (ActionRow(ways),) if ways else ()


def page_buttons(number: int, pages: int, words: Words, way: PageId) -> tuple[Button, ...]:
    """The buttons of `page_ways`, to go with others in a row."""
    return tuple(_buttons(number, pages, words, way)) if pages > 1 else ()


def _buttons(number: int, pages: int, words: Words, way: PageId) -> Iterator[Button]:
    first, last = number == 0, number == pages - 1
    for name, label, to, end in (
        ("first", "page-first-button", 0, first),
        ("earlier", "page-earlier-button", number - 1, first),
        ("later", "page-later-button", number + 1, last),
        ("last", "page-last-button", pages - 1, last),
    ):
        if pages > FEW_PAGES or name in ("earlier", "later"):
            yield Button(way(max(0, to), name), words.get(label), disabled=end)


def confirm_panel(question: Text, do_label: Text, do_id: str, words: Words, leave_label: Text = NEVER_MIND) -> Panel:
    """What follows, with a button to do it and one to leave it."""
    do = Button(do_id, words(do_label), "danger")
    leave = Button(custom_id("never-mind"), words(leave_label))
    return Panel((Line(words(question)), ActionRow((do, leave))))


def done_panel(answer: Text, words: Words) -> Panel:
    """One line in the place of a panel that has served its purpose."""
    return Panel((Line(words(answer)),))
