"""Back Doors: three locations from each of which a Step leads to the others (MS-20 to MS-22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engines.mind_mgmt.board import LOCATIONS, TEMPLES, Location, blocks_between
from engines.mind_mgmt.cards import Stage
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.kit import Pieces
from engines.mind_mgmt.packages.module import Module


class BackDoors(Module):
    """The Recruiter puts the doors after mayhem; nobody else uses them."""

    setup: ClassVar[frozenset[Stage]] = frozenset({"doors"})

    def steps(self, pieces: Pieces, at: Location) -> Iterable[Location]:
        """From a door to every other one."""
        return (door for door in pieces.doors if door != at) if at in pieces.doors else ()


def door_places(doors: Iterable[Location]) -> list[Location]:
    """Where one more door can be put: in no temple, and far enough from the others (MS-20)."""
    put = tuple(doors)
    return [
        at for at in LOCATIONS if at not in TEMPLES and all(blocks_between(at, door) >= FIGURES.apart for door in put)
    ]
