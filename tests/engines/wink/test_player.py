"""The computer player: from its view alone, quick, and of sound sense (issues of WK-28 and WK-29)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.wink import WINK
from engines.wink.belief import holders, table_of
from engines.wink.options import WinkOptions
from engines.wink.player import least_share, plan
from engines.wink.state import State
from engines.wink.views import News
from tests.engines.wink.simulation import play
from tests.engines.wink.table import Table
from tests.support.timing import in_time


def learnt(table: Table, seat: int, news: News) -> None:
    """Let a seat have learnt this in the last beat."""
    table.saw(seat, watched=0, moved=0)
    last = table.state.past[-1]
    told = list(last.news)
    told[seat] = news
    table.state.past = (*table.state.past[:-1], type(last)(last.turn, last.eyes, tuple(told)))


def called() -> Table:
    """Seat 0 has called 1, held by seat 1, and one more beat has closed."""
    table = Table()
    table.beat(1)
    table.beat(2)
    return table


def test_whoever_is_seen_to_wink_is_the_likeliest() -> None:
    table = called()
    learnt(table, 0, News(2, watched=3, met=True, moved=0, own=1))
    shares = holders(table.view(0), table.view(0).calls[0])
    assert shares[3] > 0.9
    assert sum(shares.values()) == pytest.approx(1)


def test_whoever_met_the_callers_eyes_without_a_move_is_unlikely_and_one_whose_eye_went_elsewhere_out() -> None:
    table = called()
    learnt(table, 0, News(2, watched=3, met=True, moved=None, own=1))
    shares = holders(table.view(0), table.view(0).calls[0])
    assert shares[3] < shares[1] / 4
    learnt(table, 0, News(2, watched=3, met=True, moved=2, own=1))
    assert holders(table.view(0), table.view(0).calls[0])[3] == 0


def test_it_looks_at_a_caller_whose_number_it_holds_until_it_has_winked() -> None:
    table = Table()
    table.beat(1)
    assert plan(table.view(1)).watched == 0
    table.beat(2)
    learnt(table, 1, News(2, watched=0, met=True, moved=None, winked=0, number=1))
    table.state.update(1, call=None)
    watched = set()
    for turn in range(3, 30):
        table.state.number = turn
        watched.add(plan(table.view(1)).watched)
    assert watched != {0}


def test_it_names_whom_it_believes_and_accuses_on_good_grounds_only() -> None:
    table = Table()
    for call in (1, 2, 3):
        table.beat(call)
    learnt(table, 0, News(3, watched=3, met=True, moved=0, own=1))
    table.saw(3, watched=2, moved=1)
    table.beat(4)
    assert plan(table.view(0)).named == 3
    view = table.view(3)
    likely = holders(view, view.calls[1], table_of(view))[2]
    assert plan(view, Strength.HARD).accusation == ((2, 2) if likely >= least_share(4) else None)
    assert plan(view, Strength.EASY).accusation is None


def test_what_it_sets_hangs_on_nothing_but_its_view_and_ends_in_a_confirmation() -> None:
    table = Table()
    kinds = []
    while 0 in table.view().to_act:
        view = table.view(0)
        move = WINK.choose(view, WINK.legal(table.state, 0), Chance(b"any"), 0.1, Strength.HARD)
        assert move == WINK.choose(view, WINK.legal(table.state, 0), Chance(b"other"), 0.1, Strength.HARD)
        table.play(0, move)
        kinds.append(move.kind)
    assert kinds[-1] == "confirm"
    assert len(kinds) <= 4


def test_a_game_of_eight_takes_less_than_a_second_and_goes_as_planned_at_the_start_of_each_beat() -> None:
    ends: list[State] = []
    assert in_time(lambda: ends.append(_goes_as_told(8)), 1)
    assert WINK.dump(ends[0]) == WINK.dump(play(8, 1))


def _goes_as_told(seats: int) -> State:
    chance = Chance(b"simulated %d/1" % seats)
    state = WINK.setup(WinkOptions(equal_turns="never"), seats, chance)
    while asked := WINK.to_act(state):
        seat = min(asked)
        WINK.apply(
            state,
            seat,
            WINK.choose(WINK.view(state, seat), WINK.legal(state, seat), chance, 1, Strength.HARD),
            chance,
        )
    return state
