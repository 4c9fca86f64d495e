"""Games without packages: what they write into the journal, to the byte, is what it was before there were any."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.options import MindMgmtOptions

FULL = {"mission": "full"}
SHORT = {"mission": "full", "short_setup": True, "standing_order": True, "recruiter": "drawn"}


def _journal(options: dict[str, Any], seats: int) -> str:
    """A digest of a random game's moves and events, and of where chance stands after each."""
    random, chance = Random(5), Chance(b"journal")
    state = GAME.setup(MindMgmtOptions(**options), seats, chance)
    written = hashlib.sha256()
    while waited := sorted(GAME.to_act(state)):
        seat = random.choice(waited)
        move = random.choice(GAME.legal(state, seat))
        written.update(GAME.moves.dump_json(move))
        for event in GAME.apply(state, seat, move, chance):
            written.update(GAME.events.dump_json(event))
        written.update(b"%d/%d;" % (seat, chance.position))
    return written.hexdigest()[:16]


@pytest.mark.parametrize(
    ("options", "seats", "digest"),
    [
        ({}, 2, "271a037cac9935a1"),
        (FULL, 2, "663a74900f0da0f6"),
        (FULL, 5, "657652ac58e9e5d1"),
        (SHORT, 3, "0c478aa5fea2bf61"),
    ],
)
def test_a_game_without_packages_is_what_it_was(options: dict[str, Any], seats: int, digest: str) -> None:
    assert _journal(options, seats) == digest
