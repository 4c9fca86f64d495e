"""Asking once more before something that can't be taken back, and saying in a panel that it is done."""

from __future__ import annotations

from bot.panels.layout import Button, Line, Panel, Row
from bot.tables.keys import custom_id
from engines.core.text import Text, text
from renderers.words import Words

NEVER_MIND = text("never-mind-button")


def confirm_panel(question: Text, do_label: Text, do_id: str, words: Words, leave_label: Text = NEVER_MIND) -> Panel:
    """What follows, with a button to do it and one to leave it."""
    do = Button(do_id, words(do_label), "danger")
    leave = Button(custom_id("never-mind"), words(leave_label))
    return Panel((Line(words(question)), Row((do, leave))))


def done_panel(answer: Text, words: Words) -> Panel:
    """One line in the place of a panel that has served its purpose."""
    return Panel((Line(words(answer)),))
