"""What is told of a beat: who may hold which number, and what the program would set instead."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.coach import Advice
from engines.core.text import Who, text
from engines.wink import WINK
from engines.wink import moves as m
from engines.wink.views import News
from tests.engines.wink.table import Table


def _advice(table: Table, seat: int) -> Advice[m.Move]:
    return WINK.advise(table.view(seat), WINK.legal(table.state, seat), Chance(b"coach"), 0.1)


def _learnt(table: Table, seat: int, news: News) -> None:
    """Let a seat have learnt this in the beat of that number."""
    past = list(table.state.past)
    at = next(at for at, each in enumerate(past) if each.turn.number == news.turn)
    told = list(past[at].news)
    told[seat] = news
    past[at] = type(past[at])(past[at].turn, past[at].eyes, tuple(told))
    table.state.past = tuple(past)


def test_a_caller_who_can_know_the_accomplice_is_told_of_a_sure_point_until_it_is_set() -> None:
    table = Table()
    for call in (1, 2, 3, 4):
        table.beat(call)
    assert table.state.active == 0
    before = _advice(table, 0)
    shares = dict(before.known[0].values)["shares"]
    assert isinstance(shares, tuple)
    assert len(shares) == 3
    assert before.sure == ()
    _learnt(table, 0, News(3, watched=2, met=True, moved=1, own=1))
    _learnt(table, 0, News(4, watched=3, met=True, moved=1, own=1))
    advice = _advice(table, 0)
    only = text("wink-coach-share", who=Who(1), percent=100)
    assert advice.known[0] == text("wink-coach-known", number=1, shares=(only,))
    assert advice.sure == (m.PlanNaming(1),)
    assert advice.prize == "point"
    assert advice.why == text("wink-coach-holds", percent=100)
    table.play(0, m.PlanNaming(1))
    table.play(0, m.PlanCall(table.view(0).may_call[0]))
    settled = _advice(table, 0)
    assert settled.sure == ()
    assert m.PlanNaming(1) not in settled.moves


def test_settings_are_judged_as_they_are_confirmed() -> None:
    assert WINK.settles(m.Confirm())
    assert WINK.settles(m.ConfirmUntilTurn())
    setting: tuple[m.Move, ...] = (m.Watch(1), m.PlanNaming(None), m.PlanCall(4), m.DropAccusation())
    assert not any(map(WINK.settles, setting))
