"""What is told of a question: the number of trails, the sure capture, the question that tells most."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.coach import Advice
from engines.core.text import Text
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.state import State
from tests.engines.mind_mgmt.players import anyhow, moments


def _advice(state: State, seat: int) -> Advice[m.Move]:
    return GAME.advise(GAME.view(state, seat), GAME.legal(state, seat), Chance(b"coach"), 0.05)


@pytest.mark.rule("MM-34", "MM-61")
def test_agents_are_told_how_many_trails_fit_and_where_a_capture_is_sure() -> None:
    hunted = [state for state in moments("training", 21, anyhow, anyhow) if state.stage == "agents"]
    for state in (*hunted[::9], *filter(_is_found, hunted)):
        view, advice = GAME.view(state, 1), _advice(state, 1)
        count, places = knowledge.count(view), [odd > 0 for odd in knowledge.places(view)]
        assert _told(advice.known[0]) == {"exact": "yes", "trails": count.trails, "places": sum(places)}
        assert not advice.sure or sum(places) == 1
    [found] = filter(_is_found, hunted)
    for move in _advice(found, 1).sure:
        after = GAME.clone(found)
        GAME.apply(after, 1, move, Chance(b"sure"))
        if isinstance(move, m.MoveAgent):
            GAME.apply(after, 1, m.Capture(move.agent), Chance(b"sure"))
        assert after.outcome is not None
        assert 1 in after.outcome.winners


def _is_found(state: State) -> bool:
    """Whether the agents can know where the Recruiter is and somebody can still get there and capture."""
    known = sum(odd > 0 for odd in knowledge.places(GAME.view(state, 1))) == 1
    return known and any(
        getattr(move, "to", None) == state.here for move in GAME.legal(state, 1) if isinstance(move, m.MoveAgent)
    )


def _told(known: Text) -> dict[str, object]:
    return dict(known.values)


@pytest.mark.rule("MM-40")
def test_the_recruiter_is_told_what_the_agents_know_and_what_wins() -> None:
    last = [state for state in moments("training", 21, anyhow, anyhow) if state.stage == "recruiter" and state.hour]
    advice = _advice(last[0], last[0].recruiter)
    known = _told(advice.known[0])["known"]
    assert isinstance(known, Text)
    assert _told(known)["trails"] == knowledge.count(GAME.view(last[0], last[0].recruiter)).trails
    assert advice.sure == ()
    assert advice.why is not None
    assert advice.why.id == "mind-mgmt-coach-way"
