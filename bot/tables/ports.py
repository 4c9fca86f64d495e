"""What the use cases need of the world outside; Discord fills it in."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from typing import Protocol

from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.record import Person, Record


class Venue(Protocol):
    """The places where tables are played."""

    def need_voice(self, channel: int, *, threads: bool = False) -> None:
        """Raise `SafehouseError` where the bot cannot keep a table in a channel (`threads`: in a thread of it)."""
        ...

    def existing(self, server: int, channels: Iterable[int]) -> tuple[int, ...]:
        """Those of a server's channels that still exist, as far as this process knows."""
        ...

    def has_threads(self, channel: int) -> bool:
        """Whether this is a kind of channel that has threads, as far as is known."""
        ...

    def no_thread(self, top: int, *, within: bool) -> Text | None:
        """Why a channel can have no more threads (`within`: asked from one of them); None where it can, or may."""
        ...

    async def open_thread(self, server: int, channel: int, game: str) -> int:
        """Open a thread for a game's table in a channel; its id. Raises `SafehouseError`."""
        ...

    async def show(self, session: int) -> None:
        """Show a new table where it is played. Raises `SafehouseError` where that fails."""
        ...


class Downtime(Protocol):
    """Time that the process has missed; `given` has been given back to running clocks."""

    given: timedelta

    def missed(self) -> timedelta:
        """All of it since the process began."""
        ...

    async def give_back(self) -> None:
        """Give the rest of it back in the store, while no session is loaded. Raises `NotKept`."""
        ...


class Caller(Protocol):
    """Calls people to tables."""

    async def invite(self, record: Record, people: Collection[Person], host: Person | None) -> None:
        """Call people to a table they have just been invited to."""
        ...

    async def announce(self, record: Record) -> None:
        """Call the role that the server has chosen for new tables, and tell whoever wanted to hear of them."""
        ...

    def tell_away(self, record: Record, person: Person, until: datetime | None) -> None:
        """Tell a table until when somebody is away; None: that they are back."""
        ...

    async def tell_left(self, server: int, channel: int, person: Person, group: str) -> None:
        """Tell a campaign's group that somebody has left it."""
        ...

    def gather(self, session: int) -> None:
        """Call the people of a lobby to their game; the call goes on by itself, as all that follow."""
        ...

    def remind(self, session: int, seat: Seat) -> None:
        """Remind the person on a seat, by one ping in place of the last."""
        ...

    def welcome(self, session: int, seat: Seat) -> None:
        """Call the person who was given the seat, though a move has just been made for them."""
        ...
