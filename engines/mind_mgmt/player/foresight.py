"""What the Recruiter foresees of the agents' turn to come: what they know, will ask about, and where they try."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engines.mind_mgmt.belief.history import mask_of
from engines.mind_mgmt.belief.trails import Trails
from engines.mind_mgmt.board import FEATURES, FEATURES_OF, LOCATIONS, WITH, Feature, Location, within
from engines.mind_mgmt.cards import FACTS
from engines.mind_mgmt.player.weighing import Floats, thinned
from engines.mind_mgmt.rules.powers import kind_in
from engines.mind_mgmt.views import MindMgmtView, PawnView

KEEN = 0.06
"""How much less likely to catch somebody a choice must be for the agents to make it less often by a factor of e."""
CURIOUS = 0.1
"""What a nat about where the Recruiter is counts for the agents, beside the chance to capture."""
_BITS = np.arange(len(LOCATIONS), dtype=np.uint64)


@dataclass(frozen=True, slots=True)
class Threat:
    """The agents' turn to come: the chance of a capture, and the nats that they will not know after it."""

    capture: float
    veil: float


class Watchers:
    """The agents who can act in their turn to come: where they can capture, and what they can ask about."""

    def __init__(self, view: MindMgmtView, pawns: Sequence[PawnView], activations: int) -> None:
        self.activations = min(activations, len(pawns))
        mayhem = tuple(sorted(view.mayhem))
        self._ends = [
            {at for at in (pawn.location, *within(mayhem, pawn.location, FACTS.walk)) if at not in view.immortals}
            for pawn in pawns
            if pawn.location is not None
        ]
        kinds = [kind_in(view.mission, pawn.agent) for pawn in pawns if pawn.location is not None]
        self._askable = [
            {feature for at in ends for feature in kind.askable(at)}
            for kind, ends in zip(kinds, self._ends, strict=True)
        ]
        self._barred = {feature for at in view.immortals for feature in FEATURES_OF[at]}
        self._marked = {*view.steps, *(known.location for known in view.confirmed)}

    @cached_property
    def reach(self) -> Floats:
        """By location: one where any of them can capture."""
        return _mask({at for ends in self._ends for at in ends})

    @cached_property
    def asks(self) -> tuple[tuple[Feature, tuple[Location, ...], Floats], ...]:
        """What can be asked about: the unmarked places with it, and where another of them can capture after that."""
        return tuple(self._asks())

    def _asks(self) -> Iterator[tuple[Feature, tuple[Location, ...], Floats]]:
        for feature in FEATURES:
            if feature in self._barred:
                continue
            askers = [number for number, features in enumerate(self._askable) if feature in features]
            if askers:
                after = [ends for number, ends in enumerate(self._ends) if any(asker != number for asker in askers)]
                reach = _mask({at for ends in after for at in ends} if self.activations > 1 else ())
                yield feature, tuple(at for at in WITH[feature] if at not in self._marked), reach


class Foresight:
    """A belief of the agents, and what they will make of it."""

    def __init__(self, trails: Trails, rows: int) -> None:
        self._trails = thinned(trails, rows)
        weights = self._trails.weights()
        self._weights: Floats = weights / weights.sum()

    @cached_property
    def _been(self) -> Floats:
        """By location and trail: its weight where it has been there."""
        been: Floats = (self._trails.visited[None, :] >> _BITS[:, None] & np.uint64(1)) * self._weights
        return been

    @cached_property
    def now(self) -> Floats:
        """By location: the chance that the Recruiter is there."""
        now: Floats = np.bincount(self._trails.here, self._weights, len(LOCATIONS)).astype(np.float64)
        return now

    @cached_property
    def _together(self) -> Floats:
        """By two locations: the chance that the Recruiter has been in the first and is in the second."""
        order = np.argsort(self._trails.here, kind="stable")
        ends, firsts = np.unique(self._trails.here[order], return_index=True)
        together = np.zeros((len(LOCATIONS), len(LOCATIONS)))
        together[:, ends] = np.add.reduceat(self._been[:, order], firsts, axis=1)
        return together

    def _nowhere(self, places: Sequence[Location]) -> Floats:
        """By location: the chance that the Recruiter is there and has been in none of these places."""
        fits = self._trails.visited & np.uint64(mask_of(places)) == 0
        there = np.bincount(self._trails.here[fits], self._weights[fits], len(LOCATIONS))
        nowhere: Floats = there.astype(np.float64)
        return nowhere

    def threat(self, watchers: Watchers, at: Location, visited: Collection[Location]) -> Threat:
        """What a Recruiter who is there and has been in these places has to fear."""
        if not watchers.activations:
            return Threat(0.0, entropy(self.now))
        options = [self._captures(watchers, at), *self._answered(watchers, at, visited)]
        keen = np.array([worth for worth, _ in options])
        likely = np.exp((keen - keen.max()) / KEEN)
        likely /= likely.sum()
        threats = [threat for _, threat in options]
        return Threat(
            float(likely @ [threat.capture for threat in threats]),
            float(likely @ [threat.veil for threat in threats]),
        )

    def _captures(self, watchers: Watchers, at: Location) -> tuple[float, Threat]:
        """The agents try to capture at once, each in a place of their own."""
        chances = self.now * watchers.reach
        best = np.sort(chances)[::-1][: watchers.activations].sum()
        caught = min(1.0, watchers.activations * _tried(self.now, watchers.reach, at))
        return float(best), Threat(caught, entropy(self.now))

    def _answered(
        self, watchers: Watchers, at: Location, visited: Collection[Location]
    ) -> Iterator[tuple[float, Threat]]:
        """The agents ask first; the Recruiter shows what is safest."""
        known = entropy(self.now)
        for _, places, reach in watchers.asks:
            rows = [*(self._together[place] for place in places), self._nowhere(places)]
            soon = sum(float((row * reach).max()) for row in rows) / max(1.0, sum(float(row.sum()) for row in rows))
            told = [row for place, row in zip(places, rows, strict=False) if place in visited] or rows[-1:]
            after = [Threat(_tried(row / max(row.sum(), 1e-12), reach, at), entropy(row)) for row in told]
            shown = min(after, key=lambda threat: threat.capture - CURIOUS * threat.veil)
            yield soon + CURIOUS * (known - shown.veil), shown


def _tried(now: Floats, reach: Floats, at: Location) -> float:
    """How likely agents who believe this try it at that place, with one capture."""
    if not reach[at]:
        return 0.0
    keen = np.exp((now - now.max()) / KEEN) * reach
    return float(keen[at] / keen.sum())


def entropy(chances: Floats) -> float:
    """In nats, of chances that need not add up to one."""
    total = chances.sum()
    shares = chances[chances > 0] / total if total else np.ones(1)
    return float(-(shares * np.log(shares)).sum())


def _mask(places: Collection[Location]) -> Floats:
    mask = np.zeros(len(LOCATIONS))
    mask[list(places)] = 1.0
    return mask
