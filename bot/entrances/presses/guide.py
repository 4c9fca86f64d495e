"""The button that tells how a game is played."""

from __future__ import annotations

from collections.abc import Sequence

from bot.entrances.press import Ack, Press, entrance
from bot.panels.guide import guide_panel, variants_of
from bot.panels.keys import number
from engines.core.errors import SafehouseError


async def show_guide(press: Press, game_id: str, variants: Sequence[str] = ()) -> None:
    """Answer with a game on one screen, these variants of it included."""
    if game_id not in press.app.games:
        raise SafehouseError("error-no-such-game")
    words, image = press.words, None
    if not press.app.people.settings(press.person).words:
        image = await press.app.publisher.guide(game_id, words)
    await press.show(guide_panel(game_id, words, image, variants))


@entrance("guide", Ack.PRIVATE)
async def guide(press: Press) -> None:
    """Tell how the game of a table (its session's number, or the game's own id) is played."""
    asked = press.arg(0)
    if asked in press.app.games:
        await show_guide(press, asked)
    else:
        snapshot = await press.app.registry.snapshot(number(asked))
        await show_guide(press, snapshot.game.id, variants_of(snapshot))
