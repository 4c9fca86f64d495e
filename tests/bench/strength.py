"""`python -m tests.bench strength [game …] [--games N] [--budget S] [--check]`: how well computers play, how fast.

Every strength plays every weaker one, a random player, a greedy one and frozen older programs: the share won by the
column against the row, with its 95 % interval. Infiltraitors' agents play for themselves, mission by mission.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engines import GAMES
from engines.core.game import AnyGame
from engines.core.strength import Strength
from tests.bench.duels import Player, Table, Times, match, program, simple, tables_of, wilson
from tests.bench.rows import Row
from tests.support.tally import Tally

GAMES_EACH = 200
FEW = 4
"""So many games a pair in a run of the whole bench, which takes the times alone."""
BUDGET_S = 1.0
"""What a table has for a decision while few others wait (`bot/programs/workers.py`)."""
MEDIAN_S, LONGEST_S = 0.020, 0.300
"""The processor time of a decision at *hard*, the median and the 99th centile: two workers then serve 100 tables."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game's figures: by table the cells of its rows, and how long decisions took."""

    shares: Mapping[str, Mapping[str, Mapping[str, Tally]]]
    times: Mapping[Strength, Times]


def main(arguments: Sequence[str]) -> int:
    """Measure and print the games asked for; 1 if decisions take too long and that was to be checked."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench strength")
    parser.add_argument("games", nargs="*", metavar="game", help=f"any of: {', '.join(GAMES)}")
    parser.add_argument("--games", dest="count", type=int, default=GAMES_EACH, help="how many games each pair plays")
    parser.add_argument("--budget", type=float, default=BUDGET_S, help="seconds for a decision")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if decisions take too long")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.games) - GAMES.keys():
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    holds = True
    for game in (GAMES[name] for name in asked.games or GAMES):
        print(f"measuring {game.id} …", file=sys.stderr, flush=True)
        found = measure(game, asked.count, asked.budget)
        print("\n".join(report(game, found, asked.count)), flush=True)
        holds = holds and all(row.holds for row in rows(game, found.times))
    return int(asked.check and not holds)


def run() -> list[Row]:
    """The section's rows: how long decisions take."""
    return [row for game in GAMES.values() for row in rows(game, timed(game, FEW, BUDGET_S))]


def measure(game: AnyGame, games: int, budget_s: float) -> Found:
    """Let a game's players play so many games a pair."""
    times = {strength: Times() for strength in Strength}
    programs: dict[str, Player] = {each.value: program(game, each, budget_s, times[each]) for each in Strength}
    rivals = simple(game)
    shares: dict[str, dict[str, dict[str, Tally]]] = {}
    for table in tables_of(game):
        print(f"  {table.name} …", file=sys.stderr, flush=True)
        play = _together if table.kind == "together" else _against
        shares[table.name] = play(game, table, programs, rivals, games)
    return Found(shares, times)


def timed(game: AnyGame, games: int, budget_s: float) -> Mapping[Strength, Times]:
    """How long hard programs think, in so many games at the first of a game's tables."""
    times = Times()
    hard = program(game, Strength.HARD, budget_s, times)
    match(game, tables_of(game)[0], hard, hard, games)
    return {Strength.HARD: times}


def rows(game: AnyGame, times: Mapping[Strength, Times]) -> Iterator[Row]:
    """How long a hard program thinks, beside what two workers for a hundred tables allow."""
    hard = times[Strength.HARD]
    for name, share, most_s in (("median", 0.5, MEDIAN_S), ("p99", 0.99, LONGEST_S)):
        taken_s = hard.centile(share)
        told = f"{1000 * taken_s:.1f} ms"
        yield Row(f"{game.id}, a decision at hard, {name}", told, f"{1000 * most_s:.0f} ms", taken_s / most_s, 1)


def report(game: AnyGame, found: Found, games: int) -> Iterator[str]:
    """A game's figures as tables in Markdown."""
    yield f"### {game.id}, {games} games each\n"
    if game.cooperative:
        every = {name: cells["won"] for name, cells in found.shares.items()}
        yield from _printed("won by", every)
    else:
        for name, cells in found.shares.items():
            yield from _printed(f"{name}: won against", cells)
    lines = {
        "median": {each.value: f"{1000 * times.centile(0.5):.1f} ms" for each, times in found.times.items()},
        "p99": {each.value: f"{1000 * times.centile(0.99):.1f} ms" for each, times in found.times.items()},
    }
    yield from markdown("time of a decision", lines)


def markdown(title: str, lines: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """A table in Markdown, its columns in the order in which they first come, as wide as they need."""
    columns = list(dict.fromkeys(column for line in lines.values() for column in line))
    table = [
        [title, *columns],
        *([name, *(cells.get(each, "") for each in columns)] for name, cells in lines.items()),
    ]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    printed = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in table]
    yield from (printed[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *printed[1:], "")


def cell(tally: Tally) -> str:
    """A share with its interval, in hundredths."""
    low, high = wilson(tally)
    return f"{100 * tally.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def _printed(title: str, cells: Mapping[str, Mapping[str, Tally]]) -> Iterator[str]:
    return markdown(title, {name: {who: cell(tally) for who, tally in line.items()} for name, line in cells.items()})


def _against(
    game: AnyGame, table: Table, programs: Mapping[str, Player], rivals: Mapping[str, Player], games: int
) -> dict[str, dict[str, Tally]]:
    """What each strength wins against each rival and each weaker strength, by rows of those."""
    found: dict[str, dict[str, Tally]] = {}
    for name, other in rivals.items():
        found[name] = {who: match(game, table, one, other, games) for who, one in programs.items()}
    names = list(programs)
    for at, name in enumerate(names[:-1]):
        stronger = names[at + 1 :]
        found[name] = {who: match(game, table, programs[who], programs[name], games) for who in stronger}
    return found


def _together(
    game: AnyGame, table: Table, programs: Mapping[str, Player], rivals: Mapping[str, Player], games: int
) -> dict[str, dict[str, Tally]]:
    """What players of each kind win together."""
    return {"won": {name: match(game, table, one, one, games) for name, one in {**rivals, **programs}.items()}}
