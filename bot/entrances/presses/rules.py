"""The pages of `/rules`: found by what was typed, and turned."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.panels.keys import number
from bot.panels.rules import found, rules_panel, searched
from bot.tables.finding import game_here, games_from


async def show_rules(press: Press, typed: str) -> None:
    """Show the rules that fit what was typed; where nothing was, all of the game played here, else of all games."""
    query, here = searched(typed), await game_here(press.app, press.interaction.channel_id)
    await _show(press, query, 0, "" if query else here or "")


@entrance("rules", Ack.UPDATE)
async def turn(press: Press) -> None:
    """Show another page."""
    only = press.arg(2)
    await _show(press, press.arg(1), number(press.arg(0)), only if only in press.app.games else "")


async def _show(press: Press, query: str, page: int, only: str) -> None:
    games = (only,) if only else await games_from(press.app, press.interaction.channel_id)
    await press.show(rules_panel(found(games, query, press.words), query, page, press.words, only))
