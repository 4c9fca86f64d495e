"""`/leaderboard`: who plays how well on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.entrances.commands import Command, in_servers, named, options
from bot.entrances.front import Ack, Front, Press, entrance
from bot.panels.covers import game_name
from bot.panels.past.ratings import (
    EACH,
    Leaderboard,
    computer_levels,
    leaderboard_panel,
    leaderboard_told,
    marks,
    title,
)
from bot.showing.drawing import Drawing
from bot.store.ratings.rating import season_at
from bot.store.ratings.standings import Board, Ratings
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame

MOST = 10
"""So many of the best are shown."""


class LeaderboardWays:
    """The ways to leaderboards."""

    def __init__(
        self, ratings: Ratings, drawing: Drawing, now: Callable[[], datetime], games: Mapping[str, AnyGame]
    ) -> None:
        self._ratings, self._drawing, self._now, self._games = ratings, drawing, now, games

    async def begin(self, press: Press, game: str | None) -> None:
        """Show the leaderboard of a game; of None, the one that the presser was last rated in, or any."""
        server = press.asker.need_server()
        if game is None:
            courses = await self._ratings.courses(press.person, server)
            game = next((course.game for course in courses), next(iter(self._games)))
        await self._show(press, game, "", self._season(press, server))

    @entrance("leaderboard", Ack.UPDATE, at_table=False)
    async def turned(self, press: Press) -> None:
        """Turn to another side or season."""
        await self._show(press, *(part if part != EACH else "" for part in map(press.arg, range(3))))

    @entrance("leaderboard-game", Ack.UPDATE, at_table=False)
    async def chosen(self, press: Press) -> None:
        """Choose another game; the season stays."""
        await self._show(press, press.chosen, "", press.arg(0))

    async def _show(self, press: Press, game: str, side: str, season: str) -> None:
        server = press.asker.need_server()
        if game not in self._games:
            raise SafehouseError("error-no-such-game")
        sides = self._games[game].rated_sides
        board = Board(server, game, side if side in sides else next(iter(sides), ""), season)
        now = self._season(press, server)
        found = Leaderboard(
            board,
            await self._ratings.best(board, MOST),
            await self._ratings.own(board, press.person),
            press.known.people.settings(press.person).profile == "nobody",
            await self._ratings.season_before(board),
            None if season == now else now,
        )
        image = None
        if found.best and not press.in_words:
            image = await self._drawing.standings(
                game,
                title(board, press.words),
                marks(found.best),
                computer_levels(game, press.words),
                leaderboard_told(found, press.words),
            )
        await press.show(leaderboard_panel(found, self._games, press.words, image))

    def _season(self, press: Press, server: int) -> str:
        return season_at(press.known.servers.settings(server).seasons, self._now())


def leaderboard_command(front: Front, ways: LeaderboardWays, games: Mapping[str, AnyGame]) -> Command:
    """`/leaderboard`: who plays how well here."""
    offers = [app_commands.Choice(name=named(game_name(game).id), value=game) for game in games]

    @app_commands.command(name=named("command-leaderboard"), description=named("command-leaderboard-description"))
    @options("command-leaderboard", "game")
    @app_commands.choices(game=offers)
    @in_servers
    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        await front.run(interaction, lambda press: ways.begin(press, game))

    return leaderboard
