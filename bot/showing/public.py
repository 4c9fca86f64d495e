"""The picture that everybody may see: the board, or how the game ended."""

from __future__ import annotations

from bot.panels.layout import Image
from bot.panels.names import labelled
from bot.showing.desk import Desk
from engines.table.record import Record
from engines.table.snapshot import Snapshot
from renderers.registry import renderer
from renderers.words import Words


async def public_image(desk: Desk, snapshot: Snapshot, words: Words) -> Image | None:
    """The board as it stands, once there is an outcome the closing picture; None where that can't be drawn."""
    record, view, game = snapshot.record, snapshot.view(None), snapshot.game.id
    labels = labelled(snapshot, words)
    if record.outcome is None:
        return await desk.pictures.board(game, view, labels)
    score = running_score(record)
    closing = (game, "closing", view, words.locale, score)
    return await desk.pictures.image(closing, lambda: renderer(game).closing(view, labels, score))


def running_score(record: Record) -> tuple[int, ...] | None:
    """The table's games won by whoever sits on each seat; None before a second game."""
    wins = {score.person: score.wins for score in record.series.scores}
    if record.series.games < 2:
        return None
    return tuple(wins.get(holder.person, 0) for holder in record.holders)
