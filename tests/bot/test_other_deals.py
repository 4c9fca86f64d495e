"""The bot's tests, and the properties of the games, with other deals than those of the ordinary run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("tests/bot", "tests/engines", "tests/renderers/test_fitting.py")


@pytest.mark.long
@pytest.mark.parametrize("deal", range(1, 9))
@pytest.mark.parametrize("room", ROOMS)
def test_no_test_goes_by_one_deal(room: str, deal: int) -> None:
    named = ("--deal", str(deal), f"--hypothesis-seed={deal}")
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *named, room]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
