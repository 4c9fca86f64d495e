"""Games between players of any kind, seeded and mirrored, and what comes of them."""

from __future__ import annotations

import importlib
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engines.core.chance import Chance
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.infiltraitors.missions import MISSION_IDS
from tests.support.tally import Tally

Player = Callable[[Any, Sequence[Any], Chance], Any]
"""From a view and the legal moves, with a chance of its own, to a move."""

MOST_MOVES = 20_000


@dataclass(frozen=True, slots=True)
class Table:
    """Where players are compared.

    `duel`: the side of the first seat against all others, each player on either side in turn; `alone`: one against
    players of another kind on all other seats, on each seat in turn; `together`: all of one kind win or lose.
    """

    name: str
    options: Mapping[str, Any]
    seats: int
    kind: Literal["duel", "alone", "together"]
    side: tuple[Seat, ...] = (0,)


TABLES: Mapping[str, tuple[Table, ...]] = {
    "agent_avenue": (
        Table("basic", {}, 2, "duel"),
        Table("black market", {"advanced": True}, 2, "duel"),
        Table("teams of two", {}, 4, "duel", (0, 2)),
    ),
    "the_plan": (Table("two", {}, 2, "duel"), Table("alone against three", {}, 4, "alone")),
    "mind_mgmt": (
        Table("training", {"mission": "training"}, 2, "duel"),
        Table("full game", {"mission": "full"}, 2, "duel"),
    ),
    "wink": tuple(Table(f"alone against {seats - 1}", {}, seats, "alone") for seats in (4, 6, 8)),
}
"""Where the players of each game are compared; a game without a line here at its own options, with fewest seats."""


@dataclass
class Times:
    """The processor time of decisions, in seconds; what leaves no choice is none."""

    taken_s: list[float] = field(default_factory=list)

    def centile(self, share: float) -> float:
        """The time that this share of decisions took at most; 0 where there were none."""
        ordered = sorted(self.taken_s)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def program(game: AnyGame, strength: Strength, budget_s: float, times: Times | None = None) -> Player:
    """The computer player; how long it takes is noted in `times`."""

    def choose(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        began = time.process_time()
        move = game.choose(view, legal, chance, budget_s, strength)
        if times is not None and len(legal) > 1:
            times.taken_s.append(time.process_time() - began)
        return move

    return choose


def at_random(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    """Any legal move."""
    return chance.choice(legal)


def simple(game: AnyGame) -> Mapping[str, Player]:
    """Who else plays a game: at random, greedily where there is such a player, and frozen older programs."""
    greedy, rivals = _found(f"greedy.{game.id}"), _found(f"rivals.{game.id}")
    return {
        "random": at_random,
        **({} if greedy is None else {"greedy": greedy.choose}),
        **({} if rivals is None else rivals.RIVALS),
    }


def tables_of(game: AnyGame) -> tuple[Table, ...]:
    """Where a game's players are compared."""
    if game.id == "infiltraitors":
        return missions()
    options = game.options()
    seats = game.seat_counts(options).start
    kind: Literal["duel", "together"] = "together" if game.cooperative else "duel"
    return TABLES.get(game.id, (Table("as it is", {}, seats, kind),))


def missions() -> tuple[Table, ...]:
    """Each mission of Infiltraitors with each number of agents, against turns where it is against time."""
    return tuple(
        Table(f"{mission}, {seats} agents", {"mission": mission, "limit": "turns"}, seats, "together")
        for mission in MISSION_IDS
        for seats in range(2, 6)
    )


def match(game: AnyGame, table: Table, one: Player, other: Player, games: int) -> Tally:
    """What the one wins of so many games against the other: a part of a game that several win."""
    ways = _seatings(table)
    won = 0.0
    for number in range(games):
        seats = ways[number % len(ways)]
        players = [one if seat in seats else other for seat in range(table.seats)]
        winners = play(game, table, players, f"{number // len(ways)}")
        won += _credit(winners, seats, table)
    return Tally(won, games)


def play(game: AnyGame, table: Table, players: Sequence[Player], seed: str) -> tuple[Seat, ...]:
    """Who wins a game; the same seed deals the same cards whoever plays."""
    chance = Chance(f"duel/{table.name}/{seed}".encode())
    own = [Chance(f"player/{table.name}/{seed}/{seat}".encode()) for seat in range(table.seats)]
    state = game.setup(game.options(**table.options), table.seats, chance)
    asked = 0
    for _ in range(MOST_MOVES):
        waited = sorted(game.to_act(state))
        if not waited:
            break
        seat = waited[asked % len(waited)]
        before = game.decision(state, seat)
        game.apply(state, seat, players[seat](game.view(state, seat), game.legal(state, seat), own[seat]), chance)
        asked += game.decision(state, seat) == before
    outcome = game.outcome(state)
    return () if outcome is None else outcome.winners


def wilson(tally: Tally) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    z, games, share = 1.959964, tally.games, tally.share
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def _seatings(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """The seats that the one has, game by game, with the same deal."""
    if table.kind == "alone":
        return tuple((seat,) for seat in range(table.seats))
    if table.kind == "together":
        return (tuple(range(table.seats)),)
    return table.side, tuple(seat for seat in range(table.seats) if seat not in table.side)


def _credit(winners: tuple[Seat, ...], seats: tuple[Seat, ...], table: Table) -> float:
    if table.kind == "together":
        return float(bool(winners))
    if not winners:
        return len(seats) / table.seats
    return len({*winners} & {*seats}) / len(winners)


def _found(name: str) -> Any:
    try:
        return importlib.import_module(f"tests.bench.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"tests.bench.{name}":
            raise
        return None
