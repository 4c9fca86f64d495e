"""The trails that fit all clues: every one, with its hours and the cards that fit it (MM-4, MM-13 to MM-18)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engines.mind_mgmt.belief.clues import (
    CanGo,
    Clue,
    Counted,
    Holds,
    Horizon,
    Met,
    Recruited,
    Unvisited,
    Visited,
    Was,
    Went,
)
from engines.mind_mgmt.belief.ground import BITS, Bools, Ground, Mask, Small, Words, pack, pairs

Rows: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Bounds:
    """How far trails may grow."""

    horizon: Horizon | None = None
    """Drops early what later clues will rule out."""
    most: int | None = None
    """With more trails than this, a fair draw of `few` goes on, and stays that small."""
    few: int = 0
    seed: int = 0
    """The same seed draws the same."""


UNBOUND = Bounds()


@dataclass(frozen=True, slots=True)
class Trails:
    """Trails that fit, a column each; all arrays are read, never written."""

    ground: Ground
    path: Small
    """By hour (the first is 0) and trail: the location."""
    visited: Words
    """By trail: all its locations as a mask."""
    recruiters: Small
    """By trail: the recruiters whose slips fit it, a bit each."""
    hands: Words
    """By trail: the Recruiter's three cards that fit it, a bit each, in words."""
    revealed: tuple[frozenset[int], ...]
    """By hour: the features that recruited no more then."""
    shown: frozenset[int] = frozenset()
    """The features that recruit no more now."""
    share: float = 1.0
    """One: these are all. Less: a fair draw of about that share of them."""

    @property
    def hour(self) -> int:
        """The hour of the last visit."""
        return len(self.path)

    @property
    def here(self) -> Small:
        """By trail: where the Recruiter is."""
        here: Small = self.path[-1]
        return here

    def __len__(self) -> int:
        return len(self.visited)

    def keep(self, fits: Bools) -> Trails:
        """Only the trails that fit."""
        return self if fits.all() else self.pick(np.flatnonzero(fits))

    def pick(self, rows: Rows) -> Trails:
        """These trails."""
        return replace(
            self,
            path=self.path[:, rows],
            visited=self.visited[rows],
            recruiters=self.recruiters[rows],
            hands=self.hands[rows],
        )

    def learn(self, clue: Clue, bounds: Bounds = UNBOUND) -> Trails:  # noqa: PLR0911
        """What still fits with one more clue."""
        match clue:
            case Went():
                return _went(self, clue, bounds)
            case Recruited():
                return _with_hands(self, self.hands & _recruiting(self, clue))
            case Visited(locations):
                return self.keep(~self.visited & _word(locations) == 0)
            case Unvisited(locations):
                return self.keep(self.visited & _word(locations) == 0)
            case Counted(locations, count):
                return self.keep(np.bitwise_count(self.visited & _word(locations)) == count)
            case Met(locations, visits, met):
                last: Words = np.bitwise_or.reduce(BITS[self.path[-visits:]], axis=0)
                return self.keep((last & _word(locations) != 0) == met)
            case Was(hour, locations):
                return self.keep(BITS[self.path[hour - 1]] & _word(locations) != 0)
            case Holds():
                return _holding(self, clue)
            case CanGo():
                return _with_recruiters(self, _can_go(self, clue))

    def outgrow(self, clue: Clue, most: int) -> bool:
        """Whether one more clue would leave more than `most` trails; counted, as making them is slow."""
        if not isinstance(clue, Went):
            return False
        ends = self.ground.any_slip_masks if clue.slip else self.ground.step_masks
        free = ~self.visited & ~_word(clue.closed)
        return int(np.bitwise_count(ends[self.here] & free).sum(dtype=np.int64)) > most

    def weights(self) -> NDArray[np.float64]:
        """By trail: in how many ways cards and recruiter fit it."""
        hands: NDArray[np.float64] = np.bitwise_count(self.hands).sum(axis=1, dtype=np.float64)
        return hands * np.bitwise_count(self.recruiters)


def starts(ground: Ground, horizon: Horizon | None = None) -> Trails:
    """All trails of one visit (MM-3)."""
    allowed = _word(horizon.allowed(1)) if horizon else _word(-1)
    first = np.array([at for at in range(ground.size) if BITS[at] & allowed], np.uint8)
    return Trails(
        ground=ground,
        path=first[None, :],
        visited=BITS[first],
        recruiters=np.full(len(first), (1 << len(ground.slips)) - 1, np.uint8),
        hands=np.repeat(pack(np.ones((1, len(ground.hands)), np.bool_)), len(first), axis=0),
        revealed=(frozenset(),),
    )


