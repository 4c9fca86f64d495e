"""How long games take: played by computer players on a turned clock that gives people's time to each question.

`python -m tests.bench lengths` tells how many fresh games keep to what `data/<game>/table.toml` promises.
`python -m tests.bench.lengths [--games N] [game …]` measures every line of those files anew and writes it down.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import quantiles
from typing import Any

import engines
from engines.core.chance import Chance
from engines.core.data import DATA
from engines.core.game import AnyGame, Options
from engines.core.lengths import COVERED, Length, facts
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.wink.moves import Accuse, NameAccomplice
from engines.wink.state import State as WinkState
from tests.bench.rows import Row

GAMES = 60
"""So many games of each line are measured."""
CHECKED = 100
"""The bench looks at so many fresh games of each game at least, as many of each line and never fewer than two."""
BUDGET_S = 0.0
"""Computer players think as short as they can, so that their games are the same each time."""
NOTICE_S = 8
"""To see that one is asked, open the hand and read what has happened."""
TAP_S = 3
"""To set one thing more of a question that stays open."""
TEMPO = (70, 140)
"""How slow a person is, in hundredths, drawn once a game; and from half to one and a half of that each time."""
DROPPED = 3
"""So many hundredths of the games are left out at either end of what is measured."""
MOST_MOVES = 3_000
LATE_S = 225
"""What nobody answers any more is late after the ordinary time of a live table and the grace of a reminder."""

Chooser = Callable[[Any, Seat, Chance], Any]


@dataclass
class Played:
    """What one game took; `visits` of each seat, `turns` of them one after another at most."""

    seconds: float
    visits: list[int]
    turns: int

    def keeps(self, length: Length) -> dict[str, bool]:
        """Whether it lies within what is promised."""
        return {
            "minutes": length.minutes[0] * 60 <= self.seconds <= length.minutes[1] * 60,
            "visits": length.visits[0] <= min(self.visits) and max(self.visits) <= length.visits[1],
            "turns": self.turns <= length.turns,
        }


@dataclass
class _Table:
    """A game on its way: who is asked what, and when each will have thought about it."""

    game: AnyGame
    state: Any
    chance: Chance
    tempo: list[float]
    now: float = 0.0
    asked: dict[Seat, str] = field(default_factory=dict)
    due: dict[Seat, float] = field(default_factory=dict)
    depth: dict[Seat, int] = field(default_factory=dict)
    visits: Counter[Seat] = field(default_factory=Counter)
    said: dict[Seat, set[Any]] = field(default_factory=dict)
    limit: tuple[str, float] | None = None

    def ask(self, mover: Seat | None, begun: int) -> None:
        """Let all who are asked anew begin to think; a mover who is asked again goes on with the same visit.

        Where the rules' limit is one for each turn people see it run, and answer within it.
        """
        hurry = self._limited()
        waited = self.game.to_act(self.state)
        for seat in tuple(self.asked.keys() - waited):
            del self.asked[seat], self.due[seat]
        for seat in sorted(waited):
            decision = self.game.decision(self.state, seat)
            assert decision is not None
            same = self.asked.get(seat) == decision.id
            if same and seat != mover:
                continue
            if seat != mover:
                self.visits[seat] += 1
                self.depth[seat] = begun + 1
            thought = TAP_S if same else facts(self.game.id).seconds[decision.kind] + NOTICE_S * (seat != mover)
            if not same:
                self.said[seat] = set()
            self.asked[seat] = decision.id
            taken = thought * self.tempo[seat] * (50 + self.chance.below(101)) / 100
            self.due[seat] = max(self.now, min(self.now + taken, hurry - TAP_S))

    def expired(self) -> bool:
        """Let the rules' own time run out, if it does before anybody answers, or the table's, if nobody does."""
        answered = min(self.due.values())
        due = self.now + LATE_S if math.isinf(answered) else math.inf
        due = min(due, math.inf if self.limit is None else self.limit[1])
        if due > answered or math.isinf(due):
            return False
        self.now = due
        self.limit = None if self.limit is None else (self.limit[0], math.inf)
        return self.game.expire(self.state, self.chance) is not None

    def repeats(self, seat: Seat, move: Any) -> bool:
        """Whether a seat would only say once more what it has said: then it waits for the others."""
        again = move in self.said[seat]
        self.said[seat].add(move)
        if again:
            self.due[seat] = math.inf
        return again

    def _limited(self) -> float:
        """Set the rules' limit, if it is another one now; by when people answer because of it."""
        times = self.game.times(self.state)
        if times.limit_s is None:
            self.limit = None
            return math.inf
        named = f"{times.limit_s}:{times.limit_id}"
        if self.limit is None or self.limit[0] != named:
            self.limit = (named, self.now + times.limit_s)
        return self.limit[1] if times.kept == "by_table" else math.inf


def play(game: AnyGame, options: Options, seats: int, seed: str) -> Played:
    """One game between computer players, each answer given when people would give it."""
    chance, own = Chance(f"length/{seed}".encode()), Chance(f"people/{seed}".encode())
    state = game.setup(options, seats, chance)
    low, high = TEMPO
    tempo = [(low + own.below(high - low + 1)) / 100 for _ in range(seats)]
    table = _Table(game, state, own, tempo)
    choose = _chooser(game, options)
    table.ask(None, 0)
    deepest = 0
    for _ in range(MOST_MOVES):
        if not table.due:
            break
        if table.expired():
            table.ask(None, deepest)
            continue
        seat = min(table.due, key=lambda seat: (table.due[seat], seat))
        table.now = table.due[seat]
        move = choose(state, seat, own)
        if table.repeats(seat, move):
            continue
        deepest = max(deepest, table.depth.setdefault(seat, 1))
        game.apply(state, seat, move, chance)
        table.ask(seat, deepest)
    return Played(table.now, [table.visits[seat] for seat in range(seats)], deepest)


