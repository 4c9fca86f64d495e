"""Bugs: two locations in which the agents secretly listen (MS-60 to MS-62)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar

from engines.mind_mgmt.board import DIAGONAL, LOCATIONS, ORTHOGONAL, TEMPLES, Location
from engines.mind_mgmt.cards import FACTS, Hour, Stage, is_red
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.packages.events import BugsHeard
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.state import State

TURNS = 2
"""So many turns back a bug has listened."""


class Bugs(Module):
    """On every red hour of play the agents alone hear whether a bugged location was visited."""

    setup: ClassVar[frozenset[Stage]] = frozenset({"bugs"})

    def on_red_hour(self, state: State, events: list[Event]) -> None:
        """Tell them."""
        if state.kit is not None:
            heard = hears(state.kit.bugs, [visit.location for visit in state.trail], state.hour)
            state.kit.heard.append((state.hour, heard))
            events.append(BugsHeard(state.agents(), state.hour, heard))


def hears(bugs: Sequence[Location], trail: Sequence[Location], hour: Hour) -> bool:
    """Whether a bugged location was visited in the last turns up to that hour."""
    return any(at in bugs for at in trail[hour - TURNS : hour])


def hearings(hour: Hour) -> Iterable[Hour]:
    """The hours at which bugs have told something, up to that one: not the setup's (MS-62)."""
    return (each for each in range(FACTS.setup + 1, hour + 1) if is_red(each))


def places() -> list[tuple[Location, ...]]:
    """Every choice of the places: in no temple, none next to another, diagonally neither (MS-60)."""
    able = [at for at in LOCATIONS if at not in TEMPLES]
    return [
        some
        for some in combinations(able, FIGURES.bugs)
        if not any(one in (*ORTHOGONAL[other], *DIAGONAL[other]) for one, other in combinations(some, 2))
    ]
