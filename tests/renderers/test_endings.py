"""How a finished game is told: its winner once, and why."""

from __future__ import annotations

import pytest

from engines.agent_avenue.names import COLOURS
from engines.agent_avenue.views import Side
from engines.core.game import Outcome
from engines.core.text import Text, Who, text
from engines.wink.views import WinkView
from renderers import agent_avenue, mind_mgmt, wink
from renderers.agent_avenue.telling import headline
from renderers.words import Words, words
from tests.renderers import mind_mgmt_samples, samples, wink_samples
from tests.support.rarely import some_locales

HOW = ("catch", "codebreakers", "daredevils", "leader", "masterplan", "security", "deck", "deck-equal")
WINNING = {
    "en": ("win", "won", "victor"),
    "cs": ("vítěz", "vyhrá", "výhr"),
    "de": ("gewinn", "gewann", "gewonnen", "sieg"),
    "es": ("gana", "victoria", "vence"),
    "pl": ("wygr", "zwycię"),
    "fr": ("gagn", "victoire", "emport"),
    "hu": ("nyer", "győz"),
    "nl": ("wint", "winnen", "winst", "gewonnen"),
    "ru": ("побед", "побежд"),
    "uk": ("перемо", "перема", "вигра"),
}


@pytest.mark.parametrize("locale", some_locales(__name__))
@pytest.mark.parametrize("tie", ["none", "opened", "lost", "shared"])
def test_wink_tells_once_who_wins(tie: str, locale: str) -> None:
    base: WinkView = wink_samples.CLOSINGS["four"]
    over = wink_samples.over(base, (0, 1) if tie == "shared" else (0,), tie, base.turns)
    assert wins(wink.closing(over, words(locale), None).alt, words(locale)) == 1


@pytest.mark.parametrize("locale", some_locales(__name__))
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


@pytest.mark.parametrize("locale", some_locales(__name__))
@pytest.mark.parametrize("tie", ["yes", "no"])
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(("side", "winner"), [*enumerate(COLOURS)])
def test_agent_avenue_names_the_winner_once(side: Side, winner: str, how: str, tie: str, locale: str) -> None:
    reason = text(f"agent-avenue-reason-{how}", winner=winner, tie=tie, needed=2)
    over = samples.CLOSINGS["closing5"].model_copy(update={"outcome": Outcome((side,), ((side,),), (0, 0), reason)})
    said = words(locale)
    heading = headline(over, said)
    alt = agent_avenue.closing(over, said, None).alt
    assert wins(alt, said) == 1
    assert heading.split()[0] not in said(reason)


def test_a_reason_is_drawn_without_the_signs_of_seats() -> None:
    outcome = Outcome((0,), ((0,),), (0, 0), text("outcome-resigned", who=Who(1)))
    over = samples.CLOSINGS["closing5"].model_copy(update={"outcome": outcome})
    signed, bare = (agent_avenue.closing(over, words("en").naming({1: name}), None) for name in ("🟦 B", "B"))
    assert signed.png == bare.png


def wins(alt: str, said: Words) -> int:
    """How often a text speaks of winning."""
    return sum(alt.lower().count(word) for word in WINNING[said.locale])
