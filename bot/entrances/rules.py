"""`/rules`: the rules in our own words, searchable, in pages; and *How to play*."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.entrances.commands import MOST_CHOICES, Command, in_servers_and_dms, named, options
from bot.entrances.front import Ack, Front, Press, entrance
from bot.panels.covers import game_name, guide_panel, variants_of
from bot.panels.layout import LONGEST_OPTION, short
from bot.panels.rules import Found, found, rules_of, rules_panel, searched
from bot.showing.drawing import Drawing
from bot.tables.finding import Finding
from bot.tables.keys import number
from bot.tables.registry import Registry
from engines.core.game import AnyGame
from renderers.words import Words

Choice = app_commands.Choice[str]


class RuleWays:
    """The ways to the rules."""

    def __init__(self, finding: Finding, games: Mapping[str, AnyGame]) -> None:
        self._finding, self._games = finding, games

    async def search(self, press: Press, typed: str) -> None:
        """Show the rules that fit what was typed; where nothing was, all of the game here, else of all."""
        query, here = searched(typed), await self._finding.game_here(press.channel, _direct(press))
        await self._show(press, query, 0, "" if query else here or "")

    async def offers(self, press: Press, typed: str) -> list[Choice]:
        """The search for what is typed, before the rules it finds; where nothing is typed the games."""
        query, games = searched(typed), await self._finding.games_from(press.channel, _direct(press))
        offers = (
            _offers(found(games, query, *press.tongues), query, press.words) if query else _games(games, press.words)
        )
        return [*offers][:MOST_CHOICES]

    @entrance("rules", Ack.UPDATE, at_table=False)
    async def turn(self, press: Press) -> None:
        """Show another page."""
        only = press.arg(2)
        await self._show(press, press.arg(1), number(press.arg(0)), only if only in self._games else "")

    async def _show(self, press: Press, query: str, page: int, only: str) -> None:
        games = (only,) if only else await self._finding.games_from(press.channel, _direct(press))
        await press.show(rules_panel(found(games, query, *press.tongues), query, page, press.words, only))


def rules_command(front: Front, ways: RuleWays) -> Command:
    """`/rules`: show the rules that hold what is typed, or all."""

    @app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
    @options("command-rules", "query")
    @in_servers_and_dms
    async def rules(interaction: Interaction, query: str = "") -> None:
        await front.run(interaction, lambda press: ways.search(press, query))

    @rules.autocomplete("query")
    async def offer_rules(interaction: Interaction, typed: str) -> list[Choice]:
        return await ways.offers(front.press(interaction), typed)

    return rules


def _direct(press: Press) -> int | None:
    """The person in whose direct messages it is."""
    return press.person if press.asker.server is None else None


def _games(games: Sequence[str], words: Words) -> Iterator[Choice]:
    for game in games:
        if count := len(rules_of(game, words)):
            name = game_name(game)
            offer = words.get("rules-offer-game", game=name, rules=count)
            yield Choice(name=short(offer, LONGEST_OPTION), value=searched(words(name)))


def _offers(of: Found, query: str, words: Words) -> Iterator[Choice]:
    if of.rules and not of.exact:
        key = "rules-offer-all" if of.whole else "rules-offer-some"
        yield Choice(name=short(words.get(key, query=query, rules=len(of.rules)), LONGEST_OPTION), value=query)
    for rule in of.rules:
        yield Choice(name=short(f"{rule.id}: {rule.said}", LONGEST_OPTION), value=rule.id)


class GuideWays:
    """The way to *How to play*."""

    def __init__(self, registry: Registry, drawing: Drawing, games: Mapping[str, AnyGame]) -> None:
        self._registry, self._drawing, self._games = registry, drawing, games

    @entrance("guide", Ack.PRIVATE, at_table=False)
    async def guide(self, press: Press) -> None:
        """Tell how the game of a table (its session's number, or the game's own id) is played."""
        await self._show(press, 0)

    @entrance("guide-page", Ack.UPDATE, at_table=False)
    async def turn(self, press: Press) -> None:
        """Show another page."""
        await self._show(press, number(press.arg(1)))

    async def _show(self, press: Press, page: int) -> None:
        game, variants, asked = press.arg(0), tuple[str, ...](), press.arg(0)
        if game not in self._games:
            snapshot = await self._registry.snapshot(number(asked))
            game, variants = snapshot.game.id, variants_of(snapshot)
        image = None if press.in_words else await self._drawing.guide(game, press.words)
        await press.show(guide_panel(game, press.words, image, variants, asked, page))
