"""What is told in a line: of a beat by name, so that all can stand together at the end; of beats in a lobby."""

from __future__ import annotations

import pytest

from engines.wink import WINK
from engines.wink.events import NewsLearnt, NumberCalled
from engines.wink.options import WinkOptions
from engines.wink.telling import tell, tell_all
from engines.wink.views import Accusation, News
from renderers.words import words


@pytest.mark.rule("WK-23")
@pytest.mark.parametrize(
    ("news", "told"),
    [
        (News(4, 1), "Turn 4: Seat 1 watched Seat 2, saw no sign."),
        (News(4, 1, met=True), "Turn 4: Seat 1 met the eyes of Seat 2, saw no sign."),
        (News(4, 1, moved=2), "Turn 4: Seat 1 watched Seat 2, saw a wink or blink at Seat 3."),
        (
            News(4, 1, met=True, moved=0, winked=1, number=7),
            "Turn 4: Seat 1 met the eyes of Seat 2, saw a wink or blink at Seat 1;"
            " Seat 1, who holds 7, winked at Seat 2.",
        ),
        (News(4, void=Accusation(0, 2, 9)), "Turn 4: Seat 1 accused Seat 3 over 9 too late, which cost nothing."),
    ],
)
def test_news_name_whose_they_are(news: News, told: str) -> None:
    line = tell(NewsLearnt(0, news))
    assert line is not None
    assert words("en")(line) == told


@pytest.mark.rule("WK-26")
def test_in_an_open_log_those_who_saw_no_sign_stand_on_one_line() -> None:
    seen = (News(4, 1), News(4, 2, moved=0), News(4, 3, met=True), News(4, 2, met=True))
    told = tell_all((*(NewsLearnt(seat, news) for seat, news in enumerate(seen)), NumberCalled(3, 9)))
    assert [words("en")(line) for line in told] == [
        "Turn 4: no sign was seen by Seat 1 (watched Seat 2), Seat 3 (met the eyes of Seat 4),"
        " and Seat 4 (met the eyes of Seat 3).",
        "Turn 4: Seat 2 watched Seat 3, saw a wink or blink at Seat 1.",
        "Seat 4 calls 9.",
    ]


def test_one_s_own_news_are_a_line_of_their_own() -> None:
    news = NewsLearnt(0, News(4, 1))
    assert tell_all((news,)) == (tell(news),)


def test_each_of_several_beats_that_close_at_once_is_told_by_itself() -> None:
    beats = [(NewsLearnt(0, News(turn, 1)), NewsLearnt(1, News(turn, 2)), NumberCalled(3, turn)) for turn in (4, 5)]
    told = [words("en")(line) for line in tell_all(event for beat in beats for event in beat)]
    assert [line[:6] for line in told] == ["Turn 4", "Seat 4", "Turn 5", "Seat 4"]
    own = [events[0] for events in beats]
    assert tell_all(own) == tuple(map(tell, own))


@pytest.mark.rule("WK-22")
def test_the_lobby_says_how_long_a_beat_lasts() -> None:
    beat = WINK.briefing(WinkOptions(beat_s=60), 4)[1]
    assert words("en")(beat).startswith("In real time a turn lasts 60 seconds.")
