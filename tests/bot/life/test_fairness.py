"""The independent check in the documentation really is one: it deals what the game dealt."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from engines import GAMES
from engines.agent_avenue.bags import cards
from engines.agent_avenue.cards import AGENTS
from engines.core.chance import Chance, commitment
from renderers.agent_avenue import seat_mark
from renderers.words import words

PAGE = Path(__file__).resolve().parents[3] / "docs" / "fairness.md"


async def checked(*arguments: str) -> tuple[int | None, str]:
    """The exit status and the words of the script on the page."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) < 40
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-I", "-c", found[1], *arguments, stdout=-1, stderr=asyncio.subprocess.STDOUT
    )
    out, _ = await started.communicate()
    return started.returncode, out.decode()


@pytest.mark.parametrize("seats", [2, 4])
async def test_the_script_deals_the_hands_of_the_game(seats: int) -> None:
    seed = bytes(range(32))
    game = GAMES["agent_avenue"]
    state = game.setup(game.options(), seats, Chance(seed))
    status, told = await checked(seed.hex(), commitment(seed), str(seats))
    assert status == 0
    for seat, hand in enumerate(state.hands):
        names = sorted(AGENTS[code].value.replace("_", " ").title() for code in cards(hand))
        assert f"{seat_mark(seat, words('en'))[-1]}: {', '.join(names)}" in told.splitlines()


async def test_the_script_finds_a_seed_out_that_was_not_promised() -> None:
    status, told = await checked(bytes(32).hex(), commitment(bytes(range(32))), "2")
    assert status == 1
    assert "NOT" in told
