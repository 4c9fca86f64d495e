"""Beliefs equal what brute force finds, and don't depend on how they came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.mind_mgmt.belief.clues import (
    CanGo,
    Clue,
    Counted,
    Holds,
    Met,
    Recruited,
    Unvisited,
    Visited,
    Was,
    Went,
    horizon,
)
from engines.mind_mgmt.belief.ground import Ground, unpack
from engines.mind_mgmt.belief.store import believe, drawn
from engines.mind_mgmt.belief.trails import Bounds, Trails, starts

ROWS, COLUMNS = 3, 4
PLACES = range(ROWS * COLUMNS)
FEATURES = (0b000000010101, 0b010010000010, 0b000101001000, 0b101000100000, 0b010100000100, 0b001011010000)
WALLS = {(1, 2), (5, 9)}
TEMPLE = 6

Fit = tuple[tuple[int, ...], int, tuple[int, int, int]]
"""A trail, the recruiter who goes it, and the three cards."""


def _line(times: int, diagonal: bool) -> list[tuple[int, ...]]:
    shifts = [(-1, -1), (-1, 1), (1, -1), (1, 1)] if diagonal else [(-1, 0), (0, -1), (0, 1), (1, 0)]
    found = []
    for at in PLACES:
        row, column = divmod(at, COLUMNS)
        ends = [(row + times * down, column + times * right) for down, right in shifts]
        found.append(tuple(r * COLUMNS + c for r, c in ends if 0 <= r < ROWS and 0 <= c < COLUMNS))
    return found


def _ground() -> Ground:
    steps = []
    for at, (orthogonal, diagonal) in enumerate(zip(_line(1, False), _line(1, True), strict=True)):
        open_ = [to for to in orthogonal if (min(at, to), max(at, to)) not in WALLS]
        steps.append((*open_, *(to for to in diagonal if TEMPLE in (at, to))))
    return Ground(tuple(steps), (tuple(_line(2, False)), tuple(_line(2, True))), FEATURES)


GROUND = _ground()
EVERYTHING = (1 << len(PLACES)) - 1


def _mask(places: Sequence[int]) -> int:
    return sum(1 << at for at in places)


@dataclass
class Told:
    """A hidden trail, and true clues of it."""

    trail: list[int]
    recruiter: int
    hand: tuple[int, int, int]
    clues: list[Clue]
    shown: frozenset[int] = frozenset()
    slip: bool = True
    uncounted: int = 1

    def worth(self) -> int:
        return sum(FEATURES[card] >> self.trail[-1] & 1 for card in self.hand if card not in self.shown)


@st.composite
def histories(draw: st.DrawFn) -> Told:
    """A game on a small map, with everything that may become known of it."""
    hand = draw(st.sampled_from(GROUND.hands))
    told = Told([draw(st.sampled_from(PLACES))], draw(st.integers(0, 1)), hand, [])
    earned = draw(st.sampled_from([0, *(1 << at for at in PLACES)]))
    brought = [told.worth()]
    for _ in range(draw(st.integers(1, 5))):
        closed = draw(st.sampled_from([0, 0, *(1 << at | 1 << (at + 3) % len(PLACES) for at in PLACES)]))
        told.clues.append(CanGo(told.slip, earned, closed=closed))
        open_ = [way for way in ("step", "slip", "earned") if _ends(told, way, earned, closed)]
        if not open_:
            told.clues.pop()
            break
        way = draw(st.sampled_from(open_))
        ends = _ends(told, way, earned, closed)
        told.trail.append(draw(st.sampled_from(ends)))
        told.clues.append(Went(way != "step", earned if way == "earned" else 0, closed))
        told.slip &= way != "slip"
        earned = 0 if way == "earned" else earned
        brought.append(told.worth())
        if len(brought) == 2 and draw(st.booleans()):
            told.clues.append(Recruited(2, sum(brought)))
            brought = []
        brought = brought[-1:]
        for _ in range(draw(st.integers(0, 2))):
            told.clues.append(_learn(draw, told))
    if ends := [end for way in ("step", "slip", "earned") for end in _ends(told, way, earned)]:
        visited = _mask([*told.trail, draw(st.sampled_from(ends))])
        told.clues.append(CanGo(told.slip, earned, draw(st.integers(0, EVERYTHING)) & visited))
    return told


def _ends(told: Told, way: str, earned: int, closed: int = 0) -> list[int]:
    here = told.trail[-1]
    if way == "step":
        ends = GROUND.steps[here]
    elif told.slip if way == "slip" else earned & _mask(told.trail):
        ends = GROUND.slips[told.recruiter][here]
    else:
        return []
    return [end for end in ends if end not in told.trail and not closed >> end & 1]


def _learn(draw: st.DrawFn, told: Told) -> Clue:
    visited, some = _mask(told.trail), draw(st.integers(0, EVERYTHING))
    kind = draw(st.sampled_from(["visited", "unvisited", "was", "holds", "counted", "met"]))
    if kind == "visited" and draw(st.booleans()):
        return Visited(some & visited)
    if kind == "met":
        return Met(some, 2, bool(some & _mask(told.trail[-2:])))
    if kind == "counted":
        return Counted(some, (some & visited).bit_count())
    if kind == "unvisited":
        return Unvisited(some & ~visited)
    if kind == "was":
        hour = draw(st.integers(1, len(told.trail)))
        if draw(st.booleans()):
            return Was(hour, ~(1 << draw(st.sampled_from([at for at in PLACES if at != told.trail[hour - 1]]))))
        return Was(hour, some | 1 << told.trail[hour - 1])
    card = draw(st.sampled_from(range(len(FEATURES))))
    if card in told.shown:
        return Visited(0)
    if card in told.hand:
        told.shown |= {card}
    return Holds(card, card in told.hand)


def _brute(clues: Sequence[Clue]) -> Iterator[Fit]:
    for recruiter in (0, 1):
        for trail in _walks(clues, recruiter):
            for hand in GROUND.hands:
                if _fits(trail, hand, clues, recruiter):
                    yield trail, recruiter, hand


def _walks(clues: Sequence[Clue], recruiter: int) -> Iterator[tuple[int, ...]]:
    walks: list[tuple[int, ...]] = [(at,) for at in PLACES]
    for clue in clues:
        if isinstance(clue, Went):
            ways = GROUND.slips[recruiter] if clue.slip else GROUND.steps
            walks = [
                (*walk, end)
                for walk in walks
                if not clue.earned or clue.earned & _mask(walk)
                for end in ways[walk[-1]]
                if end not in walk and not clue.closed >> end & 1
            ]
    yield from walks


def _fits(trail: tuple[int, ...], hand: tuple[int, int, int], clues: Sequence[Clue], recruiter: int) -> bool:
    hour, shown = 1, set[int]()
    worth = [_brings(trail[0], hand, shown)]
    for clue in clues:
        if isinstance(clue, Went):
            hour += 1
            worth.append(_brings(trail[hour - 1], hand, shown))
        elif isinstance(clue, Recruited):
            if sum(worth[-clue.visits :]) != clue.count:
                return False
        elif isinstance(clue, Holds):
            if (clue.feature in hand) != clue.held:
                return False
            shown |= {clue.feature} if clue.held else set()
        elif not _walked(trail, hour, clue, recruiter):
            return False
    return True


def _walked(trail: tuple[int, ...], hour: int, clue: Clue, recruiter: int) -> bool:
    so_far = trail[:hour]
    match clue:
        case Visited(locations):
            return not locations & ~_mask(so_far)
        case Unvisited(locations):
            return not locations & _mask(so_far)
        case Met(locations, visits, met):
            return bool(locations & _mask(so_far[-visits:])) == met
        case Counted(locations, count):
            return (locations & _mask(so_far)).bit_count() == count
        case Was(then, locations):
            return bool(locations >> trail[then - 1] & 1)
        case CanGo(slip, earned, due, closed):
            ends = set(GROUND.steps[so_far[-1]])
            if slip or earned & _mask(so_far):
                ends |= set(GROUND.slips[recruiter][so_far[-1]])
            able = (end for end in ends - set(so_far) if not closed >> end & 1)
            return any(not due & ~_mask((*so_far, end)) for end in able)
        case _:
            raise AssertionError(clue)


def _brings(at: int, hand: tuple[int, int, int], shown: set[int]) -> int:
    return sum(FEATURES[card] >> at & 1 for card in hand if card not in shown)


def _all(trails: Trails) -> set[Fit]:
    found: set[Fit] = set()
    for row, fits in enumerate(unpack(trails.hands, len(GROUND.hands))):
        trail = tuple(int(at) for at in trails.path[:, row])
        recruiters = [recruiter for recruiter in (0, 1) if trails.recruiters[row] >> recruiter & 1]
        found |= {(trail, who, GROUND.hands[hand]) for who in recruiters for hand in np.flatnonzero(fits)}
    return found


@settings(max_examples=40, deadline=None)
@given(histories())
def test_a_belief_is_what_brute_force_finds(told: Told) -> None:
    found = _all(believe(GROUND, told.clues))
    assert (tuple(told.trail), told.recruiter, told.hand) in found
    assert found == set(_brute(told.clues))


@settings(max_examples=30, deadline=None)
@given(histories())
def test_a_belief_grown_step_by_step_is_the_one_made_at_once(told: Told) -> None:
    trails = starts(GROUND)
    for clue in told.clues:
        trails = trails.learn(clue)
    again = drawn(GROUND, told.clues, most=10**6, few=10)
    assert np.array_equal(trails.path, again.path)
    assert np.array_equal(trails.hands, again.hands)
    assert np.array_equal(trails.recruiters, again.recruiters)


def test_a_horizon_leaves_out_early_what_cannot_fit() -> None:
    clues: list[Clue] = [Went(), Went(), Was(3, 1 << 11), Unvisited(1 << 7)]
    ahead = Bounds(horizon(clues))
    trails = starts(GROUND, ahead.horizon).learn(Went(), ahead)
    assert set(trails.here.tolist()) == {1, 3, 6, 9, 10}


def test_a_horizon_knows_the_first_hour_by_which_a_location_was_visited() -> None:
    assert horizon([Went(), Visited(1), Went(), Visited(1)]).due == ((0, 2),)
    assert horizon([Went(), Went(), Visited(2), Was(2, 2)]).due == ((1, 2),)


def test_too_many_trails_are_a_fair_draw_of_them() -> None:
    clues = [Went()] * 5
    everything = believe(GROUND, clues)
    ends = np.bincount(everything.here, minlength=len(PLACES)) / len(everything)
    some = [drawn(GROUND, clues, most=200, few=100, seed=seed) for seed in range(400)]
    assert all(len(trails) <= 200 for trails in some)
    sizes = [len(trails) / trails.share for trails in some]
    assert np.mean(sizes) == pytest.approx(len(everything), rel=0.03)
    shares = sum(np.bincount(trails.here, minlength=len(PLACES)) / trails.share for trails in some) / sum(sizes)
    assert np.abs(shares - ends).max() < 0.012


def test_a_belief_does_not_depend_on_which_others_are_kept() -> None:
    clues: list[Clue] = [*[Went()] * 6, Was(7, 0b111)]
    short = believe(GROUND, clues, most=300, few=200)
    for length in range(len(clues)):
        believe(GROUND, clues[:length], most=300, few=200)
    again = believe(GROUND, clues, most=300, few=200)
    assert short.share == again.share < 1.0
    assert np.array_equal(short.path, again.path)


def test_distances_count_slips_too() -> None:
    for one, other in pairwise(PLACES):
        assert GROUND.distances[one, other] == GROUND.distances[other, one]
    assert GROUND.distances[0, 2] == 1
    assert GROUND.distances[0, 11] == 2


def test_how_many_trails_one_hour_more_makes_is_known_before() -> None:
    trails = starts(GROUND).learn(Went()).learn(Went())
    for clue in (Went(), Went(slip=True)):
        found = len(trails.learn(clue))
        assert trails.outgrow(clue, found - 1)
        assert not trails.outgrow(clue, found)
    assert not trails.outgrow(Visited(1), 0)


def test_a_belief_that_was_too_large_once_is_exact_again_when_enough_is_known() -> None:
    clues: list[Clue] = [Went()] * 6
    for length in range(7):
        believe(GROUND, clues[:length], most=310, few=210)
    again = [*clues, Was(7, 0b1), Was(6, 0b10), Was(5, 0b100000)]
    told = believe(GROUND, again, most=310, few=210)
    assert told.share == 1.0
    assert _all(told) == _all(believe(GROUND, again))
