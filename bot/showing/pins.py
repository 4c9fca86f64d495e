"""Boards pinned in their channels, while a game is played, where the server wishes for it and the bot may."""

from __future__ import annotations

from bot.basics.loading import Recent
from bot.delivery.delivery import Delivery
from bot.delivery.results import Forbidden, Later, Result, Sent
from bot.known import Known
from engines.table.record import Record

KEPT = 8192


class Pins:
    """Pins and unpins boards. Discord's answers to posts and edits tell what is pinned; no more is remembered."""

    def __init__(self, delivery: Delivery, known: Known) -> None:
        self._delivery, self._known = delivery, known
        self._pinned: Recent[int, bool] = Recent(KEPT)
        self._lacking: Recent[int, int] = Recent(KEPT)
        """By session the board that Discord let the bot not pin or unpin; 0 where that needn't be tried."""

    async def settle(self, record: Record, board: Sent) -> Result:
        """Have a board pinned or not, as it should be; a board that goes takes its pin along."""
        if board.pinned is not None:
            self._pinned[board.message] = board.pinned
        wanted = record.status == "playing" and self._known.servers.settings(record.place.server).pins
        if wanted is self._pinned.get(board.message, False) or self._lacking.get(record.id) == board.message:
            return board
        if self._delivery.places.missing_to_pin(board.channel):
            self._lacking[record.id] = 0
            return board
        result = await self._delivery.pin(board.channel, board.message, pinned=wanted)
        if isinstance(result, Forbidden):
            self._lacking[record.id] = board.message
        elif not isinstance(result, Later):
            self._pinned[board.message] = wanted
        return result

    def may_settle(self, session: int) -> bool:
        """The bot may be allowed more at a table by now: whether its board is to be settled again for that."""
        return self._lacking.pop(session, None) is not None
