"""The figures of the rules file, by simulation: all of them in the long run, the coarse ones always."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import place
from tests.engines.the_plan.games import count

MEDIANS = {2: 34, 3: 52, 4: 71}
FEW, MANY = 12, 1_500
NEAR = 0.15


def _checks_needed(seed: int) -> list[int]:
    """By file: the check that shows the second half of its owner's hideout."""
    state = GAME.setup(ThePlanOptions(), 4, Chance(b"figures %d" % seed))
    needed = []
    for owner, file in zip(state.owners, state.files, strict=True):
        own = 2 * place(owner)
        needed.append(max(file.index(own), file.index(own + 1)) + 1)
    return needed


@pytest.mark.rule("TP-2", "TP-12")
@pytest.mark.parametrize(
    "games", [pytest.param(500, id="few"), pytest.param(20_000, id="many", marks=pytest.mark.long)]
)
def test_both_own_halves_take_4_67_checks(games: int) -> None:
    needed = [checks for seed in range(games) for checks in _checks_needed(seed)]
    mean = sum(needed) / len(needed)
    spread = (sum((checks - mean) ** 2 for checks in needed) / len(needed)) ** 0.5
    assert abs(mean - 14 / 3) <= 3.5 * spread / len(needed) ** 0.5


@pytest.mark.parametrize("seats", [3])
def test_programs_finish_in_about_as_many_turns_and_are_never_wrong(seats: int) -> None:
    counted = count(seats, FEW)
    assert 0.5 * MEDIANS[seats] <= counted.median <= 1.5 * MEDIANS[seats]
    assert all(0.1 <= share <= 0.25 for share in counted.shares)
    assert len(counted.shares) == 5
    assert counted.wrong == 0


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_programs_play_as_the_rules_file_says(seats: int) -> None:
    counted = count(seats, MANY)
    assert abs(counted.median / MEDIANS[seats] - 1) <= NEAR
    assert counted.best_share <= 1.15
    assert all(0.1 <= share <= 0.25 for share in counted.shares)
    assert counted.wasted < 0.01 * counted.cards.total()
    assert counted.wrong == 0
