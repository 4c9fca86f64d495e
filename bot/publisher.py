"""Brings what people see up to date with what has been stored: boards, hands, pings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.delivery import Result, Sent
from engines.core.seats import Seat
from engines.core.snapshot import Publication

if TYPE_CHECKING:
    from bot.app import App


class Publisher:
    """Hears every publication and shows it to whoever hears of it."""

    def __init__(self, app: App) -> None:
        self._app = app

    def published(self, publication: Publication) -> None:
        """Bring everybody up to date who hears of the change."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Finish what is being sent and note what has been shown."""

    async def catch_up(self) -> None:
        """Publish whatever is behind, on start and after a reconnect."""

    async def show_board(self, session: int, *, anew: bool = False) -> Result:
        """Bring the board of a session up to date, posted where there is none (`anew`: at the bottom)."""
        return Sent()

    def remind(self, session: int, seat: Seat) -> None:
        """Remind whoever holds the seat, by one ping in place of the last."""

    def wrote(self, channel: int) -> None:
        """Somebody wrote in a channel."""

    async def message_deleted(self, message: int) -> None:
        """A message of ours may have been deleted."""

    def person_changed(self, person: int) -> None:
        """A person has changed settings that matter for what is shown."""
