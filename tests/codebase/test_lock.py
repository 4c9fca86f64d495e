"""`requirements.lock` holds what `pyproject.toml` pins and all that needs in turn, by hash, and names no host."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.codebase.sources import ROOT

LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PINNED = re.compile(r"^([\w.-]+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)
REMEDY = "pip-compile --output-file requirements.lock pyproject.toml"


def _locked() -> dict[str, str]:
    return {canonicalize_name(name): version for name, version, _ in PINNED.findall(LOCK)}


def _pinned() -> dict[str, str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [Requirement(each) for each in project["dependencies"]]
    return {canonicalize_name(each.name): str(each.specifier).removeprefix("==") for each in found}


def _needed(name: str) -> Iterator[str]:
    """What an installed package needs in turn."""
    for each in map(Requirement, requires(name) or ()):
        if each.marker is None or each.marker.evaluate({"extra": ""}):
            yield canonicalize_name(each.name)


def test_what_the_project_pins_is_locked_as_it_is() -> None:
    locked = _locked()
    assert {name: locked.get(name) for name in _pinned()} == _pinned(), REMEDY


def test_all_that_it_needs_in_turn_is_locked_and_nothing_else() -> None:
    found, waiting = set[str](), list(_pinned())
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _needed(name)
    assert set(_locked()) == found, REMEDY


def test_each_line_is_a_pin_or_a_hash_and_names_no_host() -> None:
    assert PINNED.sub("", LOCK) == ""
    assert "://" not in LOCK
