"""Private: how somebody did in the games they have finished, as a card or in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Image, Line, Panel
from bot.panels.names import side_name
from bot.tables.keys import custom_id
from bot.tables.tally import GameTally, Tally
from engines.table.record import Person
from renderers.profile import Row, Way
from renderers.words import Words


def profile_panel(
    who: Person, mine: bool, found: Tally, words: Words, image: Image | None, course: Block | None = None
) -> Panel:
    """A profile; `mine` leads on to the games themselves. Without its picture all is told in lines.

    `course` is how the ratings went, where there are some.
    """
    heading = words.get("profile-heading", who=f"<@{who}>")
    if not found.games:
        return Panel((Line(f"{heading}\n{words.get('profile-nothing-mine' if mine else 'profile-nothing')}"),))
    blocks: list[Block] = [Line(heading)]
    blocks.append(Line(profile_told(found, words)) if image is None else image)
    blocks += [] if course is None else [course]
    company = list(_company(found, words))
    blocks += [Line("\n".join(company))] if company else []
    if mine:
        blocks.append(ActionRow((Button(custom_id("finished", 0), words.get("finished-button")),)))
    return Panel(tuple(blocks))


def profile_told(found: Tally, words: Words) -> str:
    """All that the card shows, in lines."""
    return "\n".join(_told(found, words))


def rows(found: Tally, words: Words) -> tuple[Row, ...]:
    """What the card shows of each game."""
    return tuple(_row(each, words) for each in found.games)


def streak(found: Tally, words: Words) -> str:
    """How many games were won in a row, now and at best."""
    return words.get("profile-streak", now=found.streak, best=found.best)


def _row(each: GameTally, words: Words) -> Row:
    ways = tuple(
        Way(_label(each, at, words), line.games, line.won, line.chance) for at, line in enumerate(each.lines)
    )
    return Row(each.game, words(game_name(each.game)), each.games, each.won, each.chance, ways, each.missions)


def _label(each: GameTally, at: int, words: Words) -> str:
    """Which games a line is about: how many played, and on which side."""
    line = each.lines[at]
    seats = words.get("profile-seats", seats=line.seats)
    if line.side is None:
        return seats
    return words.get("profile-side", side=side_name(each.game, line.side), seats=line.seats)


def _told(found: Tally, words: Words) -> Iterator[str]:
    yield streak(found, words)
    for each in found.games:
        yield f"**{words(game_name(each.game))}**: {_result(each.games, each.won, each.chance, words)}"
        if len(each.lines) > 1:
            for at, line in enumerate(each.lines):
                yield f"- {_label(each, at, words)}: {_result(line.games, line.won, line.chance, words)}"
        if each.missions:
            yield "- " + words.get("profile-missions", missions=", ".join(map(str.upper, each.missions)))


def _result(games: int, won: int, chance: float | None, words: Words) -> str:
    if chance is None:
        return words.get("profile-result", games=games, won=won)
    return words.get("profile-result-chance", games=games, won=won, chance=round(chance))


def _company(found: Tally, words: Words) -> Iterator[str]:
    for key, people in (("profile-partners", found.partners), ("profile-rivals", found.rivals)):
        if people:
            yield words.get(key, people=_named(people, words))


def _named(people: Sequence[tuple[Person, int]], words: Words) -> str:
    return ", ".join(words.get("profile-person", who=f"<@{who}>", games=games) for who, games in people)
