"""What tells its player something new, and so can't be taken back alone."""

from __future__ import annotations

import pytest

from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Ally
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    ClaimRecruit,
    EndActivation,
    EndTurn,
    Move,
    MoveAgent,
    MoveImmortal,
    Reveal,
    SendAgent,
    Sense,
    ShakeDown,
    Slip,
    Step,
    WriteNote,
)
from tests.engines.mind_mgmt.table import BILL, DUSTY, HENRY, MERU, Table, at


def _reveals(table: Table, move: Move) -> bool:
    events = table.play(move, seat=1 if isinstance(move, WriteNote) else None)
    return any(GAME.reveals(table.state, event) for event in events)


@pytest.mark.parametrize(
    "move",
    [
        MoveAgent(MERU, at("r3c5")),
        SendAgent(DUSTY, MERU, at("r3c5")),
        EndActivation(BILL),
        WriteNote(at("r1c1"), "?"),
    ],
)
def test_what_can_be_foreseen_reveals_nothing(move: Move) -> None:
    assert not _reveals(Table("full").pawns(meru="r3c4").agents_turn(), move)


@pytest.mark.parametrize(
    "move",
    [
        Ask(MERU, Feature.PALM),
        Ask(MERU, Feature.PALM, Ally.DOLPHIN),
        Reveal(MERU),
        Capture(MERU),
        Sense(MERU),
        ShakeDown(HENRY, Feature.PALM),
    ],
)
def test_answers_reveal_something(move: Move) -> None:
    assert _reveals(Table("full").pawns(meru="r3c4", henry="r5c2").steps("r3c4").agents_turn(), move)


@pytest.mark.parametrize("move", [Step(at("r1c3")), Slip("first", at("r2c5")), MoveImmortal(1, at("r5c1"))])
def test_the_recruiters_own_deeds_reveal_nothing(move: Move) -> None:
    assert not _reveals(Table("full"), move)


def test_a_card_of_the_deck_does() -> None:
    table = Table("full").immortals("r5c1 r6c4 r2c2 r3c3")
    table.play(ClaimRecruit(Feature.BOOK), Step(at("r1c3")))
    assert _reveals(table, EndTurn())


def test_the_end_of_the_agents_turn_tells_that_there_is_no_dead_end() -> None:
    table = Table().agents_turn()
    assert not _reveals(table, EndActivation(MERU))
    assert _reveals(table, EndActivation(BILL))
