"""What holds in every game, whatever is played (Hypothesis drives the choices)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.bags import cards, size
from engines.agent_avenue.cards import CAUGHT_AT, MARKET, PACK
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.state import NOBODY, State
from engines.core.chance import Chance

TABLES = st.tuples(
    st.booleans(), st.integers(2, 4), st.binary(min_size=4, max_size=4), st.randoms(use_true_random=False)
)
FEW = settings(max_examples=20, deadline=None)


def _game(advanced: bool, seats: int, seed: bytes, dice: object) -> Iterator[State]:
    chance = Chance(seed)
    state = GAME.setup(AgentAvenueOptions(advanced=advanced), seats, chance)
    yield state
    while waited := sorted(GAME.to_act(state)):
        seat = dice.choice(waited)  # type: ignore[attr-defined]
        GAME.apply(state, seat, dice.choice(GAME.legal(state, seat)), chance)  # type: ignore[attr-defined]
        yield state


def _agents(state: State) -> Iterator[int]:
    yield from state.deck
    for hand, asides in zip(state.hands, state.asides, strict=True):
        yield from cards(hand)
        yield from asides
    for side in state.sides:
        yield from side.agents
    yield from (code for code in (state.face_up, state.face_down) if code != NOBODY)


@FEW
@given(TABLES)
def test_no_card_is_ever_lost_or_doubled(table: tuple[bool, int, bytes, object]) -> None:
    for state in _game(*table):
        assert sorted(_agents(state)) == list(PACK)
        bazaar = state.bazaar
        lying = [*bazaar.supply, *bazaar.deck, *bazaar.discard, *state.sides[0].market, *state.sides[1].market]
        resolving = [state.ability] if state.ability else []
        assert sorted([*lying, *resolving]) == (sorted(MARKET) if state.advanced else [])


@FEW
@given(TABLES)
def test_pawns_stand_where_their_steps_have_led_them(table: tuple[bool, int, bytes, object]) -> None:
    for state in _game(*table):
        moved = Counter({0: 0, 1: 0})
        for turn in state.turns:
            for event in turn.steps:
                if event.kind in ("recruited", "pawn_moved"):
                    moved[event.side] += event.spaces
        assert [side.travel for side in state.sides] == [moved[0], moved[1]]


@FEW
@given(TABLES)
def test_while_a_turn_begins_nobody_is_caught_and_hands_are_full(table: tuple[bool, int, bytes, object]) -> None:
    for state in _game(*table):
        if state.stage in ("play", "lay_first"):
            assert abs(state.lead) < CAUGHT_AT
            assert not state.deck or all(size(hand) >= 4 for hand in state.hands)


@FEW
@given(TABLES)
def test_no_view_shows_a_card_of_another_s_hand_before_the_end(table: tuple[bool, int, bytes, object]) -> None:
    for state in _game(*table):
        for viewer in (None, *range(state.seats)):
            view = GAME.view(state, viewer)
            shown = [hand.seat for hand in view.hands if hand.hand is not None or hand.set_aside is not None]
            everybody = list(range(state.seats))
            assert shown == (everybody if state.outcome else [seat for seat in everybody if seat == viewer])
