"""Every rule of a game that stands whole is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines import GAMES

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"^- ([A-Z]{2}-[0-9]+[a-z]?)\b", re.MULTILINE)
NAMED = re.compile(r"mark\.rule\(([^)]*)\)")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    rules = set(RULE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")))
    assert rules
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = {
        rule for source in sources for given in NAMED.findall(source) for rule in re.findall(r'"([^"]+)"', given)
    }
    assert rules - named == set()
