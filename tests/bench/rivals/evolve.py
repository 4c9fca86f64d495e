"""`python -m tests.bench.rivals.evolve MISSION GENERATIONS GAMES`: a Recruiter who learns against the frozen program.

Its weights change at random; a change that wins more of the same games stays. What it gains is measured in others.
"""

from __future__ import annotations

import random
import sys
from dataclasses import asdict

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.options import MindMgmtOptions
from tests.bench.rivals.mind_mgmt import Fears, Player, running

STRAY = 0.6
"""How far a weight strays in a generation, as a part of itself and of one."""
FRESH = 10_000
"""From this deal on the games are those that it has not learnt from."""


def won(mission: Mission, fears: Fears, first: int, games: int) -> float:
    """The share of games that a Recruiter with these weights wins."""
    return sum(_wins(mission, running(fears), deal) for deal in range(first, first + games)) / games


def _wins(mission: Mission, recruiter: Player, deal: int) -> bool:
    chance, own = Chance(b"evolve%d" % deal), Chance(b"own%d" % deal)
    state = GAME.setup(MindMgmtOptions(mission=mission), 2, chance)
    while waited := GAME.to_act(state):
        seat = min(waited)
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        if seat == state.recruiter:
            move = recruiter(view, legal, own)
        else:
            move = GAME.choose(view, legal, own, 1.0, Strength.HARD)
        GAME.apply(state, seat, move, chance)
    return state.outcome is not None and state.recruiter in state.outcome.winners


def evolve(mission: Mission, generations: int, games: int, dice: random.Random) -> Fears:
    """The best weights found."""
    best = Fears()
    share = won(mission, best, 0, games)
    for _ in range(generations):
        tried = Fears(
            **{name: value + dice.gauss(0, STRAY) * (1 + abs(value)) for name, value in asdict(best).items()}
        )
        found = won(mission, tried, 0, games)
        if found >= share:
            best, share = tried, found
    return best


def main(mission: Mission, generations: int, games: int) -> None:
    """Evolve, and tell what it has gained in games that it has not seen."""
    best = evolve(mission, generations, games, random.Random(0))
    before, after = (won(mission, fears, FRESH, 3 * games) for fears in (Fears(), best))
    print(f"{mission}: {before:.3f} before, {after:.3f} after, of {3 * games} other games; {best}")


if __name__ == "__main__":
    main("full" if sys.argv[1] == "full" else "training", int(sys.argv[2]), int(sys.argv[3]))
