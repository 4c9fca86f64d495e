"""The project's own source files, parsed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engines", "renderers", "bot")


def python_files(*rooms: str) -> list[Path]:
    """The Python files of some rooms, in order."""
    return sorted(path for room in rooms for path in (ROOT / room).rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """A file's syntax."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def module(path: Path) -> str:
    """A file's dotted name."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """What a file imports, for types alone too: dotted names of modules and of what is taken from them."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module or "")
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Every function of a file with its length in lines, its docstring and decorators left out."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            has_docstring = ast.get_docstring(node, clean=False) is not None
            docstring = node.body[0].end_lineno or 0 if has_docstring else 0
            length = (node.end_lineno or 0) - node.lineno + 1
            yield node.name, length - (docstring - node.body[0].lineno + 1 if has_docstring else 0)


def strings(path: Path) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Every string and formatted string of a file, docstrings and the pieces of formatted strings left out."""
    left_out = {id(part) for node in ast.walk(tree(path)) for part in _not_strings(node)}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.JoinedStr | ast.Constant) and id(node) not in left_out:
            if isinstance(node, ast.Constant) and not isinstance(node.value, str):
                continue
            yield node


def _not_strings(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.JoinedStr):
        return node.values
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        first = node.body[0] if node.body else None
        return [first.value] if isinstance(first, ast.Expr) else []
    return []
