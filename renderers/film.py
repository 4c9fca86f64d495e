"""A finished game as a film: pictures one after another in a GIF, which Discord's clients play."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from renderers.picture import Picture, short

WIDE = 540
"""A film's width in pixels."""
LONGEST_MS, END_MS, LEAST_MS = 20_000, 3_000, 20
"""What a film lasts at most, how long its last picture stands, and how long any stands at least."""

UNUSED = 255
"""The palette's last place, which no picture uses: what stays as it was is left out by it."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of a film, so many times as wide as the film, and how long it should stand, in milliseconds."""

    image: Image.Image
    ms: int


def film(shots: Iterable[Shot], palette: Image.Image, alt: str) -> Picture:
    """The shots in the palette's colours, one by one as they come, with words that stand in for them.

    Raises `ValueError` where there is none.
    """
    frames, lasting = [], []
    for shot in shots:
        frames.append(_frame(shot.image, palette))
        lasting.append(shot.ms)
    if not frames:
        raise ValueError("a film without pictures")
    out = io.BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[*paced(lasting[:-1]), END_MS],
        loop=0,
        optimize=True,
        transparency=UNUSED,
    )
    return Picture(out.getvalue(), short(alt))


def paced(lasting: Sequence[int]) -> list[int]:
    """The times of all pictures but the last, shortened alike where the whole would last too long.

    In whole hundredths of a second, as the format has them; none so short that players would make it longer.
    """
    room = LONGEST_MS - END_MS - LEAST_MS * len(lasting)
    wished = [max(0, ms - LEAST_MS) for ms in lasting]
    share = min(1.0, room / max(1, sum(wished)))
    return [LEAST_MS + int(ms * share) // 10 * 10 for ms in wished]


def _frame(image: Image.Image, palette: Image.Image) -> Image.Image:
    return image.reduce(image.width // WIDE).quantize(palette=palette, dither=Image.Dither.NONE)
