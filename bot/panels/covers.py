"""The games as they are offered: name, one sentence, how many people, how long, and a cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.panels.layout import Block, Button, Image, Line, Panel, Row, Rule
from bot.panels.names import text_prefix
from bot.tables.keys import custom_id
from bot.tables.paces import table_facts
from engines.core.game import AnyGame
from engines.core.text import Text, text
from engines.table.record import Person
from renderers.words import Words


def game_name(game_id: str) -> Text:
    """The name of a game."""
    return text(f"{text_prefix(game_id)}-name")


def game_pitch(game_id: str) -> Text:
    """What a game is, in one sentence."""
    return text(f"{text_prefix(game_id)}-pitch")


def covers_panel(
    games: Iterable[AnyGame], covers: Mapping[str, Image | None], invited: Sequence[Person], words: Words
) -> Panel:
    """Private: every game with a button that opens a table of it, for those who were already invited."""
    blocks: list[Block] = [Line(words.get("covers-heading"))]
    for game in games:
        blocks += _cover(game, covers.get(game.id), invited, words)
    return Panel(tuple(blocks))


def people_of(game: AnyGame) -> range:
    """How many people a game takes in its beginner's form."""
    return game.seat_counts(game.options())


def _cover(game: AnyGame, cover: Image | None, invited: Sequence[Person], words: Words) -> Iterator[Block]:
    yield Rule()
    if cover is not None:
        yield cover
    yield Line(f"### {words(game_name(game.id))}\n{words(game_pitch(game.id))}\n-# {_measures(game, words)}")
    label = words.get("covers-open-button", game=game_name(game.id))
    yield Row((Button(custom_id("open", game.id, *invited), label, "primary"),))


def _measures(game: AnyGame, words: Words) -> str:
    counts, known = people_of(game), table_facts(game.id)
    people = {"fewest": counts[0], "most": counts[-1]}
    if known is None:
        return words.get("covers-people", **people)
    return words.get("covers-people-minutes", **people, least=known.minutes[0], longest=known.minutes[1])
