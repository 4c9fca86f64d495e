"""Clocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.snapshot import Publication

if TYPE_CHECKING:
    from bot.app import App


class Ticker:
    """Does what time brings."""

    def __init__(self, app: App) -> None:
        self._app = app

    def published(self, publication: Publication) -> None:
        """Look at the session's next moment."""

    async def start(self) -> None:
        """Begin to watch."""

    async def stop(self) -> None:
        """Watch no more."""
