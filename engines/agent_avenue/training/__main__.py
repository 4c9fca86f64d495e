"""`python -m engines.agent_avenue.training [mode …]`: train the program's nets and keep them as data."""

from __future__ import annotations

import argparse
import random
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import process_time

import numpy as np

from engines.agent_avenue.player.features import Floats, features
from engines.agent_avenue.player.net import MODES, WEIGHTS, Mode, Net, digest, keep, kept
from engines.agent_avenue.player.seen import WIDTH
from engines.agent_avenue.training.league import SIDE_BY_SIDE, League, Rival
from engines.agent_avenue.training.learner import Learner
from engines.agent_avenue.training.styles import STYLES

GAMES = 60_000
KEPT = 120_000
"""So many lines are learned from, the newest."""
BATCH = 512
FRESH, PASSES = 1024, 8
"""After so many new lines it learns; each line is learned from so often."""
PAST = 10
"""So many earlier selves are met."""
RATE, LAST_RATE = 1.5e-3, 1e-4
WARMTH, LAST_WARMTH = 0.06, 0.015


class Memory:
    """The newest lines, and whether their games were won."""

    def __init__(self, inputs: int) -> None:
        self._lines, self._won = np.zeros((KEPT, inputs), np.float32), np.zeros(KEPT, np.float32)
        self._added = 0

    def add(self, lines: Floats, won: Floats) -> None:
        """Keep these in the place of the oldest."""
        at = (self._added + np.arange(len(won))) % KEPT
        if len(won):
            self._lines[at], self._won[at] = lines, won
            self._added += len(won)

    def some(self, dice: random.Random) -> tuple[Floats, Floats]:
        """So many as one step of learning takes, at random."""
        at = np.array(dice.choices(range(min(self._added, KEPT)), k=BATCH))
        return self._lines[at], self._won[at]


class Training:
    """One net's way from nothing; with a `foe` it learns against that net alone. `rivals` are met as its past is."""

    def __init__(self, mode: Mode, games: int, seed: int, foe: Net | None = None, rivals: Sequence[Net] = ()) -> None:
        self._mode, self._games, self._foe, self._rivals = mode, games, foe, rivals
        dice = random.Random(seed)
        inputs = features([[0] * WIDTH], [[(0, 0, 0, -1, 0)]]).shape[1]
        self._learner, self._memory = Learner(inputs, dice), Memory(inputs)
        self._dice, self._past = dice, deque[Net](maxlen=PAST)
        self._self = self._rival(0.0)
        self._league = League(mode, self._pair, seed)

    def run(self) -> Net:
        """Train it."""
        fresh, began = 0, process_time()
        for played, (lines, won) in enumerate(self._league.games(), 1):
            self._memory.add(lines, won)
            fresh += len(lines)
            done = played / self._games
            if fresh >= FRESH and played > SIDE_BY_SIDE:
                self._learn(PASSES * fresh // BATCH, RATE * (LAST_RATE / RATE) ** done)
                self._self = self._rival(done)
                fresh = 0
            if played % max(1, self._games // 25) == 0:
                self._past.append(self._learner.copy())
                self._tell(played, process_time() - began)
            if played >= self._games:
                break
        return self._learner.net

    def _rival(self, done: float) -> Rival:
        return Rival("itself", self._learner.net, WARMTH + (LAST_WARMTH - WARMTH) * done, learns=True)

    def _pair(self, dice: random.Random) -> tuple[Rival, Rival]:
        other = self._other(dice)
        return (self._self, other) if dice.random() < 0.5 else (other, self._self)

    def _other(self, dice: random.Random) -> Rival:
        if self._foe is not None:
            return Rival("foe", self._foe, LAST_WARMTH)
        at = dice.random()
        if at < 0.3:
            style = dice.choice((0, *range(len(STYLES))))
            return Rival(f"style {style}", STYLES[style])
        if at < 0.4 and self._rivals:
            return Rival("rival", dice.choice(self._rivals), LAST_WARMTH)
        if at < 0.5 and self._past:
            return Rival("past", dice.choice(self._past), LAST_WARMTH)
        return self._self

    def _learn(self, steps: int, rate: float) -> None:
        for _ in range(steps):
            self._learner.learn(*self._memory.some(self._dice), rate)

    def _tell(self, played: int, seconds: float) -> None:
        won, games = self._league.won, self._league.played
        shares = ", ".join(f"{name} {won[name] / games[name]:.3f}" for name in sorted(games))
        sys.stderr.write(f"{self._mode}: {played} games, {seconds:.0f} s: {shares}\n")
        won.clear()
        games.clear()


def main() -> None:
    """Train what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m engines.agent_avenue.training")
    parser.add_argument("modes", nargs="*", metavar="mode")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--against", type=Path, help="learn what beats the nets of this file, and nothing else")
    parser.add_argument("--rivals", type=Path, nargs="*", default=[], help="files whose nets are met, too")
    asked = parser.parse_args()
    modes = [mode for mode in MODES if not asked.modes or mode in asked.modes]
    foes: Mapping[Mode, Net] = {} if asked.against is None else kept(asked.against)
    others = [kept(path) for path in asked.rivals]
    trained: dict[Mode, Net] = {}
    for mode in modes:
        rivals = [nets[mode] for nets in others if mode in nets]
        trained[mode] = Training(mode, asked.games, asked.seed, foes.get(mode), rivals).run()
    keep({**kept(asked.out), **trained}, asked.out)
    sys.stdout.write(f"{digest(asked.out)}\n")


if __name__ == "__main__":
    main()
