"""Opening a table: the buttons of the games on offer, and `/play`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import app_commands

from bot.basics.folding import folded
from bot.delivery.delivery import Interaction
from bot.entrances.commands import MOST_CHOICES, Command, in_servers_and_dms, named, options, strengths
from bot.entrances.direct import DirectWays
from bot.entrances.front import Ack, Front, Press, entrance
from bot.entrances.inviting import Guests, guests
from bot.panels.computers.strengths import strength_of
from bot.panels.covers import covers_panel, game_name, opening_args
from bot.panels.layout import ActionRow, Button, Line, Panel
from bot.panels.names import channel_link
from bot.panels.ways import done_panel
from bot.showing.drawing import Drawing
from bot.tables.keys import custom_id, number, options_key
from bot.tables.lobbies import Lobbies, Terms
from bot.tables.opening import Here, Opening, Taken, plays_alone
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.strength import Strength
from engines.core.text import text
from engines.table.record import Person, Record
from renderers.words import Words

Somebody = discord.User | discord.Member


class OpenWays:
    """The ways to open a table."""

    def __init__(
        self, opening: Opening, lobbies: Lobbies, direct: DirectWays, drawing: Drawing, games: Mapping[str, AnyGame]
    ) -> None:
        self._opening, self._lobbies, self._drawing = opening, lobbies, drawing
        self.direct, self.games = direct, games

    @entrance("play", Ack.PRIVATE, at_table=False)
    async def offer(self, press: Press) -> None:
        """Show all games."""
        await self.show_games(press, ())

    @entrance("open", Ack.UPDATE, at_table=False)
    async def open_here(self, press: Press) -> None:
        """Open a table here."""
        await self.open(press, press.arg(0), _invited(press), terms=_terms(press))

    @entrance("open-apart", Ack.UPDATE, at_table=False)
    async def open_apart(self, press: Press) -> None:
        """Open a table in a thread of its own."""
        await self.open(press, press.arg(0), _invited(press), apart=True, terms=_terms(press))

    @entrance("open-lobby", Ack.UPDATE, at_table=False)
    async def open_lobby(self, press: Press) -> None:
        """Open a table in direct messages that doesn't begin yet, so that its options can be chosen."""
        await self.open(press, press.arg(0), (), terms=_terms(press), begins=False)

    async def show_games(self, press: Press, invited: Sequence[Person], strength: Strength = Strength.NORMAL) -> None:
        """Answer with all games that can be played here, their buttons under each; computers are to play so well."""
        alone = press.asker.server is None
        games = [game for game in self.games.values() if plays_alone(game) or not alone]
        pictures = {game.id: await self._drawing.cover(game.id, press.words) for game in games}
        await press.show(covers_panel(games, pictures, invited, press.words, strength, alone=alone))

    async def open(
        self,
        press: Press,
        game_id: str,
        invited: Sequence[Person],
        *,
        apart: bool = False,
        terms: Terms | None = None,
        begins: bool = True,
    ) -> None:
        """Open a lobby here, or in a thread of its own, and answer with the way there.

        In direct messages the game `begins` at once, unless somebody is invited.
        Raises `SafehouseError` where it is not allowed, `GroupPlays` for a campaign's.
        """
        game = self.games.get(game_id)
        if game is None:
            raise SafehouseError("error-no-such-game")
        if press.asker.server is None:
            invited = await self.direct.need_welcome(press, invited)
        opened = await self._opening.open(_here(press), press.person, game, invited, apart=apart, terms=terms)
        if isinstance(opened, Taken):
            await press.show(_taken_panel(opened, _apart_id(game, invited, terms), press.words))
        elif opened.place.server is not None:
            await press.show(_opened_panel(opened, press.words))
        elif begins and not invited:
            await self._lobbies.begin(opened.id, press.person, fill=True)
            await press.show(done_panel(text("open-begun", game=game_name(game.id)), press.words))
        else:
            await press.show(done_panel(text("open-lobby", game=game_name(game.id)), press.words))


