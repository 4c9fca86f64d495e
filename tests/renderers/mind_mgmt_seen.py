"""What is written and framed on a picture of MIND MGMT."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from engines.mind_mgmt.board import LOCATIONS
from engines.mind_mgmt.views import MindMgmtView
from renderers import mind_mgmt
from renderers.mind_mgmt.places import corner
from renderers.picture import Picture
from renderers.theme import theme
from renderers.words import Words, words
from tests.renderers.pseudo import spied

Draw = Callable[[MindMgmtView, Words], Picture]


def laid(view: MindMgmtView, draw: Draw = mind_mgmt.board) -> set[str]:
    """The texts laid on a picture, line by line, in English."""
    with pytest.MonkeyPatch.context() as patch, spied(patch) as texts:
        draw(view, words("en"))
    return {each.text for each in texts}


def framed(png: bytes, colour: str) -> set[int]:
    """The locations framed in a colour on a hand."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    wanted = theme("mind_mgmt")[colour]

    def is_framed(x: int, y: int) -> bool:
        return wanted in (image.getpixel((x - 3, y + 30)), image.getpixel((x + 30, y - 3)))

    return {each for each in LOCATIONS if is_framed(*corner(each))}
