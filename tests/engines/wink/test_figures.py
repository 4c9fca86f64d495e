"""The figures of the rules file, by simulation of the computer player: coarsely always, at size in the long run."""

from __future__ import annotations

from functools import cache

import pytest

from tests.engines.wink import styles
from tests.engines.wink.simulation import Counts, count, play
from tests.engines.wink.styles import Style

Row = tuple[float, float, float]

GOOD: dict[int, Row] = {4: (64, 20, 16), 5: (56, 19, 24), 6: (51, 18, 31), 7: (47, 18, 35), 8: (45, 17, 38)}
SIMPLE: dict[int, Row] = {4: (60, 16, 23), 5: (53, 16, 32), 6: (47, 15, 39), 7: (42, 15, 43), 8: (38, 15, 47)}
ACCUSED = {4: (6.5, 7.0), 5: (6.5, 6.8), 6: (6.7, 6.9), 7: (6.2, 6.3), 8: (5.1, 5.3)}
WRONG = {4: (15, 25), 5: (25, 37), 6: (32, 44), 7: (38, 48), 8: (40, 51)}
TURNS = {4: 33, 5: 31, 6: 31, 7: 29, 8: 25}
STARTS = {4: 1.12, 5: 1.10, 6: 1.20, 7: 1.28, 8: 1.34}
NEAR = 6.0
"""So many points may lie between the program's shares and one of the rows."""
FEW, MANY, LONE = 12, 400, 600
ORDERED = 63
"""The share of calls linked, in %, where all agree on an order of looking: at least."""


@cache
def counted(seats: int, games: int) -> Counts:
    """The games of a number of players, played once."""
    return count(seats, games)


def slack(counts: Counts, share: float) -> float:
    """Three standard errors of a share of the settled calls, in points."""
    settled = counts.linked + counts.caught + counts.lost
    error: float = (share * (100 - share) / settled) ** 0.5
    return 3 * error


def _between(value: float, one: float, other: float, slack: float) -> bool:
    """Whether it lies between both, or near one of them."""
    return min(one, other) - NEAR - slack <= value <= max(one, other) + NEAR + slack


def _as_told(counts: Counts) -> None:
    good, simple = GOOD[counts.seats], SIMPLE[counts.seats]
    for share, one, other in zip(counts.shares, good, simple, strict=True):
        assert _between(share, one, other, slack(counts, share)), counts.shares


@pytest.mark.rule("WK-29")
@pytest.mark.parametrize("seats", [4])
def test_calls_are_settled_about_as_the_rules_file_says(seats: int) -> None:
    counts = counted(seats, FEW)
    _as_told(counts)
    assert abs(counts.mean_turns - TURNS[seats]) <= 6


@pytest.mark.long
@pytest.mark.rule("WK-29")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_calls_are_settled_as_the_rules_file_says(seats: int) -> None:
    counts = counted(seats, MANY)
    _as_told(counts)
    accused = (counts.caught + counts.wrong) / 100
    wrong = 3 * (counts.wrong_share * (100 - counts.wrong_share)) ** 0.5 / (100 * accused) ** 0.5
    assert _between(counts.wrong_share, *WRONG[seats], wrong), counts.wrong_share
    assert min(ACCUSED[seats]) - 1 <= counts.accusations <= max(ACCUSED[seats]) + 1
    assert abs(counts.mean_turns - TURNS[seats]) <= 2
    error = (STARTS[seats] * (seats - STARTS[seats]) / MANY) ** 0.5
    assert abs(counts.start_seat - STARTS[seats]) <= 3 * error + 0.1


def _wins(style: Style, seats: int, games: int, others: Style | None = None) -> float:
    """The wins of one player of that style among programs (or `others`), as a multiple of a fair share."""
    won = 0.0
    for seed in range(games):
        odd = seed % seats
        rest = {} if others is None else dict.fromkeys(range(seats), others)
        outcome = play(seats, 10_000 + seed, {**rest, odd: style}).outcome
        assert outcome is not None
        won += (odd in outcome.winners) / len(outcome.winners)
    return won * seats / games


def _error(wins: float, seats: int) -> float:
    """The standard error of such a multiple."""
    return float((wins * (seats - wins) / LONE) ** 0.5)


OTHERS = (
    styles.always_bold,
    styles.always_subtle,
    styles.never_at_callers,
    styles.always_at_callers,
    styles.spying,
    styles.scanning,
    styles.naming_when_sure,
    styles.accusing_early,
    styles.accusing_late,
)


@pytest.mark.long
@pytest.mark.rule("WK-29")
@pytest.mark.parametrize("style", OTHERS, ids=lambda style: style.__name__)
def test_no_other_style_wins_much_more_than_its_share(style: Style) -> None:
    assert _wins(style, 5, LONE) <= 1.15 + 3 * _error(1.15, 5)


@pytest.mark.long
@pytest.mark.rule("WK-29")
def test_who_never_accuses_wins_little() -> None:
    low, high = (edge + sign * 3 * _error(edge, 5) for edge, sign in ((0.1, -1), (0.4, 1)))
    assert low <= _wins(styles.never_accusing, 5, LONE) <= high


@pytest.mark.rule("WK-29")
def test_who_names_only_when_sure_wins_less_than_their_share() -> None:
    assert _wins(styles.naming_when_sure, 4, FEW) < 1


@pytest.mark.long
@pytest.mark.rule("WK-29")
def test_an_agreed_order_of_looking_links_more_and_pays_a_lone_spy_who_knows_it() -> None:
    agreed = count(5, LONE // 2, dict.fromkeys(range(5), styles.in_order))
    assert agreed.shares[0] >= ORDERED - slack(agreed, ORDERED)
    low, high = (edge + sign * 3 * _error(edge, 5) for edge, sign in ((1.5, -1), (1.9, 1)))
    assert low <= _wins(styles.watching_the_order, 5, LONE, styles.in_order) <= high
