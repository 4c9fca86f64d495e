"""The carnival's colours: the theme's, and what lamps and skin mix of them."""

from __future__ import annotations

from functools import cache

from renderers.theme import Theme, theme

GAME = "wink"


@cache
def look() -> Theme:
    """The theme with the colours of the carnival."""
    return theme(GAME).mixed(
        blush=("card", "accent", 1),
        rose=("card", "accent", 3),
        mint=("card", "green", 2),
        sky=("card", "blue", 2),
        honey=("card", "gold", 3),
        haze=("card", "slate", 2),
        peach=("card", "clay", 2),
        tan=("card", "clay", 4),
        umber=("ink", "clay", 3),
        bronze=("ink", "clay", 4),
        dusk=("ink", "accent", 2),
        night=("ink", "blue", 2),
        faint=("paper", "shade", 2),
        pale=("paper", "soft", 2),
    )
