"""Types reach everywhere: `Any` says that nothing is known, and is rare."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.codebase.sources import ROOT, python_files, tree

MOST_LINES = 18
"""So many lines of bot and engines may name `Any`."""


def test_any_is_rare() -> None:
    lines = [line for path in python_files("bot", "engines") for line in _lines_with_any(path)]
    assert len(lines) <= MOST_LINES, "\n".join(lines)


def test_the_core_and_the_table_know_their_types() -> None:
    rooms = python_files("engines/core", "engines/table")
    lines = [line for path in rooms for line in _lines_with_any(path)]
    assert len(lines) <= 12, "\n".join(lines)


def _lines_with_any(path: Path) -> list[str]:
    found = {getattr(node, "lineno", 0) for node in ast.walk(tree(path)) if _names_any(node)}
    text = path.read_text(encoding="utf-8").splitlines()
    return [f"{path.relative_to(ROOT)}:{line}: {text[line - 1].strip()}" for line in sorted(found)]


def _names_any(node: ast.AST) -> bool:
    match node:
        case ast.Name(id="Any") | ast.Attribute(attr="Any"):
            return True
        case ast.ImportFrom(names=names):
            return any(alias.name == "Any" for alias in names)
        case ast.Call(func=ast.Name(id="cast"), args=[ast.Constant(value=str(into)), *_]):
            return re.search(r"\bAny\b", into) is not None
        case _:
            return False
