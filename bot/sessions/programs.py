"""Computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.snapshot import Publication

if TYPE_CHECKING:
    from bot.app import App


class Programs:
    """Plays the seats that the program holds."""

    def __init__(self, app: App) -> None:
        self._app = app

    def published(self, publication: Publication) -> None:
        """Set the program going where it is waited for."""

    async def start(self) -> None:
        """Set the program going at all tables that wait for it."""

    async def stop(self) -> None:
        """Let go of the computer players."""
