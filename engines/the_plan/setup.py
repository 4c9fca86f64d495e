"""A new game (TP-1 to TP-3)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.the_plan.board import BOARD
from engines.the_plan.cards import BONUSES, HIDEOUTS, SIDES, SUSPECTS
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import HALVES, Code, Player, State, Turn


def setup(options: ThePlanOptions, seats: int, chance: Chance) -> State:
    """Hide the Plan, deal the files, place everybody, roll for the first turn."""
    plan = chance.choice(HIDEOUTS)
    owners = list(HIDEOUTS)
    chance.shuffle(owners)
    bonuses = [len(HALVES) + at for at in range(len(BONUSES))]
    chance.shuffle(bonuses)
    files = [_file(owners[at], bonuses[at], chance) for at in range(len(SUSPECTS))]
    first, roll = chance.below(seats), chance.roll(SIDES)
    return State(
        solves=options.last_player == "solves",
        plan=plan,
        owners=owners,
        files=files,
        players=[Player(circle) for circle in BOARD.starts[seats]],
        suspects=list(BOARD.suspects),
        light=BOARD.light,
        active=first,
        roll=roll,
        turns=[Turn(1, first, roll)],
    )


def _file(own: int, bonus: Code, chance: Chance) -> list[Code]:
    file = [bonus]
    for at, hideout in enumerate(HIDEOUTS):
        halves = [2 * at, 2 * at + 1]
        file += halves if hideout == own else [chance.choice(halves)]
    chance.shuffle(file)
    return file
