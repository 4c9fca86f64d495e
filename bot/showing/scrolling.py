"""How far each board has scrolled away: messages that came after it, counted without reading them."""

from __future__ import annotations

from bot.basics.recent import Recent

AWAY_AFTER = 12
"""So many messages of others below a board, and it is posted anew rather than edited."""

KEPT = 20_000


class Scrolling:
    """Counts by channel since its board was posted."""

    def __init__(self) -> None:
        self._after: Recent[int, int] = Recent(KEPT)

    def wrote(self, channel: int) -> None:
        """Somebody else wrote in a channel."""
        self._after[channel] = self._after.get(channel, 0) + 1

    def posted(self, channel: int) -> None:
        """The board stands at the bottom of a channel."""
        self._after.pop(channel, None)

    def away(self, channel: int) -> bool:
        """Whether the board of a channel has scrolled out of sight."""
        return self._after.get(channel, 0) >= AWAY_AFTER