def reached(trails: Trails, slip: bool, allowed: Mask = -1) -> tuple[Rows, Small, Small]:
    """Every way on: the trail it goes on from, where it ends, and the recruiters who can go it."""
    ground = trails.ground
    ways, who = ground.leaps if slip else (ground.ways, None)
    free = ~trails.visited & _word(allowed)
    rows: list[Rows] = []
    recruiters: list[Small] = []
    ends: list[Small] = []
    for column in range(ways.shape[1]):
        end = ways[:, column][trails.here]
        can = trails.recruiters if who is None else trails.recruiters & who[:, column][trails.here]
        found = np.flatnonzero((BITS[end] & free != 0) & (can != 0))
        rows.append(found)
        ends.append(end[found])
        recruiters.append(can[found])
    return np.concatenate(rows), np.concatenate(ends), np.concatenate(recruiters)


def _went(trails: Trails, clue: Went, bounds: Bounds) -> Trails:
    if clue.earned:
        trails = trails.keep(trails.visited & _word(clue.earned) != 0)
    hour, horizon = trails.hour + 1, bounds.horizon
    allowed = (horizon.allowed(hour) if horizon else -1) & ~clue.closed
    rows, ends, recruiters = reached(trails, clue.slip, allowed)
    if horizon:
        near = horizon.in_reach(trails.ground, hour, ends, trails.visited[rows] | BITS[ends])
        rows, ends, recruiters = rows[near], ends[near], recruiters[near]
    share = trails.share
    drawn = _drawn(len(rows), bounds, share, hour)
    if drawn is not None:
        share *= len(drawn) / len(rows)
        rows, ends, recruiters = rows[drawn], ends[drawn], recruiters[drawn]
    return replace(
        trails,
        path=np.concatenate((trails.path[:, rows], ends[None, :])),
        visited=trails.visited[rows] | BITS[ends],
        recruiters=recruiters,
        hands=trails.hands[rows],
        revealed=(*trails.revealed, trails.shown),
        share=share,
    )


def _drawn(found: int, bounds: Bounds, share: float, hour: int) -> Rows | None:
    """The rows of a fair draw, in order; None if there are not too many."""
    if bounds.most is None or found <= (bounds.most if share == 1.0 else bounds.few):
        return None
    return np.sort(np.random.default_rng((bounds.seed, hour)).choice(found, bounds.few, replace=False))


def _recruiting(trails: Trails, clue: Recruited) -> Words:
    """By trail: the hands that fit the recruits of the last visits."""
    ground, path = trails.ground, trails.path[-clue.visits :]
    revealed = trails.revealed[-clue.visits :]
    if clue.visits == 2:
        both = path[0].astype(np.intp) * ground.size + path[1]
        words: Words = pairs(ground, *revealed, clue.count)[both]
        return words
    brought = np.zeros((len(trails), len(ground.hands)), np.uint8)
    for at, shown in zip(path, revealed, strict=True):
        brought += ground.worth(shown)[at]
    return pack(brought == clue.count)


def _holding(trails: Trails, clue: Holds) -> Trails:
    holding = trails.ground.holding(clue.feature)
    shown = trails.shown | {clue.feature} if clue.held else trails.shown
    return replace(_with_hands(trails, trails.hands & (holding if clue.held else ~holding)), shown=shown)


def _can_go(trails: Trails, clue: CanGo) -> Small:
    """By trail: the recruiters who still have a way to go."""
    ground, here, free = trails.ground, trails.here, ~trails.visited & ~_word(clue.closed)
    if clue.due:
        missing = free & _word(clue.due)
        free = np.where(missing == 0, free, np.where(np.bitwise_count(missing) == 1, missing, _word(0)))
    step = ground.step_masks[here] & free != 0
    at_hand = np.full(len(trails), clue.slip) | (trails.visited & _word(clue.earned) != 0)
    able = np.zeros(len(trails), np.uint8)
    for recruiter, leaps in enumerate(ground.slip_masks):
        able |= (step | at_hand & (leaps[here] & free != 0)).astype(np.uint8) << recruiter
    return trails.recruiters & able


def _with_hands(trails: Trails, hands: Words) -> Trails:
    return replace(trails, hands=hands).keep((hands != 0).any(axis=1))


def _with_recruiters(trails: Trails, recruiters: Small) -> Trails:
    return replace(trails, recruiters=recruiters).keep(recruiters != 0)


def _word(mask: Mask) -> np.uint64:
    return np.uint64(mask & (1 << 64) - 1)
