"""A net that learns: by the outcome of the games in which its choices were made (logistic loss, Adam)."""

from __future__ import annotations

import random

import numpy as np

from engines.agent_avenue.player.features import Floats
from engines.agent_avenue.player.net import Net

HIDDEN = (64, 32)
_KEEP, _KEEP_SQUARES, _TINY = 0.9, 0.999, 1e-8


class Learner:
    """Its net is ready to play at any time."""

    def __init__(self, inputs: int, dice: random.Random) -> None:
        sizes = (inputs, *HIDDEN, 1)
        self.net = Net([_fresh(sizes[at], sizes[at + 1], dice) for at in range(len(sizes) - 1)])
        self._moments = [np.zeros_like(part) for part in self._parts()]
        self._squares = [np.zeros_like(part) for part in self._parts()]
        self._steps = 0

    def copy(self) -> Net:
        """The net as it is now."""
        return Net([(weights.copy(), offsets.copy()) for weights, offsets in self.net.layers])

    def learn(self, inputs: Floats, won: Floats, rate: float) -> float:
        """One step; how far off it was."""
        seen = [inputs]
        for weights, offsets in self.net.layers[:-1]:
            seen.append(np.maximum(seen[-1] @ weights + offsets, 0.0))
        weights, offsets = self.net.layers[-1]
        odds = (seen[-1] @ weights + offsets)[:, 0]
        chance = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
        back = ((chance - won) / len(won)).astype(np.float32)[:, None]
        steps: list[Floats] = []
        for at in range(len(self.net.layers) - 1, -1, -1):
            weights, _ = self.net.layers[at]
            steps += [back.sum(axis=0), seen[at].T @ back]
            if at:
                back = (back @ weights.T) * (seen[at] > 0)
        self._move(steps[::-1], rate)
        return float(np.abs(chance - won).mean())

    def _parts(self) -> list[Floats]:
        return [part for layer in self.net.layers for part in layer]

    def _move(self, steps: list[Floats], rate: float) -> None:
        self._steps += 1
        scale = rate * np.sqrt(1 - _KEEP_SQUARES**self._steps) / (1 - _KEEP**self._steps)
        for at, (part, step) in enumerate(zip(self._parts(), steps, strict=True)):
            moment, square = self._moments[at], self._squares[at]
            np.copyto(moment, _KEEP * moment + (1 - _KEEP) * step)
            np.copyto(square, _KEEP_SQUARES * square + (1 - _KEEP_SQUARES) * step * step)
            np.copyto(part, part - scale * moment / (np.sqrt(square) + _TINY), casting="same_kind")


def _fresh(inputs: int, outputs: int, dice: random.Random) -> tuple[Floats, Floats]:
    scale = np.sqrt(2.0 / inputs)
    weights = np.array([[dice.gauss(0.0, scale) for _ in range(outputs)] for _ in range(inputs)], np.float32)
    return weights, np.zeros(outputs, np.float32)
