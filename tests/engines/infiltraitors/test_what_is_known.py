"""In missions played well everybody has seen the faces they were told of, and no more (IN-14, What is hidden)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import Card
from engines.infiltraitors.events import Event, GameEnded, Missed, SuspectEliminated
from engines.infiltraitors.missions import MISSIONS, MissionId
from engines.infiltraitors.moves import Move
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.infiltraitors.state import State
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from tests.engines.infiltraitors.players import BUDGET_S

SEATS = 3
MISSION_WITH_A_RULE: tuple[MissionId, ...] = ("m1", *(each for each, facts in MISSIONS.items() if facts.rules))
DEEDS = {
    **{kind: (kind,) for kind in ("capture", "give_clue", "exchange", "wait")},
    "eliminate": ("hit", "miss"),
    "eliminate_key_person": ("key_hit", "key_miss"),
}
"""By a move: as what it is the last thing that an agent did."""


def _cards(values: Iterable[Any]) -> Iterator[Card]:
    """All cards among the values, however deep."""
    for value in values:
        if isinstance(value, Card):
            yield value
        elif isinstance(value, tuple):
            yield from _cards(value)


def _faces(event: Event | None, before: State) -> set[Card]:
    """The faces an event shows: no guess is one, nor is what two cards made (IN-23)."""
    if event is None or isinstance(event, Missed):
        return set()
    if isinstance(event, SuspectEliminated) and event.target is not None:
        suspect = before.held[event.target]
        assert suspect is not None
        return {event.identity} if len(suspect.cards) == 1 else set()
    return set(_cards(astuple(event)))


def _of_suspect(suspect: SuspectView) -> Iterator[Card]:
    yield from (clue.card for clue in suspect.clues)
    one = None if suspect.two_cards else suspect.identity
    yield from (card for card in (suspect.card, suspect.second, one) if card is not None)


def _on_view(view: InfiltraitorsView) -> set[Card]:
    """All faces that a view shows."""
    suspects = view.suspects if view.key is None else (*view.suspects, view.key)
    hands = [card for hand in view.hands for card in (*(hand.cards or ()), *hand.known)]
    piles = (*view.discards, *view.specials, *view.pool, *view.shown, *view.seen)
    return {*hands, *piles, *(card for suspect in suspects for card in _of_suspect(suspect))}


def _first(view: InfiltraitorsView) -> set[Card]:
    """What is seen before the first turn: one's own hand, in mission 17 all others; in 6 the special cards."""
    turned = MISSIONS[view.mission].has("hands_turned_round")
    seen = [hand.cards or () for hand in view.hands if view.seat is not None and (hand.seat == view.seat) != turned]
    return {*_cards(seen), *view.specials}


def _offered(state: State, own: Chance) -> Sequence[Move]:
    """The legal moves, of rewards those of one kind only, so that unseen ones are taken, too."""
    legal = GAME.legal(state, state.active)
    if state.stage != "reward":
        return legal
    kind = own.choice(sorted({move.kind for move in legal}))
    return [move for move in legal if move.kind == kind]


@pytest.mark.rule("IN-14", "IN-23", "IN-24", "IN-25", "IN-26")
@pytest.mark.parametrize("mission", MISSION_WITH_A_RULE)
def test_everybody_has_seen_what_they_were_told_and_no_more(mission: MissionId) -> None:
    chance, own = Chance(f"known/{mission}".encode()), Chance(b"own")
    state = GAME.setup(InfiltraitorsOptions(mission=mission), SEATS, chance)
    faces = {viewer: _first(GAME.view(state, viewer)) for viewer in (None, *range(SEATS))}
    events: list[Event] = []
    while GAME.to_act(state):
        for viewer, seen in faces.items():
            view = GAME.view(state, viewer)
            assert _on_view(view) == seen
            assert {*view.shown, *view.seen} == seen
        before, seat = GAME.clone(state), state.active
        move = GAME.choose(GAME.view(state, seat), _offered(state, own), own, BUDGET_S, Strength.NORMAL)
        events = GAME.apply(state, seat, move, chance)
        if move.kind in DEEDS and GAME.to_act(state) and not state.last_stand:
            last = GAME.view(state, None).last
            assert last is not None
            assert (last.seat, last.what in DEEDS[move.kind]) == (seat, True)
        for viewer, seen in faces.items():
            seen.update(*(_faces(GAME.redact(event, viewer), before) for event in events))
    assert state.eliminated
    assert state.outcome is not None
    assert events[-1] == GameEnded(state.outcome)
