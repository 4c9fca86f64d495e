"""Private: a server's leaderboard, and how somebody's ratings went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.panels.computers.told import BUTTONS, strength_text
from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Image, Line, Option, Panel, Select
from bot.panels.names import side_name
from bot.store.ratings.standings import Board, Course, Standing
from bot.tables.keys import custom_id
from engines.core.game import AnyGame
from engines.core.levels import levels
from engines.core.strength import Strength
from engines.core.text import Text, text
from renderers.courses import Rise
from renderers.scale import Level, Mark
from renderers.words import Words

EACH = "-"
"""In a custom id: no side, or a season without a name."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """What a leaderboard shows: the best, and the reader's own standing.

    `hidden`: nobody but the reader sees where they stand. `before` is the season before, `now` the one that is on, if
    this is another; None where there is none.
    """

    board: Board
    best: tuple[Standing, ...]
    own: Standing | None
    hidden: bool
    before: str | None
    now: str | None


def leaderboard_panel(found: Leaderboard, games: Mapping[str, AnyGame], words: Words, image: Image | None) -> Panel:
    """The leaderboard, with the ways to other games, sides and seasons."""
    board = found.board
    blocks: list[Block] = [Line(f"## {title(board, words)}")]
    blocks += [] if image is None else [image]
    blocks.append(Line("\n".join(_lines(found, words))))
    names = tuple(Option(game, words(game_name(game)), chosen=game == board.game) for game in games)
    blocks.append(Select(custom_id("leaderboard-game", board.season), words.get("leaderboard-placeholder"), names))
    sides = games[board.game].rated_sides
    ways = (*_sides(board, sides, words), *_seasons(found, words))
    return Panel((*blocks, *((ActionRow(ways),) if ways else ())))


def title(board: Board, words: Words) -> str:
    """What a leaderboard is called."""
    return " · ".join(part for part in (words(rated_name(board.game, board.side)), board.season) if part)


def rated_name(game: str, side: str) -> Text:
    """What a rating is of: a game, or a side of it."""
    if not side:
        return game_name(game)
    return text("rating-side", game=game_name(game), side=side_name(game, side))


def leaderboard_told(found: Leaderboard, words: Words) -> str:
    """What the picture shows, in words, without anybody's name."""
    places = (f"{at}. {_figures(each, words)}" for at, each in enumerate(found.best, 1))
    told = "\n".join([title(found.board, words), *places, _computers(found.board.game, words)])
    return told.replace("**", "")


def marks(standings: Sequence[Standing]) -> tuple[Mark, ...]:
    """What the picture shows of them."""
    return tuple(Mark(each.skill.points, each.skill.margin) for each in standings)


def computer_levels(game: str, words: Words) -> tuple[Level, ...]:
    """The computers' levels, by the names they have alone."""
    return tuple(Level(words.get(BUTTONS[each]), levels(game).of(each)) for each in Strength)


def rises(courses: Sequence[Course], words: Words) -> tuple[Rise, ...]:
    """What the chart shows of the courses of ratings."""
    return tuple(
        Rise(
            course.game,
            words(rated_name(course.game, course.side)),
            f"{course.skills[-1].points} ± {course.skills[-1].margin}",
            tuple(Mark(each.points, each.margin) for each in course.skills),
            computer_levels(course.game, words),
        )
        for course in courses
    )


def courses_told(courses: Sequence[Course], words: Words) -> str:
    """Where ratings stand, in lines."""
    return "\n".join(
        words.get(
            "rating-line",
            game=rated_name(course.game, course.side),
            points=str(course.skills[-1].points),
            margin=course.skills[-1].margin,
        )
        for course in courses
    )


def _lines(found: Leaderboard, words: Words) -> Iterator[str]:
    if not found.best:
        yield words.get("leaderboard-empty")
    for at, each in enumerate(found.best, 1):
        yield f"{at}\\. <@{each.person}> {_figures(each, words)}"
    own = found.own
    if own is not None and own not in found.best:
        yield words.get("leaderboard-own", figures=_figures(own, words))
    if own is not None and found.hidden:
        yield words.get("leaderboard-hidden")
    yield "-# " + _computers(found.board.game, words)


def _figures(standing: Standing, words: Words) -> str:
    points, margin = str(standing.skill.points), standing.skill.margin
    return words.get("leaderboard-figures", points=points, margin=margin, games=standing.games)


def _computers(game: str, words: Words) -> str:
    told = (f"{words(strength_text(each))} {levels(game).of(each)}" for each in Strength)
    return words.get("leaderboard-computers", levels=", ".join(told))


def _sides(board: Board, sides: Sequence[str], words: Words) -> Iterator[Button]:
    for side in sides:
        to = custom_id("leaderboard", board.game, side, board.season or EACH)
        name = words(side_name(board.game, side))
        yield Button(to, name, "primary" if side == board.side else "secondary", disabled=side == board.side)


def _seasons(found: Leaderboard, words: Words) -> Iterator[Button]:
    for label, season in (("leaderboard-before-button", found.before), ("leaderboard-now-button", found.now)):
        if season is not None:
            to = custom_id("leaderboard", found.board.game, found.board.side or EACH, season or EACH)
            yield Button(to, words.get(label))
