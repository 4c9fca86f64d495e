"""A small net: what each choice is worth, from −∞ (lost) to +∞ (won), as the logarithm of the odds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import numpy as np

from engines.agent_avenue.player.features import Floats
from engines.core.data import DATA

Mode = Literal["basic", "market", "teams"]
MODES: tuple[Mode, ...] = ("basic", "market", "teams")
WEIGHTS = DATA / "agent_avenue" / "program.npz"
"""All nets, in half precision."""


@dataclass(slots=True)
class Net:
    """Layers of weights and offsets; between them what is below zero counts as zero."""

    layers: list[tuple[Floats, Floats]]

    def worth(self, inputs: Floats) -> Floats:
        """The odds of each line."""
        found = inputs
        for weights, offsets in self.layers[:-1]:
            found = np.maximum(found @ weights + offsets, 0.0)
        weights, offsets = self.layers[-1]
        last: Floats = (found @ weights + offsets)[:, 0]
        return last


@lru_cache(maxsize=1)
def nets() -> dict[Mode, Net]:
    """The program's nets; read when the first choice is made."""
    return kept(WEIGHTS)


def kept(path: Path) -> dict[Mode, Net]:
    """The nets that a file holds; none if there is no file."""
    if not path.exists():
        return {}
    with np.load(path, allow_pickle=False) as parts:
        return {mode: Net(layers) for mode in MODES if (layers := list(_layers(mode, parts)))}


def _layers(mode: Mode, parts: Mapping[str, Floats]) -> Iterator[tuple[Floats, Floats]]:
    for at in range(len(parts)):
        if f"{mode}_w{at}" in parts:
            yield parts[f"{mode}_w{at}"].astype(np.float32), parts[f"{mode}_b{at}"].astype(np.float32)


def keep(trained: Mapping[Mode, Net], path: Path) -> None:
    """Write nets in half precision; the same nets make the same file."""
    named = {
        f"{mode}_{name}{at}": part.astype(np.float16)
        for mode in MODES
        if mode in trained
        for at, layer in enumerate(trained[mode].layers)
        for name, part in zip("wb", layer, strict=True)
    }
    with path.open("wb") as file:
        np.savez(file, allow_pickle=False, **named)


def digest(path: Path) -> str:
    """The file's SHA-256."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def mode_of(seats: int, advanced: bool) -> Mode:
    """Which net plays."""
    return "teams" if seats > 2 else "market" if advanced else "basic"
