"""The three strengths at one table, and a hard program among random players: coarsely always, at size long."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.wink import WINK
from engines.wink.belief import table_of
from engines.wink.options import WinkOptions
from engines.wink.views import WinkView
from tests.bench.duels import at_random
from tests.engines.wink.simulation import play
from tests.engines.wink.table import Table

FEW, MANY = 8, 200
STEPS = [(Strength.HARD, Strength.NORMAL), (Strength.NORMAL, Strength.EASY)]


def ahead(strong: Strength, weak: Strength, seats: int, games: int) -> float:
    """In what share of pairs, one of each strength at a table of halves, the stronger comes out ahead."""
    points = 0.0
    for seed in range(games):
        strengths = {seat: strong if (seat + seed) % 2 else weak for seat in range(seats)}
        outcome = play(seats, seed, strengths=strengths).outcome
        assert outcome is not None
        place = {seat: at for at, group in enumerate(outcome.ranking) for seat in group}
        pairs = [
            (one, other)
            for one, other in product(range(seats), repeat=2)
            if strengths[one] is strong and strengths[other] is weak
        ]
        better = sum((place[one] < place[other]) + 0.5 * (place[one] == place[other]) for one, other in pairs)
        points += better / len(pairs)
    return points / games


def alone(seats: int, games: int) -> float:
    """What a hard program wins among random players."""
    won = 0.0
    for seed in range(games):
        own, chance = seed % seats, Chance(b"alone %d/%d" % (seats, seed))
        state = WINK.setup(WinkOptions(), seats, chance)
        while waited := WINK.to_act(state):
            seat = min(waited)
            view, legal = WINK.view(state, seat), WINK.legal(state, seat)
            hard = WINK.choose(view, legal, chance, 0, Strength.HARD) if seat == own else None
            WINK.apply(state, seat, hard or at_random(view, legal, chance), chance)
        assert state.outcome is not None
        won += (own in state.outcome.winners) / len(state.outcome.winners)
    return won / games


@pytest.mark.parametrize(("strong", "weak"), STEPS)
def test_the_stronger_comes_out_ahead_at_a_small_table(strong: Strength, weak: Strength) -> None:
    assert ahead(strong, weak, 4, FEW) >= 0.6 - 3 * (0.24 / FEW) ** 0.5


@pytest.mark.long
@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize(("strong", "weak"), STEPS)
def test_the_stronger_comes_out_ahead(strong: Strength, weak: Strength, seats: int) -> None:
    assert ahead(strong, weak, seats, MANY) >= 0.6 - 3 * (0.24 / MANY) ** 0.5


@pytest.mark.long
@pytest.mark.parametrize("seats", range(4, 9))
def test_alone_among_random_players_it_wins_clearly_more_than_its_share(seats: int) -> None:
    assert alone(seats, MANY) >= 1.5 / seats


def test_wrong_namings_make_it_trust_what_it_sees_less() -> None:
    table = Table(8)
    fresh = table_of(table.view(0))
    seen = _with_lost(table.view(0), 5)
    assert table_of(seen).attention < fresh.attention / 1.5
    assert table_of(seen).meet < fresh.meet


def _with_lost(view: WinkView, count: int) -> WinkView:
    """The view of a game in which so many callers have named wrongly."""
    lost = view.players[1].model_copy(update={"lost": tuple(range(1, count + 1))})
    return view.model_copy(update={"players": (view.players[0], lost, *view.players[2:])})
