"""Pictures look as they looked when somebody last looked at them."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from tests.renderers.drawn import PICTURES, drawn
from tests.renderers.golden import FOLDER, difference, small

MEAN, LARGEST = 4.0, 70.0
"""Tolerances: other versions of the font renderer move edges by a part of a pixel."""


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_before(name: str) -> None:
    now = small(drawn(name, "en")[0])
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert now.size == kept.size
    mean, largest = difference(now, kept)
    assert mean <= MEAN
    assert largest <= LARGEST


def test_no_golden_image_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)


def test_a_missing_pawn_would_be_seen() -> None:
    now = small(drawn("board-mid", "en")[0])
    other = now.copy()
    ImageDraw.Draw(other).rectangle((310, 185, 335, 205), fill=(37, 34, 30))
    assert difference(now, other)[1] > LARGEST
