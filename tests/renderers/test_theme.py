"""The theme: legible on its grounds, few enough colours for a palette, an accent for each game."""

from __future__ import annotations

import pytest

from engines import GAMES
from renderers.theme import Colour, theme

WRITTEN = [
    ("ink", "paper"),
    ("ink", "card"),
    ("ink", "green_tint"),
    ("ink", "blue_tint"),
    ("soft", "paper"),
    ("soft", "card"),
    ("soft", "green_tint"),
    ("soft", "blue_tint"),
    ("card", "ink"),
    ("card", "green"),
    ("card", "blue"),
    ("card", "stamp"),
    ("accent", "ink"),
    ("stamp", "paper"),
]


def luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("text", "ground"), WRITTEN)
def test_texts_are_legible_on_their_grounds(text: str, ground: str) -> None:
    look = theme("agent_avenue")
    darker, lighter = sorted(luminance(look[name]) for name in (text, ground))
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5


@pytest.mark.parametrize("game", [*GAMES, "no_such_game"])
def test_the_palette_holds_every_colour(game: str) -> None:
    look = theme(game)
    palette = look.palette.getpalette() or []
    colours = {tuple(palette[i : i + 3]) for i in range(0, len(palette), 3)}
    assert {look["paper"], look["ink"], look["stamp"], look["accent"]} <= colours
    assert len(colours) <= 256


def test_each_game_has_an_accent_of_its_own() -> None:
    games = ["agent_avenue", "the_plan", "infiltraitors", "mind_mgmt", "wink"]
    assert len({theme(game)["accent"] for game in games}) == len(games)


@pytest.mark.parametrize("game", GAMES)
def test_the_palette_is_whole_before_threads_share_it(game: str) -> None:
    """Pillow's own code reads it with no lock; while colours wait to be handed over, two first pictures crash it."""
    theme.cache_clear()
    palette = theme(game).palette
    assert palette.palette is not None
    assert palette.im.getpalette() == palette.palette.tobytes()
