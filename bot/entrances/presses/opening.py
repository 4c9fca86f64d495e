"""The buttons that open a table."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.panels.keys import number
from bot.tables.opening import open_here
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame


def _asked_for(press: Press) -> tuple[AnyGame, tuple[int, ...]]:
    game = press.app.games.get(next(iter(press.args), ""))
    if game is None:
        raise SafehouseError("error-no-such-game")
    return game, tuple(number(arg) for arg in press.args[1:])


@entrance("open", Ack.UPDATE)
async def open_table(press: Press) -> None:
    """Open a table here."""
    game, invited = _asked_for(press)
    await open_here(press, game, invited)


@entrance("open-apart", Ack.UPDATE)
async def open_apart(press: Press) -> None:
    """Open a table in a thread of its own."""
    game, invited = _asked_for(press)
    await open_here(press, game, invited, apart=True)
