"""`.ci/run` runs the README's command for the tests, then mypy; it fails where either does, or some were skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.codebase.sources import ROOT

PASSED = "echo '3 passed in 0.1s'"
SKIPPED = "echo 'SKIPPED [1] tests/browser/test_page.py:1: no browser'; echo '2 passed, 1 skipped in 0.1s'"
NO_SERVER = (
    "echo \"SKIPPED [9] tests/support/postgres.py:1: PostgreSQL's programs are not here\"; echo '2 passed in 0.1s'"
)


@pytest.mark.parametrize(
    ("command", "types", "status"),
    [
        (PASSED, 0, 0),
        (f'test "$CI" = true && {PASSED}', 0, 0),
        (f"{PASSED}\nexit 7", 0, 0),
        ("echo '1 failed in 0.1s'; exit 1", 0, 1),
        (SKIPPED, 0, 1),
        (NO_SERVER, 0, 1),
        (PASSED, 3, 3),
    ],
    ids=[
        "passing",
        "told it is CI",
        "its first line",
        "failing",
        "without a browser",
        "without PostgreSQL",
        "with a wrong type",
    ],
)
def test_it_goes_by_the_readme(tmp_path: Path, command: str, types: int, status: int) -> None:
    run = _run(tmp_path, f"# Safehouse\n\n<!-- tests -->\n```sh\n{command}\n```\n\n```sh\nexit 7\n```\n", types)
    assert run.returncode == status, run.stdout + run.stderr
    assert run.stdout.splitlines()[-1].endswith("in 0.1s")


def test_a_readme_without_the_command_fails(tmp_path: Path) -> None:
    run = _run(tmp_path, "# Safehouse\n")
    assert run.returncode == 1
    assert "<!-- tests -->" in run.stderr


def test_it_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def _run(folder: Path, readme: str, types: int = 0) -> subprocess.CompletedProcess[str]:
    """The script in a folder of its own, where mypy ends with the status `types`."""
    (folder / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", folder / ".ci" / "run")
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\n[ "$*" = "-m mypy" ] && exit {types}\nexit 0\n', encoding="utf-8")
    python.chmod(0o755)
    (folder / "README.md").write_text(readme, encoding="utf-8")
    (folder / "initdb").symlink_to("/bin/true")
    environment = {**os.environ, "CHROMIUM": "/bin/true", "PATH": f"{folder}:{os.environ['PATH']}"}
    return subprocess.run(
        [folder / ".ci" / "run"], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
