"""The figures of the rules file by simulation, computer agents alone: 300 missions a cell in the long run."""

from __future__ import annotations

from math import log2

import pytest

from engines.infiltraitors.cards import CARDS, MATCHING
from engines.infiltraitors.missions import MISSIONS, MissionId
from tests.engines.infiltraitors.players import won
from tests.support.rarely import rarely

FIGURES: dict[MissionId, tuple[int, int, int, int]] = {
    "t1": (86, 86, 86, 86),
    "t2": (86, 86, 86, 86),
    "t3": (86, 86, 86, 86),
    "m2": (97, 97, 96, 85),
    "m7": (49, 38, 29, 23),
    "m8": (78, 56, 42, 28),
    "m12": (52, 85, 88, 53),
    "m13": (34, 29, 26, 21),
    "m20": (81, 92, 90, 86),
}
"""Missions won of a hundred by 2, 3, 4 and 5 agents."""
SLACK = 9
CELLS = [(mission, seats, figures[seats - 2]) for mission, figures in FIGURES.items() for seats in range(2, 6)]


@pytest.mark.long
@pytest.mark.parametrize(("mission", "seats", "figure"), CELLS)
def test_agents_win_as_often_as_the_rules_file_says_or_more(mission: MissionId, seats: int, figure: int) -> None:
    share = sum(won(mission, seats, seed) for seed in range(300)) / 3
    assert share >= figure - SLACK


@pytest.mark.parametrize("mission", ["t1", "m7", "m12", *rarely("t2", "t3", "m2", "m8", "m13", "m20")])
def test_agents_win_about_as_often_in_a_few_missions(mission: MissionId) -> None:
    games = [(seats, seed) for seats in range(2, 6) for seed in range(4)]
    share = 100 * sum(won(mission, seats, seed) for seats, seed in games) / len(games)
    assert share >= sum(FIGURES[mission]) / 4 - 2 * SLACK


def test_a_first_clue_tells_about_nine_tenths_of_a_bit() -> None:
    """Of the 5.8 bits of a mission with four colours."""
    pack = MISSIONS["m1"].pack()
    assert log2(len(pack)) == pytest.approx(5.8, abs=0.05)
    told = []
    for clue in pack:
        match = sum(MATCHING[code] >> clue & 1 for code in pack if code != clue) / (len(pack) - 1)
        told.append(-match * log2(match) - (1 - match) * log2(1 - match))
    assert min(told) >= 0.8
    assert max(told) <= 1.0


@pytest.mark.parametrize("mission", ["t1", "m1", "m5", "m15"])
def test_no_two_identities_are_inseparable(mission: MissionId) -> None:
    pack = MISSIONS[mission].pack()
    everything = sum(1 << code for code in pack)
    rows = {MATCHING[code] & everything & ~(1 << code) for code in pack}
    assert len(rows) == len(pack), [CARDS[code] for code in pack]
