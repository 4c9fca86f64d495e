"""A board's picture against quantising and encoding the same pixels, both in one run, turn by turn, in each game."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import process_time
from typing import Any

from PIL import Image

from renderers import agent_avenue, infiltraitors, mind_mgmt, the_plan, wink
from renderers.picture import Picture
from renderers.words import Words, words
from tests.bench.rows import Row
from tests.renderers import infiltraitors_samples, mind_mgmt_samples, samples, the_plan_samples, wink_samples

ROUNDS = 40
COLOURS = 256
MOST_RATIO = 1.2
MOST_MS = 60
MOST_BYTES = 200_000

Draw = Callable[[Any, Words], Picture]
BOARDS: Mapping[str, tuple[Draw, Mapping[str, Any]]] = {
    "Agent Avenue": (agent_avenue.board, samples.BOARDS),
    "Infiltraitors": (infiltraitors.board, infiltraitors_samples.BOARDS),
    "Agents: T.H.E. Plan": (the_plan.board, the_plan_samples.BOARDS),
    "MIND MGMT": (mind_mgmt.board, mind_mgmt_samples.BOARDS),
    "Wink": (wink.board, wink_samples.BOARDS),
}


@dataclass(frozen=True)
class Figures:
    """Medians in milliseconds of CPU of drawing boards and of the yardstick, and the heaviest board in bytes."""

    board_ms: float
    yardstick_ms: float
    heaviest: int

    @property
    def ratio(self) -> float:
        """How many times the yardstick a board takes."""
        return self.board_ms / self.yardstick_ms


def measure(game: str, rounds: int = ROUNDS) -> Figures:
    """Draw every sample board of a game in turn, and after each quantise and encode its pixels."""
    draw, views = BOARDS[game]
    english = words("en")
    drawn: list[float] = []
    encoded: list[float] = []
    heaviest = 0
    for number in range(rounds):
        view = list(views.values())[number % len(views)]
        png = draw(view, english).png
        heaviest = max(heaviest, len(png))
        pixels = Image.open(io.BytesIO(png)).convert("RGB")
        drawn.append(_ms(partial(draw, view, english)))
        encoded.append(_ms(partial(_encode, pixels)))
    return Figures(median(drawn), median(encoded), heaviest)


def _ms(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1000


def _encode(pixels: Image.Image) -> None:
    pixels.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(io.BytesIO(), "PNG", compress_level=1)


def run() -> list[Row]:
    """The section's rows: each game's ratio, and the slowest and the heaviest board of all."""
    found = {game: measure(game) for game in BOARDS}
    rows = [
        Row(
            f"board picture, {game}",
            f"{each.board_ms:.1f} ms",
            f"{each.yardstick_ms:.1f} ms quantising and encoding",
            each.ratio,
            MOST_RATIO,
        )
        for game, each in found.items()
    ]
    slowest = max(each.board_ms for each in found.values())
    heaviest = max(each.heaviest for each in found.values())
    return [
        *rows,
        Row("board picture, time", f"{slowest:.1f} ms", f"{MOST_MS} ms", slowest / MOST_MS, 1),
        Row(
            "board picture, weight", f"{heaviest / 1000:.0f} kB", f"{MOST_BYTES // 1000} kB", heaviest / MOST_BYTES, 1
        ),
    ]
