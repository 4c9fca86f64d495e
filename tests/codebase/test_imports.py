"""Arrows go one way: engines know nothing above them, renderers only views, the bot no game's rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engines
from tests.codebase.sources import ROOT, imports, module, python_files, tree
from tests.support.games import all_games

SEEN_FROM_ABOVE = (
    "belief",
    "board",
    "briefing",
    "cards",
    "components",
    "describe",
    "errors",
    "events",
    "facts",
    "forecast",
    "missions",
    "moves",
    "names",
    "options",
    "reach",
    "recruiters",
    "sweep",
    "telling",
    "texts",
    "town",
    "views",
)
"""The modules of a game that renderers and the bot's panels may know: what is played with, seen and said, and what
follows from a view alone.
"""

LISTS = ("engines/__init__.py", "bot/panels/choosers.py", "renderers/registry.py")
"""Where the games are listed."""

FLOORS = (
    ("basics",),
    ("config", "store"),
    ("known",),
    ("panels",),
    ("delivery",),
    ("clocks", "programs", "showing", "tables"),
    ("app",),
    ("entrances",),
    ("client",),
    ("running",),
    ("starting",),
)
"""The rooms of the bot from the ground up; those of one floor don't know each other."""

NO_DISCORD = ("discord", "aiohttp", "sqlalchemy", "PIL", "babel", "fluent")


@pytest.mark.parametrize(
    ("room", "others"),
    [
        ("engines", ("bot", "renderers", "tests", *NO_DISCORD)),
        ("renderers", ("bot", "tests", "discord", "sqlalchemy", "aiohttp")),
        ("bot", ("tests",)),
        ("engines/core", tuple(f"engines.{game}" for game in engines.GAMES)),
    ],
)
def test_a_room_does_not_know(room: str, others: tuple[str, ...]) -> None:
    assert [
        f"{module(path)} imports {name}"
        for path, name in _imported(room)
        if any(_within(name, other) for other in others)
    ] == []


@pytest.mark.parametrize("room", ["renderers", "bot"])
def test_only_what_is_seen_of_a_game_is_known_above(room: str) -> None:
    assert [
        f"{module(path)} imports {name}"
        for path, name in _imported(room)
        for game in engines.GAMES
        if _within(name, f"engines.{game}") and not _open(name, game)
    ] == []


def test_no_game_knows_another() -> None:
    assert [
        f"{module(path)} imports {name}"
        for game in engines.GAMES
        for path, name in _imported(f"engines/{game}")
        for other in engines.GAMES
        if other != game and _within(name, f"engines.{other}")
    ] == []


def test_the_local_discord_knows_nothing_of_the_bot() -> None:
    allowed = ("bot.local", "bot.basics.clock")
    assert [
        f"{module(path)} imports {name}"
        for path, name in _imported("bot/local")
        if _within(name, "bot") and name != "bot" and not any(_within(name, room) for room in allowed)
    ] == []


def test_the_bots_rooms_know_what_lies_below_them_only() -> None:
    """What is there for types alone (`if TYPE_CHECKING`) may point up: nearly everything is handed the App."""
    assert [
        f"{module(path)} imports {name}"
        for path in python_files("bot")
        for name in sorted(imports(path, types=False))
        if 0 < _floor(module(path)) < _floor(name)
    ] == []


@pytest.mark.parametrize("room", ["bot/entrances", "bot/tables"])
def test_the_publisher_is_asked_itself_and_none_of_its_parts(room: str) -> None:
    assert [
        f"{module(path)}: {ast.unparse(node)}"
        for path in python_files(room)
        for node in _uncalled(path)
        if isinstance(node.value, ast.Attribute) and node.value.attr == "publisher"
    ] == []


def _uncalled(path: Path) -> Iterator[ast.Attribute]:
    nodes = list(ast.walk(tree(path)))
    called = {node.func for node in nodes if isinstance(node, ast.Call)}
    return (node for node in nodes if isinstance(node, ast.Attribute) and node not in called)


def _floor(name: str) -> int:
    """How high in the bot a module lies; 0 for the rooms below it, the local Discord and the start itself."""
    rooms = (floor for floor, names in enumerate(FLOORS, 1) for each in names if _within(name, f"bot.{each}"))
    return next(rooms, 0)


def test_a_game_is_named_in_its_own_rooms_only() -> None:
    """Whatever is generic names no game: a sixth one needs no change outside its own folders."""
    named = [
        f"{path.relative_to(ROOT)} names {game}"
        for game in all_games()
        for path in python_files("engines", "renderers", "bot")
        if game in path.read_text(encoding="utf-8")
        and game not in path.relative_to(ROOT).as_posix()
        and path.relative_to(ROOT).as_posix() not in LISTS
    ]
    assert named == []


def _imported(room: str) -> Iterator[tuple[Path, str]]:
    return ((path, name) for path in python_files(room) for name in sorted(imports(path)))


def _within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def _open(name: str, game: str) -> bool:
    return name == f"engines.{game}" or name.split(".")[2] in SEEN_FROM_ABOVE
