"""What the nets are trained on is what the program sees at a table, and what the rules make of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.moves import Move, PlayPair, Which
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.player.carrying import carry_out
from engines.agent_avenue.player.features import features
from engines.agent_avenue.player.seen import choice_of, seen_of
from engines.agent_avenue.rules.recruiting import recruit_pair
from engines.agent_avenue.state import State, clone
from engines.agent_avenue.training.table import seen_by
from engines.core.chance import Chance
from engines.core.seats import Seat

ANSWERS: tuple[Which, ...] = ("face_up", "face_down")
MODES = [(2, False), (2, True), (3, True), (4, False), (4, True)]


def _questions(seats: int, advanced: bool) -> Iterator[tuple[State, Seat, list[Move]]]:
    """What random players are asked in some games."""
    dice = random.Random(seats)
    for game in range(4):
        chance = Chance(b"asked %d" % game)
        state = GAME.setup(AgentAvenueOptions(advanced=advanced), seats, chance)
        while waited := GAME.to_act(state):
            seat = dice.choice(sorted(waited))
            legal = list(GAME.legal(state, seat))
            yield state, seat, legal
            GAME.apply(state, seat, dice.choice(legal), chance)


@pytest.mark.parametrize(("seats", "advanced"), MODES)
def test_training_shows_what_the_view_shows(seats: int, advanced: bool) -> None:
    for state, seat, _ in _questions(seats, advanced):
        assert seen_by(state, seat) == seen_of(GAME.view(state, seat), seat)


@pytest.mark.parametrize("advanced", [False, True])
def test_a_pairs_two_ways_are_foreseen_as_the_rules_have_them(advanced: bool) -> None:
    chance, ended = Chance(b"ways"), 0
    for state, seat, legal in _questions(2, advanced):
        pairs = [move for move in legal if isinstance(move, PlayPair)]
        if not pairs:
            continue
        lines = features([seen_by(state, seat)], [[choice_of(move, -1, -1, seat) for move in pairs]])
        for move, line in zip(pairs, lines, strict=True):
            for answer, told in zip(ANSWERS, line[WAYS].reshape(4, 5), strict=False):
                after = clone(state)
                carry_out(after, seat, move, chance)
                recruit_pair(after, answer)
                lead, won, lost, *landed = told
                if after.outcome is not None:
                    ended += 1
                    assert (won, lost) == ((1, 0) if seat in after.outcome.winners else (0, 1)) or not after.deck
                elif not any(landed):
                    assert (won, lost) == (0, 0)
                if not any(landed):
                    own = after.lead if seat == 0 else -after.lead
                    assert lead == pytest.approx(np.clip(own, -8, 8) / 7)
    assert ended > 20


WAYS = slice(-(5 * 4 + 4 * 3 + 2), -(4 * 3 + 2))
"""Of a line: lead, won, lost, both landings, after either answer."""