def _chooser(game: AnyGame, options: Options) -> Chooser:
    if not game.computer_seats(options):
        return _live
    return partial(_program, game)


def _program(game: AnyGame, state: Any, seat: Seat, own: Chance) -> Any:
    return game.choose(game.view(state, seat), game.legal(state, seat), own, BUDGET_S, Strength.NORMAL)


TAKEN = 69
"""Of a hundred calls of Wink so many are linked or caught, the others named wrongly: `docs/rules/wink.md`, by six."""


def _live(state: WinkState, seat: Seat, own: Chance) -> Any:
    """A stand-in for people who play Wink live, where no computer player can: it knows who holds what."""
    legal = engines.GAMES["wink"].legal(state, seat)
    namings = [move for move in legal if isinstance(move, NameAccomplice)]
    call = state.players[seat].call
    if namings and call is not None:
        holder = next(other for other in range(state.seats) if call.number in state.players[other].hand)
        return NameAccomplice(holder) if own.below(100) < TAKEN else own.choice(namings)
    return own.choice([move for move in legal if not isinstance(move, NameAccomplice | Accuse)])


def games_of(game: AnyGame, length: Length, count: int, name: str) -> list[Played]:
    """So many games at tables of that line; the same name gives the same deals."""
    options = game.options(**{key: _first(value) for key, value in length.when.items()})
    return [play(game, options, length.seats, f"{name}/{length.when}/{length.seats}/{i}") for i in range(count)]


def measured(game: AnyGame, length: Length, count: int) -> Length:
    """The line as so many games have it."""
    played = games_of(game, length, count, "measured")
    fewest = math.floor(_middle([max(1, min(one.visits)) for one in played])[0])
    most = math.ceil(_middle([max(one.visits) for one in played])[1])
    return length.model_copy(
        update={
            "minutes": _round_minutes(_middle([one.seconds / 60 for one in played])),
            "visits": (fewest, max(fewest + 1, most)),
            "turns": math.ceil(_middle([one.turns for one in played])[1]),
        }
    )


def run() -> list[Row]:
    """The section of the bench: the share of fresh games, of all lines of a game, that keep each promise."""
    return [row for game in engines.GAMES.values() for row in _rows(game)]


def kept(game: AnyGame, lengths: Iterable[Length], count: int, name: str) -> tuple[Counter[str], int]:
    """How many games of these lines keep each promise, and how many were played."""
    found, played = Counter[str](), 0
    for length in lengths:
        for one in games_of(game, length, count, name):
            found.update(what for what, holds in one.keeps(length).items() if holds)
            played += 1
    return found, played


def _rows(game: AnyGame) -> Iterator[Row]:
    lengths = facts(game.id).lengths
    found, played = kept(game, lengths, max(2, math.ceil(CHECKED / len(lengths))), "checked")
    for what in ("minutes", "visits", "turns"):
        share = found[what] / played
        told = f"{found[what]} of {played}"
        yield Row(f"{what} kept, {game.id}", told, "all", share, COVERED, greater_is_better=True)


def _middle(values: Sequence[float]) -> tuple[float, float]:
    cuts = quantiles(values, n=100, method="inclusive")
    return cuts[DROPPED - 1], cuts[-DROPPED]


def _round_minutes(span: tuple[float, float]) -> tuple[int, int]:
    """Outward to whole minutes, from ten on to fives."""
    low, high = span
    fewest = math.floor(low / 5) * 5 if low >= 10 else max(1, math.floor(low))
    return fewest, max(fewest + 1, math.ceil(high / 5) * 5 if high > 10 else math.ceil(high))


def _first(value: Any) -> Any:
    return value[0] if isinstance(value, tuple) else value


HEADER = """\
# How long a game takes. `seconds`: what people are taken to think about a question of each kind, an estimate.
# `lengths`, measured with that by `python -m tests.bench.lengths`, holds in nine games of ten of these options and
# seats: `minutes` at a live pace, `visits` of each player, `turns` of them one after another at most, each of which
# may take a daily table's whole limit.
"""


def written(seconds: Iterable[tuple[str, int]], lengths: Iterable[Length]) -> str:
    """A file of `data`."""
    lines = [HEADER + "lengths = [", *(f"  {_inline(length.model_dump(mode='json'))}," for length in lengths), "]"]
    return "\n".join([*lines, "", "[seconds]", *(f"{kind} = {value}" for kind, value in seconds), ""])


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_inline(inner)}" for key, inner in value.items() if inner != {}) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main(arguments: list[str]) -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.lengths")
    parser.add_argument("asked", nargs="*", metavar="game", help=f"any of: {', '.join(engines.GAMES)}")
    parser.add_argument("--games", type=int, default=GAMES, help="so many games a line")
    given = parser.parse_args(arguments)
    for name in given.asked or engines.GAMES:
        known, game = facts(name), engines.GAMES[name]
        found = []
        for length in known.lengths:
            found.append(measured(game, length, given.games))
            print(name, _inline(found[-1].model_dump(mode="json")), file=sys.stderr, flush=True)
        (DATA / name / "table.toml").write_text(written(known.seconds.items(), found), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
