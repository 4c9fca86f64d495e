"""`/profile`, and the games that one has finished."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.entrances.commands import Command, in_servers_and_dms, named, options
from bot.entrances.front import Ack, Front, Press, entrance
from bot.panels.layout import Block, Line
from bot.panels.past.finished import A_PAGE, finished_game_panel, finished_panel, pages_of
from bot.panels.past.profile import profile_panel, profile_told, rows, streak
from bot.panels.past.ratings import courses_told, rises
from bot.showing import drawing
from bot.showing.drawing import Drawing
from bot.store.history import ANYWHERE, History
from bot.store.ratings.standings import Ratings
from bot.tables.keys import number
from bot.tables.registry import Registry
from bot.tables.tally import tally
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.table.record import Person


class PastWays:
    """The ways to what is over."""

    def __init__(
        self, history: History, ratings: Ratings, registry: Registry, drawing: Drawing, games: Mapping[str, AnyGame]
    ) -> None:
        self._history, self._ratings, self._registry = history, ratings, registry
        self._drawing, self._games = drawing, games

    async def profile(self, press: Press, who: discord.Member | discord.User | None) -> None:
        """Show one's own profile, or that of somebody who lets the presser see it."""
        person, mine = (press.person, True) if who is None else (who.id, who.id == press.person)
        server = ANYWHERE if mine else await self._seen_here(press, person)
        finished = await self._history.of(person, server)
        found = await self._drawing.aside(lambda: tally(person, finished, self._games))
        image = None
        if found.games and not press.in_words:
            image = await self._drawing.profile(
                rows(found, press.words), streak(found, press.words), press.words, profile_told(found, press.words)
            )
        course = await self._courses(press, person)
        await press.show(profile_panel(person, mine, found, press.words, image, course))

    @entrance("finished", Ack.PRIVATE, at_table=False)
    async def finished(self, press: Press) -> None:
        """Open the list of one's finished games."""
        await self.show(press, 0)

    @entrance("finished-page", Ack.UPDATE, at_table=False)
    async def turned(self, press: Press) -> None:
        """Turn to another page, or back to the list."""
        await self.show(press, number(press.arg(0)))

    @entrance("finished-game", Ack.UPDATE, at_table=False)
    async def opened(self, press: Press) -> None:
        """Open one of one's finished games."""
        snapshot = await self._registry.snapshot(number(press.chosen))
        if not any(press.person in (holder.person, *holder.left) for holder in snapshot.record.holders):
            raise SafehouseError("error-no-such-table")
        pages = len(drawing.pages_of(snapshot, press.words))
        await press.show(finished_game_panel(snapshot, press.words, pages, number(press.arg(0))))

    async def show(self, press: Press, page: int = 0) -> None:
        """Answer with a page of one's finished games."""
        count = await self._history.count(press.person)
        page = min(max(page, 0), pages_of(count) - 1)
        games = await self._history.of(press.person, most=A_PAGE, after=page * A_PAGE)
        zone = press.known.people.settings(press.person).zone
        await press.show(finished_panel(press.person, games, count, page, zone, press.words))

    async def _courses(self, press: Press, person: Person) -> Block | None:
        """How somebody's ratings went on this server; None where there are none."""
        server = press.asker.server
        found = () if server is None else await self._ratings.courses(person, server)
        known = tuple(course for course in found if course.game in self._games)
        if not known:
            return None
        told = courses_told(known, press.words)
        image = None if press.in_words else await self._drawing.courses(rises(known, press.words), told)
        return image or Line(told)

    async def _seen_here(self, press: Press, person: Person) -> int:
        """The server whose games of somebody may be seen here, or all. Refuses whoever may see none."""
        await press.known.people.known(person)
        shown = press.known.people.settings(person).profile
        if shown == "everyone":
            return ANYWHERE
        if shown == "server" and press.interaction.guild_id is not None:
            return press.interaction.guild_id
        raise SafehouseError("error-profile-private", who=f"<@{person}>")


def profile_command(front: Front, ways: PastWays) -> Command:
    """`/profile`: how one did, or somebody who shows it."""

    @app_commands.command(name=named("command-profile"), description=named("command-profile-description"))
    @options("command-profile", "who")
    @in_servers_and_dms
    async def profile(interaction: Interaction, who: discord.User | None = None) -> None:
        await front.run(interaction, lambda press: ways.profile(press, who))

    return profile
