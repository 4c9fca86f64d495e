"""Whatever is done is told to everybody, and stands among the deeds of its turn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan import events as e
from engines.the_plan import moves as m
from engines.the_plan.options import ThePlanOptions

SEATS, GAMES = 4, 3
OWN_EVENTS = (e.ActionChosen, e.TurnBegan, e.GameEnded)
"""What is no deed."""

TOLD: dict[type, Callable[[Any], tuple[type, dict[str, Any]]]] = {
    m.MoveAgent: lambda move: (e.AgentMoved, {}),
    m.EnterHideout: lambda move: (e.ClaimAnnounced, {"hideout": move.hideout, "owner": move.owner}),
    m.StayPut: lambda move: (e.AgentStayed, {}),
    m.MoveSuspect: lambda move: (e.SuspectMoved, {"suspect": move.suspect}),
    m.SkipSuspect: lambda move: (e.SuspectStayed, {"suspect": move.suspect, "count": move.count}),
    m.TurnSearchlight: lambda move: (e.SearchlightTurned, {"to": move.to}),
    m.LookIntoBriefcase: lambda move: (e.BriefcaseSeen, {"plan": None}),
    m.ShowKey: lambda move: (e.KeyShown, {"opponent": move.opponent}),
    m.LeaveLight: lambda move: (e.LightLeft, {}),
    m.TakeKey: lambda move: (e.KeyTaken, {"key": None}),
    m.LeaveKey: lambda move: (e.KeyLeft, {}),
    m.Battle: lambda move: (e.BattleFought, {"opponent": move.opponent}),
    m.AvoidBattle: lambda move: (e.BattleAvoided, {"opponent": move.opponent}),
    m.StealKey: lambda move: (e.KeyStolen, {"key": move.key}),
    m.DeclineChecks: lambda move: (e.ChecksDeclined, {}),
}
"""By a move: the event that all are told of it by, and what that says."""


@pytest.mark.rule("TP-4")
def test_every_move_but_the_choice_is_told_to_all_and_is_a_deed() -> None:
    met: set[type] = set()
    for seed in range(GAMES):
        random, chance = Random(seed), Chance(b"deeds %d" % seed)
        state = GAME.setup(ThePlanOptions(last_player="solves"), SEATS, chance)
        events: list[e.Event] = []
        while GAME.to_act(state):
            seat, turn = state.active, state.turns[-1]
            legal = GAME.legal(state, seat)
            kind = random.choice(sorted({move.kind for move in legal}))
            move = random.choice([each for each in legal if each.kind == kind])
            before = len(turn.deeds)
            events = GAME.apply(state, seat, move, chance)
            happened = [event for event in events if not isinstance(event, OWN_EVENTS)]
            assert turn.deeds[before:] == happened
            if type(move) in TOLD:
                event, says = TOLD[type(move)](move)
                [told] = [each for each in (GAME.redact(one, None) for one in happened) if isinstance(each, event)]
                assert {name: getattr(told, name) for name in ("seat", *says)} == {"seat": seat, **says}
                met.add(type(move))
        assert state.outcome is not None
        assert events[-1] == e.GameEnded(state.outcome)
    assert met == set(TOLD)
