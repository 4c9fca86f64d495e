"""Arrows go one way: engines know nothing above them, renderers only views, the bot no game's rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import engines
from tests.codebase.sources import ROOMS, ROOT, imports, module, python_files
from tests.support.games import all_games

SEEN_FROM_ABOVE = (
    "belief",
    "board",
    "cards",
    "describe",
    "events",
    "missions",
    "moves",
    "names",
    "options",
    "telling",
    "views",
)
"""The modules of a game that renderers and the bot's panels may know: what is played with, seen and said, and what
follows from a view alone.
"""

LISTS = ("engines/__init__.py", "bot/panels/choices.py", "renderers/registry.py")
"""Where the games are listed."""

FLOORS = (
    ("basics",),
    ("config",),
    ("store",),
    ("known",),
    ("tables",),
    ("panels",),
    ("delivery",),
    ("programs",),
    ("clocks", "showing"),
    ("entrances",),
    ("client",),
    ("app",),
    ("status",),
    ("running",),
    ("starting",),
)
"""The rooms of the bot from the ground up; those of one floor do not know each other."""

NO_DISCORD = ("discord", "aiohttp", "sqlalchemy", "PIL", "babel", "fluent")


@pytest.mark.parametrize(
    ("room", "others"),
    [
        ("engines", ("bot", "renderers", "tests", *NO_DISCORD)),
        ("renderers", ("bot", "tests", "discord", "sqlalchemy", "aiohttp")),
        ("bot", ("tests",)),
        ("engines/core", ("engines.table", *(f"engines.{game}" for game in engines.GAMES))),
        ("engines/table", tuple(f"engines.{game}" for game in engines.GAMES)),
        ("bot/tables", ("discord", "aiohttp", "bot.panels", "bot.delivery", "bot.showing", "bot.entrances")),
        ("bot/panels", ("bot.delivery", "bot.showing", "bot.entrances")),
        ("bot/programs", ("discord", "bot.panels", "bot.delivery")),
        ("bot/clocks", ("discord", "bot.panels", "bot.delivery")),
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


def test_all_that_is_listed_as_seen_is_seen() -> None:
    seen = {
        name.split(".")[2]
        for room in ("renderers", "bot")
        for _, name in _imported(room)
        for game in engines.GAMES
        if name.startswith(f"engines.{game}.")
    }
    assert tuple(sorted(seen & set(SEEN_FROM_ABOVE))) == SEEN_FROM_ABOVE


def test_no_game_knows_another() -> None:
    assert [
        f"{module(path)} imports {name}"
        for game in engines.GAMES
        for path, name in _imported(f"engines/{game}")
        for other in engines.GAMES
        if other != game and _within(name, f"engines.{other}")
    ] == []


def test_the_local_discord_knows_nothing_of_the_bot() -> None:
    allowed = ("bot.local", "bot.basics.clock", "bot.basics.private")
    assert [
        f"{module(path)} imports {name}"
        for path, name in _imported("bot/local")
        if _within(name, "bot") and name != "bot" and not any(_within(name, room) for room in allowed)
    ] == []


def test_the_bots_rooms_know_what_lies_below_them_only() -> None:
    """Imports made for types alone count too."""
    assert [
        f"{module(path)} imports {name}"
        for path, name in _imported("bot")
        if 0 < _floor(module(path)) < _floor(name) or _is_neighbour(module(path), name)
    ] == []


def test_nothing_is_imported_in_a_circle() -> None:
    """Imports made for types alone count too."""
    edges = {module(path): _modules(path) for path in python_files(*ROOMS)}
    assert [" <-> ".join(sorted(circle)) for circle in _circles(edges)] == []


def test_what_is_imported_for_types_alone_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.app import App\n")
    assert "bot.app.App" in imports(file)


def test_a_circle_is_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert [sorted(circle) for circle in _circles(edges)] == [["a", "b", "c"]]


def _modules(path: Path) -> set[str]:
    """The project's modules that a file imports: what is taken from a package is the module of that name, if any."""
    names = imports(path)
    found = {name for name in names if name in _known()}
    packages = {name for name in found if any(other.startswith(f"{name}.") and other in found for other in names)}
    return found - packages - {module(path)}


@cache
def _known() -> frozenset[str]:
    return frozenset(module(path) for path in python_files(*ROOMS))


def _circles(edges: Mapping[str, set[str]]) -> list[set[str]]:
    """Sets of modules of which each reaches all others."""
    reach = {name: _reached(name, edges) for name in edges}
    circles = {
        frozenset(other for other in reach[name] if name in reach[other]) for name in edges if name in reach[name]
    }
    return [set(circle) for circle in sorted(circles, key=sorted)]


def _reached(start: str, edges: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [*edges.get(start, ())]
    while waiting:
        name = waiting.pop()
        if name in edges and name not in found:
            found.add(name)
            waiting += edges[name]
    return found


def _is_neighbour(name: str, other: str) -> bool:
    """Whether two modules lie in different rooms of one floor."""
    floor = _floor(name)
    return 0 < floor == _floor(other) and name.split(".")[1] != other.split(".")[1]


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
