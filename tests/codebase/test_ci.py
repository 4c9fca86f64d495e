"""`.ci/run` runs the README's second command and fails when that fails or leaves the browser out."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.codebase.sources import ROOT

PASSED = "echo '3 passed in 0.1s'"
SKIPPED = "echo 'SKIPPED [1] tests/browser/test_page.py:1: no browser'; echo '2 passed, 1 skipped in 0.1s'"


@pytest.mark.parametrize(
    ("command", "status"),
    [(PASSED, 0), (f'test "$CI" = true && {PASSED}', 0), ("echo '1 failed in 0.1s'; exit 1", 1), (SKIPPED, 1)],
    ids=["passing", "told it is CI", "failing", "without a browser"],
)
def test_it_goes_by_the_readme(tmp_path: Path, command: str, status: int) -> None:
    run = _run(tmp_path, f"# Safehouse\n\n<!-- tests -->\n```sh\n{command}\n```\n\n```sh\nexit 7\n```\n")
    assert run.returncode == status, run.stdout + run.stderr
    assert run.stdout.splitlines()[-1].endswith("in 0.1s")


def test_a_readme_without_the_command_fails(tmp_path: Path) -> None:
    run = _run(tmp_path, "# Safehouse\n")
    assert run.returncode == 1
    assert "<!-- tests -->" in run.stderr


def test_it_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def _run(folder: Path, readme: str) -> subprocess.CompletedProcess[str]:
    (folder / ".ci").mkdir()
    (folder / ".venv").mkdir()
    shutil.copy(ROOT / ".ci" / "run", folder / ".ci" / "run")
    (folder / "README.md").write_text(readme, encoding="utf-8")
    environment = {**os.environ, "CHROMIUM": "/bin/true"}
    return subprocess.run(
        [folder / ".ci" / "run"], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
