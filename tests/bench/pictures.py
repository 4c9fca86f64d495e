"""A board's picture against quantising and encoding the same pixels, both in one run, turn by turn."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter

from PIL import Image

from renderers import agent_avenue
from renderers.words import words
from tests.bench.rows import Row
from tests.renderers import samples

ROUNDS = 40
COLOURS = 256
MOST_RATIO = 4.0
MOST_MS = 60
MOST_BYTES = 200_000


@dataclass(frozen=True)
class Figures:
    """Medians in milliseconds of drawing boards and of the yardstick, and the heaviest board in bytes."""

    board_ms: float
    yardstick_ms: float
    heaviest: int

    @property
    def ratio(self) -> float:
        """How many times the yardstick a board takes."""
        return self.board_ms / self.yardstick_ms


def measure(rounds: int = ROUNDS) -> Figures:
    """Draw every sample board in turn, and after each quantise and encode its pixels."""
    english = words("en")
    drawn: list[float] = []
    encoded: list[float] = []
    heaviest = 0
    for number in range(rounds):
        view = list(samples.BOARDS.values())[number % len(samples.BOARDS)]
        png = agent_avenue.board(view, english).png
        heaviest = max(heaviest, len(png))
        pixels = Image.open(io.BytesIO(png)).convert("RGB")
        drawn.append(_ms(partial(agent_avenue.board, view, english)))
        encoded.append(_ms(partial(_encode, pixels)))
    return Figures(median(drawn), median(encoded), heaviest)


def _ms(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def _encode(pixels: Image.Image) -> None:
    pixels.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(io.BytesIO(), "PNG", compress_level=1)


def run() -> list[Row]:
    """The section's rows."""
    found = measure()
    board, yardstick = f"{found.board_ms:.1f} ms", f"{found.yardstick_ms:.1f} ms quantising and encoding"
    heaviest = f"{found.heaviest / 1000:.0f} kB"
    return [
        Row("board picture", board, yardstick, found.ratio, MOST_RATIO),
        Row("board picture, time", board, f"{MOST_MS} ms", found.board_ms / MOST_MS, 1),
        Row("board picture, weight", heaviest, f"{MOST_BYTES // 1000} kB", found.heaviest / MOST_BYTES, 1),
    ]
