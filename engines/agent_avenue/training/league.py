"""Games side by side, whose choices are weighed at one stroke: the learner's, those of fixed nets and of styles."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from engines.agent_avenue.moves import ConfirmMarketCard, Move
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.player.carrying import carry_out
from engines.agent_avenue.player.features import Floats, features
from engines.agent_avenue.player.net import Mode, Net
from engines.agent_avenue.player.seen import choice_of
from engines.agent_avenue.rules.legal import legal, to_act
from engines.agent_avenue.setup import setup
from engines.agent_avenue.state import State
from engines.agent_avenue.training.styles import Style
from engines.agent_avenue.training.table import seen_by
from engines.core.chance import Chance
from engines.core.seats import Seat

SIDE_BY_SIDE = 192
WHIM = 0.01
"""How often any choice is tried."""


@dataclass(frozen=True, slots=True, eq=False)
class Rival:
    """Somebody who plays a side: by a net or in a style; the learner's net grows while it plays."""

    name: str
    by: Net | Style
    warmth: float = 0.05
    learns: bool = False


@dataclass(slots=True)
class Playing:
    """A game on the way, and the lines that learners have chosen for each side."""

    state: State
    chance: Chance
    rivals: tuple[Rival, Rival]
    lines: tuple[list[Floats], list[Floats]] = field(default_factory=lambda: ([], []))


Ended = tuple[Floats, Floats]
"""The lines chosen in a game and whether each won."""


class League:
    """Plays game after game in one mode; `pair` says who meets whom."""

    def __init__(self, mode: Mode, pair: Callable[[random.Random], tuple[Rival, Rival]], seed: int) -> None:
        self._mode, self._pair, self._dice = mode, pair, random.Random(seed)
        self._seed, self._begun = seed, 0
        self.won: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    def games(self) -> Iterator[Ended]:
        """Without end, each as it ends."""
        tables = [self._begin() for _ in range(SIDE_BY_SIDE)]
        while True:
            self._round(tables)
            for at, table in enumerate(tables):
                if table.state.outcome is not None:
                    yield self._end(table)
                    tables[at] = self._begin()

    def _begin(self) -> Playing:
        self._begun += 1
        chance = Chance(b"training %d %d" % (self._seed, self._begun))
        advanced = self._mode == "market" or (self._mode == "teams" and self._dice.random() < 0.5)
        seats = self._dice.choice((3, 4, 4)) if self._mode == "teams" else 2
        return Playing(setup(AgentAvenueOptions(advanced=advanced), seats, chance), chance, self._pair(self._dice))

    def _end(self, table: Playing) -> Ended:
        assert table.state.outcome is not None
        winner = table.state.outcome.winners[0] & 1
        for side, rival in enumerate(table.rivals):
            if rival.learns:
                against = table.rivals[1 - side].name
                self.played[against] += 1
                self.won[against] += side == winner
        lines = [line for side in table.lines for line in side]
        won = [float(side == winner) for side in (0, 1) for _ in table.lines[side]]
        return np.array(lines, np.float32), np.array(won, np.float32)

    def _round(self, tables: Sequence[Playing]) -> None:
        """Each table's next choice."""
        weighing: dict[int, list[tuple[Playing, Seat, Sequence[Move], Rival]]] = {}
        for table in tables:
            seat = self._dice.choice(tuple(to_act(table.state)))
            moves = tuple(move for move in legal(table.state, seat) if not isinstance(move, ConfirmMarketCard))
            rival = table.rivals[seat & 1]
            if isinstance(rival.by, Net):
                weighing.setdefault(id(rival.by), []).append((table, seat, moves, rival))
            else:
                carry_out(table.state, seat, rival.by.choose(table.state, seat, moves, self._dice), table.chance)
        for asked in weighing.values():
            self._weigh(asked)

    def _weigh(self, asked: Sequence[tuple[Playing, Seat, Sequence[Move], Rival]]) -> None:
        net = asked[0][3].by
        assert isinstance(net, Net)
        rows = [seen_by(table.state, seat) for table, seat, _, _ in asked]
        choices = [
            [choice_of(move, table.state.face_up, table.state.taken_back, seat) for move in moves]
            for table, seat, moves, _ in asked
        ]
        lines = features(rows, choices)
        chances = (1.0 / (1.0 + np.exp(-np.clip(net.worth(lines), -30, 30)))).tolist()
        start = 0
        for table, seat, moves, rival in asked:
            at = start + self._picked(chances[start : start + len(moves)], rival.warmth)
            if rival.learns:
                table.lines[seat & 1].append(lines[at])
            carry_out(table.state, seat, moves[at - start], table.chance)
            start += len(moves)

    def _picked(self, chances: Sequence[float], warmth: float) -> int:
        if self._dice.random() < WHIM:
            return self._dice.randrange(len(chances))
        best = max(chances)
        weights = [2.718281828 ** ((chance - best) / warmth) for chance in chances]
        return self._dice.choices(range(len(weights)), weights)[0]
