"""What the computer player weighs its choices with: a belief in numbers, distances, and the best of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from engines.core.chance import Chance
from engines.mind_mgmt.belief.clues import Clue
from engines.mind_mgmt.belief.ground import BITS, Ground, Mask
from engines.mind_mgmt.belief.knowledge import ENOUGH, SOME
from engines.mind_mgmt.belief.store import believe
from engines.mind_mgmt.belief.trails import Trails
from engines.mind_mgmt.board import LOCATIONS, Location, Ways
from engines.mind_mgmt.cards import Hour
from engines.mind_mgmt.player.wits import Wits

T = TypeVar("T")
Floats: TypeAlias = NDArray[np.float64]

EQUAL = 1e-9
"""Worths that differ by less are equal."""
SLIPS = 0.15
"""How likely a mind slip at hand is thought to be the next action."""
COLUMNS = 6
"""Larger matrix products start threads in BLAS, which cost far more than they save."""
NOW, NEXT, TRAIL = 0.6, 0.5, 0.25
"""The worth of one nat about where the Recruiter is, where they will be after the next action, and the trail."""


def best(things: Sequence[T], worth: Sequence[float], chance: Chance, like: float = EQUAL) -> T:
    """The thing of the highest worth, or any whose worth is less than `like` below it."""
    top = max(worth)
    return chance.choice([thing for thing, value in zip(things, worth, strict=True) if value > top - like])


@dataclass(frozen=True, slots=True)
class Told:
    """What an answer will tell: its worth in nats, and by answer and location the chance to hear it of one there."""

    nats: float
    joint: Floats

    def caught(self, reach: Floats) -> float:
        """The chance that a capture in one of these places, chosen after the answer, is right."""
        return float((self.joint * reach).max(axis=1).sum())


class Outlook:
    """A belief in numbers."""

    def __init__(
        self, trails: Trails, slip: bool, likely: Callable[[Trails], Floats] | None = None, closed: Mask = 0
    ) -> None:
        """`likely`: by trail, how likely it is beside what cards and recruiter make of it; `closed`: no landing."""
        self.trails = trails
        weights = trails.weights() * (1.0 if likely is None else likely(trails))
        self.weights: Floats = weights / weights.sum()
        self._slip = slip
        self._free: NDArray[np.uint64] = ~trails.visited & ~np.uint64(closed)
        """By trail: where the Recruiter can still end."""

    @cached_property
    def _steps_on(self) -> NDArray[np.uint64]:
        """By trail: where a step can end."""
        on: NDArray[np.uint64] = self.trails.ground.step_masks[self.trails.here] & self._free
        return on

    @cached_property
    def _leaps_on(self) -> NDArray[np.uint64]:
        """By recruiter and trail: where a slip can end; nowhere if the recruiter's slips don't fit the trail."""
        at, free, recruiters = self.trails.here, self._free, self.trails.recruiters
        masks = self.trails.ground.slip_masks if self._slip else ()
        fits = [(recruiters >> number & 1).astype(np.uint64) for number in range(len(masks))]
        return np.array([(slips[at] & free) * fit for slips, fit in zip(masks, fits, strict=True)], np.uint64)

    @cached_property
    def _alike(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Trails that end alike and can go on alike are weighed as one: the first of each kind; each one's kind."""
        marks = np.stack((self.trails.here.astype(np.uint64), self._steps_on, *self._leaps_on), axis=1)
        _, firsts, kinds = np.unique(marks, axis=0, return_index=True, return_inverse=True)
        return firsts, kinds.reshape(-1)

    @cached_property
    def _here(self) -> Floats:
        """By kind of trail and location: one where it ends."""
        here: Floats = np.eye(len(LOCATIONS))[self.trails.here[self._alike[0]]]
        return here

    @cached_property
    def _ahead(self) -> Floats:
        """By kind of trail and location: how likely the next action ends there."""
        firsts, _ = self._alike
        steps = _shares(self._steps_on[firsts])
        if not self._slip:
            return steps
        leaps = np.zeros_like(steps)
        for on in self._leaps_on:
            leaps += _shares(on[firsts])
        leaps /= np.maximum(leaps.sum(axis=1, keepdims=True), 1e-9)
        return (1 - SLIPS) * steps + SLIPS * leaps

    @cached_property
    def now(self) -> Floats:
        """By location: the chance that the Recruiter is there."""
        now: Floats = (self._by_kind(self.weights[:, None]) @ self._here)[0]
        return now

    @cached_property
    def next(self) -> Floats:
        """By location: the chance that they will be there after their next action."""
        ahead: Floats = (self._by_kind(self.weights[:, None]) @ self._ahead)[0]
        return ahead

    def _by_kind(self, shares: Floats) -> Floats:
        """By column and kind of trail: the sums of what stands by trail."""
        firsts, kinds = self._alike
        return np.stack([np.bincount(kinds, column, len(firsts)) for column in shares.T])

    def told(self, answers: Floats) -> Told:
        """What an answer tells: `answers` holds, by trail, how likely each answer is."""
        shares = self.weights[:, None] * answers
        heard = shares.sum(axis=0)
        known = _entropy(heard) - float(self.weights @ _entropies(answers))
        by_kind = self._by_kind(shares)
        here = _product(by_kind, self._here)
        places = _drop(self.now, here, heard)
        goings = _drop(self.next, _product(by_kind, self._ahead), heard)
        return Told(NOW * places + NEXT * goings + TRAIL * known, here)

    def visits(self, at: Location) -> Floats:
        """By trail and hour: one at the hour of the location's visit."""
        visits: Floats = (self.trails.path == at).T.astype(np.float64)
        return visits

    def ends_in(self, mask: Mask) -> Floats:
        """By trail: whether it ends in the mask, and whether it doesn't."""
        inside = (BITS[self.trails.here] & np.uint64(mask) != 0).astype(np.float64)
        return np.stack((inside, 1 - inside), axis=1)

    def was_in(self, hour: Hour, mask: Mask) -> Floats:
        """By trail: whether it was in the mask at that hour, and whether it wasn't."""
        inside = (BITS[self.trails.path[hour - 1]] & np.uint64(mask) != 0).astype(np.float64)
        return np.stack((inside, 1 - inside), axis=1)

    def count_in(self, mask: Mask) -> Floats:
        """By trail: one for how many locations of the mask it has visited."""
        number = np.bitwise_count(self.trails.visited & np.uint64(mask)).astype(np.intp)
        counts: Floats = np.eye(mask.bit_count() + 1)[number]
        return counts

    def steps(self, places: tuple[Location, ...]) -> Floats:
        """By trail: how likely each of the places is shown when one of those visited is (last: none is)."""
        visited = (
            np.stack([self._visited(at) for at in places], axis=1) if places else np.zeros((len(self.trails), 0))
        )
        number = visited.sum(axis=1, keepdims=True)
        return np.concatenate((visited / np.maximum(number, 1), number == 0), axis=1)

    def all_steps(self, places: tuple[Location, ...]) -> Floats:
        """By trail: one for the set of the places that it has visited."""
        code = np.zeros(len(self.trails), np.intp)
        for bit, at in enumerate(places):
            code += self._visited(at).astype(np.intp) << bit
        return np.eye(1 << len(places))[code]

    def holds(self, feature: int) -> Floats:
        """By trail: the chance that the feature is one of the cards, and that it isn't."""
        has = self.trails.ground.holding(feature)
        share = np.bitwise_count(self.trails.hands & has).sum(axis=1) / np.bitwise_count(self.trails.hands).sum(
            axis=1
        )
        return np.stack((share, 1 - share), axis=1)

    def _visited(self, at: Location) -> Floats:
        return (self.trails.visited >> np.uint64(at) & np.uint64(1)).astype(np.float64)


