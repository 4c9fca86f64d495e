"""The city's colours: the theme's, and what the night and the searchlight mix of them."""

from __future__ import annotations

from functools import cache

from renderers.theme import Theme, theme


@cache
def look() -> Theme:
    """The theme with the colours of the city by night."""
    return theme("the_plan").mixed(
        night=("ink", "blue", 1),
        block=("ink", "blue", 2),
        roof=("ink", "slate", 2),
        lit=("card", "gold", 2),
        glow=("card", "gold", 1),
        lit_block=("paper", "gold", 3),
        rail_bed=("ink", "accent", 3),
    )
