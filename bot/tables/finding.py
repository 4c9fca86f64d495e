"""Which table somebody means without saying: the one here, the one that waits for them, or the only one."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.lookup import Lookup, Sitting
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.table.record import Person


class Finding:
    """Finds tables by who asks and where."""

    def __init__(self, lookup: Lookup, games: Mapping[str, AnyGame]) -> None:
        self._lookup, self._games = lookup, games

    async def meant(self, person: Person, channel: int | None) -> tuple[Sitting, ...]:
        """The person's table that is meant, or all that may be meant, those that wait for the person first.

        The table of the channel if the person plays there, else the only one that waits for them, else the only one.
        Raises `SafehouseError` where the person plays nowhere.
        """
        mine = await self._lookup.of_person(person)
        here = tuple(sitting for sitting in mine if sitting.channel == channel)
        waiting = tuple(sitting for sitting in mine if waits(sitting))
        if not mine:
            raise SafehouseError("error-no-table-of-yours")
        return here or (waiting if len(waiting) == 1 else mine)

    async def lobbies(self, person: Person, server: int | None, channel: int | None) -> tuple[Sitting, ...]:
        """The person's lobbies of a server: the one of the channel if they sit there, else all."""
        mine = [each for each in await self._lookup.of_person(person) if each.server == server]
        open_ = tuple(sitting for sitting in mine if sitting.status == "lobby")
        return tuple(sitting for sitting in open_ if sitting.channel == channel) or open_

    async def here_or_own(
        self, person: Person, channel: int | None, *, direct: bool = False
    ) -> int | tuple[Sitting, ...]:
        """The table of the channel, with or without the person, else their only one, else all of theirs.

        In `direct` messages one that is over comes last. Raises `SafehouseError` where there is no table here and the
        person plays nowhere.
        """
        here = await self._here(channel, active=direct)
        if here is not None:
            return here
        mine = {sitting.session: sitting for sitting in await self._lookup.of_person(person)}
        if not mine and (over := await self._here(channel)) is not None:
            return over
        if not mine:
            raise SafehouseError("error-no-table-of-yours")
        return next(iter(mine)) if len(mine) == 1 else tuple(mine.values())

    async def _here(self, channel: int | None, *, active: bool = False) -> int | None:
        """The table of a channel; unless only an `active` one counts, also the last that was."""
        if channel is None:
            return None
        return await (self._lookup.active_in(channel) if active else self._lookup.last_in(channel))

    async def game_here(self, channel: int | None, direct: Person | None = None) -> str | None:
        """The game played in a channel, now or last; None where none is known.

        In somebody's `direct` messages first the game of their table there, or of the one to which they were invited.
        """
        sittings = () if direct is None else await self._lookup.of_person(direct)
        game = next((sitting.game for sitting in sittings if sitting.server is None), None)
        if game is None and channel is not None:
            game = await self._lookup.game_in(channel)
        return game if game in self._games else None

    async def games_from(self, channel: int | None, direct: Person | None = None) -> tuple[str, ...]:
        """All games, that of `game_here` first."""
        here = await self.game_here(channel, direct)
        return tuple(sorted(self._games, key=lambda game: game != here))


def waits(sitting: Sitting) -> bool:
    """Whether a table waits for the person at it."""
    return sitting.asked and not sitting.program and not sitting.paused