def believed(ground: Ground, clues: Sequence[Clue], wits: Wits) -> Trails:
    """The trails that fit, as many as there is time for; never none."""
    found = believe(ground, clues, wits.most, wits.few)
    return found if len(found) else believe(ground, clues, ENOUGH, SOME)


def uncertainty(trails: Trails) -> float:
    """How little is known of where the trails end, in nats."""
    weights = np.bincount(trails.here, trails.weights(), len(LOCATIONS))
    return _entropy(weights / weights.sum())


@lru_cache(maxsize=64)
def moves_between(ways: Ways) -> NDArray[np.intp]:
    """By two locations: the moves from one to the other on these ways."""
    found = np.full((len(LOCATIONS), len(LOCATIONS)), len(LOCATIONS), np.intp)
    for start in LOCATIONS:
        rim, moves = [start], 0
        while rim:
            found[start, rim] = moves
            moves += 1
            rim = list({to for at in rim for to in ways[at] if found[start, to] > moves})
    return found


def thinned(trails: Trails, rows: int) -> Trails:
    """A fair draw of them, few enough to be weighed quickly."""
    if len(trails) <= rows:
        return trails
    return trails.pick(np.sort(np.random.default_rng(len(trails)).choice(len(trails), rows, replace=False)))


def _shares(masks: NDArray[np.uint64]) -> Floats:
    """By row: each location of its mask as likely."""
    bits = masks[:, None] >> np.arange(len(LOCATIONS), dtype=np.uint64) & np.uint64(1)
    shares: Floats = bits / np.maximum(bits.sum(axis=1, keepdims=True), np.uint64(1))
    return shares


def _entropy(chances: Floats) -> float:
    return float(_entropies(chances[None, :])[0])


def _entropies(chances: Floats) -> Floats:
    """By row, in nats."""
    found: Floats = -(chances * np.log(np.maximum(chances, 1e-12))).sum(axis=1)
    return found


def _product(shares: Floats, field: Floats) -> Floats:
    return np.concatenate([part @ field for part in np.array_split(shares, -(-len(shares) // COLUMNS))])


def _drop(before: Floats, after: Floats, heard: Floats) -> float:
    """By how much an answer makes a field less uncertain, on average."""
    known = after / np.maximum(heard, 1e-12)[:, None]
    return _entropy(before / max(before.sum(), 1e-12)) - float(heard @ _entropies(known))
