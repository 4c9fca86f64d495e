"""A bot has one source of chance: only what a test can't tell apart is drawn elsewhere."""

from __future__ import annotations

import re

from tests.codebase.sources import ROOT, python_files

SOURCES = re.compile(r"\b(os\.urandom|SystemRandom|secrets\.\w+|uuid\d|random\.(?!Random\b)\w+)\b")
ELSEWHERE = ("bot/local/gateway.py", "bot/local/world/prompts.py", "bot/store/opening.py")
"""The local Discord's own tokens and ids of connections; by which number a process is known to others."""


def test_chance_comes_from_one_source() -> None:
    found = {
        (str(path.relative_to(ROOT)), match[0])
        for path in python_files("engines", "renderers", "bot")
        for match in SOURCES.finditer(path.read_text(encoding="utf-8"))
        if str(path.relative_to(ROOT)) not in ELSEWHERE
    }
    told = {(name, source) for name, source in found if source != "random.default_rng"}
    assert {source for _, source in told} == {"os.urandom"}, told
    assert {name for name, _ in told} == {"bot/app.py", "bot/basics/entropy.py"}
