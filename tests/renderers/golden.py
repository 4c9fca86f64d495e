"""The golden images: every sample, small. `python -m tests.renderers.golden` draws them anew; look at them then."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

from renderers.picture import Picture
from renderers.words import words
from tests.renderers.drawn import PICTURES

FOLDER = Path(__file__).parent / "golden"
WIDTH = 360


def small(picture: Picture) -> Image.Image:
    """The picture as it is kept."""
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """The mean difference, and the largest once single pixels are blurred away; 255 is black against white."""
    apart = ImageChops.difference(one, other).convert("L")
    largest = apart.filter(ImageFilter.BoxBlur(2)).getextrema()[1]
    return ImageStat.Stat(apart).mean[0], float(largest if isinstance(largest, (int, float)) else largest[1])


def main() -> None:
    """Draw all golden images anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        small(draw(words("en"))).quantize(128).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
