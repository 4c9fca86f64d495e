"""What a Recruiter's way with immortals tells: one who shields himself walks under those that he moves (MM-23)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engines.mind_mgmt.belief.trails import Trails
from engines.mind_mgmt.board import Location
from engines.mind_mgmt.cards import Hour
from engines.mind_mgmt.events import HourPassed, ImmortalMoved
from engines.mind_mgmt.player.weighing import Floats
from engines.mind_mgmt.views import MindMgmtView

SHIELDING = 0.1
"""How likely a Recruiter is thought to be one who shields himself, before anything is seen of him."""
UNDER, BESIDE = 5.0, 0.25
"""How much likelier than others such a one is to end a turn under a moved immortal, and beside all of them."""


def likelihood(view: MindMgmtView, trails: Trails) -> Floats:
    """By trail: how well it fits the immortals' moves, beside another one."""
    fits: Floats = np.ones(len(trails))
    for hour, places in _ends(view):
        if hour <= trails.hour:
            fits *= np.where(np.isin(trails.path[hour - 1], places), UNDER, BESIDE)
    return 1 - SHIELDING + SHIELDING * fits


def _ends(view: MindMgmtView) -> Iterator[tuple[Hour, list[Location]]]:
    """Each turn in which immortals were moved, by its hour, and where these stood at its end."""
    moved: dict[int, Location] = {}
    for deed in view.log:
        match deed:
            case ImmortalMoved():
                moved[deed.immortal] = deed.to
            case HourPassed() if moved:
                yield deed.hour, list(moved.values())
                moved = {}
            case _:
                pass
