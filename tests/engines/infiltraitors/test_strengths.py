"""The three strengths of the computer agents: what each does in one position, and what a step costs."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.missions import MissionId
from engines.infiltraitors.moves import Eliminate, GiveClue, Wait
from tests.engines.infiltraitors.players import won
from tests.engines.infiltraitors.table import Table, black, red, yellow

HARD, NORMAL, EASY = Strength.HARD, Strength.NORMAL, Strength.EASY
HARDER: tuple[MissionId, ...] = ("m7", "m8", "m11", "m13", "m16", "m18")
MANY = 40


def chosen(table: Table, seat: Seat, strength: Strength) -> object:
    """What an agent of that strength does, with no time to think."""
    return GAME.choose(table.view(seat), GAME.legal(table.state, seat), Chance(b"choice"), 0, strength)


def known_to_one() -> Table:
    """Seat 0 alone can tell what lies before seat 1: it holds the one other card that fits; it has a clue to give."""
    table = Table("m1", 3).hand(0, black(6), red(13)).suspect(0, red(7)).suspect(1, red(6))
    return table.only(1, red(6), black(6))


def test_a_hard_agent_shoots_at_once_what_a_normal_one_leaves_to_others() -> None:
    table = known_to_one()
    assert chosen(table, 0, HARD) == Eliminate(1, red(6))
    assert isinstance(chosen(table, 0, NORMAL), GiveClue)


def test_a_normal_agent_shoots_when_time_presses() -> None:
    table = known_to_one()
    del table.state.hq[5:]
    assert chosen(table, 0, NORMAL) == Eliminate(1, red(6))


@pytest.mark.long
@pytest.mark.parametrize(("strong", "weak"), [(HARD, NORMAL), (NORMAL, EASY)])
def test_a_step_costs_ten_points_of_wins_in_harder_missions(strong: Strength, weak: Strength) -> None:
    games = [(mission, seats, seed) for mission in HARDER for seats in (3, 5) for seed in range(MANY)]
    better, worse = (sum(won(*game, strength) for game in games) / len(games) for strength in (strong, weak))
    error = ((better * (1 - better) + worse * (1 - worse)) / len(games)) ** 0.5
    assert better - worse >= 0.1 - 3 * error


@pytest.mark.long
@pytest.mark.parametrize(("seats", "least"), [(4, 0.8), (5, 0.65)])
def test_hard_agents_win_mission_8(seats: int, least: float) -> None:
    share = sum(won("m8", seats, seed) for seed in range(100)) / 100
    assert share >= least - 3 * (least * (1 - least) / 100) ** 0.5


def test_hard_agents_of_mission_8_wait_without_drawing() -> None:
    table = Table("m8", 4).hand(0, yellow(2), yellow(3)).suspect(2, red(6)).middle()
    assert chosen(table, 0, HARD) == Wait(0)
