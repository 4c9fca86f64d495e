"""What holds in every mission, whatever is played: by computer agents, who come far, and by Hypothesis."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.chance import Chance
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import codes_in
from engines.infiltraitors.imagine import imagine
from engines.infiltraitors.missions import MISSION_IDS, MISSIONS, MissionId
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.infiltraitors.state import State
from tests.engines.infiltraitors.players import moments
from tests.engines.infiltraitors.table import every_card


def _pack(mission: MissionId) -> list[int]:
    facts = MISSIONS[mission]
    specials = facts.specials() if facts.has("specials_in_the_middle") else ()
    return sorted((*facts.pack(), *specials))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(MISSION_IDS), st.integers(2, 5), st.randoms(use_true_random=False))
def test_no_card_is_ever_lost_or_doubled(mission: MissionId, seats: int, dice: object) -> None:
    chance = Chance(f"{mission}{seats}".encode())
    state = GAME.setup(InfiltraitorsOptions(mission=mission), seats, chance)
    while waited := GAME.to_act(state):
        assert every_card(state) == _pack(mission)
        [seat] = waited
        GAME.apply(state, seat, dice.choice(GAME.legal(state, seat)), chance)  # type: ignore[attr-defined]
    assert every_card(state) == _pack(mission)


@pytest.mark.parametrize(
    ("mission", "seats"),
    [
        pytest.param(mission, seats, marks=() if at % 3 == (seats == 5) else pytest.mark.long)
        for at, mission in enumerate(MISSION_IDS)
        for seats in (2, 5)
    ],
)
def test_a_mission_played_well_keeps_to_the_contract(mission: MissionId, seats: int) -> None:
    for number, (state, move) in enumerate(moments(mission, seats, 5)):
        assert every_card(state) == _pack(mission)
        _nothing_seen_lies_in_the_middle(state)
        if number % 4 == 0:
            _imagined_alike(state, number)
            _told_apart(state, move)


def _nothing_seen_lies_in_the_middle(state: State) -> None:
    """What a view says was seen is never a suspect that its viewer has still to find out."""
    hidden = {*state.middle, *state.aside}
    for seat in range(state.seats):
        seen = set(codes_in(state.memory[seat] | state.shown))
        assert not seen & hidden
        others = {one.card for one in state.held if one is not None and one.holder != seat}
        assert not seen & others


def _imagined_alike(state: State, number: int) -> None:
    for viewer in (*range(state.seats), None):
        view = GAME.view(state, viewer)
        dream = imagine(view, Chance(b"dream%d" % number))
        assert GAME.view(dream, viewer) == view
        assert every_card(dream) == every_card(state)
        assert GAME.load(GAME.dump(dream), GAME.version) == dream
        if viewer is not None:
            assert GAME.legal(dream, viewer) == GAME.legal(state, viewer)
            assert GAME.decision(dream, viewer) == GAME.decision(state, viewer)


def _told_apart(state: State, move: object) -> None:
    view = GAME.view(state, state.active)
    lines = [GAME.describe(view, one) for one in GAME.legal(state, state.active)]
    assert len(set(lines)) == len(lines)
    assert move in GAME.legal(state, state.active)
