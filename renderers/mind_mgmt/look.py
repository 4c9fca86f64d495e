"""The town's colours: the theme's, and what sun, sand and sea mix of them."""

from __future__ import annotations

from functools import cache

from renderers.theme import Theme, theme

PACKED = 3
"""How hard pictures of the whole town are packed: they hold many words."""


@cache
def look() -> Theme:
    """The theme with the colours of the town."""
    return theme("mind_mgmt").mixed(
        sand=("paper", "accent", 1),
        street=("paper", "shade", 2),
        wall=("card", "gold", 1),
        rose=("card", "clay", 1),
        mint=("card", "green_tint", 2),
        haze=("card", "blue_tint", 2),
        sea=("paper", "blue_tint", 4),
        temple=("card", "gold", 3),
        warm1=("card", "accent", 1),
        warm2=("card", "accent", 2),
        warm3=("card", "accent", 3),
        warm4=("card", "accent", 4),
        dusk=("ink", "accent", 1),
        faint=("card", "ink", 1),
    )