def play_command(front: Front, ways: OpenWays) -> Command:
    """`/play`: open a table, or see which games there are."""

    @app_commands.command(name=named("command-play"), description=named("command-play-description"))
    @options("command-play", "game", "guest", "guest2", "guest3", "strength")
    @strengths
    @in_servers_and_dms
    async def play(
        interaction: Interaction,
        game: str | None = None,
        guest: Somebody | None = None,
        guest2: Somebody | None = None,
        guest3: Somebody | None = None,
        strength: str = Strength.NORMAL,
    ) -> None:
        people = [str(each.id) for each in (guest, guest2, guest3) if each is not None]

        async def work(press: Press) -> None:
            if press.asker.server is None:
                chosen = Guests(await ways.direct.need_welcome(press, map(number, people)), ())
            else:
                chosen = guests(interaction, people)
            wanted = strength_of(strength)
            if game is None:
                await ways.show_games(press, chosen.welcome, wanted)
            else:
                meant = _game_meant(ways.games, game, press)
                await ways.open(press, meant, chosen.welcome, terms=Terms(strength=wanted))
            await press.say(*chosen.refused)

        await front.run(interaction, work)

    @play.autocomplete("game")
    async def offer_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        press = front.press(interaction)
        found = [game for game in ways.games if any(folded(typed) in name for name in _names(game, press))]
        return [app_commands.Choice(name=press.words(game_name(game)), value=game) for game in found[:MOST_CHOICES]]

    return play


def _names(game: str, press: Press) -> list[str]:
    """What a game may be called by somebody who types."""
    return [folded(words(game_name(game))) for words in press.tongues]


def _game_meant(games: Iterable[str], typed: str, press: Press) -> str:
    """The game whose name, whole, was typed in place of choosing it; else what was typed."""
    return next((game for game in games if folded(typed).strip() in _names(game, press)), typed)


def _invited(press: Press) -> tuple[Person, ...]:
    """Who is invited by the button's id; what is no person's number was forged and is left out."""
    return tuple(person for person in map(number, press.args[1:]) if person > 0)


def _terms(press: Press) -> Terms:
    """How well computers are to play by the button's id; normally, where it doesn't say."""
    return Terms(strength=next((each for each in Strength if each in press.args[1:]), Strength.NORMAL))


def _here(press: Press) -> Here:
    interaction, here = press.interaction, press.channel
    channel = interaction.channel
    if here is None or (channel is None and interaction.guild_id is not None):
        raise SafehouseError("error-unseen-place")
    top = channel.parent_id if isinstance(channel, discord.Thread) else here
    return Here(interaction.guild_id, here, isinstance(channel, discord.Thread), top)


def _apart_id(game: AnyGame, invited: Sequence[Person], terms: Terms | None) -> str:
    if terms is not None and terms.group is not None and terms.options is not None:
        return custom_id("campaign-apart", terms.group.id, options_key(terms.options))
    strength = Strength.NORMAL if terms is None else terms.strength
    return custom_id("open-apart", game.id, *opening_args(invited, strength))


def _opened_panel(record: Record, words: Words) -> Panel:
    link = Button(channel_link(record.place), words.get("open-go-button"))
    said = words.get("open-opened", game=game_name(record.game), channel=f"<#{record.place.channel}>")
    return Panel((Line(said), ActionRow((link,))))


def _taken_panel(taken: Taken, apart: str, words: Words) -> Panel:
    buttons = [Button(channel_link(taken.record.place), words.get("open-go-button"))]
    said = [words.get("open-taken", game=game_name(taken.record.game))]
    if taken.alone is None:
        buttons.insert(0, Button(apart, words.get("open-apart-button"), "primary"))
    else:
        said.append(words(taken.alone))
    if taken.record.place.server is None:
        buttons.append(Button(custom_id("abandon-now", taken.record.id), words.get("abandon-button"), "danger"))
    return Panel((Line("\n".join(said)), ActionRow(tuple(buttons))))
