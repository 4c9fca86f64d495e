"""Where the code mentions texts: ids in one piece, and patterns of ids that a formatted string makes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.codebase.sources import ROOMS, ROOT, imports, python_files, strings, tree

SAYING = re.compile(
    r"(^|\.)(text|Text|IllegalMove|SafehouseError|StartError)$|(^|\.)words\.get$|(^|[.)])words\(\w+\)\.get$"
)
"""Calls whose first argument is the id of a text."""

ID = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*")

NAMES_A_GAME = re.compile(r"text_prefix\(|_id\(game\b|game$")
"""What an id of a game's own begins with, where the code makes it."""

LEAST_LETTERS = 5
"""A formatted string with fewer letters of its own says nothing about which ids it makes."""


@cache
def constants() -> frozenset[str]:
    """Every plain string in the code."""
    return frozenset(
        node.value
        for path in python_files(*ROOMS)
        for node in strings(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def patterns(least: int = LEAST_LETTERS) -> tuple[re.Pattern[str], ...]:
    """Every formatted string in the code that might make ids, as a pattern of what it makes."""
    made = (node for path in python_files(*ROOMS) for node in strings(path) if isinstance(node, ast.JoinedStr))
    return tuple(dict.fromkeys(pattern(node) for node in made if _telling(node, least)))


def made_of_parts(*rooms: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Where formatted strings might make ids that no game and no command has, and patterns of what they make."""
    for path in python_files(*rooms):
        for node in strings(path):
            if (
                isinstance(node, ast.JoinedStr)
                and _telling(node, LEAST_LETTERS)
                and not _of_a_game_or_command(path, node)
            ):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", pattern(node)


def _of_a_game_or_command(path: Path, node: ast.JoinedStr) -> bool:
    """Whether it begins with the game's name or a command's, or stands where that is put before it."""
    first = node.values[0]
    begins = isinstance(first, ast.FormattedValue) and NAMES_A_GAME.match(ast.unparse(first.value)) is not None
    return begins or path == ROOT / "bot/entrances/commands.py" or path.is_relative_to(ROOT / "bot/panels/games")


def pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    """What a formatted string makes."""
    parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return re.compile("".join(parts))


def _telling(node: ast.JoinedStr, least: int) -> bool:
    own = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    return len(own) >= least and "-" in own and re.fullmatch(r"[A-Za-z0-9-]+", own) is not None


def said() -> dict[str, str]:
    """The ids that the code surely says, each with a place where it does."""
    found: dict[str, str] = {}
    for path in (path for path in python_files(*ROOMS) if "sqlalchemy.text" not in imports(path)):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and node.args and SAYING.search(ast.unparse(node.func)):
                found.update((name, f"{path.name}:{node.lineno}") for name in _ids(node.args[0]))
    return found


def _ids(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_ids(node.body), *_ids(node.orelse)]
    known = isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
    return [ast.literal_eval(node)] if known else []
