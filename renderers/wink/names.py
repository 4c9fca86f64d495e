"""The text ids of the pictures, in one place."""

from __future__ import annotations

from renderers.words import PictureTexts

say = PictureTexts("wink")
"""Says a text of the pictures."""
game_name = say.name
"""The game's name in the words of a locale."""
