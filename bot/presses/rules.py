"""Turning the pages of `/rules`."""

from __future__ import annotations

from bot.panels.frame import Ack, Press, entrance
from bot.panels.keys import number
from bot.panels.rules import LONGEST_QUERY, found, rules_panel


async def show_rules(press: Press, query: str, page: int = 0) -> None:
    """Show a page of the rules that fit what was typed; all rules where nothing was."""
    wanted = " ".join(query.replace(":", " ").split())[:LONGEST_QUERY]
    rules = found(press.app.games, wanted, press.words)
    await press.show(rules_panel(rules, wanted, page, press.words))


@entrance("rules", Ack.UPDATE)
async def turn(press: Press) -> None:
    """Show another page."""
    page, query = (*press.args, "", "")[:2]
    await show_rules(press, query, number(page))
