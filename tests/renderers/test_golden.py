"""Pictures look as they looked when somebody last looked at them."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from renderers.words import words
from tests.renderers.drawn import PICTURES
from tests.renderers.golden import FOLDER, difference, small

MEAN, LARGEST = 4.0, 70.0
"""Tolerances: other versions of the font renderer move edges by a part of a pixel."""


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_before(name: str) -> None:
    drawn = small(PICTURES[name](words("en")))
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert drawn.size == kept.size
    mean, largest = difference(drawn, kept)
    assert mean <= MEAN
    assert largest <= LARGEST


def test_no_golden_image_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)


def test_a_missing_pawn_would_be_seen() -> None:
    drawn = small(PICTURES["board-mid"](words("en")))
    other = drawn.copy()
    ImageDraw.Draw(other).rectangle((310, 185, 335, 205), fill=(37, 34, 30))
    assert difference(drawn, other)[1] > LARGEST
