"""A finished picture: PNG bytes and the words that stand in for it."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image

ALT_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Picture:
    """PNG bytes and alt text of at most 1,024 characters."""

    png: bytes
    alt: str


def picture(image: Image.Image, palette: Image.Image, alt: str, level: int = 1) -> Picture:
    """The image in the palette's colours, packed so hard (1…9), with its alt text, cut where it is too long."""
    return Picture(encoded(image, palette, level), short(alt))


NAME_TALL, MOTIF_TALL = 206, 258


def banded(cover: Picture, motif: int) -> Picture:
    """A band of a cover: its name, and below that what begins at the height `motif`."""
    whole = Image.open(io.BytesIO(cover.png))
    band = whole.crop((0, 0, whole.width, NAME_TALL + MOTIF_TALL))
    band.paste(whole.crop((0, motif, whole.width, motif + MOTIF_TALL)), (0, NAME_TALL))
    out = io.BytesIO()
    band.save(out, "PNG", compress_level=1)
    return Picture(out.getvalue(), cover.alt)


def short(alt: str) -> str:
    """An alt text, cut where it is too long."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rstrip() + "…"


def encoded(image: Image.Image, palette: Image.Image, level: int = 1) -> bytes:
    """The image as a PNG in the palette's colours; same pixels, same bytes."""
    out = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=level)
    return out.getvalue()
