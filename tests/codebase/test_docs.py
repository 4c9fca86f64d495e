"""What the pages of documentation name is there: files, folders, modules, other pages, what their examples import."""

from __future__ import annotations

import ast
import importlib.util
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from textwrap import dedent

import pytest

from tests.codebase.sources import ROOT

PAGES = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")))
ROOMS = ("bot", "engines", "renderers", "tests")
TOP = (*ROOMS, "data", "docs")
MADE = {".env", "var/", "var/safehouse.sqlite3", "copy.sqlite3", ".venv", ".venv/bin/activate", "check.py"}
"""What isn't there before somebody has followed a page."""

FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"[\w.<>*/-]+\.(py|md|toml|yaml|ftl|json|sqlite3|js|html|css|ttf)|Dockerfile")
HIDDEN = re.compile(r"\.[a-z][\w.]+(/\w+)*")
MODULE = re.compile(rf"({'|'.join(ROOMS)})(\.\w+)+")


def names_a_path(word: str) -> bool:
    """Whether a word set as code means a file or folder of the project."""
    if re.match(r"https?:|/", word) or word in MADE or MODULE.fullmatch(word):
        return False
    in_a_room = "/" in word and word.partition("/")[0] in TOP
    folder = re.fullmatch(r"[a-z_]+/", word) is not None
    return in_a_room or folder or FILE.fullmatch(word) is not None or HIDDEN.fullmatch(word) is not None


def is_there(word: str) -> bool:
    """Whether some file or folder has that path; `<game>` is any name. One without a room may lie in any of them."""
    pattern = re.sub(r"<\w+>", "*", word).rstrip("/")
    if pattern.startswith("."):
        return (ROOT / pattern).exists()
    whole = pattern.partition("/")[0] in TOP
    return any(path.match(f"/{pattern}" if whole else pattern) for path in _paths())


def module_is_there(name: str) -> bool:
    """Whether a dotted name is a module or something in one."""
    try:
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_folders_that_are_named_are_there(page: Path) -> None:
    assert [word for word in _words(page) if names_a_path(word) and not is_there(word)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_that_are_named_are_there(page: Path) -> None:
    named = {word for word in _words(page) if MODULE.fullmatch(word) and not names_a_path(word)}
    assert {name for name in named if not module_is_there(name)} == set()
    run = re.findall(r"python3? -m ([\w.]+)", page.read_text(encoding="utf-8"))
    assert [name for name in run if importlib.util.find_spec(name) is None] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not _leads(page, link)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_examples_import_is_there(page: Path) -> None:
    named = {name for example in _examples(page) for name in _imported(example) if name.partition(".")[0] in ROOMS}
    assert {name for name in named if not module_is_there(name)} == set()


@pytest.mark.parametrize(
    "word", ["bot/app.pi", "bot/apps.py", "nobody.py", "engines/<game>/view.py", "presses/", ".ci/go"]
)
def test_a_path_that_is_wrong_is_found(word: str) -> None:
    assert names_a_path(word)
    assert not is_there(word)


@pytest.mark.parametrize("word", ["bot.sessions", "bot.app.Ap", "engines.core.view"])
def test_a_module_that_is_wrong_is_found(word: str) -> None:
    assert MODULE.fullmatch(word)
    assert not module_is_there(word)


@pytest.mark.parametrize("link", ["docs/designs.md", "docs/design.md#13-nothing", "#nowhere"])
def test_a_link_that_leads_nowhere_is_found(link: str) -> None:
    assert not _leads(ROOT / "README.md", link)


@pytest.mark.parametrize("word", ["/game", "application/json", "ms/s", "board", "game.version", "attachment://"])
def test_what_is_no_path_is_left_alone(word: str) -> None:
    assert not names_a_path(word)


@cache
def _paths() -> frozenset[PurePosixPath]:
    """All files of the project, as if its folder were the root, and all folders that hold any."""
    found = [*ROOT.iterdir(), *(path for room in TOP for path in (ROOT / room).rglob("*"))]
    files = [path for path in found if path.is_file()]
    named = {PurePosixPath("/") / path.relative_to(ROOT) for path in files if "__pycache__" not in path.parts}
    return frozenset(named | {folder for path in named for folder in path.parents})


@cache
def _words(page: Path) -> tuple[str, ...]:
    """Every word that the page sets as code within its sentences."""
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    return tuple(word.strip(",;:()") for code in re.findall(r"`([^`\n]+)`", prose) for word in code.split())


def _examples(page: Path) -> Iterator[str]:
    for language, code in FENCED.findall(page.read_text(encoding="utf-8")):
        if language == "python":
            yield dedent(code)


def _imported(example: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(example)):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def _leads(page: Path, link: str) -> bool:
    path, _, heading = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not heading or heading in _anchors(target))


def _anchors(page: Path) -> set[str]:
    """What a page's headings are called in links."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\s-]", "", heading.lower()).replace(" ", "-") for heading in headings}
