"""Boards pinned in their channels, while a game is played, where the server wishes for it and the bot may."""

from __future__ import annotations

from bot.basics.loading import Recent
from bot.delivery.delivery import Delivery
from bot.delivery.results import Later, Result, Sent
from bot.known import Known
from engines.table.record import Record

KEPT = 8192


class Pins:
    """Pins and unpins boards. Discord's answers to posts and edits tell what is pinned; no more is remembered."""

    def __init__(self, delivery: Delivery, known: Known) -> None:
        self._delivery, self._known = delivery, known
        self._pinned: Recent[int, bool] = Recent(KEPT)

    async def settle(self, record: Record, board: Sent) -> Result:
        """Have a board pinned or not, as it should be; a board that goes takes its pin along."""
        if board.pinned is not None:
            self._pinned[board.message] = board.pinned
        wanted = record.status == "playing" and self._known.servers.settings(record.place.server).pins
        if wanted is self._pinned.get(board.message, False) or self._delivery.places.missing_to_pin(board.channel):
            return board
        result = await self._delivery.pin(board.channel, board.message, pinned=wanted)
        if not isinstance(result, Later):
            self._pinned[board.message] = wanted
        return result
