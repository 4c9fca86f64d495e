"""Boards, hands and closings of played games, in all modes."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.options import AgentAvenueOptions
from engines.core.chance import Chance
from renderers import agent_avenue
from renderers.picture import Picture
from renderers.words import words
from tests.bench.pictures import measure

ENGLISH = words("en")


def fits(drawn: Picture) -> bool:
    height = Image.open(io.BytesIO(drawn.png)).height
    return 1080 * 7 / 11 <= height <= 1080 * 5 / 4 and len(drawn.png) <= 200_000 and len(drawn.alt) <= 1024


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_every_picture_of_a_played_game(seats: int, advanced: bool) -> None:
    luck = random.Random(seats * 2 + advanced)
    chance = Chance(bytes([seats, advanced] * 16))
    state = AGENT_AVENUE.setup(AgentAvenueOptions(advanced=advanced), seats, chance)
    while asked := sorted(AGENT_AVENUE.to_act(state)):
        seat = luck.choice(asked)
        if luck.random() < 0.3:
            assert fits(agent_avenue.board(AGENT_AVENUE.view(state, None), ENGLISH))
            assert fits(agent_avenue.hand(AGENT_AVENUE.view(state, seat), ENGLISH))
            assert "agent-avenue-" not in agent_avenue.tell(AGENT_AVENUE.view(state, seat), ENGLISH)
        AGENT_AVENUE.apply(state, seat, luck.choice(list(AGENT_AVENUE.legal(state, seat))), chance)
    over = AGENT_AVENUE.view(state, None)
    assert fits(agent_avenue.board(over, ENGLISH))
    assert fits(agent_avenue.closing(over, ENGLISH, (1,) * seats))


def test_the_picture_of_an_imagined_state_is_the_same() -> None:
    chance = Chance(bytes(32))
    state = AGENT_AVENUE.setup(AgentAvenueOptions(), 2, chance)
    for _ in range(6):
        seat = min(AGENT_AVENUE.to_act(state), default=0)
        AGENT_AVENUE.apply(state, seat, AGENT_AVENUE.legal(state, seat)[-1], chance)
        for looking in (0, 1):
            view = AGENT_AVENUE.view(state, looking)
            other = AGENT_AVENUE.view(AGENT_AVENUE.imagine(view, Chance(b"another" * 5)), looking)
            assert agent_avenue.hand(view, ENGLISH) == agent_avenue.hand(other, ENGLISH)


def test_a_board_costs_little_more_than_its_encoding() -> None:
    figures = measure("Agents: T.H.E. Plan", 20)
    assert figures.ratio <= 2, "1.2 on an idle machine: see the bench"
    assert figures.heaviest <= 200_000
