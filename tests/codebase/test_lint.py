"""The code is clean to ruff. What mypy says of it takes minutes, and is asked by `.ci/run`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.codebase.sources import ROOT


@pytest.mark.parametrize(
    "tool",
    [("ruff", "check", "--no-fix"), ("ruff", "format", "--check")],
    ids=" ".join,
)
def test_clean(tool: tuple[str, ...]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stdout + run.stderr
