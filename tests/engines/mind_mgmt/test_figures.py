"""The figures of the rules file: the town, how many trails there are, how many recruits they can bring in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from engines.mind_mgmt.belief.clues import Went
from engines.mind_mgmt.belief.ground import BITS, Small, Words
from engines.mind_mgmt.belief.history import ground
from engines.mind_mgmt.belief.trails import starts
from engines.mind_mgmt.board import BORDERS, EDGE, INNER, SECOND_SLIP, TEMPLE_DIAGONALS, TEMPLES

GROUND = ground(())
HANDS = range(560)
WORTH = GROUND.worth()
TRAILS = {5: 4_716, 7: 36_312, 9: 236_750}


def test_borders_and_diagonals() -> None:
    assert len(BORDERS) == 71
    assert sum(len(TEMPLE_DIAGONALS[at]) for at in TEMPLES) == 8
    assert sum(map(len, GROUND.steps)) == 2 * (71 + 8)


def test_edge_and_inner_locations() -> None:
    assert (len(EDGE), len(INNER)) == (22, 20)


def test_locations_for_the_second_slip() -> None:
    assert [at + 1 for at in SECOND_SLIP] == [8, 9, 10, 14, 16, 20, 21, 22, 23, 24, 28, 30, 34, 35, 36]


def test_ways_of_the_slips() -> None:
    assert [sum(map(len, slips)) for slips in GROUND.slips] == [116, 80]


def test_trails_of_up_to_nine_visits() -> None:
    trails = starts(GROUND)
    for visits in range(2, 10):
        trails = trails.learn(Went())
        assert len(trails) == TRAILS.get(visits, len(trails))


def _further(visited: Words, here: Small) -> tuple[Words, Small]:
    """All trails of one visit more: what each has visited, and where it ends."""
    rows, ends = [], []
    for column in range(GROUND.ways.shape[1]):
        end = GROUND.ways[:, column][here]
        found = np.flatnonzero((BITS[end] & ~visited) != 0)
        rows.append(visited[found] | BITS[end[found]])
        ends.append(end[found])
    return np.concatenate(rows), np.concatenate(ends)


@cache
def _all(visits: int) -> tuple[Words, Small]:
    if visits == 1:
        return BITS[: GROUND.size], np.arange(GROUND.size, dtype=np.uint8)
    return _further(*_all(visits - 1))


def _parts(visited: Words, here: Small, size: int = 200_000) -> Iterator[tuple[Words, Small]]:
    for start in range(0, len(here), size):
        yield visited[start : start + size], here[start : start + size]


def _ways_on(visited: Words, here: Small) -> int:
    """How many trails of one visit more there are."""
    return int(np.bitwise_count(GROUND.step_masks[here] & ~visited).sum(dtype=np.int64))


def test_trails_of_eleven_visits() -> None:
    assert _ways_on(*_all(10)) == 1_304_342


@pytest.mark.long
def test_trails_of_thirteen_and_sixteen_visits() -> None:
    assert _ways_on(*_all(12)) == 6_232_218
    found = sum(_ways_on(*_further(*_further(*part))) for part in _parts(*_all(13)))
    assert found == 52_092_978


def _most_recruits(sets: Words, hand: int) -> int:
    worth = WORTH[:, hand]
    some = sum(1 << at for at in range(GROUND.size) if worth[at] >= 1)
    two = sum(1 << at for at in range(GROUND.size) if worth[at] == 2)
    brought = np.bitwise_count(sets & np.uint64(some)) + np.bitwise_count(sets & np.uint64(two))
    return int(brought.max())


def test_the_setup_brings_at_most_six_recruits() -> None:
    assert len(GROUND.hands) == len(HANDS)
    sets = np.unique(_all(5)[0])
    assert max(_most_recruits(sets, hand) for hand in HANDS) == 6


@pytest.mark.long
def test_nearly_all_hands_can_win_a_training_by_its_last_red_hour_and_few_a_full_game() -> None:
    sets = np.unique(_all(13)[0])
    assert sum(_most_recruits(sets, hand) >= 9 for hand in HANDS) == 546
    parts = [np.unique(_further(*_further(*part))[0]) for part in _parts(*_all(13))]
    reached = [max(_most_recruits(sets, hand) for sets in parts) for hand in HANDS]
    assert sum(most >= 12 for most in reached) == 100
