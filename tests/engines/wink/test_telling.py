"""What a beat has shown, as a line: by name, so that everybody's lines can stand below each other at the end."""

from __future__ import annotations

import pytest

from engines.wink.events import NewsLearnt
from engines.wink.facts import Accusation, News
from engines.wink.telling import tell
from renderers.words import words


@pytest.mark.rule("WK-23")
@pytest.mark.parametrize(
    ("news", "told"),
    [
        (News(4, 1), "Beat 4: Seat 1 watched Seat 2, nothing."),
        (News(4, 1, met=True), "Beat 4: Seat 1 watched Seat 2 and their eyes met, no sign."),
        (News(4, 1, moved=2), "Beat 4: Seat 1 watched Seat 2, a wink or blink at Seat 3."),
        (
            News(4, 1, met=True, moved=0, winked=1, number=7),
            "Beat 4: Seat 1 watched Seat 2 and their eyes met, a wink or blink at Seat 1;"
            " Seat 1, who holds 7, winked at Seat 2.",
        ),
        (News(4, void=Accusation(0, 2, 9)), "Beat 4: Seat 1 accused Seat 3 over 9 too late, which cost nothing."),
    ],
)
def test_news_name_whose_they_are(news: News, told: str) -> None:
    line = tell(NewsLearnt(0, news))
    assert line is not None
    assert words("en")(line) == told
