"""Private: the games that somebody has finished, and one of them with the ways into it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.closing import ending
from bot.panels.coaching.review import coach_button
from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Line, Option, Panel, Select
from bot.panels.log import retold_button
from bot.panels.moments import dated, stamp
from bot.panels.names import mentioned, mentions
from bot.panels.ways import page_buttons
from bot.store.history import Finished
from bot.tables.keys import custom_id
from engines.core.errors import SafehouseError
from engines.table.record import SOMEONE, Person
from engines.table.snapshot import Snapshot
from renderers.words import Words

A_PAGE = 10
"""So many games stand on a page."""


def finished_panel(
    person: Person, games: Sequence[Finished], count: int, page: int, zone: str, words: Words
) -> Panel:
    """A page, counted from 0, of a person's games, and a select that leads into each; days are those of `zone`."""
    if not games:
        return Panel((Line(f"## {words.get('finished-heading')}\n{words.get('finished-none')}"),))
    lines = [f"## {words.get('finished-heading')}", *(_line(person, game, words) for game in games)]
    options = tuple(
        Option(str(game.session), _name(game, zone, words), _result(person, game, words)) for game in games
    )
    blocks: list[Block] = [
        Line("\n".join(lines)),
        Select(custom_id("finished-game", page), words.get("finished-placeholder"), options),
    ]
    ways = page_buttons(page, pages_of(count), words, lambda to, name: custom_id("finished-page", to, name))
    return Panel((*blocks, *((ActionRow(ways),) if ways else ())))


def pages_of(games: int) -> int:
    """How many pages so many games take."""
    return max(1, -(-games // A_PAGE))


def finished_game_panel(snapshot: Snapshot, words: Words, pages: int, page: int) -> Panel:
    """One finished game: who played it, how it ended, its log, its story, whether its deal was fair.

    `page` of the list leads back. Raises `SafehouseError` where the game isn't over.
    """
    record = snapshot.record
    if not record.is_over:
        raise SafehouseError("error-not-over-yet")
    naming = mentioned(snapshot, words)
    people = ", ".join(mentions(snapshot, words).values())
    told = [f"### {words(game_name(record.game))}", stamp(record.changed_at, "f"), people, naming(ending(snapshot))]
    ways = (
        Button(custom_id("log", record.id), words.get("log-button")),
        *retold_button(record.id, pages, words),
        *coach_button(snapshot, words),
        Button(custom_id("verify", record.id), words.get("finished-verify-button")),
        Button(custom_id("finished-page", page, "back"), words.get("finished-back-button")),
    )
    return Panel((Line("\n".join(told)), ActionRow(ways)))


def _line(person: Person, game: Finished, words: Words) -> str:
    others = sorted({part.person for part in game.parts if part.person not in (None, person, SOMEONE)}, key=str)
    people = ", ".join(f"<@{other}>" for other in others)
    return words.get(
        "finished-line" if others else "finished-line-alone",
        game=game_name(game.game),
        result=_result(person, game, words),
        people=people,
        moment=stamp(game.ended_at, "d"),
    )


def _result(person: Person, game: Finished, words: Words) -> str:
    part = game.part_of(person)
    if part.resigned:
        return words.get("finished-resigned")
    return words.get("finished-won" if part.won else "finished-lost")


def _name(game: Finished, zone: str, words: Words) -> str:
    moment = dated(game.ended_at, zone, words.locale)
    return words.get("finished-option", game=game_name(game.game), moment=moment)
