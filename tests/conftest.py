"""In which order the tests are run, and which of them by one process, where several share the work (pytest-xdist)."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FIRST = ("process/test_kill.py", "codebase/test_lint.py", "browser", "process", "contract")
"""What takes longest comes first, so that no process is left with it in the end."""


def pytest_configure(config: pytest.Config) -> None:
    """Leave the tests in our order; let the processes that they start find the code compiled."""
    config.option.loadscopereorder = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: now and then one waits for the browser or for a bot's process."""
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first; those of a group, which share what is dear to make, one after the other in one process."""
    groups = {item: _group(item) for item in items}
    found = {group: number for number, group in enumerate(dict.fromkeys(groups.values()))}
    items.sort(key=lambda item: (_rank(_file(item.path)), found[groups[item]]))
    for item in items:
        item.add_marker(pytest.mark.xdist_group(groups[item]))


@cache
def _file(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


@cache
def _rank(file: str) -> int:
    return next((rank for rank, first in enumerate(FIRST) if file.startswith(first)), len(FIRST))


def _group(item: pytest.Item) -> str:
    """A test with processes of its own, all tests that share the browser, a table of the contract's, else a file."""
    file = _file(item.path)
    if file.startswith("process/"):
        return item.nodeid
    if file.startswith("browser/"):
        return "browser"
    called = getattr(item, "callspec", None)
    table = None if called is None else called.params.get("table")
    return file if table is None else f"contract/{table}"
