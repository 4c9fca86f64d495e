"""Asking once more before something that can't be taken back, and saying in a panel that it is done."""

from __future__ import annotations

from bot.panels.keys import custom_id
from bot.panels.layout import Button, Line, Panel, Row
from engines.core.text import Text
from renderers.words import Words


def confirm_panel(question: Text, do_label: Text, do_id: str, words: Words) -> Panel:
    """What follows, with a button to do it and one to leave it."""
    do = Button(do_id, words(do_label), "danger")
    leave = Button(custom_id("never-mind"), words.get("never-mind-button"))
    return Panel((Line(words(question)), Row((do, leave))))


def done_panel(answer: Text, words: Words) -> Panel:
    """One line in the place of a panel that has served its purpose."""
    return Panel((Line(words(answer)),))
