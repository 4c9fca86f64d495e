"""How a finished game is told: its winner once, and why."""

from __future__ import annotations

import pytest

from engines.core.game import Outcome
from engines.core.text import Text, text
from engines.wink.views import WinkView
from renderers import mind_mgmt, wink
from renderers.words import Words, locales, words
from tests.renderers import mind_mgmt_samples, wink_samples

WINNING = {"en": ("win", "won", "victor"), "cs": ("vítěz", "vyhrá", "výhr")}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("tie", ["none", "opened", "lost", "shared"])
def test_wink_tells_once_who_wins(tie: str, locale: str) -> None:
    base: WinkView = wink_samples.CLOSINGS["four"]
    over = wink_samples.over(base, (0, 1) if tie == "shared" else (0,), tie, base.turns)
    assert wins(wink.closing(over, words(locale), None).alt, words(locale)) == 1


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    ("reason", "winners"),
    [
        (mind_mgmt_samples.REASON, (1, 2, 3)),
        (text("mind-mgmt-reason-recruits", count=9, hour="13:00"), (0,)),
        (text("mind-mgmt-reason-time", hour="14:00"), (0,)),
    ],
    ids=["capture", "recruits", "time"],
)
def test_mind_mgmt_tells_once_who_wins(reason: Text, winners: tuple[int, ...], locale: str) -> None:
    outcome = Outcome(winners, (winners,), (0, 0, 0, 0), reason)
    over = mind_mgmt_samples.changed(mind_mgmt_samples.OVER, outcome=outcome)
    assert wins(mind_mgmt.closing(over, words(locale), None).alt, words(locale)) == 1


def wins(alt: str, said: Words) -> int:
    """How often a text speaks of winning."""
    return sum(alt.lower().count(word) for word in WINNING[said.locale])
