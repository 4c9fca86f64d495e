"""Where the Recruiter can be, as everybody can work it out: a heat on the town, and how many trails fit."""

from __future__ import annotations

from babel.numbers import format_decimal

from engines.mind_mgmt import belief
from engines.mind_mgmt.belief import Count
from engines.mind_mgmt.town import Location
from engines.mind_mgmt.views import MindMgmtView
from renderers.words import Words

LEAST = 0.005
"""Smaller chances are told as less than one per cent."""
TINTS = ((0.75, "warm4"), (0.5, "warm3"), (0.25, "warm2"), (0.0, "warm1"))
"""The wash of a tile, by its chance in parts of the highest."""


def trails_fitting(view: MindMgmtView) -> Count | None:
    """How many trails fit all that everybody knows; None before there is anything to know."""
    return belief.count(view) if view.hour and view.outcome is None else None


def told(count: Count, words: Words) -> dict[str, str | int]:
    """A count as the texts want it: its digits set in groups as the language does, and whether it is exact."""
    return {
        "trails": count.trails,
        "shown": format_decimal(count.trails, locale=words.locale.replace("-", "_")),
        "exact": str(count.exact).lower(),
    }


def chances(view: MindMgmtView) -> dict[Location, float]:
    """Where the Recruiter can have been when the last hour had passed, with the chance of each."""
    return {at: chance for at, chance in enumerate(belief.places(view)) if chance > 0}


def percent(chance: float) -> str:
    """A chance in whole per cent."""
    return "<1%" if chance < LEAST else f"{round(100 * chance)}%"


def tints(found: dict[Location, float]) -> dict[Location, str]:
    """The washes of the tiles."""
    most = max(found.values(), default=1.0)
    return {at: next(tint for least, tint in TINTS if chance >= least * most) for at, chance in found.items()}
